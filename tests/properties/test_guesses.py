"""What a bot thinks with: a position in which everything that its player cannot see is dealt again."""

import random

from hypothesis import given, settings, strategies as st
from positions import FEWER, Course, courses, data_of, misplaced, mistuned, parts
from test_views import permuted

from interpreter.game.view import view_of
from moodsl.extras.agents.hidden import Blinds
from moodsl.extras.agents.luck import Luck


@given(courses(), parts, st.integers(0, 2**32))
@settings(max_examples=FEWER)
def test_a_guess_is_a_position_that_its_player_cannot_tell_from_the_real_one(
    course: Course, part: float, seed: int
) -> None:
    match = course.after(part)
    blinds = Blinds(match.program)
    for viewer in range(course.players):
        guess = match.clone()
        guess.state = blinds.guess(match.state, viewer, Luck(seed))
        assert misplaced(guess) == [] and not mistuned(guess.state)
        guess.state.log = match.state.log  # a guess has none, and a question is asked in the name of what it tells
        told = view_of(guess.state, viewer, match.words(viewer)).data()
        assert told == view_of(match.state, viewer, match.words(viewer)).data()


@given(courses(), parts, st.integers(0, 2**32))
@settings(max_examples=FEWER)
def test_a_guess_depends_on_what_its_player_sees_and_on_nothing_else(course: Course, part: float, seed: int) -> None:
    match = course.after(part)
    blinds = Blinds(match.program)
    for viewer in range(course.players):
        other = permuted(match, viewer, random.Random(seed))
        one = data_of(blinds.guess(match.state, viewer, Luck(seed + 1)))
        two = data_of(blinds.guess(other.state, viewer, Luck(seed + 1)))
        assert one["z"] == two["z"] and one["loc"] == two["loc"] and one["c"] == two["c"], course
