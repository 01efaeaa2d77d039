"""What runs without anything installed beside Python: a broker, and secrets of its own."""
