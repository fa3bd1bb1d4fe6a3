"""Ways out: verbs of the game, actions and effects."""

from __future__ import annotations

from ways_out.games import built, card, furrows

PAINT = """
to paint stall
    needs stall is in your hand
    gain 1 coin

action painting "Paint it"
    paint a stall from your hand
"""
TRIED = {
    "whether an action can be taken": (
        furrows("if you can perform ploughing\n    gain 1 depth\nplough\ndiscard all cards from patches' crop"),
        "unsupported: `can` asks about declared verbs, not about `perform`",
        "ask for the verb that is done: `you can VERB …`",
        furrows("if you can plough\n    gain 1 depth\nplough\ndiscard all cards from patches' crop"),
    ),
    "an action as if it were a verb": (
        built("resting"),
        "unknown-verb: the verb `resting` does not exist",
        "write `perform resting`",
        built("perform resting"),
    ),
    "an effect of another kind": (
        card("activate", "gain 1 coin"),
        "unknown-effect: a stall has no effect `activate`",
        "its effects: `sell:`, `age:`; a moment begins with `on`, `after` or `at`",
        card("age", "gain 1 coin"),
    ),
    "the part of a verb is called it": (
        "to bury stall\n    put it into rubbish\n\n" + built("bury a stall from your hand"),
        "nothing-meant: `it` means nothing here",
        "write `stall`",
        "to bury stall\n    put stall into rubbish\n\n" + built("bury a stall from your hand"),
    ),
    "a part of a verb with `a`": (
        PAINT.replace("to paint stall", "to paint a stall"),
        "unexpected-word: a part of a verb is named without `a`",
        "write `to paint stall`",
        PAINT,
    ),
    "a verb is declared by another word": (
        PAINT.replace("to paint stall", "verb paint stall"),
        "unexpected-word: a verb is declared with `to`",
        "write `to paint stall`",
        PAINT,
    ),
    "need": (
        PAINT.replace("needs", "need"),
        "unexpected-word: `need` is said `needs` here",
        "write `needs`",
        PAINT,
    ),
    "needs something somewhere": (
        PAINT.replace("stall is in", "stall in"),
        "unexpected-word: what has to be so is said with `is`",
        "write `needs stall is in your hand`",
        PAINT,
    ),
    "an action without a name": (
        PAINT.replace("action painting", "action"),
        "missing-name: this `action` has a title but no name",
        'give it a name before the title: `action paint_it "Paint it"`',
        PAINT.replace("action painting", "action paint_it"),
    ),
    "a verb of things without `a`": (
        PAINT.replace("paint a stall from", "paint stall from"),
        "unexpected-word: `stall` does not say which",
        "write `a stall`",
        PAINT,
    ),
    "perform action": (
        built("perform action"),
        "unexpected-word: `action` does not say which",
        "write `perform an action`",
        built("perform an action"),
    ),
    "a verb is written as two words": (
        "to take_coins with count (number)\n    gain (count) coin\n\n" + built("take 2 coins"),
        "unknown-verb: the verb `take` does not exist",
        "write `take_coins`, and perhaps `with count NUMBER` behind it",
        "to take_coins with count (number)\n    gain (count) coin\n\n" + built("take_coins with count 2"),
    ),
    "a verb is called one": (
        'verb rain "rain"\n    for each player\n        gain 1 coin\n\n' + built("rain"),
        "clause-outside: a line such as `for each …` belongs to something",
        "what is done under a name is declared with `to rain`",
        "to rain\n    for each player\n        gain 1 coin\n\n" + built("rain"),
    ),
    "with whom": (
        built("visit an opponent with an opponent"),
        "unexpected-word: behind `with` stand the name of a number and how much it is",
        "a thing stands behind the word that its verb was declared with: `by`, `to`, `into`, `onto`, `under` …",
        built("build a stall from your hand into a lane from your lanes with discount 1"),
    ),
    "a verb of the game behind `perform`": (
        built("perform visit an opponent"),
        "wrong-kind: `visit` cannot be performed",
        "write `visit an opponent`",
        built("visit an opponent"),
    ),
    "to buy": (
        built("buy a stall from deck"),
        "unknown-verb: the verb `buy` does not exist",
        "declare the verb, `to buy KIND`, and below it `pay KIND's price` and `put KIND into your PLACE`",
        "to buy stall\n    pay stall's price\n    put stall into your hand\n\n" + built("buy a stall from rubbish"),
    ),
}
