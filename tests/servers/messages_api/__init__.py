"""A real HTTP server that speaks the Messages API, strict about what it is asked.

It answers from a script, streaming or whole, with any fault on order; it keeps every request
as it came; and it refuses a history that the provider would refuse, so that a wrong one fails.

    python -m tests.servers.messages_api --port 8099
"""
