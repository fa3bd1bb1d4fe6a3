"""`or` between places: a card works in each of them, and nowhere else."""

from __future__ import annotations

import pytest

from interpreter.loader import load

GAME = """
game porch "Porch"
    players  1 to 2

kind lantern is card "Lantern"
    starts  shed
    works when it is in its owner's porch or it is in its owner's window

zone shed of lantern "shed"

zone porch of lantern for each player "porch"

zone window of lantern for each player "window"

zone sack of lantern for each player "sack"

value light of player = 0

setup:
    each player
        put top of shed into their PLACE

play:
    each player
        perform an action

action carry "Carry"
    put all lanterns from your porch into your window
    put all lanterns from your window into your sack
    gain (your light) coin

action idle "Idle"
    gain 1 coin

resource coin for each player "coins"
    range  0 or more

lantern lamp "Lamp"
    always:
        your light is 1 more
"""


@pytest.mark.parametrize(("place", "light"), [("porch", 1), ("window", 1), ("sack", 0)])
def test_a_card_works_in_each_of_its_places(tmp_path, place, light):
    (tmp_path / "game.moo").write_text(GAME.replace("PLACE", place), encoding="utf-8")
    match = load(tmp_path, cache=False).start(1, 1, first=0)
    assert match.receipt("light", 0).result == light
