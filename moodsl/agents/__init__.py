"""Players that are programs.

A bot answers decisions: `choose(match)` gives the place of one of `match.state.options`. It may look at nothing but
what the player who is asked can see. The same seed and the same decisions give the same answers.

    random    any option
    greedy    looks one turn ahead, and knows what things are worth in the game

No bot knows a game: what can be counted comes from the game's sheet, and what it is worth is learned by watching the
game being played (`learn`), or was learned before and lies beside the cards.

>>> make_bot("random", seed=1).name
'random'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from interpreter.game.match import Match

BOTS = ("random", "greedy")

__all__ = ["BOTS", "Bot", "make_bot"]


class Bot(Protocol):
    """Whoever answers in a person's stead."""

    name: str

    def choose(self, match: Match) -> int:
        """The place, from 0, of the chosen option of the pending decision."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot with luck of its own. Raises ValueError for a name that is none of `BOTS`."""
    if name == "random":
        from moodsl.agents.chance import RandomBot

        return RandomBot(seed)
    if name == "greedy":
        from moodsl.agents.greedy import GreedyBot

        return GreedyBot(seed)
    raise ValueError(f"there is no bot `{name}`; there is: {', '.join(BOTS)}")
