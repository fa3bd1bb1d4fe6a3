"""Ways out: what holds as long as a card works: `always:`."""

from __future__ import annotations

from ways_out.games import FEE, card

TRIED = {
    "a verb of the language that is forbidden": (
        card("always", "your opponents cannot lose 2 coin"),
        "unsupported: what is forbidden is one action, by its name, or a verb of the game",
        "write `when an opponent would lose coin:`, and below it what happens in its place",
        card("when an opponent would lose coin", "gain 1 fame", "on build", "each opponent loses 1 coin"),
    ),
    "a fact is changed": (
        card("always", "points is 2"),
        "wrong-kind: `points` is printed on a card, and `always:` cannot change it",
        "`always:` can change what is declared as `value`: `stalls`, `room`, `toll`, `rebate`, `harvest`, "
        "`is_open`, `crowd`",
        card("always", "your harvest is 2"),
    ),
    "can not": (
        card("always", "you can not build"),
        "unexpected-word: `cannot` is one word",
        "write `you cannot build`",
        card("always", "you cannot build"),
    ),
    "things cost less": (
        card("always", "green stalls cost 1 grain less"),
        "unexpected-word: what something costs is changed by a value that the game takes off the price",
        "write `your DISCOUNT for green stalls is 1 more` under `always:`; the game declares it, "
        "`value DISCOUNT of player for KIND = 0`, and pays `with discount (your DISCOUNT for …)`",
        card("always", "your rebate for green stalls is 1 more"),
    ),
    "any action is forbidden": (
        card("always", "you cannot perform an action"),
        "unsupported: what is forbidden is one action, by its name, or a verb of the game",
        "write `you cannot perform ACTION`",
        card("always", "you cannot perform visiting"),
    ),
    "somebody's own cost is lowered": (
        card("always", "your toll is 1 coin less"),
        "wrong-parts: `toll` is written as it was declared: `toll against PLAYER`",
        "write a player in place of PLAYER: that is whom it is about, whoever acts; for one who acts the game "
        "declares `value toll of player against other (player)`",
        FEE + card("always", "fee of you against players is 1 coin less"),
    ),
    "one more is written with a plus": (
        card("always", "your room is +1"),
        "unexpected-word: `+` stands between two numbers",
        "write `is 1 more`",
        card("always", "your room is 1 more"),
    ),
    "a card gives more of something": (
        card("always", "draw 1 more card"),
        "unexpected-word: a change is said with `is`, of a value that the game declares",
        "write `VALUE is 1 more` under `always:`",
        card("always", "your room is 1 more"),
    ),
    "plus so much": (
        card("always", "your room is minus 1"),
        "unexpected-word: a change is said with `is`, of a value that the game declares",
        "write `is 1 less`",
        card("always", "your room is 1 less"),
    ),
}
