"""Copies, saved matches, replays, plain and fused code: each plays the same game."""

from attrs import evolve
from hypothesis import example, given, settings
from positions import FEWER, LONGEST, Course, courses, data_of, game_of, parts

from interpreter.game.match import Match


def play_on(match: Match, course: Course) -> list[object]:
    """Answers from here to the end of a short game; gives what was asked and offered."""
    dice, asked = course.dice(), []
    while not match.over and len(asked) < LONGEST:
        asked.append((match.state.asker, match.state.question, list(match.state.options or ())))
        match.play(dice.choice(match.state.options or []))
    return asked


@given(courses(), parts)
def test_a_clone_plays_on_identically_and_shares_nothing(course: Course, part: float) -> None:
    match = course.after(part, record=False)
    before = data_of(match.state)
    clone = match.clone()
    assert data_of(clone.state) == before
    asked = play_on(clone, course)
    assert data_of(match.state) == before
    assert play_on(match, course) == asked
    assert data_of(match.state) == data_of(clone.state) and match.standings == clone.standings


@given(courses(), parts)
@settings(max_examples=FEWER)
def test_a_saved_match_plays_on_identically(course: Course, part: float) -> None:
    match = course.after(part)
    text = match.to_json()
    loaded = game_of(course.game).restore(text)
    assert data_of(loaded.state) == data_of(match.state) and loaded.to_json() == text
    assert play_on(loaded, course) == play_on(match, course)
    assert data_of(loaded.state) == data_of(match.state) and loaded.log == match.log
    assert loaded.history == match.history


@given(courses(), parts)
@settings(max_examples=FEWER)
def test_a_replay_reproduces_the_log_and_can_be_played_on(course: Course, part: float) -> None:
    match = course.after(part)
    again = game_of(course.game).replay(match.to_json())
    assert again.state.log == match.state.log and again.log == match.log
    assert data_of(again.state) == data_of(match.state)
    play_on(again, course)
    play_on(match, course)
    assert again.state.log == match.state.log


@given(courses())
@settings(max_examples=FEWER)
def test_undo_goes_back_to_where_it_was(course: Course) -> None:
    match = course.start()
    for count in course.positions(match, 300):
        if count % 37 == 0 and match.history and not match.history[-1][2]:
            player, value, _shown = match.history[-1]
            before = data_of(match.state)
            match.undo()
            assert match.state.asker == player
            match.play(value)
            before["shown"] = match.state.shown
            assert data_of(match.state) == before


def question_in_words(match: Match) -> object:
    """What is asked, dice by what they show: blocks that are not fused know the dice of a throw for longer, so that
    those of the next one get other numbers."""
    decision = match.decision
    if decision is None or decision.form != "die":
        return decision
    return evolve(decision, options=tuple(evolve(one, value=0) for one in decision.options))


@given(courses())
@settings(max_examples=FEWER)
@example(Course(game="broadside", players=4, variant=None, seed=1, answers=0))
def test_fused_code_does_what_plain_code_does(course: Course) -> None:
    fused, plain = course.start(), course.start(fuse=False)
    for count, _same in zip(course.positions(fused), course.positions(plain), strict=True):
        assert fused.state.asker == plain.state.asker
        assert fused.state.options == plain.state.options or question_in_words(fused) == question_in_words(plain)
        assert (fused.state.c, fused.state.z, fused.state.cells) == (plain.state.c, plain.state.z, plain.state.cells)
        assert count % 7 or question_in_words(fused) == question_in_words(plain)
    assert plain.log == fused.log and plain.standings == fused.standings
