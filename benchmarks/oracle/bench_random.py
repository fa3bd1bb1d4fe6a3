"""Speed of random games in a hand-written engine, and in the project where it can be imported.

    python bench_random.py eminent|galaxy [games per run] [runs]

Both choose uniformly among the options they are asked for, without a log, in turns within one run of this
program. Times are processor time of this one process; the median of the runs. The project asks in smaller steps
(yes or no, then which; a cube, then where to), so it makes more decisions in a game.
"""

import gc
import importlib
import random
import statistics
import sys
import time
from pathlib import Path


def oracle_player(name):
    sys.path.insert(0, str(Path(__file__).parent / name))
    engine = importlib.import_module(f"{name}_oracle").Game

    def oracle(players, seed, choose):
        game = engine(players, seed)
        decisions = 0
        while not game.over:
            options = game.options
            game.step(options[int(choose() * len(options))])
            decisions += 1
        return decisions

    return oracle


def project_player(game):
    from interpreter.game import run

    def project(players, seed, choose):
        state = game.start(players=players, seed=seed, record=False).state
        decisions = 0
        while not state.over:
            options = state.options
            run.choose(state, options[int(choose() * len(options))])
            decisions += 1
        return decisions

    return project


def main():
    name = sys.argv[1]
    games, runs = ([int(word) for word in sys.argv[2:]] + [60, 5][len(sys.argv) - 2 :])[:2]
    engines = {"oracle": oracle_player(name)}
    try:
        from moodsl import load

        engines["project"] = project_player(load(name))
    except ImportError:
        pass
    gc.disable()
    print(f"Python {sys.version.split()[0]}, {name}, {games} games a run, median of {runs} runs")
    for players in (2, 3, 4):
        found = {engine: [] for engine in engines}
        for turn in range(runs):
            for engine, play in engines.items():
                choose = random.Random(turn).random
                start = time.process_time()
                decisions = sum(play(players, seed, choose) for seed in range(games))
                seconds = time.process_time() - start
                found[engine].append((games / seconds, decisions / seconds, decisions / games))
            gc.collect()
        for engine, rows in found.items():
            a, b, c = (statistics.median(column) for column in zip(*rows))
            print(f"{players} players, {engine:8} {a:7.1f} games/s {b:9.0f} decisions/s {c:7.1f} decisions a game")


if __name__ == "__main__":
    main()
