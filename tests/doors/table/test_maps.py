"""The boards that a page is sent: all places of a map in words, those on which nothing lies too, and their colours."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from moodsl.extras.table.pack import Pack
from tests.doors.table.conftest import Pages

ISLES = Path(__file__).parents[1] / "isles.moo"


@pytest.fixture
def isles(tmp_path: Path) -> Pages:
    """A table of a small map whose players choose where to rest; two boulders lie in the cells of an isle."""
    path = tmp_path / "isles.moo"
    told = ISLES.read_text("utf-8").replace(
        "put top of heap into north's crops", "put top 2 of heap into north's crops"
    )
    path.write_text(told.replace("        rest\n", "        choose an isle\n        rest\n"), "utf-8")
    return Pages(Pack(str(path)))


def board_of(pages: Pages) -> dict[str, Any]:
    """The map as whoever is asked is shown it."""
    links = pages.open(people=["Ann", "Ben"], players=2, seed=1)
    for client, link in enumerate(links[:2]):
        pages.enter(client, link)
    asked = pages.table(0)["asked"]
    found: dict[str, Any] = next(one for one in pages.table(asked)["boards"] if one["picture"])
    return found


def test_every_place_of_a_map_is_told_with_its_facts_its_cells_and_what_is_next_to_it(isles: Pages) -> None:
    board = board_of(isles)
    places = {one["title"]: one for one in board["places"]}
    assert set(places) == {"North Isle", "South Isle", "East Isle", "Sound", "Narrows"}
    assert places["East Isle"]["free"] == 1 and "lying" not in places["East Isle"]
    assert places["East Isle"]["facts"] == "fields 1"
    assert places["East Isle"]["beside"] == ["linked: South Isle"] and board["named"]
    assert places["North Isle"]["lying"] == ["boulder ×2"]


def test_every_place_of_a_map_can_be_chosen_where_it_is_offered(isles: Pages) -> None:
    offered = {option for one in board_of(isles)["places"] for option in one.get("options", [])}
    assert offered == {0, 1, 2}


def test_equal_things_in_cells_all_have_their_own_colour(isles: Pages) -> None:
    north = next(one for one in re.findall("<g .*?</g>", board_of(isles)["picture"]) if "North Isle" in one)
    cells = re.findall('<rect [^>]*rx=".05" fill="([^"]*)"', north)
    assert len(cells) == 2 and cells[0] == cells[1] != "currentColor"
