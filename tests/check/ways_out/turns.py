"""Ways out: what somebody does in his turn, in a game of its own."""

from __future__ import annotations

from textwrap import indent

TURNS = """game market "Market"
    players  2 to 4

resource coin for each player "coin"

action trade "Trade"
    gain 2 coin

action rest "Rest"
    gain 1 coin

play:
    repeat 4 times
{0}

scoring:
    each player
        score their coin
"""
ROUND = "each player\n    perform an action"


def turns(lines: str) -> str:
    """A game of which every round goes so."""
    return TURNS.format(indent(lines, " " * 8))


TRIED = {
    "an action, taken": (
        turns("each player\n    take an action"),
        "unknown-verb: the verb `take` does not exist",
        "write `perform an action`",
        turns(ROUND),
    ),
    "an action, done by each player": (
        turns("each player does an action"),
        "unknown-verb: the verb `does` does not exist",
        "write `perform an action`",
        turns(ROUND),
    ),
    "an action, chosen": (
        turns("each player\n    choose an action"),
        "unknown-kind: there are no things called `action`",
        "write `perform an action`",
        turns(ROUND),
    ),
    "an action, counted": (
        turns("each player\n    perform 1 action"),
        "unexpected-word: `perform 1 action` is said `perform an action` here",
        "write `perform an action`",
        turns(ROUND),
    ),
    "an action, twice": (
        turns("each player\n    perform an action twice"),
        "unexpected-word: `perform an action twice` is said `perform an action` here",
        "write `repeat 2 times`, and below it, four spaces deeper, `perform an action`",
        turns("each player\n    repeat 2 times\n        perform an action"),
    ),
    "so many actions at most": (
        turns("each player\n    take up to 3 actions"),
        "unknown-verb: the verb `take` does not exist",
        "write `repeat 3 times`, and below it, four spaces deeper, `may perform an action`",
        turns("each player\n    repeat 3 times\n        may perform an action"),
    ),
    "any number of actions": (
        turns("each player\n    take any number of actions"),
        "unknown-verb: the verb `take` does not exist",
        "write `repeat 10 times`, and below it, four spaces deeper, `may perform an action`",
        turns("each player\n    repeat 10 times\n        may perform an action"),
    ),
    "a turn, taken": (
        turns("each player takes a turn"),
        "unknown-verb: a turn is what stands below `each player` or `take turns …`",
        "write `perform an action`, or what else is done in a turn; one more turn is `take another turn`",
        turns(ROUND),
    ),
    "one action or another": (
        turns("each player\n    trade or rest"),
        "unexpected-word: `or` joins conditions, not what is done",
        "of actions write `perform an action where it is either trade or rest`; of anything else `choose one`, and "
        "below it a line for each",
        turns("each player\n    perform an action where it is either trade or rest"),
    ),
    "turns that are taken by the players": (
        turns("players take turns\n    perform an action"),
        "unexpected-word: who has a turn is said by `each player` or `take turns from first while CONDITION`",
        "write `each player`, and below it what is done in a turn: it goes round from `first`",
        turns(ROUND),
    ),
    "who begins, before all": (
        turns("starting with the first player, each player\n    perform an action"),
        "unexpected-word: who has a turn is said by `each player` or `take turns from first while CONDITION`",
        "write `each player`, and below it what is done in a turn: it goes round from `first`",
        turns(ROUND),
    ),
}
