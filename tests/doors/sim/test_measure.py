"""What bots count of a player beside counters and cards: values of the game, and cards that marks name."""

from functools import cache
from operator import mul

import pytest

from interpreter.game.run import end_game
from moodsl import load
from moodsl.extras.agents.learn import scale_of
from moodsl.extras.agents.measure import Measure
from moodsl.extras.agents.worth import Scale, Worth, score, won


@pytest.fixture(scope="module")
def game_of():
    """A game by the name of its pack, loaded once."""
    return cache(load)


@pytest.fixture
def match(game_of):
    return behind_the_races(game_of("eclipse"))


@pytest.fixture
def on_map(game_of):
    return behind_the_races(game_of("galaxy"))


def behind_the_races(game):
    """A match in which everybody has chosen the cards with which a game begins."""
    match = game.start(players=2, seed=3)
    while match.decision.form == "card":
        match.choose(0)
    return match


def side(measure, state, player):
    return dict(zip(measure.names, measure.side(state, player), strict=True))


def test_a_value_of_a_player_is_a_feature_and_once_more_above_0(match):
    measure, state = Measure(match.program), match.state
    player = state.asker
    credits = match.program.sheet.counters["credits"].at + player
    state.c[credits] = 0
    rich = side(measure, state, player)["value debt"]
    state.c[match.program.sheet.zones["influence_track"].at + player] = 4
    poor = side(measure, state, player)
    assert rich < 0 < poor["value debt"] == poor["value debt above 0"]


def test_a_value_of_cards_is_summed_over_a_place_of_the_player(match):
    measure, state = Measure(match.program), match.state
    player = state.asker
    aim = match.program.functions["now_aim_on"]
    zone = match.program.sheet.zones["blueprints"]
    total = sum(aim(state, card) for card in state.z[zone.at + player])
    assert side(measure, state, player)["value aim_on in blueprints"] == total > 0


def test_what_is_printed_on_a_card_that_a_mark_names_counts(match):
    measure, state = Measure(match.program), match.state
    player, sheet = state.asker, match.program.sheet
    cannon = next(one.first for one in sheet.designs if one.name == "plasma_cannon" and one.kind == "part")
    card = state.z[sheet.zones["blueprints"].at + player][0]
    bays = sheet.zones["bays"]
    bay = state.z[bays.at + bays.hosts.index(card)][0]
    number = list(sheet.marks).index("fitted")
    before = side(measure, state, player)["printed throws orange on fitted"]
    state.c[match.program.tables["marks"][number]["places"][bay]] = cannon
    assert side(measure, state, player)["printed throws orange on fitted"] == before + 1


def test_a_part_of_the_ancients_is_worth_more_than_the_points_of_its_tile_while_much_of_the_game_is_left(match):
    """So bots install some; they all kept the two points before."""
    state, sheet, scale = match.state, match.sheet, scale_of(match.program)
    player, clock = state.asker, sheet.counters["round_number"].at
    turret = next(one.first for one in sheet.designs if one.name == "plasma_turret")
    card = state.z[sheet.zones["blueprints"].at + player][0]
    bays = sheet.zones["bays"]
    bay = match.program.tables["marks"][list(sheet.marks).index("fitted")]["places"][
        state.z[bays.at + bays.hosts.index(card)][0]
    ]
    worth = []
    for state.c[clock] in (1, 8):
        before = scale.rest(state, player)
        later = state.clone()
        later.c[bay] = turret
        later.z[sheet.zones["installed_parts"].at + player] = [turret]
        worth.append(scale.rest(later, player) - before)
    assert worth[0] > 2 > worth[1] > 0


def test_places_where_cards_meet_those_of_others_count_with_who_is_stronger(match):
    measure, state = Measure(match.program), match.state
    player, sheet, owned = state.asker, match.program.sheet, match.program.tables["owned"]
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


def test_a_side_is_weighed_as_its_features_add_up(match):
    measure, state = Measure(match.program), match.state
    for player in range(2):
        weights = [
            0.5 if name.startswith("value") or "fitted" in name or "fleet" in name else 0.0 for name in measure.names
        ]
        told = side(measure, state, player)
        expected = sum(weight * told[name] for weight, name in zip(weights, measure.names, strict=True))
        assert measure.plan(player, weights).weigh(state, player) == pytest.approx(expected)


def test_what_lies_in_places_printed_on_cards_counts(on_map):
    measure, state, zones = Measure(on_map.program), on_map.state, on_map.program.sheet.zones
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
    sheet = on_map.program.sheet
    words = [sheet.words[sheet.design(cell).facts["part"]] for cell in cells]
    for part in set(words):
        filled = sum(1 <= at < 4 and word == part for at, word in enumerate(words)) / words.count(part)
        assert side(measure, state, player)[f"filled filling part {part} in tableau"] == filled**2


def test_what_lies_in_places_of_the_table_counts_for_whoever_a_value_is_true_of(on_map):
    measure, state, sheet = Measure(on_map.program), on_map.state, on_map.program.sheet
    player, route, bases = state.asker, sheet.zones["route"], sheet.zones["bases"]
    owner = on_map.program.tables["owned"]
    piles = state.z[bases.at : bases.at + len(bases.hosts)]
    (home,) = [one for one, pile in zip(bases.hosts, piles, strict=True) if player in [owner[card] for card in pile]]
    track = next(one for one in route.hosts if sheet.design(home).name in sheet.design(one).facts["ends"])
    before = side(measure, state, player)
    assert (before["value runs"], before["cards route where runs"], before["filled route where runs"]) == (0, 0, 0)
    pile = state.z[route.at + route.hosts.index(track)]
    pile += [state.z[sheet.zones["bank"].at].pop() for _ in range(2)]
    length = sheet.design(track).facts["length"]
    after = side(measure, state, player)
    assert (after["value runs"], after["any runs"], after["cards route where runs"]) == (1, 1, 2)
    assert after["filled route where runs"] == (2 / length) ** 2
    assert side(measure, state, 1 - player)["cards route where runs"] == 0


def test_what_only_its_owner_sees_is_private_and_different_things_count(on_map):
    measure, state = Measure(on_map.program), on_map.state
    player, zones = state.asker, on_map.program.sheet.zones
    assert measure.private[measure.names.index("kinds bag")]
    bag = state.z[zones["bag"].at + player]
    assert side(measure, state, player)["kinds bag"] == 5
    one = bag[0]
    del bag[:]
    assert (side(measure, state, player)["kinds bag"], side(measure, state, player)["short bag"]) == (0, 10)
    bag.append(one)
    assert (side(measure, state, player)["kinds bag"], side(measure, state, player)["short bag"]) == (1, 9)


def test_what_is_printed_of_places_hides_nothing(on_map):
    assert [value.name for value in on_map.program.sheet.values if value.hidden] == []


def test_all_of_it_is_weighed_as_its_features_add_up(on_map):
    measure, state = Measure(on_map.program), on_map.state
    for player in range(2):
        weights = [round(0.25 + 0.01 * at, 2) for at in range(len(measure.names))]
        expected = sum(map(mul, weights, measure.side(state, player)))
        assert measure.plan(player, weights).weigh(state, player) == pytest.approx(expected)


def test_winning_and_losing_weigh_what_the_game_says(on_map):
    scale = Scale(on_map.program, Worth(win=50.0, loss=20.0))
    state = on_map.state.clone()
    state.log = state.options = None
    end_game(state, -1, -1)
    score(state)
    for player in range(2):
        share = won(state, player)
        assert scale.value(state.clone(), player) == scale.ahead(state, player) + 50 * share - 20 * (1 - share)
