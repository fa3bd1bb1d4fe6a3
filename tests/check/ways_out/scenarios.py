"""Ways out: what was, what happens and what must be so in a scenario."""

from __future__ import annotations

from ways_out.games import built, scenario

TRIED = {
    "what a place contains": (
        scenario("rival's hand contains barn"),
        "unexpected-word: what lies in a place is said of what lies there",
        "write `barn is in rival's hand`",
        scenario("barn is in rival's hand"),
    ),
    "how many a place contains": (
        scenario("rubbish contains 2 stalls"),
        "unexpected-word: what lies in a place is said of what lies there",
        "write `number of stalls in rubbish is 2`",
        scenario("number of stalls in rubbish is 2"),
    ),
    "where a card lies, without is": (
        scenario("barn in your hand"),
        "unexpected-word: `barn in` is said `barn is in` here",
        "write `barn is in`",
        scenario("barn is in your hand"),
    ),
    "what a place has": (
        scenario("rival's hand has the barn"),
        "unexpected-word: what somebody has is said with the place where it lies",
        "write `barn is in rival's hand`",
        scenario("barn is in rival's hand"),
    ),
    "so many cards where a scenario begins": (
        scenario("your coin is 3", given="number of stalls in your hand is 2"),
        "cannot-set-up: `number of stalls in your hand is 2` cannot be set up",
        "cards are named one by one: write `your hand is [CARD, CARD]`",
        scenario("your coin is 3", given="your hand is [barn, mill]"),
    ),
    "who wins in a scenario": (
        scenario("you win"),
        "unexpected-word: who wins is what the scoring says",
        "end the game under `when`, with `you end game`, and write `your rank is 1` under `then`",
        scenario("your rank is 1", when="you gain 1 coin\nyou end game"),
    ),
    "a position below what happens": (
        'scenario "short"\n'
        "    when\n"
        "        you gain 1 coin\n"
        "    given\n"
        "        your coin is 2\n"
        "    then\n"
        "        your coin is 3\n",
        "out-of-place: `given` stands below `when`, and would be played before it",
        "write `given`, `when`, `then` in this order; what happens behind a `then` is its own scenario",
        scenario("your coin is 3"),
    ),
    "a phase in place of a verb": (
        built("morning start"),
        "unknown-verb: the verb `morning` does not exist",
        "a phase comes by itself; a scenario goes there with `reach start of morning` or `reach end of morning`",
        scenario("your coin is 3", when="reach start of morning\nyou gain 1 coin"),
    ),
    "several cards are chosen in one line": (
        scenario("your coin is 3", when="you choose barn, mill"),
        "unexpected-word: what is asked for is answered one by one",
        "write a line for each: `you choose …`",
        scenario("your coin is 3", when="you choose barn\nyou choose mill"),
    ),
    "pieces lie in a slot": (
        scenario("number of workers in barn's [A] is 0"),
        "wrong-kind: `barn's [A]` is a slot, but a place for pieces is needed here",
        "what lies in the slots of a card lies on it: write `on barn`",
        scenario("number of workers on barn is 0"),
    ),
    "dice are drawn": (
        scenario("your coin is 3", given="draws are 5, 2"),
        "cannot-set-up: nothing is drawn at random in this game",
        "write `rolls are 1, 2`",
        scenario("your coin is 3", given="rolls are 5, 2"),
    ),
    "what must be so stands among what happens": (
        scenario("your coin is 3", when="you gain 1 coin\nnothing is asked"),
        "cannot-set-up: `nothing is asked` is nothing that a player does",
        "what must be so stands below `then`, and what was so before below `given`",
        scenario("nothing is asked"),
    ),
    "what could be done stands among what happens": (
        scenario("your coin is 3", when="you gain 1 coin\nyou can visit rival"),
        "unexpected-word: `you can visit rival` is nothing that a player does",
        "what must be so stands below `then`, and what was so before below `given`",
        scenario("you can visit rival"),
    ),
    "a game is not over": (
        scenario("not game is over"),
        "unknown-name: nothing can be asked of `game` here",
        "under `then` of a scenario write `game is over` or `game is not over`, on a line of its own",
        scenario("game is not over"),
    ),
    "how a game ended": (
        scenario("end game by market_day"),
        "unexpected-word: a scenario asks how the game stands",
        "write `game is over`, or `ending is ENDING` for the way in which it ended",
        scenario("ending is market_day"),
    ),
    "the cards that a place has": (
        scenario("your hand has [barn, barn]"),
        "unexpected-word: `has` is said `is` here",
        "write `is`",
        scenario("your hand is [barn, barn]"),
    ),
}
