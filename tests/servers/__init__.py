"""The real servers that tests run against: PostgreSQL, Valkey, a web server and a browser."""
