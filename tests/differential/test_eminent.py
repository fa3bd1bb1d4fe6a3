"""Eminent Domain through the real engine and through the hand-written one: no difference, in any game, at any step."""

import random
from collections import Counter

import eminent_side_by_side
import pytest
from eminent_policies import Scholar, Trader, rich
from eminent_side_by_side import SideBySide
from faults import faults_of, with_fault

import eminent_oracle
from eminent_oracle import BONUS_PLANETS, PLANETS, START_PLANETS, TECHS

FAULTS = faults_of("eminent")
GAMES = 24
# What the games of one number of players must have met, or they prove little.
MET = (
    "shuffle", "remove", "learn", "attack", "settle", "trade", "follow", "discard", "end by influence", "end by stacks",
)  # fmt: skip
VARIANTS = ("bonus", "learners", "level_one", "longer", "reference_cards")


def play(game, words, players, seed, variant=None):
    """One game, told by its number of players, seed and variant; gives what it met.

    Of eight seeds two are games of players who choose at random and two of players with a manner; four begin in the
    middle, one of these at random.
    """
    luck = random.Random(f"{seed} {players}")
    policy = None if seed % 4 == 0 or seed % 8 == 3 else (Trader if seed % 8 >= 4 else Scholar)(luck)
    arrange = rich(luck, variant) if seed % 4 >= 2 else None
    try:
        both = SideBySide(game, words, players, seed, variant, policy, arrange).play()
    except Exception as error:
        error.add_note(f"{players} players, seed {seed}, variant {variant}")
        raise
    learnt = Counter(learn=sum(n for what, n in both.oracle.counts.items() if what.startswith("learn ")))
    return both.met + both.oracle.counts + learnt


def test_the_cards_are_those_of_the_hand_written_engine(words):
    planets, techs = words.facts()
    assert planets == {row[0]: row for row in START_PLANETS + PLANETS + BONUS_PLANETS}
    assert techs == {
        t.name: (t.title, t.type, t.level, "".join(sorted(t.icons)), t.points, t.cost) for t in TECHS.values()
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_difference(game, words, players):
    met = sum((play(game, words, players, seed) for seed in range(2000, 2000 + GAMES)), Counter())
    assert not [what for what in MET if not met[what]], met


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_difference_in_a_variant(game, words, variant):
    for seed in range(6000, 6008):
        for players in (3,) if variant == "longer" else (2, 3, 4):
            play(game, words, players, seed, variant)


def test_no_difference_in_a_thousand_games(game, words, players, hundred):
    for seed in hundred:
        play(game, words, players, seed)


@pytest.mark.soak
def test_every_technology_is_taken_and_played(game, words):
    """Or the comparison says nothing about it."""
    met = sum((play(game, words, 2 + seed % 3, seed) for seed in range(3000, 4200)), Counter())
    assert not [t.name for t in TECHS.values() if not met[f"learn {t.name}"]]
    assert not [t.name for t in TECHS.values() if not t.sides and not met[f"act {t.name}"]]


@pytest.mark.soak
@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_the_rules_is_noticed(game, words, fault, monkeypatch):
    """One rule of the hand-written engine is changed: some game must differ."""
    monkeypatch.setattr(eminent_side_by_side, "Game", with_fault(eminent_oracle, FAULTS[fault]).Game)
    with pytest.raises(Exception):  # noqa: B017 - whatever the wrong rule leads to
        for number in range(160):
            seed = 7002 + 4 * (number // 2) + number % 2  # games that begin in the middle
            for players in (2, 3, 4):
                play(game, words, players, seed)
