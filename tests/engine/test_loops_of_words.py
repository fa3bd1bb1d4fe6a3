"""What is done for each number, each word of a fact and each resource; and the names of things in loops."""

from __future__ import annotations

from textwrap import indent
from typing import Any

import pytest

LEAVES = """
kind leaf is card "leaf"
    suit    oak, elm, ash
    rank    1 to 3
    starts  pile

zone pile of leaf "pile"

counter kept of suit for each player "kept"
    range  0 or more

leaf plain "{{rank}} of {{suit}}"
    suit  each oak, elm
    rank  each

resource resin for each player "resin"
    range  0 to 9

action act
{body}

setup:
    each player where first's fame is 99
        gain 1 kept of oak
        gain 1 resin
        gain (their kept of oak) fame
"""


@pytest.mark.parametrize(
    ("body", "number"),
    [
        ("for each number from 2 to 4 as size\n    gain (size) fame", 9),
        ("for each number from 3 to (number of cards in pile)\n    gain 1 fame", 4),
        ("for each number from (number of cards in pile) to 3\n    gain 1 fame", 0),
        ("for each number from 1 to 9 where it is more than 7\n    gain (it) fame", 17),
        ("for each suit\n    gain 1 fame", 3),
        ("for each suit as wanted where there is a (leaf in pile where its suit is wanted)\n    gain 1 fame", 2),
        ("for each suit as wanted\n    gain 2 kept of wanted\ngain (your kept of elm) fame", 2),
        ("gain 3 resin\nfor each resource as some where your some is at least 1\n    gain 1 fame", 1),
        ("for each leaf in pile as high where its rank is 3\n    gain (high's rank) fame", 6),
        (
            "for each leaf in pile as one_leaf\n"
            "    for each leaf in pile as other where it is not one_leaf and its rank is one_leaf's rank\n"
            "        gain 1 fame",
            6,
        ),
        (
            "for each suit\n    for each number from 1 to 2 as size\n        choose one\n            gain (size) fame\n"
            "            gain (size) fame",
            9,
        ),
    ],
)
def test_a_loop_goes_through_what_lies_nowhere(small: Any, body: str, number: int, fuse: bool) -> None:
    assert small.start(LEAVES.format(body=indent(body, "    ")), fuse=fuse).most_fame() == number
