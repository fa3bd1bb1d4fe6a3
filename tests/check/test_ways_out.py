"""What somebody tries first, what he is told, and that doing what he is told works."""

from __future__ import annotations

import pytest

from interpreter.report import closest

CARD = 'stall well "Well"\n    colour  red\n    price   1 coin\n    points  1\n\n    {0}:\n        {1}\n'
FEE = "value fee of player against other (player) = 1 coin\n\nto rob target (player)\n"
FEE += "    pay fee of you against target\n    gain 1 fame\n\n"
FEE += 'action robbing "Rob"\n    rob an opponent\n\n'
SCENARIO = (
    'scenario "short"\n    given\n        your coin is 2\n    when\n        you gain 1 coin\n    then\n        {0}\n'
)
PICK = "put a stall from your hand where its colour is blue into rubbish"
DISCS = """
kind disc is card "disc"
    owned   by_player
    starts  disc_bag

zone disc_bag of disc for each player "disc bag"

zone discs of disc for each stall "discs"

action marking "Mark"
    choose a stall from your stalls
    put 1 disc from your disc_bag into stall's discs
    gain (number of your discs in stall's discs) coin

disc marker "Marker"
    copies  3
"""
TRIED = {
    "several cards are chosen in one line": (
        SCENARIO.format("your coin is 3").replace("you gain 1 coin", "you choose barn, mill"),
        "unexpected-word: what is asked for is answered one by one",
        "write a line for each: `you choose …`",
        SCENARIO.format("your coin is 3").replace("you gain 1 coin", "you choose barn\n        you choose mill"),
    ),
    "a slot is named without its brackets": (
        "to air stall\n    needs stall's A is empty\n    gain 1 coin\n\n" + CARD.format("on build", "air this card"),
        "upper-case: the letter of a slot stands in square brackets",
        "write `[A]`",
        "to air stall\n    needs stall's [A] is empty\n    gain 1 coin\n\n" + CARD.format("on build", "air this card"),
    ),
    "pieces lie in a slot": (
        SCENARIO.format("number of workers in barn's [A] is 0"),
        "wrong-kind: `barn's [A]` is a slot, but a place for pieces is needed here",
        "what lies in the slots of a card lies on it: write `on barn`",
        SCENARIO.format("number of workers on barn is 0"),
    ),
    "somebody who does not sit at the table is asked for": (
        SCENARIO.format("your coin is 3").replace("your coin is 2", "second's coin is 2"),
        "no-such-player: `second` does not sit at this table",
        "name the players first: `players are you, rival, second`",
        SCENARIO.format("your coin is 4").replace(
            "your coin is 2", "second's coin is 2\n        players are you, rival, second"
        ),
    ),
    "dice are drawn": (
        SCENARIO.format("your coin is 3").replace("your coin is 2", "draws are 5, 2"),
        "cannot-set-up: nothing is drawn at random in this game",
        "write `rolls are 1, 2`",
        SCENARIO.format("your coin is 3").replace("your coin is 2", "rolls are 5, 2"),
    ),
    "pieces lie under a card": (
        'zone helpers of worker for each stall "helpers"\n\nvalue crew of stall = number of stall\'s helpers\n\n'
        + CARD.format("on build", "gain (crew of this card) coin"),
        "unsupported: only cards can lie under a stall",
        "make them cards: `kind worker is card`, and `owned by_player` if each player has his own",
        DISCS,
    ),
    "a verb is written as two words": (
        "to take_coins with count (number)\n    gain (count) coin\n\n" + CARD.format("on build", "take 2 coins"),
        "unknown-verb: the verb `take` does not exist",
        "write `take_coins`, and perhaps `with count NUMBER` behind it",
        "to take_coins with count (number)\n    gain (count) coin\n\n"
        + CARD.format("on build", "take_coins with count 2"),
    ),
    "a number of a name stands without brackets": (
        "to save count (number)\n    gain count coin\n\n" + CARD.format("on build", "save 2"),
        "unexpected-part: `gain` does not take `coin`",
        "write it in brackets: `gain (count) coin`",
        "to save count (number)\n    gain (count) coin\n\n" + CARD.format("on build", "save 2"),
    ),
    "any action is forbidden": (
        CARD.format("always", "you cannot perform an action"),
        "unsupported: what is forbidden is one action, by its name, or a verb of the game",
        "write `you cannot perform ACTION`",
        CARD.format("always", "you cannot perform visiting"),
    ),
    "players are gone through twice": (
        CARD.format("on build", "for each player\n            for each player\n                gain 1 coin"),
        "wrong-kind: `player` is a player, but a place or several things is needed here",
        "write the inner lines as a verb, `to NAME`, and name it here: players are gone through there anew",
        "to rain\n    for each player\n        gain 1 coin\n\n"
        + CARD.format("on build", "for each player\n            rain"),
    ),
    "a verb is called one": (
        'verb rain "rain"\n    for each player\n        gain 1 coin\n\n' + CARD.format("on build", "rain"),
        "clause-outside: a line such as `for each …` belongs to something",
        "what is done under a name is declared with `to rain`",
        "to rain\n    for each player\n        gain 1 coin\n\n" + CARD.format("on build", "rain"),
    ),
    "a place stands behind a where": (
        CARD.format("on build", PICK),
        "unexpected-word: `into` stands behind a `where` that is still open",
        "put brackets round the things and their `where`: `a (stall from your hand where its colour is blue) into …`",
        CARD.format("on build", "put a (stall from your hand where its colour is blue) into rubbish"),
    ),
    "somebody's own cost is lowered": (
        CARD.format("always", "your toll is 1 coin less"),
        "wrong-parts: `toll` is written as it was declared: `toll against PLAYER`",
        "write a player in place of PLAYER: that is whom it is about, whoever acts; for one who acts the game declares "
        "`value toll of player against other (player)`",
        FEE + CARD.format("always", "fee of you against players is 1 coin less"),
    ),
    "the game ends": (
        CARD.format("at game end", "gain 1 coin"),
        "unknown-moment: nothing called `game` starts or ends",
        "write `end of game:`",
        CARD.format("end of game", "gain 1 coin"),
    ),
    "another player does it": (
        FEE + CARD.format("after another player robs", "gain 1 coin"),
        "unknown-verb: the verb `player` does not exist",
        "the others are called opponents: `an opponent` in a moment, `each opponent …` before what they do",
        FEE + CARD.format("after an opponent robs you", "gain 1 coin"),
    ),
    "points are scored": (
        CARD.format("end of game", "score 1 point for each stall in your stalls"),
        "unknown-resource: points of the result have no name",
        "write `score 1`",
        CARD.format("end of game", "score 1 for each stall in your stalls"),
    ),
    "so much per thing": (
        CARD.format("on build", "gain 1 coin per stall in your stalls"),
        "wrong-kind: `gain` takes numbers of something counted, and `1 coin per stall in your stalls` is none",
        "write `for each`",
        CARD.format("on build", "gain 1 coin for each stall in your stalls"),
    ),
    "a card of a place": (
        CARD.format("on build", "discard 1 stall of your hand"),
        "wrong-kind: `stall` are things on the table, not something that is counted",
        "where things lie stands behind `from`: `stall from PLACE`",
        CARD.format("on build", "discard 1 stall from your hand"),
    ),
    "a card is put to a place": (
        CARD.format("on build", "put a stall from rubbish to your hand"),
        "unexpected-part: `put` does not take `to your hand`",
        "write `into your hand`",
        CARD.format("on build", "put a stall from rubbish into your hand"),
    ),
    "the card below": (
        CARD.format("on build", "gain (card_below's points) coin"),
        "missing-owner: whose `card_below`?",
        "write `this card's card_below`",
        CARD.format("on build", "gain (this card's card_below's points) coin"),
    ),
    "an opponent hands something over": (
        CARD.format("on build", "each opponent gives you 1 coin"),
        "unexpected-word: what one player loses and another gains is said on two lines",
        "write `for each opponent`, and below it `opponent loses 1 coin` and `you gain 1 coin`",
        CARD.format("on build", "for each opponent\n            opponent loses 1 coin\n            you gain 1 coin"),
    ),
    "all opponents are stolen from": (
        CARD.format("on build", "steal 1 coin from each opponent"),
        "unexpected-word: what one player loses and another gains is said on two lines",
        "write `for each opponent`, and below it `opponent loses 1 coin` and `you gain 1 coin`",
        CARD.format("on build", "for each opponent\n            opponent loses 1 coin\n            you gain 1 coin"),
    ),
    "one is stolen from": (
        CARD.format("on build", "steal 1 coin from an opponent"),
        "unexpected-word: `an opponent` cannot be picked behind `from`",
        "pick first, on a line above: `choose an opponent`; then `opponent loses 1 coin` and `you gain 1 coin`",
        CARD.format("on build", "choose an opponent\n        opponent loses 1 coin\n        you gain 1 coin"),
    ),
    "how many are put": (
        CARD.format("on build", "put stall from your hand into rubbish"),
        "missing-number: `stall` does not say how many, or which",
        "write how many: `put 1 stall from your hand into rubbish`",
        CARD.format("on build", "put 1 stall from your hand into rubbish"),
    ),
    "a thing belongs to somebody": (
        CARD.format("on build", "choose your stall\n        discard it"),
        "unknown-name: a player has no `stall`",
        "things are picked from where they lie: `a stall from your PLACE`",
        CARD.format("on build", "choose a stall from your hand\n        discard it"),
    ),
    "a card is put by its name": (
        CARD.format("on build", "put well into rubbish"),
        "wrong-kind: `well` is the name of a card, but a card or a piece is needed here",
        "write `the stall from PLACE where it is well`",
        CARD.format("on build", "put (the stall from your hand where it is well) into rubbish"),
    ),
    "who wins": (
        CARD.format("on build", "winner is player with most coin"),
        "unexpected-word: who wins is what the scoring says",
        "write `rank by their coin` under `scoring:`",
        'variant quick "Quick"\n    scoring:\n        rank by their coin\n',
    ),
    "who has the most": (
        CARD.format("on build", "each player with the most coin gains 1 coin"),
        "unexpected-word: `the most` is said `the highest` here",
        "write `with the highest coin`",
        CARD.format("on build", "each player with the highest coin gains 1 coin"),
    ),
    "who has more": (
        CARD.format("on build", "choose an opponent\n        if you have more coin than them\n            gain 1 coin"),
        "unexpected-word: what somebody has is said with `is`",
        "write `your coin is more than WHOSE coin`: whose it is, is picked first",
        CARD.format(
            "on build", "choose an opponent\n        if your coin is more than opponent's coin\n            gain 1 coin"
        ),
    ),
    "then something is done": (
        CARD.format("on build", "pay 1 coin\n        then gain 1 coin"),
        "unexpected-word: `then` is left out",
        "delete it: lines are done one after the other",
        CARD.format("on build", "pay 1 coin\n        gain 1 coin"),
    ),
    "a plural stands behind the title": (
        'resource cake for each player "cake", "cakes"\n',
        "unexpected-word: an English title has one form",
        "delete what follows; its plural is written into `words/en.ftl`: `counter-cake =` with `.plural = …`",
        'resource cake for each player "cake"\n\n' + CARD.format("on build", "gain 1 cake"),
    ),
    "as many as there are": (
        CARD.format("on build", "draw cards equal to your coin"),
        "unexpected-part: `draw` does not take `equal`",
        "write how many they are in brackets: `draw (your …) cards`",
        CARD.format("on build", "draw (your coin) cards"),
    ),
    "so many or fewer": (
        CARD.format("on build", "if you have 3 or fewer coin\n            gain 1 coin"),
        "unexpected-word: what somebody has is said with `is`",
        "write `your coin is at most 3`",
        CARD.format("on build", "if your coin is at most 3\n            gain 1 coin"),
    ),
    "so many or more things": (
        CARD.format("on build", "if you have 3 or more stalls in your hand\n            gain 1 coin"),
        "unexpected-word: what somebody has is said with the place where it lies",
        "write `there are at least 3 stalls in your hand`",
        CARD.format("on build", "if there are at least 3 stalls in your hand\n            gain 1 coin"),
    ),
    "one more is written with a plus": (
        CARD.format("always", "your room is +1"),
        "unexpected-word: `+` stands between two numbers",
        "write `is 1 more`",
        CARD.format("always", "your room is 1 more"),
    ),
    "a thing is called by its title": (
        'resource honey for each player "gold"\n\n' + CARD.format("on build", "gain 1 gold"),
        "unknown-resource: the resource or counter `gold` does not exist",
        "did you mean `honey`?",
        'resource honey for each player "gold"\n\n' + CARD.format("on build", "gain 1 honey"),
    ),
    "words of a fact are counted": (
        "change kind stall\n    sails  square, lateen, several, optional\n\n"
        + CARD.format("on build", "gain 1 coin").replace("points  1", "points  1\n    sails   2 square"),
        "wrong-fact: `sails` is followed by single words, with a comma between two",
        "write `sails square, square`",
        "change kind stall\n    sails  square, lateen, several, optional\n\n"
        + CARD.format("on build", "gain 1 coin").replace("points  1", "points  1\n    sails   square, square"),
    ),
    "a kind of card is misspelt as a fact is called": (
        CARD.format("on build", "gain 1 coin").replace("stall well", "old well"),
        "unknown-declaration: `old` is no kind of card",
        "a line at the very left says what it declares: `stall`, `guest`, `game`, `ending`, `pack`, `variant`",
        CARD.format("on build", "gain 1 coin"),
    ),
    "what is done begins": (
        CARD.format("at rest start", "gain 1 coin"),
        "unknown-moment: nothing called `rest` starts or ends",
        "known here: `evening`, `market`, `morning`; what is done is waited for with `after you rest:`",
        CARD.format("after you rest", "gain 1 coin"),
    ),
    "your turn begins": (
        CARD.format("at the start of your evening", "gain 1 coin"),
        "unexpected-word: where a phase begins or ends is said without `the` and `of`",
        "write `at evening start:`",
        CARD.format("at evening start", "gain 1 coin"),
    ),
    "a game is not over": (
        SCENARIO.format("not game is over"),
        "unknown-name: nothing can be asked of `game` here",
        "under `then` of a scenario write `game is over` or `game is not over`, on a line of its own",
        SCENARIO.format("game is not over"),
    ),
}


@pytest.mark.parametrize("tried", TRIED)
def test_the_message_names_the_way_that_works(faults_of, tried):
    text, told, help, way = TRIED[tried]
    (fault,) = faults_of(text)
    assert (f"{fault.code}: {fault.message}", fault.help) == (told, help)
    assert faults_of(way) == []


def test_a_card_that_never_works_can_wait_working_or_not(faults_of):
    omens = 'kind omen is card "omen"\n    effect  speak\n    starts  omens\n\nzone omens of omen "omens"\n\n'
    omens += "to hearken omen\n    perform omen's speak\n\n"
    omens += 'action hearkening "Hearken"\n    choose an omen from omens\n    hearken omen\n\n'
    raven = 'omen raven "Raven"\n    speak:\n        gain 1 coin\n\n    on hearken{0}:\n        gain 1 fame\n'
    assert faults_of(omens + raven.format(", working or not")) == []
    (fault,) = faults_of(omens + raven.format(""))
    assert fault.message == "an omen waits for nothing: it never lies where it works"


def test_a_name_is_no_slip_for_one_with_another_first_word():
    assert closest("hand_limit", ["attack_limit", "room"]) is None
    assert closest("atack_limit", ["attack_limit", "room"]) == "attack_limit"
    assert closest("attacklimit", ["attack_limit", "room"]) == "attack_limit"
