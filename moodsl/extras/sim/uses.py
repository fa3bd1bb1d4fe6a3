"""How often each action was taken in games, and how often things came to lie somewhere, or were named by a mark (a part
that was put into a square)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from attrs import frozen

from interpreter.effects.records import ActionTaken, CardDrawn, CardMarked, CardMoved, PiecesMoved, Record
from interpreter.game.program import Program
from interpreter.game.sheet import Sheet
from interpreter.game.state import State

if TYPE_CHECKING:
    from moodsl.extras.sim.one_game import GameRow

ACTION = "action"  # what stands for these counts where cards are counted by kind
THINGS = ("card", "board", "piece")  # bases of the kinds whose things are counted

Uses = dict[tuple[str, str], int]
"""How often: by `action`, the name of a mark, or a kind and where its things came to lie (`named`), and the name of an
action, card or kind of pieces."""


@frozen
class Use:
    """How often something was done: in a game, on average, and the share of the games in which it was done at all."""

    each_game: float
    games: float


def named(kind: str, where: str) -> str:
    """The name for the things of a kind that came into a zone, or onto something by a mark.

    >>> named("part", "fitted")
    'part: fitted'
    """
    return f"{kind}: {where}"


def parts_of_name(what: str) -> tuple[str, str]:
    """The kind and the place of such a name; the kind is empty for actions, and for a mark of its own.

    >>> parts_of_name("part: fitted"), parts_of_name("action")
    (('part', 'fitted'), ('', 'action'))
    """
    kind, _colon, where = what.rpartition(": ")
    return kind, where


class UseCounter:
    """Reads off finished games how often each action was taken, cards were named by marks, and things of some kinds
    came into another zone."""

    def __init__(self, program: Program, kinds: Sequence[str]) -> None:
        self._sheet = sheet = program.sheet
        self._things = bool(kinds)
        self._marks = list(sheet.marks.values())
        self._zone = {pile: zone.name for pile, (zone, _owner, _number) in sheet.piles.items()}
        self._start: Sequence[int] = program.tables["start_places"]
        counted = [[kind for kind in kinds if design.kind in sheet.kinds[kind].under] for design in sheet.designs]
        self._kinds = [counted[design] for design in sheet.design_of]
        self._pieces = {of: [kind for kind in kinds if of in sheet.kinds[kind].under] for of in sheet.kinds}

    @property
    def reads(self) -> tuple[type[Record], ...]:
        """The sorts of records that are looked at, beside those of moved cards."""
        return (ActionTaken, CardMarked, *((CardDrawn, PiecesMoved) if self._things else ()))

    def uses(self, m: State) -> Uses:
        """What was done in a finished game with a log."""
        sheet = self._sheet
        found: Counter[tuple[str, str]] = Counter()
        log = m.log or ()
        for number, times in Counter(one.action for one in log if isinstance(one, ActionTaken)).items():
            found[ACTION, sheet.actions[number].name] = times
        for marked in (one for one in log if isinstance(one, CardMarked)):
            if self._marks[marked.mark].type == "card" and marked.now >= 0:
                design, mark = sheet.design(marked.now), self._marks[marked.mark].name
                if sheet.kinds[design.kind].base == "card":
                    found[mark, design.name] += 1
                for kind in self._kinds[marked.now]:
                    found[named(kind, mark), design.name] += 1
        if not self._things:
            return found
        for gone in (one for one in log if isinstance(one, PiecesMoved)):
            source, goal = sheet.zone_of_pieces(gone.source), sheet.zone_of_pieces(gone.target)
            for kind in self._pieces[source.of] if goal is not source else ():
                found[named(kind, goal.name), source.of] += gone.number
        for card, zone in self._moved(m):
            for kind in self._kinds[card]:
                found[named(kind, zone), sheet.design(card).name] += 1
        return found

    def _moved(self, m: State) -> Iterator[tuple[int, str]]:
        """Each card that came into another zone, and that zone. Of a draw the log does not say where it led: that is
        where the next move of the card begins, or where it lies in the end."""
        zone, lies, drawn = self._zone, list(self._start), set()
        for record in m.log or ():
            if isinstance(record, CardDrawn):
                drawn.add(record.card)
            elif isinstance(record, CardMoved):
                card = record.card
                ways = ((lies[card], record.source), (record.source, record.target)) if card in drawn else ()
                for source, goal in ways or ((record.source, record.target),):
                    if zone[source] != zone[goal]:
                        yield card, zone[goal]
                drawn.discard(card)
                lies[card] = record.target
        for card in sorted(drawn):
            if zone[lies[card]] != zone[m.loc[card]]:
                yield card, zone[m.loc[card]]


def uses_of(sheet: Sheet, kinds: Sequence[str], rows: Sequence[GameRow]) -> dict[str, dict[str, Use]]:
    """What many games say: for all actions, all cards that marks have named, and all things of these kinds, wherever
    any of them came."""
    names = {(ACTION, action.name): None for action in sheet.actions}
    met = sorted({key for row in rows for key in row.uses})
    for kind in kinds:
        under = sheet.kinds[kind].under
        all_of_it = [design.name for design in sheet.designs if design.kind in under]
        places = dict.fromkeys(what for what, _name in met if what.startswith(named(kind, "")))
        names |= {(what, name): None for what in places for name in all_of_it}
    names |= dict.fromkeys(met)
    found: dict[str, dict[str, Use]] = {}
    for what, name in names:
        counts = [row.uses.get((what, name), 0) for row in rows]
        use = Use(round(sum(counts) / len(rows), 4), round(sum(map(bool, counts)) / len(rows), 4))
        found.setdefault(what, {})[name] = use
    return found
