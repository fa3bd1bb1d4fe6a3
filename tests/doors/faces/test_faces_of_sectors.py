"""Places that are printed on cards, and what stands on the sides of tiles, as faces show them."""

import pytest

from moodsl.extras.faces import Faces
from moodsl.extras.faces.shapes import Path, TextLine
from moodsl.prose import open_book


@pytest.fixture(scope="module")
def faces():
    return Faces(open_book("eclipse", scenarios=False), "en")


def letters(drawing):
    return [
        run.letters for frame in drawing.frames for one in frame.shapes if isinstance(one, TextLine) for run in one.runs
    ]


def test_what_stands_on_the_sides_of_a_tile_is_drawn_at_these_sides(faces):
    content = faces._reader.contents("vega")[0]
    assert [side for side, _chip in content.on_edges] == [0, 1, 3, 5]
    arcs = [
        one
        for frame in faces.drawing("vega").frames
        for one in frame.shapes
        if isinstance(one, Path) and "A" in one.path
    ]
    assert len([one for one in arcs if one.path.count("A") == 1]) == 4


def test_places_printed_on_a_card_are_squares_with_their_signs(faces):
    squares = faces._reader.contents("vega")[0].squares
    signs = faces.looks.signs
    assert [chip.sign for chip in squares] == [signs["credits"], signs["materials"], signs["grey_square"]]
    assert [chip.count for chip in squares] == ["A", "A", ""]


def test_a_square_has_the_title_of_the_card_that_it_names(faces):
    told = " ".join(letters(faces.drawing("standard_interceptor")))
    assert "Nuclear Source" in told and "part square" not in told


def test_a_fact_that_is_as_on_all_cards_without_it_is_not_shown(faces):
    labels = [row.label for row in faces._reader.contents("ion_cannon")[0].rows]
    assert labels == ["Energy"]


def test_a_token_without_a_sign_has_its_facts(faces):
    (drawing,) = faces.on_paper("plasma_missile")
    assert drawing.side == "token"
    assert {"Energy:", "Missile"} <= {word for run in letters(drawing) for word in run.split()}
