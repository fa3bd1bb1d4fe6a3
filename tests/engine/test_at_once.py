"""`each player at once`: nobody sees what another chooses before all have chosen."""

from __future__ import annotations

import pytest

from interpreter.game.match import CannotUndo, Match
from interpreter.game.view import view_of
from moodsl.extras.agents.hidden import Blinds
from moodsl.extras.agents.luck import Luck

PLAY = """
play:
    repeat at most 9 times
        gain 1 hour
        {asked}
    each player
        perform an action
"""
BID = """each player at once
            choose a card from their grip as bid
            put bid into ash
            if bid is drum
                gain 1 fame"""
CARDS = """
charm drum "Drum"
    copies 4
charm fife "Fife"
    copies 4
charm bell "Bell"
    copies 4
"""
HANDS = {0: ["drum", "fife", "bell"], 1: ["drum", "fife", "bell"]}


def asked(table, block=BID, fuse=True, grip=HANDS, **more):
    return table(CARDS, play=PLAY.format(asked=block), grip=grip, fuse=fuse, **more)


def test_nothing_is_done_before_all_have_chosen(table, fuse):
    t = asked(table, fuse=fuse)
    before = t.match.state.z
    before = [pile[:] for pile in before]
    assert t.asker == 0
    t.pick("Drum")
    assert t.asker == 1 and t.match.state.z == before and t.numbers("fame") == [0, 0]
    t.pick("Fife")
    assert t.pile("ash") == ["drum", "fife"] and t.numbers("fame") == [1, 0] and t.asker == 0


PASSED = """each player at once
            choose 2 charms from their grip as passed
            put passed into their left's grip"""
HANDED_ON = """each player at once
            put all charms from their grip into their left's grip
            if number of charms in their grip is at least 3
                gain 1 fame"""


def test_several_cards_are_passed_on_when_all_have_chosen(table, fuse):
    t = asked(table, PASSED, fuse=fuse, grip={0: ["drum", "fife", "bell"], 1: ["drum", "fife", "bell"]})
    t.pick("Fife", "Bell").pick("Drum", "Fife")
    assert sorted(t.pile("grip", 0)) == ["drum", "drum", "fife"]
    assert sorted(t.pile("grip", 1)) == ["bell", "bell", "fife"]


def test_who_has_chosen_several_goes_on_from_a_copy_and_from_a_saved_match(table):
    t = asked(table, PASSED, grip=HANDS).pick("Fife", "Bell")
    copy = t.match.clone()
    saved = Match.from_json(t.match.program, t.match.to_json())
    found = [type(t)(t.game, one).pick("Drum", "Fife") for one in (t.match, copy, saved)]
    assert [sorted(one.pile("grip", 1)) for one in found] == [["bell", "bell", "fife"]] * 3


def test_all_hands_are_passed_on_at_once(table, fuse):
    t = asked(table, HANDED_ON, fuse=fuse, grip={0: ["drum", "fife"], 1: ["bell", "bell", "bell"]})
    t.numbers("fame")
    assert sorted(t.pile("grip", 0)) == ["bell", "bell", "bell"] and sorted(t.pile("grip", 1)) == ["drum", "fife"]


def test_nobody_sees_an_answer_before_the_last(table):
    chosen = [asked(table).pick(name).match for name in ("Drum", "Fife", "Bell")]
    views = [match.view(1).data() for match in chosen]
    assert views[0] == views[1] == views[2]
    saved = [Match.from_json(match.program, match.to_json()) for match in chosen]
    assert [match.view(1).data() for match in saved] == views
    assert len({str(match.log) for match in chosen}) == 1


def test_answers_are_taken_back_until_the_last_is_given(table):
    t = asked(table).pick("Drum")
    t.match.undo()
    assert t.asker == 0 and t.options == ["Drum", "Fife", "Bell"]
    t.pick("Fife", "Drum")
    assert t.pile("ash") == ["fife", "drum"]
    for player in (0, 1):
        with pytest.raises(CannotUndo, match="something has been revealed since"):
            t.match.undo(player)


def test_a_saved_match_goes_on_where_an_answer_is_missing(table):
    t = asked(table).pick("Drum")
    again = type(t)(t.game, Match.from_json(t.match.program, t.match.to_json())).pick("Bell")
    assert again.pile("ash") == ["drum", "bell"] and again.numbers("fame") == [1, 0]


def test_of_a_saved_match_the_other_can_take_back_nothing_and_reads_nothing(table):
    t = asked(table).pick("Drum")
    taken_up = Match.from_json(t.match.program, t.match.to_json())
    with pytest.raises(CannotUndo, match="there is nothing to take back"):
        taken_up.undo(1)
    assert taken_up.view(1).log == asked(table).match.view(1).log
    taken_up.undo(0)
    assert taken_up.decision.player == 0


@pytest.mark.parametrize("seed", range(6))
def test_a_bot_does_not_know_what_others_have_chosen(table, seed):
    guesses = []
    for name in ("Drum", "Fife", "Bell"):
        match = asked(table).pick(name).match
        guess = Blinds(match.program).guess(match.state, 1, Luck(seed))
        words = match.words(1)
        assert view_of(guess, 1, words).data() == view_of(match.state, 1, words).data()
        copy = Match(match.program, match.setup, match.names, guess)
        copy.choose(0)
        if copy.decision.player == 0:  # the other one is asked once more, if there is anything to choose in this guess
            copy.choose(seed % len(copy.decision.options))
        guesses.append((copy.state.z, copy.state.c))
    assert guesses[0] == guesses[1] == guesses[2]


def test_a_bot_knows_its_own_answer(table):
    match = asked(table).pick("Drum").match
    guess = Blinds(match.program).guess(match.state, 0, Luck(1))
    held = [frame for frame in guess.stack if frame[0] in match.program.held]
    assert held == [frame for frame in match.state.stack if frame[0] in match.program.held]


def test_what_is_done_afterwards_is_known_to_bots(table):
    block = BID + "\n            may\n                gain 1 dread"
    match = asked(table, block).pick("Drum", "Fife", "no").match
    guess = Blinds(match.program).guess(match.state, 1, Luck(1))
    copy = Match(match.program, match.setup, match.names, guess)
    copy.choose(0)
    assert copy.state.c[match.sheet.counters["dread"].at + 1] == 1 and copy.decision.form == "card"


def test_who_has_nothing_to_choose_is_left_out(table, fuse):
    t = asked(table, fuse=fuse, grip={1: ["drum", "fife"]})
    assert t.asker == 1
    t.pick("Drum")
    assert t.numbers("fame") == [0, 1] and t.pile("ash") == ["drum", "fife"]  # one card is taken without asking


def test_an_option_is_chosen_and_looked_at_again_when_it_is_done(table, fuse):
    block = """each player at once
            choose one
                all of
                    needs first's coin is at most 3
                    gain 2 coin
                lose 1 wax
                lose 1 salt
            gain 1 dread"""
    t = asked(table, block, fuse=fuse).pick("needs first's coin is at most 3, gain 2 coin")
    t.pick("needs first's coin is at most 3, gain 2 coin")
    assert t.numbers("coin") == [5, 3] and t.numbers("dread") == [1, 1]
    assert t.options == ["lose 1 wax", "lose 1 salt"]


def test_who_wants_to_says_so_at_once(table, fuse):
    block = """each player at once
            may
                pay 1 coin
                gain 2 fame
            otherwise
                gain 1 dread
            gain 1 salt"""
    t = asked(table, block, fuse=fuse).pick("yes", "no")
    assert (t.numbers("fame"), t.numbers("coin"), t.numbers("dread"), t.numbers("salt")) == (
        [2, 0], [2, 3], [0, 1], [4, 4],
    )  # fmt: skip


def test_several_cards_are_chosen_at_once(table, fuse):
    block = """each player at once
            choose 2 cards from their grip as handed
            put handed into their left's grip"""
    t = asked(table, block, fuse=fuse, grip={0: ["drum", "fife", "bell"], 1: ["drum", "drum", "bell"]})
    t.pick("Drum", "Fife")
    assert t.asker == 1 and t.pile("grip", 0) == ["drum", "fife", "bell"]
    t.pick("Drum", "Bell")
    assert sorted(t.pile("grip", 0)) == ["bell", "bell", "drum"]
    assert sorted(t.pile("grip", 1)) == ["drum", "drum", "fife"]


def test_opponents_at_once(table):
    cards = """
charm horn "Horn"
    after bow:
        each opponent at once where their coin is at least 1
            choose one
                gain 1 fame
                gain 1 dread
"""
    t = table(cards, stacks={0: ["horn"]}, n=3).pick("Bow", "gain 1 fame")
    assert t.asker == 2 and t.numbers("fame") == [1, 0, 0]
    t.pick("gain 1 dread")
    assert t.numbers("fame") == [1, 1, 0] and t.numbers("dread") == [0, 0, 1]


def test_numbers_are_bid_in_secret(table, fuse):
    block = """each player at once
            choose a number from 0 to their coin as offer
            lose (offer) coin
            gain (offer) fame"""
    t = asked(table, block, fuse=fuse)
    assert t.options == ["0", "1", "2", "3"]
    t.match.choose(2)
    assert t.numbers("coin") == [3, 3] and t.asker == 1
    t.match.choose(3)
    assert t.numbers("coin") == [1, 0] and t.numbers("fame") == [2, 3]
