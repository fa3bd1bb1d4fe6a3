"""Whether the balance of a pack is what its author wants it to be (`moodsl.extras.balance`).

A target is judged by the figure itself, not by its interval, and for each number of players by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from attrs import frozen

from interpreter.game.program import Program
from interpreter.loader import required
from interpreter.text import Source, find_pack
from moodsl.extras import balance
from moodsl.extras.balance import Subjects, Targets
from moodsl.extras.sim.cards import ALL_CARDS, kinds_of
from moodsl.extras.sim.figures import Line, Share
from moodsl.extras.sim.table import Table

WORST = 3  # offenders that are named


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
    """Whether a target is met for a number of players. `about` is a kind, a seat, a condition or empty;
    `worst` are the figures that miss it, or the one that comes nearest to that; worst first."""

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


def verdicts_of(targets: Targets, table: Table) -> list[Verdict]:
    """What a table says of every target."""
    return list(judged(targets, table))


def judged(targets: Targets, table: Table) -> Iterator[Verdict]:
    """What a table says of the targets, one by one."""
    for target, limits in targets.limits.items():
        for about, limit in limits.items():
            yield verdict(
                table, target, about, limit, MEASURED[balance.measure_of(target)](table, about), target.endswith("most")
            )
    if targets.together is not None:
        names, before = targets.together["endings"], targets.together.get("before", {})
        ended = sum(ended_before(table, name, before) for name in names)
        shares = {", ".join(names): Share.from_counts(ended, table.games)} if table.games else {}
        about = ", ".join(f"{counter} < {number}" for counter, number in before.items())
        yield verdict(table, balance.TOGETHER, about, targets.together["share"], findings(shares, 1.0), True)
    if targets.every:
        found = findings({name: table.endings[name] for name in targets.every if table.games}, 1.0)
        missing = tuple(one for one in found if one.value == 0)
        rarest = tuple(sorted(found, key=lambda one: one.value)[:1])
        yield Verdict(table.players, balance.EVERY_ENDING, "", 0.0, bool(found) and not missing, missing or rarest)
    if targets.close is not None:
        known = [Finding("", table.last_to_first.p50, table.games)] if table.games else []
        yield verdict(table, balance.CLOSE, "", targets.close, known, False)


def ended_before(table: Table, ending: str, before: Mapping[str, int]) -> float:
    """How many games an ending has ended; with `before`, a counter and a number, those in which it was below that."""
    if not before:
        return table.endings[ending].wins
    ((counter, number),) = before.items()
    values = table.ended_at.get(ending, {}).get(counter, {})
    return sum(games for value, games in values.items() if value < number)


def puts_of(table: Table, kind: str) -> list[Finding]:
    """How many of those who held each card of a kind put it into play."""
    return findings({name: career.put for name, career in table.cards[kind].items() if career.put.of}, 1.0)


def in_play_of(table: Table, kind: str) -> list[Finding]:
    """The share of all games in which each card of a kind was in play."""
    return findings({name: career.in_play for name, career in table.cards[kind].items() if table.games}, 1.0)


def owners_of(table: Table, kind: str) -> list[Finding]:
    """The share of all players before whom each card of a kind was in play."""
    everybody = table.seats[1].of * table.players
    careers = table.cards[kind].items()
    return findings({name: Share.from_counts(one.wins.of, everybody) for name, one in careers if everybody}, 1.0)


def mean_of(table: Table, counter: str) -> list[Finding]:
    """The mean of a counter at the end."""
    return [Finding("", table.counters[counter], table.games)] if table.games else []


def ends_of(table: Table, ending: str) -> list[Finding]:
    """The share of all games that an ending has ended."""
    return findings({ending: table.endings[ending]} if table.games else {}, 1.0)


def wins_of(table: Table, about: str) -> list[Finding]:
    """The wins of a seat, of those who had the boards of a kind, or its cards in play, in fair shares."""
    seat = balance.seat_in(about)
    cards = {name: career.wins for name, career in table.cards.get(about, {}).items()}
    shares: Mapping[str, Share] = {about: table.seats[seat]} if seat else table.boards.get(about) or cards
    return findings({name: share for name, share in shares.items() if share.of}, table.fair)


MEASURED = {
    balance.WINS: wins_of,
    balance.PUT: puts_of,
    balance.IN_PLAY: in_play_of,
    balance.BEFORE: owners_of,
    balance.MEAN: mean_of,
    balance.ENDS: ends_of,
}


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
    """The targets that lie beside the cards of a pack, be it named or required by one that is; those of an expansion
    take the place of the game's. None if there are none. Raises SideFault."""
    found = [Path(place) if Path(place).exists() else find_pack(str(place)) for place in places]
    given = [place if place.is_dir() else place.parent for place in reversed(found) if place]
    others = [folder for name in program.sheet.packs if (folder := find_pack(name))]
    stating = [folder for folder in (*given, *others) if (folder / balance.FILE).is_file()]
    chosen = max(stating, key=is_expansion, default=None)  # the first of several expansions
    return None if chosen is None else balance.read_targets(chosen / balance.FILE, subjects_in(program))


def is_expansion(folder: Path) -> bool:
    """Whether the pack in a folder requires another one."""
    texts = (Source(path.name, path.read_text("utf-8", "replace")) for path in folder.rglob("*.moo"))
    return any(map(required, texts))


def subjects_in(program: Program) -> Subjects:
    """What the targets of a game can be about."""
    sheet = program.sheet
    boards = [kind.name for kind in sheet.kinds.values() if kind.base == "board"]
    endings = [ending.name for ending in sheet.endings]
    counters = [counter.name for counter in sheet.counters.values() if not counter.per_player]
    cards = kinds_of(program, [ALL_CARDS])
    return Subjects(tuple(boards), cards, tuple(endings), tuple(counters), sheet.players[0])
