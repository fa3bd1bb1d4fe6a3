"""Cards with several sides: each face has a picture of its own, and a back tells no more than it may."""

from __future__ import annotations

import json
import shutil
from datetime import date
from pathlib import Path

import pytest

from moodsl.extras.faces import Drawing, FaceFault, Faces
from moodsl.extras.faces.shapes import Disc, Path as Outline, TextLine
from moodsl.extras.faces.sheets import paged
from moodsl.extras.site.names import Names
from moodsl.extras.site.pages import pages_of
from moodsl.extras.site.pages.gallery import filters_of, properties
from moodsl.extras.site.shelf import Shelf
from moodsl.prose import open_book

FLOTILLA = Path(__file__).parents[2] / "games" / "flotilla"
SQUARE, LATEEN = "M2 2H22V22H2Z", "M2 22L22 22L12 2Z"
LOOKS = {
    "signs": {"square": {"ink": "#1f5a96", "path": SQUARE}, "lateen": {"ink": "#a8323a", "path": LATEEN}},
    "facts": {
        "class": {"place": "band", "words": {"small": {"ink": "#1f5a96"}, "large": {"ink": "#a8323a"}}},
        "sails": {"place": "left", "words": {"square": {"sign": "square"}, "lateen": {"sign": "lateen"}}},
        "rank": {"place": "medal"},
    },
    "kinds": {"ship": {"art": "globe"}},
    "cards": {"brig": {"faces": {"worn": {"emblem": "square"}}}},
}


@pytest.fixture
def dressed(tmp_path: Path) -> Path:
    """The made-up game with looks."""
    folder = Path(shutil.copytree(FLOTILLA, tmp_path / "flotilla"))
    (folder / "faces.json").write_text(json.dumps(LOOKS), "utf-8")
    return folder


def letters(drawing: Drawing) -> str:
    """All that is written on a drawing."""
    rows = [shape for frame in drawing.frames for shape in frame.shapes if isinstance(shape, TextLine)]
    return " ".join(run.letters for row in rows for run in row.runs)


def signs(drawing: Drawing, path: str) -> int:
    """How often a sign stands on a drawing."""
    return sum(isinstance(one, Outline) and one.path == path for frame in drawing.frames for one in frame.shapes)


def test_each_face_has_its_own_title_facts_and_rules(dressed: Path) -> None:
    trim, worn, _back = Faces(open_book(dressed), "en").sides("brig")
    assert [trim.title, worn.title] == ["Trim Brig", "Worn Brig"]
    assert (signs(trim, SQUARE), signs(trim, LATEEN)) == (1, 1)
    assert signs(worn, LATEEN) == 0
    assert "4" in letters(trim).split() and "1" in letters(worn).split()
    assert "renown" in letters(trim) and "flotsam" not in letters(trim)
    assert "flotsam" in letters(worn) and "renown" not in letters(worn)
    for both in (trim, worn):
        assert "turn this card" in letters(both)  # what stands on the card itself stands on all of its faces


def test_what_cannot_be_seen_is_told_in_words_face_by_face(dressed: Path) -> None:
    trim, worn, back = Faces(open_book(dressed), "en").sides("brig")
    assert "Sails: Square, Lateen." in trim.words and "Rank: 4." in trim.words
    assert "Sails" not in worn.words and "Rank: 1." in worn.words
    assert back.words == "Ship. Class: Large."


def test_a_word_that_a_card_has_twice_is_shown_twice(dressed: Path) -> None:
    face, back = Faces(open_book(dressed), "en").sides("sloop")
    assert (signs(face, SQUARE), signs(face, LATEEN), signs(back, SQUARE)) == (2, 1, 0)
    assert "Sails: Square, Square, Lateen." in face.words


def test_backs_are_alike_if_what_stands_on_them_is(dressed: Path) -> None:
    faces = Faces(open_book(dressed), "en")
    brig, galleon, sloop = (faces.sides(name)[-1] for name in ("brig", "galleon", "sloop"))
    assert brig.frames == galleon.frames != sloop.frames
    assert {brig.title, sloop.title} == {"Ship"}


def test_a_card_of_a_kind_without_a_back_has_one_side(dressed: Path) -> None:
    assert len(Faces(open_book(dressed), "en").sides("bale")) == 1


def test_more_signs_than_there_is_room_for_are_a_fault(dressed: Path) -> None:
    game = dressed / "game.moo"
    text = game.read_text("utf-8")
    changed = text.replace("sails   square, square, lateen", "sails   " + ", ".join(["square"] * 7))
    assert changed != text
    game.write_text(changed, "utf-8")
    with pytest.raises(FaceFault, match="the row of signs of `sloop` is too long for its face in `en`: it needs 7"):
        Faces(open_book(dressed), "en").sides("sloop")


def test_looks_of_a_face_that_a_card_does_not_have_are_a_fault(dressed: Path) -> None:
    looks = LOOKS | {"cards": {"brig": {"faces": {"wornn": {"emblem": "square"}}}}}
    (dressed / "faces.json").write_text(json.dumps(looks), "utf-8")
    with pytest.raises(FaceFault, match="there is no face of `brig` called `wornn`; did you mean `worn`"):
        Faces(open_book(dressed), "en")


def test_without_looks_every_word_is_written() -> None:
    face = Faces(open_book(FLOTILLA), "en").drawing("sloop")
    assert letters(face).count("Square") == 2 and letters(face).count("Lateen") == 1
    assert not any(isinstance(shape, Disc) and shape.radius == 4.4 for frame in face.frames for shape in frame.shapes)


def side(name: str, word: str) -> Drawing:
    return Drawing(name, word, "en", 63, 88, name, name, ())


def test_second_sides_lie_mirrored_on_the_page_behind() -> None:
    single = (side("mill", ""),)
    double = [(side(f"ship_{number}", "trim"), side(f"ship_{number}", "worn")) for number in range(10)]
    pages = paged([single, *double, single])
    told = [([(one.name, one.side) for one in drawings], mirrored) for drawings, mirrored in pages]
    firsts, seconds = ([(f"ship_{number}", word) for number in range(9)] for word in ("trim", "worn"))
    assert told[:2] == [(firsts, False), (seconds, True)]
    assert told[2:4] == [([("ship_9", "trim")], False), ([("ship_9", "worn")], True)]
    assert told[4:] == [([("mill", ""), ("mill", "")], False)]


def test_a_third_side_is_printed_as_a_card_of_its_own() -> None:
    three = tuple(side("brig", word) for word in ("trim", "worn", "its-back"))
    assert [[one.side for one in drawings] for drawings, _mirrored in paged([three])] == [
        ["trim"],
        ["worn"],
        ["its-back"],
    ]


def test_a_page_of_the_site_shows_all_sides_and_so_does_the_gallery(dressed: Path) -> None:
    names = Names(Shelf(open_book(dressed), ("en",), (), date(2026, 1, 1)), "en")
    pages = pages_of(names)
    assert pages["cards/brig.md"].count('role="img"') == 3
    assert "**Worn Brig:**" in pages["cards/brig.md"]
    assert (
        "{ #after-you-load-a-crate }" in pages["keywords.md"] and "{ #sails }" not in pages["keywords.md"]
    )  # a fact is no moment
    assert pages["cards/index.md"].count('role="img"') == sum(len(sides) for sides in names.drawings.values())


def test_a_card_is_found_by_every_word_of_a_fact_on_any_of_its_faces(dressed: Path) -> None:
    names = Names(Shelf(open_book(dressed), ("en",), (), date(2026, 1, 1)), "en")
    model = names.model
    assert properties(model.designs["sloop"], names)["sails"] == ["square", "lateen"]
    assert properties(model.designs["brig"], names)["sails"] == ["square", "lateen"]
    sails = next(one for one in filters_of(names) if one.key == "sails")
    assert (sails.how, list(sails.options)) == ("has", ["square", "lateen"])
