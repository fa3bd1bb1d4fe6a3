"""Ways out: who does something, and whose something is."""

from __future__ import annotations

from ways_out.games import FEE, built, card, pits, scenario

RICHEST = """
value leads of {0} = there is no (player where its coin is more than {1}'s coin)

action leading "Lead"
    needs leads of you
    gain 1 fame
"""
SOMEBODY_OWNS = """each player
    if there is no (player where there is a (pit where its side is {0}))
        gain 1 coin"""
TRIED = {
    "all who share the most": (
        built("the players with the highest coin gain 1 fame"),
        "wrong-kind: `the players` cannot do something together: each of them does it",
        "write `each player …` for all who share it, `the player …` for the one who has it alone",
        built("each player with the highest coin gains 1 fame"),
    ),
    "who is second": (
        built("each player with the second highest coin gains 1 fame"),
        "unexpected-word: only what is highest or lowest has a word of its own",
        "write `each player with the highest coin where their coin is less than highest coin of players`",
        built(
            "each player with the highest coin where their coin is less than highest coin of players\n    gain 1 fame"
        ),
    ),
    "the player of whom something holds, in brackets": (
        built("(the player with the highest coin) gains 1 coin"),
        "unexpected-word: no brackets stand round whoever does something",
        "write `the player with the highest FACT` without them",
        built("the player with the highest coin gains 1 coin"),
    ),
    "players who have something": (
        built("if there is no player with at least 3 coin\n    gain 1 coin"),
        "unexpected-word: a condition on things stands behind `where`",
        "write `where their coin is at least 3`",
        built("if there is no player where their coin is at least 3\n    gain 1 coin"),
    ),
    "any opponent has something": (
        built("if any opponent has coin\n    gain 1 coin"),
        "unexpected-word: what somebody has is said with `is`",
        "write `there is an opponent where their coin is at least 1`",
        built("if there is an opponent where their coin is at least 1\n    gain 1 coin"),
    ),
    "an opponent has nothing": (
        built("if an opponent has no coin\n    gain 1 coin"),
        "unexpected-word: what somebody has is said with `is`",
        "write `there is an opponent where their coin is 0`",
        built("if there is an opponent where their coin is 0\n    gain 1 coin"),
    ),
    "the longest road": (
        built("if you have the longest road\n    gain 1 fame"),
        "unexpected-word: `the longest` is said `the player with the highest` here",
        "declare `value SIZE of player = …` and write `you are the player with the highest SIZE`",
        built("if you are the player with the highest coin\n    gain 1 fame"),
    ),
    "the richest": (
        built("the richest player gains 1 coin"),
        "unexpected-word: what a player has most of is told by its name",
        "write `the player with the highest COUNTER`, or `lowest`",
        built("the player with the highest coin gains 1 coin"),
    ),
    "the left player": (
        built("the left player gains 1 coin"),
        "unexpected-word: `the left player` is said `your left` here",
        "write `your left`",
        built("your left gains 1 coin"),
    ),
    "whoever acts besides you": (
        built("put a stall from their hand into rubbish"),
        "nobody-acts: nobody but you acts here",
        "`they` is a player who acts for a while: inside `each opponent`, `target may`, or under "
        "`after an opponent …`; elsewhere whoever acts is `you`",
        card("after an opponent builds", "put a stall from their hand into rubbish"),
    ),
    "the first player": (
        built("the first player draws 1 card"),
        "unexpected-word: `the first player` is said `first` here",
        "write `first`",
        built("first draws 1 card"),
    ),
    "the left neighbour": (
        built("put all cards from your hand into your left neighbour's hand"),
        "unexpected-word: `your left neighbour` is said `your left` here",
        "write `your left`",
        built("put all cards from your hand into your left's hand"),
    ),
    "the player to the left": (
        built("the player to your left draws 1 card"),
        "unexpected-word: `the player to your left` is said `your left` here",
        "write `your left`",
        built("your left draws 1 card"),
    ),
    "another player is chosen": (
        built("choose another player as rival\nrival draws 1 card"),
        "unexpected-word: `another player` is said `an opponent` here",
        "write `an opponent`",
        built("choose an opponent as rival\nrival draws 1 card"),
    ),
    "all at the same time": (
        built("each player simultaneously\n    choose a card from their hand\n    discard card"),
        "unexpected-word: what all choose before anybody sees it stands below `at once`",
        "write `each player at once`, and below it, four spaces deeper, what each of them chooses",
        built("each player at once\n    choose a card from their hand\n    discard card"),
    ),
    "all at once, behind what they do": (
        built("each player chooses a card from their hand at once"),
        "unexpected-word: what all choose before anybody sees it stands below `at once`",
        "write `each player at once`, and below it, four spaces deeper, what each of them chooses",
        built("each player at once\n    choose a card from their hand\n    discard card"),
    ),
    "with highest": (
        built("the player with highest fame draws 1 card"),
        "unexpected-word: `with highest` is said `with the highest` here",
        "write `with the highest`",
        built("the player with the highest fame draws 1 card"),
    ),
    "what the player with the highest has": (
        built("put all cards from your hand into the player with the highest fame's hand"),
        "unexpected-word: it does not show what belongs to `the player with the highest fame`",
        "put brackets round whoever it is: `(the player with the highest fame)'s …`",
        built("put all cards from your hand into (the player with the highest fame)'s hand"),
    ),
    "the apostrophe is missing": (
        built("choose an opponent as rival\nput all cards from your hand into rivals hand"),
        "unexpected-word: `rivals` does not say whose it is",
        "write `rival's …`",
        built("choose an opponent as rival\nput all cards from your hand into rival's hand"),
    ),
    "the most, below each player": (
        built("each player\n    if they have the most coin\n        gain 1 fame"),
        "unexpected-word: `the most` is said `the player with the highest` here",
        "write `they are the player with the highest coin`",
        built("each player\n    if they are the player with the highest coin\n        gain 1 fame"),
    ),
    "there are so many players": (
        built("if 3 players\n    gain 1 coin"),
        "unknown-resource: `players` are not said to be so many",
        "write `number of players is 3`",
        built("if number of players is 3\n    gain 1 coin"),
    ),
    "everyone is everybody": (
        built("gain (number of cards in everyone's hand) coin"),
        "unknown-name: the name `everyone` does not exist here",
        "write `everybody's PLACE`",
        built("gain (number of cards in everybody's hand) coin"),
    ),
    "somebody has the most": (
        built("if you have the most coin\n    gain 1 fame"),
        "unexpected-word: `the most` is said `the player with the highest` here",
        "write `you are the player with the highest coin`",
        built("if you are the player with the highest coin\n    gain 1 fame"),
    ),
    "everyone does it": (
        built("everyone gains 1 coin"),
        "unknown-name: the name `everyone` does not exist here",
        "write `each player …`",
        built("each player gains 1 coin"),
    ),
    "somebody who does not sit at the table is asked for": (
        scenario("your coin is 3", given="second's coin is 2"),
        "no-such-player: `second` does not sit at this table",
        "name the players first: `players are you, rival, second`",
        scenario("your coin is 4", given="second's coin is 2\nplayers are you, rival, second"),
    ),
    "players are gone through twice": (
        built("for each player\n    for each player\n        gain 1 coin"),
        "wrong-kind: `player` is a player, but a place or several things is needed here",
        "write the inner lines as a verb, `to NAME`, and name it here: players are gone through there anew",
        "to rain\n    for each player\n        gain 1 coin\n\n" + built("for each player\n    rain"),
    ),
    "an opponent hands something over": (
        built("each opponent gives you 1 coin"),
        "unexpected-word: what one player loses and another gains is said on two lines",
        "write `for each opponent`, and below it `opponent loses 1 coin` and `you gain 1 coin`",
        built("for each opponent\n    opponent loses 1 coin\n    you gain 1 coin"),
    ),
    "all opponents are stolen from": (
        built("steal 1 coin from each opponent"),
        "unexpected-word: what one player loses and another gains is said on two lines",
        "write `for each opponent`, and below it `opponent loses 1 coin` and `you gain 1 coin`",
        built("for each opponent\n    opponent loses 1 coin\n    you gain 1 coin"),
    ),
    "one is stolen from": (
        built("steal 1 coin from an opponent"),
        "unexpected-word: `an opponent` cannot be picked behind `from`",
        "pick first, on a line above: `choose an opponent`; then `opponent loses 1 coin` and `you gain 1 coin`",
        built("choose an opponent\nopponent loses 1 coin\nyou gain 1 coin"),
    ),
    "who has the most": (
        built("each player with the most coin gains 1 coin"),
        "unexpected-word: `the most` is said `the highest` here",
        "write `with the highest coin`",
        built("each player with the highest coin gains 1 coin"),
    ),
    "who has more": (
        built("choose an opponent\nif you have more coin than them\n    gain 1 coin"),
        "unexpected-word: what somebody has is said with `is`",
        "write `your coin is more than WHOSE coin`: whose it is, is picked first",
        built("choose an opponent\nif your coin is more than opponent's coin\n    gain 1 coin"),
    ),
    "what belongs to a player, without its sign": (
        scenario("rival coin is 2"),
        "unexpected-word: `rival coin` is said `rival's coin` here",
        "write `rival's coin`",
        scenario("rival's coin is 2"),
    ),
    "what belongs to you, without its sign": (
        built("if you coin is 2\n    gain 1 coin"),
        "unexpected-word: `you coin` is said `your coin` here",
        "write `your coin`",
        built("if your coin is 2\n    gain 1 coin"),
    ),
    "who did what a rule of the game waits for": (
        "after a player visits:\n    gain 1 coin\n",
        "nobody-acts: nobody acts here",
        "write `they` before it for who did what the moment says, `each player` for all",
        "after a player visits:\n    they gain 1 coin\n",
    ),
    "each of nobody": (
        built("each playr\n    gain 1 coin"),
        "wrong-kind: `each` is followed by players, and `playr` is none",
        "did you mean `player`?",
        built("each player\n    gain 1 coin"),
    ),
    "a player beside the one that is looked at": (
        RICHEST.format("player", "player"),
        "unknown-name: `player` does not say which one",
        "the player that is looked at here is `it`; give the one from before another name: `who (player)`",
        RICHEST.format("who (player)", "who"),
    ),
    "a player inside what is asked of one": (
        pits(SOMEBODY_OWNS.format("player")),
        "unknown-name: `player` does not say which one",
        "the player that is looked at here is `they`",
        pits(SOMEBODY_OWNS.format("they")),
    ),
    "somebody who becomes first": (
        built("you become first"),
        "unknown-verb: the verb `become` does not exist",
        "write `set first to you`",
        built("set first to you"),
    ),
    "somebody who has so much": (
        built("if somebody's coin is 2\n    gain 1 fame"),
        "unknown-name: the name `somebody` does not exist here",
        "write `there is a player where their …`",
        built("if there is a player where their coin is 2\n    gain 1 fame"),
    ),
    "something is taken from somebody": (
        card("after you visit", "take 1 coin from target"),
        "unknown-verb: the verb `take` does not exist",
        "write `target loses 1 coin`, and below it `you gain 1 coin`",
        card("after you visit", "target loses 1 coin\nyou gain 1 coin"),
    ),
    "something is stolen from nobody who is known": (
        built("steal 1 coin from rival"),
        "unknown-verb: the verb `steal` does not exist",
        "pick first: `choose an opponent as rival`; then write `rival loses 1 coin`, and below it `you gain 1 coin`",
        built("choose an opponent as rival\nrival loses 1 coin\nyou gain 1 coin"),
    ),
    "a card is moved while all are asked": (
        built("each opponent at once\n    put a card from their hand into rubbish"),
        "missing-part: what all are asked at once stands first: `choose …`, `choose one`, `may` or `put all …`",
        "write `choose a card from their hand`, and below it `put card into rubbish`",
        built("each opponent at once\n    choose a card from their hand\n    put card into rubbish"),
    ),
    "another player does it": (
        FEE + card("after another player robs", "gain 1 coin"),
        "unknown-verb: the verb `player` does not exist",
        "the others are called opponents: `an opponent` in a moment, `each opponent …` before what they do",
        FEE + card("after an opponent robs you", "gain 1 coin"),
    ),
    "the player, without the article": (
        built("player with the highest fame gains 1 coin"),
        "unexpected-word: `player` is said `the player` here",
        "write `the player`",
        built("the player with the highest fame gains 1 coin"),
    ),
}
