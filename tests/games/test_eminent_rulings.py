"""Rulings of Eminent Domain that a scenario cannot show: how the game is dealt, and what each player sees.

The other rules are in `cards/eminent/scenarios`, one scenario or more for each number E.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from moodsl import Game, Match, load

STARTING = Counter(politics=1, warfare_role=1, colonize_role=2, research_role=2, survey_role=2, trade_role=2)
STACKS = ("survey_stack", "warfare_stack", "colonize_stack", "trade_stack", "research_stack")


@pytest.fixture(scope="module")
def eminent() -> Game:
    return load("eminent")


def names(match: Match, zone: str, owner: int = -1) -> list[str]:
    """The names of the cards in a zone, from bottom to top, as somebody knows them who sees all."""
    info = match.sheet.zones[zone]
    cards = match.state.z[info.at + max(owner, 0) * info.piles]
    return [match.sheet.designs[match.sheet.design_of[card]].name for card in cards]


def types(match: Match) -> Counter[str]:
    """How many planets of each type lie in the deck."""
    sheet = match.sheet
    type_of = {design.name: design.facts["type"] for design in sheet.designs if "type" in design.facts}
    return Counter(sheet.words[type_of[planet]] for planet in names(match, "planet_deck"))


def starting_decks(match: Match) -> list[Counter[str]]:
    """What each player begins with, in the deck and in the hand."""
    return [
        Counter(names(match, "deck", player) + names(match, "hand", player)) for player in range(match.setup.players)
    ]


def test_e4_every_player_has_the_ten_cards_in_an_order_of_chance(eminent: Game) -> None:
    orders = set()
    for seed in range(4):
        match = eminent.start(2, seed)
        assert starting_decks(match) == [STARTING, STARTING]
        orders.add(tuple(names(match, "deck", 0)))
    assert len(orders) > 1


def test_e5_the_start_planet_is_drawn_by_lot(eminent: Game) -> None:
    drawn = {tuple(names(eminent.start(2, seed), "frontier", 0)) for seed in range(12)}
    assert len(drawn) > 1
    assert all(len(planets) == 1 for planets in drawn)


def test_e6_the_planet_deck_has_27_planets_and_no_bonus_planets(eminent: Game) -> None:
    match = eminent.start(2, 1)
    assert types(match) == Counter(advanced=9, fertile=9, metallic=9)


def test_e6_nobody_sees_the_planet_deck(eminent: Game) -> None:
    match = eminent.start(2, 1)
    for player in range(2):
        pile = next(pile for pile in match.view(player).piles if pile.zone == "planet_deck")
        assert (pile.count, pile.cards) == (27, None)


def test_e7_e10_the_lot_names_the_first_player_and_it_goes_to_the_left(eminent: Game) -> None:
    firsts = set()
    for seed in range(12):
        match = eminent.start(3, seed)
        players: list[int] = []
        while len(players) < 7:
            assert match.decision is not None
            if match.decision.form == "action":
                players.append(match.decision.player)
            match.choose(match.decision.options[-1])
        first = players[0]
        assert players == [(first + turn) % 3 for turn in range(7)]
        firsts.add(first)
    assert firsts == {0, 1, 2}


def test_e9_everybody_may_look_through_the_technologies(eminent: Game) -> None:
    match = eminent.start(2, 1)
    for player in range(2):
        pile = next(pile for pile in match.view(player).piles if pile.zone == "technologies")
        assert pile.cards is not None and len(pile.cards) == 39


def test_e21_the_discard_piles_are_open_and_the_hands_are_not(eminent: Game) -> None:
    match = eminent.start(2, 1)
    seen = {pile.zone: pile for pile in match.view(0).piles if pile.owner == 1}
    assert seen["discard_pile"].cards is not None
    assert seen["hand"].cards is None
    assert seen["deck"].cards is None


def test_e35_others_see_only_the_back_of_a_face_down_planet(eminent: Game) -> None:
    match = eminent.start(2, 1)
    own = next(pile for pile in match.view(1).piles if pile.zone == "frontier" and pile.owner == 1)
    others = next(pile for pile in match.view(0).piles if pile.zone == "frontier" and pile.owner == 1)
    assert own.cards is not None
    assert others.cards is None
    assert others.backs is not None
    assert set(others.backs[0]) == {"type", "warfare", "colonize"}


def test_e28_the_learning_game_has_neither_technologies_nor_the_planets_of_research(eminent: Game) -> None:
    match = eminent.start(2, 1, variant="learners")
    deck = names(match, "planet_deck")
    assert len(deck) == 24
    assert not {"lyttle", "echo_rose", "srod_avein_n2"} & set(deck)
    assert names(match, "technologies") == []


def test_e28_the_learning_game_leaves_the_stack_of_research_and_keeps_the_starting_decks(eminent: Game) -> None:
    match = eminent.start(2, 1, variant="learners")
    assert [len(names(match, stack)) for stack in STACKS] == [16, 14, 16, 12, 0]
    assert starting_decks(match) == [STARTING, STARTING]


def test_e28_the_next_game_has_technologies_of_the_first_level(eminent: Game) -> None:
    match = eminent.start(2, 1, variant="level_one")
    level_of = {design.name: design.facts.get("level") for design in match.sheet.designs}
    assert [level_of[technology] for technology in names(match, "technologies")] == [1] * 24
    assert len(names(match, "planet_deck")) == 27


def test_e29_the_extended_game_has_smaller_stacks(eminent: Game) -> None:
    match = eminent.start(3, 1, variant="longer")
    assert [len(names(match, stack)) for stack in STACKS] == [12, 12, 12, 8, 12]
    assert starting_decks(match) == [STARTING, STARTING, STARTING]


def test_e55_nine_bonus_planets_are_shuffled_into_the_deck(eminent: Game) -> None:
    match = eminent.start(2, 1, variant="bonus")
    assert types(match) == Counter(advanced=9, fertile=9, metallic=9, prestige=3, utopia=6)


@pytest.mark.parametrize("variant", [None, "bonus", "learners", "level_one", "longer", "reference_cards"])
def test_every_variant_comes_to_an_end_of_the_rules(eminent: Game, variant: str | None) -> None:
    match = eminent.start(3, 5, variant=variant)
    chance = random.Random(5)
    while match.decision is not None:
        match.choose(chance.choice(match.decision.options))
    assert match.ending in ("influence_gone", "stacks_gone")
