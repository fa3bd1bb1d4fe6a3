"""How fast the built-in board games are played, copied, shown and loaded, beside the built-in card game.

    python benchmarks/board_games.py [--quick]

Two ways to play. *At random*: decisions a second of this engine, in each game. *By a policy*: whole games whose
decisions were made before (by the weighted policy of the hand-written engine, in `tests/differential`) are played once
more by both engines, so that nobody's time to choose is in it. Times are processor time, medians of several runs that
stand side by side.
"""

from __future__ import annotations

import argparse
import gc
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from copy import copy
from pathlib import Path
from typing import Any

from bench import PLAYERS, by_this_engine, fresh, in_turns, line, mid_game, middle, ratio

from interpreter.game import run
from interpreter.game.asides import step_aside
from moodsl import Game, load

sys.path.append(str(Path(__file__).resolve().parents[1] / "tests" / "differential"))
sys.path.append(str(Path(__file__).resolve().parent / "oracle" / "eclipse"))
sys.path.append(str(Path(__file__).resolve().parent / "oracle" / "galaxy"))
from eclipse_side_by_side import SideBySide, Words

import eclipse_oracle
import galaxy_oracle

CARD_GAME, LARGE = "orion", "eclipse"
AIMS = {"eclipse": 1 / 3, "galaxy": 1 / 2}  # of the card game's decisions a second
FIRST_SEED = 2000  # of the games that are played by a policy
LOADING = {"no cache": 4.0, "from the cache": 10 / 3}  # times the card game's
BEGIN, END = "import time; begun = time.process_time()", "print(time.process_time() - begun)"


def at_random(games: dict[str, Game], runs: int) -> None:
    """Random decisions a second; of Master of the Galaxy the hand-written engine's, too."""
    plays = {name: (by_this_engine(game.program), 60 if name == CARD_GAME else 20) for name, game in games.items()}
    plays["galaxy"] = plays["galaxy"][0], 2
    found = in_turns(plays | {"by hand": (by_hand_written_galaxy, 2)}, runs)
    print(f"\nRandom games of {PLAYERS}, decisions a second beside the built-in card game ({runs} runs)")
    line(CARD_GAME, f"{middle(found[CARD_GAME], 1):,.0f} decisions/s")
    for name, least in AIMS.items():
        share = ratio(found[name], found[CARD_GAME], 1)
        judged(name, f"{middle(found[name], 1):,.0f} decisions/s", share, least, False, "of it")
    share = ratio(found["galaxy"], found["by hand"], 0)
    line("galaxy, games beside the hand-written engine", f"{share:.2f} of it", "it plays at random, too")


def judged(what: str, figure: str, value: float, aim: float, most: bool, unit: str) -> None:
    """One line with an aim, and whether it is missed."""
    missed = value > aim if most else value < aim
    limit = f"{aim:.2g} {'at most' if most else 'at least'}"
    line(what, figure, f"{value:.2g} {unit}, aim: {limit}{' - missed' if missed else ''}")


def by_hand_written_galaxy(seed: int, rnd: Callable[[], float]) -> int:
    """A random game of the hand-written engine of Master of the Galaxy."""
    game, decisions = galaxy_oracle.Game(PLAYERS, seed), 0
    while not game.over:
        options = game.options
        game.step(options[int(rnd() * len(options))])
        decisions += 1
    return decisions


# ---- by a policy ----------------------------------------------------------------------------------------------------


class Recorded(SideBySide):
    """A game of the weighted policy in both engines, of which either engine's answers are kept."""

    def __init__(self, game: Game, words: Words, seed: int) -> None:
        self.program, self.game_seed = game.program, seed
        self.picks: list[Any] = []
        self.answers: list[Any] = []
        self.chances: list[Any] = []  # what was shuffled or drawn
        super().__init__(game, words, PLAYERS, seed)
        self.chosen = [seat.species for seat in self.oracle.seats]

    def found_species(self) -> None:
        self.picks.append(self.luck.choice(self.state.options))
        run.choose(self.state, self.picks[-1])

    def one(self, *question: Any) -> Any:
        self.picks.append(super().one(*question))
        return self.picks[-1]

    def chance(self, kind: str, name: str, things: list[Any]) -> Any:
        found = super().chance(kind, name, things)
        self.chances.append(copy(found))
        return found

    def play(self) -> Recorded:
        step = self.oracle.step
        self.oracle.step = lambda answer: (self.answers.append(answer), step(answer))
        super().play()
        return self

    def again(self) -> None:
        """The game once more in this engine."""
        program = self.program
        m = run.unbegun(program, PLAYERS, self.game_seed, False)
        m.below(PLAYERS)  # who is first there is not asked
        m.stack.append([run.FINISH, "scoring"])
        m.stack += [run.new_frame(program.flow[part], (), program.flow_size[part]) for part in ("play", "setup")]
        run.run(m)
        for pick in self.picks:
            if isinstance(pick, str):
                step_aside(m, program.sheet.action_number(pick))
            else:
                run.choose(m, pick)
        assert m.over

    def again_by_hand(self) -> None:
        """The game once more in the hand-written engine."""
        chances = iter(self.chances)
        game = eclipse_oracle.Game(
            PLAYERS, species=self.chosen, shuffle=lambda *_: copy(next(chances)), reach=self.w.reach
        )
        for answer in self.answers:
            game.step(answer)
        assert game.over


def by_a_policy(game: Game, runs: int, count: int) -> None:
    """The same whole games in both engines."""
    words = Words(game)
    games = [Recorded(game, words, FIRST_SEED + number).play() for number in range(count)]

    def seconds(play: Callable[[Recorded], None]) -> float:
        begun = time.process_time()
        for one in games:
            play(one)
        return time.process_time() - begun

    pairs = [(seconds(Recorded.again), seconds(Recorded.again_by_hand)) for _ in range(runs)]
    ours, theirs = (count / statistics.median(column) for column in zip(*pairs, strict=True))
    share = statistics.median(theirs / ours for ours, theirs in pairs)
    print(f"\nThe same games of {PLAYERS} in both engines ({count} games a run, {runs} runs)")
    decisions = sum(len(one.picks) for one in games) / count
    line("the hand-written engine", f"{theirs:,.1f} games/s")
    judged(f"eclipse, {decisions:,.0f} decisions a game", f"{ours:,.1f} games/s", share, 0.4, False, "of it")


# ---- copies, views, loading -----------------------------------------------------------------------------------------


def each(work: Callable[[], object], times: int) -> float:
    """Seconds that a piece of work takes."""
    begun = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - begun) / times


def copies_and_views(games: dict[str, Game], runs: int) -> None:
    """A copy of the state and what a player is shown, in the middle of a random game."""
    states = {name: [mid_game(game.program, seed, 60) for seed in range(4)] for name, game in games.items()}
    copying: dict[str, list[float]] = {name: [] for name in games}
    for _ in range(runs):
        for name in games:
            copying[name].append(statistics.mean(each(m.clone, 200) for m in states[name]))
    print(f"\nA match of {PLAYERS} in the middle")
    line(f"a copy, {CARD_GAME}", f"{1e6 * statistics.median(copying[CARD_GAME]):.1f} µs")
    for name in AIMS:
        times = statistics.median(a / b for a, b in zip(copying[name], copying[CARD_GAME], strict=True))
        figure = f"{1e6 * statistics.median(copying[name]):.1f} µs"
        judged(f"a copy, {name}", figure, times, 3, True, "times")
    for name in AIMS:
        viewing = 1000 * each(viewed(games[name]), 5 * runs)
        judged(f"a view, {name}", f"{viewing:.2f} ms", viewing, 5, True, "ms")


def viewed(game: Game) -> Callable[[], object]:
    """What shows a match in the middle, log and all, to a player."""
    match, luck = game.start(PLAYERS, 1), random.Random(1)
    for _ in range(60):
        assert match.decision is not None
        match.choose(luck.randrange(len(match.decision.options)))
    return lambda: match.view(0)


def loading(runs: int) -> None:
    """New processes that import moodsl and load a game."""
    print("\nA new process that loads a game")
    with tempfile.TemporaryDirectory() as folder:
        for how, aim in LOADING.items():
            took = {}
            for name in (CARD_GAME, LARGE):
                cache = {"MOODSL_CACHE": "" if how == "no cache" else folder}
                code = f"{BEGIN}; from moodsl import load; load({name!r}); {END}"
                if how != "no cache":
                    fresh(code, 1, **cache)
                took[name] = fresh(code, runs, **cache)
            times = took[LARGE] / took[CARD_GAME]
            line(f"{CARD_GAME}, {how}", f"{took[CARD_GAME]:,.0f} ms")
            judged(f"{LARGE}, {how}", f"{took[LARGE]:,.0f} ms", times, aim, True, "times")


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="fewer and shorter runs")
    quick = parser.parse_args().quick
    gc.disable()
    games = {name: load(name) for name in (CARD_GAME, *AIMS)}
    runs = 3 if quick else 7
    at_random(games, runs)
    by_a_policy(games[LARGE], runs, 3 if quick else 10)
    copies_and_views(games, runs)
    loading(1 if quick else 5)


if __name__ == "__main__":
    main()
