"""The article of an English word: written cards, the log and rules texts agree in it."""

from __future__ import annotations


def article(following: str) -> str:
    """`a` or `an`, as the word behind it wants.

    >>> article("opponent"), article("unit"), article("(oxen)")
    ('an', 'a', 'an')
    """
    word = following.lstrip("(")
    like_you_or_won = word.startswith(("uni", "use", "uto", "eu", "one"))
    return "an" if word[:1] in tuple("aeiou") and not like_you_or_won else "a"
