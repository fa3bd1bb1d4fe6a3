"""Relations: printed on lanes, worked out among others, walked step by step."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Any

import pytest
from hypothesis import given, strategies as st

from interpreter.game.moves.ways import longest_way
from tests.engine.conftest import comes_to

STARS = """
kind star is place "star"
    wealth  0 to 9

kind lane is place "lane"
    ends   star, star
    width  1 to 3

kind ship is card "ship"
    starts  dock

zone dock of ship "dock"
zone fleet of ship for each star "fleet"

relation adjacent of star "next to"
    from lane's ends

relation leading of star
    one_way  yes
    from lane's ends

relation open of star for other (star)
    among  adjacent
    if other's fleet is empty

relation downhill of star for other (star)
    among  open
    if star's wealth is more than other's wealth

# a - b - c - d, and b - e; f is alone
star a_star
    wealth  5
star b_star
    wealth  4
star c_star
    wealth  3
star d_star
    wealth  2
star e_star
    wealth  9
star f_star
    wealth  0

lane ab
    ends   a_star, b_star
    width  1
lane bc
    ends   b_star, c_star
    width  2
lane cd
    ends   c_star, d_star
    width  1
lane eb
    ends   b_star, e_star
    width  3

ship scout
    copies  9

to count_up goal (star)
    gain (goal's wealth) fame

action act
{lines}

setup:
    for each star where it is c_star
        put top of dock into its fleet
    for each star downhill to f_star
        for each star leading to f_star
            put top of dock into its fleet
    each player where it is first
        count_up f_star
"""


@comes_to("""
17  for each star adjacent to b_star / gain (its wealth) fame  # 5 + 3 + 9
3   gain (number of (stars adjacent to b_star)) fame
1   if there are at least 3 stars adjacent to b_star where its wealth is at least 3 / gain 1 fame
3   choose a star adjacent to d_star / gain (its wealth) fame
4   choose a star adjacent to a_star as here where its wealth is 4 / gain (here's wealth) fame
4   count_up a star adjacent to a_star
9   count_up a (star adjacent to b_star where its wealth is more than 5)
0   choose a star adjacent to f_star / gain 5 fame
2   if a_star is adjacent to b_star and a_star is not adjacent to c_star / gain 2 fame
3   if a_star is leading to b_star and not (b_star is leading to a_star) / gain 3 fame
5   for each star leading to b_star / gain (its wealth) fame
4   gain (number of stars within 2 steps of a_star along leading) fame
3   gain (steps from a_star to d_star along adjacent) fame
0   gain (steps from a_star to a_star along adjacent) fame
6   gain (steps from d_star to a_star along leading) fame
7   if steps from a_star to f_star along adjacent is nowhere / gain 7 fame
7   if steps from a_star to d_star along adjacent is not nowhere / gain 7 fame
0   if steps from a_star to f_star along adjacent is at most 5 / gain 7 fame
4   gain (number of stars within 1 step of b_star along adjacent) fame
16  for each star within 2 steps of a_star along adjacent where it is not a_star / gain (its wealth) fame
1   if d_star is within 3 steps of a_star along adjacent / gain 1 fame
1   if d_star is not within 2 steps of a_star along adjacent / gain 1 fame
3   for each star adjacent to b_star where it is open to b_star / gain 1 fame
0   gain (number of (stars open to c_star)) fame
2   gain (number of (stars downhill to b_star)) fame
6   gain (steps from a_star to d_star along open) fame
3   gain (number of stars within 5 steps of a_star along open) fame
2   gain (number of stars within 5 steps of e_star along downhill) fame
1   if e_star is downhill to b_star and not (b_star is downhill to a_star) / gain 1 fame
3   gain (longest way along lanes) fame  # a to b to c to d
6   gain (longest way by width along lanes) fame  # d to c to b to e
3   gain (longest way by width along (lanes where its width is at least 3)) fame
2   gain (longest way along lanes not through (stars where it is c_star)) fame  # a to b to c, and there it ends
1   gain (longest way along lanes not through (stars where it is either b_star or c_star)) fame
5   gain (longest way by width along lanes not through (stars where its wealth is at most 3)) fame
1   gain (longest way along (lanes where it is either ab or cd)) fame
0   gain (longest way along (lanes where it is ab and its width is 3)) fame
1   choose a ship from star_places's fleet / if ship's star is adjacent to d_star / gain 1 fame
""")
def test_what_is_asked_of_relations(small: Any, lines: str, fame: int, fuse: bool) -> None:
    assert small.fame(STARS, lines, fuse) == fame


CLAIMS = """
to claim goal (star)
    needs goal's fleet is empty
    needs there is a star {asked} where its fleet is not empty and its wealth is at most {most}
    gain (goal's wealth) fame

to meet one_ship (ship) through goal (star)
    needs goal's fleet is not empty
    needs goal's wealth is at least {least}
    gain 1 fame

action claiming "Claim"
    claim a star where its fleet is empty

action meeting "Meet"
    meet a ship from dock through a star

action resting "Rest"
    gain 0 fame
"""


@pytest.mark.parametrize(
    ("asked", "most", "offered"),
    [  # ships lie on b (4), c (3) and f (0, which is alone)
        ("adjacent to goal", 9, ["a star", "d star", "e star"]),
        ("adjacent to goal", 3, ["d star"]),
        ("adjacent to goal", 2, []),
        ("leading to goal", 9, ["d star", "e star"]),  # a leads to b, and not the other way round
    ],
)
def test_places_next_to_those_where_something_lies_are_offered_in_their_order(
    small: Any, asked: str, most: int, offered: list[str], fuse: bool
) -> None:
    laid = STARS.format(lines="    gain 1 fame").replace("action act\n", 'action act "Act"\n')
    laid = laid.replace(
        "setup:\n", "setup:\n    put top of dock into b_star's fleet\n    put top of dock into f_star's fleet\n"
    )
    t = small.start(
        laid.replace("\nsetup:", CLAIMS.format(asked=asked, most=most, least=3) + "\nsetup:"), rounds=3, fuse=fuse
    )
    actions = [one for one in ("Claim", "Meet") if one in t.options]
    assert actions == (["Claim"] if offered else []) + ["Meet"]
    if offered:
        t.pick("Claim")
        assert (t.options if len(offered) > 1 else offered) == offered


def test_a_verb_with_two_picks_of_which_one_has_nothing_is_not_offered(small: Any, fuse: bool) -> None:
    laid = STARS.format(lines="    gain 1 fame").replace("action act\n", 'action act "Act"\n')
    claims = CLAIMS.format(asked="adjacent to goal", most=9, least=5)  # c has 3
    t = small.start(laid.replace("\nsetup:", claims + "\nsetup:"), rounds=3, fuse=fuse)
    assert "Meet" not in t.options


@st.composite
def nets(draw: st.DrawFn) -> tuple[list[tuple[int, int]], list[int], list[int]]:
    """A few ways between five places, each with its length, and the places at which they end."""
    pairs = st.tuples(st.integers(0, 4), st.integers(0, 4)).filter(lambda ends: ends[0] != ends[1])
    ends = draw(st.lists(pairs, max_size=6))
    lengths = st.lists(st.integers(0, 9), min_size=len(ends), max_size=len(ends))
    return ends, draw(lengths), draw(st.lists(st.integers(0, 4), max_size=2))


def walks(ends: list[tuple[int, int]], order: Sequence[int], start: int, avoided: Sequence[int]) -> bool:
    """Whether ways can be gone along in this order from a place, past none of those that are avoided."""
    for number, way in enumerate(order):
        if start not in ends[way] or (number and start in avoided):
            return False
        start = sum(ends[way]) - start
    return True


@given(nets())
def test_the_longest_way_is_the_longest_of_all_orders(net: tuple[list[tuple[int, int]], list[int], list[int]]) -> None:
    ends, lengths, avoided = net
    orders = [order for count in range(len(ends) + 1) for order in permutations(range(len(ends)), count)]
    walked = [order for order in orders if any(walks(ends, order, start, avoided) for start in range(5))]
    most = max(sum(lengths[way] for way in order) for order in walked)
    assert longest_way(ends, range(len(ends)), lengths, avoided) == most


def test_the_search_for_the_longest_way_ends_in_a_net_of_very_many_walks() -> None:
    ends = list(combinations(range(9), 2))
    assert 30 <= longest_way(ends, range(len(ends)), [1] * len(ends), []) <= len(ends)
