"""What an operator does to a running shop: upgrade it, roll it back, back it up, restore it."""
