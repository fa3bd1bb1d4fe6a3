"""What bots count of a player beside counters and cards: values of the game, and cards that marks name."""

import pytest

from moodsl import load
from moodsl.extras.agents.measure import Measure


@pytest.fixture(scope="module")
def game():
    return load("eclipse")


@pytest.fixture
def match(game):
    match = game.start(players=2, seed=3)
    while match.decision.form == "card":
        match.choose(0)
    return match


def side(measure, state, player):
    return dict(zip(measure.names, measure.side(state, player), strict=True))


def test_a_value_of_a_player_is_a_feature_and_once_more_above_0(game, match):
    measure, state = Measure(game.program), match.state
    player = state.asker
    credits = game.program.sheet.counters["credits"].at + player
    state.c[credits] = 0
    rich = side(measure, state, player)["value debt"]
    state.c[game.program.sheet.zones["influence_track"].at + player] = 4
    poor = side(measure, state, player)
    assert rich < 0 < poor["value debt"] == poor["value debt above 0"]


def test_a_value_of_cards_is_summed_over_a_place_of_the_player(game, match):
    measure, state = Measure(game.program), match.state
    player = state.asker
    aim = game.program.functions["now_aim_on"]
    zone = game.program.sheet.zones["blueprints"]
    total = sum(aim(state, card) for card in state.z[zone.at + player])
    assert side(measure, state, player)["value aim_on in blueprints"] == total > 0


def test_what_is_printed_on_a_card_that_a_mark_names_counts(game, match):
    measure, state = Measure(game.program), match.state
    player, sheet = state.asker, game.program.sheet
    cannon = next(one.first for one in sheet.designs if one.name == "plasma_cannon" and one.kind == "part")
    card = state.z[sheet.zones["blueprints"].at + player][0]
    bays = sheet.zones["bays"]
    bay = state.z[bays.at + bays.hosts.index(card)][0]
    number = list(sheet.marks).index("fitted")
    before = side(measure, state, player)["printed throws orange on fitted"]
    state.c[game.program.tables["marks"][number]["places"][bay]] = cannon
    assert side(measure, state, player)["printed throws orange on fitted"] == before + 1


def test_places_where_cards_meet_those_of_others_count_with_who_is_stronger(game, match):
    measure, state = Measure(game.program), match.state
    player, sheet, owned = state.asker, game.program.sheet, game.program.tables["owned"]
    fleet = sheet.zones["fleet"]
    before = side(measure, state, player)
    assert (before["places in fleet"], before["meetings in fleet"], before["lead size in fleet"]) == (1, 0, 0)
    mine = next(
        pile for pile in range(fleet.at, fleet.at + len(fleet.hosts)) if player in (owned[c] for c in state.z[pile])
    )
    ancient = next(one.first for one in sheet.designs if one.name == "ancient" and one.kind == "npc")
    state.z[mine].append(ancient)
    after = side(measure, state, player)
    size = sum(sheet.design(card).facts["size"] for card in state.z[mine][:-1])
    assert (after["meetings in fleet"], after["lead size in fleet"]) == (1, size - 1)


def test_a_side_is_weighed_as_its_features_add_up(game, match):
    measure, state = Measure(game.program), match.state
    for player in range(2):
        weights = [
            0.5 if name.startswith("value") or "fitted" in name or "fleet" in name else 0.0 for name in measure.names
        ]
        told = side(measure, state, player)
        expected = sum(weight * told[name] for weight, name in zip(weights, measure.names, strict=True))
        assert measure.plan(player, weights).weigh(state, player) == pytest.approx(expected)


def test_what_lies_in_places_printed_on_cards_counts():
    game = load("galaxy")
    match = game.start(players=2, seed=3)
    while match.decision.form == "card":
        match.choose(0)
    measure, state, zones = Measure(game.program), match.state, game.program.sheet.zones
    player = state.asker
    (race,) = state.z[zones["tableau"].at + player]
    cells = state.z[zones["cells"].at + zones["cells"].hosts.index(race)]
    weights = [float(name == "cells filling in tableau") for name in measure.names]
    before = measure.plan(player, weights).weigh(state, player)
    for cell in cells[1:4]:
        state.z[zones["filling"].at + zones["filling"].hosts.index(cell)].append(state.z[zones["bank"].at].pop())
    assert side(measure, state, player)["cells filling in tableau"] == before + 3
    assert side(measure, state, 1 - player)["cells filling in tableau"] == 0
    assert measure.plan(player, weights).weigh(state, player) == before + 3
