"""Rulings that a scenario cannot show: those that need a card that the game does not have, and those about what a whole
match does, says and shows."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from suites import assert_beside

from interpreter.effects.records import ActionTaken, GameEnded, PhaseBegun, PileShuffled
from moodsl import Game, Match, load

# ---- cards of our own beside the game --------------------------------------------------------------------------------

CARDS = """
building almshouse "Almshouse"
    colour  yellow
    cost    1 food
    points  1

    activate [A]:
        gain 1 loyalty
        may
            pay 1 food
            gain 1 production

building pawnshop "Pawnshop"
    colour  yellow
    cost    1 food
    points  1

    activate [A]:
        pay 1 card from your hand
        gain 1 production

building auction "Auction"
    colour  yellow
    cost    1 food
    points  1

    activate [A]:
        pay 3 score
        gain 1 production

building drill_ground "Drill Ground"
    colour  red
    cost    1 food
    points  1

    always:
        your high_actions is 6

building open_door "Open Door"
    colour  yellow
    cost    1 food
    points  1

    always:
        your loyalty_mark is -100

building strike "Strike"
    colour  grey
    cost    1 food
    points  1

    always:
        you cannot build

building early_market "Early Market"
    colour  yellow
    cost    1 food
    points  1

    at round start:
        pay 1 cube from your actions
        pay 1 card from your hand
        lose 1 loyalty
        gain 1 production
"""


def so(folder: Path, *scenarios: str) -> None:
    """Fail unless the scenarios go as they say, in the game with the cards above."""
    text = [f'scenario "our own {place}"\n{scenario}' for place, scenario in enumerate(scenarios)]
    assert_beside("orion", folder, "\n".join([CARDS, *text]))


def test_x211_only_the_part_with_may_is_left_out(tmp_path: Path) -> None:
    given = """
    given
        your systems are [almshouse]
        your resources are 2 food
        your loyalty is 4
        number of cubes in your actions is 1
    when
        you perform activation
"""
    so(
        tmp_path,
        given + '    then\n        options are "yes", "no"\n        your loyalty is 5\n',
        given + "        you choose no\n    then\n        your loyalty is 5\n        your resources are 2 food\n",
        given + "        you choose yes\n    then\n        your loyalty is 5\n        your production is 1\n",
    )


def test_x213_a_card_as_a_price(tmp_path: Path) -> None:
    so(
        tmp_path,
        """
    given
        your systems are [pawnshop]
        your hand is [frigate]
        number of cubes in your actions is 1
    when
        you perform activation
    then
        your hand is []
        discard_pile is [frigate]
        your resources are 1 production
""",
        """
    given
        your systems are [pawnshop]
        your hand is []
        number of cubes in your actions is 1
    when
        reach your turn
    then
        activation is not offered
        you cannot activate pawnshop
""",
    )


@pytest.mark.parametrize("points", range(6))
def test_x215_a_price_in_points_is_paid_whole_or_not_at_all(tmp_path: Path, points: int) -> None:
    given = f"""
    given
        your systems are [auction]
        your score is {points}
        number of cubes in your actions is 1
"""
    refused = "    then\n        you cannot activate auction\n        you cannot perform activation\n"
    paid = f"""    when
        you perform activation
    then
        your score is {points - 3}
        your resources are 1 production
"""
    so(tmp_path, given + (paid if points >= 3 else refused))


def test_x216_a_card_beats_the_board_and_the_board_beats_the_rule(tmp_path: Path) -> None:
    given = """
    given
        your resources are 9 food
"""
    mobilised = """
    when
        you mobilise
        you choose "gain 2 loyalty"
    then
        number of cubes in your actions is """
    so(
        tmp_path,
        given + "        your systems are [drill_ground]\n    then\n        your high_actions is 6\n",
        given + "        your seat is [bulrathi]\n        your systems are [drill_ground]" + mobilised + "6\n",
        given + "        your seat is [bulrathi]\n        your systems are [drill_ground, frigate]" + mobilised + "4\n",
        given + "        your seat is [humans]\n    then\n        your high_actions is 5\n",
        """
    given
        your seat is [bulrathi]
        your hand is [drill_ground]
        your resources are 9 food
    when
        you build drill_ground into a system from your systems
    then
        your high_actions is 6
""",
    )


def test_x253_an_effect_of_the_start_of_the_round_uses_what_mobilisation_gave(tmp_path: Path) -> None:
    so(
        tmp_path,
        """
    given
        your systems are [early_market]
        your loyalty is 4
        deck is [frigate]
    when
        reach start of deeds
    then
        number of cubes in your actions is 2
        your hand is []
        discard_pile is [frigate]
        your loyalty is 4
        your resources are 1 production
""",
    )


def test_x256_a_prohibition_beats_a_permission(tmp_path: Path) -> None:
    given = """
    given
        your loyalty is 2
        your hand is [battleship]
        your resources are 9 food, 9 fleet, 9 production
"""
    can = "can build battleship into a system from your systems\n"
    cannot = "cannot build battleship into a system from your systems\n"
    so(
        tmp_path,
        given + "    then\n        you " + cannot,
        given + "        your systems are [open_door]\n    then\n        you " + can,
        given + "        your systems are [open_door], [strike]\n    then\n        you " + cannot,
        given + "        your systems are [strike], [open_door]\n    then\n        you " + cannot,
    )


# ---- whole matches ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def orion() -> Game:
    return load("orion")


def numbers(match: Match, name: str) -> tuple[int, ...]:
    """A counter of every player."""
    found = match.view(0).numbers[name]
    assert isinstance(found, tuple)
    return found


STEPS = {
    "gain total income of their cards": "income",
    "at round start:": "start effects",
    "discard (number of cards in their hand - 5) cards from their hand": "hand",
    "put all cubes from their spent into their reserve": "cubes",
    "put all cubes from their propaganda into their reserve": "cubes",
    "put it into its owner's reserve": "cubes",
    "set first to first's left": "token",
}


def rounds_of(match: Match) -> list[list[str]]:
    """The steps of every round as the log shows them, each once where it stands several times in a row."""
    rounds: list[list[str]] = []
    phase = ""
    for record in match.state.log or []:
        clause = match.sheet.clauses[record.clause] if record.clause >= 0 else None
        step = None
        if isinstance(record, PhaseBegun):
            step = phase = match.sheet.phases[record.phase - 1].name
            if phase == "opening":
                rounds.append([])
        elif clause is not None and clause.owner == "mobilise":
            step = "mobilisation"
        elif isinstance(record, ActionTaken):
            step = "action"
        elif isinstance(record, GameEnded):
            step = "end"
        elif clause is not None and phase != "deeds":
            step = STEPS.get(clause.text) if phase == "opening" or clause.owner == "play" else None
        if step and rounds and rounds[-1][-1:] != [step]:
            rounds[-1].append(step)
    return rounds


def test_x233_the_steps_of_a_round_come_in_this_order(orion: Game) -> None:
    opening = ["opening", "income", "mobilisation", "start effects"]
    closing = ["closing", "end", "hand", "cubes", "token"]
    order = [*opening, "deeds", "action", *closing]
    met: set[str] = set()
    for seed in range(6):
        match, lot = orion.start(3, seed), Random(seed)
        while match.decision is not None:
            match.choose(lot.choice(match.decision.options))
        rounds = rounds_of(match)
        assert 1 <= len(rounds) <= 8
        for steps in rounds:
            assert steps == [step for step in order if step in steps]
            met |= set(steps)
        assert rounds[-1][-2:] == ["closing", "end"] and not any("end" in steps for steps in rounds[:-1])
    assert met == set(order)


def test_x235_the_first_player_is_dealt_five_cards_then_the_next(orion: Game) -> None:
    match = orion.start(2, 1, first=0)
    while not any(match.view(player).pile("hand", player).count for player in range(2)):
        match.choose(0)
    deal = next(record for record in reversed(match.state.log or []) if isinstance(record, PileShuffled))
    deck = deal.cards[::-1]
    hands = [match.view(player).pile("hand", player).cards for player in range(2)]
    assert hands == [tuple(deck[:5]), tuple(deck[5:10])]


@pytest.mark.parametrize("place", range(7))
def test_x236_everybody_starts_with_what_the_board_marks(orion: Game, place: int) -> None:
    match = orion.start(2, 3, first=0)
    assert match.decision is not None and len(match.decision.options) == 7
    race = match.sheet.designs[match.sheet.design_of[match.decision.options[place].value]]
    match.choose(place)
    while not match.view(0).pile("hand", 0).count:
        match.choose(0)
    start = race.facts["start"]
    assert tuple(numbers(match, name)[0] for name in ("food", "fleet", "production")) == tuple(start)
    assert all(0 <= amount <= 9 for amount in start)
    view = match.view(0)
    assert numbers(match, "loyalty")[0] == 10 and numbers(match, "score")[0] == 0
    assert view.pieces("reserve", 0) == 10 and view.pieces("actions", 0) == 0
    assert not any(pile.count for pile in view.piles_of("systems", 0))
    while match.decision is not None and match.decision.form == "card":
        match.choose(len(match.decision.options) - 1)
    assert match.view(0).numbers["round_number"] == 1


@pytest.mark.parametrize("seed", range(3))
def test_x245_discards_and_systems_are_open_and_deck_and_hands_are_not(orion: Game, seed: int) -> None:
    match = orion.start(3, seed)
    looks = 0
    while match.decision is not None and looks < 400:
        before = match.to_json()
        views = [match.view(player) for player in range(3)]
        assert match.to_json() == before  # looking changes nothing
        for player, view in enumerate(views):
            for pile in view.piles:
                if pile.zone == "deck" or (pile.zone == "hand" and pile.owner != player):
                    assert pile.cards is None
                elif pile.zone in ("discard_pile", "systems", "council"):
                    assert pile.cards == tuple(match.state.z[pile.pile])
        looks += 1
        match.choose(looks % len(match.decision.options))
    assert looks > 100
