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
