"""Means, shares and their changes, with how sure they are."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from moodsl.extras.sim import Mean
from moodsl.extras.sim.figures import NORMAL_95, change_of, ratio_of


def test_a_mean_has_the_interval_of_its_standard_error():
    assert Mean.from_numbers([1, 2, 3, 4]) == Mean(2.5, 1.2348, 3.7652, 4)
    assert Mean.from_numbers([7]) == Mean(7.0, None, None, 1)
    assert Mean.from_numbers([]) == Mean(0.0, None, None, 0)


def test_a_change_of_means_is_that_of_the_paired_differences():
    old, new = [(5, 1)] * 10, [(6, 1)] * 5 + [(5, 1)] * 5
    assert change_of(old, new) == Mean(0.5, 0.1733, 0.8267, 10)
    assert change_of(old, old) == Mean(0.0, 0.0, 0.0, 10)


def test_what_one_version_does_not_have_has_no_change():
    assert change_of([(0, 0)] * 20, [(1, 1)] * 20) is None


def test_a_few_games_say_nothing_of_how_sure_a_change_is():
    assert change_of([(0, 1)] * 9 + [(0, 0)] * 90, [(1, 1)] * 99) == Mean(1.0, None, None, 99)


def test_a_change_of_rates_is_as_sure_as_leaving_out_one_game_after_the_other_says():
    luck = Random(1)
    pairs = [
        tuple(
            (int(held and luck.random() < rate), int(held)) for rate, held in ((0.3, True), (0.5, luck.random() < 0.6))
        )
        for _ in range(400)
    ]
    old, new = ([pair[which] for pair in pairs] for which in (0, 1))
    found = change_of(old, new)
    without = [ratio_of(new[:i] + new[i + 1 :]) - ratio_of(old[:i] + old[i + 1 :]) for i in range(400)]
    mean = sum(without) / 400
    error = sqrt(399 / 400 * sum((one - mean) ** 2 for one in without))
    assert found.mean == pytest.approx(ratio_of(new) - ratio_of(old), abs=1e-4)
    assert found.high - found.mean == pytest.approx(NORMAL_95 * error, rel=0.02)
