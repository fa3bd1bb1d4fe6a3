"""A file as it is being written: its declarations, each read once and kept for as long as nobody changes its text.

A declaration is read as a source of its own, so that it means the same wherever it has moved to; the file knows on
which line each one stands now.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import cached_property
from itertools import count, takewhile
from pathlib import Path

from attrs import field, frozen

from interpreter.report import Diagnostic, Reporter
from interpreter.syntax import nodes as n, parse
from interpreter.syntax.layout import MAX_TEXT
from interpreter.text import Source

_numbers = count(1)


@frozen(eq=False)
class Chunk:
    """A declaration's lines, read: `module` holds it unless it has a slip. `faults` are those of reading."""

    source: Source
    module: n.Module = field(repr=False)
    faults: tuple[Diagnostic, ...] = ()

    @property
    def name(self) -> str:
        """The name of its source, which no other chunk has."""
        return self.source.name

    @property
    def is_read(self) -> bool:
        """Whether a declaration was read from it; of a file that is not empty this is so unless there is a slip."""
        return bool(self.module.declarations)


@frozen(slots=False)
class Written:
    """A file at one moment. `chunks` are its declarations with the number of the line on which each begins."""

    path: Path
    text: str = field(repr=False)
    chunks: tuple[tuple[int, Chunk], ...] = field(repr=False)

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """Its lines without their ends."""
        return tuple(self.text.split("\n"))

    @cached_property
    def _firsts(self) -> list[int]:
        return [first for first, _chunk in self.chunks]

    def chunk_at(self, line: int) -> tuple[int, Chunk] | None:
        """The chunk that a line stands in, with its first line."""
        place = bisect_right(self._firsts, line)
        return self.chunks[place - 1] if place else None


def rewritten(path: Path, text: str, old: Written | None = None) -> Written:
    """A file with a new text; what stood in the old one is not read again."""
    text = text.replace("\r\n", "\n")
    if old is not None and old.text == text:
        return old
    new = divided(text)
    known = [chunk for _first, chunk in old.chunks] if old is not None else []
    ahead = len(list(takewhile(lambda pair: pair[0][1] == pair[1].source.text, zip(new, known, strict=False))))
    left = min(len(new), len(known)) - ahead
    pairs = zip(reversed(new), reversed(known), strict=False)
    behind = min(left, len(list(takewhile(lambda pair: pair[0][1] == pair[1].source.text, pairs))))
    kept = {place: known[place] for place in range(ahead)}
    kept |= {len(new) - place: known[len(known) - place] for place in range(1, behind + 1)}
    chunks = ((first, kept.get(place) or read(path, part)) for place, (first, part) in enumerate(new))
    return Written(path, text, tuple(chunks))


def divided(text: str) -> list[tuple[int, str]]:
    """The declarations of a file, each with its first line; what stands before the first one counts if it is a slip.

    >>> divided("# all\\n\\nstall inn\\n    beds 2\\n\\nstall barn\\n")
    [(3, 'stall inn\\n    beds 2\\n'), (6, 'stall barn\\n')]
    """
    lines = text.split("\n")
    firsts = [number for number, line in enumerate(lines, start=1) if line[:1] not in ("", " ", "\t", "\r", "#")]
    if not firsts or len(text) > MAX_TEXT:
        return [(1, text)]
    if any(not line.lstrip(" \t\r").startswith("#") and line.strip() for line in lines[: firsts[0] - 1]):
        firsts[0] = 1
    ends = [*(first - 1 for first in firsts[1:]), len(lines)]
    return [(first, "\n".join(lines[first - 1 : end])) for first, end in zip(firsts, ends, strict=True)]


def read(path: Path, text: str) -> Chunk:
    """Read a declaration. Its source has the file's name, and behind `#` a number that no other has."""
    source = Source(f"{path.as_posix()}#{next(_numbers)}", text)
    reporter = Reporter()
    module = parse(source, reporter)
    return Chunk(source, module, tuple(reporter.diagnostics))
