"""Ways out: what one pack changes of another."""

from __future__ import annotations

from ways_out.games import built, scenario

TRIED = {
    "a verb of another pack": (
        "change verb rest\n    gain 1 coin\n",
        "nothing-to-change: a verb is replaced by its whole declaration",
        "write `replace to rest …`, and all of it as it shall be",
        "replace to rest\n    gain 1 coin\n",
    ),
    "a verb of another pack with its parts": (
        "replace verb open stall\n    gain 1 coin\n",
        "nothing-to-change: a verb is replaced by its whole declaration",
        "write `replace to open …`, and all of it as it shall be",
        "replace to open stall\n    perform stall's sell\n",
    ),
    "a card by the name of no kind": (
        "change card mill\n    points  3\n",
        "nothing-to-change: there is no card `mill` to change",
        "write `change stall mill`",
        "change stall mill\n    points  3\n",
    ),
    "a place of another pack": (
        "remove zone rubbish\n",
        "nothing-to-change: cards, verbs and actions are removed, and no `zone`",
        "remove the cards and actions that use it: what nothing uses any more does no harm",
        "remove stall mill\n",
    ),
    "a mark of another pack": (
        "replace mark mood for each stall\n    words  calm, glad\n",
        "nothing-to-change: a mark of another pack stays as it is",
        "declare another one, with a name of its own",
        "mark temper for each stall\n    words  calm, glad\n\n" + built("set this card's temper to calm"),
    ),
    "the setup of a game": (
        "replace setup:\n    each player gains 1 coin\n",
        "nothing-to-change: the `setup:` of the game stays as it is",
        "write a variant with a `setup:` of its own, or a rule, such as `at round start:`",
        'variant rich "Rich"\n    setup:\n        each player gains 1 coin\n',
    ),
    "a rule of a game": (
        "change after a player visits:\n    they gain 1 coin\n",
        "nothing-to-change: a rule without a name stays as it is",
        "write a rule of your own; what has a name is replaced: `replace to VERB`, `replace action ACTION`",
        "after a player visits:\n    they gain 1 coin\n",
    ),
    "a scenario of another pack": (
        'remove scenario "rest"\n',
        "nothing-to-change: the scenarios of another pack stay as they are",
        "write scenarios of your own: only those of your pack are played with it",
        scenario("your coin is 3"),
    ),
    "a pack itself": (
        'change pack village\n    version  "0.2.0"\n',
        "nothing-to-change: what a pack says of itself stays as it is",
        "change what it declares: each card, value, verb and action by its own name",
        "change stall mill\n    points  3\n",
    ),
    "a table of another pack": (
        "replace table harvest\n",
        "nothing-to-change: there is no table `harvest` to replace",
        "write `replace value harvest …`",
        "replace value harvest of player = 2\n",
    ),
}
