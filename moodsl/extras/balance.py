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

WINS_MOST, WINS_LEAST = "wins at most", "wins at least"
PUT_LEAST, PUT_MOST = "put into play at least", "put into play at most"
IN_PLAY_LEAST, IN_PLAY_MOST = "in play at least", "in play at most"
BEFORE_LEAST, BEFORE_MOST = "in play before players at least", "in play before players at most"
MEAN_LEAST, MEAN_MOST = "mean at least", "mean at most"
ENDS_LEAST, ENDS_MOST = "ends by at least", "ends by at most"
TOGETHER, EVERY_ENDING, CLOSE = "endings together at most", "every ending occurs", "last as part of first at least"


class Before(TypedDict, total=False):
    """`before` says that only the games count in which a counter of the game was below a number when they ended."""

    before: dict[str, int]


class Ended(Before):
    """Some endings and the share of the games that they end at most."""

    endings: list[str]
    share: float


@frozen
class Targets:
    """What is wanted: by kind, seat or ending, as the file says it; `winners` are the kinds of cards whose wins count,
    `every` the endings that have to occur."""

    wins_most: dict[str, float]
    wins_least: dict[str, float]
    winners: tuple[str, ...]
    put_least: dict[str, float]
    put_most: dict[str, float]
    in_play_least: dict[str, float]
    in_play_most: dict[str, float]
    before_least: dict[str, float]
    before_most: dict[str, float]
    mean_least: dict[str, float]
    mean_most: dict[str, float]
    ends_least: dict[str, float]
    ends_most: dict[str, float]
    together: Ended | None
    every: tuple[str, ...]
    close: float | None

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds whose cards have to be counted."""
        shares = (self.put_least, self.put_most, self.in_play_least, self.in_play_most)
        cards = [*shares, self.before_least, self.before_most]
        return tuple(dict.fromkeys([*(kind for limits in cards for kind in limits), *self.winners]))


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
    counters = [counter.name for counter in model.counters.values() if not counter.per_player]
    return Subjects(tuple(boards), tuple(cards), tuple(model.endings), tuple(counters), model.players[0])


Limits = dict[str, float]
Written = TypedDict(
    "Written",
    {
        "wins at most": Limits,
        "wins at least": Limits,
        "put into play at least": Limits,
        "put into play at most": Limits,
        "in play at least": Limits,
        "in play at most": Limits,
        "in play before players at least": Limits,
        "in play before players at most": Limits,
        "mean at least": Limits,
        "mean at most": Limits,
        "ends by at least": Limits,
        "ends by at most": Limits,
        "endings together at most": Ended,
        "every ending occurs": bool,
        "last as part of first at least": float,
    },
    total=False,
)


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
                raise SideFault(path, msg("`{}` is about {}, and `{}` is none", target, what, name))
            not_below_0(limit, msg("`{}` of `{}`", target, name), path)
        return rows

    of_counters = msg("a counter that is no player's")
    together: Ended | None = said.get(TOGETHER)
    if together:
        not_below_0(together["share"], msg("`{}`", TOGETHER), path)
    for name in [*(together["endings"] if together else ()), *said.get(ENDS_LEAST, ()), *said.get(ENDS_MOST, ())]:
        if name not in subjects.endings:
            raise SideFault(path, msg("there is no ending `{}`; there is: {}", name, ", ".join(subjects.endings)))
    before = together.get("before", {}) if together else {}
    for name in before:
        if name not in subjects.counters:
            raise SideFault(path, msg("`{}` is about {}, and `{}` is none", TOGETHER, of_counters, name))
    if len(before) > 1:
        raise SideFault(path, msg("`before` of `{}` names one counter", TOGETHER))
    winners = [*subjects.boards, *subjects.cards, *seats]
    of_winners = msg("a kind of boards or of cards that work, or a seat that everybody plays with")
    of_cards = msg("a kind of cards that work")
    return Targets(
        limits(WINS_MOST, winners, of_winners), limits(WINS_LEAST, winners, of_winners),
        tuple(kind for kind in subjects.cards if kind in {**said.get(WINS_MOST, {}), **said.get(WINS_LEAST, {})}),
        limits(PUT_LEAST, subjects.cards, of_cards), limits(PUT_MOST, subjects.cards, of_cards),
        limits(IN_PLAY_LEAST, subjects.cards, of_cards), limits(IN_PLAY_MOST, subjects.cards, of_cards),
        limits(BEFORE_LEAST, subjects.cards, of_cards), limits(BEFORE_MOST, subjects.cards, of_cards),
        limits(MEAN_LEAST, subjects.counters, of_counters), limits(MEAN_MOST, subjects.counters, of_counters),
        limits(ENDS_LEAST, subjects.endings, ""), limits(ENDS_MOST, subjects.endings, ""), together,
        subjects.endings if said.get(EVERY_ENDING) else (),
        not_below_0(said[CLOSE], msg("`{}`", CLOSE), path) if CLOSE in said else None,
    )  # fmt: skip


def not_below_0(value: float, what: str, path: Path) -> float:
    """A number that is not below 0. Raises SideFault."""
    if value < 0:
        raise SideFault(path, msg("{} is a number from 0 up", what))
    return value


def seat_in(name: str) -> int:
    """The number of `seat 1`; 0 for another name.

    >>> seat_in("seat 2"), seat_in("seat")
    (2, 0)
    """
    word, _, digits = name.partition(" ")
    return int(digits) if word == SEAT and digits.isdecimal() else 0
