"""`reveal … to`: one player sees cards, and nobody else learns anything."""

from __future__ import annotations

import pytest

from interpreter.game.match import CannotUndo, Match
from interpreter.game.view import view_of
from moodsl.extras.agents.hidden import Blinds
from moodsl.extras.agents.luck import Luck

SCOUT = """
charm scout "Scout"
    after bow:
        reveal top 3 of heap to you as seen
        may
            put top of heap into your grip
        choose a card from seen as kept
        put kept into your grip
charm drum "Drum"
    weight 2
    copies 3
charm fife "Fife"
    weight 3
"""


def scouted(table, fuse=True, cards=SCOUT, **more):
    return table(cards, stacks={0: ["scout"]}, fuse=fuse, **more).pick("Bow")


def test_one_player_sees_the_cards(table, fuse):
    t = scouted(table, fuse)
    top = t.pile("heap")[-3:]
    mine, theirs = t.match.view(0), t.match.view(1)
    assert {t.name(card) for card in mine.shown} == set(top) and len(mine.shown) == 3
    assert theirs.shown == () and "Player 1 looks at 3 hidden cards" in theirs.log
    titles = ", ".join(name.title() for name in sorted(top))
    told = next(line for line in mine.log if "looks at" in line)
    assert ", ".join(sorted(told.removeprefix("Player 1 looks at ").split(", "))) == titles
    assert not any("hidden cards" in line for line in mine.log)


def test_what_was_shown_cannot_be_taken_back(table):
    t = scouted(table)
    with pytest.raises(CannotUndo, match="something has been revealed since"):
        t.match.undo()


def test_it_is_known_until_the_block_ends(table, fuse):
    t = scouted(table, fuse)
    seen = t.match.view(0).shown
    t.pick("no")
    assert t.match.view(0).shown == seen and set(t.match.state.options) <= set(seen)
    t.match.choose(0)
    assert t.match.view(0).shown == () and len(t.pile("grip")) == 1


def test_a_bot_leaves_what_it_was_shown_where_it_lies(table):
    t = scouted(table)
    state, blinds = t.match.state, Blinds(t.match.program)
    pile = t.match.view(0).pile("heap").pile
    others = set()
    for seed in range(8):
        guess = blinds.guess(state, 0, Luck(seed))
        assert guess.z[pile][-3:] == state.z[pile][-3:]
        words = t.match.words(0)
        assert view_of(guess, 0, words).data() == view_of(state, 0, words).data()
        others.add(tuple(blinds.guess(state, 1, Luck(seed)).z[pile][-3:]))
    assert len(others) > 1  # nobody else knows


def test_who_does_not_see_it_sees_the_same_whatever_it_is(table):
    t = scouted(table)
    other = t.match.clone()
    log = other.state.log = [*t.match.state.log]
    pile = other.state.z[t.match.view(1).pile("heap").pile]
    place = next(at for at, one in enumerate(log) if type(one).__name__ == "CardsShown")
    log[place] = log[place]._replace(cards=pile[:3])
    pile.reverse()
    assert other.view(1).data() == t.match.view(1).data()


def test_a_shuffle_makes_it_unknown(table):
    cards = SCOUT.replace("        may\n", "        shuffle heap\n        may\n", 1)
    t = scouted(table, cards=cards)
    assert t.match.view(0).shown == () and t.options == ["yes", "no"]


def test_what_has_gone_where_nobody_sees_it_is_not_known(table):
    cards = SCOUT.replace("        may\n", "        first's left draws 1 card\n        may\n", 1)
    t = scouted(table, cards=cards)
    assert t.match.view(0).shown == ()


def test_a_saved_match_goes_on_with_what_was_shown(table):
    t = scouted(table)
    again = Match.from_json(t.match.program, t.match.to_json())
    assert again.view(0).data() == t.match.view(0).data() and again.clone().view(0).shown == t.match.view(0).shown


def test_a_card_of_ones_own_is_shown_to_another(table, fuse):
    cards = """
charm mirror "Mirror"
    after bow:
        reveal all cards from your grip to first's left as mine
        gain (number of mine) fame
        reveal top of ash to you as none_there
"""
    t = table(cards, stacks={0: ["mirror"]}, grip={0: ["dust", "dust"]}, fuse=fuse).pick("Bow")
    assert t.number("fame") == 3
    assert "Player 2 looks at Dust, Dust" in t.match.view(1).log
    assert "Player 2 looks at 2 hidden cards" in t.match.view(0).log
    assert not any("Player 1 looks" in line for line in t.match.log)
