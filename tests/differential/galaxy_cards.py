"""What the compared games met of each card: `python tests/differential/galaxy_cards.py 30`, 30 games of each number of
players.

Of a card: how often it was obtained, completed (a development, or the program of a race), what it did (set off,
performed on discard or by a project), and at how many moments a leader's owner held the symbols he asks for; of a
conflict on which sides it was won.
"""

import sys
from collections import Counter
from pathlib import Path

ORACLE = Path(__file__).parents[2] / "benchmarks" / "oracle" / "galaxy"


def main() -> None:
    sys.path.append(str(ORACLE))
    from galaxy_policies import play
    from galaxy_side_by_side import Words

    from galaxy_oracle import DATA
    from moodsl import load

    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    game = load("galaxy")
    words, met = Words(game), Counter[str]()
    for players in (2, 3, 4):
        for seed in range(1000, 1000 + games):
            met += play(game, words, players, seed)
    for card in DATA["cards"]:
        name = card["id"]
        told = {what: met[f"{what} {name}"] for what in ("completed", "did", "content")}
        told |= {f"won on {side}": met[f"won {name} on {side}"] for side in ("red", "blue")}
        more = ", ".join(f"{what} {number}" for what, number in told.items() if number)
        print(f"{card['en']:24} {card['kind']:11} got {met[f'got {name}']:5}  {more}")


if __name__ == "__main__":
    main()
