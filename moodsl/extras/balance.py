"""What the author of a pack wants its balance to be.

The file `balance.json` lies beside the cards. Every part of it can be left out:

    {
        "wins at most": {"KIND": 1.25, "seat 1": 1.1},               times the fair share, of boards or cards in play
        "wins at least": {"seat 1": 0.9},
        "put into play at least": {"KIND OF CARDS": 0.02},           of the players who held the card
        "put into play at most": {"KIND OF CARDS": 0.6},
        "in play at least": {"KIND OF CARDS": 0.03},                 of the games
        "in play at most": {"KIND OF CARDS": 0.6},
        "in play before players at least": {"KIND OF CARDS": 0.01},  of the players
        "in play before players at most": {"KIND OF CARDS": 0.6},
        "mean at least": {"COUNTER": 20},                            at the end, of a counter that is no player's
        "mean at most": {"COUNTER": 60},
        "ends by at least": {"ENDING": 0.01},                        of the games
        "ends by at most": {"ENDING": 0.3},
        "endings together at most": {"endings": ["ENDING", "ENDING"], "share": 0.15, "before": {"COUNTER": 8}},
        "every ending occurs": true,
        "last as part of first at least": 0.5                        the median
    }

`moodsl.extras.sim` says whether it is so.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypedDict

from attrs import frozen

from interpreter.model import Model
from interpreter.report.message import msg
from moodsl.side_files import SideFault, as_shape, parsed

FILE = "balance.json"
SEAT = "seat"

WINS, PUT, IN_PLAY, BEFORE = "wins", "put into play", "in play", "in play before players"
MEAN, ENDS = "mean", "ends by"
# What is limited, as `wins at most`:
MOST_FIRST = (f"{WINS} at most", f"{WINS} at least")
LIMITED = (
    *MOST_FIRST,
    *(f"{one} at {side}" for one in (PUT, IN_PLAY, BEFORE, MEAN, ENDS) for side in ("least", "most")),
)
TOGETHER, EVERY_ENDING, CLOSE = "endings together at most", "every ending occurs", "last as part of first at least"
Limits = dict[str, float]


class Before(TypedDict, total=False):
    """`before` says that only the games count in which a counter of the game was below a number when they ended."""

    before: dict[str, int]


class Ended(Before):
    """Some endings and the share of the games that they end at most."""

    endings: list[str]
    share: float


Written = TypedDict(  # type: ignore[misc]
    "Written", dict.fromkeys(LIMITED, Limits) | {TOGETHER: Ended, EVERY_ENDING: bool, CLOSE: float}, total=False
)


@frozen
class Targets:
    """What is wanted: `limits` by target (`LIMITED`), then by kind, seat, counter or ending, as the file says them;
    `winners` are the kinds of cards whose wins count, `every` the endings that have to occur."""

    limits: dict[str, Limits]
    winners: tuple[str, ...]
    together: Ended | None
    every: tuple[str, ...]
    close: float | None

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds whose cards have to be counted."""
        cards = (rows for target, rows in self.limits.items() if measure_of(target) in (PUT, IN_PLAY, BEFORE))
        return tuple(dict.fromkeys([*(kind for rows in cards for kind in rows), *self.winners]))


@frozen
class Subjects:
    """What targets can be about: kinds of boards, kinds of cards that work before a player, endings, counters of the
    game, and so many seats."""

    boards: tuple[str, ...]
    cards: tuple[str, ...]
    endings: tuple[str, ...]
    counters: tuple[str, ...]
    seats: int


def subjects_of(model: Model) -> Subjects:
    """What the targets of a pack can be about."""
    boards = [kind.name for kind in model.kinds.values() if kind.base == "board"]
    cards = [
        kind.name
        for kind in model.kinds.values()
        if kind.base == "card" and any(model.zones[zone].per == "player" for zone in kind.works)
    ]
    counters = [counter.name for counter in model.counters.values() if counter.of_game and counter.is_number]
    return Subjects(tuple(boards), tuple(cards), tuple(model.endings), tuple(counters), model.players[0])


def measure_of(target: str) -> str:
    """What a target limits: `wins` of `wins at most`."""
    return target.rpartition(" at ")[0]


def read_targets(path: Path, subjects: Subjects) -> Targets:
    """The targets in a file. Raises SideFault."""
    return from_data(parsed(path), subjects, path)


def from_data(data: object, subjects: Subjects, path: Path = Path(FILE)) -> Targets:
    """The targets that a JSON document states. Raises SideFault if it is of another shape, or speaks of what the game
    does not have."""
    said: dict[str, Any] = dict(as_shape(data, Written, path))
    seats = [f"{SEAT} {number}" for number in range(1, subjects.seats + 1)]

    def limits(target: str, known: Iterable[str], what: str) -> Limits:
        rows: Limits = said.get(target, {})
        for name, limit in rows.items():
            if name not in known:
                raise SideFault(path, msg("`{}` is about {}, and `{}` is none", target, what, name), target, name)
            not_below_0(limit, msg("`{}` of `{}`", target, name), path, target, name)
        return rows

    of_counters = msg("a counter that is no player's")
    together: Ended | None = said.get(TOGETHER)
    if together:
        not_below_0(together["share"], msg("`{}`", TOGETHER), path, TOGETHER, "share")
    for name in [
        *(together["endings"] if together else ()),
        *said.get(f"{ENDS} at least", ()),
        *said.get(f"{ENDS} at most", ()),
    ]:
        if name not in subjects.endings:
            lacking = msg("there is no ending `{}`; there is: {}", name, ", ".join(subjects.endings))
            raise SideFault(path, lacking, name)
    before = together.get("before", {}) if together else {}
    for name in before:
        if name not in subjects.counters:
            wrong = msg("`{}` is about {}, and `{}` is none", TOGETHER, of_counters, name)
            raise SideFault(path, wrong, TOGETHER, "before", name)
    if len(before) > 1:
        raise SideFault(path, msg("`before` of `{}` names one counter", TOGETHER), TOGETHER, "before")
    cards = subjects.cards, msg("a kind of cards that work")
    known = {
        WINS: (
            [*subjects.boards, *subjects.cards, *seats],
            msg("a kind of boards or of cards that work, or a seat that everybody plays with"),
        ),
        PUT: cards, IN_PLAY: cards, BEFORE: cards, MEAN: (subjects.counters, of_counters), ENDS: (subjects.endings, ""),
    }  # fmt: skip
    found = {target: limits(target, *known[measure_of(target)]) for target in LIMITED}
    return Targets(
        found,
        tuple(kind for kind in subjects.cards if any(kind in found[target] for target in MOST_FIRST)),
        together,
        subjects.endings if said.get(EVERY_ENDING) else (),
        not_below_0(said[CLOSE], msg("`{}`", CLOSE), path, CLOSE) if CLOSE in said else None,
    )


def not_below_0(value: float, what: str, path: Path, *names: str) -> float:
    """A number that is not below 0. Raises SideFault."""
    if value < 0:
        raise SideFault(path, msg("{} is a number from 0 up", what), *names)
    return value


def seat_in(name: str) -> int:
    """The number of `seat 1`; 0 for another name.

    >>> seat_in("seat 2"), seat_in("seat")
    (2, 0)
    """
    word, _, digits = name.partition(" ")
    return int(digits) if word == SEAT and digits.isdecimal() else 0
