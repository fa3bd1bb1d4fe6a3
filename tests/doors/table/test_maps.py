"""The boards that a page is sent: all places of a map in words, those on which nothing lies too, and their colours."""

from __future__ import annotations

import json
import re
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from moodsl.extras.table.pack import Pack
from tests.doors.table.conftest import Pages

ISLES = Path(__file__).parents[1] / "isles.moo"
ORCHARDS = Path(__file__).parents[1] / "orchards.moo"
FRONTIER = Path(__file__).parents[2] / "games" / "frontier"


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


def test_the_places_on_a_tile_are_drawn_with_the_signs_of_the_faces(tmp_path: Path) -> None:
    folder = tmp_path / "frontier"
    copytree(FRONTIER, folder)
    signs = {name: {"ink": ink, "path": "M2 2H22V22Z"} for name, ink in (("grain", "#8a5600"), ("ore", "#444444"))}
    words = {name: {"sign": name} for name in signs}
    facts = {"plots": {"place": "squares"}, "crop": {"words": words}}
    (folder / "faces.json").write_text(json.dumps({"signs": signs, "facts": facts}), "utf-8")
    picture = board_of(Pages(Pack(str(folder))))["picture"]
    assert re.findall('<rect [^>]*stroke="(#[84][^"]*)"', picture)


def test_bookkeeping_of_the_rules_is_not_shown(tmp_path: Path) -> None:
    path = tmp_path / "isles.moo"
    more = "\ncounter steps for each player\n    range  0 to 9\n\nvalue harvest of isle = isle's fields\n"
    more += "\nvalue is_large of isle = isle's fields is at least 2\n"
    used = "set your done to number of (isles linked to south where is_large of it is yes)\n"
    used += "    set your steps to harvest of north"
    told = ISLES.read_text("utf-8").replace("set your done to number of (isles linked to south)", used)
    path.write_text(told + more, "utf-8")
    pages = Pages(Pack(str(path)))
    pages.enter(0, pages.open(people=["Ann", "Ben"], players=2, seed=1)[0])
    assert [one["name"] for one in pages.table(0)["players"][0]["values"]] == ["done"]
    isle = next(one for one in board_places(pages) if one["title"] == "North Isle")
    (told,) = pages.send(0, type="ask", about="card", number=isle["number"])
    assert told["lines"] == ["harvest: 2"]  # a yes or no that nothing has changed says nothing


def test_marks_stand_among_the_numbers_of_the_game_and_its_players() -> None:
    pages = Pages(Pack(str(Path(__file__).parents[2] / "games" / "caravans")))
    pages.enter(0, pages.open(people=["Ann", "Ben"], players=2, seed=1)[0])
    told = {one["name"]: one["told"] for one in pages.table(0)["values"] if "told" in one}
    assert told == {"rumour": "–", "host": "–", "prize": "–"}
    told = {one["name"]: one["told"] for one in pages.table(0)["players"][0]["values"] if "told" in one}
    assert told == {"temper": "patient"}


def board_places(pages: Pages) -> list[dict[str, Any]]:
    """The places of the map."""
    return [place for board in pages.table(0)["boards"] for place in board["places"]]


def test_an_option_that_is_not_offered_is_told_with_its_reason(tmp_path: Path) -> None:
    path = tmp_path / "isles.moo"
    choice = "        choose one\n            pay 3 done\n            rest\n            gain 1 done\n        rest\n"
    path.write_text(ISLES.read_text("utf-8").replace("        rest\n", choice), "utf-8")
    pages = Pages(Pack(str(path)))
    for client, link in enumerate(pages.open(people=["Ann", "Ben"], players=2, seed=1)[:2]):
        pages.enter(client, link)
    asked = pages.table(0)["asked"]
    (closed,) = pages.table(asked)["question"]["closed"]
    assert closed == {"name": "", "title": "pay 3 done", "number": 0}
    (told,) = pages.send(asked, type="ask", about="option", number=0)
    assert told["lines"][0] == "missing: 3 done"


def test_each_players_own_board_is_a_board_of_the_table_with_a_name_of_its_own() -> None:
    pages = Pages(Pack(str(ORCHARDS)))
    links = pages.open(people=["Ann", "Ben"], players=2, seed=1)
    for client, link in enumerate(links[:2]):
        pages.enter(client, link)
    shown = pages.table(0)
    boards = {one["name"]: one for one in shown["boards"]}
    assert [one["title"] for one in boards.values()] == ["your orchard", "Ben's orchard"]
    assert set(boards) == {"orchard_1", "orchard_2"}
    first, second = ({place["title"]: place for place in one["places"]} for one in boards.values())
    assert "plot b2" in first and "Ben's plot b2" in second and first["plot b2"]["lying"]
    assert "orchard" not in {area["name"] for area in shown["areas"]}
