"""What the agent did, for people: the same words on the desk, the review and the record's pages."""
