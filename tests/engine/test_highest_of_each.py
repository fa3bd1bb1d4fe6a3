"""The highest, the lowest and the total of what is said of each: `lowest (its size + 1) of flags in mast`."""

from __future__ import annotations

from tests.engine.conftest import comes_to

FLAGS = """
resource dye for each player
    range  0 to 9

kind flag is card "flag"
    size    1 to 9
    price   resources
    starts  mast

zone mast of flag "mast"
zone chest of flag "chest"

flag ensign
    size   4
    price  1 dye
flag jack
    size   2
    price  5 dye
flag burgee
    size   3
    price  2 dye

kind reef is place "reef"

board sea of reef "Sea"
    form    squares
    width   4
    height  4

relation adjacent of reef
    from sea

mark buoy for each reef "buoy"
    words  out, laid

value far of here (reef) = lowest (steps from here to it along adjacent) of (reefs where its buoy is laid)

action act
{lines}

action pay
    choose a reef where far of it is at least 9
    put all flags from chest into mast
"""


@comes_to("""
3  gain (lowest (its size + 1) of flags in mast) fame
5  gain (highest (number of dye in its price) of flags in mast) fame
6  gain (highest (2 times its size) of (flags in mast where its size is at most 3)) fame
17  gain (total (its size + number of dye in its price) of flags in mast) fame
0  gain (lowest (its size + 1) of flags in chest) fame
2  set sea_c3's buoy to laid / gain (far of sea_b2) fame
1  set sea_c3's buoy to laid / set sea_a2's buoy to laid / gain (far of sea_b2) fame
0  gain (far of sea_b2) fame
3  for each flag in mast where its size is lowest (its size) of flags in mast / gain 3 fame
""")
def test_what_is_said_of_each_has_a_highest_and_a_lowest(small, lines, fame, fuse):
    assert small.fame(FLAGS, lines, fuse) == fame
