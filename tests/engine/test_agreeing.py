"""How many things agree in a fact or differ, counted: `number of flags of one tint in mast`."""

from __future__ import annotations

from typing import Any

from tests.engine.conftest import comes_to

FLAGS = """
kind flag is card "flag"
    tint    red, green, blue
    size    1 to 3
    starts  mast

zone mast of flag "mast"
zone chest of flag "chest"

flag ensign
    tint    red
    size    1
    copies  3
flag jack
    tint    red
    size    2
flag burgee
    tint    green
    size    2
    copies  2

action act
{lines}

setup:
    shuffle mast
    shuffle chest
"""


@comes_to("""
4  gain (number of flags of one tint in mast) fame  # the red ones
3  gain (number of flags of one size in mast) fame
2  gain (number of flags of different tints in mast) fame
2  gain (number of flags of different sizes in mast) fame
2  gain (number of (flags of one tint in mast where its size is 2)) fame
0  gain (number of flags of one tint in chest) fame
0  gain (number of flags of different tints in chest) fame
1  if there are at least 4 flags of one tint in mast / gain 1 fame
0  if there are at least 5 flags of one tint in mast / gain 1 fame
1  if there are 3 flags of one size in mast / gain 1 fame
0  if there are 2 flags of one size in mast / gain 1 fame
1  if there are at most 2 flags of different tints in mast / gain 1 fame
1  if there are fewer than 4 (flags of one tint in mast where its size is at most 1 or its tint is blue) / gain 1 fame
1  if number of flags of one tint in mast is more than number of flags of different tints in mast / gain 1 fame
""")
def test_things_that_agree_or_differ_are_counted(small: Any, lines: str, fame: int, fuse: bool) -> None:
    assert small.fame(FLAGS, lines, fuse) == fame


PENNONS = (
    FLAGS.replace("tint    red, green, blue", "tint    red, green, blue, optional")
    + """
    for each flag in mast where its size is 1
        set its dye to its tint
    if number of flags of one dye in chest is 0
        shuffle mast

mark dye for each flag "dye"
    names  tint

flag pennon
    size    3
    copies  5
"""
)


@comes_to("""
4  gain (number of flags of one tint in mast) fame  # the red ones: the five pennons have no tint in which they agree
5  gain (number of flags of one size in mast) fame
2  gain (number of flags of different tints in mast) fame
0  gain (number of (flags of one tint in mast where its size is 3)) fame
1  if there are at least 4 flags of one tint in mast / gain 1 fame
0  if there are at least 5 flags of one tint in mast / gain 1 fame
0  put 5 flags of one tint from mast into chest / gain (number of flags in chest) fame
4  put 4 flags of one tint from mast into chest / gain (number of flags in chest) fame
3  gain (number of flags of one dye in mast) fame
""")
def test_what_has_no_word_agrees_with_nothing(small: Any, lines: str, fame: int, fuse: bool) -> None:
    assert small.fame(PENNONS, lines, fuse) == fame
