"""The catalogue's entries for what can never happen, is of no use, or would never end, and for what an author allows.

The examples are cards of a small village game (`tests/cards/base.moo`) in which villagers build stalls along lanes.
"""

from __future__ import annotations

from interpreter.report.entry import Entry
from interpreter.report.examples import on_build, stall

ECHO = "to sing\n    gain 1 fame\n\nto dance\n    gain 1 fame\n\n"
ROUND = 'variant short "Short game"\n\n    play:\n'
FREE = 'stall well "Well"\n    colour  red\n    price   0 coin\n    points  1\n\n    always:\n'

NEVER_CODES: tuple[Entry, ...] = (
    # ---- what can never happen --------------------------------------------------------------------------------------
    Entry(
        code="never-true",
        summary="a condition can never hold, or always does, so that what stands behind it never comes",
        why="Counters have a range, places hold so many cards, a card says what it is. A condition that "
        "contradicts this, or the conditions above it, is most often a slip in a number. If it is meant so, "
        "`## allow never-true` and the reason behind the line silences it.",
        bad=on_build("if your grain is more than 9", "    gain 1 coin"),
        good=on_build("if your grain is more than 8", "    gain 1 coin"),
    ),
    Entry(
        code="never-caused",
        summary="an ability waits for something that nobody ever does",
        why="A card hears what is done. If no action and no card does it, the ability never begins: perhaps the "
        "verb is another one, or the line that does it is still missing.",
        bad="to cheer\n    gain 1 fame\n\n" + stall("    after an opponent cheers:", "        gain 1 coin"),
        good='to cheer\n    gain 1 fame\n\naction cheering "Cheer"\n    cheer\n\n'
        + stall("    after an opponent cheers:", "        gain 1 coin"),
    ),
    Entry(
        code="never-chosen",
        summary="an option can never be chosen, because its price is more than anybody can have",
        why="What cannot be paid is not offered. An option whose prices together are more than there can ever be "
        "is never offered to anybody.",
        bad=on_build("may", "    pay 6 workers from your hut into square", "    gain 3 fame"),
        good=on_build("may", "    pay 5 workers from your hut into square", "    gain 3 fame"),
    ),
    Entry(
        code="never-paid",
        summary="a price is more than anybody can ever have",
        why="A resource has a range, and there are only so many pieces and cards. What costs more can never be done.",
        bad=stall("    sell [A]:", "        pay 5 grain", "        pay 5 grain", "        gain 3 fame"),
        good=stall("    sell [A]:", "        pay 5 grain", "        pay 4 grain", "        gain 3 fame"),
    ),
    Entry(
        code="never-there",
        summary="a line speaks of a slot that no card there can have",
        why="A card has the slots that stand in the headers of its abilities. A piece that is put into a slot "
        "which the card does not have goes nowhere.",
        bad=stall("    at market start:", "        put 1 worker from your hut into this card's [B]"),
        good=stall("    at market start [B]:", "        put 1 worker from your hut into this card's [B]"),
    ),
    Entry(
        code="useless-discount",
        summary="a discount never takes anything off",
        why="A discount lowers a price that there is. On a card that costs nothing, or for a place where the card "
        "can never lie, it changes nothing.",
        bad=FREE + "        your rebate for this card is 1 more\n",
        good=FREE + "        your rebate for stalls is 1 more\n",
    ),
    Entry(
        code="hidden-cards",
        summary="an effect reads cards that whoever carries it out may not see",
        why="How many cards somebody holds, all may know; what stands on them, only who holds them. An effect "
        "that looks there for somebody else tells him, and nobody at the table could carry it out. Cards that "
        "are revealed first are known to all.",
        bad=on_build("choose an opponent as rival", "if there is a blue card in rival's hand", "    gain 1 coin"),
        good=on_build(
            "choose an opponent as rival", "if number of cards in rival's hand is at least 2", "    gain 1 coin"
        ),
    ),
    Entry(
        code="endless-chain",
        summary="cards set each other off, again and again, without end",
        why="Each of them does something for which the next one waits, without a choice, a price or a condition, "
        "and the last one sets off the first. Once they all work the game would never go on. Such a loop may "
        "go through several packs.",
        bad=ECHO + stall("    after sing:", "        dance", "", "    after dance:", "        sing"),
        good=ECHO + stall("    after sing, once a morning:", "        dance", "", "    after dance:", "        sing"),
    ),
    Entry(
        code="no-way-out",
        summary="turns go round the table for ever, or a player can have a turn in which there is nothing he can do",
        why="`take turns` goes on as long as its condition holds for somebody. Nothing that is done in a turn ends "
        "it, or is left out by an `if`, or it can hold for a player who can carry out no action: then the game would "
        "stand still. An action that can always be done, such as to pass, is a way out.",
        bad=ROUND + "        take turns from first while their hut is not empty\n            gain 1 coin\n",
        good=ROUND + "        take turns from first while their hut is not empty\n"
        "            put 1 worker from their hut into square\n",
    ),
    Entry(
        code="wrong-allow",
        summary="an `allow` has no code, no reason, or nothing to allow",
        why="`## allow CODE reason`, behind a line or on the line above it, keeps one fault silent, of those that "
        "do not stand in the way of a game. The reason is for whoever reads the card next; an `allow` that is "
        "not needed any more is taken out.",
        bad=on_build("gain 1 coin        ## allow never-true the range grows in the expansion"),
        good=on_build(
            "if your grain is 10        ## allow never-true the range grows in the expansion", "    gain 1 coin"
        ),
    ),
)
