"""Lines for missing words, put into the text of a file `words/LANGUAGE.ftl`.

In English a word begins as its name in the `.moo` file, readable. What nobody can guess is written as `…`: such a line
is only a place to write at, and the word stays missing until its author has written it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise

from moodsl.prose.sentences import GAP
from moodsl.prose.words import Missing

FIRST_LINE = re.compile(r"([a-z][\w-]*) *=")
ORDER = ("gender", "gen", "dat", "acc", "ins", "loc", "plural", "plural-gen")


def with_missing(text: str, missing: Iterable[Missing], language: str) -> str:
    """A file of words with a line for each missing form that has none: behind the words of its sort, or in its word."""
    lines = text.rstrip("\n").split("\n") if text.strip() else []
    forms: dict[str, list[Missing]] = {}
    for one in missing:
        forms.setdefault(one.message, []).append(one)
    for message, lacking in forms.items():
        blocks = list(blocks_of(lines))
        start, own = next(((first, end) for name, first, end in blocks if name == message), (0, None))
        sort = message.partition("-")[0]
        alike = (end for name, _first, end in reversed(blocks) if name.partition("-")[0] == sort)
        begun = {line.partition("=")[0].strip() for line in lines[start:own] if own}
        wanted = sorted({one.attribute for one in lacking if one.attribute}, key=place_of)
        gaps = {one.attribute: one.gap for one in lacking}
        new = [f"    .{one} = {gaps[one]}" for one in wanted if f".{one}" not in begun]
        if own is None:
            whole = next((one for one in lacking if one.attribute is None), None)
            new.insert(0, f"{message} ={f' {first_word(whole, language)}' if whole else ''}")
        at = own if own is not None else next(alike, len(lines))
        lines[at:at] = new
    return "\n".join([*lines, ""])


def first_word(missing: Missing, language: str) -> str:
    """What a word begins as."""
    return missing.what.replace("_", " ") if language == "en" else GAP


def place_of(form: str) -> tuple[int, str]:
    """By which forms are sorted: as a table of cases has them, behind them all others."""
    return (ORDER.index(form) if form in ORDER else len(ORDER), form)


def blocks_of(lines: list[str]) -> Iterator[tuple[str, int, int]]:
    """The name of each message, where it begins, and where it ends: behind its last indented line."""
    starts = [at for at, line in enumerate(lines) if FIRST_LINE.match(line)]
    for first, behind in pairwise([*starts, len(lines)]):
        inner = (at for at in range(first + 1, behind) if lines[at].strip() and lines[at][0] in " }")
        yield lines[first].partition("=")[0].strip(), first, max(inner, default=first) + 1
