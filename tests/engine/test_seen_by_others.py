"""Cards that all see but their owner, who plays them blind; and marks that all see."""

from __future__ import annotations

from typing import Any

import pytest

from interpreter.game.match import Match
from interpreter.game.view import view_of
from moodsl.extras.agents.hidden import Blinds
from moodsl.extras.agents.luck import Luck

ROCKETS = """
kind rocket is card "rocket"
    size    1 to 9
    starts  crate

zone crate of rocket "crate"
    face   down
    drawn  hand

zone hand of rocket for each player "hand"
    seen  others

zone sky of rocket "sky"

mark hint for each rocket "hint"
    words    none, high, low
    seen     all
    kept_in  hand

mark secret for each rocket "secret"
    words  none, kept

rocket squib "Squib"
    size  2
rocket comet "Comet"
    size  7
rocket bang "Bang"
    size  3
rocket star "Star"
    size  8
rocket dud "Dud"
    size    1
    copies  3

action light "Light"
    choose a rocket from your hand as lit
{lines}

action look "Look"
    choose a rocket from your left's hand as found
    gain (found's size) fame

action hint_at "Hint"
    for each rocket in your left's hand where its size is at least 5
        set rocket's hint to high
        set rocket's secret to kept

action restock "Restock"
    draw 1 rocket

setup:
    put squib into first's hand
    put comet into first's hand
    put bang into first's left's hand
    put star into first's left's hand
    shuffle crate
"""
LIGHT = "    put lit into sky\n    gain (lit's size) fame"


def rockets(small: Any, lines: str = LIGHT) -> Any:
    """A match in which the first player has a comet on a squib, and the second a star on a bang."""
    return small.start(ROCKETS.format(lines=lines), rounds=4, who="each player")


def hands(match: Match, viewer: int) -> list[tuple[int, ...] | None]:
    """The hands of both players, as somebody sees them."""
    return [match.view(viewer).pile("hand", player).cards for player in (0, 1)]


def test_all_see_them_but_their_owner(small: Any) -> None:
    t = rockets(small)
    first, second = hands(t.match, 0), hands(t.match, 1)
    assert first[0] is None and second[1] is None and first[1] and second[0]
    assert hands(t.match, -1) == [None, None]
    assert t.match.view(0).pile("hand", 0).count == 2


def test_one_is_chosen_by_where_it_lies(small: Any) -> None:
    t = rockets(small).pick("Light")
    assert t.match.decision.form == "unseen" and t.match.view(0).decision.options == (0, 1)
    assert t.match.view(0).decision.labels == ("card 1 of your hand", "card 2 of your hand")
    again = Match.from_json(t.match.program, t.match.to_json())
    for match in (t.match, again):
        match.choose(1)
        assert type(t)(t.game, match).pile("sky") == ["comet"] and type(t)(t.game, match).number("fame") == 7
    assert "Comet: your hand -> sky" in t.match.view(0).log


def test_whoever_sees_them_chooses_by_name_and_place(small: Any) -> None:
    t = rockets(small).pick("Look")
    assert t.match.view(0).decision.labels == ("Bang (card 1 of Player 2's hand)", "Star (card 2 of Player 2's hand)")
    t.match.choose(1)
    assert t.number("fame") == 8


def test_what_is_drawn_only_the_others_learn(small: Any) -> None:
    t = rockets(small).pick("Restock")
    assert "Player 1 draws a card" in t.match.view(0).log and "Player 1 draws Dud" in t.match.view(1).log


def test_needs_do_not_tell_what_a_card_is(small: Any) -> None:
    t = rockets(small, "    needs lit's size is at least 5\n    put lit into sky").pick("Light")
    assert len(t.options) == 2
    t.match.choose(0)
    assert t.pile("sky") == [] and t.pile("hand") == ["squib", "comet"]


@pytest.mark.parametrize("place", ["top 2 of your hand", "bottom 2 of your hand"])
def test_from_a_part_of_the_hand_they_are_chosen_so_too(small: Any, place: str) -> None:
    text = ROCKETS.replace("choose a rocket from your hand as lit", f"choose a rocket from {place} as lit").format(
        lines="    put lit into sky"
    )
    t = small.start(text, rounds=4, who="each player").pick("Light")
    assert t.match.view(0).decision.labels == ("card 1 of your hand", "card 2 of your hand")
    t.match.choose(1)
    assert t.pile("sky") == ["comet"]


def test_equal_cards_are_two_places(small: Any) -> None:
    t = rockets(small)
    for _ in range(2):
        t.pick("Restock", "Restock")
    t.pick("Light")
    assert len(t.options) == 4


def test_marks_that_all_see_are_seen_on_hidden_cards(small: Any) -> None:
    t = rockets(small).pick("Hint")
    assert t.match.view(1).pile("hand", 1).backs == ({}, {"hint": "high"})
    assert "secret" not in str(t.match.view(1).data()) and "secret" in str(t.match.view(0).data()["marks"])
    t.pick("Light")
    assert t.match.view(1).decision.labels[1].startswith("card 2 of your hand (hint high")
    t.match.choose(1)
    assert t.pile("sky") == ["star"] and not any(mark == "hint" for _card, mark, _now in t.match.view(1).marks)


@pytest.mark.parametrize("seed", range(5))
def test_a_bot_guesses_its_own_hand_and_sees_the_others(small: Any, seed: int) -> None:
    t = rockets(small).pick("Hint", "Light")
    guess = Blinds(t.match.program).guess(t.match.state, 1, Luck(seed))
    words = t.match.words(1)
    assert view_of(guess, 1, words).data() == view_of(t.match.state, 1, words).data()
    copy = Match(t.match.program, t.match.setup, t.match.names, guess)
    held = type(t)(t.game, copy).pile("hand", 1)
    copy.choose(1)
    assert type(t)(t.game, copy).pile("sky") == held[1:]


def test_guesses_differ(small: Any) -> None:
    t = rockets(small)
    blinds = Blinds(t.match.program)
    found = {
        tuple(blinds.guess(t.match.state, 0, Luck(seed)).z[t.match.view(0).pile("hand", 0).pile]) for seed in range(9)
    }
    assert len(found) > 2
