"""Versions of packs: three numbers between dots, and the stretches of them that another pack can do with.

A stretch is written in words: `"1.2"` means 1.2 and whatever comes before 2.0 (before 0.2 for `"0.1"`: while the first
number is 0, the second one counts); `"1.2 or later"`, `"1.2 to 1.4"` (1.4.7 is still in it), `"any"`.
"""

from __future__ import annotations

import re

Version = tuple[int, int, int]

_VERSION = re.compile(r"([0-9]{1,9})(?:\.([0-9]{1,9}))?(?:\.([0-9]{1,9}))?$")


def find_version(text: str) -> Version | None:
    """The numbers of a version, each of at most nine digits, or None if it is none.

    >>> find_version("1.2")
    (1, 2, 0)
    >>> find_version("next")
    """
    found = _VERSION.match(text.strip())
    if found is None:
        return None
    first, second, third = (int(part or 0) for part in found.groups())
    return first, second, third


def find_stretch(text: str) -> tuple[Version, Version | None] | None:
    """The first version of a stretch, and the first one behind it (None: it has no end); None if it is no stretch.

    >>> find_stretch("1.2"), find_stretch("0.1"), find_stretch("1.2 or later"), find_stretch("1.2 to 1.4")
    (((1, 2, 0), (2, 0, 0)), ((0, 1, 0), (0, 2, 0)), ((1, 2, 0), None), ((1, 2, 0), (1, 5, 0)))
    >>> find_stretch("1.4 to 1.2"), find_stretch("soon")
    (None, None)
    """
    words = text.split()
    if words == ["any"]:
        return (0, 0, 0), None
    low = find_version(words[0]) if words else None
    if low is None:
        return None
    if len(words) == 1:
        return low, (low[0] + 1, 0, 0) if low[0] else (0, low[1] + 1, 0)
    if words[1:] == ["or", "later"]:
        return low, None
    high = find_version(words[2]) if len(words) == 3 and words[1] == "to" else None
    if high is None or high < low:
        return None
    parts = words[2].count(".")
    return low, (high[0] + (parts == 0), high[1] + (parts == 1) if parts else 0, high[2] + 1 if parts == 2 else 0)


def is_within(version: str, stretch: str) -> bool:
    """Whether a version lies in a stretch; neither may be faulty.

    >>> is_within("1.4.2", "1.2 to 1.4"), is_within("2.0", "1.2")
    (True, False)
    """
    found, bounds = find_version(version), find_stretch(stretch)
    if found is None or bounds is None:
        return False
    return bounds[0] <= found and (bounds[1] is None or found < bounds[1])
