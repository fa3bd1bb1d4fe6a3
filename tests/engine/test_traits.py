"""What every class of steps says of itself, so that checks and compiler need no lists of classes."""

from typing import get_args

import pytest

from interpreter.effects import steps
from interpreter.effects.steps import Step, Trait
from interpreter.effects.values import Const, Local


def classes(of: type[Step] = Step) -> list[type[Step]]:
    return [found for one in of.__subclasses__() for found in (one, *classes(one))]


def test_a_step_that_does_not_say_what_it_is_cannot_be_made() -> None:
    with pytest.raises(TypeError, match="`Vanish` does not say what it does"):

        class Vanish(Step):
            """A card leaves the game."""


def test_a_step_that_does_not_say_what_it_changes_cannot_be_made() -> None:
    with pytest.raises(TypeError, match="`Vanish` does not say what it changes"):

        class Vanish(Step):
            """A card leaves the game."""

            traits = steps.traits("at once")

    with pytest.raises(TypeError, match="`Swell` does not say which numbers it changes"):

        class Swell(Step):
            """A counter grows."""

            traits = steps.traits("numbers")


def test_what_a_step_changes_follows_from_its_traits() -> None:
    you, one = Local("you", "player"), Const(1, "number")
    assert list(steps.Score(0, you, one).changed(())) == [("result", "+")]
    assert list(steps.Gain(0, -1, "fame", you, one).changed(())) == [("counter fame", "-")]
    paid = steps.PayAmount(0, you, one, None).changed(["salt", "wax"])
    assert list(paid) == [("counter salt", "="), ("counter wax", "=")]


def test_a_trait_that_does_not_exist_is_refused() -> None:
    with pytest.raises(AssertionError):
        steps.traits("prize")  # type: ignore[arg-type]


def test_every_trait_is_one_of_some_step() -> None:
    used = {trait for one in classes() if one.__module__ == steps.__name__ for trait in one.traits}
    assert used == set(get_args(Trait))


def test_a_part_that_is_no_step_has_no_trait() -> None:
    assert not steps.has_trait("price", "price")
    assert steps.has_trait(steps.EndGame(0, None), "price", "may stop")
    assert not steps.has_trait(steps.EndGame(0, None), "price")
