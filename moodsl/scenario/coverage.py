"""Coverage: which lines of which cards and actions scenarios have exercised, and what is missing of the others.

Every line of a card comes to one or more parts: an `if` has to hold and to fail, a `may` to be taken and declined,
each option of `choose one` to be taken, a loop to be entered, a line under `always:` to be in force while somebody
asks, an ability to be set off, any other line to be carried out. A line is covered if all its parts have been seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import frozen

from interpreter.effects import steps as s
from interpreter.model import Lasting, Model
from interpreter.report.message import Message, all_of, msg

Seen = frozenset[tuple[int, str]]
"""What scenarios have exercised: (clause, mark); see `interpreter.compile.marks`."""


@frozen
class CoveragePart:
    """Something to be exercised: the mark (`clause`, `what`) shows it. It belongs to the clause `line`."""

    clause: int
    what: str
    line: int
    lacks: Message  # what is said if it was never seen


@frozen
class Gap:
    """A line that is not covered: where it stands, whose it is, its words, and what is missing."""

    source: str
    line: int
    owner: str
    text: str
    lacks: Message


@frozen
class Coverage:
    """How many lines there are, how many of them are covered, and the gaps, in the order of the files."""

    lines: int
    covered: int
    gaps: tuple[Gap, ...]

    @property
    def percent(self) -> float:
        """The share of lines that are covered, rounded down to a tenth; of no lines all are covered.

        >>> Coverage(lines=3, covered=2, gaps=()).percent
        66.6
        """
        return self.covered * 1000 // self.lines / 10 if self.lines else 100.0

    def reaches(self, demand: int) -> bool:
        """Whether at least so many of a hundred lines are covered."""
        return self.covered * 100 >= demand * self.lines


def parts_of(model: Model, rules: bool = False) -> Iterator[CoveragePart]:
    """What there is to exercise on the cards of a game and in its actions; with `rules` in its verbs and flow, too.

    What sets the game up is left out: a scenario begins with a position of its own.
    """
    for ability in model.abilities:
        if ability.design is not None:
            yield CoveragePart(ability.clause, "done", ability.clause, msg("is never set off"))
        if ability.design is not None or rules:
            yield from within(ability.body)
    lasting: tuple[Lasting, ...] = (*model.modifiers, *model.prohibitions)
    for always in lasting:
        yield CoveragePart(always.clause, "in force", always.clause, msg("is never in force"))
    for action in model.actions.values():
        yield from within(action.body)
    if rules:
        for verb in model.verbs.values():
            yield from within(verb.body)
        for part, steps in model.flow.items():
            if not part.endswith("setup"):
                yield from within(steps)


def within(steps: Iterable[s.Step]) -> Iterator[CoveragePart]:
    """The parts of a block."""
    for step in steps:
        yield from parts_in(step)


def parts_in(step: s.Step) -> Iterator[CoveragePart]:
    """The parts of one step and the blocks in it."""
    clause = step.clause
    match step:
        case s.IfStep():
            for one in step.clauses:
                yield CoveragePart(one, "held", one, msg("never holds"))
                yield CoveragePart(one, "failed", one, msg("never fails to hold"))
            for _condition, block in step.arms:
                yield from within(block)
        case s.May():
            yield CoveragePart(clause, "taken", clause, msg("is never taken"))
            yield CoveragePart(clause, "declined", clause, msg("is never declined"))
            yield from within((*step.body, *step.otherwise))
        case s.ChooseOne():
            for place, option in enumerate(step.options):
                first = option[0].clause if option else clause
                yield CoveragePart(clause, f"option {place}", first, msg("is an option never taken"))
                yield from within(option)
        case s.AnyOrder():
            yield CoveragePart(clause, "done", clause, msg("never happens"))
            for option in step.options:
                yield from within(option)
        case s.ForEach() | s.Repeat() | s.Turns():
            yield CoveragePart(clause, "entered", clause, msg("is never entered"))
            yield from within(step.body)
        case s.WithPicks() | s.PayCards():
            if all(inner.clause != clause for inner in step.body):
                yield CoveragePart(clause, "done", clause, msg("never happens"))
            yield from within(step.body)
        case s.PhaseStep():
            yield CoveragePart(clause, "done", clause, msg("never happens"))
            yield from within(step.body)
        case _:
            yield CoveragePart(clause, "done", clause, msg("never happens"))


def coverage_of(model: Model, parts: Iterable[CoveragePart], seen: Seen) -> Coverage:
    """What of the parts has been seen, line by line."""
    lines: dict[tuple[str, int, str], tuple[str, dict[str, None]]] = {}
    for part in parts:
        clause = model.clauses[part.line]
        words = clause.text.partition(" #")[0].strip()
        _words, lacks = lines.setdefault((clause.source, clause.line, clause.owner), (words, {}))
        if (part.clause, part.what) not in seen:
            lacks[part.lacks] = None
    gaps = []
    for (source, line, owner), (words, lacks) in sorted(lines.items()):
        if len(lacks) > 1:
            lacks.pop("never happens", None)  # the rest says why
        if lacks:
            gaps.append(Gap(source, line, owner, words, all_of(lacks)))
    return Coverage(len(lines), len(lines) - len(gaps), tuple(gaps))
