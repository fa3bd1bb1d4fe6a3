"""`moo lsp` tells what a name means and where else it is, and writes it otherwise everywhere."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from editor import BASE, INN, Editor, line_of


def test_a_card_is_told_in_its_rules_text(editor: Editor, village: Path, inn: Path) -> None:
    editor.open(inn)
    text = editor.hover(inn, "stall in|n")
    assert "**Inn / Таверна** · stall" in text and "price 1 coin" in text
    assert "inn.moo:1" in text and "2 grain" in text.partition("price")[2]


def test_a_card_whose_words_are_missing_in_a_language_is_shown_as_it_is_written(inn: Path) -> None:
    editor = Editor(locale="ru")
    try:
        editor.open(inn)
        text = editor.hover(inn, "stall in|n")
        assert "gain 2 grain" in text and "…" not in text
    finally:
        assert editor.quit() == 0


def test_a_value_is_told_with_what_changes_it(editor: Editor, village: Path, inn: Path) -> None:
    editor.open(inn, INN + "\n    always:\n        your room is 1 more\n")
    assert "Inn: `your room is 1 more`" in editor.hover(inn, "your ro|om")
    assert "value room of player = 4" in editor.hover(inn, "your ro|om")
    assert "resource" in editor.hover(inn, "gain 2 gr|ain") and "range  0 to 9" in editor.hover(inn, "gain 2 gr|ain")
    assert editor.hover(inn, "ga|in 2") == ""


def test_names_lead_to_their_declaration_and_to_their_uses(editor: Editor, village: Path, inn: Path) -> None:
    game = village / "game.moo"
    editor.open(inn, INN + "\n    after visit:\n        target loses 1 fame\n")
    assert editor.definition(inn, "gain 2 gr|ain") == [f"game.moo:{line_of(BASE, 'resource grain')}:9"]
    assert editor.definition(inn, "colour  r|ed") == [f"game.moo:{line_of(BASE, 'colour     green')}:22"]
    assert editor.definition(inn, "tar|get loses") == [f"game.moo:{line_of(BASE, 'to visit target')}:9"]
    assert editor.definition(inn, "target lo|ses") == []
    editor.open(game)
    uses = editor.uses(game, "to visit tar|get")
    assert len(uses) == 6 and f"inn.moo:{line_of(editor.texts[inn], 'target loses')}:8" in uses
    assert len(editor.uses(game, "to visit tar|get", declaration=False)) == 5


def test_a_name_is_written_otherwise_in_all_files(editor: Editor, village: Path, inn: Path) -> None:
    editor.open(inn)
    changes = editor.rename(inn, "gain 2 gr|ain", "rye")
    assert changes["inn.moo"] == [(7, 15, "rye")]
    assert len(changes["game.moo"]) == len(re.findall(r'\bgrain\b(?!")', BASE))
    assert changes["en.ftl"] == [(0, 8, "rye")]
    game = village / "game.moo"
    editor.open(game)
    changes = editor.rename(game, "to vis|it", "call_on")
    assert (line_of(BASE, "visit an opponent"), 4, "call_on") in changes["game.moo"]


@pytest.mark.parametrize(
    ("new", "why"),
    [
        ("coin", "there is a counter `coin` already"),
        ("Grain", "small letters"),
        ("two words", "small letters"),
        ("each", "a word of the language"),
        ("working", "a word of the language"),
    ],
)
def test_a_bad_name_is_refused(editor: Editor, inn: Path, new: str, why: str) -> None:
    editor.open(inn)
    with pytest.raises(Exception, match=why):
        editor.rename(inn, "gain 2 gr|ain", new)


def test_nothing_is_renamed_that_cannot_be_read(editor: Editor, inn: Path) -> None:
    editor.open(inn)
    editor.write(inn, INN + "\nstall shop\n    colour red grain\n        :\n")
    with pytest.raises(Exception, match="mend it first"):
        editor.rename(inn, "gain 2 gr|ain", "rye")
    with pytest.raises(Exception, match="no name here"):
        editor.rename(inn, "ga|in 2", "get")


def test_another_pack_is_read_but_not_rewritten(
    village: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path_factory.mktemp("data")
    shutil.copytree(village, data / "packs" / "village")
    monkeypatch.setenv("MOODSL_DATA", str(data))
    fair = tmp_path_factory.mktemp("fair")
    (fair / "pack.moo").write_text(
        'pack fair "Fair"\n    version   "1.0.0"\n    language  "3"\n    requires  village "1.0"\n', "utf-8"
    )
    card = fair / "booth.moo"
    card.write_text(INN.replace("stall inn", "stall booth"), "utf-8")
    editor = Editor()
    try:
        assert editor.open(card) == []
        assert editor.definition(card, "gain 2 gr|ain") == [f"game.moo:{line_of(BASE, 'resource grain')}:9"]
        with pytest.raises(Exception, match="belongs to another pack"):
            editor.rename(card, "gain 2 gr|ain", "rye")
        changed = INN.replace("stall inn", "stall booth") + "\nchange stall inn\n    points  2\n"
        assert editor.write(card, changed) == []
        (fault,) = editor.write(card, changed.replace("points  2", "points  7"))
        assert fault.code == "out-of-bounds"
        editor.write(card, INN + "\nchange stall |"[:-1])
        assert editor.offered(card, "change stall |") == ["barn", "inn", "mill", "tavern"]
    finally:
        assert editor.quit() == 0


# ---- cards with two faces -------------------------------------------------------------------------------------------

SHIPS = """
kind ship is card "ship"
    rank       1 to 9
    faces      up, down
    starts     shipyard
    works when it is in its owner's fleet

zone shipyard of ship "shipyard"

zone fleet of ship for each player "fleet"

value speed of ship = 2

ship cutter "Cutter"
    rank    2

    face up "Under Sail"
        after visit:
            gain 1 coin

    face down "Wreck"
        after visit:
            lose 1 coin

    after build:
        if this's face is down
            gain 1 coin
        if this's speed is 2
            gain 1 coin
"""


def test_a_face_and_its_word_are_told(editor: Editor, inn: Path) -> None:
    assert editor.open(inn, SHIPS) == []
    for place in ("fa|ce up", "this's fa|ce"):
        assert "**face** · fact" in editor.hover(inn, place)
        assert "- `kind ship: up, down`" in editor.hover(inn, place)
    for place in ("face do|wn", "face is do|wn"):
        assert "**down** · word" in editor.hover(inn, place)
        assert "`face` of a `ship`; cards of which it is so: 1" in editor.hover(inn, place)
    assert editor.definition(inn, "face do|wn") == editor.definition(inn, "face is do|wn") != []


def test_the_outline_has_the_faces_of_a_card(editor: Editor, inn: Path) -> None:
    editor.open(inn, SHIPS)
    (cutter,) = (one for one in editor.outline(inn) if one.name == "cutter")
    assert [one.name for one in cutter.children] == ["face up", "face down", "after build"]
    assert cutter.children[1].detail == "Wreck"
    assert [one.name for one in cutter.children[1].children] == ["after visit"]


def test_faces_and_what_is_told_of_a_card_are_offered(editor: Editor, inn: Path) -> None:
    editor.open(inn, SHIPS)
    editor.write(inn, SHIPS.replace('face up "Under Sail"', "face "))
    assert set(editor.offered(inn, "face |\n")) >= {"up", "down"}
    editor.write(inn, SHIPS.replace("this's face is down", "this's "))
    assert {"rank", "face", "speed", "owner"} <= set(editor.offered(inn, "this's |\n"))
    editor.write(inn, SHIPS.replace("face is down", "face is "))
    assert set(editor.offered(inn, "face is |\n")) >= {"up", "down"}
    editor.write(inn, SHIPS + '\nship brig "Brig"\n    ')
    assert "face" in editor.offered(inn, 'ship brig "Brig"\n    |')


def test_a_word_of_the_language_is_not_written_otherwise(editor: Editor, inn: Path) -> None:
    editor.open(inn, SHIPS)
    with pytest.raises(Exception, match="there would be a fault"):
        editor.rename(inn, "fa|ce up", "side")


SERIES = """
kind leaf is card "leaf"
    suit    oak, elm
    starts  pile

zone pile of leaf "pile"

leaf plain "{suit}"
    suit  each
        en  oak "Oak", elm "Elm"

scenario "one of them"
    given
        pile is [plain_oak]
    then
        plain_oak is in pile
"""


def test_a_word_of_a_series_is_renamed_where_it_stands_and_its_cards_are_not(editor: Editor, inn: Path) -> None:
    editor.open(inn, SERIES)
    changes = editor.rename(inn, "suit    oak, e|lm", "yew")["inn.moo"]
    assert changes == [(line_of(SERIES, "suit    oak"), 17, "yew"), (line_of(SERIES, "en  oak"), 23, "yew")]
    with pytest.raises(Exception, match="the card `plain_oak` does not exist"):
        editor.rename(inn, "suit    o|ak", "yew")
    with pytest.raises(Exception, match="called after the series"):
        editor.rename(inn, "pile is [plai|n_oak]", "plain_yew")
    assert "Oak" in editor.hover(inn, "pile is [plai|n_oak]")
