"""How much quicker games are as WebAssembly than in Python: decisions of games at random and of bots that look one turn
ahead, answers of the bot that searches, looks at random from a position, and copies of it. Both sides in turns, in one
process, by processor time. The sides play different numbers of games, which differ in length: so decisions are counted.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from struct import pack
from typing import cast

from make_vanilla import places

sys.path.append(str(Path(__file__).resolve().parent / "oracle"))
from orion_limit import Limit, compiler, in_python as in_oracle

from interpreter.game import run
from interpreter.game.asides import offered, step_aside
from interpreter.game.state import MASK, SHIFT, STEP, State, seeded
from interpreter.loader import Game, load
from moodsl.extras.agents.budget import Budget
from moodsl.extras.agents.learn import scale_of
from moodsl.extras.agents.luck import Luck
from moodsl.extras.agents.minds import ready
from moodsl.extras.agents.outlook import Outlook
from moodsl.extras.agents.tree import Search
from moodsl.extras.native import Native, native_of
from moodsl.extras.native.thinking import TREE, Thinking
from moodsl.extras.sim.cards import ALL_CARDS, CardCounter, kinds_of
from moodsl.extras.sim.natively import play_batch
from moodsl.extras.sim.one_game import GamePlan, play

PLAYERS, ROUNDS, LOOK, COPIES, THOUGHT = 4, 5, 60, 2_000, 200
GAMES = {
    "vanilla": (places(), 400, 40), "orion": (["orion"], 400, 20), "eminent": (["eminent"], 200, 10),
    "eclipse": (["eclipse"], 200, 8), "galaxy": (["galaxy"], 20, 1)}  # fmt: skip


def in_python(game: Game, games: int) -> int:
    """Games at random, without a log; gives how many decisions there were."""
    decisions = 0
    for seed in range(games):
        m = run.start(game.program, PLAYERS, seed, None, None, False)
        streams = [seeded(seed * PLAYERS + player) for player in range(PLAYERS)]
        while m.options is not None:
            answer_at_random(m, streams)
            decisions += 1
    return decisions


def answer_at_random(m: State, streams: list[int]) -> None:
    """Take some option, or some action that can come before it."""
    streams[m.asker] = (streams[m.asker] * STEP + SHIFT) & MASK
    options, asides = m.options or [], offered(m) if m.g.asides else []
    place = (streams[m.asker] >> 33) % (len(options) + len(asides))
    if place < len(options):
        run.choose(m, options[place])
    else:
        step_aside(m, asides[place - len(options)])


def at_random(native: Native, games: int) -> int:
    """The same natively; nothing of a game is kept there either."""
    return sum(result.decisions for result in native.play(range(games), PLAYERS) if result)


def counted(game: Game, native: Native | None, games: int) -> None:
    """Games at random, and what became of every card in them, counted from their logs."""
    watch = CardCounter(game.program, kinds_of(game.program, [ALL_CARDS]))
    plan = GamePlan(PLAYERS, ("random",), 1)
    if native is not None:
        play_batch(native, game, plan, 0, games, watch)
    else:
        for number in range(games):
            play(game, plan, number, watch)


def greedy_in_python(game: Game, games: int) -> int:
    """Games of greedy bots; gives how many decisions there were."""
    scale, decisions = scale_of(game.program), 0
    for seed in range(games):
        m = run.start(game.program, PLAYERS, seed, None, None, False)
        bots = [Outlook(scale, Luck(seed * PLAYERS + player)) for player in range(PLAYERS)]
        while m.options is not None:
            run.choose(m, m.options[bots[m.asker].best(m)])
            decisions += 1
    return decisions


def greedy_natively(native: Native, games: int) -> int:
    """The same games."""
    lucks = [range(seed * PLAYERS, (seed + 1) * PLAYERS) for seed in range(games)]
    played = native.play(range(games), PLAYERS, None, lucks, (), [[(1, 0)] * PLAYERS] * games)
    return sum(result.decisions for result in played if result)


def position(game: Game) -> State:
    """One in the middle of a game at random, where there is something to choose."""
    m, luck = run.start(game.program, PLAYERS, 3, None, None, False), Random(3)
    for _ in range(60):
        run.choose(m, luck.choice(m.options or []))
    while len(m.options or ()) < 3:
        run.choose(m, luck.choice(m.options or []))
    return m


def answer_natively(native: Native, m: State) -> None:
    """An answer of the bot that searches, with what it takes to put the position there."""
    Thinking(native, m).answer(TREE, len(m.options or ()), 1, [], THOUGHT)


def looks_in_python(m: State, looks: int) -> None:
    """Looks at random, each from a copy."""
    streams = [seeded(player) for player in range(PLAYERS)]
    for _ in range(looks):
        copy = m.clone()
        for _ in range(LOOK):
            if copy.options is None:
                break
            answer_at_random(copy, streams)


def looks_natively(native: Native, m: State, times: int, most: int) -> None:
    """The same, of at most so many decisions; without any they are copies."""
    thinking = Thinking(native, m)
    room = thinking.room + 8 * PLAYERS
    thinking.machine.write(thinking.room, pack(f"<{PLAYERS}Q", *map(seeded, range(PLAYERS))))
    thinking.machine.call("look_often", times, thinking.room, most, room)


Play = tuple[Callable[[], object], int | None]  # what is done, and how often, if it does not say so itself


def each_second(play: Callable[[], object], count: int | None) -> float:
    """How many are done in a second of processor time."""
    start = time.process_time()
    done = play()
    return (count or cast(int, done)) / (time.process_time() - start)


def compared(name: str, natively: Play, slowly: Play, digits: int = 1) -> None:
    """A line: how many each second on either side, and how many times as many natively."""
    rounds = [(each_second(*natively), each_second(*slowly)) for _ in range(ROUNDS)]
    quick, slow = (statistics.median(one[side] for one in rounds) for side in (0, 1))
    ratio = statistics.median(one / other for one, other in rounds)
    print(f"{name:32} {quick:12,.0f} {slow:12,.1f} {ratio:6.{digits}f}")


def beside_hand_written(native: Native) -> None:
    """Lines: games at random beside the engines that were written by hand for these rules, in Python and in C."""
    natively = (lambda: list(native.play(range(400), PLAYERS)), 400)
    compared("beside one written in Python", natively, (lambda: [in_oracle(seed) for seed in range(40)], 40))
    if compiler() is None:
        print("beside one written in C: there is no C compiler here")
        return
    limit = Limit()
    compared("beside one written in C", natively, (lambda: limit.play(range(4000)), 4000), 3)


def main() -> None:
    """Print the lines of each game."""
    print(f"{'each second, with 4 players':32} {'native':>12} {'python':>12} {'ratio':>6}")
    for name in sys.argv[1:] or GAMES:
        packs, many, few = GAMES[name]
        game = load(*packs)
        native, m = native_of(packs, game), position(game)
        ready(native, scale_of(game.program))
        search = Search(scale_of(game.program), Luck(1))
        budget, copies = Budget(looks=THOUGHT), 50 * COPIES
        figures: dict[str, tuple[Play, Play]] = {
            "decisions at random": ((partial(at_random, native, many), None), (partial(in_python, game, few), None)),
            "games at random, counted": (
                (partial(counted, game, native, 100), 100),
                (partial(counted, game, None, few), few),
            ),
            "decisions of greedy": (
                (partial(greedy_natively, native, 10), None),
                (partial(greedy_in_python, game, 1), None),
            ),
            f"answers of tree:{THOUGHT}": (
                (partial(answer_natively, native, m), 1),
                (partial(search.best, m, budget), 1),
            ),
            f"looks of {LOOK} decisions": (
                (partial(looks_natively, native, m, 2000, LOOK), 2000),
                (partial(looks_in_python, m, 50), 50),
            ),
            "copies": (
                (partial(looks_natively, native, m, copies, 0), copies),
                (lambda: [m.clone() for _ in range(COPIES)], COPIES),  # noqa: B023
            ),
        }
        for what, sides in figures.items():
            compared(f"{name}: {what}", *sides)
        if name == "vanilla":
            beside_hand_written(native)


if __name__ == "__main__":
    main()
