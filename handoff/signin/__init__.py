"""How staff sign in: a password, a second factor, and whom a session stands for."""
