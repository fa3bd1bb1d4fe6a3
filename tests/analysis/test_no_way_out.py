"""Turns in which an action is chosen: whoever is in the round by its condition can pay for one, or may be stuck."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.loader import PackFault, load

KETTLE = """\
pack kettle "Kettle"
    version  "1"

game kettle "Kettle"
    players  2 to 2

ending cold "cold"

{steam} steam for each player "steam"
    range  0 to 9
    start  3

action whistle "Whistle"
    {price}

setup:
    each player
        gain 1 steam

play:
    phase day
        take turns from first while their steam is {more} 1
            perform an action
    end game by cold

scoring:
    each player
        score their steam
    rank by their result
"""


@pytest.mark.parametrize("steam", ["counter", "resource"])
@pytest.mark.parametrize(
    "price",
    [
        "pay 1 steam",
        "lose 1 steam",
        "needs your steam is at least 1\n    lose 1 steam",
        "needs your steam is more than 0\n    lose 1 steam",
    ],
)
def test_what_turns_go_on_for_can_be_paid(tmp_path: Path, steam: str, price: str) -> None:
    (tmp_path / "game.moo").write_text(KETTLE.format(steam=steam, more="at least", price=price), "utf-8")
    assert load(tmp_path, cache=False).name == "kettle"


def test_a_number_where_a_range_is_wanted(tmp_path: Path) -> None:
    text = KETTLE.format(steam="counter", more="at least", price="pay 1 steam").replace("0 to 9", "9")
    (tmp_path / "game.moo").write_text(text, "utf-8")
    with pytest.raises(PackFault) as caught:
        load(tmp_path, cache=False)
    assert caught.value.diagnostics[0].help == "write `range 9 to 9`"


@pytest.mark.parametrize("players", ["0", "9", "0 to 4", "0 or more"])
def test_a_game_is_for_one_to_eight_players(tmp_path: Path, players: str) -> None:
    text = KETTLE.format(steam="counter", more="at least", price="pay 1 steam").replace("2 to 2", players)
    (tmp_path / "game.moo").write_text(text, "utf-8")
    with pytest.raises(PackFault) as caught:
        load(tmp_path, cache=False)
    assert caught.value.diagnostics[0].code == "out-of-bounds"


TENT = """\
pack camp "Camp"
    version  "1"

game camp "Camp"
    players  2 to 2

ending cold "cold"

kind monk is card "monk"
    starts  cave

monk brother "Brother"
    copies  6

zone cave of monk "cave"

zone tent of monk for each player "tent"

zone snow of monk for each player "snow"

action rest "Rest"
    put {monks} into your snow

setup:
    each player
        put top 3 of cave into their tent

play:
    phase day
        take turns from first while their tent is not empty
            perform an action
    end game by cold

scoring:
    each player
        score number of cards in their snow
    rank by their result
"""


@pytest.mark.parametrize("monks", ["all monks from your tent", "a monk from your tent"])
def test_what_turns_go_on_for_can_be_moved_away(tmp_path: Path, monks: str) -> None:
    (tmp_path / "game.moo").write_text(TENT.format(monks=monks), "utf-8")
    assert load(tmp_path, cache=False).name == "camp"


@pytest.mark.parametrize("monks", ["a monk from cave", "2 monks from your tent"])
def test_what_may_not_be_there_is_no_way_out(tmp_path: Path, monks: str) -> None:
    (tmp_path / "game.moo").write_text(TENT.format(monks=monks), "utf-8")
    with pytest.raises(PackFault) as caught:
        load(tmp_path, cache=False)
    assert [fault.code for fault in caught.value.diagnostics] == ["no-way-out"]


FENCES = """\
game fences "Fences"
    players  2 to 2

kind yard is place "yard"

kind fence is place "fence"
    yards  yard, several

board village of yard "Village"
    form      squares
    width     3
    height    3
    on_sides  fence

counter paint for each player "paint"
    range  0 to 9
    start  3

mark painter for each fence "painter"
    names  player

action painting "Paint a fence"
    needs your paint is at least {paint}
    choose a fence as mine where {fence}
    set mine's painter to you

play:
    take turns from first while there is a (fence where {of_whom}) and their paint is at least 0
        perform painting

scoring:
    each player
        score number of (fences where its painter is they)
"""


def fences(tmp_path: Path, fence: str, paint: int = 0, of_whom: str = "its painter is nobody") -> list[str]:
    """What is told of turns that go on as long as a fence is there."""
    text = FENCES.format(paint=paint, fence=fence, of_whom=of_whom)
    (tmp_path / "game.moo").write_text(text, "utf-8")
    try:
        load(tmp_path, cache=False)
    except PackFault as fault:
        return [one.code for one in fault.diagnostics]
    return []


@pytest.mark.parametrize(
    ("fence", "of_whom"),
    [
        ("its painter is nobody", "its painter is nobody"),
        ("its painter is not you", "its painter is not they"),
    ],
)
def test_turns_go_on_as_long_as_there_is_something_to_mark(tmp_path: Path, fence: str, of_whom: str) -> None:
    assert fences(tmp_path, fence, of_whom=of_whom) == []


def test_what_else_has_to_hold_of_what_is_marked_may_be_no_way_out(tmp_path: Path) -> None:
    assert fences(tmp_path, "its painter is nobody and your paint is 3") == ["no-way-out"]
    assert fences(tmp_path, "its painter is nobody", paint=1) == ["no-way-out"]
    assert fences(tmp_path, "its painter is you") == ["no-way-out"]
