"""Cards that are written as one: a line that says `each` stands for a card for each of its values."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.game.sheet import title_of
from interpreter.loader import Game, PackFault, load

DECK = """
pack deck "Deck"
    version   "1.0"
    language  "3"

game deck "Deck"
    players  2

counter tricks for each player "tricks"
    range  0 or more

kind leaf is card "leaf"
    suit    oak, elm
    rank    1 to 3
    wild    yes, no, default no
    starts  stock

zone stock of leaf "stock"

play:
    each player
        gain (total rank of (leafs in stock where its suit is oak)) tricks

"""
PLAIN = """
leaf plain "{rank} of {suit}"
    ru      "{suit}, {rank}"
    suit    each
        en  oak "Oak"
        ru  oak "дуб", elm "вяз"
    rank    each
        en  1 "Ace"
    copies  2
"""


def game_of(folder: Path, **packs: str) -> Game:
    for name, text in packs.items():
        (folder / name).mkdir()
        (folder / name / "all.moo").write_text(text, "utf-8")
    return load(*(folder / name for name in packs))


def titles(game: Game, language: str = "en") -> dict[str, str]:
    return {one.name: title_of(one.titles, one.name, language) for one in game.program.sheet.designs}


def test_there_is_a_card_for_each_of_the_values(tmp_path: Path) -> None:
    game = game_of(tmp_path, deck=DECK + PLAIN)
    assert list(titles(game)) == [f"plain_{suit}_{rank}" for suit in ("oak", "elm") for rank in (1, 2, 3)]
    assert {one.copies for one in game.program.sheet.designs} == {2}
    match = game.start(2, 1)
    assert match.decision is None and match.state.c[match.sheet.counters["tricks"].at] == 2 * (1 + 2 + 3)


def test_a_title_says_in_its_holes_what_the_card_has(tmp_path: Path) -> None:
    game = game_of(tmp_path, deck=DECK + PLAIN)
    assert titles(game)["plain_oak_1"] == "Ace of Oak"
    assert titles(game)["plain_elm_2"] == "2 of elm"
    assert titles(game, "ru")["plain_elm_3"] == "Вяз, 3"


@pytest.mark.parametrize(
    ("lines", "names"),
    [
        ("suit  each elm\n    rank  each 1, 3", ["few_elm_1", "few_elm_3"]),
        ("rank  each 2 to 3\n    suit  oak", ["few_2", "few_3"]),
        ("suit  oak\n    rank  2\n    wild  each", ["few_yes", "few_no"]),
    ],
)
def test_behind_each_stands_which_of_them_there_are(tmp_path: Path, lines: str, names: list[str]) -> None:
    assert list(titles(game_of(tmp_path, deck=f"{DECK}leaf few\n    {lines}\n"))) == names


WINTER = """
pack winter "Winter"
    version   "1.0"
    language  "3"
    requires  deck "1.0"

"""


def test_a_word_that_another_pack_adds_to_a_kind_is_for_its_own_cards(tmp_path: Path) -> None:
    winter = (
        WINTER
        + 'change kind leaf\n    suit  oak, elm, ash\n\nleaf cold "{rank} of Ash"\n    suit  ash\n    rank  each\n'
    )
    found = titles(game_of(tmp_path, deck=DECK + PLAIN, winter=winter))
    assert len(found) == 6 + 3 and found["cold_3"] == "3 of Ash" and "plain_ash_3" not in found


def test_another_pack_changes_one_of_the_cards(tmp_path: Path) -> None:
    winter = WINTER + 'change leaf plain_oak_1 "The Old Oak"\n    rank  3\n\nremove leaf plain_elm_2\n'
    found = titles(game_of(tmp_path, deck=DECK + PLAIN, winter=winter))
    assert found["plain_oak_1"] == "The Old Oak" and "plain_elm_2" not in found and len(found) == 5


def test_a_series_is_changed_card_by_card(tmp_path: Path) -> None:
    with pytest.raises(PackFault, match="there is no leaf `plain` to change"):
        game_of(tmp_path, deck=DECK + PLAIN, winter=WINTER + "change leaf plain\n    rank  3\n")


def test_a_faulty_series_is_one_fault_wherever_its_cards_are_named(tmp_path: Path) -> None:
    plain = PLAIN.replace("{rank} of {suit}", "{rank}")
    uses = '\nscenario "it is there"\n    given\n        stock is [plain_oak_1, plain_elm_3]\n'
    with pytest.raises(PackFault) as fault:
        game_of(tmp_path, deck=DECK + plain + uses + "    then\n        plain_oak_1 is in stock\n")
    assert [one.code for one in fault.value.diagnostics] == ["wrong-fact"]
