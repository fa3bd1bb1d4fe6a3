"""What holds in every position of every game."""

from hypothesis import given, settings
from positions import FEWER, Course, courses, data_of, misplaced, mistuned, out_of_bounds, parts, pieces_of

from interpreter.game.match import NotAnOption


@given(courses())
def test_numbers_keep_their_bounds_and_nothing_is_made_or_lost(course: Course) -> None:
    match = course.start(record=False)
    pieces = pieces_of(match)
    for count in course.positions(match):
        assert out_of_bounds(match) == [], course
        if count % 5 == 0 or match.over:
            assert not mistuned(match.state), course
            assert pieces_of(match) == pieces, course
            assert misplaced(match) == [], course


@given(courses())
@settings(max_examples=FEWER)
def test_every_game_ends(course: Course) -> None:
    match = course.played(longest=20_000)
    assert match.standings and [place.rank for place in match.standings] == sorted(p.rank for p in match.standings)
    assert match.decision is None and match.state.stack == [] and match.state.due == []
    assert match.log[-1] != "" and not match.view(0).decision
    if course.game == "orion":
        assert match.ending in ("rounds", "unrest", "expansion")


@given(courses(), parts)
def test_what_is_offered_is_distinct_and_never_refused(course: Course, part: float) -> None:
    match = course.after(part)
    if match.over:
        return
    decision = match.decision
    assert decision is not None and decision.prompt and all(option.label for option in decision.options)
    values = [option.value for option in decision.options]
    assert values == match.state.options and len(set(values)) == len(values)
    assert len(values) + len(decision.asides) > 1 and 0 <= decision.player < course.players
    for place, option in enumerate(decision.options):
        one, other = match.clone(), match.clone()
        one.choose(option)
        other.choose(place)
        assert data_of(one.state) == data_of(other.state)
        assert out_of_bounds(one) == [] and misplaced(one) == [] and not mistuned(one.state)
    for wrong in (-1, len(values) + len(decision.asides), True, "yes", None):
        try:
            match.clone().choose(wrong)  # type: ignore[arg-type]
        except NotAnOption:
            continue
        raise AssertionError(f"{wrong} was taken")
