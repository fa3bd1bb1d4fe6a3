"""The catalogue's entries for faults of meaning: a name, a kind, a number that cannot be right.

The examples are cards of a small village game (`tests/cards/base.moo`) in which villagers build stalls along lanes.
"""

from __future__ import annotations

from interpreter.report.entry import Entry
from interpreter.report.examples import on_build, stall

COPY = """to copy {part}
    needs there is no stall in your lanes where its colour is {name}'s colour
    gain 1 fame

action copying "Copy"
    copy a stall from your hand
"""

MEANING_CODES: tuple[Entry, ...] = (
    # ---- names ------------------------------------------------------------------------------------------------------
    Entry(
        code="unknown-name",
        summary="a name means nothing where it stands",
        why="A line can use what the game declares, what its own moment tells (`after visit` tells `target`) and what "
        "the lines above it have named. Anything else is most often misspelt, or is told by another moment.",
        bad=on_build("gain (your harvst) grain"),
        good=on_build("gain (your harvest) grain"),
    ),
    Entry(
        code="unknown-resource",
        summary="something is gained, lost or paid that the game does not count",
        why="What can be counted is declared by the game with `resource` or `counter`. Only resources can be a price.",
        bad=on_build("gain 2 gold"),
        good=on_build("gain 2 coin"),
    ),
    Entry(
        code="unknown-verb",
        summary="a line does not begin with something that can be done",
        why="A line says what is done: `gain`, `draw`, or a verb of the game such as `build`. With somebody before it "
        "the verb takes an -s: `target loses`.",
        bad=on_build("earn 2 coin"),
        good=on_build("gain 2 coin"),
    ),
    Entry(
        code="unknown-kind",
        summary="things are named that the game does not have",
        why="What lies on the table is declared with `kind`: cards, boards, pieces, dice. `card` means all cards, "
        "`player` and `opponent` the people.",
        bad=on_build("discard a crad from your hand"),
        good=on_build("discard a card from your hand"),
    ),
    Entry(
        code="unknown-zone",
        summary="a place is named that the game does not have",
        why="Where cards start, where they go and where they work are places that the game declares with `zone`.",
        bad='kind omen is card "omen"\n    starts  omen_deck\n\nzone omens of omen "omens"\n\nomen raven "Raven"\n\n'
        + on_build("put top of omens into omens"),
        good='kind omen is card "omen"\n    starts  omens\n\nzone omens of omen "omens"\n\nomen raven "Raven"\n\n'
        + on_build("put top of omens into omens"),
    ),
    Entry(
        code="unknown-fact",
        summary="a card says, or is asked for, something that its kind does not know",
        why="A kind lists what its cards say about themselves. A line that it does not list would mean nothing.",
        bad=stall("    weight  3"),
        good=stall("    copies  3"),
    ),
    Entry(
        code="unknown-word",
        summary="a fact is given or compared with a word that it cannot be",
        why="A kind lists the words that a fact can be, `colour green, red, blue`. Any other word would never be true.",
        bad=on_build("score 1 for each yellow card in your lanes"),
        good=on_build("score 1 for each green card in your lanes"),
    ),
    Entry(
        code="unknown-moment",
        summary="a card waits for a moment that never comes",
        why="Phases start and end, and what is announced; every verb of the game has a `before` and an `after`. A "
        "card that waits for anything else would wait for ever.",
        bad=stall("    at winter start:", "        gain 1 coin"),
        good=stall("    at evening start:", "        gain 1 coin"),
    ),
    Entry(
        code="unknown-slot",
        summary="a slot is named that no card has",
        why="The slots of cards are declared by the game: `zone [A] of worker for each card`.",
        bad=stall("    after visit [Z]:", "        gain 1 coin"),
        good=stall("    after visit [B]:", "        gain 1 coin"),
    ),
    Entry(
        code="unknown-effect",
        summary="a line with a colon is neither a moment nor an effect that the kind declares",
        why="A kind lists the effects that its cards can have, `effect sell [A]`. A moment begins with `on`, `after`, "
        "`before`, `when` or `at`. A game has `setup:`, `play:` and `scoring:`.",
        bad=stall("    rent [A]:", "        gain 1 coin"),
        good=stall("    sell [A]:", "        gain 1 coin"),
    ),
    Entry(
        code="unknown-action",
        summary="an action is named that the game does not have",
        why='What players can choose from is declared with `action NAME "Title"`.',
        bad=on_build("perform swimming"),
        good=on_build("perform selling"),
    ),
    Entry(
        code="unknown-ending",
        summary="the game is to end for a reason that it does not have",
        why='The reasons for which a game can end are declared, `ending market_day "market day has come"`, so that '
        "everybody can be told.",
        bad=on_build("end game by plague"),
        good=on_build("end game by market_day"),
    ),
    # ---- things of the wrong sort -----------------------------------------------------------------------------------
    Entry(
        code="wrong-kind",
        summary="one sort of thing stands where another is needed",
        why="A player cannot be shuffled, and a deck cannot be visited. The message says what stands there and what "
        "is needed.",
        bad=on_build("if your coin", "    gain 1 coin"),
        good=on_build("if your coin is at least 1", "    gain 1 coin"),
    ),
    Entry(
        code="wrong-fact",
        summary="a fact is given in a form that it does not have",
        why="The kind says whether a fact is a number, an amount of resources, one of some words, or a text in quotes.",
        bad='stall well "Well"\n    colour  red\n    price   1 coin\n    points  three\n',
        good='stall well "Well"\n    colour  red\n    price   1 coin\n    points  3\n',
    ),
    Entry(
        code="wrong-parts",
        summary="a value is written with other parts than it was declared with",
        why="`value toll against player` is always written with its `against`, so that a reader knows whom it is "
        "about.",
        bad=stall("    always:", "        your toll is 1 coin more"),
        good=stall("    always:", "        toll against you is 1 coin more"),
    ),
    Entry(
        code="wrong-place",
        summary="something would lie where it cannot lie",
        why="A place says what it holds, `zone hut of worker`. Cards start in a place of the whole game and are dealt "
        "from there.",
        bad=on_build("put this into your bench"),
        good=on_build("put this into your hand"),
    ),
    Entry(
        code="hidden-name",
        summary="a noun hides a name from before, and the thing looked at is compared with itself",
        why="Behind `where` and under `for each` the noun and `it` are the same: the thing that is looked at. A part "
        "of a verb, or a thing chosen before, that is called by the same noun cannot be spoken of there. With "
        "another name it can.",
        bad=COPY.format(part="stall", name="stall"),
        good=COPY.format(part="other (stall)", name="other"),
    ),
    Entry(
        code="wrong-slot",
        summary="an effect names another slot than its kind gives it",
        why="The kind says which slot an effect takes, `effect sell [A]`. On the card it is the same one.",
        bad=stall("    sell [B]:", "        gain 1 coin"),
        good=stall("    sell [A]:", "        gain 1 coin"),
    ),
    Entry(
        code="wrong-owner",
        summary="something that nobody can own is said to be a player's",
        why="What is declared without `for each player` belongs to nobody, and so does a card that can lie only in "
        "such places.",
        bad=on_build("shuffle your deck"),
        good=on_build("shuffle deck"),
    ),
    Entry(
        code="wrong-language",
        summary="the pack is written in a language that this program does not read",
        why="A pack names the version of the language that it is written in, so that a program of another version does "
        "not misread it. An older version is rewritten by `moo upgrade`.",
        bad='pack extra "Extra"\n    version   "1.0.0"\n    language  "1"\n',
        good='pack extra "Extra"\n    version   "1.0.0"\n    language  "2"\n',
    ),
    Entry(
        code="foreign-piece",
        summary="a player's piece would lie in another player's place",
        why="A player's places are for his own pieces, so that nobody has to tell them apart. A place where others "
        "lay theirs is declared with `guests yes`.",
        bad=stall("    after visit:", "        put 1 worker from your hut into target's field"),
        good=stall("    after visit:", "        put 1 worker from your hut into target's yard"),
    ),
    # ---- something is missing ---------------------------------------------------------------------------------------
    Entry(
        code="missing-fact",
        summary="a card does not give a fact that every card of its kind has",
        why="A card without its price could not be built. What some cards lack is declared `optional` in the kind.",
        bad='stall well "Well"\n    colour  red\n    points  1\n',
        good='stall well "Well"\n    colour  red\n    price   1 coin\n    points  1\n',
    ),
    Entry(
        code="missing-slot",
        summary="an effect does not name the slot that its kind gives it",
        why="A card with a slot shows it, so that a reader sees what is used up.",
        bad=stall("    sell:", "        gain 1 coin"),
        good=stall("    sell [A]:", "        gain 1 coin"),
    ),
    Entry(
        code="missing-part",
        summary="a verb lacks something that it needs",
        why="`build` needs a stall and a lane, `draw` needs a number of cards. The message shows how the verb is "
        "written.",
        bad=on_build("build a stall from your hand"),
        good=on_build("build a stall from your hand into a lane from your lanes"),
    ),
    Entry(
        code="missing-place",
        summary="it is not said where something is, or where it goes",
        why="Cards and pieces lie somewhere, and go somewhere. A kind can say it once for all its cards, with "
        "`starts`, `discarded` and `home`.",
        bad=on_build("put 1 worker into square"),
        good=on_build("put 1 worker from your hut into square"),
    ),
    Entry(
        code="missing-owner",
        summary="it is not said whose something is",
        why="Every player has a hand. `your hand` is yours, `their hand` belongs to whoever acts.",
        bad=on_build("put top of deck into hand"),
        good=on_build("put top of deck into your hand"),
    ),
    Entry(
        code="missing-case",
        summary="a value that depends on conditions says nothing for the other cases",
        why="A value is asked for at any time, and must have an answer. Its last line ends with `otherwise`.",
        bad="value mood of player\n    2 if player's coin is 1\n    3 if player's coin is 2\n\n"
        + on_build("gain (your mood) coin"),
        good="value mood of player\n    2 if player's coin is 1\n    3 otherwise\n\n"
        + on_build("gain (your mood) coin"),
    ),
    Entry(
        code="missing-declaration",
        summary="the game lacks something that every game has",
        why="A game says how it is set up and how it is played, and has the actions that it offers.",
        bad='game dice "Dice"\n\nplay:\n    end game\n',
        good='game dice "Dice"\n\nsetup:\n    end game\n\nplay:\n    end game\n',
    ),
    Entry(
        code="no-game",
        summary="cards are checked without the game that they belong to",
        why="Only the game knows what its cards can say and do. Give its folder together with the cards.",
        bad='# alone\npack extra "Extra"\n    version  "1.0.0"\n',
        good='pack extra "Extra"\n    version  "1.0.0"\n',
    ),
    Entry(
        code="empty-body",
        summary="an action has a name, and does nothing",
        why="An action that does nothing would still be offered.",
        bad='action waiting "Wait"\n    ru "Ждать"\n',
        good='action waiting "Wait"\n    ru "Ждать"\n    gain 1 grain\n',
    ),
    Entry(
        code="nobody-acts",
        summary="a line needs somebody who does it, and there is nobody",
        why="On a card, in a verb and in an action somebody acts, and is `you`. In `setup:`, `play:` and the rules of "
        "the game nobody does, until `each player` or `take turns` says who.",
        bad="after a stall rests:\n    gain 1 coin\n",
        good="after a stall rests:\n    each player\n        gain 1 coin\n",
    ),
    Entry(
        code="nothing-meant",
        summary="`it` or `this` stands where there is nothing that it could mean",
        why="`it` is the thing of a `choose`, a `for each` or a `where`. `this` is the card that the line stands on.",
        bad=on_build("put it into your hand"),
        good=on_build("put this into your hand"),
    ),
    # ---- too much ---------------------------------------------------------------------------------------------------
    Entry(
        code="unexpected-part",
        summary="a verb is given something that it does not take",
        why="Nothing is silently left out: what a verb has no use for is a mistake. The message shows how it is "
        "written.",
        bad=on_build("draw 2 cards into your hand"),
        good=on_build("draw 2 cards"),
    ),
    Entry(
        code="duplicate",
        summary="two things have the same name, or one thing is said twice",
        why="If two cards had one name, nobody could tell which is meant.",
        bad='stall barn "Another Barn"\n    colour  red\n    price   1 coin\n    points  1\n',
        good='stall large_barn "Another Barn"\n    colour  red\n    price   1 coin\n    points  1\n',
    ),
    Entry(
        code="replaced-twice",
        summary="a card puts two things in place of one value",
        why="`VALUE is X` puts X in place of the value. If both lines of a card hold for the same player or card at "
        "once, only one of them can count, and nobody at the table knows which. What is to be added up is written "
        "`is 1 more`; what is for different players or cards is said so.",
        bad=stall("    always:", "        your room is 5", "        room of players is 6"),
        good=stall("    always:", "        your room is 5", "        room of your opponents is 6"),
    ),
    Entry(
        code="out-of-bounds",
        summary="a number is smaller or greater than it can ever be",
        why="A price that nobody can ever have makes a card that nobody can ever build.",
        bad='stall well "Well"\n    colour  red\n    price   10 grain\n    points  1\n',
        good='stall well "Well"\n    colour  red\n    price   9 grain\n    points  1\n',
    ),
    Entry(
        code="reversed-range",
        summary="a range goes down instead of up",
        why="A range begins with its smallest number.",
        bad="resource silver for each player\n    range  9 to 0\n\n" + on_build("gain 1 silver"),
        good="resource silver for each player\n    range  0 to 9\n\n" + on_build("gain 1 silver"),
    ),
    Entry(
        code="overflow",
        summary="more things start in a place than it holds",
        why="`holds` says how many there is room for. The rest would have to lie on the floor.",
        bad='zone heap of worker "heap"\n    holds  2\n    start  3\n\n'
        + on_build("if there is a worker in heap", "    gain 1 coin"),
        good='zone heap of worker "heap"\n    holds  3\n    start  3\n\n'
        + on_build("if there is a worker in heap", "    gain 1 coin"),
    ),
    Entry(
        code="unused",
        summary="something is declared, and nothing names it",
        why="A name that is never used is most often one that is misspelt where it should be used.",
        bad='counter luck for each player "luck"\n',
        good='counter luck for each player "luck"\n\n' + on_build("gain 1 luck"),
    ),
    # ---- order ------------------------------------------------------------------------------------------------------
    Entry(
        code="out-of-place",
        summary="a line stands under a header that it does not belong to",
        why="Under `always:` stand changes of rules, which hold as long as the card works. Under every other header "
        "stands what is done once, at that moment.",
        bad=stall("    always:", "        gain 1 coin"),
        good=stall("    on build:", "        gain 1 coin"),
    ),
    Entry(
        code="price-not-first",
        summary="a price stands behind something that is done",
        why="What cannot be paid is not offered. So the price is looked at before anything else is done, and stands "
        "first.",
        bad=on_build("gain 2 grain", "pay 1 coin"),
        good=on_build("pay 1 coin", "gain 2 grain"),
    ),
    Entry(
        code="needs-not-first",
        summary="a condition stands behind something that is done",
        why="What may not be done is not offered. So `needs` is looked at before anything else is done, and stands "
        "first.",
        bad='action feasting "Feast"\n    gain 1 fame\n    needs your grain is at least 2\n',
        good='action feasting "Feast"\n    needs your grain is at least 2\n    gain 1 fame\n',
    ),
    Entry(
        code="discount-not-last",
        summary="a price with a discount is followed by another price",
        why="Whoever pays with a discount chooses what he keeps, and might then lack what the next price asks for. "
        "The price with the discount stands last.",
        bad="to feast with discount (number)\n    pay 2 coin with discount discount\n    pay 1 grain\n"
        "    gain 1 fame\n"
        '\naction feasting "Feast"\n    feast with discount 1\n',
        good="to feast with discount (number)\n    pay 1 grain\n    pay 2 coin with discount discount\n"
        "    gain 1 fame\n"
        '\naction feasting "Feast"\n    feast with discount 1\n',
    ),
)
