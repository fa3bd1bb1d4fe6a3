"""What was learned of a game meets what was learned before: `greedy` with the one against `greedy` with the other.

    python -m moodsl.extras.sim.duel PACK BEFORE [GAMES [PLAYERS]]

BEFORE is an older `worth.json` of PACK; 400 games of two players are played unless others are asked for. Every other
seat has the older one. Each game is played twice by the same luck, the second time with the seats swapped.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from interpreter.loader import Game, PackFault, load
from moodsl.extras.agents.greedy import GreedyBot
from moodsl.extras.agents.learn import scale_of
from moodsl.extras.agents.natively import prepare
from moodsl.extras.agents.worth import Scale, Worth
from moodsl.extras.sim.figures import Mean, Share
from moodsl.extras.sim.one_game import GamePlan, GameRow, played, seats_of, seeds_of
from moodsl.side_files import SideFault, read_side_file

GAMES, PLAYERS = 400, 2
NEW, OLD = "new", "old"


def games_of(game: Game, before: Worth, games: int, players: int) -> Iterator[GameRow]:
    """So many games, with the bots `new` and `old`."""
    scale, plan = scale_of(game.program), GamePlan(players, (NEW, OLD), 1)
    scales = {NEW: scale, OLD: Scale(game.program, before, scale.measure)}
    for number in range(games):
        seed, *lucks = seeds_of(plan, number // 2)
        names = seats_of(plan, number)
        bots = [GreedyBot(luck, scale=scales[name]) for name, luck in zip(names, lucks, strict=True)]
        yield played(game.start(players, seed, record=False), names, [bot.choose for bot in bots], None)


def summary(rows: list[GameRow]) -> str:
    """What has come of games, which are pairs, as a line."""
    won = Share.from_counts(sum(share_of(row) for row in rows), len(rows))
    pairs = zip(rows[::2], rows[1::2], strict=False)
    ahead = Mean.from_numbers([(lead_of(one) + lead_of(other)) / 2 for one, other in pairs])
    return (
        f"new won {won.wins:g} of {won.of} games, {won.rate:.1%} (95 %: {won.low:.1%} to {won.high:.1%}); "
        f"{ahead.mean:+.2f} points ahead ({ahead.low or 0:+.2f} to {ahead.high or 0:+.2f})"
    )


def share_of(row: GameRow) -> float:
    """The share of a win that `new` has."""
    return sum(win for bot, win in zip(row.bots, row.wins, strict=True) if bot == NEW)


def lead_of(row: GameRow) -> float:
    """By how much the mean of `new` is above that of `old`."""
    new, old = ([score for one, score in zip(row.bots, row.scores, strict=True) if one == bot] for bot in (NEW, OLD))
    return sum(new) / len(new) - sum(old) / len(old)


def main() -> None:
    """Play what the command line asks for and print what has come of it."""
    if not 3 <= len(sys.argv) <= 5 or not all(number.isdecimal() for number in sys.argv[3:]):
        sys.exit("usage: python -m moodsl.extras.sim.duel PACK BEFORE [GAMES [PLAYERS]]")
    pack, before, *numbers = sys.argv[1:]
    games, players = (*map(int, numbers), *(GAMES, PLAYERS)[len(numbers) :])
    try:
        game, worth = load(pack), read_side_file(Path(before), Worth)
        prepare([pack], game)
        rows = list(games_of(game, worth, games, players))
    except (PackFault, SideFault, ValueError) as fault:
        sys.exit(str(fault))
    print(summary(rows) if rows else "no games were asked for")


if __name__ == "__main__":
    main()
