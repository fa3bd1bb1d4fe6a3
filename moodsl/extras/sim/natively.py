"""Games of a simulation that are played natively, in whole batches: the same rows as in Python."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from interpreter.game.match import Match, Setup
from interpreter.game.run import unbegun
from interpreter.loader import Game, Place
from interpreter.report.message import NOTHING, Message, message_of, msg
from moodsl.extras.agents import parsed
from moodsl.extras.agents.learn import scale_of
from moodsl.extras.agents.minds import ready
from moodsl.extras.agents.own import is_own
from moodsl.extras.agents.worth_files import bot_in
from moodsl.extras.native import Native, Unavailable, native_of
from moodsl.extras.native.engine import BOTS, Seat, is_kept
from moodsl.extras.sim.cards import CardCounter
from moodsl.extras.sim.one_game import GamePlan, GameRow, board_places, play, row_of, seats_of, seeds_of

ENGINES = ("auto", "native", "python")
ENOUGH = 300  # games at random, for which it is worth while to make an engine that is not in the cache
EFFORT = {"random": 1, "greedy": 30, "tree": 300}  # as many of them take about as long


def chosen(
    engine: str, places: Sequence[Place], game: Game, bots: Sequence[str], games: int
) -> tuple[Native | None, Message]:
    """The native engine where one is to play, and otherwise why it does not. With `native` as the `engine` that is a
    ValueError."""
    if engine not in ENGINES:
        raise ValueError(msg("there is no engine `{}`; engines: {}", engine, ", ".join(ENGINES)))
    if engine == "python":
        return None, NOTHING
    if any(map(is_own, bots)):
        why = msg("a bot of your own plays in Python")
    elif any(parsed(bot_in(game.program, bot))[1].looks is None for bot in bots):
        why = msg("how much a bot does in a time is counted in Python")
    elif engine == "auto" and games * effort_of(game, bots) < ENOUGH and not is_kept(game.program):
        why = msg("for so few games nothing is prepared")
    else:
        try:
            native = native_of(places, game)
            if any(bot != "random" for bot in bots):
                ready(native, scale_of(game.program))
            return native, NOTHING
        except Unavailable as reason:
            why = message_of(reason)
    if engine == "native":
        raise ValueError(msg("this is not played natively: {}", why))
    return None, why


def effort_of(game: Game, bots: Sequence[str]) -> int:
    """As how many games at random one with these bots counts."""
    kinds = ("tree" if is_own(bot) else parsed(bot_in(game.program, bot))[0] for bot in bots or ("random",))
    return max(EFFORT[kind] for kind in kinds)


def seat_of(game: Game, bot: str) -> Seat:
    """A bot as the native engine knows it."""
    kind, budget = parsed(bot_in(game.program, bot))
    return BOTS.index(kind), budget.looks or 0


def play_batch(
    native: Native, game: Game, plan: GamePlan, start: int, count: int, watch: CardCounter | None
) -> list[GameRow]:
    """The games from number `start` on; those that trap are played once more in Python."""
    numbers = range(start, start + count)
    seeds = [seeds_of(plan, number) for number in numbers]
    piles = [pile + player for _kind, pile in board_places(game.program.sheet) for player in range(plan.players)]
    known = {bot: seat_of(game, bot) for bot in plan.bots}
    seats = [[known[bot] for bot in seats_of(plan, number)] for number in numbers]
    results = native.play(
        [seed for seed, *_lucks in seeds], plan.players, plan.variant, [lucks for _seed, *lucks in seeds], piles, seats,
        log=watch.reads if watch is not None else (),
    )  # fmt: skip
    state = unbegun(game.program, plan.players, 0, False)
    names = [f"Player {seat + 1}" for seat in range(plan.players)]
    match = Match(game.program, Setup(plan.players, 0, plan.variant), names, state)
    rows = []
    for number, result in zip(numbers, results, strict=True):
        if result is None:
            rows.append(play(game, plan, number, watch))
            continue
        state.c, state.ended, state.over = list(result.numbers), result.ended, result.over
        state.ranks = [list(rank) for rank in result.ranks]
        for pile, lowest in zip(piles, result.lowest, strict=True):
            state.z[pile] = [lowest] if lowest >= 0 else []
        state.log, state.loc = list(result.log), list(result.places)
        row = row_of(match, seats_of(plan, number), result.first, result.decisions, watch)
        rows.append(evolve(row, natively=True))
    return rows
