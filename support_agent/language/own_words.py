"""A model's own words: one sentence, every word of which is in the language's list of warm words."""


def is_warm(sentence: str, language: str) -> bool:
    """Whether the sentence can say nothing but kindness."""
    return False
