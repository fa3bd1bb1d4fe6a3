"""What a player sees does not change when what is hidden from that player is permuted."""

import random

from hypothesis import given
from hypothesis import strategies as st
from positions import Course, courses, data_of, parts

from interpreter.game.match import Match


def hidden_piles(match: Match, viewer: int) -> list[int]:
    """The piles whose cards a player does not see."""
    words = match.words(viewer)
    return [place for place, pile in enumerate(match.state.z) if pile and not words.sees(place)]


def permuted(match: Match, viewer: int, dice: random.Random) -> Match:
    """The match with the cards that a player does not see in other places, in the piles and in the log."""
    other = match.clone()
    m, sheet, words = other.state, match.sheet, match.words(viewer)
    kinds: dict[str, list[int]] = {}
    for place in hidden_piles(match, viewer):
        for card in m.z[place]:
            kinds.setdefault(sheet.designs[sheet.design_of[card]].kind, []).append(card)
    new: dict[int, int] = {}
    for cards in kinds.values():
        shuffled = cards[:]
        dice.shuffle(shuffled)
        new.update(zip(cards, shuffled, strict=True))
    for place in hidden_piles(match, viewer):
        m.z[place] = [new[card] for card in m.z[place]]
        for card in m.z[place]:
            m.loc[card] = place
    m.log = [hidden_record(record, words, viewer, new) for record in match.state.log or []]
    return other


def hidden_record(record, words, viewer, new):
    """A record of the log, with the cards that the player did not see renamed."""
    clause, what, *rest = record
    if what == "draw" and rest[0] != viewer:
        return (clause, what, rest[0], new.get(rest[1], rest[1]))
    if what == "shuffle" and not words.sees(rest[0]):
        return (clause, what, rest[0], [new.get(card, card) for card in rest[1]])
    if what == "move" and not words.sees(rest[2]) and not words.sees(rest[3]):
        return (clause, what, rest[0], new.get(rest[1], rest[1]), *rest[2:])
    return record


@given(courses(), parts, st.integers(0, 2**32))
def test_a_permutation_of_hidden_cards_changes_no_view(course: Course, part: float, seed: int) -> None:
    match, dice = course.after(part), random.Random(seed)
    for viewer in range(course.players):
        other = permuted(match, viewer, dice)
        assert other.view(viewer).data() == match.view(viewer).data()
        if match.state.options is not None and match.decision.form == "action" and match.state.asker == viewer:
            actions = match.program.functions["actions"]
            assert actions(other.state, viewer) == actions(match.state, viewer)
        # it is the hidden cards that were moved, and nothing else
        assert {name: part for name, part in data_of(other.state).items() if name not in ("z", "loc", "log")} == {
            name: part for name, part in data_of(match.state).items() if name not in ("z", "loc", "log")
        }


@given(courses(), parts)
def test_a_view_shows_its_own_player_what_is_asked(course: Course, part: float) -> None:
    match = course.after(part)
    for viewer in range(course.players):
        view = match.view(viewer)
        assert (view.decision is not None) == (not match.over and match.state.asker == viewer)
        if view.decision is not None:
            assert list(view.decision.options) == match.state.options
            assert len(view.decision.labels) == len(view.decision.options)
        hidden = {card for place in hidden_piles(match, viewer) for card in match.state.z[place]}
        shown = {card for pile in view.piles for card in pile.cards or ()}
        assert not hidden & shown and len(hidden) + len(shown) == len(match.sheet.design_of)
        assert match.view(viewer) == view
