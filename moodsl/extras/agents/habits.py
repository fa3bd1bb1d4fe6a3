"""Habits alone, learned by watching `greedy`: what things are worth stays as `worth.json` says it.

For a game whose weights were set by hand, which neither `learn` nor `practice` has brought:

    python -m moodsl.extras.agents.habits PACK > better.json

`better.json` then goes to its place. Habits are made softer than they are: a search that trusts them wholly looks at
little else than what is usual.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random

from attrs import evolve

from interpreter.game.run import EndlessChain
from interpreter.game.state import State
from interpreter.loader import Game
from moodsl.extras.agents import make_bot
from moodsl.extras.agents.learn import LONGEST, game_asked, scale_of
from moodsl.extras.agents.priors import Notebook
from moodsl.extras.agents.worth import Worth
from moodsl.extras.agents.worth_files import written

GAMES = 200
SOFTER = 0.6


def with_habits_of_greedy(game: Game, games: int = GAMES) -> Worth:
    """What is known of a game, with the habits of `greedy` in so many games of all numbers of players."""
    scale, book = scale_of(game.program), Notebook(game.program)
    low, high = game.players
    for number in range(games):
        watch(game, low + number % (high - low + 1), number, book)
    habits, slope = ({name: round(SOFTER * weight, 3) for name, weight in one.items()}
                     for one in book.habits(scale.worth.remaining))  # fmt: skip
    return evolve(scale.worth, habits=habits, habits_slope=slope if any(slope.values()) else {})


def watch(game: Game, players: int, seed: int, book: Notebook) -> None:
    """Note what bots choose in a game; actions at any time are not noted."""
    luck = Random(seed)
    match = game.start(players, luck.getrandbits(60), record=False)
    bots = [make_bot("greedy", luck.getrandbits(60), game.program) for _ in range(players)]
    time = scale_of(game.program).time
    for _ in range(LONGEST):
        if match.state.options is None:
            return
        place = bots[match.state.asker].choose(match)
        if place < len(match.state.options):
            note(match.state, place, book, time)
        try:
            match.choose(place)
        except EndlessChain:
            return


def note(m: State, place: int, book: Notebook, time: Callable[[State], int]) -> None:
    """Note the answer in this place."""
    book.watching(lambda _m: place, time)(m)


def main() -> None:
    """Learn the habits of the game given on the command line and print all that is known of it as JSON."""
    from moodsl.extras.agents.natively import prepare

    game = game_asked("habits")
    prepare(sys.argv[1:], game)
    print(written(with_habits_of_greedy(game)))


if __name__ == "__main__":
    main()
