"""What the game and its players are marked with: `mark trump`, `mark dealer`, `mark stance for each player`."""

from __future__ import annotations

from typing import Any

import pytest

from interpreter.game.sound import unsound
from moodsl.cli.table.screen import counters_of_game

TALK = """
kind leaf is card "leaf"
    suit    oak, elm, ash
    starts  stock

zone stock of leaf "stock"

zone hand of leaf for each player "hand"

mark trump "trump suit"
    names  suit

mark weather "weather"
    words  fair, rainy

mark dealer "dealer"
    names  player

mark best "best leaf"
    names  leaf

mark hidden
    words  nowhere, here

mark stance for each player "stance"
    words  calm, merry

leaf plain "{suit}"
    suit  each

action naming "Name"
    choose a suit as called
    set trump to called
    set weather to rainy
    set hidden to here

action dealing "Deal"
    set dealer to your left
    set stance to merry
    set best to the leaf in your hand where its suit is trump

action paying "Pay"
    dealer gains 2 fame
    best's holder gains 1 fame
    if trump is nothing and weather is fair
        gain 5 fame

setup:
    each player
        put top of stock into their hand
"""


@pytest.fixture
def t(small: Any, fuse: bool) -> Any:
    return small.start(TALK, rounds=6, fuse=fuse)


def marked(t: Any) -> dict[tuple[str, int], int | str]:
    """What the game (-1) and each player is marked with, as all see it."""
    seen = [{(name, player): now for name, player, now in t.match.view(seat).marked} for seat in (0, 1)]
    assert seen[0] == seen[1]
    return seen[0]


def test_at_first_it_is_the_first_word_or_nothing(t: Any) -> None:
    assert marked(t) == {
        ("trump", -1): -1, ("weather", -1): "fair", ("dealer", -1): -1, ("best", -1): -1, ("hidden", -1): "nowhere",
        ("stance", 0): "calm", ("stance", 1): "calm",
    }  # fmt: skip


def test_words_of_a_fact_words_things_and_players_are_set(t: Any) -> None:
    t.pick("Name", "ash", "Deal")
    assert marked(t) == {
        ("trump", -1): "ash", ("weather", -1): "rainy", ("dealer", -1): 1, ("best", -1): 2, ("hidden", -1): "here",
        ("stance", 0): "merry", ("stance", 1): "calm",
    }  # fmt: skip


def test_a_player_and_a_thing_that_are_named_stand_where_such_stand_and_are_left_out_while_there_is_none(
    t: Any,
) -> None:
    t.pick("Pay")
    assert t.numbers("fame") == [5, 0]
    t.pick("Name", "ash", "Deal", "Pay")
    assert t.numbers("fame") == [6, 2]


def test_it_is_told_but_for_what_has_no_title(t: Any) -> None:
    t.pick("Name", "ash", "Deal")
    told = t.match.view(1).log
    assert {"trump suit ash", "weather rainy", "dealer Player 2", "best leaf Ash", "Player 1: stance merry"} <= set(
        told
    )
    assert not any("hidden" in line for line in told)


def test_the_table_shows_it(t: Any) -> None:
    assert counters_of_game(t.match)[-4:] == ["no trump suit", "weather fair", "no dealer", "no best leaf"]
    t.pick("Name", "ash", "Deal")
    assert counters_of_game(t.match)[-4:] == ["trump suit ash", "weather rainy", "dealer Player 2", "best leaf Ash"]


def test_a_copy_and_a_match_taken_back_have_the_marks_they_had(t: Any) -> None:
    t.pick("Name", "ash")
    before, other = marked(t), t.match.clone()
    t.pick("Deal")
    assert {(name, player): now for name, player, now in other.view(0).marked} == before
    t.match.undo(0)
    assert marked(t) == before


def test_turns_begin_with_whom_a_mark_names_and_without_one_there_are_none(small: Any, fuse: bool) -> None:
    turns = "    take turns from dealer while their stance is calm\n        gain 1 fame\n        set stance to merry\n"
    t = small.start(TALK + '\naction going "Go"\n' + turns, rounds=6, fuse=fuse)
    t.pick("Go")
    assert t.numbers("fame") == [0, 0]
    t.pick("Name", "ash", "Deal")
    t.pick("Go")
    assert t.numbers("fame") == [0, 1]  # the first has been set merry by dealing


def test_a_card_is_marked_with_a_word_of_a_fact_or_with_nothing(small: Any, fuse: bool) -> None:
    paint = 'mark paint for each leaf "paint"\n    names  suit\n\n'
    act = 'action painting "Paint"\n    choose a leaf from your hand where its paint is nothing\n'
    t = small.start(paint + TALK + "\n" + act + "    set its paint to its suit\n", rounds=6, fuse=fuse)
    assert unsound(t.match.state, 2) is None
    t.pick("Paint")
    (leaf,) = t.match.view(0).pile("hand", 0).cards or ()
    assert t.match.view(0).marks == ((leaf, "paint", "ash"),) and unsound(t.match.state, 2) is None


def test_of_nobody_a_mark_is_nothing(small: Any, fuse: bool) -> None:
    friend = 'mark friend for each player "friend"\n    names  player\n\n'
    act = 'action asking "Ask"\n    if dealer\'s friend is nobody\n        gain 4 fame\n    set your friend to you\n'
    t = small.start(friend + TALK + "\n" + act, rounds=6, fuse=fuse)
    t.pick("Ask", "Ask")
    assert t.numbers("fame") == [8, 0]


def test_what_no_mark_can_be_is_not_a_match(t: Any) -> None:
    state, sheet = t.match.state, t.match.sheet
    assert unsound(state, 2) is None
    for mark, wrong in (("trump", sheet.words.index("rainy")), ("weather", -1), ("dealer", 2), ("stance", 99)):
        at = sheet.marked[mark].at
        was, state.c[at] = state.c[at], wrong
        assert f"`{mark}` cannot be {wrong}" in str(unsound(state, 2))
        state.c[at] = was
    state.c[sheet.marked["dealer"].at] = 1
    assert unsound(state, 2) is None
