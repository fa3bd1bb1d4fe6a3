"""The table of a simulation: what all its games have come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from attrs import asdict, field, frozen

from interpreter.game.sheet import Sheet, title_of
from interpreter.report.message import NOTHING, Message, msg
from moodsl.extras.sim.cards import Career, ahead_of, careers_of
from moodsl.extras.sim.figures import Line, Mean, Share, Spread
from moodsl.extras.sim.one_game import GamePlan, GameRow
from moodsl.extras.sim.uses import Use, uses_of

HEADINGS = ("players", "what", "of", "measure", "value", "low", "high", "cases")


@frozen
class Table:
    """Figures of `games` games of `asked` ones. Shares by seat count from the player who went first; a tie shares the
    win.

    `counters` has the mean, at the end, of each counter that is not a player's; `ended_at` says of each ending and
    counter in how many games it had which value then. `gap` is by how much the best score is above the lowest,
    `last_to_first` the lowest as a part of the best (of the games whose best score is above 0), `ahead` by how much the
    score of a seat is above the mean of the others'. `boards` is by kind and board: wins of the games in which somebody
    had it. `cards` is by kind and design, of the kinds that were asked for; `uses` says how often actions were taken,
    cards named by marks, and things of other kinds came where, if games were watched. `titles` are names for people;
    `notes` say which cards never stopped. `natively` is how many games were played so, `why` not all: whichever engine
    plays, the table is the same. `stopped` says what has ended the games too early, if anything but Ctrl-C has.
    """

    game: str
    packs: dict[str, str]
    players: int
    bots: tuple[str, ...]
    seed: int
    variant: str | None
    asked: int
    games: int
    decisions: Spread
    counters: dict[str, float]
    scores: Spread
    gap: Spread
    last_to_first: Spread
    seat_scores: dict[int, Spread]
    seats: dict[int, Share]
    ahead: dict[int, Mean]
    endings: dict[str, Share]
    ended_at: dict[str, dict[str, dict[int, int]]]
    boards: dict[str, dict[str, Share]]
    cards: dict[str, dict[str, Career]]
    uses: dict[str, dict[str, Use]]
    by_bot: dict[str, Share]
    notes: dict[str, int]
    titles: dict[str, str]
    natively: int = field(default=0, eq=False)
    why: Message = field(default=NOTHING, eq=False)
    stopped: Message = field(default=NOTHING, eq=False)

    @property
    def engine(self) -> str:
        """What has played: `native`, also if some games were left to Python, or `python`."""
        return "native" if self.natively else "python"

    @property
    def is_one_game(self) -> bool:
        """Whether all games came out the same, as far as the table tells: nothing was left to chance in them."""
        spreads = [self.decisions, *self.seat_scores.values()]
        settled = all(share.rate in (0, 1) for share in (*self.seats.values(), *self.endings.values()))
        return self.games > 1 and settled and all(one.least == one.most for one in spreads)

    @property
    def fair(self) -> float:
        """The share of wins that everybody would have if all were equal."""
        return 1 / self.players

    def data(self) -> dict[str, Any]:
        """The table as JSON can hold it."""
        data = asdict(self)
        data["bots"] = list(self.bots)
        for name in ("seats", "seat_scores", "ahead"):
            data[name] = {str(seat): value for seat, value in data[name].items()}
        return data

    def lines(self) -> list[Line]:
        """The table as rows for a spreadsheet: players, what, of which, measure, value, low, high, cases."""
        found: list[Line] = []

        def spread(what: str, which: str, of: Spread, cases: int) -> None:
            for measure, value in asdict(of).items():
                found.append((self.players, what, which, measure, value, "", "", cases))

        def shares(what: str, rows: dict[Any, Share], measure: str = "rate") -> None:
            for which, share in rows.items():
                found.append((self.players, what, str(which), measure, share.rate, share.low, share.high, share.of))

        def means(what: str, rows: dict[Any, Mean]) -> None:
            found.extend(mean.line(self.players, what, str(which), "ahead") for which, mean in rows.items())

        spread("decisions", "", self.decisions, self.games)
        for name, value in self.counters.items():
            found.append((self.players, "counter", name, "mean", value, "", "", self.games))
        spread("score", "all", self.scores, self.games * self.players)
        for seat, one in self.seat_scores.items():
            spread("score", f"seat {seat}", one, self.games)
        spread("gap", "", self.gap, self.games)
        spread("last to first", "", self.last_to_first, self.games)
        shares("ending", self.endings)
        for ending, counters in self.ended_at.items():
            for name, values in counters.items():
                for value, games in values.items():
                    found.append((self.players, "ending", f"{ending} {name} {value}", "games", games, "", "", games))
        shares("seat", self.seats)
        means("seat", self.ahead)
        for kind, rows in self.boards.items():
            shares(kind, rows)
        for kind, careers in self.cards.items():
            for measure in ("put", "in_play", "wins"):
                shares(kind, {name: getattr(career, measure) for name, career in careers.items()}, measure)
            means(kind, {name: career.ahead for name, career in careers.items()})
            for name, career in careers.items():
                found.append((self.players, kind, name, "fires", career.fires, "", "", career.ahead.of))
        for what, uses in self.uses.items():
            for name, use in uses.items():
                for measure, value in asdict(use).items():
                    found.append((self.players, what, name, measure, value, "", "", self.games))
        shares("bot", self.by_bot)
        return found


def table_of(
    sheet: Sheet,
    plan: GamePlan,
    asked: int,
    rows: Sequence[GameRow],
    kinds: Sequence[str] = (),
    things: Sequence[str] = (),
) -> Table:
    """What some games have come to; of `kinds`, also what became of their cards, and of `things` where they came."""
    seats = range(plan.players)
    games = len(rows)
    whole = [row for row in rows if any(row.wins)]
    best = [(max(row.scores), min(row.scores)) for row in whole]
    boards: dict[str, dict[str, Share]] = {}
    for kind in sorted({kind for row in whole for held in row.boards for kind in held}):
        pairs = [(held.get(kind), win) for row in whole for held, win in zip(row.boards, row.wins, strict=True)]
        boards[kind] = shares_of((name, win) for name, win in pairs if name is not None)
    endings = [ending.name for ending in sheet.endings]
    endings += sorted({row.ending for row in rows} - set(endings))
    counters = tuple(rows[0].counters) if rows else ()
    notes: dict[str, int] = {}
    for row in rows:
        if row.note:
            notes[row.note] = notes.get(row.note, 0) + 1
    return Table(
        game=sheet.name, packs=dict(sheet.packs), players=plan.players, bots=plan.bots, seed=plan.seed,
        variant=plan.variant, asked=asked, games=games, decisions=Spread.of([row.decisions for row in rows]),
        counters={name: round(sum(row.counters[name] for row in rows) / games, 4) for name in counters},
        scores=Spread.of([score for row in whole for score in row.scores]),
        gap=Spread.of([high - low for high, low in best]),
        last_to_first=Spread.of([round(low / high, 4) for high, low in best if high > 0]),
        seat_scores={seat + 1: Spread.of([row.scores[seat] for row in whole]) for seat in seats},
        seats={seat + 1: Share.from_counts(sum(row.wins[seat] for row in whole), len(whole)) for seat in seats},
        ahead={seat + 1: Mean.from_numbers([ahead_of(row.scores, seat) for row in whole]) for seat in seats},
        endings={name: Share.from_counts(sum(row.ending == name for row in rows), games) for name in endings},
        ended_at=ended_at(rows, counters), boards=boards, cards=careers_of(sheet, kinds, whole),
        uses=uses_of(sheet, things, rows) if any(row.uses for row in rows) else {},
        by_bot=shares_of((bot, win) for row in whole for bot, win in zip(row.bots, row.wins, strict=True)),
        notes=dict(sorted(notes.items())), titles=titles_of(sheet, (*kinds, *things)),
    )  # fmt: skip


def ended_at(rows: Sequence[GameRow], counters: Sequence[str]) -> dict[str, dict[str, dict[int, int]]]:
    """By ending and counter: in how many games the counter had which value at the end."""
    found: dict[str, dict[str, dict[int, int]]] = {}
    for ending in sorted({row.ending for row in rows}):
        ended = [row for row in rows if row.ending == ending]
        counts = {name: Counter(row.counters[name] for row in ended) for name in counters}
        found[ending] = {name: dict(sorted(values.items())) for name, values in counts.items()}
    return found


def engine_of(tables: Sequence[Table]) -> Message:
    """`native`, with how many games were left to Python, or `python` and why."""
    games, natively = (sum(counts) for counts in zip(*((one.games, one.natively) for one in tables), strict=True))
    why = next((table.why for table in tables if table.why), NOTHING)
    said = msg("{}", "native" if natively else "python")
    if natively and natively < games:
        said = msg("{}, {} of {} games in {}", said, games - natively, games, "python")
    return msg("{}: {}", said, why) if why else said


def shares_of(pairs: Iterable[tuple[str, float]]) -> dict[str, Share]:
    """The wins of everybody who took part, by name."""
    wins: dict[str, list[float]] = {}
    for name, win in pairs:
        wins.setdefault(name, []).append(win)
    return {name: Share.from_counts(sum(wins[name]), len(wins[name])) for name in sorted(wins)}


def titles_of(
    sheet: Sheet,
    kinds: Sequence[str],
    language: str = "en",
    called: Callable[[str, str], str | None] = lambda _family, _name: None,
) -> dict[str, str]:
    """What endings, counters, board kinds and boards are called in a language, by name; also of other `kinds`.
    `called` knows what the words of the pack call something."""
    shown = {kind.name for kind in sheet.kinds.values() if kind.base == "board"}
    shown |= {one for kind in kinds for one in sheet.kinds[kind].under}
    named = [("ending", one.name, one.titles) for one in sheet.endings]
    named += [("counter", one.name, one.titles) for one in sheet.counters.values() if not one.per_player]
    named += [("kind", one.name, one.titles) for one in sheet.kinds.values() if one.name in shown]
    named += [("card", one.name, one.titles) for one in sheet.designs if one.kind in shown]
    named += [("action", one.name, one.titles) for one in sheet.actions]
    taken = {name for _family, name, _titles in named}
    more = [("counter", one.name, one.titles) for one in sheet.marks.values()]
    more += [("zone", one.name, one.titles) for one in sheet.zones.values()]
    named += [one for one in more if one[1] not in taken]
    ordered = sorted(named, key=lambda one: one[1])
    return {name: called(family, name) or title_of(titles, name, language) for family, name, titles in ordered}
