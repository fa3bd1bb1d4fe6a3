"""Text of others that is shown: without the characters that act on whoever shows it instead of being read."""

from __future__ import annotations

import re

BOX = "\N{REPLACEMENT CHARACTER}"

# What a terminal obeys (the controls of ASCII and of Latin 1 but for the tab and the end of a line), what turns the
# order of letters around, what ends a line for some readers only, and halves of letters, which no file can hold.
ACTING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


def harmless(text: str) -> str:
    r"""The text with a box in place of every character that acts; tabs and ends of lines stay.

    >>> harmless("In\x1b[2Jn")
    'In�[2Jn'
    """
    return ACTING.sub(BOX, text)
