"""Boards on a site: a picture with words, a list of the places, and no page for each of them."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from attrs import evolve

from interpreter.loader import load
from moodsl.boards.ink import INKS, Badge
from moodsl.boards.letters import short_titles
from moodsl.boards.scene import Printed, Scene, scenes
from moodsl.boards.svg import svg
from moodsl.cli.table.board_picture import picture as board_picture
from moodsl.cli.table.styles import Marks
from moodsl.extras.site.build import open_shelf
from moodsl.extras.site.names import Names
from moodsl.extras.site.pages import pages_of
from moodsl.extras.site.pages.boards import entry, hint_of
from moodsl.extras.site.pages.places import open_places, place_pages
from moodsl.extras.site.shelf import Shelf
from moodsl.prose import open_book

ROOT = Path(__file__).parents[3]
GAMES = ROOT / "tests/games"
ORCHARDS = ROOT / "tests/doors/orchards.moo"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def shelf() -> Shelf:
    """A game on a board of hexagons, in two languages."""
    return open_shelf(GAMES / "frontier")


@pytest.fixture(scope="module")
def pages(shelf: Shelf) -> dict[str, dict[str, str]]:
    """Its pages by language."""
    return {language: pages_of(Names(shelf, language)) for language in shelf.languages}


def scene_of(game: str, number: int = 0) -> Scene:
    """A map of a game as a match begins, the first or another."""
    match = load(GAMES / game).start(2, 1, names=["Ann", "Ben"])
    return scenes(match.sheet, match.view(0), match.words())[number]


def test_a_board_has_one_page_and_its_places_none(pages: dict[str, dict[str, str]]) -> None:
    for told in pages.values():
        assert "boards/land.md" in told
        assert not [path for path in told if "land_" in path or path == "kinds/hex.md"]


def test_the_list_says_what_lies_in_each_place_and_what_is_next_to_it(pages: dict[str, dict[str, str]]) -> None:
    page = pages["en"]["boards/land.md"]
    lies = r"\w+ \(.*?\); Brave \(Ben\); Brave \(Ann\)"
    assert re.search(rf"\*\*hex 1\*\*: {lies}\. Next to it: \[4\]\(land.md#land\\?_4\)", page)
    assert page.count('<span id="land_') == 19
    assert "**гекс 1**:" in pages["ru"]["boards/land.md"]
    assert "Храбрец (Борис)" in pages["ru"]["boards/land.md"]


def test_what_stands_on_sides_is_told_with_its_sides(pages: dict[str, dict[str, str]]) -> None:
    ridge = "Passable top, bottom right; steep top right, bottom, bottom left, top left"
    assert f"| Edge | {ridge} |" in pages["en"]["cards/ridge.md"]
    russian = "Ровный — вверх, вправо вниз; крутой — вправо вверх, вниз, влево вниз, влево вверх"
    assert f"| Край | {russian} |" in pages["ru"]["cards/ridge.md"]


def test_a_large_board_is_shown_where_something_lies_and_in_the_middle_as_long_as_nothing_does() -> None:
    names = Names(Shelf(open_book(ROOT / "cards/eclipse", scenarios=False), ("en",)), "en")
    scene = names.pictured["space"]
    tiles = [one.title for spot in scene.taken for one in spot.lying if one.sides]
    assert "Galactic Center" in tiles and len(tiles) == 7
    assert scene.around_taken == set(scene.spots) and len(scene.spots) < 60
    assert "Next to it" in entry(scene.spots[max(scene.spots)], scene, names, "boards/space.md")
    least = re.search(r"min-width: ([\d.]+)px", svg(scene, "en"))
    assert least is not None and float(least[1]) <= 358  # what the page of a phone of 390 leaves it
    whole = next(one for one in names._scenes if one.name == "space")
    bare = evolve(whole, spots={place: evolve(spot, lying=()) for place, spot in whole.spots.items()})
    middle = next(place for place, spot in whole.spots.items() if spot.title == "hex 1")
    assert bare.cropped().spots.keys() == {middle, *(one for _how, row in whole.spots[middle].beside for one in row)}


def test_other_pages_lead_to_the_board(pages: dict[str, dict[str, str]]) -> None:
    assert "(boards/land.md)" in pages["en"]["index.md"]
    assert "(boards/land.md)" in pages["en"]["everything.md"]
    assert "land_" not in pages["en"]["cards/index.md"]


def test_a_picture_is_one_picture_with_words() -> None:
    picture = ElementTree.fromstring(svg(scene_of("frontier"), "en"))
    assert picture.get("role") == "img"
    title, words = picture.find(f"{SVG}title"), picture.find(f"{SVG}desc")
    assert title is not None and title.text == "Land"
    assert words is not None and "Brave (Ben)" in str(words.text)
    assert str(picture.get("aria-labelledby")).split() == [title.get("id"), words.get("id")]
    places = picture.findall(f"{SVG}g")
    assert len(places) == 19
    assert all(place.find(f"{SVG}title") is not None for place in places)
    assert not picture.findall(f".//{SVG}a")  # a picture has nothing to be reached by keyboard


def test_what_stands_on_the_sides_of_a_tile_is_drawn_and_its_key_told() -> None:
    scene = scene_of("frontier")
    picture = ElementTree.fromstring(svg(scene, "en"))
    strokes = [place.findall(f"{SVG}path") for place in picture.findall(f"{SVG}g")]
    assert [len(found) for found in strokes if found] == [6]
    drawn = {path.get("stroke-dasharray") for found in strokes for path in found}
    assert [key.text for key in picture.findall(f"{SVG}text")] == [side.title for side in scene.sides]
    assert {path.get("stroke-dasharray") for path in picture.findall(f"{SVG}path")} == drawn


def crowded(scene: Scene, *titles: str) -> Scene:
    """A map with much beside one tile."""
    (number, spot), *_ = scene.spots.items()
    tile = evolve(spot.free[0], title="Long Meadow")
    beside = [evolve(tile, title=title, sides=(), count=count) for count, title in enumerate(titles, 1)]
    return evolve(scene, spots=scene.spots | {number: evolve(spot, lying=(tile, *beside), holder=1)})


def test_what_lies_beside_a_tile_is_drawn_as_letters_with_a_key_where_its_title_finds_no_room() -> None:
    scene = scene_of("frontier")
    assert "#1c2230" not in svg(scene, "en")
    picture = ElementTree.fromstring(svg(crowded(scene, "Old Lookout", "Rock"), "en"))
    letters = [text.text for text in picture.iter(f"{SVG}text")]
    assert {"OL", "Ro×2"} <= {*letters} and letters[-4:] == ["OL", "Old Lookout", "Ro", "Rock"]


def test_places_on_a_tile_are_drawn_as_squares_which_are_filled_when_they_are_taken() -> None:
    scene = scene_of("frontier")
    (number, spot), *_ = scene.spots.items()
    printed = (Printed("field", "field_1", True), Printed("field", "field_1", False), Printed("hole", "hole_1", False))
    spot = evolve(spot, lying=(evolve(spot.free[0], printed=printed),))
    badges = {"field_1": Badge("M0 0H24V24Z", "#14688a", "A")}
    picture = ElementTree.fromstring(svg(evolve(scene, spots={**scene.spots, number: spot}), "en", {}, badges.get))
    squares = [square.get("fill") for square in picture.iter(f"{SVG}rect") if square.get("stroke") == "#14688a"]
    assert squares == ["#14688a", "#fff", "#fff"]  # the last one is the key
    assert [text.text for text in picture.findall(f"{SVG}text")][-2:] == ["A", "field"]


def test_the_title_of_a_tile_stays_within_its_place_and_its_words_stay_whole() -> None:
    scene = scene_of("frontier")
    (number, spot), *_ = scene.spots.items()
    for title, rows in (("Stony Meadows", ["Stony", "Meadows"]), ("High Thunderheads", ["High", "Thunderheads"])):
        tile = evolve(spot, lying=(evolve(spot.free[0], title=title),))
        picture = ElementTree.fromstring(svg(evolve(scene, spots=scene.spots | {number: tile}), "en"))
        letters = [text.text for text in picture.findall(f"{SVG}g")[0].iter(f"{SVG}text")]
        assert [one for one in letters if one in (title, *rows)] == rows


def test_letters_that_are_not_clear_are_numbers() -> None:
    for titles, players in (
        (("Old Lookout", "Open Lane"), ("Ann", "Ben")),
        (("Rock", "Old Lookout"), ("Otto Lang", "Ben")),
    ):
        scene = evolve(crowded(scene_of("frontier"), *titles), players=players)
        assert [short_titles(scene, lambda spot: False)[title] for title in titles] == ["#1", "#2"]


def test_a_map_of_letters_has_the_same_letters_and_tells_who_holds_a_place() -> None:
    lines = [
        line.plain
        for line in board_picture(crowded(scene_of("frontier"), "Old Lookout", "Rock"), Marks(), 110, 60) or []
    ]
    assert any("1 B" in line for line in lines) and any("OL Ro×2" in line for line in lines)
    assert "OL Old Lookout · Ro Rock" in lines[-1]


def test_a_place_is_edged_in_the_colour_of_the_player_whom_its_mark_names() -> None:
    scene = scene_of("frontier")
    (number, spot), *_ = scene.spots.items()
    held = svg(evolve(scene, spots=scene.spots | {number: evolve(spot, holder=1)}), "en")
    assert held.count(f'stroke="{INKS[1]}"') == svg(scene, "en").count(f'stroke="{INKS[1]}"') + 1


def test_a_mark_that_names_a_player_is_read_from_the_match() -> None:
    match = load("eclipse").start(2, 1, names=["Ann", "Ben"])
    for _species in range(2):
        match.choose(0)
    space = scenes(match.sheet, match.view(0), match.words())[0]
    assert {spot.holder for spot in space.spots.values()} == {-1, 0, 1}


def test_a_mark_of_the_tile_in_a_place_names_its_player_too_and_the_legend_tells_him() -> None:
    match = load(GAMES / "frontier").start(2, 1, names=["Ann", "Ben"])
    view = match.view(0)
    tile = next(spot.free[0].card for spot in scenes(match.sheet, view, match.words())[0].spots.values() if spot.free)
    for finder in (0, 1):
        marks = tuple(one for one in view.marks if one[:2] != (tile, "finder"))
        found = scenes(match.sheet, evolve(view, marks=(*marks, (tile, "finder", finder))), match.words())[0]
        spots = {spot.holder for spot in found.spots.values()}
        assert spots == {-1, finder}
        bare = evolve(found, spots={key: evolve(one, lying=()) for key, one in found.spots.items()})
        legend = [line.plain for line in board_picture(bare, Marks(), 110, 60) or []][-1]
        assert ("Ann" in legend, "Ben" in legend) == (finder == 0, finder == 1)


def test_the_letters_of_a_title_that_is_code_stay_letters() -> None:
    scene = scene_of("frontier")
    for spot in scene.spots.values():
        for one in spot.lying:
            object.__setattr__(one, "title", '<script>"&')
    drawn = svg(scene, "en")
    assert "<script>" not in drawn
    ElementTree.fromstring(drawn)


def test_places_that_nothing_joins_have_no_picture() -> None:
    scene = evolve(scene_of("caravans", 1), ways=())
    assert not scene.has_picture
    with pytest.raises(ValueError, match="nothing joins"):
        svg(scene, "en")


def test_a_place_that_is_a_card_tells_what_is_next_to_it() -> None:
    page = pages_of(Names(open_shelf(GAMES / "caravans"), "en"))["cards/oasis.md"]
    assert re.search(r"\| Linked \| \[Harbour\]\(harbour.md\), \[Salt Mine\]", page)


def test_an_open_place_in_the_middle_of_the_table_has_a_page_of_what_lies_there() -> None:
    names = Names(Shelf(open_book(ROOT / "cards/eclipse", scenarios=False), ("en", "ru")), "ru")
    lying = {zone.name: cards for zone, cards in open_places(names)}
    assert "upgrade_tray" not in lying and "technology_bag" not in lying  # where things are stored, and what is hidden
    page = place_pages(names)["places/tray.md"]
    assert page.count("<li>") == len(lying["tray"]) and "## Нано" in page and 'class="moo-count">× 2<' in page
    assert all(f'href="../../cards/{name}/"' in page for name in lying["tray"])


DRAUGHTS = """
game draughts "Draughts"
    players  2

kind stone is card "stone"
    owned   by_player
    starts  bowl

kind square is place "square"

board field of square "Field"
    form    squares
    width   {width}
    height  {width}

zone bowl of stone for each player "bowl"

zone ground of stone for each square "ground"

setup:
    each player
        choose a square
        put a stone from their bowl into square's ground

action waiting
    each player scores 1

play:
    each player
        perform waiting

stone disc
"""


@pytest.mark.parametrize(("width", "whole"), [(10, True), (20, True), (21, False)])
def test_a_board_of_squares_is_shown_whole(tmp_path: Path, width: int, whole: bool) -> None:
    (tmp_path / "draughts.moo").write_text(DRAUGHTS.format(width=width), "utf-8")
    names = Names(Shelf(open_book(tmp_path, scenarios=False), ("en",)), "en")
    assert (len(names.pictured["field"].spots) == width * width) is whole


CHESS = DRAUGHTS.replace("stone disc\n", '\nstone king "King"\n\nstone rook "Rook"\n').replace(
    "a stone from", "all stones from"
)


@pytest.mark.parametrize(("game", "shown"), [(CHESS, ["King", "Rook"]), (DRAUGHTS, [])])
def test_men_that_differ_are_called_by_their_titles(tmp_path: Path, game: str, shown: list[str]) -> None:
    text = game.format(width=4).replace("put all stones from their bowl into", "put a stone from their bowl into")
    (tmp_path / "chess.moo").write_text(text, "utf-8")
    names = Names(Shelf(open_book(tmp_path, scenarios=False), ("en",)), "en")
    picture = svg(names.pictured["field"], "en")
    assert [title for title in ("King", "Rook", "disc") if f'font-weight="600">{title}' in picture] == shown


RACE = """
game race "Race"
    players  2

kind field is place "field"

board track of field "Track"
    form    ring
    length  8

mark ground for each field "ground"
    words  ice, snow

setup:
    set track_3's ground to snow

play:
    each player
        if track_3's ground is ice
            end game
"""


def test_words_that_places_are_marked_with_stand_on_the_picture_and_in_the_list(tmp_path: Path) -> None:
    (tmp_path / "race.moo").write_text(RACE, "utf-8")
    told = pages_of(Names(open_shelf(tmp_path), "en"))
    page = told["boards/track.md"]
    assert "**field 3** (ground snow): nothing." in page and "**field 2**: nothing." in page
    assert re.findall(r">(snow|ice)</text>", page) == ["snow"]
    assert 'stroke-width=".08" stroke-opacity' in page  # the ring lies under what is written
    assert "- [Track](boards/track.md). 8 places: fields." in told["play.md"]
    assert "mark, one for each field" in told["play.md"]


def test_a_board_of_each_player_is_shown_once_without_whose_it_is() -> None:
    names = Names(Shelf(open_book(ORCHARDS, scenarios=False), ("en",)), "en")
    scene = names.pictured["orchard"]
    assert [spot.title for spot in scene.spots.values()][:2] == ["plot a1", "plot b1"]
    assert sum(bool(spot.lying) for spot in scene.spots.values()) == 1  # what was laid out, and nothing of the play
    assert hint_of(scene, names) == "16 places: plots. Each player has one such board."
