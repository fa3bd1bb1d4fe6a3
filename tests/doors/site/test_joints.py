"""Places on the corners and sides of a board are drawn on its picture, in letters, on paper and at the table."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest
from attrs import evolve

from interpreter.game.match import Match
from interpreter.loader import load
from moodsl.boards.scene import Joint, Lying, Scene, scenes
from moodsl.boards.svg import svg
from moodsl.cli.table.board_picture import picture as board_picture
from moodsl.cli.table.styles import Marks
from moodsl.extras.faces import Faces
from moodsl.extras.faces.board import printed_board, printed_chart
from moodsl.extras.faces.shapes import Disc
from moodsl.extras.site.build import open_shelf
from moodsl.extras.site.names import Names
from moodsl.extras.site.pages import pages_of
from moodsl.prose import open_book

GAME = Path(__file__).parents[1] / "homesteads.moo"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def match() -> Match:
    """A match in which two players have chosen a corner, and a side beside it."""
    match = load(GAME).start(2, 1, first=0, names=["Ann", "Ben"])
    for name in ("valley_spot_1_2_3", "valley_trail_1_2", "valley_spot_5_a", "valley_trail_5_a"):
        match.play(next(one.first for one in match.sheet.designs if one.name == name))
    return match


def scene_of(match: Match) -> Scene:
    (scene,) = scenes(match.sheet, match.view(0), match.words())
    return scene


def joint_called(scene: Scene, title: str) -> Joint:
    return next(joint for joint in scene.joints if joint.spot.title == title)


def test_a_map_is_one_map_with_what_lies_between_its_places(match: Match) -> None:
    scene = scene_of(match)
    assert (len(scene.spots), Counter(joint.on_side for joint in scene.joints)) == (7, {False: 24, True: 30})
    corner = joint_called(scene, "spot 1-2-3")
    assert (corner.spot.whose, corner.spot.about) == (0, ("farmer Ann",))
    near = {scene.everywhere[place].title for _how, row in corner.spot.beside for place in row}
    assert near == {"spot 1-3-4", "spot 1-2-7", "spot 2-3"}
    assert {spot.title for spot in scene.taken} >= {"spot 1-2-3", "trail 1-2", "spot 5-a", "trail 5-a"}


def test_who_has_a_corner_or_side_stands_on_the_picture_in_colour_and_letter(match: Match) -> None:
    picture = ElementTree.fromstring(svg(scene_of(match), "en"))
    groups = {str(group.findtext(f"{SVG}title")): group for group in picture.findall(f"{SVG}g")}
    assert len(groups) == 7 + 24 + 30
    taken = {title: group for title, group in groups.items() if "(" in title and title.startswith(("spot", "trail"))}
    assert {title: group.findtext(f"{SVG}text") for title, group in taken.items()} == {
        "spot 1-2-3 (farmer Ann)": "A", "trail 1-2 (builder Ann)": "A",
        "spot 5-a (farmer Ben)": "B", "trail 5-a (builder Ben)": "B",
    }  # fmt: skip
    for title, group in taken.items():
        free = groups["spot 1-3-4" if title.startswith("spot") else "trail 1-3"]
        assert group[1].tag == free[1].tag and group[1].get("fill") != free[1].get("fill")


def test_what_several_have_there_or_nobody_is_drawn_too(match: Match) -> None:
    scene = scene_of(match)

    def with_things(*things: Lying) -> str:
        joint = joint_called(scene, "spot 1-3-4")
        joint = evolve(joint, spot=evolve(joint.spot, lying=things))
        return svg(evolve(scene, joints=(joint,)), "en")

    hut, rock = Lying("Hut", 0, (), 5), Lying("Rock", -1, (), 6)
    assert "A×2" in with_things(evolve(hut, count=2), evolve(hut, owner=1))
    assert "#667" in with_things(rock) and "#667" not in with_things(hut)
    marked = evolve(joint_called(scene, "spot 1-2-3"), words=("great hall",))
    assert ">Gr<" in svg(evolve(scene, joints=(marked,)), "en")
    assert ">HuHo<" in with_things(hut, evolve(hut, title="House")) and ">Hu<" not in with_things(hut)


def test_a_wall_that_is_up_is_drawn_and_is_nobodys(match: Match) -> None:
    scene = scene_of(match)
    joints = {joint.spot.title: joint for joint in scene.joints}
    for title in ("spot 1-3-4", "trail 1-3"):
        joint = evolve(joints[title], spot=evolve(joints[title].spot, about=("wall shut",)))
        changed = evolve(scene, joints=(joint,))
        assert "#667" in svg(changed, "en") and "#667" not in svg(evolve(scene, joints=(joints[title],)), "en")
        letters = "".join(line.plain for line in board_picture(changed, Marks(), 80, 60) or [])
        assert "*" in letters and joint.of in changed.around_taken


def test_letters_stand_on_corners_and_sides_in_a_terminal(match: Match) -> None:
    lines = [line.plain for line in board_picture(scene_of(match), Marks(), 80, 60) or []]
    before = [line.plain for line in board_picture(evolve(scene_of(match), joints=()), Marks(), 80, 60) or []]
    new = Counter("".join(lines[:-1])) - Counter("".join(before))
    assert {letter: new[letter] for letter in "AaBb"} == {"A": 1, "a": 1, "B": 1, "b": 1}
    assert lines[-1].startswith("A Ann") and "B Ben" in lines[-1]


def test_a_board_is_printed_with_them_and_they_are_no_map_of_their_own(match: Match) -> None:
    board = match.sheet.boards["valley"]
    labels = {place: match.sheet.label(board, place) for place, _x, _y in board.places}
    printed = printed_board(board, "Valley", "en", labels)
    discs = [shape for shape in printed.shapes if isinstance(shape, Disc)]
    assert len(discs) == 24
    assert all(printed.whole.x <= disc.x - disc.radius and disc.y - disc.radius >= printed.whole.y for disc in discs)
    assert printed_chart(match.sheet, "spot", "Spots", "en", {}) is None


WORDS = """
value-is_reached =
    .yes = { $by } has a trail to { $of }
value-is_closed =
    .yes = { $of } is closed to { $to }
value-is_free =
    .yes = { $of } is free
value-is_closed =
    .yes = { $of } is closed to { $to }
fact-ends = ends
fact-number = number
fact-fields = fields
fact-yields = yields
verb-reap = reap
relation-joined = joined
"""


def test_a_site_lists_them_on_the_page_of_the_board(tmp_path: Path) -> None:
    (tmp_path / "homesteads.moo").write_text(GAME.read_text("utf-8"), "utf-8")
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text(WORDS, "utf-8")
    pages = pages_of(Names(open_shelf(tmp_path), "en"))
    page = pages["boards/valley.md"]
    assert not [path for path in pages if "spot" in path or "trail" in path]
    assert "## Spots" in page and "## Trails" in page
    assert len(re.findall('<span id="valley_spot_', page)) == 24
    assert '<span id="valley_trail_1_2">trail 1-2</span>' in page


def test_places_that_a_board_makes_have_no_faces() -> None:
    faces = Faces(open_book(str(GAME)), "en")
    assert len(faces.names) == 12 and not [name for name in faces.names if name.startswith("valley")]
