"""Dice as things: rolled, chosen, turned, rolled once more, used up; what is printed on them are numbers and words."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.game.match import Match
from interpreter.loader import load

TABLE = """
pack strife "Strife"
    version   "1"
    language  "3"

game strife "Strife"
    players     2 to 2
    ordered_by  owner

counter fame for each player "fame"
    range  0 or more

counter hits for each ship "damage"
    range  0 to 9

kind yellow_die is die "yellow die"
    faces  miss, 2 to 5, burst
    harm   1

kind red_die is die "red die"
    faces  miss, 2 to 5, burst, burst
    harm   4
    hue    scarlet

kind d6 is die "plain die"

kind ship is card "ship"
    starts  row

zone row of ship for each player "row"

ship brig "Brig"
    copies  2

{rules}

play:
    each player
        perform an action
"""
FACES = [None, "miss", 2, 3, 4, 5, "burst"]


def begun(tmp_path: Path, rules: str, *faces: int | str) -> Match:
    """A match in which the first player acts by these rules; the dice show these faces, one after the other."""
    (tmp_path / "strife.moo").write_text(TABLE.replace("{rules}", rules))
    match = Match.start(load(tmp_path, cache=False).program, Match_setup())
    return match
