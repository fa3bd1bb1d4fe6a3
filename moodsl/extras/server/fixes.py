"""What would mend a fault: its own fix, and the names that could have been meant."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path

from attrs import evolve, frozen

from interpreter.report import Diagnostic
from interpreter.report.mending import mended
from interpreter.report.message import Message, msg
from moodsl.extras.server.pack import Pack

MOST = 3  # names that are offered beside the fix
LIKENESS = 0.5


@frozen
class Fix:
    """Lines that say something else than they do, by their numbers in the file. `is_likely` if it is surely meant."""

    message: Message
    fault: Diagnostic
    lines: dict[int, str]
    is_likely: bool


def fixes(pack: Pack, path: Path, first: int, last: int) -> Iterator[Fix]:
    """The fixes of the faults on some lines of a file."""
    for fault in pack.faults(path):
        place = pack.place(fault.span)
        if place is None or place.end_line < first or place.line > last:
            continue
        chunk = fault.span.source.lines
        said = [] if fault.fix is None else [fault.fix]
        near = get_close_matches(fault.span.text, fault.known, n=MOST, cutoff=LIKENESS)
        for text in [*said, *(name for name in near if name not in said)]:
            changed = mended(chunk, evolve(fault, fix=text))
            shift = place.line - fault.span.line
            if changed:
                lines = {line + shift: new for line, new in changed.items()}
                yield Fix(said_of(fault, text), fault, lines, text == fault.fix)


def said_of(fault: Diagnostic, text: str) -> Message:
    """What a fix does, for a menu."""
    if text.strip():
        return msg("write `{}`", text)
    return msg("mend the indentation") if not fault.span.text.strip() else msg("delete `{}`", fault.span.text.strip())
