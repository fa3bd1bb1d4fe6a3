"""Rulings of Eclipse that a scenario cannot show: how the game is set up, and what each player sees.

The other rules are in `cards/eclipse/scenarios`, one scenario or more for each number R.
"""

from __future__ import annotations

import random

import pytest

from moodsl import Game, Match, load


@pytest.fixture(scope="module")
def eclipse() -> Game:
    return load("eclipse")


def names(match: Match, zone: str, at: int = 0) -> list[str]:
    """The names of the cards in a zone, from bottom to top, as somebody knows them who sees all."""
    cards = match.state.z[match.sheet.zones[zone].at + at]
    return [match.sheet.designs[match.sheet.design_of[card]].name for card in cards]


def begun(match: Match) -> Match:
    """A match in which the species are chosen, each by lot."""
    dice = random.Random(1)
    while match.decision is not None and match.decision.form != "action":
        match.choose(dice.randrange(len(match.decision.options)))
    return match


def test_r6_what_nobody_has_yet_lies_ready(eclipse: Game) -> None:
    match = begun(eclipse.start(4, 1))
    parts = [design.name for design in match.sheet.designs if design.kind == "part"]
    assert sorted(names(match, "upgrade_tray")) == sorted(parts)
    traitors = match.sheet.counters["is_traitor"].at
    assert match.state.c[traitors : traitors + 4] == [0, 0, 0, 0]


@pytest.mark.parametrize("first", range(3))
def test_r9_who_begins_is_named_by_the_players(eclipse: Game, first: int) -> None:
    match = begun(eclipse.start(3, 1, first=first))
    assert match.decision is not None
    assert match.decision.player == first


def test_r8_r125_without_the_module_there_are_no_portals(eclipse: Game) -> None:
    match = begun(eclipse.start(4, 1, variant="no_portals"))
    gone = {"delta_corvi", "beta_sextantis", "zeta_chamaeleontis"}
    assert gone <= set(names(match, "left_out"))
    assert "warp_portals" in names(match, "printed_technologies")
    assert names(match, "discovery_discard") == ["ancient_warp_portal"]


def test_r5_r125_one_blueprint_of_each_sort_holds_for_the_whole_game(eclipse: Game) -> None:
    kinds = ("ancient", "guardian", "center_defence")
    assert names(begun(eclipse.start(2, 1)), "npc_blueprints") == [f"basic_{kind}" for kind in sorted(kinds)]
    harder = names(begun(eclipse.start(2, 1, variant="harder")), "npc_blueprints")
    assert harder == [f"advanced_{kind}" for kind in sorted(kinds)]


@pytest.mark.parametrize("players", range(2, 7))
def test_r10_r11_every_player_has_a_board_and_a_home_and_guardians_the_rest(eclipse: Game, players: int) -> None:
    match = begun(eclipse.start(players, 1))
    boards = [names(match, "board", player)[0] for player in range(players)]
    assert len(set(boards)) == players
    assert len(names(match, "guardian_stack")) == max(0, players - 2)
