"""Places of a board are offered with what lies there, or with what lies next to them."""

from random import Random

import pytest
from attrs import evolve

from moodsl import load
from moodsl.cli.play.question import places_told


@pytest.fixture(scope="module")
def exploring():
    """A match in which a place on the edge of the map is chosen."""
    match, luck = load("eclipse").start(players=2, seed=5), Random(2)
    while not places_told(match, match.decision):
        labels = [option.label for option in match.decision.options]
        match.choose(labels.index("Explore") if "Explore" in labels else luck.randrange(len(labels)))
    return match


def test_an_empty_place_is_told_by_its_neighbours(exploring):
    told = places_told(exploring, exploring.decision)
    assert set(told) == {option.value for option in exploring.decision.options}
    tile, around = exploring.sheet.zones["tile"], exploring.sheet.boards["space"]
    sides = {place: row for (place, *_at), row in zip(around.places, around.around, strict=True)}
    for place, (what, near) in told.items():
        there = [exploring.state.z[tile.at + tile.hosts.index(one)] for one in sides[place] if one >= 0]
        titles = [exploring.words(0).card(pile[-1]) for pile in there if pile]
        assert near and set(what.split(", ")) == set(titles)


def test_a_place_with_a_tile_is_told_by_what_lies_there(exploring):
    sheet, decision = exploring.sheet, exploring.decision
    tile = sheet.zones["tile"]
    pile, card = next(
        (place, pile[-1]) for place in range(len(tile.hosts)) if (pile := exploring.state.z[tile.at + place])
    )
    asked = evolve(decision, options=(evolve(decision.options[0], value=tile.hosts[pile]),))
    what, near = places_told(exploring, asked)[tile.hosts[pile]]
    assert not near and what.startswith(exploring.words(0).card(card))


def test_a_question_about_something_else_tells_no_places(exploring):
    other = load("eclipse").start(players=2, seed=5)
    assert places_told(other, other.decision) == {}
