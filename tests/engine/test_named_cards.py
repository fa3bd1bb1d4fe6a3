"""Facts that name cards, and cards that are copies of one another."""

from __future__ import annotations

from typing import Any

from tests.engine.conftest import comes_to

FORGE = """
kind lore is card "lore"
    rank    1 to 9
    starts  library

kind tool is card "tool"
    key     lore, optional
    makes   lore, several, optional
    twins   tool, tool, optional
    starts  shed

zone library of lore "library"
zone books of lore for each player "books"
zone shed of tool "shed"

tool loom "Loom"
    key    weaving
    makes  weaving, smithing, weaving

tool anvil "Anvil"
    twins  loom, anvil
    copies  2

lore weaving "Weaving"
    rank    3
    copies  2

lore smithing "Smithing"
    rank    5

action act "Act"
{lines}

setup:
    each player where it is first
        choose a lore from library where it is weaving
        put lore into their books
"""


@comes_to("""
1  for each tool in shed where its key is in your books / gain 1 fame
2  for each tool in shed where its key is weaving / gain 2 fame
2  for each tool in shed where its key is not weaving / gain 1 fame
6  for each tool in shed / gain (tool's key's rank + number of tool's makes) fame
2  for each tool in shed where it is in its twins / gain 1 fame
1  choose a tool from shed where it is loom / for each lore in library where it is tool's key / gain 1 fame
2  choose a tool from shed where it is loom / gain (number of weaving in tool's makes) fame
1  choose a lore from your books as old / for each lore in library where it is like old / gain 1 fame
1  choose a lore from your books as old / for each lore in library where it is not like old / gain 1 fame
4  choose a tool from shed where it is loom / let named be tool's key / if named is in library / gain 4 fame
0  choose a tool from shed where it is anvil / if tool's key is weaving / gain 4 fame
0  choose a tool from shed where it is anvil / if tool's key is in library / gain 4 fame
0  if smithing is in your books / gain 4 fame
5  let named be smithing / if named is in library / gain (named's rank) fame
""")
def test_what_a_card_names(small: Any, lines: str, fame: int, fuse: bool) -> None:
    assert small.fame(FORGE, lines, fuse) == fame
