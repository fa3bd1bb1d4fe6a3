"""What became of single cards in a game, read off its log once the game is over.

A card can work in some places of the table; which, the tables of the compiled game know. A player *holds* a card that
lies before that player where it cannot work, and has it *in play* where it can. That says the same of every game: it
needs no name of a place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from attrs import frozen

from interpreter.effects.records import AbilityFired, CardMoved, EffectPerformed, Record
from interpreter.game.program import Program
from interpreter.game.sheet import Sheet
from interpreter.game.state import State
from interpreter.report.message import msg
from moodsl.extras.balance import SEAT
from moodsl.extras.sim.figures import Mean, Share
from moodsl.extras.sim.uses import ACTION, THINGS, UseCounter, Uses

if TYPE_CHECKING:
    from moodsl.extras.sim.one_game import GameRow

ALL_CARDS = "card"  # stands for every kind of cards
HELD, IN_PLAY, PUT = 1, 2, 4  # bits; HELD: before it was in play there; PUT: then put into play by who held it

Trace = tuple[int, int, int, int]
"""What became of a design at a player: its place in the sheet, the seat, bits of HELD, IN_PLAY and PUT, and how often
its abilities fired or were carried out."""


def kinds_of(program: Program, names: Sequence[str]) -> tuple[str, ...]:
    """The kinds that some names stand for whose cards and boards work before a player; `card` stands for all of such
    cards, and `seat`, `action` and all other kinds of things for none (`things_of`).

    Raises ValueError for another name.
    """
    sheet = program.sheet
    cards, boards = kinds_at_work(program, "card"), kinds_at_work(program, "board")
    things = [kind.name for kind in sheet.kinds.values() if kind.base in THINGS]
    known = tuple(dict.fromkeys((ALL_CARDS, SEAT, ACTION, *cards, *boards, *things)))
    for name in names:
        if name not in known:
            raise ValueError(msg("nothing is counted by `{}`; there is: {}", name, ", ".join(known)))
    wanted = [one for name in names for one in (cards if name == ALL_CARDS else [name])]
    return tuple(dict.fromkeys(name for name in wanted if name in (*cards, *boards)))


def things_of(program: Program, names: Sequence[str]) -> tuple[str, ...]:
    """Those of some names that are kinds of things which do not work before a player, such as parts and pieces."""
    at_work = [*kinds_at_work(program, "card"), *kinds_at_work(program, "board")]
    kinds = program.sheet.kinds
    return tuple(
        dict.fromkeys(name for name in names if name in kinds and kinds[name].base in THINGS and name not in at_work)
    )


def kinds_at_work(program: Program, base: str) -> list[str]:
    """The kinds of cards, or boards, that work before a player."""
    works = zip(program.sheet.kinds.values(), places_of(program), strict=False)
    return [kind.name for kind, row in works if IN_PLAY in row and kind.base == base]


def places_of(program: Program) -> list[list[int]]:
    """Row of a card -> pile -> HELD or IN_PLAY, or 0 for a pile that is no player's."""
    tables = program.tables
    return [
        [0 if owner < 0 else IN_PLAY if works else HELD for works, owner in zip(row, tables["owner"], strict=False)]
        for row in tables["works"]
    ]


class CardCounter:
    """Reads off finished games what became of the cards of some kinds, and what was done; of other kinds, `things`, how
    often they came where."""

    def __init__(self, program: Program, kinds: Sequence[str], things: Sequence[str] = ()) -> None:
        self._uses = UseCounter(program, things)
        tables, designs = program.tables, program.sheet.designs
        self._design: Sequence[int] = tables["design"]
        self._owner: Sequence[int] = tables["owner"]
        self._start: Sequence[int] = tables["start_places"]
        places = places_of(program)
        cards = range(len(program.sheet.design_of))
        self._cards = [card for card in cards if designs[self._design[card]].kind in kinds]
        nowhere = [0] * len(self._owner)
        watched = set(self._cards)
        self._places = [places[tables["rows"][card]] if card in watched else nowhere for card in cards]

    @property
    def reads(self) -> tuple[type[Record], ...]:
        """The sorts of records that are looked at."""
        return (CardMoved, AbilityFired, EffectPerformed, *self._uses.reads)

    def uses(self, m: State) -> Uses:
        """How often was done what, in a finished game with a log."""
        return self._uses.uses(m)

    def traces(self, m: State, order: Sequence[int]) -> tuple[Trace, ...]:
        """What became of the cards in a finished game with a log; `order` are the players from the first seat on.

        A move says where it comes from and where it leads. A draw does not say where it leads: that is where the next
        move begins, or where the card lies in the end.
        """
        places, owner, design = self._places, self._owner, self._design
        lies = list(self._start)
        found: dict[tuple[int, int], int] = {}
        fired: dict[tuple[int, int], int] = {}

        def met(card: int, pile: int, what: int) -> None:
            key = design[card], owner[pile]
            had = found.get(key, 0)
            if what == IN_PLAY:
                found[key] = had | (IN_PLAY | PUT if had & HELD else IN_PLAY)
            elif not had & IN_PLAY:
                found[key] = had | HELD

        for record in m.log or ():
            if isinstance(record, CardMoved):
                card, source, goal = record.card, record.source, record.target
                place = places[card]
                if place[source] and lies[card] != source:
                    met(card, source, place[source])
                if place[goal]:
                    met(card, goal, place[goal])
                lies[card] = goal
            elif isinstance(record, AbilityFired | EffectPerformed):
                key = design[record.card], owner[lies[record.card]]
                fired[key] = fired.get(key, 0) + 1
        for card in self._cards:
            pile = m.loc[card]
            if places[card][pile] and (pile != lies[card] or pile == self._start[card]):
                met(card, pile, places[card][pile])
        seat_of = {player: seat for seat, player in enumerate(order)}
        return tuple(
            (number, seat_of[player], bits, fired.get((number, player), 0))
            for (number, player), bits in sorted(found.items())
        )


# ---- what many games say of a card ----------------------------------------------------------------------------------


@frozen
class Career:
    """What many games say of a design.

    `put` is the share of the players who held it that put it into play. `in_play` is the share of all games where it
    was in play. `wins` are those of the players who had it in play, `ahead` is by how much their result was above the
    mean of the others', `fires` how often its abilities fired or were carried out in a game at such a player.
    """

    put: Share
    in_play: Share
    wins: Share
    ahead: Mean
    fires: float


def careers_of(sheet: Sheet, kinds: Sequence[str], rows: Sequence[GameRow]) -> dict[str, dict[str, Career]]:
    """What some games, none of them broken off, say of every design of some kinds: by kind and design."""
    met: dict[int, list[tuple[GameRow, list[Trace]]]] = {}
    for row in rows:
        by_design: dict[int, list[Trace]] = {}
        for trace in row.traces:
            by_design.setdefault(trace[0], []).append(trace)
        for design, traces in by_design.items():
            met.setdefault(design, []).append((row, traces))
    return {
        kind: {
            design.name: career_of(met.get(number, []), len(rows))
            for number, design in enumerate(sheet.designs)
            if design.kind == kind
        }
        for kind in kinds
    }


def career_of(met: Sequence[tuple[GameRow, list[Trace]]], games: int) -> Career:
    """What the games in which a design was before somebody say of it."""
    bits = [[trace[2] for trace in traces] for _row, traces in met]
    mine = [(row, trace) for row, traces in met for trace in traces if trace[2] & IN_PLAY]
    return Career(
        put=Share.from_counts(
            sum(b & PUT != 0 for one in bits for b in one), sum(b & HELD != 0 for one in bits for b in one)
        ),
        in_play=Share.from_counts(sum(any(b & IN_PLAY for b in one) for one in bits), games),
        wins=Share.from_counts(sum(row.wins[trace[1]] for row, trace in mine), len(mine)),
        ahead=Mean.from_numbers([ahead_of(row.scores, trace[1]) for row, trace in mine]),
        fires=round(sum(trace[3] for _row, trace in mine) / len(mine), 4) if mine else 0.0,
    )


def ahead_of(scores: Sequence[int], seat: int) -> float:
    """By how much a score is above the mean of the others'.

    >>> ahead_of((12, 6, 8), 0)
    5.0
    """
    return scores[seat] - (sum(scores) - scores[seat]) / max(1, len(scores) - 1)
