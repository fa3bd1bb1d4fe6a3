"""Places on the corners and sides of boards: how many there are, where they lie, and what they are called."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, strategies as st

from interpreter.check import laid_out
from interpreter.model.boards import Joint, Spot, joints_of, spots_of

ISLAND = """
kind land is place "land"

kind spot is place "spot"
    ru     "место"
    lands  land, several

kind path is place "path"
    ends   spot, spot
    lands  land, several

board island of land "Island"
{form}
    on_corners  spot
    on_sides    path

relation joined of spot "joined"
    from path's ends

action act
    gain ({asked}) fame
    for each spot
        if there is a (spot joined to spot)
            gain 0 fame
"""
HEXAGONS, SQUARES = "    form   hexagons\n    reach  {}", "    form    squares\n    width   {}\n    height  {}"


@pytest.mark.parametrize(
    ("form", "asked", "fame"),
    [
        (HEXAGONS.format(2), "number of spots", 54),
        (HEXAGONS.format(2), "number of paths", 72),
        (HEXAGONS.format(0), "number of spots", 6),
        (SQUARES.format(3, 2), "number of spots", 12),
        (SQUARES.format(3, 2), "number of paths", 17),
        (SQUARES.format(3, 2) + "\n    corners  yes", "number of paths", 17),
        (HEXAGONS.format(1), "number of (spots where island_1 is in its lands)", 6),
        (HEXAGONS.format(1), "number of (spots where island_2 is in its lands)", 6),
        (HEXAGONS.format(1), "number of (paths where island_2 is in its lands)", 6),
        (SQUARES.format(2, 2), "number of (spots where island_a1 is in its lands)", 4),
        (SQUARES.format(2, 2), "number of (lands where it is in island_spot_a1_b1_a2_b2's lands)", 4),
        (HEXAGONS.format(1), "number of (spots joined to island_spot_1_2_3)", 3),
        (HEXAGONS.format(1), "number of (spots joined to island_spot_2_a)", 2),
        (HEXAGONS.format(1), "number of spots within 2 steps of island_spot_1_2_3 along joined", 10),
        (HEXAGONS.format(1), "longest way along (paths where island_1 is in its lands)", 6),
        (
            HEXAGONS.format(1),
            "longest way along (paths where island_1 is in its lands and it is not island_path_1_2)",
            5,
        ),
    ],
)
def test_there_are_places_on_corners_and_sides(small: Any, form: str, asked: str, fame: int, fuse: bool) -> None:
    assert small.start(ISLAND.format(form=form, asked=asked), fuse=fuse).most_fame() == fame


def test_the_sheet_tells_where_they_lie_and_what_they_are_called(small: Any) -> None:
    sheet = small.start(ISLAND.format(form=HEXAGONS.format(1), asked="number of spots")).match.sheet
    board = sheet.boards["island"]
    assert len(board.on_corners) == 24 and len(board.on_sides) == 30
    first, of, number = board.on_corners[0]
    assert (sheet.design(first).name, of, number) == ("island_spot_1_4_5", board.places[0][0], 0)
    assert (sheet.card_title(first), sheet.card_title(first, "ru")) == ("spot 1-4-5", "место 1-4-5")
    assert "island_path_2_a" in {sheet.design(place).name for place, _of, _number in board.on_sides}


forms = st.one_of(
    st.tuples(st.just("hexagons"), st.tuples(st.integers(0, 4))),
    st.tuples(st.just("squares"), st.tuples(st.integers(1, 6), st.integers(1, 6))),
)


@given(forms)
def test_corners_and_sides_fit_together(form: tuple[str, tuple[int, ...]]) -> None:
    """Each place has all its corners and sides, and of all three there are as many as Euler says."""
    spots = spots_of("board", *form)
    corners, sides = joints_of(spots, form[0], "spot", "path")
    assert len(corners) - len(sides) + len(spots) == 1
    count = 6 if form[0] == "hexagons" else 4
    for found in (corners, sides):
        assert met(found) == {spot.name: count for spot in spots}
        assert len({one.name for one in found}) == len(found) and len({one.label for one in found}) == len(found)
    degrees = Counter(end for side in sides for end in side.ends or ())
    assert set(degrees) == set(range(len(corners))) and set(degrees.values()) <= {2, 3, 4}
    for side in sides:
        first, second = (set(corners[end].touching) for end in side.ends or ())
        assert set(side.touching) <= first & second


def met(found: tuple[Joint, ...]) -> dict[str, int]:
    """How many of these lie at each place."""
    return Counter(name for one in found for name in one.touching)


def test_what_meets_more_than_once_has_a_letter() -> None:
    corners, _sides = joints_of((Spot("lone_1", "1", 0, 0),), "hexagons", "lone_spot", "lone_path")
    assert [one.name for one in corners] == [f"lone_spot_1_{letter}" for letter in "abcdef"]


@pytest.mark.parametrize("form", [("hexagons", [3]), ("squares", [4, 7]), ("ring", [9])])
def test_the_room_of_a_board_is_that_of_all_its_places(form: tuple[str, list[int]], monkeypatch: Any) -> None:
    spots = spots_of("board", form[0], tuple(form[1]))
    on_corners, on_sides = joints_of(spots, form[0], "spot", "path") if form[0] != "ring" else ((), ())
    for lines, count in (
        ((), len(spots)),
        (("on_corners",), len(spots) + len(on_corners)),
        (("on_sides",), len(spots) + len(on_sides)),
        (("on_corners", "on_sides"), len(spots) + len(on_corners) + len(on_sides)),
    ):
        if form[0] == "ring" and lines:
            continue
        monkeypatch.setattr(laid_out, "MOST_PLACES", count)
        assert laid_out.has_room(*form, lines)
        monkeypatch.setattr(laid_out, "MOST_PLACES", count - 1)
        assert not laid_out.has_room(*form, lines)
