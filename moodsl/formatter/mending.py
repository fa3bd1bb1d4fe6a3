"""Slips mended: the fixes that faults carry, applied until none is left.

A fix is applied if it is certain. A guess at a name ("did you mean `grain`?") is certain if one letter tells the two
words apart. Of two fixes that touch one line the first is applied, and the line is looked at again; if it is not better
in the end, it stays as it was. Slips of writing are mended first. Names are looked at when every file can be read and
the game is there: a declaration that cannot be read takes its name with it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

from attrs import frozen

from interpreter.loader import check_sources
from interpreter.report import Diagnostic, Reporter, mended as lines_of
from interpreter.syntax import parse
from interpreter.text import Source

MAX_ROUNDS = 50
INCOMPLETE = ("no-game", "missing-pack", "wrong-version")

Find = Callable[[Sequence[Source]], list[Diagnostic]]


@frozen
class Mended:
    """Sources as they are now, in the order in which they were given, and the faults that are left."""

    sources: tuple[Source, ...]
    left: tuple[Diagnostic, ...]


def mend(sources: Iterable[Source], own: Collection[str], whole: bool = True) -> Mended:
    """Apply the certain fixes to the sources whose names are `own`; the others are only read beside them.

    If something is missing beside the sources (`whole` False), only slips of writing are mended and told.
    """
    now = settled(list(sources), own, slips)
    if not whole:
        return Mended(tuple(now), tuple(slips(now)))
    left = faults(now)
    if not slips(now) and not is_incomplete(left):
        now = settled(now, own, faults)
        left = faults(now)
    return Mended(tuple(now), tuple(left))


def is_incomplete(found: Iterable[Diagnostic]) -> bool:
    """Whether faults say that something is not there on which the names of all other files may hang."""
    return any(one.code in INCOMPLETE for one in found)


def settled(start: list[Source], own: Collection[str], find: Find) -> list[Source]:
    """Sources with the fixes of what `find` finds applied, round after round; what is not better is put back."""
    before = found = find(start)
    now, seen = start, {tuple(start)}
    for _ in range(MAX_ROUNDS):
        now = [applied(source, found) if source.name in own else source for source in now]
        if tuple(now) in seen:  # nothing changed, or two fixes undo each other
            break
        seen.add(tuple(now))
        found = find(now)
    return [better(old, new, before, found) for old, new in zip(start, now, strict=True)]


def better(old: Source, new: Source, before: Iterable[Diagnostic], after: Iterable[Diagnostic]) -> Source:
    """A source with those of its new lines that have fewer faults than they had; of stretches of lines all or none.

    Asked are the lines that had a fault, and those below them: what is mended badly often shows there.
    INVARIANT: a fix adds no line and takes none away.
    """
    lines = list(new.lines)
    guilty = [one.span.line for one in before if one.span.source == old]
    left = [one.span.line for one in after if one.span.source == new]
    for stretch in stretches(at for at, line in enumerate(lines, start=1) if line != old.lines[at - 1]):
        asked = {at + step for at in guilty if at in stretch for step in (0, 1)}
        still = sum(at in asked for at in left)
        if still and still >= sum(at in asked for at in guilty):
            for at in stretch:
                lines[at - 1] = old.lines[at - 1]
    return Source(new.name, "\n".join(lines))


def stretches(numbers: Iterable[int]) -> list[range]:
    """Rising numbers as stretches without a gap.

    >>> stretches([2, 3, 4, 7])
    [range(2, 5), range(7, 8)]
    """
    found: list[range] = []
    for number in numbers:
        if found and found[-1].stop == number:
            found[-1] = range(found[-1].start, number + 1)
        else:
            found.append(range(number, number + 1))
    return found


def slips(sources: Sequence[Source]) -> list[Diagnostic]:
    """The faults of writing, each file read by itself."""
    reporter = Reporter()
    for source in sources:
        parse(source, reporter)
    return reporter.diagnostics


def faults(sources: Sequence[Source]) -> list[Diagnostic]:
    """All faults of the sources together."""
    reporter = Reporter()
    check_sources(sources, reporter)
    return reporter.diagnostics


def applied(source: Source, found: Iterable[Diagnostic]) -> Source:
    """A source after the certain fixes of one round."""
    changed: dict[int, str] = {}
    for one in found:
        if one.span.source == source and is_certain(one):
            new = lines_of(source.lines, one)
            if not new.keys() & changed.keys():
                changed |= new
    lines = [changed.get(at, line) for at, line in enumerate(source.lines, start=1)]
    return Source(source.name, "\n".join(lines))


def is_certain(found: Diagnostic) -> bool:
    """Whether the fix of a fault can be applied unasked."""
    if found.fix is None:
        return False
    is_guess = found.help == f"did you mean `{found.fix}`?"
    return not is_guess or one_slip_apart(found.span.text, found.fix)


def one_slip_apart(written: str, meant: str) -> bool:
    """Whether two words differ by one letter that is wrong, missing or too many, or by two that changed places.

    >>> one_slip_apart("grian", "grain"), one_slip_apart("graain", "grain"), one_slip_apart("green", "grain")
    (True, True, False)
    """
    start = 0
    while start < min(len(written), len(meant)) and written[start] == meant[start]:
        start += 1
    left, right = written[start:], meant[start:]
    swapped = len(left) >= 2 and left[:2] == right[1::-1] and left[2:] == right[2:]
    return swapped or left[1:] == right[1:] or left[1:] == right or left == right[1:]
