"""What a die shows, as one number: a number that is printed on it as it is, a word as a number far below all others.

So faces are compared as they are, and a saved match holds nothing but numbers.
"""

from __future__ import annotations

NO_FACE = -1  # what no die shows
WORDS = -10_000  # the word of number 0; others follow below it

Printed = int | str
"""What is printed on a face: a number from 0 on, or a word."""


def face_of_word(word: int) -> int:
    """The face on which the word of this number is printed."""
    return WORDS - word


def word_of_face(face: int) -> int | None:
    """The number of the word that is printed on a face; None if it is a number."""
    return WORDS - face if face <= WORDS else None
