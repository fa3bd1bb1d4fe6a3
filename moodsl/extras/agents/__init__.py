"""Players that are programs.

A bot answers decisions: `choose(match)` gives the place of one of `match.state.options`, or, behind them, of an action
that can come before the answer (`asides`). It may look at nothing but what the player who is asked can see. The same
seed and the same decisions give the same answers.

    random    any option
    greedy    looks one turn ahead, and knows what things are worth in the game
    tree      plays the next turns many times over; `tree:400` 400 times a decision, `tree:200ms` for 200 milliseconds

Levels are names for people who want an opponent of some strength: `LEVELS` says which bot each of them is.

No bot knows a game: what can be counted comes from the game's sheet, and what it is worth is learned by watching the
game being played (`learn`), or was learned before and lies beside the cards.

>>> make_bot("random", seed=1).name
'random'
"""

from __future__ import annotations

from typing import Protocol

from interpreter.game.arguments import hold_kind, hold_whole
from interpreter.game.match import Match
from interpreter.game.program import Program
from interpreter.report.message import Refusal, msg
from moodsl.extras.agents.budget import Budget

BOTS = ("random", "greedy", "tree")
LOOKS = 1000  # of `tree` if it is not said how many
# Counted in looks, not in milliseconds: then the same seed and the same answers give the same match.
LEVELS = {"easy": "greedy", "normal": "tree:200", "hard": "tree:2000"}

__all__ = ["BOTS", "LEVELS", "Bot", "BotFault", "make_bot", "parsed"]


class Bot(Protocol):
    """Whoever answers in a person's stead."""

    name: str

    def choose(self, match: Match) -> int:
        """The place, from 0, of the chosen option of the pending decision. Raises ValueError if the match is over."""


class BotFault(Refusal):
    """A bot that somebody has written (`own`) has failed, or answers what is no option; the message says which and
    where."""


def make_bot(name: str, seed: int, program: Program | None = None, natively: bool = True) -> Bot:
    """A bot with luck of its own; a level is what it is in a game, if one is given. It thinks `natively` where that can
    be, and answers the same.

    Raises ValueError for a name that is in neither `BOTS` nor `LEVELS`, and for a wrong budget, seed or program.
    """

    hold_whole(seed=seed)
    if program is not None:
        hold_kind("program", program, Program, msg("the program of a game"))
    kind, budget = parsed(name)
    if program is not None and name in LEVELS:
        from moodsl.extras.agents.worth_files import bot_in

        kind, budget = parsed(bot_in(program, name))
    if kind == "random":
        from moodsl.extras.agents.chance import RandomBot

        return RandomBot(seed)
    if kind == "greedy":
        from moodsl.extras.agents.greedy import GreedyBot

        return GreedyBot(seed, natively)
    from moodsl.extras.agents.tree import TreeBot

    return TreeBot(seed, budget, natively)


def parsed(name: str) -> tuple[str, Budget]:
    """The bot that a name or a level stands for, and its budget. Raises ValueError, in one line, for another name, or
    what is no name.

    >>> parsed("tree:200ms")
    ('tree', Budget(looks=None, ms=200))
    >>> parsed("easy")[0]
    'greedy'
    """
    given: object = name
    if not isinstance(given, str):
        raise ValueError(msg("a bot is given by its name, not by {}", repr(name)))
    kind, colon, amount = LEVELS.get(name, name).partition(":")
    if kind not in (*BOTS, *LEVELS):
        raise ValueError(msg("there is no bot `{}`; levels: {}; bots: {}", kind, ", ".join(LEVELS), ", ".join(BOTS)))
    if not colon:
        return kind, Budget(looks=LOOKS)
    if kind != "tree":
        raise ValueError(msg("`{}`: only `tree` takes a budget; write `{}`", name, kind))
    try:
        return kind, Budget.from_text(amount)
    except ValueError as reason:
        raise ValueError(msg("`{}`: {}", name, reason)) from None
