"""Places without an order: what lies there is known to whoever sees it, and what is drawn is chance."""

from __future__ import annotations

import pytest

from interpreter.game.match import CannotUndo, Match
from interpreter.game.view import view_of
from moodsl.cli.play.events import events
from moodsl.extras.agents.hidden import Blinds
from moodsl.extras.agents.luck import Luck

GEMS = """
kind gem is {base} "gem"
    hue     red, green
    starts  mine

zone mine of gem "mine"

zone pouch of gem for each player "pouch"
    order  none
    seen   {seen}
    drawn  palm
{refill}
zone palm of gem for each player "palm"
    seen   {palm}

gem ruby "Ruby"
    hue     red
    copies  {copies}

gem jade "Jade"
    hue     green
    copies  {copies}

action pull "Pull"
    draw 1 gem

action pull_many "Pull many"
    draw 3 gems as pulled
    gain (number of pulled) fame

action give "Give back"
    put a gem from your palm into your pouch
"""
REFILL = """    refill:
        put all gems from mine into your pouch
"""


def bags(
    table,
    copies=1,
    seen="owner",
    refill="",
    setup="put all gems from mine into first's pouch",
    base="card",
    palm="owner",
    more_rules="",
    **more,
):
    rules = GEMS.format(copies=copies, seen=seen, refill=refill, base=base, palm=palm) + more_rules
    return table(rules=rules, setup=f"    {setup}", **more)


def test_each_card_of_a_bag_may_be_drawn(table, fuse):
    found = set()
    first = bags(table, fuse=fuse)
    for seed in range(12):
        t = type(first)(first.game, first.game.start(2, seed, first=0)).pick("Pull")
        found.update(t.pile("palm"))
        assert sorted(t.pile("palm") + t.pile("pouch")) == ["jade", "ruby"]
    assert found == {"jade", "ruby"}


def test_a_draw_that_empties_the_bag_ends_there(table, fuse):
    t = bags(table, fuse=fuse).pick("Pull many")
    assert (sorted(t.pile("palm")), t.pile("pouch"), t.number("fame")) == (["jade", "ruby"], [], 2)
    t.pick("Nap", "Pull")
    assert sorted(t.pile("palm")) == ["jade", "ruby"]


def test_an_empty_bag_is_filled_in_the_middle_of_a_draw(table, fuse):
    t = bags(table, copies=2, refill=REFILL, setup="put top of mine into first's pouch", fuse=fuse)
    assert t.pile("pouch") == ["jade"]
    t.pick("Pull many")
    assert (len(t.pile("palm")), len(t.pile("pouch")), t.number("fame")) == (3, 1, 3)
    assert t.pile("palm")[0] == "jade"


def test_a_view_tells_what_is_in_the_bag_and_not_how_it_lies(table):
    t = bags(table, copies=3)
    pouch = t.match.view(0).pile("pouch", 0)
    assert pouch.cards == tuple(sorted(pouch.cards)) and pouch.count == 6
    assert t.match.view(1).pile("pouch", 0).cards is None
    other = t.match.clone()
    other.state.z[pouch.pile].reverse()
    assert other.view(0).data() == t.match.clone().view(0).data()


def test_a_bag_may_be_looked_into_by_all(table):
    t = bags(table, copies=3, seen="all")
    one, two = (t.match.view(player).pile("pouch", 0).cards for player in (0, 1))
    assert one == two == tuple(sorted(one))
    t.pick("Pull")
    left = t.match.view(1).pile("pouch", 0).cards
    assert len(left) == 5 and "Player 1 draws a card" in t.match.view(1).log


def test_what_is_drawn_is_seen_by_its_drawer_alone(table):
    t = bags(table).pick("Pull")
    (gem,) = t.pile("palm")
    assert f"Player 1 draws {gem.title()}" in t.match.view(0).log
    assert "Player 1 draws a card" in t.match.view(1).log
    with pytest.raises(CannotUndo, match="something has been revealed since"):
        t.match.undo()


def test_what_is_drawn_to_where_all_see_it_is_named(table):
    t = bags(table, palm="all").pick("Pull")
    (gem,) = t.pile("palm")
    assert f"Player 1 draws {gem.title()}" in t.match.view(1).log


def test_what_is_no_card_is_told_by_what_its_place_holds(table):
    t = bags(table, copies=3, base="board").pick("Pull many")
    theirs = t.match.view(1).log
    assert theirs.count("Player 1 draws a gem") == 3 and "Player 1 draws a card" not in theirs
    assert [str(event) for event in events(t.match, 1)][-1].startswith("Player 1: Pull many · draws 3 gems")
    assert "Player 1 draws a gem" not in t.match.view(0).log
    t.pick("Nap", "Give back")
    t.match.choose(0)
    assert "a gem: Player 1's palm -> Player 1's pouch" in t.match.view(1).log


def test_a_place_of_several_kinds_does_not_tell_which_was_drawn(table):
    more = """
kind stone is board "stone"

kind opal is stone "opal"
    starts  quarry

kind flint is stone "flint"
    starts  quarry

zone quarry of stone "quarry"
    face   down
    drawn  palm_of_stones

zone palm_of_stones of stone for each player "palm of stones"
    seen  owner

opal fire "Fire"

flint spark "Spark"

action quarry_one "Quarry"
    shuffle quarry
    draw 1 stone
"""
    t = bags(table, base="board", more_rules=more).pick("Quarry")
    assert "Player 1 draws a stone" in t.match.view(1).log


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_bot_does_not_know_what_it_will_draw(table, viewer):
    t = bags(table, copies=3)
    blinds, state = Blinds(t.match.program), t.match.state
    other = t.match.clone().state
    other.z[t.match.view(0).pile("pouch", 0).pile].reverse()
    drawn = set()
    for seed in range(12):
        guess = blinds.guess(state, viewer, Luck(seed))
        assert guess.z == blinds.guess(other, viewer, Luck(seed)).z
        words = t.match.words(viewer)
        assert view_of(guess, viewer, words).data() == view_of(state, viewer, words).data()
        copy = Match(t.match.program, t.match.setup, t.match.names, guess)
        copy.play(copy.state.options[[option.label for option in copy.decision.options].index("Pull")])
        drawn.update(type(t)(t.game, copy).pile("palm"))
    assert drawn == {"ruby", "jade"}


def test_a_match_is_saved_in_the_middle_and_drawn_on(table):
    t = bags(table, copies=3).pick("Pull many", "Nap")
    again = Match.from_json(t.match.program, t.match.to_json())
    one, two = (type(t)(t.game, match).pick("Pull many", "Nap", "Pull") for match in (t.match, again))
    assert one.pile("palm") == two.pile("palm") and one.match.state.c == two.match.state.c
