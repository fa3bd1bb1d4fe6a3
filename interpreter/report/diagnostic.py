"""The diagnostic: one thing that is wrong, at one place."""

from __future__ import annotations

from collections.abc import Container, Iterable

from attrs import define, evolve, field, frozen

from interpreter.report.message import Message, listed, msg
from interpreter.text import Span


@frozen
class Note:
    """A second place that explains the first: `the first one is here`."""

    span: Span
    caption: Message


@frozen
class Diagnostic:
    """A fault. `code` names it for good; `message` is one line, complete on its own, lower case, no final period."""

    code: str
    message: Message
    span: Span
    notes: tuple[Note, ...] = ()
    help: Message | None = None
    fix: str | None = None  # what to write instead of the span's text
    known: tuple[str, ...] = ()  # the names that could stand there, if the fault is a name that means nothing

    @property
    def key(self) -> tuple[str, int, int, str, str]:
        """What diagnostics are sorted by: file, line, column, code, message."""
        return (self.span.source.name, self.span.line, self.span.column, self.code, self.message)


def closest(word: str, known: Iterable[str]) -> str | None:
    """The known word most like `word`, if any is like it; `closest("wod", ["wood", "stone"]) -> "wood"`.

    Of words joined by `_` each must be like the other: `hand_limit` is not a slip for `room_limit`.
    """
    from difflib import get_close_matches

    found = get_close_matches(word, sorted(set(known)), n=3, cutoff=0.6)
    return next((one for one in found if all(map(is_like, *aligned(word, one)))), None)


def aligned(word: str, other: str) -> tuple[list[str], list[str]]:
    """The words joined by `_` in two names, if there are equally many; else the names themselves."""
    parts, others = word.split("_"), other.split("_")
    return (parts, others) if len(parts) == len(others) else ([word], [other])


def is_like(word: str, other: str) -> bool:
    """Whether one word may be a slip for the other."""
    from difflib import SequenceMatcher

    return SequenceMatcher(None, word, other).ratio() > 0.5


def nearest_first(word: str, known: Iterable[str]) -> list[str]:
    """Names sorted, those first that have one of the words joined by `_` in common with `word`.

    >>> nearest_first("hand_limit", ["barn", "deck", "hand", "row_limit"])
    ['hand', 'row_limit', 'barn', 'deck']
    """
    parts = set(word.split("_"))
    return sorted(known, key=lambda name: (parts.isdisjoint(name.split("_")), name))


@define
class Reporter:
    """Collects the faults of one run; the same fault at the same place is kept once."""

    _found: dict[tuple[str, int, int, str, str], Diagnostic] = field(factory=dict)
    members: dict[str, tuple[str, Span]] = field(factory=dict)  # cards, each with its series and where it is

    def report(
        self,
        code: str,
        message: Message,
        span: Span,
        *,
        notes: Iterable[Note] = (),
        help: Message | None = None,
        fix: str | None = None,
        known: Iterable[str] = (),
    ) -> None:
        """Record a fault."""
        self.add(Diagnostic(code, message, span, tuple(notes), help, fix, tuple(known)))

    def add(self, diagnostic: Diagnostic) -> None:
        """Record a finished diagnostic; one in the lines of a series is told of the whole series."""
        if self.members:
            diagnostic = self._of_series(diagnostic)
        self._found.setdefault(diagnostic.key, diagnostic)

    def _of_series(self, fault: Diagnostic) -> Diagnostic:
        """A fault in the lines of a series, with the name that stands there in place of that of one of its cards."""
        names = {card: series for card, (series, span) in self.members.items() if fault.span in span}
        if not names:
            return fault
        help = fault.help and fault.help.renamed(names)
        return evolve(fault, message=fault.message.renamed(names), help=help)

    def amend(self, diagnostic: Diagnostic) -> None:
        """Put a finished diagnostic in place of the one that says the same at this place with another help."""
        self._found[diagnostic.key] = diagnostic

    def unknown(
        self, code: str, what: Message, word: str, span: Span, known: Iterable[str], help: Message | None = None
    ) -> None:
        """Record an unknown name, with the closest known one as a suggestion and a fix."""
        known = sorted(set(known))
        guess = closest(word, known)
        if guess:
            help = msg("did you mean `{}`?", guess)
        elif known and not help:
            help = msg("known here: {}", listed(nearest_first(word, known)))
        self.report(code, msg("{} `{}` does not exist", what, word), span, help=help, fix=guess)

    def keep(self, *codes: str, besides: Iterable[Diagnostic] = ()) -> None:
        """If there are faults with one of the codes, forget all others but those `besides`: they may come of these."""
        found = {key: one for key, one in self._found.items() if one.code in codes}
        self._found = {one.key: one for one in besides} | found if found else self._found

    def forget(self, places: Container[tuple[str, int, str]]) -> set[tuple[str, int, str]]:
        """Forget the faults at these places, each a file, a line and a code; gives the places where there were any."""
        found = {key: (key[0], key[1], key[3]) for key in self._found}
        gone = {key: place for key, place in found.items() if place in places}
        for key in gone:
            del self._found[key]
        return set(gone.values())

    @property
    def diagnostics(self) -> list[Diagnostic]:
        """All faults, sorted by place."""
        return [self._found[key] for key in sorted(self._found)]

    def __len__(self) -> int:
        return len(self._found)
