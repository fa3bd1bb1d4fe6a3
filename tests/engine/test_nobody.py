"""What lies in a place of the game is nobody's: nobody gains, holds or does anything, and has 0 of everything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.engine.conftest import indented

Start = Callable[..., Any]

# Stones lie in the quarry, which is nobody's, until somebody takes one into the wall.
STONES = """
counter moss for each player "moss"
    range  0 or more

counter lichen for each player "lichen"
    range  0 or more

kind stone is card "stone"
    starts  quarry

zone quarry of stone "quarry"

zone wall of stone for each player "wall"

zone cache of charm for each player "cache"

value greed of player = player's lichen + number of cards in player's grip

to grow to tall (player) with extra (number)
    tall gains (extra + 1) moss

action muse "Muse"
    put a card from your cache into your grip
    gain (greed of you) moss
    grow to you

stone flint "Flint"
    copies 2
"""
LICHEN = """
    each player
        gain 3 lichen
    each player where it is first's left
        put top of quarry into their wall
"""
PLAY = """
play:
    gain 1 hour
    announce start of hour
{lines}
    repeat at most 1 times
        each player
            perform an action
"""


def numbers_after(table: Start, lines: str, **more: Any) -> Any:
    """The table after these lines. Both players have 3 lichen, and one stone lies in the wall of the second."""
    return table(rules=STONES, setup=LICHEN, play=PLAY.format(lines="\n".join(indented(lines, 1))), **more)


def test_nobody_gains_nothing(table: Start, fuse: bool) -> None:
    done = numbers_after(table, "for each stone in quarry / stone's owner gains 2 moss", fuse=fuse)
    assert (done.numbers("moss"), done.numbers("lichen")) == ([0, 0], [3, 3])


def test_a_player_whose_stone_it_is_does_gain(table: Start) -> None:
    lines = "each player / for each stone in their wall / stone's owner gains 2 moss"
    assert numbers_after(table, lines).numbers("moss") == [0, 2]


def test_nobody_has_0_of_everything(table: Start) -> None:
    lines = (
        "each player / for each stone in quarry / gain (stone's owner's lichen) moss / "
        "gain (greed of stone's owner) moss"
    )
    assert numbers_after(table, lines, grip={0: ["dust"], 1: ["dust"]}).numbers("moss") == [0, 0]


def test_nobody_is_known_by_a_name_too(table: Start) -> None:
    lines = (
        "each player / for each stone in quarry / let whose be stone's owner / whose gains 1 moss / "
        "grow to whose with extra 2 / gain (whose's lichen) fame"
    )
    done = numbers_after(table, lines)
    assert (done.numbers("moss"), done.numbers("fame")) == ([0, 0], [0, 0])


def test_nothing_is_put_into_a_place_of_nobody(table: Start) -> None:
    lines = (
        "for each stone in quarry / put top of heap into stone's owner's cache / "
        "let there_be be stone's owner's cache / put top of heap into there_be"
    )
    done = numbers_after(table, lines, players="2 to 2")
    assert [done.pile("cache", player) for player in (0, 1)] == [[], []]
    assert len(done.pile("heap")) == 12


def test_nobody_is_asked_and_nobody_does_a_verb(table: Start) -> None:
    lines = (
        "for each stone in quarry / stone's owner chooses one\n            gain 1 fame\n            gain 2 fame / "
        "stone's owner may bow / stone's owner bows"
    )
    done = numbers_after(table, lines)
    assert (done.prompt, done.asker) == ("Choose an action", 0)
    assert done.numbers("fame") == [0, 0]


def test_a_number_below_nothing_on_a_card_is_no_loss_when_it_is_gained(table: Start) -> None:
    """It is floored as every sum is: `gain (2 - 4) coin` gains nothing, and so does a card's -2."""
    cards = 'charm lead "Lead"\n    weight -2\n    on lay:\n        gain (this card\'s weight) coin\n'
    laid = table(cards, grip={0: ["lead"]}).pick("Lay")
    assert laid.number("coin") == 3
