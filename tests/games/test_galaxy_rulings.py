"""Rulings of Master of the Galaxy that a scenario cannot show: what chance deals, and what each player sees.

The other rules are in `cards/galaxy/scenarios`, one scenario or more for each number G.
"""

from __future__ import annotations

from collections import Counter

import pytest

from moodsl import Game, Match, load

CORNERS = ["ember_cradle", "azure_cradle", "amber_cradle", "jade_cradle"]  # clockwise
COVERED = ("cradle", "haven", "lantern")


@pytest.fixture(scope="module")
def galaxy() -> Game:
    return load("galaxy")


def started(galaxy: Game, players: int, seed: int, variant: str | None = None) -> Match:
    """A match in which all has been chosen that is chosen before the first turn; always the last option."""
    match = galaxy.start(players, seed, variant=variant)
    while match.decision is not None and match.decision.form != "action":
        match.choose(match.decision.options[-1])
    return match


def lying(match: Match, zone: str) -> dict[str, list[str]]:
    """What lies in a zone, by the thing on which it lies."""
    piles = match.view(0).piles
    hosts = {pile.pile: pile.cards or () for pile in piles}

    def name(card: int) -> str:
        return match.sheet.designs[match.sheet.design_of[card]].name

    return {
        name(hosts[pile.host][pile.number]): [name(card) for card in pile.cards]
        for pile in piles
        if pile.zone == zone and pile.cards
    }


def corners(match: Match) -> list[str]:
    """The start systems with a base, clockwise."""
    return [corner for corner in CORNERS if corner in lying(match, "bases")]


def test_g4_each_corner_is_drawn_and_two_players_sit_opposite(galaxy: Game) -> None:
    begun = {tuple(corners(started(galaxy, 2, seed))) for seed in range(12)}
    assert begun == {("ember_cradle", "amber_cradle"), ("azure_cradle", "jade_cradle")}


@pytest.mark.parametrize(("players", "tokens"), [(2, 6), (3, 3), (4, 0)])
def test_g5_corners_without_a_player_are_covered(galaxy: Game, players: int, tokens: int) -> None:
    match = started(galaxy, players, 1)
    covered = lying(match, "cover")
    free = [corner.split("_")[0] for corner in CORNERS if corner not in corners(match)]
    assert sorted(covered) == sorted(f"{corner}_{site}" for corner in free for site in COVERED)
    assert len(covered) == tokens


def test_g6_everybody_has_a_race(galaxy: Game) -> None:
    match = started(galaxy, 4, 1)
    tableaus = [pile for pile in match.view(0).piles if pile.zone == "tableau"]
    assert [pile.count for pile in tableaus] == [1, 1, 1, 1]
    assert [len(stack) for deck, stack in lying(match, "stack").items() if deck == "race_deck"] == [5]


def test_g7_decks_lie_face_up(galaxy: Game) -> None:
    stacks = lying(started(galaxy, 2, 1), "stack")
    assert {deck: len(stack) for deck, stack in stacks.items()} == {
        "race_deck": 7, "leader_deck": 18, "conflict_deck": 9, "government_deck": 9,
        "expansion_deck": 9, "commerce_deck": 9, "progress_deck": 9,
    }  # fmt: skip


def test_g8_races_are_chosen_from_the_first_player_on_and_corners_from_the_last(galaxy: Game) -> None:
    match = galaxy.start(3, 1, variant="experienced", first=0)
    asked: list[tuple[int, int]] = []
    while match.decision is not None and match.decision.form != "action":
        asked.append((match.decision.player, len(match.decision.options)))
        match.choose(match.decision.options[-1])
    assert asked == [(0, 5), (1, 4), (2, 3), (2, 4), (1, 3), (0, 2)]
    assert len(corners(match)) == 3
    assert len(lying(match, "cover")) == 3


def test_g11_g22_cards_are_open_and_a_bag_is_seen_by_its_owner_alone(galaxy: Game) -> None:
    match = started(galaxy, 2, 1)
    for player in range(2):
        for pile in match.view(player).piles:
            if pile.zone == "tableau":
                assert pile.cards is not None
            if pile.zone == "bag":
                assert (pile.cards is not None) == (pile.owner == player)


def test_g20_turns_go_clockwise_from_the_first_player(galaxy: Game) -> None:
    match = galaxy.start(3, 1, first=1)
    turns: list[int] = []
    while match.decision is not None and len(turns) < 6:
        if match.decision.form == "action" and turns[-1:] != [match.decision.player]:
            turns.append(match.decision.player)
        match.choose(match.decision.options[-1])
    assert turns == [1, 2, 0, 1, 2, 0]


def test_g21_three_cubes_are_drawn_by_chance(galaxy: Game) -> None:
    drawn = Counter()
    for seed in range(6):
        match = started(galaxy, 2, seed)
        hands = [pile for pile in match.view(0).piles if pile.zone == "hand" and pile.count]
        assert [pile.count for pile in hands] == [3]
        designs, design_of = match.sheet.designs, match.sheet.design_of
        drawn.update(designs[design_of[card]].name for card in hands[0].cards or ())
    assert len(drawn) > 2
