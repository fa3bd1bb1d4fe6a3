"""One seeded game, played by bots, and what is remembered of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from attrs import Factory, field, frozen

from interpreter.game.match import Match
from interpreter.game.run import EndlessChain
from interpreter.game.sheet import Sheet
from interpreter.loader import Game
from moodsl.extras.agents.own import seated
from moodsl.extras.sim.cards import CardCounter, Trace
from moodsl.extras.sim.uses import Uses

LONGEST = 100_000  # decisions
NO_NAME = "finished"  # a game that has run out without a named ending
TOO_LONG = "not finished"
ENDLESS = "endless chain"


@frozen
class GamePlan:
    """What the course of a game depends on besides its cards and its number; and whether bots may think `natively`, on
    which it does not depend."""

    players: int
    bots: tuple[str, ...]
    seed: int
    variant: str | None = None
    natively: bool = True


@frozen
class GameRow:
    """What is remembered of a game. Seats count from the player who went first; everything by seat is in that order.

    `wins` are shares of the win, all 0 if the game was broken off. `boards` are the boards that each player had, by
    kind, `traces` what became of watched cards, with seats from 0, `uses` how often was done what was
    watched. `natively` tells which engine has played it: the game is the same on both.
    """

    ending: str
    decisions: int
    counters: dict[str, int]
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    bots: tuple[str, ...]
    boards: tuple[dict[str, str], ...]
    note: str = ""
    traces: tuple[Trace, ...] = ()
    uses: Uses = Factory(dict)
    natively: bool = field(default=False, eq=False)


def play(game: Game, plan: GamePlan, number: int, watch: CardCounter | None) -> GameRow:
    """Play game `number`. Its course depends on the arguments alone: not on other games, nor on the process it runs
    in, nor on whether cards are watched, nor on what thinks for the bots."""
    seed, *lucks = seeds_of(plan, number)
    names = seats_of(plan, number)

    makes = zip(names, lucks, strict=True)
    answers = [seated(name, luck, game.program, plan.natively).choose for name, luck in makes]
    match = game.start(plan.players, seed, variant=plan.variant, record=watch is not None)
    return played(match, names, answers, watch)


def played(
    match: Match, names: tuple[str, ...], answers: Sequence[Callable[[Match], int]], watch: CardCounter | None
) -> GameRow:
    """What comes of a match that has begun, with whoever answers for each player."""
    state = match.state
    first, decisions = state.c[0], 0
    note, broken = "", TOO_LONG
    try:
        while state.options is not None and decisions < LONGEST:
            place = answers[state.asker](match)
            if place < len(state.options):
                match.play(state.options[place])
            else:
                match.choose(place)  # an action at any time
            decisions += 1
    except EndlessChain as chain:
        note, broken = ", ".join(chain.cards), ENDLESS
    return row_of(match, names, first, decisions, watch, note, broken)


def seeds_of(plan: GamePlan, number: int) -> list[int]:
    """The seeds of a game and of the bots in it."""
    luck = Random(f"{plan.seed} {plan.players} {number}")
    return [luck.getrandbits(62) for _ in range(plan.players + 1)]


def seats_of(plan: GamePlan, number: int) -> tuple[str, ...]:
    """The bots of a game: they move on by one seat from game to game, so that none has the better seat."""
    return tuple(plan.bots[(player + number) % len(plan.bots)] for player in range(plan.players))


def row_of(
    match: Match,
    names: tuple[str, ...],
    first: int,
    decisions: int,
    watch: CardCounter | None = None,
    note: str = "",
    broken: str = TOO_LONG,
) -> GameRow:
    """What is remembered of a match that has been played; `broken` says how it ended if it is not over."""
    state, players = match.state, match.state.n
    ending = (match.ending or NO_NAME) if match.over else broken
    order = [(first + step) % players for step in range(players)]
    standings = {standing.player: standing for standing in match.standings}
    best = sum(standing.rank == 1 for standing in standings.values())
    result = match.sheet.counters["result"].at
    return GameRow(
        ending=ending,
        decisions=decisions,
        counters={
            counter.name: state.c[counter.at] for counter in match.sheet.counters.values() if not counter.per_player
        },
        scores=tuple(state.c[result + player] for player in order),
        wins=tuple(1 / best if player in standings and standings[player].rank == 1 else 0.0 for player in order),
        bots=tuple(names[player] for player in order),
        boards=tuple(boards_of(match, player) for player in order),
        note=note,
        traces=watch.traces(state, order) if watch is not None else (),
        uses=watch.uses(state) if watch is not None else {},
    )


def boards_of(match: Match, player: int) -> dict[str, str]:
    """The boards in front of a player: kind -> board."""
    sheet = match.sheet
    found: dict[str, str] = {}
    for kind, pile in board_places(sheet):
        cards = match.state.z[pile + player]
        if cards:
            found[kind] = sheet.design(cards[0]).name
    return found


def board_places(sheet: Sheet) -> list[tuple[str, int]]:
    """Where players have their boards: the kind, and the pile of the first player."""
    boards = [kind.name for kind in sheet.kinds.values() if kind.base == "board"]
    return [
        (zone.of, zone.at)
        for zone in sheet.zones.values()
        if zone.of in boards and zone.per == "player" and zone.holds == 1
    ]
