"""What a thing lies on: `crate's ship`, `crate's port`, asked upwards through as many places as there are."""

from __future__ import annotations

from typing import Any

import pytest

BAY = """
kind port is card "port"
    toll    0 to 9
    starts  sea

kind ship is card "ship"
    sails   0 to 9
    effect  land
    starts  yard

kind crate is card "crate"
    starts  shed

zone sea of port "sea"
zone yard of ship "yard"
zone shed of crate "shed"
zone berth of ship for each port "berth"
zone hold of crate for each ship "hold"

port north "North"
    toll  3

port south "South"
    toll  5

ship sloop "Sloop"
    sails  2

    land:
        gain (this card's port's toll) fame

crate rum "Rum"

value dues of crate = crate's port's toll + crate's ship's sails

action land "Land"
    choose a ship from sea's berth
    perform ship's land

action weigh "Weigh"
    choose a crate from sea's berth's hold where its port is south
    gain (dues of crate) fame

action tell "Tell"
    choose a crate from shed
    gain (dues of crate + 1) fame

setup:
    each player where it is first
        choose a port from sea where it is south
        put top of yard into port's berth
        choose a ship from port's berth
{lines}
"""


@pytest.mark.parametrize(
    ("line", "action", "fame"),
    [("", "Land", 5), ("put top of shed into ship's hold", "Weigh", 7), ("", "Tell", 1)],
    ids=["on the card itself", "through two places", "a thing that lies on nothing"],
)
def test_a_thing_knows_what_it_lies_on(small: Any, line: str, action: str, fame: int, fuse: bool) -> None:
    t = small.start(BAY.format(lines=f"        {line}" if line else ""), fuse=fuse).pick(action)
    assert t.match.standings is not None
    assert t.match.standings[0].result == fame
