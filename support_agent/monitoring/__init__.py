"""What whoever runs the installation sees of it: liveness, readiness, metrics, the doctor."""
