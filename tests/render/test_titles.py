"""Titles in an English text: plurals whose noun is not the last word, one of many, and who has only one."""

from __future__ import annotations

import pytest

from interpreter.game.sentences import singular_of
from moodsl.prose import Prose, open_book
from moodsl.prose.game_rules import game_rules

GAME = """
game tricks "Tricks"
    players  2

counter beggars for each player "begging tokens"
    range  0 or more

kind leaf is card "leaf"
    rank    1 to 3
    starts  stock

zone stock of leaf "stock"

zone won of leaf for each player "cards won"

zone played of leaf for each player "card played"

kind pawn is card "pawn"
    owned   by_player
    starts  yard

zone yard of pawn for each player "yard"

kind space is place "space"

space meadow "Meadow"

zone pawns of pawn for each space "pawns"

value worth of sum (number) = 3 times sum

setup:
    each player
        gain 1 beggars
        gain 2 beggars

play:
    put all leafs from everybody's won into stock
    put all leafs from everybody's played into stock
    for each space
        if its pawns is empty
            shuffle stock

scoring:
    each player
        score worth of (their beggars)

leaf plain "{rank}"
    rank  each

pawn man "Man"
"""
WORDS = """
kind-leaf = leaf
    .plural = leaves
value-worth = worth
"""


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    folder = tmp_path_factory.mktemp("tricks")
    (folder / "game.moo").write_text(GAME, "utf-8")
    (folder / "words").mkdir()
    (folder / "words" / "en.ftl").write_text(WORDS, "utf-8")
    return [line.strip() for _heading, part in game_rules(Prose(open_book(folder), "en")) for line in part]


@pytest.mark.parametrize(
    "told",
    [
        "Put into the stock all leaves from the cards won of all players.",
        "Put into the stock all leaves from the cards played of all players.",
        "Each player gains 1 begging token and 2 begging tokens.",
        "Each player scores the worth of their begging tokens.",
        "For each space, if there are no pawns in it, shuffle the stock.",
        "Each player has a pawn in their yard.",
    ],
)
def test_a_title_is_told_as_english_has_it(lines: list[str], told: str) -> None:
    assert told in lines, lines


@pytest.mark.parametrize(
    ("many", "one"),
    [
        ("rows", "row"), ("berry patches", "berry patch"), ("crosses", "cross"), ("bases", "base"), ("rubies", "ruby"),
        ("series", "series"), ("glass", "glass"), ("bonus", "bonus"), ("lens", "lens"), ("food", "food"),
    ],
)  # fmt: skip
def test_one_of_many_is_found_where_it_is_regular(many: str, one: str) -> None:
    assert singular_of(many) == one
