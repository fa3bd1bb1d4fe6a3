"""Master of the Galaxy through the real engine and through the hand-written one: no difference, in any game."""

from collections import Counter

import galaxy_side_by_side
import pytest
from faults import faults_of, with_fault
from galaxy_policies import play

import galaxy_oracle
from galaxy_oracle import DATA

FAULTS = faults_of("galaxy")
GAMES = 2
# What the games of `make test` must have met, or they prove little.
MET = (
    "shuffle", "take", "place", "reward", "base", "seize", "steal", "loot", "bank", "deck", "drop", "settle", "skip",
    "end by expansion", "end by domination", "end by seizure",
)  # fmt: skip
CARDS = [card["id"] for card in DATA["cards"]]
ENOUGH = 20  # times that each card is obtained


def test_map_and_cards_are_those_of_the_hand_written_engine(words):
    systems, tracks, symbols, cards = words.facts()
    assert systems == {
        one["id"]: (one["colour"], one["planets"], one["corner"], one["start"]) for one in DATA["map"]["systems"]
    }
    assert tracks == {one["id"]: one["cells"] for one in DATA["map"]["tracks"]}
    assert symbols == sorted((one["arrow"], one["symbol"], sorted(one["systems"])) for one in DATA["map"]["symbols"])
    assert cards == {one["id"]: galaxy_side_by_side.printed(one) for one in DATA["cards"]}


def test_no_difference(game, words):
    met = Counter()
    for seed in range(14, 14 + GAMES):
        for players in (2, 3, 4):
            met += play(game, words, players, seed)
    assert not [what for what in MET if not met[what]], met


@pytest.mark.parametrize(("players", "seed"), [(2, 1610), (3, 1720)])
def test_no_difference_where_there_was_one(game, words, players, seed):
    """A leader that is chosen from its deck sets off a card that asks; two cards act before the first draw."""
    play(game, words, players, seed)


def test_no_difference_in_a_thousand_games(game, words, players, hundred):
    for seed in hundred:
        play(game, words, players, seed)


@pytest.mark.soak
def test_every_card_is_obtained(game, words):
    """Or the comparison says nothing about it."""
    met = Counter()
    for seed in range(1000, 1300):
        for players in (2, 3, 4):
            met += play(game, words, players, seed)
    assert not {card: met[f"got {card}"] for card in CARDS if met[f"got {card}"] < ENOUGH}


@pytest.mark.soak
@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_the_rules_is_noticed(game, words, fault, monkeypatch):
    """One rule of the hand-written engine is changed: some game must differ."""
    monkeypatch.setattr(galaxy_side_by_side, "Game", with_fault(galaxy_oracle, FAULTS[fault]).Game)
    with pytest.raises(Exception):  # noqa: B017 - whatever the wrong rule leads to
        for seed in range(2000, 2100):
            for players in (2, 3, 4):
                play(game, words, players, seed)
