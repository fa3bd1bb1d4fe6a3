"""What nobody chooses: `a random card`, `2 random cards`, a random player, place, number, word or resource."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from interpreter.game.match import CannotUndo
from interpreter.game.moves.chance import at_random
from interpreter.game.state import State, seeded
from tests.engine.conftest import comes_to

FLAGS = """
resource dye for each player
    range  0 to 9

resource silk for each player
    range  0 to 9

kind flag is card "flag"
    size    1 to 9
    sort    plain, striped
    starts  mast

zone mast of flag "mast"
zone chest of flag for each player "chest"
    seen  owner
zone attic of flag "attic"
    face  down

flag ensign "Ensign"
    size    5
    sort    plain
    copies  {copies}
flag jack "Jack"
    size  2
    sort  striped

to hoist cloth (flag)
    needs cloth's size is at least 3
    gain (cloth's size) fame

to stow cloth (flag)
    needs cloth's size is at least 1
    put cloth into your chest

zone nooks of flag "nooks"
    piles  3

to fit spot (nook)
    needs mast is not empty
    gain 1 fame
    if spot is empty
        gain 4 fame

action act "Act"
{lines}

action rest "Rest"
    put all flags from your chest into attic
    gain 1 silk
    set your dye to number of (flags in attic)
    if your silk is at least 9
        hoist a flag from mast
        stow a flag from mast
        fit a nook
"""


@comes_to("""
2  choose a random flag from mast where it is jack / gain (flag's size) fame
2  put 2 random flags from mast into your chest / gain (number of flags in your chest) fame
0  choose a random flag from attic / gain 5 fame
0  choose 2 random flags from attic as none / gain (number of none) fame
5  hoist a random flag from mast
5  choose a random flag from mast as found / needs found's sort is plain / gain (found's size) fame
7  choose a random opponent as rival / if rival is not you / gain 7 fame
4  choose a random number from 4 to 4 / gain (number) fame
3  choose a random resource from dye as tint / gain 3 tint / gain (your dye) fame
2  choose a random sort from striped, plain as found / if found is either striped or plain / gain 2 fame
2  choose a random striped flag from mast / gain (flag's size) fame
""")
def test_what_is_picked_at_random(small: Any, lines: str, fame: int, fuse: bool) -> None:
    indented = lines.replace("rival is not you / gain", "rival is not you /     gain")
    indented = indented.replace("or plain / gain 2", "or plain /     gain 2")
    assert small.fame(FLAGS.replace("{copies}", "3"), indented, fuse) == fame


def seeds(small: Any, lines: str, many: int = 60) -> list[Any]:
    """Matches of many seeds in which the action was taken."""
    first = small.start(FLAGS.format(copies=3, lines=f"    {lines}"), rounds=2)
    starts = (type(first)(first.game, first.game.start(2, seed, first=0)) for seed in range(many))
    return [one.pick("Act") for one in starts]


def test_each_copy_is_as_likely_as_any_other_card(small: Any) -> None:
    found = Counter(one.pile("chest")[0] for one in seeds(small, "put a random flag from mast into your chest", 200))
    assert 130 <= found["ensign"] <= 170 and found["jack"] == 200 - found["ensign"]


def test_of_those_with_which_a_verb_can_be_done_any_may_come(small: Any) -> None:
    assert {one.number("fame") for one in seeds(small, "hoist a random flag from mast")} == {5}
    numbers = {one.number("fame") for one in seeds(small, "choose a random number from 1 to 3\n    gain (number) fame")}
    assert numbers == {1, 2, 3}


def test_each_copy_counts_where_a_verb_is_done_with_it(small: Any) -> None:
    """Equal cards are one option to whoever chooses, and as many as they are to chance."""
    found = Counter(one.pile("chest")[0] for one in seeds(small, "stow a random flag from mast", 200))
    assert 130 <= found["ensign"] <= 170 and found["jack"] == 200 - found["ensign"]


def test_each_empty_pile_counts(small: Any) -> None:
    """Empty piles are one option to whoever chooses, too."""
    lines = "put top of mast into a nook\n    fit a random nook"
    found = Counter(one.number("fame") for one in seeds(small, lines, 200))
    assert 115 <= found[5] <= 150 and found[1] == 200 - found[5]


def test_nobody_is_asked_and_nothing_is_taken_back(small: Any) -> None:
    t = seeds(small, "choose a random sort as found\n    if found is plain\n        gain 1 fame", 1)[0]
    assert t.prompt == "Choose an action" and t.match.log[-2:] == ["by chance: striped", "Player 1: Act"][::-1]
    with pytest.raises(CannotUndo):
        t.match.undo()


def test_what_comes_from_a_hidden_place_is_not_told(small: Any) -> None:
    lines = "put all flags from mast into attic\n    choose a random flag from attic\n    put flag into your chest"
    t = seeds(small, lines, 1)[0]
    theirs = [line for line in t.match.view(1).log if "attic ->" in line or "chance" in line]
    assert theirs == ["a card: attic -> Player 1's chest"]


@pytest.mark.parametrize("count", range(6))
def test_so_many_of_them_and_no_more_each_once(small: Any, count: int) -> None:
    m: State = seeds(small, "gain 1 fame", 1)[0].match.state
    things = (7, 7, 3, 9)
    for seed in range(30):
        m.rng = seeded(seed)
        found = at_random(m, things, count, 2, -1)
        assert len(found) == min(count, 4) and not Counter(found) - Counter(things)
    assert things == (7, 7, 3, 9)
