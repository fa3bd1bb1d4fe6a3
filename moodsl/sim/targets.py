"""What the author of a pack wants its balance to be, and whether it is.

The file `balance.json` lies beside the cards. Every part of it can be left out:

    {
        "wins at most": {"KIND OF BOARDS": 1.25, "seat 1": 1.1},     times the fair share
        "wins at least": {"seat 1": 0.9},
        "put into play at least": {"KIND OF CARDS": 0.02},           of the players who held the card
        "put into play at most": {"KIND OF CARDS": 0.6},
        "endings together at most": {"endings": ["ENDING", "ENDING"], "share": 0.15},
        "every ending occurs": true,
        "last as part of first at least": 0.5                        the median
    }

A target is judged by the figure itself, not by its interval, and for each number of players by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypedDict

from attrs import frozen

from interpreter.game.program import Program
from interpreter.text import find_pack
from moodsl.side_files import SideFault, as_shape, parsed
from moodsl.sim.cards import ALL_CARDS, SEAT, kinds_of
from moodsl.sim.figures import Line, Share
from moodsl.sim.table import Table

FILE = "balance.json"
WORST = 3  # offenders that are named

WINS_MOST, WINS_LEAST = "wins at most", "wins at least"
PUT_LEAST, PUT_MOST = "put into play at least", "put into play at most"
TOGETHER, EVERY_ENDING, CLOSE = "endings together at most", "every ending occurs", "last as part of first at least"


class BadTargets(Exception):
    """The targets of a pack cannot be read; the message says which file and why."""


@frozen
class Finding:
    """A figure that a target is about, from how many cases it is known, and the interval if there is one."""

    of: str
    value: float
    cases: int
    low: float | None = None
    high: float | None = None


@frozen
class Verdict:
    """Whether a target is met for a number of players. `about` is a kind, a seat or empty; `worst` are the figures that
    miss it, or the one that comes nearest to that; worst first."""

    players: int
    target: str
    about: str
    limit: float
    held: bool
    worst: tuple[Finding, ...]

    def lines(self) -> list[Line]:
        """A row for each figure that is named, with the headings of a table."""
        said = f"{self.target} {self.limit:g}: {'held' if self.held else 'missed'}"
        ends = [("" if one.low is None else one.low, "" if one.high is None else one.high) for one in self.worst]
        return [
            (self.players, "target", f"{self.about} {one.of}".strip(), said, one.value, low, high, one.cases)
            for one, (low, high) in zip(self.worst, ends, strict=True)
        ]


@frozen
class Targets:
    """What is wanted: by kind or seat, as the file says it; `every` are the endings that have to occur."""

    wins_most: dict[str, float]
    wins_least: dict[str, float]
    put_least: dict[str, float]
    put_most: dict[str, float]
    together: tuple[tuple[str, ...], float] | None
    every: tuple[str, ...]
    close: float | None

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds whose cards have to be counted."""
        return tuple(dict.fromkeys((*self.put_least, *self.put_most)))

    def verdicts(self, table: Table) -> list[Verdict]:
        """What a table says of every target."""
        return list(self._judged(table))

    def _judged(self, table: Table) -> Iterator[Verdict]:
        for target, limits in ((WINS_MOST, self.wins_most), (WINS_LEAST, self.wins_least)):
            for about, limit in limits.items():
                yield verdict(table, target, about, limit, wins_of(table, about), target == WINS_MOST)
        for target, limits in ((PUT_LEAST, self.put_least), (PUT_MOST, self.put_most)):
            for kind, limit in limits.items():
                shares = {name: career.put for name, career in table.cards[kind].items() if career.put.of}
                yield verdict(table, target, kind, limit, findings(shares, 1.0), target == PUT_MOST)
        if self.together is not None:
            names, limit = self.together
            wins = sum(table.endings[name].wins for name in names)
            shares = {", ".join(names): Share.from_counts(wins, table.games)} if table.games else {}
            yield verdict(table, TOGETHER, "", limit, findings(shares, 1.0), True)
        if self.every:
            found = findings({name: table.endings[name] for name in self.every if table.games}, 1.0)
            missing = tuple(one for one in found if one.value == 0)
            rarest = tuple(sorted(found, key=lambda one: one.value)[:1])
            yield Verdict(table.players, EVERY_ENDING, "", 0.0, bool(found) and not missing, missing or rarest)
        if self.close is not None:
            known = [Finding("", table.last_to_first.p50, table.games)] if table.games else []
            yield verdict(table, CLOSE, "", self.close, known, False)


def wins_of(table: Table, about: str) -> list[Finding]:
    """The wins of the boards of a kind, or of a seat, in fair shares."""
    seat = seat_in(about)
    shares: Mapping[str, Share] = {about: table.seats[seat]} if seat else table.boards.get(about, {})
    return findings({name: share for name, share in shares.items() if share.of}, table.fair)


def findings(shares: Mapping[str, Share], unit: float) -> list[Finding]:
    """Shares as so many times a unit."""
    return [
        Finding(name, round(share.rate / unit, 4), share.of, round(share.low / unit, 4), round(share.high / unit, 4))
        for name, share in shares.items()
    ]


def verdict(table: Table, target: str, about: str, limit: float, found: Sequence[Finding], at_most: bool) -> Verdict:
    """Whether all figures are at most, or at least, the limit. Of what nobody knows nothing is held."""
    ranked = sorted(found, key=lambda one: one.value, reverse=at_most)
    missing = [one for one in ranked if (one.value > limit if at_most else one.value < limit)]
    return Verdict(
        table.players, target, about, limit, bool(found) and not missing, tuple(missing[:WORST] or ranked[:1])
    )


# ---- reading ---------------------------------------------------------------------------------------------------------


def targets_of(places: Sequence[str | Path], program: Program) -> Targets | None:
    """The targets that lie beside the cards of a pack; None if there are none. Raises BadTargets."""
    for place in places:
        folder = Path(place)
        if not folder.exists():
            folder = find_pack(str(place)) or folder
        path = (folder if folder.is_dir() else folder.parent) / FILE
        if path.is_file():
            return read(path, program)
    return None


def read(path: Path, program: Program) -> Targets:
    """The targets in a file. Raises BadTargets if it cannot be read or names what the game does not have."""
    try:
        return from_data(parsed(path), program, path)
    except SideFault as fault:
        raise BadTargets(str(fault)) from None
    except ValueError as error:
        raise BadTargets(f"`{path}`: {error}") from None


class Ended(TypedDict):
    """Some endings and the share that they have at most."""

    endings: list[str]
    share: float


Limits = dict[str, float]
Written = TypedDict(
    "Written",
    {
        "wins at most": Limits,
        "wins at least": Limits,
        "put into play at least": Limits,
        "put into play at most": Limits,
        "endings together at most": Ended,
        "every ending occurs": bool,
        "last as part of first at least": float,
    },
    total=False,
)


def from_data(data: object, program: Program, path: Path = Path(FILE)) -> Targets:
    """The targets that a JSON document states. Raises SideFault if it is of another shape, ValueError if it speaks of
    what the game does not have."""
    said: dict[str, Any] = dict(as_shape(data, Written, path))
    boards = [kind.name for kind in program.sheet.kinds.values() if kind.base == "board"]
    cards = kinds_of(program, [ALL_CARDS])
    endings = [ending.name for ending in program.sheet.endings]

    def is_winner(name: str) -> bool:
        return name in boards or 1 <= seat_in(name) <= program.sheet.players[0]

    def limits(target: str, fits: Callable[[str], bool], what: str) -> Limits:
        rows: Limits = said.get(target, {})
        for name, limit in rows.items():
            if not fits(name):
                raise ValueError(f"`{target}` is about {what}, and `{name}` is none")
            not_below_0(limit, f"`{target}` of `{name}`")
        return rows

    together: Ended | None = said.get(TOGETHER)
    for name in together["endings"] if together else ():
        if name not in endings:
            raise ValueError(f"there is no ending `{name}`; there is: {', '.join(endings)}")
    of_boards = "a kind of boards, or a seat that everybody plays with"
    return Targets(
        limits(WINS_MOST, is_winner, of_boards),
        limits(WINS_LEAST, is_winner, of_boards),
        limits(PUT_LEAST, cards.__contains__, "a kind of cards that work"),
        limits(PUT_MOST, cards.__contains__, "a kind of cards that work"),
        (tuple(together["endings"]), not_below_0(together["share"], f"`{TOGETHER}`")) if together else None,
        tuple(endings) if said.get(EVERY_ENDING) else (),
        not_below_0(said[CLOSE], f"`{CLOSE}`") if CLOSE in said else None,
    )


def not_below_0(value: float, what: str) -> float:
    """A number that is not below 0."""
    if value < 0:
        raise ValueError(f"{what} is a number from 0 up")
    return value


def seat_in(name: str) -> int:
    """The number of `seat 1`; 0 for another name.

    >>> seat_in("seat 2"), seat_in("seat")
    (2, 0)
    """
    word, _, digits = name.partition(" ")
    return int(digits) if word == SEAT and digits.isdecimal() else 0
