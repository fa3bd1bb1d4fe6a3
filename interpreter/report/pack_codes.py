"""The catalogue's entries for faults of a pack as a whole: what never ends or cannot be run, other packs, scenarios,
files.

The examples are cards of a small village game (`tests/cards/base.moo`) in which villagers build stalls along lanes.
"""

from __future__ import annotations

from interpreter.report.entry import Entry
from interpreter.report.examples import on_build

PACK_CODES: tuple[Entry, ...] = (
    # ---- without end ------------------------------------------------------------------------------------------------
    Entry(
        code="endless-value",
        summary="a value is worked out from itself",
        why="To know it, one would have to know it already.",
        bad="value pride of player = player's pride + 1\n\n" + on_build("gain (your pride) coin"),
        good="value pride of player = player's fame + 1\n\n" + on_build("gain (your pride) coin"),
    ),
    Entry(
        code="endless-verb",
        summary="a verb, an action or an effect does itself again",
        why="It would never end. What is done several times stands under `repeat 3 times` or `for each …`.",
        bad='to dance\n    gain 1 fame\n    dance\n\naction dancing "Dance"\n    dance\n',
        good='to dance\n    gain 1 fame\n\naction dancing "Dance"\n    repeat 2 times\n        dance\n',
    ),
    # ---- what this version cannot do --------------------------------------------------------------------------------
    Entry(
        code="unsupported",
        summary="something is said that this version cannot run",
        why="The language has words for games that are still to come, and a few things can be said in one way only. "
        "The message says which.",
        bad=on_build("let mine be your lanes"),
        good=on_build("let mine be number of cards in your lanes", "gain (mine) coin"),
    ),
    # ---- packs ------------------------------------------------------------------------------------------------------
    Entry(
        code="nothing-to-change",
        summary="a pack changes, replaces or removes something that it cannot",
        why="`change`, `replace` and `remove` are about what another pack declares. It must be there, and be of that "
        "kind; what a pack declares itself is written anew where it stands.",
        bad="change stall bern of village\n    points  2\n",
        good="change stall barn of village\n    points  2\n",
    ),
    Entry(
        code="missing-pack",
        summary="a pack needs another one that is not here",
        why="`requires` names the packs that this one stands on, and `of` the pack that something belongs to.",
        bad='pack fair "Fair"\n    version   "1.0.0"\n    requires  harbour "1.2"\n',
        good='pack fair "Fair"\n    version   "1.0.0"\n    requires  village "1.0"\n',
    ),
    Entry(
        code="wrong-version",
        summary="a pack needs another version of a pack than the one that is here",
        why='What a pack stands on may have changed since. It therefore says which versions will do: `"1.2"` is 1.2 '
        'and what comes before 2.0; there are also `"1.2 or later"`, `"1.2 to 1.4"` and `"any"`.',
        bad='pack fair "Fair"\n    version   "1.0.0"\n    requires  village "2.0"\n',
        good='pack fair "Fair"\n    version   "1.0.0"\n    requires  village "1.0 or later"\n',
    ),
    Entry(
        code="pack-conflict",
        summary="two packs cannot be used together",
        why="Both change the same card or rule, and neither knows the other: nobody can say which change shall hold. "
        "Leave one of them out, or let one require the other; it then has the last word.",
        bad='# winter/winter.moo\npack winter "Winter"\n    version   "1.0.0"\n    requires  village "1.0"\n\n'
        "change stall barn of village\n    points  2\n\n"
        '# summer/summer.moo\npack summer "Summer"\n    version   "1.0.0"\n    requires  village "1.0"\n\n'
        "change stall barn of village\n    points  0\n",
        good='# winter/winter.moo\npack winter "Winter"\n    version   "1.0.0"\n    requires  village "1.0"\n\n'
        "change stall barn of village\n    points  2\n\n"
        '# summer/summer.moo\npack summer "Summer"\n    version   "1.0.0"\n    requires  village "1.0", winter "1.0"\n'
        "\nchange stall barn of village\n    points  0\n",
    ),
    # ---- scenarios --------------------------------------------------------------------------------------------------
    Entry(
        code="cannot-set-up",
        summary="a scenario wants a position or an event that cannot be",
        why="`given` says what lies where and how much of everything there is; `when` says what players do.",
        bad='scenario "a rich harvest"\n    given\n        your grain is 10\n    when\n        you gain 1 coin\n'
        "    then\n        your coin is 1\n",
        good='scenario "a rich harvest"\n    given\n        your grain is 9\n    when\n        you gain 1 coin\n'
        "    then\n        your coin is 1\n",
    ),
    Entry(
        code="no-such-player",
        summary="a scenario names a player who does not sit at its table",
        why="A scenario has the players that its first line names: `players are you, rival, second`.",
        bad='scenario "three at the table"\n    given\n        players are you, rival\n    when\n'
        "        second gains 1 coin\n    then\n        your coin is 0\n",
        good='scenario "three at the table"\n    given\n        players are you, rival, second\n    when\n'
        "        second gains 1 coin\n    then\n        your coin is 0\n",
    ),
    Entry(
        code="checks-nothing",
        summary="a scenario has no `then`, or would hold whatever the rules are",
        why="A scenario that asks for nothing would be passed by every game. So would one in which nothing happens and "
        "`then` says again what `given` says: it must ask what can be done, what a value is, or what works.",
        bad='scenario "a coin"\n    when\n        you gain 1 coin\n',
        good='scenario "a coin"\n    when\n        you gain 1 coin\n    then\n        your coin is 1\n',
    ),
    # ---- files ------------------------------------------------------------------------------------------------------
    Entry(
        code="missing-path",
        summary="there is no file or folder of this name",
        why="A pack is a folder or a file; games that come with the program are called by their names.",
        bad="# moo check crads/well.moo\n",
        good="# moo check cards/well.moo\n",
    ),
    Entry(
        code="no-pack",
        summary="the folder holds no `.moo` files",
        why="Cards are written in files whose names end in `.moo`. Perhaps another folder is meant.",
        bad="# moo check pictures/\n",
        good="# moo check cards/\n",
    ),
    Entry(
        code="not-utf8",
        summary="the file is not written in UTF-8",
        why="Letters are kept as numbers in a file, and UTF-8 is the way that has numbers for all alphabets. Every "
        "editor can save it.",
        bad="# a file saved as Windows-1251\n",
        good="# a file saved as UTF-8\n",
    ),
    Entry(
        code="too-large",
        summary="a file has more than a million bytes, or a folder more than ten thousand files",
        why="A card takes twenty lines. So large a file is not meant to be read, and would keep the reader waiting.",
        bad="# a file of two million bytes\n",
        good="# one file for each card\n",
    ),
    Entry(
        code="unreadable",
        summary="a file is there, and cannot be read",
        why="The computer does not let this program read it, or it lies on a disk that fails.",
        bad="# a file that only its owner may read\n",
        good="# a file that everybody may read\n",
    ),
)
