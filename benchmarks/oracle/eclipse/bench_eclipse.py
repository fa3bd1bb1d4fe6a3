"""Speed of random games in the oracle.

    python bench_eclipse.py [games per run] [runs]

Two ways to choose (eclipse_policies.py): `mixed` weighs the kinds of options and minds the upkeep, so that
games last eight rounds; `uniform` takes any option, and most civilizations collapse early.  `replay`
gives the answers of `mixed` once more, so that the policy costs nothing: the engine alone.  Times
are processor time of this one process; the median of the runs.
"""

import gc
import random
import statistics
import sys
import time

from eclipse_oracle import Game
from eclipse_policies import mixed, uniform


def play(players, seed, policy, choose, answers=None):
    game = Game(players, seed)
    decisions = 0
    while not game.over:
        answer = policy(game, choose)
        if answers is not None:
            answers.append(answer)
        game.step(answer)
        decisions += 1
    return decisions, game.round


def replay(players, seed, answers):
    game = Game(players, seed)
    for answer in answers:
        game.step(answer)
    return len(answers), game.round


def timed(games, play_one):
    start = time.process_time()
    played = [play_one(seed) for seed in range(games)]
    seconds = time.process_time() - start
    decisions = sum(d for d, _ in played)
    gc.collect()
    return games / seconds, decisions / seconds, decisions / games, sum(r for _, r in played) / games


def main():
    games, runs = ([int(word) for word in sys.argv[1:]] + [40, 3][len(sys.argv) - 1 :])[:2]
    gc.disable()
    print(f"Python {sys.version.split()[0]}, {games} games a run, median of {runs} runs")
    for players in range(2, 7):
        scripts = [[] for _ in range(games)]
        for seed, script in enumerate(scripts):
            play(players, seed, mixed, random.Random(seed).random, script)
        ways = {
            "mixed": lambda seed: play(players, seed, mixed, random.Random(seed).random),
            "replay": lambda seed: replay(players, seed, scripts[seed]),
            "uniform": lambda seed: play(players, seed, uniform, random.Random(seed).random),
        }
        for name, way in ways.items():
            rows = [timed(games, way) for _ in range(runs)]
            a, b, c, d = (statistics.median(column) for column in zip(*rows))
            print(f"{players} players {name:8} {a:7.1f} games/s {b:8.0f} decisions/s "
                  f"{c:6.0f} decisions and {d:.1f} rounds a game")  # fmt: skip


if __name__ == "__main__":
    main()
