"""Rulings of Master of Orion that a scenario cannot show: how the game is dealt, and what needs a card of its own.

The other examples are in `cards/orion/scenarios`, one scenario or more for each number X.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import permutations
from pathlib import Path
from random import Random

import pytest
from suites import assert_beside

from moodsl import Game, Match, NotAnOption, load

RACES = ["alkari", "bulrathi", "darloks", "humans", "meklars", "mrrshans", "psilons"]


@pytest.fixture(scope="module")
def orion() -> Game:
    return load("orion")


Shown = Callable[[str], None]


@pytest.fixture
def shown(tmp_path: Path) -> Shown:
    """Plays scenarios that bring cards of their own to the game."""

    return partial(assert_beside, "orion", tmp_path)


def design(match: Match, card: int) -> str:
    """The name of a card's design."""
    return match.sheet.designs[match.sheet.design_of[card]].name


def pile(match: Match, zone: str, owner: int = -1) -> list[int]:
    """The cards of a zone, from bottom to top, as somebody knows them who sees all."""
    info = match.sheet.zones[zone]
    return list(match.state.z[info.at + max(owner, 0) * info.piles])


def take(match: Match, name: str) -> None:
    """Answer with a card by its name, or with `no more`."""
    decision = match.decision
    assert decision is not None
    for option in decision.options:
        if name == option.label or (option.value >= 0 and design(match, option.value) == name):
            match.choose(option)
            return
    raise AssertionError(f"{name} is not among {[option.label for option in decision.options]}")


def dealt(game: Game, players: int, seed: int = 1, *, first: int = 0, variant: str | None = None) -> Match:
    """A match at the opening exchange of the first player."""
    match = game.start(players, seed, first=first, variant=variant)
    if variant is None:
        for race in [*RACES[3:], *RACES[:3]][:players]:
            take(match, race)
    return match


def exchange(match: Match, cards: list[int]) -> None:
    """The opening exchange of the player who is asked; equal cards stand for each other."""
    assert match.decision is not None
    player = match.decision.player
    for name in [design(match, card) for card in cards]:
        take(match, name)
    if match.decision is not None and match.decision.player == player and len(cards) < 5:
        take(match, "no more")


def wander(match: Match, seed: int) -> list[str]:
    """Play to the end with random answers; gives the labels of all options ever offered as actions."""
    lot = Random(seed)
    offered: set[str] = set()
    while match.decision is not None:
        if match.decision.form == "action":
            offered.update(option.label for option in match.decision.options)
        match.choose(lot.choice(match.decision.options))
    return sorted(offered)


# ---- set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_x1_what_everybody_has_when_play_begins(orion: Game, players: int) -> None:
    match = dealt(orion, players)
    for player in range(players):
        view = match.view(player)
        assert view.pieces("reserve", player) == 10
        assert view.pieces("actions", player) == 0
        numbers = view.numbers
        assert numbers["score"][player] == 0  # type: ignore[index]
        assert numbers["loyalty"][player] == 10  # type: ignore[index]
        assert all(one.count == 0 for one in view.piles_of("systems", player))
        assert view.pile("council", player).count == 0
        assert view.pile("hand", player).count == 5
        tracks = [name for name, counter in match.sheet.counters.items() if counter.per_player and name != "result"]
        assert tracks == ["food", "fleet", "production", "loyalty", "score"]


@pytest.mark.parametrize("seed", range(5))
def test_x2_five_advisors_on_the_table_and_three_in_the_box_for_good(orion: Game, seed: int) -> None:
    match = dealt(orion, 2, seed)
    box = sorted(pile(match, "box"))
    table = pile(match, "middle")
    assert len(set(table)) == len(table) == 5 and len(box) == 3
    assert len({design(match, card) for card in (*table, *box)}) == 8
    wander(match, seed)
    assert sorted(pile(match, "box")) == box


def test_x2_every_advisor_is_on_the_table_in_some_games(orion: Game) -> None:
    matches = [orion.start(2, seed, first=0) for seed in range(40)]
    assert len({design(match, card) for match in matches for card in pile(match, "middle")}) == 8


def test_x3_three_hands_leave_75_cards(orion: Game) -> None:
    assert len(pile(dealt(orion, 3), "deck")) == 75


@pytest.mark.parametrize("order", [(0, 1), (1, 0), (4, 2)])
def test_x4_two_cards_exchanged(orion: Game, order: tuple[int, int]) -> None:
    match = dealt(orion, 2, seed=3)
    hand, deck = pile(match, "hand", 0), pile(match, "deck")
    away = [hand[place] for place in order]
    exchange(match, away)
    assert [design(match, card) for card in pile(match, "discard_pile")] == [design(match, card) for card in away]
    assert len(pile(match, "hand", 0)) == 5 and pile(match, "hand", 0)[-2:] == deck[:-3:-1]
    assert pile(match, "deck") == deck[:-2]


@pytest.mark.parametrize("count", range(6))
def test_x5_any_number_of_cards_is_exchanged_once(orion: Game, count: int) -> None:
    match = dealt(orion, 2, seed=3)
    hand, deck = pile(match, "hand", 0), pile(match, "deck")
    exchange(match, hand[:count])
    assert len(pile(match, "hand", 0)) == 5
    assert len(pile(match, "deck")) == len(deck) - count and len(pile(match, "discard_pile")) == count
    assert match.decision is not None and match.decision.player == 1  # no second exchange, and none of six cards


def test_x5_what_is_drawn_is_not_exchanged_in_its_turn(orion: Game) -> None:
    match = dealt(orion, 2, seed=3)
    deck = pile(match, "deck")
    first = match.decision
    assert first is not None
    match.choose(first.options[0])
    assert match.decision is not None
    offered = {option.value for option in match.decision.options}
    assert not offered & set(deck)  # nothing is drawn before the last choice
    with pytest.raises(NotAnOption):
        match.choose(first.options[0])


def test_x76_cards_of_the_opening_exchange_give_nothing(orion: Game) -> None:
    match = dealt(orion, 2, seed=3)
    before = [match.view(0).numbers[name] for name in match.sheet.resources]
    exchange(match, pile(match, "hand", 0))
    assert [match.view(0).numbers[name] for name in match.sheet.resources] == before


@pytest.mark.parametrize("first", [0, 1, 2])
def test_x6_the_exchange_goes_round_once_from_the_first_player(orion: Game, first: int) -> None:
    match = dealt(orion, 3, seed=2, first=first)
    asked = []
    while match.decision is not None and match.decision.form == "card":
        asked.append(match.decision.player)
        exchange(match, pile(match, "hand", asked[-1])[:1])
    assert asked == [first, (first + 1) % 3, (first + 2) % 3]


def test_x7_training_has_humans_only_and_no_advisors(orion: Game) -> None:
    match = orion.start(3, 1, first=0, variant="training")
    assert [design(match, *pile(match, "seat", player)) for player in range(3)] == ["humans"] * 3
    assert pile(match, "middle") == []
    while match.decision is not None and match.decision.form == "card":
        take(match, "no more")
    assert match.why_not("deal")
    assert "Deal" not in wander(match, 1)


def test_x7_the_full_game_has_deals(orion: Game) -> None:
    assert "Deal" in wander(dealt(orion, 3), 1)


def test_x8_humans_for_everybody_every_other_race_for_one(orion: Game) -> None:
    match = orion.start(4, 1, first=0)
    for _ in range(4):
        take(match, "humans")
    assert [design(match, *pile(match, "seat", player)) for player in range(4)] == ["humans"] * 4
    for race in RACES:
        match = orion.start(2, 1, first=0)
        take(match, race)
        assert match.decision is not None
        again = race in [design(match, option.value) for option in match.decision.options]
        assert again == (race == "humans")


# ---- orders of effects -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", list(permutations(["meklars", "kual", "spy_center"])))
def test_x29_effects_at_the_start_of_a_round_in_every_order(shown: Shown, order: tuple[str, ...]) -> None:
    answers = {"meklars": ["you choose yes"], "spy_center": ["rival chooses titan"]}
    asked = [[f"you choose {name}", *answers.get(name, [])] for name in order]
    asked[-1].pop(0)  # the last one follows by itself
    if order[0] == "meklars":  # in which order the other two come makes no difference, and is not asked
        asked[1:] = [answers["spy_center"]]
    lines = "\n        ".join(line for lines in asked for line in lines)
    shown(
        f"""
scenario "in this order"
    given
        your seat is [meklars]
        your council is [kual]
        your systems are [spy_center]
        your resources are 1 food
        rival's hand is [spaceport, spaceport, titan, titan]
    when
        you announce start of round
        {lines}
    then
        nothing is asked
        your resources are 1 fleet, 1 production
        number of cards in rival's hand is 3
"""
    )


# ---- examples with a card of their own -------------------------------------------------------------------------------

BEACON = """
building beacon "Beacon"
    colour  yellow
    cost    1 food
    points  2
    marked  yes

    activate [A]:
        gain_action

    after an opponent attacks you:
        gain_action

    always:
        your propaganda_gain is 1 more
"""


def test_x36_an_activation_that_gives_a_cube(shown: Shown) -> None:
    shown(
        BEACON
        + """
scenario "one cube spent, one gained, one more turn"
    given
        your systems are [beacon]
        number of cubes in your actions is 1
        number of cubes in your reserve is 4
    when
        reach your turn
        you perform activation
    then
        number of cubes on beacon is 1
        number of cubes in your actions is 1
        number of cubes in your reserve is 3
        you are asked
        research is offered
"""
    )


def test_x38_a_cube_won_in_the_turn_of_another_player(shown: Shown) -> None:
    shown(
        BEACON
        + """
scenario "back in the turn order"
    given
        players are you, rival, second
        your systems are [beacon]
        number of cubes in rival's actions is 2
        number of cubes in second's actions is 2
        rival's resources are 2 fleet
    when
        reach rival's turn
        rival performs attack
        rival chooses you
        second performs research
    then
        you are asked
        number of cubes in your actions is 1
        research is offered
"""
    )


def test_x47_a_covered_card_loses_the_cubes_of_all_its_slots(shown: Shown) -> None:
    shown(
        """
building double_dock "Double Dock"
    colour  grey
    cost    1 food
    points  1

    activate [A]:
        gain 1 food

    after attack [P]:
        put 1 cube from your reserve into this card's [P]

scenario "both cubes go home"
    given
        your systems are [double_dock]
        your hand is [frigate]
        your resources are 4 food, 1 fleet, 1 production
        number of cubes on double_dock is 2
        number of cubes in your reserve is 5
    when
        you build frigate into system of double_dock
    then
        number of cubes on double_dock is 0
        number of cubes in your reserve is 7
"""
    )


def test_x50_a_marked_card_after_loyalty_has_fallen(shown: Shown) -> None:
    shown(
        BEACON
        + """
scenario "at six loyalty the card is built and can be activated"
    given
        your hand is [beacon]
        your resources are 1 food
        your loyalty is 6
    when
        you build beacon into a system from your systems
    then
        your propaganda_gain is 4
        your final_score is 8
        you can activate beacon

scenario "at three loyalty it works and counts on but is not activated"
    given
        your systems are [beacon]
        your loyalty is 3
        number of cubes in your actions is 1
    then
        your propaganda_gain is 4
        your final_score is 5
        you cannot activate beacon
        you cannot perform activation
"""
    )


THREE_TWO_TWO = """
building ring_world "Ring World"
    colour  grey
    cost    3 food, 2 fleet, 2 production
    points  1
"""


def test_x62_every_way_to_save_two_of_three_resources(shown: Shown) -> None:
    ways = [(3, 2, 0), (3, 1, 1), (3, 0, 2), (2, 2, 1), (2, 1, 2), (1, 2, 2)]
    labels = []
    for way in ways:
        parts = [f"{count} {name}" for count, name in zip(way, ("food", "fleet", "production"), strict=True) if count]
        labels.append(f'"pay {", ".join(parts)}"')
    shown(
        THREE_TWO_TWO
        + f"""
scenario "six ways"
    given
        your systems are [frigate]
        your hand is [ring_world]
        your resources are 9 food, 9 fleet, 9 production
    when
        you build ring_world into system of frigate with discount 2
    then
        options are {", ".join(labels)}
"""
    )
