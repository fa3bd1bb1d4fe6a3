"""A map at the table: a picture with letters where there is room, words where there is none."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

from interpreter.loader import load
from moodsl.cli.play.lookups import about_card, hanging
from moodsl.cli.play.why import why_value
from moodsl.cli.table.plain_screen import PlainScreen
from moodsl.cli.table.screen import Screen
from moodsl.prose import Prose, open_book
from moodsl.prose.table import speaker

ORCHARDS = Path(__file__).parents[1] / "orchards.moo"
CARAVANS = Path(__file__).parents[2] / "games" / "caravans"
MARKED = """
game marked "Marked"
    players  2

kind room is place "room"

board cellar of room for each player "cellar"
    form    squares
    width   5
    height  5

relation adjacent of room
    from cellar

kind imp is card "imp"
    starts  lair

zone lair of imp "lair"

zone den of imp for each room "den"

mark state for each room "state"
    words  open, crossed

imp imp "Imp"
    copies  8

action going "Go"
    choose an empty room on your cellar where it is adjacent to your cellar_a1
    set its state to crossed

setup:
    each player
        put top of lair into their cellar_a1's den
        set their cellar_e5's state to crossed
        set their cellar_d5's state to crossed

play:
    repeat 5 times
        each player
            perform going
"""
SPACE = """
pack space "Space"
    version   "1"
    language  "2"

game space "Space"
    players     2 to 2
    ordered_by  owner

ending done "done"

kind hex is place "hex"

kind ship is card "ship"
    starts  dock

zone dock of ship "dock"
zone fleet of ship for each hex "fleet"

board space of hex "Space"
    form   hexagons
    reach  4

relation adjacent of hex
    from space

ship scout "Scout"
    copies  5

action wait "Wait"
    each player gains 0 fame

counter fame for each player "fame"
    range  0 or more

setup:
    for each hex adjacent to space_1 where it is not adjacent to space_2
        put top of dock into its fleet

play:
    each player where it is first
        perform an action
    end game by done

scoring:
    each player
        score their fame
"""


TILE = """kind tile is card "tile"
    holes   yes, no, sides
    starts  heap

zone heap of tile "heap"
zone ground of tile for each hex "ground"

mark turn for each tile "turn"
    sides  space

tile gate "Gate"
    holes  0, 4

"""


def screen_of(folder: Path, text: str, width: int, plain: bool = False, encoding: str = "utf-8") -> Screen:
    (folder / "space.moo").write_text(text, encoding="utf-8")
    match = load(folder, cache=False).start(2, 1, first=0, names=["Ann", "Bot 1"])
    if plain:
        return PlainScreen(match)
    return Screen(match, Console(width=width, file=open("/dev/null", "w", encoding=encoding)))


def drawn(screen: Screen) -> str:
    return "\n".join(line.plain for part in screen.maps(screen.match.view(0)) for line in screen.lines(part))


def test_a_board_of_hexagons_is_drawn_with_what_lies_there(tmp_path: Path) -> None:
    told = drawn(screen_of(tmp_path, SPACE, 100))
    assert max(map(len, told.splitlines())) <= 100
    assert told.count("Scout") == 4
    assert told.count("_/") > 40
    for number in (1, 30, 61):
        assert f" {number} " in told


def test_of_a_board_that_has_no_room_the_part_is_drawn_on_which_something_lies(tmp_path: Path) -> None:
    told = drawn(screen_of(tmp_path, SPACE, 70))
    assert max(map(len, told.splitlines())) <= 70
    assert told.count("Scout") == 4
    assert " 1 " in told
    assert " 61 " not in told


def test_without_room_for_a_picture_the_places_with_something_on_them_are_told(tmp_path: Path) -> None:
    for screen in (screen_of(tmp_path, SPACE, 30), screen_of(tmp_path, SPACE, 100, plain=True)):
        told = " ".join(drawn(screen).split())
        assert "hex 2: Scout" in told
        assert told.count("Scout") == 4
        assert "hex 1:" not in told


def test_squares_and_rings_are_drawn(tmp_path: Path) -> None:
    squares = SPACE.replace("form   hexagons\n    reach  4", "form   squares\n    width   3\n    height  2")
    squares = squares.replace("space_1", "space_a1").replace("space_2", "space_c1")
    told = drawn(screen_of(tmp_path, squares, 60)).splitlines()
    assert told[0].count("+") == 4
    assert [told[row].split("|")[1].strip() for row in (1, 2, 5, 6)] == ["a1", "", "a2", "Scout"]
    ring = SPACE.replace("form   hexagons\n    reach  4", "form    ring\n    length  7").replace("space_2", "space_4")
    told = drawn(screen_of(tmp_path, ring, 60)).splitlines()
    assert [part.strip() for part in told[1].split("|")[1:-1]] == ["1", "2", "3", "4"]
    assert [part.strip() for part in told[5].split("|")[1:-1]] == ["", "7", "6", "5"]


def test_what_stands_on_the_sides_of_a_tile_is_drawn_as_it_lies(tmp_path: Path) -> None:
    text = SPACE.replace('language  "2"', 'language  "3"').replace("kind ship is card", TILE + "kind ship is card")
    text = text.replace(
        "setup:", "setup:\n    let laid be top of heap\n    put laid into space_1's ground\n    set laid's turn to 1"
    )
    told = drawn(screen_of(tmp_path, text, 100)).splitlines()
    (row,) = (number for number, line in enumerate(told) if " Gate " in line)
    at = told[row].index(" Gate ")
    left, right = told[row].rindex("/", 0, at), told[row].index("\\", at)
    assert told[row][left : left + 2] == "/o"  # its fifth side is now its sixth one
    assert told[row][right - 1 : right + 1] == "o\\"  # its first one the second
    assert "o" not in told[row + 1][left : right + 1] and told[row + 2][left : right + 1].count("o") == 0
    assert "o hole" in told[-1]


def test_places_that_facts_join_are_drawn_or_listed_with_their_neighbours() -> None:
    match = load(CARAVANS, cache=False).start(2, 1, first=0, names=["Ann", "Ben"])
    paper = Console(width=100, file=open("/dev/null", "w", encoding="utf-8"))  # noqa: SIM115
    assert "|     Harbour     |" in drawn(Screen(match, paper))
    told = drawn(PlainScreen(match)).splitlines()
    assert "Harbour; linked: Oasis" in told
    assert any(re.fullmatch(r"Palace.*; linked: Oasis, Salt Mine, Hermitage", line) for line in told)
    assert not any("Coast Road" in line for line in told)


def test_what_a_card_says_goes_on_deeper_than_it_begins() -> None:
    assert (
        hanging("Far Farm\n\n    Gain 1 coin for each lane.", 20) == "Far Farm\n\n    Gain 1 coin for\n      each lane."
    )
    assert hanging("ab" * 15, 20).split("\n") == ["ab" * 10, "  " + "ab" * 5]


def test_of_a_large_board_the_empty_places_are_only_counted(monkeypatch) -> None:
    monkeypatch.setattr("moodsl.cli.play.lookups.MANY_EMPTY", 1)
    match = load(CARAVANS.with_name("frontier"), cache=False).start(2, 1, first=0, names=["Ann", "Ben"])
    assert match.decision is not None
    *told, more = about_card(match, match.decision, "Land", []).splitlines()
    found = re.match(r"on (\d+) more places and next to them lies nothing", more)
    assert found and len(told) + int(found[1]) == 19


def test_a_board_and_its_places_can_be_asked_for() -> None:
    match = load(CARAVANS.with_name("frontier"), cache=False).start(2, 1, first=0, names=["Ann", "Ben"])
    decision = match.decision
    assert decision is not None
    told = about_card(match, decision, "Land", []).splitlines()
    assert len(told) == 19
    assert told[1] == "hex 2: nothing; next to it: hex 3, hex 8, hex 9, hex 19, hex 7, hex 1"
    place = about_card(match, decision, "hex 2", []).splitlines()
    assert place[0].startswith("hex 2")
    assert place[-1] == told[1]


def test_what_has_no_room_in_its_place_is_cut_and_told_below(tmp_path: Path) -> None:
    text = SPACE.replace('"Scout"', '"The Far Travelling Astronomer"')
    told = drawn(screen_of(tmp_path, text, 90)).splitlines()
    assert told[-1].startswith("The Far Tra… The Far Travelling Astronomer") or "… The Far Travelling" in told[-1]


def test_of_two_titles_that_are_cut_alike_one_has_a_number(tmp_path: Path) -> None:
    text = SPACE.replace('"Scout"\n    copies  5', '"The Far Travelling Astronomer"\n    copies  2')
    text += '\nship second "The Far Travelling Astrologer"\n    copies  3\n'
    told = " ".join(drawn(screen_of(tmp_path, text, 90)).split())
    found = re.findall("(The Far[A-Za-z ]*…2?) (The Far Travelling [a-zA-Z]+)", told)
    assert len(found) == 2 == len({short for short, _title in found}) == len({title for _short, title in found})


def test_pieces_are_counted_by_the_letter_of_their_owner(tmp_path: Path) -> None:
    text = SPACE.replace('kind ship is card "ship"\n', 'kind ship is card "ship"\n    owned   by_player\n')
    text = text.replace("zone dock of ship", "zone dock of ship for each player").replace("top of dock", "top of X")
    head, setup = text.split("    for each hex adjacent")
    setup = setup.replace("        put top of X", "            put top of their dock", 1)
    told = drawn(screen_of(tmp_path, f"{head}    each player\n        for each hex adjacent{setup}", 100))
    assert told.count("A B1") == 4
    assert told.splitlines()[-1] == "A Ann · B1 Bot 1"


ROADS = """
pack roads "Roads"
    version   "1"
    language  "3"

game roads "Roads"
    players     2 to 2
    ordered_by  owner

counter fame for each player "fame"
    range  0 or more

kind town is place "town"

kind road is card "road"
    ends    town, several
    starts  heap

zone heap of road "heap"

relation joined of town
    from road's ends

town york "York"
town leeds "Leeds"

road ring "Ring"
    ends  york, york
road way "Way"
    ends  york, leeds

setup:
    each player
        gain 1 fame

play:
    each player
        choose a town as here
        for each town joined to here
            gain 1 fame
        gain (10 times (number of towns within 1 step of here along joined)) fame

scoring:
    each player
        score their fame
    rank by their result
"""


def test_roads_may_be_cards_and_one_leads_to_where_it_begins(moo, tmp_path):
    (tmp_path / "roads").mkdir()
    (tmp_path / "roads" / "game.moo").write_text(ROADS, encoding="utf-8")
    output = moo("play", "roads", "--people", 2, "--seed", 1, typed=["why", "1", "2", "q"]).output
    assert "York" in output and "Leeds" in output and ". . ." in output  # the way between them
    assert re.search(r"fame +22 +22\n", output)  # York is not next to itself
    assert "why what? A card, a number" in output  # a game without actions


def test_a_board_of_each_player_is_headed_by_whose_it_is_and_lies_in_no_row_of_cards() -> None:
    match = load(ORCHARDS).start(2, 1, first=0, names=["Ann", "Ben"])
    match.choose(0)
    screen = Screen(match, Console(width=100, file=StringIO()))
    told = drawn(screen).splitlines()
    assert [line for line in told if "orchard" in line] == ["your orchard", "Ben's orchard"]
    assert sum(" b2 " in line for line in told) == 2
    assert screen.own_stacks(match.view(0)) is None and screen.stacks(match.view(0)) is None
    assert match.decision is not None and match.decision.options[0].label == "plot b1"
    theirs = match.view(0).piles_of("orchard", 1)[0].cards or ()
    assert match.words(0).card(theirs[0]) == "Ben's plot a1"


def test_whoever_asks_about_a_board_of_each_player_is_told_of_his_own_first() -> None:
    match = load(ORCHARDS).start(2, 1, first=0, names=["Ann", "Ben"])
    match.choose(0)
    decision = match.decision
    assert decision is not None
    told = about_card(match, decision, "orchard", [1]).splitlines()
    assert told[0] == "plot a1: nothing; next to it: plot b1, plot a2"
    assert len(told) == 17 and told[-1].startswith("Ben's plot b2: ")
    assert len(about_card(match, decision, "Ben's orchard", [1]).splitlines()) == 16
    assert about_card(match, decision, "1", [1]).splitlines()[0] == "plot b1  (plot)"
    assert about_card(match, decision, "1", [1]).splitlines()[-1].startswith("plot b1: nothing; next to it: ")
    assert about_card(match, decision, "Ben's plot b2", [1]).splitlines()[-1].startswith("Ben's plot b2: ")
    assert why_value(match, decision, "grove orchard_b2") == "plot b2: grove: 1"
    assert why_value(match, decision, "grove of Ben's plot b2") == "Ben's plot b2: grove: 1"
    assert why_value(match, decision, "grove of plot b2") == "plot b2: grove: 1"


def test_in_another_language_too_a_place_says_on_whose_board_it_lies() -> None:
    match = load(ORCHARDS).start(2, 1, first=0, names=["Ann", "Ben"])
    match.language = "ru"
    match.speaker = speaker(lambda: Prose(open_book(ORCHARDS, scenarios=False), "ru"))
    theirs = match.view(0).piles_of("orchard", 1)[0].cards or ()
    assert match.words(0).card(theirs[0]) == "plot a1 (Ben)"
    assert match.words(1).card(theirs[0]) == "plot a1"


def test_of_a_board_without_room_what_is_marked_is_drawn_too(tmp_path: Path) -> None:
    path = tmp_path / "marked.moo"
    path.write_text(MARKED)
    match = load(path).start(2, 1, first=0, names=["Ann", "Ben"])
    for width in (100, 60):
        told = drawn(Screen(match, Console(width=width, file=StringIO())))
        assert "crossed" in told and "e5" in told
        assert sum(line.startswith("|") for line in told.splitlines()) == 2 * 5 * 3  # nothing stands below a square
