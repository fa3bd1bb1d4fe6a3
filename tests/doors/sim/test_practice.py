"""Weights made better by playing: what wins is kept, what loses or changes nothing is not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from attrs import evolve

from moodsl import load
from moodsl.extras.agents import practice
from moodsl.extras.agents.answers import habits_of_nothing
from moodsl.extras.agents.habits import with_habits_of_greedy
from moodsl.extras.agents.learn import scale_of
from moodsl.extras.agents.practice import is_better, pairs, practise, units, with_habits, with_weight


@pytest.fixture(scope="module")
def orion():
    return load("orion").program


def test_bots_with_the_same_weights_are_level_in_every_pair_of_games(orion):
    scale = scale_of(orion)
    found = pairs(orion, (scale, scale), 1)
    assert [next(found) for _ in range(3)] == [0.0, 0.0, 0.0]


def test_of_a_change_that_matters_to_no_decision_nothing_is_said(orion, monkeypatch):
    monkeypatch.setattr(practice, "BATCH", 2)
    scale = scale_of(orion)
    assert is_better(orion, with_weight(scale, "base", "a word of no game", 5.0), scale, 1) is None


def test_a_weight_is_changed_as_long_as_that_wins(orion, monkeypatch):
    scale = with_weight(scale_of(orion), "base", "cards hand", -scale_of(orion).worth.base["cards hand"])

    def played(_program, scales, seed):
        """Wins for whoever has the weight nearer to 4, and chance."""
        new, old = (abs(one.worth.base["cards hand"] - 4.0) for one in scales)
        luck = Random(seed)
        while True:
            yield old - new + luck.gauss(0, 0.1)

    monkeypatch.setattr(practice, "units", lambda *_: {"cards hand": 1.0})
    monkeypatch.setattr(practice, "pairs", played)
    better = practise(orion, scale)
    assert better.worth.base["cards hand"] == 4.0
    assert better.worth.slope == scale.worth.slope


def test_habits_are_those_of_the_better_bot(orion, monkeypatch):
    monkeypatch.setattr(practice, "HABITS", 2)
    found = with_habits(scale_of(orion))
    assert found.base == scale_of(orion).worth.base
    assert found.habits and set(found.habits) == set(found.habits_slope)


def test_what_is_tried_is_measured_in_what_it_moves_by_in_a_turn(orion, monkeypatch):
    monkeypatch.setattr(practice, "SEEN", 2)
    found = units(orion, scale_of(orion))
    assert set(found) <= set(scale_of(orion).measure.names)
    assert all(step > 0 for step in found.values())
    assert list(found).index("cards hand") < list(found).index("counter food")


def test_habits_are_learned_and_weights_stay_as_they_were():
    """At the fair nobody gains by keeping a stand in his hand, and greedy puts it into play."""
    fair = load(Path(__file__).parents[1] / "fair.moo")
    before = scale_of(fair.program).worth
    after = with_habits_of_greedy(fair, 20)
    assert after.habits and evolve(after, habits=before.habits, habits_slope=before.habits_slope) == before
    assert after.habits["play, may: 1"] > after.habits["play, may: 0"]


@pytest.mark.parametrize("name", ["orion", "eminent", "eclipse", "galaxy"])
def test_what_was_learned_is_about_what_the_game_has(name):
    """Habits that are named here take new names, or go, when cards have changed; `docs/bots.md` tells how they are
    learned anew."""
    scale = scale_of(load(name).program)
    worth = scale.worth
    assert not list(habits_of_nothing(scale.program, [*worth.habits, *worth.habits_slope]))
    assert not {*worth.base, *worth.slope} - {*scale.measure.names}


def test_habits_of_answers_that_the_game_does_not_have_are_named(orion):
    habits = ["action: construction", "action: juggle", "build: destroyer", "build: circus", "juggle, may: 1"]
    assert list(habits_of_nothing(orion, habits)) == ["action: juggle", "build: circus", "juggle, may: 1"]


@pytest.mark.parametrize("tool", ["learn", "practice", "habits"])
def test_a_pack_that_is_not_there_is_told_in_one_line(tool):
    done = subprocess.run(
        [sys.executable, "-m", f"moodsl.extras.agents.{tool}", "nothing"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1 and done.stderr == "nothing:1:1: missing-path: `nothing` does not exist\n"
