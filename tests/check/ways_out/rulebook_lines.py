"""Ways out: whole lines of a rulebook, in a game of its own."""

from __future__ import annotations

from textwrap import indent

from ways_out.games import built, card

MARKET = """game market "Market"
    players  2 to 4

resource coin for each player "coin"

counter fame for each player "fame"
    range  0 or more

kind house is card "house"
    starts  stock
    colour  red, blue

zone stock of house "stock"
    drawn  hand

zone row of house "row"

zone hand of house for each player "hand"
    seen  owner

zone town of house for each player "town"

house hut "Hut"
    colour  red
    copies  20

house inn "Inn"
    colour  blue
    copies  20

action build "Build"
{action}

setup:
    shuffle stock
    put top 4 of stock into row
    each player
        put top 5 of stock into their hand
        gain 3 coin
{setup}

play:
    repeat 4 times
        each player
            perform an action

scoring:
{scoring}
"""
ACTION = "pay 1 coin\nput a house from your hand into your town\ngain 1 fame"
SCORE = "each player\n    score their fame"


def game(*, action: str = "", setup: str = "", scoring: str = "") -> str:
    """The game with more lines in one of its parts."""
    lines = {"action": ACTION + "\n" + action, "setup": setup, "scoring": SCORE + "\n" + scoring}
    return MARKET.format(**{part: indent(said.strip("\n"), "    ") for part, said in lines.items()})


RAID = "each opponent loses 1 coin"
ANOTHER_WAY = "unexpected-word: this is said in another way here"
BEGINS = "leave it out: who begins is drawn by lot, or named when a match is begun"
NEXT_FIRST = "write `set first to first's left`"
TRIED = {
    "who begins, by age": (game(setup="the youngest player starts"), ANOTHER_WAY, BEGINS, game()),
    "who begins, by lot": (game(setup="choose a random first player"), "nobody-acts: nobody acts here", BEGINS, game()),
    "the first player, passed on": (
        game(action="pass the first player marker to the left"),
        ANOTHER_WAY,
        NEXT_FIRST,
        game(action="set first to first's left"),
    ),
    "the next player is first": (
        game(action="the next player becomes first"),
        ANOTHER_WAY,
        NEXT_FIRST,
        game(action="set first to first's left"),
    ),
    "what each player starts with": (
        game(setup="each player starts with 3 coins"),
        ANOTHER_WAY,
        "write `each player gains 3 coins`; or below the line that declares it `start 3`",
        game(setup="each player gains 3 coins"),
    ),
    "a counter of each player, set": (
        game(setup="set each player's coin to 3"),
        ANOTHER_WAY,
        "write `each player`, and below it, four spaces deeper, `set their coin to 3`",
        game(setup="each player\n    set their coin to 3"),
    ),
    "what the second player gets": (
        game(setup="the second player gains 1 coin"),
        ANOTHER_WAY,
        "write `first's left gains 1 coin`",
        game(setup="first's left gains 1 coin"),
    ),
    "all players but one": (
        game(setup="each player except first gains 1 coin"),
        ANOTHER_WAY,
        "write `each player where it is not first`, and below it, four spaces deeper, `gain 1 coin`",
        game(setup="each player where it is not first\n    gain 1 coin"),
    ),
    "a row that is filled": (
        game(action="refill the row to 4 cards"),
        ANOTHER_WAY,
        "write `put top (4 - number of cards in row) of PLACE into row`",
        game(action="put top (4 - number of cards in row) of stock into row"),
    ),
    "cards about which nobody decides": (
        game(setup="put 2 houses from stock into row"),
        "nobody-acts: nobody acts here",
        "nobody chooses here: cards as they lie are `put top 2 of stock into row`",
        game(setup="put top 2 of stock into row"),
    ),
    "things that are shuffled": (
        game(setup="shuffle all houses"),
        "unsupported: `all houses` cannot be used here",
        "name the place in which they lie",
        game(setup="shuffle stock"),
    ),
    "things that one gets": (
        game(setup="each player gets 2 houses"),
        "unknown-verb: the verb `gets` does not exist",
        "write `draw 2 houses`",
        game(setup="each player\n    draw 2 houses"),
    ),
    "cards that are moved": (
        game(action="move all houses from row to stock"),
        "unknown-verb: the verb `move` does not exist",
        "write `put all houses from row into stock`",
        game(action="put all houses from row into stock"),
    ),
    "how the game ends": (
        game(action="when stock is empty the game ends"),
        ANOTHER_WAY,
        "write `if stock is empty`, and below it, four spaces deeper, `end game`",
        game(action="if stock is empty\n    end game"),
    ),
    "some cards of which one is kept": (
        game(action="draw 3 houses and keep 1 of them"),
        ANOTHER_WAY,
        "write `choose a card from top 3 of PLACE`, and on the next line `put it into your PLACE`",
        game(action="choose a card from top 3 of stock\nput it into your hand"),
    ),
    "somebody who does something": (
        game(action="choose a player, they lose 1 coin"),
        ANOTHER_WAY,
        "write `choose an opponent`, and on the next line `opponent loses 1 coin`",
        game(action="choose an opponent\nopponent loses 1 coin"),
    ),
    "a price, and what it brings": (
        game(action="spend 2 coins: gain 3 fame"),
        ANOTHER_WAY,
        "write `pay 2 coins`, and on the next line `gain 3 fame`",
        game().replace("pay 1 coin", "pay 2 coins").replace("gain 1 fame", "gain 3 fame"),
    ),
    "a price that may be paid": (
        game(action="you may pay 1 coin, if you do gain 2 fame"),
        ANOTHER_WAY,
        "write `may`, and below it, four spaces deeper, `pay 1 coin` and `gain 2 fame`",
        game(action="may\n    pay 1 coin\n    gain 2 fame"),
    ),
    "one thing for another": (
        game(action="trade 1 coin for 1 fame"),
        ANOTHER_WAY,
        "write `pay 1 coin`, and on the next line `gain 1 fame`",
        game(),
    ),
    "so much for each thing one has": (
        game(action="gain 1 coin for each red house you have"),
        ANOTHER_WAY,
        "write `gain 1 coin for each red house in your PLACE`",
        game(action="gain 1 coin for each red house in your town"),
    ),
    "so many things of a sort": (
        game(action="if you have at least 3 red houses\n    gain 2 fame"),
        "unexpected-word: what somebody has is said with `is`",
        "write `number of red houses in your PLACE is at least 3`",
        game(action="if number of red houses in your town is at least 3\n    gain 2 fame"),
    ),
    "a verb that was never declared": (
        game(action="raze a house from your town"),
        "unknown-verb: the verb `raze` does not exist",
        "declare the verb: `to raze house` at the very left, and below it what is done",
        game(action="raze a house from your town") + "\nto raze house\n    put house into stock\n",
    ),
    "things of another player": (
        game(action="choose a house from town of another player"),
        "unexpected-word: `another player` is said `an opponent` here",
        "write `an opponent`",
        game(action="choose an opponent\nchoose a house from opponent's town\nput it into stock"),
    ),
    "points for the most": (
        game(scoring="each player scores 5 points if they have the most coins"),
        ANOTHER_WAY,
        "write `each player with the highest coins scores 5`",
        game(scoring="each player with the highest coins scores 5"),
    ),
    "points for the most things of a sort": (
        game(scoring="the player with the most red houses scores 5"),
        ANOTHER_WAY,
        "declare `value red_houses of player = number of (houses in player's PLACE where …)`, and write `each player "
        "with the highest red_houses scores 5`",
        game(scoring="each player with the highest red_houses scores 5")
        + "\nvalue red_houses of player = number of (houses in player's town where its colour is red)\n",
    ),
    "who wins": (
        game(scoring="the player with the most points wins"),
        ANOTHER_WAY,
        "leave it out: whoever has the highest result wins",
        game(),
    ),
    "what decides a tie": (
        game(scoring="in case of a tie the player with the most coins wins"),
        ANOTHER_WAY,
        "write below `scoring:` a line `rank by their result`, and below it `rank by their …` for what comes next",
        game(scoring="rank by their result\nrank by their coin"),
    ),
    "what somebody would do": (
        card("if you would lose a coin", "gain 1 fame", "on build", RAID),
        ANOTHER_WAY,
        "write `when you would lose coin:`",
        card("when you would lose coin", "gain 1 fame", "on build", RAID),
    ),
    "in place of something": (
        card("instead of losing a coin", "gain 1 fame", "on build", RAID),
        ANOTHER_WAY,
        "write `when you would lose coin:`",
        card("when you would lose coin", "gain 1 fame", "on build", RAID),
    ),
    "what nobody can do": (
        card("always", "your opponents can't visit"),
        "stray-character: `'` is not in the language",
        "write `cannot`",
        card("always", "your opponents cannot visit"),
    ),
    "they, who were chosen": (
        built("choose an opponent\nthey lose 1 coin"),
        "nobody-acts: nobody but you acts here",
        "here write `opponent`",
        built("choose an opponent\nopponent loses 1 coin"),
    ),
    "a target": (
        built("target opponent discards a stall"),
        ANOTHER_WAY,
        "write `choose an opponent`, and on the next line `opponent discards a stall`",
        built("choose an opponent\nopponent discards a stall from their hand"),
    ),
    "a thing of somebody": (
        built("destroy a stall of an opponent"),
        ANOTHER_WAY,
        "write `choose an opponent`, and on the next line `discard a stall from opponent's PLACE`",
        built("choose an opponent\ndiscard a stall from opponent's lanes"),
    ),
    "a card for each": (
        built("draw a card for each red stall"),
        ANOTHER_WAY,
        "write `draw (number of red stalls in your PLACE) cards`",
        built("draw (number of red stalls in your lanes) cards"),
    ),
    "once more": (
        built("gain 1 coin\nrepeat this effect"),
        ANOTHER_WAY,
        "write `repeat 2 times`, and below it, four spaces deeper, what is done twice",
        built("repeat 2 times\n    gain 1 coin"),
    ),
    "what comes of it": (
        built("may discard a stall from your hand\nif you did\n    gain 2 coin"),
        ANOTHER_WAY,
        "write `may`, and below it, four spaces deeper, what may be done; what comes of it stands there, too",
        built("may\n    discard a stall from your hand\n    gain 2 coin"),
    ),
}
