"""Places that facts relate, as pictures: where they lie, their cells, what lies between them; as SVG and in letters."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from interpreter.loader import Game, load
from moodsl.boards.letters import letters_in_cells
from moodsl.boards.scene import Lying, Scene, Spot, scenes
from moodsl.boards.svg import svg
from moodsl.cli.table.chart_picture import chart_picture
from moodsl.cli.table.styles import PLAIN, Marks

SVG = "{http://www.w3.org/2000/svg}"
MAP = (Path(__file__).parents[1] / "isles.moo").read_text("utf-8")


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """A small map."""
    path: Path = tmp_path_factory.mktemp("isles") / "isles.moo"
    path.write_text(MAP, encoding="utf-8")
    return load(path)


def scene_of(game: Game) -> Scene:
    """Its isles as a match begins."""
    match = game.start(2, 1, names=["Ann", "Ben"])
    return next(one for one in scenes(match.sheet, match.view(0), match.words()) if one.has_picture)


def test_places_lie_where_their_facts_say(game: Game) -> None:
    scene = scene_of(game)
    (north, south, east) = scene.points.values()
    assert north[0] == south[0] and south[1] == east[1]
    assert south[1] - north[1] == pytest.approx(east[0] - south[0])


def test_cells_hold_what_lies_in_their_zone_and_what_has_none_is_loose(game: Game) -> None:
    scene = scene_of(game)
    assert [[one is not None for one in spot.cells] for spot in scene.spots.values()] == [
        [True, False], [False, False, False], [False],
    ]  # fmt: skip
    between = {way.spot.title: way.spot for way in scene.ways if way.spot is not None}
    assert [one is not None for one in between["Narrows"].cells] == [True, False, False]
    assert not between["Narrows"].loose
    assert [one.title for one in between["Sound"].loose] == ["boulder"]


def test_a_picture_has_every_place_every_way_and_every_cell(game: Game) -> None:
    scene = scene_of(game)
    stones = {one.card: "#123456" for spot in scene.spots.values() for one in spot.lying}
    picture = ElementTree.fromstring(svg(scene, "en", stones))
    told = [text.text for text in picture.iter(f"{SVG}text")]
    assert {"North Isle", "South Isle", "East Isle", "boulder", "A", "B"} <= set(told)
    assert len(list(picture.iter(f"{SVG}path"))) == len(scene.ways) == 2
    cells = [rect for rect in picture.iter(f"{SVG}rect") if rect.get("rx") == ".05"]
    assert len(cells) == 2 + 3 + 1 + 2 + 3
    assert [rect.get("fill") for rect in cells].count("#123456") == 1
    words = picture.find(f"{SVG}desc")
    assert words is not None and "Isle: dinghy (Ben), dinghy (Ann). Sound: boulder" in str(words.text)


def test_what_lies_in_cells_has_a_letter_that_is_explained(game: Game) -> None:
    told = [text.text for text in ElementTree.fromstring(svg(scene_of(game), "en")).iter(f"{SVG}text")]
    assert told.count("B") == 1 + 1 + 1 + 1  # Ben's boat, two stones in cells, and what the letter means
    assert told[-2:] == ["B", "boulder"]


def test_letters_of_what_lies_in_cells_are_never_the_same() -> None:
    def letters(*titles: str) -> list[str]:
        lying = [Lying(title, -1, (), number) for number, title in enumerate(titles)]
        spot = Spot(1, "Isle", "Isle", (), tuple(lying), (), (*lying, None))
        return list(letters_in_cells(Scene("Isles", None, {1: spot}, ("Ann",), "isle")).values())

    assert letters("red cube", "green cube", "red cube") == ["G", "R"]
    assert letters("black cube", "blue cube", "brown cube") == ["1", "2", "3"]
    assert letters("black cube", "brown cube") == ["Bl", "Br"]
    assert letters() == []


def test_cells_of_a_way_lie_between_the_boxes_of_its_ends(game: Game) -> None:
    picture = ElementTree.fromstring(svg(scene_of(game), "en"))
    boxes = [edges(rect) for rect in picture.iter(f"{SVG}rect") if rect.get("rx") == ".25"]
    for group in picture.findall(f"{SVG}g"):
        own = [edges(rect) for rect in group.findall(f"{SVG}rect")]
        if any(one in boxes for one in own):
            continue
        for left, top, right, bottom in own:
            assert all(right <= a or left >= c or bottom <= b or top >= d for a, b, c, d in boxes)


def test_two_ways_between_the_same_places_lie_side_by_side(tmp_path: Path) -> None:
    path = tmp_path / "isles.moo"
    path.write_text(MAP.replace("shores  south, east", "shores  south, north"), encoding="utf-8")
    picture = ElementTree.fromstring(svg(scene_of(load(path)), "en"))
    lines = [str(way.get("d")).strip("M").split("L") for way in picture.iter(f"{SVG}path")]
    (one, other) = ({tuple(map(float, end.split(","))) for end in line} for line in lines)
    assert {x for x, _y in one}.isdisjoint(x for x, _y in other)
    assert {y for _x, y in one} == {y for _x, y in other}


def edges(rect: ElementTree.Element) -> tuple[float, float, float, float]:
    """The left, upper, right and lower edge of a rectangle."""
    x, y, wide, high = (float(str(rect.get(name))) for name in ("x", "y", "width", "height"))
    return x, y, x + wide, y + high


def test_letters_draw_boxes_and_ways_where_there_is_room(game: Game) -> None:
    lines = [line.plain for line in chart_picture(scene_of(game), Marks(), 60, 20) or []]
    assert "■□" in "".join(lines) and "■□□" in "".join(lines)
    assert max(map(len, lines[:-1])) <= 60
    assert lines[-1] == "A Ann · B Ben · (1) Sound: boulder"
    assert chart_picture(scene_of(game), Marks(), 20, 20) is None
    plain = "".join(line.plain for line in chart_picture(scene_of(game), PLAIN, 60, 20) or [])
    assert plain.isascii()


def test_without_coordinates_places_lie_in_a_ring(tmp_path: Path) -> None:
    path = tmp_path / "isles.moo"
    path.write_text(MAP.replace("    drawn_at  column, row\n", ""), encoding="utf-8")
    points = set(scene_of(load(path)).points.values())
    assert len(points) == 3
    lengths = {round(x * x + y * y, 6) for x, y in points}
    assert len(lengths) == 1
