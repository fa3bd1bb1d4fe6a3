"""What every class of steps says of itself, so that checks and compiler need no lists of classes."""

from typing import get_args

import pytest

from interpreter.compile.pure import PureSteps
from interpreter.compile.routines import Routine
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


WRITTEN = [one for one in classes() if one.__module__ == steps.__name__ and not one.__subclasses__()]
each_step = pytest.mark.parametrize("step", WRITTEN, ids=lambda step: step.__name__)


@each_step
def test_a_step_is_compiled(step: type[Step]) -> None:
    writer = f"write_{step.__name__}"
    if step.traits & steps.traits("at once", "quiet"):
        assert hasattr(PureSteps, writer), f"write `{writer}` in interpreter/compile/pure.py"
    elif not hasattr(PureSteps, writer):
        assert hasattr(Routine, writer), (
            f"write `{writer}` in occasions.py, choices.py or flow.py of interpreter/compile"
        )
    if "at once" in step.traits:
        assert not hasattr(Routine, writer), f"`{writer}` is never asked for: the step is done at once"


@each_step
def test_what_can_set_something_off_is_not_always_done_at_once(step: type[Step]) -> None:
    """A card that comes to lie on top, or no longer does, may start or stop working, and others wait for that."""
    if steps.traits("move cards", "mix", "faces") & step.traits:
        assert "at once" not in step.traits, "in place of `at once` it has `quiet`, as `Shuffle` has"


def test_a_part_that_is_no_step_has_no_trait() -> None:
    assert not steps.has_trait("price", "price")
    assert steps.has_trait(steps.EndGame(0, None), "price", "may stop")
    assert not steps.has_trait(steps.EndGame(0, None), "price")
