"""The verbs that every game has: one table, by which all rooms go that have to know them.

A row says how a verb is written and what it is called elsewhere. What it does stands under its name: `read_NAME` in
`interpreter/check/verbs`, a sentence in `moodsl/prose/verbs.py`. Tests hold that no verb lacks either.
"""

from __future__ import annotations

from attrs import frozen

from interpreter.report.message import msg

OUT_OF_THE = "out of the"  # `put rival out of the game`
UNIT = "UNIT"  # in an example, a resource of the game at hand


@frozen
class Verb:
    """A verb of the language.

    `takes` is what stands behind it: `amounts` (a list of them), `things` (with a number before them), `one` thing, or
    `nothing`; `joints` are the words before its further parts. `elsewhere` are verbs of other games and of everyday
    English that mean it, and are answered with `hint`.
    """

    name: str
    example: str
    takes: str = "one"
    joints: tuple[str, ...] = ()
    elsewhere: str = ""
    hint: str = ""
    yields: bool = False  # a game may have a verb of its own with this name, which is meant then
    heard: bool = False  # a card can wait for it: `after you gain grain:`

    def answer(self, unit: str) -> str:
        """How a newcomer is told to write it, with a resource of the game."""
        return (self.hint or self.example).replace(UNIT, unit)


VERBS = {
    verb.name: verb
    for verb in (
        Verb(
            "gain", "gain 2 UNIT", "amounts", heard=True,
            elsewhere="get receive earn collect add increase raise obtain",
        ),
        Verb("lose", "lose 2 UNIT", "amounts", heard=True, elsewhere="decrease reduce subtract"),
        Verb("pay", "pay 2 UNIT", "amounts", ("into", "onto", "with"), elsewhere="spend cost"),
        Verb("set", "set UNIT to 2", joints=("to",)),
        Verb("score", "score 2"),
        Verb("rank", "rank by their result", "nothing", ("by",)),
        Verb(
            "put", "put a card from PLACE into PLACE", "things", ("into", "onto", "under", OUT_OF_THE),
            elsewhere="move place lay return transfer tuck", hint="put … into PLACE",
        ),
        Verb("draw", "draw 2 cards", "things", elsewhere="deal"),
        Verb(
            "discard", "discard a card from PLACE", "things",
            elsewhere="destroy remove sacrifice scrap kill",
        ),
        Verb("shuffle", "shuffle PLACE", elsewhere="mix"),
        Verb("arrange", "arrange PLACE", joints=("under",)),
        Verb("reveal", "reveal card", joints=("to",), elsewhere="show", hint="reveal …"),
        Verb("flip", "flip card to FACE", joints=("to",)),
        Verb("roll", "roll 2 dice as thrown", "amounts", elsewhere="throw cast"),
        Verb("reroll", "reroll a die from thrown", "things", yields=True),
        Verb("perform", "perform an action", elsewhere="use trigger activate execute resolve do", hint="perform …"),
        Verb("announce", "announce start of NAME"),
        Verb("skip", "skip a turn", yields=True),
        Verb("take", "take another turn", yields=True),
        Verb("end", "end game", joints=("by", "won by")),
    )
}  # fmt: skip
ELSEWHERE = {word: verb for verb in VERBS.values() for word in verb.elsewhere.split()}
SWAPPED = msg(
    "pick both first (`choose a card from PLACE as mine`, then the other), and put each where it goes: `put mine into "
    "PLACE`; of what is counted write `pay 1 …` and `gain 1 …`"
)
LOOKED_AT = msg("write `reveal top 3 of PLACE to you as seen`: you see them, the others only how many they are")
OTHERWISE_SAID = {
    "give": msg(
        "of cards write `put a card from PLACE into PLACE`, of what is counted `lose` for one and `gain` for the other"
    ),
    **dict.fromkeys(("swap", "exchange", "switch", "trade"), SWAPPED),
    **dict.fromkeys(("look", "peek"), LOOKED_AT),
    "search": msg("write `choose a card from PLACE where …`, put it where it goes, and `shuffle PLACE` below"),
    **dict.fromkeys(("double", "triple"), msg("gain as much once more: `gain (your …) …`")),
    **dict.fromkeys(
        ("refill", "replenish", "restock"),
        msg(
            "for a hand write `draw (5 - number of cards in your hand) cards`, for a row `put top (4 - number of cards "
            "in ROW) of PLACE into ROW`; what is done when a place is drawn from and empty stands under its own "
            "`refill:`"
        ),
    ),
    "play": msg("declare the verb, `to play KIND`, and below it `put KIND into your PLACE`"),
    "require": msg("write `{}`", "needs CONDITION"),
    "unless": msg("write `{}`", "if not CONDITION"),
    "nothing": msg("leave the line out: where nothing is written nothing is done"),
    "most": msg("who has most is first by `rank by their …`, and first by the least by `rank by 0 - their …`"),
    **dict.fromkeys(("everybody", "everyone"), msg("write `each player …`")),
    "game": msg("write `end game by ENDING`"),
    "win": msg("write `end game by ENDING, won by you`"),
    **dict.fromkeys(
        ("exile", "banish", "trash"), msg("declare a place for what is out of play, and write `put … into PLACE`")
    ),
    **dict.fromkeys(
        ("tap", "untap", "exhaust", "ready"),
        msg(
            "give the cards a mark, `mark state for each KIND` with `words ready, used`, and write `set its state to "
            "used`"
        ),
    ),
    **dict.fromkeys(
        ("buy", "purchase"),
        msg("declare the verb, `to buy KIND`, and below it `pay KIND's price` and `put KIND into your PLACE`"),
    ),
    "rotate": msg(
        "hands are passed on at once, so that none is passed twice: write `each player at once`, and below it `put all "
        "cards from their hand into their left's hand`"
    ),
    "pass": msg(
        "hands are passed on below `each player at once`, by `put all cards from their hand into their left's hand`; "
        "who may also do nothing has a `may`; that somebody is out of a round says a counter for each player, which "
        "your verb `to pass` sets to 0"
    ),
    "must": msg(
        "write `needs CONDITION`; what holds only if he can: `needs CONDITION or there is no (THING in your PLACE "
        "where …)`"
    ),
    "keep": msg(
        "what is not kept is named: `reroll any number of dice from THROW`, `discard 2 cards from PLACE`; what is laid "
        "aside goes to a place of its own"
    ),
    "turn": msg(
        "a card is turned over with `flip it`, a die with `set its face to 6`, a tile with `set its turn to 2`"
    ),
    "ignore": msg("a price is paid with a discount: `pay card's cost with discount 2`"),
}
"""Verbs of printed cards that take more than one line here, and how it is said."""
COUNTING = frozenset(name for name, verb in VERBS.items() if verb.takes in ("amounts", "things"))
LISTS = tuple(name for name, verb in VERBS.items() if verb.takes == "amounts")
HEARD = frozenset(name for name, verb in VERBS.items() if verb.heard)
"""Verbs that give a moment for each counter; the others that a card can wait for are declared by the game."""
