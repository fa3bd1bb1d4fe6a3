"""Why an action cannot be taken: the line that stands in the way is named where it stands, in a verb or on a card."""

from __future__ import annotations

import pytest

from interpreter.compile.whole import compile_game
from interpreter.effects.records import CounterChanged, FirstPlayerSet
from interpreter.game import reasons
from interpreter.game.match import NotAnOption
from interpreter.loader import check_sources, load, read
from interpreter.report import Reporter

BELL = """
charm bell "Bell"
    ring [B]:
        pay 9 wax
        gain 1 fame
charm plain "Plain"
charm dear "Dear"
    price  9 wax
"""


def test_of_several_things_to_pick_the_one_that_comes_furthest_is_told(table):
    t = table(BELL, stacks={0: ["plain"]})
    assert t.match.why_not("sound") == ["needs charm's [B] is empty"]  # it has no slot
    t = table(BELL, stacks={0: ["plain", "bell"]})
    assert t.match.why_not("sound") == ["pay 9 wax"]
    reason = reasons.why_action(t.match.state, "sound", 0)
    assert t.name(reason.card) == "bell"
    assert t.match.sheet.clauses[reason.clause].owner == "bell"


def test_a_price_with_a_discount_is_told(table):
    t = table(BELL, grip={0: ["dear"]})
    assert t.match.why_not("lay") == ["pay charm's price with discount (discount + your bargain)"]


def test_where_there_is_nothing_to_pick_the_line_itself_is_told(table):
    assert table().match.why_not("sound") == ["sound a card from your stacks"]


def test_behind_a_choice_the_need_that_stops_the_furthest_is_told(table):
    rules = """
action weigh "Weigh"
    let least be your coin
    choose a charm from your grip
    needs charm is not dear
    needs your wax is at least least + 9
    gain 1 coin
"""
    heavy = BELL + 'charm dear_too "Dear too"\n    price  1 coin\n'
    t = table(heavy, rules=rules, grip={0: ["dear"]})
    assert t.match.why_not("weigh") == ["needs charm is not dear"]
    t = table(heavy, rules=rules, grip={0: ["dear", "dear_too"]})
    assert t.match.why_not("weigh") == ["needs your wax is at least least + 9"]
    assert table(heavy, rules=rules).match.why_not("weigh") == ["choose a charm from your grip"]


def test_what_was_paid_before_a_verb_is_not_there_any_more(table):
    rules = """
action spend "Spend"
    pay 2 coin
    strike an opponent
"""
    t = table(rules=rules, setup="    each player loses 1 coin\n")
    assert t.match.why_not("strike") == []
    assert t.match.why_not("spend") == ["pay toll against target"]
    assert t.number("coin") == 2  # to ask costs nothing


def told(t, action):
    """What stands in the way of an action, with its numbers: the sentence, and the values of its sides."""
    reason = t.match.reason(action)
    return reason.told, [side.value for side in reason.sides]


def test_a_price_is_told_with_what_there_is(table):
    t = table(BELL, stacks={0: ["plain", "bell"]})
    assert told(t, "sound") == ("it costs 9 wax; you have 3 wax", [(0, 0, 9), (3, 3, 3)])
    reason = t.match.reason("sound")
    assert (reason.card, reason.rule, str(reason)) == ("Bell", "pay 9 wax", f"pay 9 wax: {reason.told}")
    assert t.match.sheet.clauses[reason.clause].line == reason.line and reason.source.endswith("trial.moo")
    t = table(BELL, grip={0: ["dear"]})
    assert told(t, "lay")[0] == "Dear costs 9 wax; you have 3 wax"


def test_what_is_left_once_the_rest_is_paid_is_told_so(table):
    rules = """
counter nerve for each player "nerve"
    range  0 to 9
    start  3
action spend "Spend"
    pay 2 coin
    strike an opponent
action dare "Dare"
    pay 2 nerve
    pay 2 nerve
    gain 1 fame
"""
    t = table(rules=rules, setup="    each player loses 1 coin\n")
    assert told(t, "spend")[0] == "it costs 1 coin; you have 0 coin"
    assert told(t, "dare")[0] == "it costs 2 nerve; you have 1 nerve (once the rest is paid)"


NEEDS = """
action boost "Boost"
    needs your fame + your lure is at least first's left's coin + 1
    gain 1 fame
action rest "Rest"
    needs pit is empty or your dread is more than 3
    gain 1 fame
action shed "Shed"
    pay 3 cards from your grip
    gain 1 fame
action stack "Stack"
    needs number of cards in your grip is 0
    pay 6 pebbles from your bag into pit      ## allow never-chosen a test of what is told
"""


def test_a_need_is_told_with_both_sides_and_the_parts_of_a_sum(table):
    t = table(rules=NEEDS, grip={0: ["dust"]})
    assert told(t, "boost") == ("you have lure 2; Player 2 has 3 coin, 1, together 4", [2, 4])
    t.pick("Bow", "Nap")
    assert t.match.reason("boost").sides[0].text == "you have 1 fame, lure 2, together 3"
    t.pick("Cast a stone")
    assert t.asker == 1
    reason = t.match.reason("rest", 0)
    assert reason.told == "pit: 1; you have 0 dread"
    assert told(t, "shed") == ("3 needed; your grip: 0", [3, 0])
    assert t.match.reason("shed", 0).told == "3 needed; your grip: 1"
    assert t.match.reason("stack", 0).told == "your grip: 1"
    assert t.match.reason("stack", 1).told == "6 needed; your bag: 5"
    assert t.match.reason("nap") is None
    with pytest.raises(KeyError):
        t.match.reason("fly")


def test_hidden_cards_are_not_told(table):
    rules = """
action pry "Pry"
    needs number of (cards in first's left's grip where its tint is red) is more than 1   ## allow hidden-cards a test
    gain 1 fame
"""
    t = table('charm rose "Rose"\n    tint red\n', rules=rules, grip={1: ["rose"]})
    assert t.match.why_not("pry") and t.match.reason("pry").sides == ()


# ---- what is not offered ---------------------------------------------------------------------------------------------


def test_what_is_asked_about_has_a_sort(table):
    t = table(grip={0: ["dust"]}, n=3)
    t.pick("Strike")
    assert [option.sort for option in t.match.decision.options] == ["player", "player"]
    assert t.match.refused(1, "player") is None and t.match.refused(0, "player") is not None
    for sort in ("card", "pile"):
        assert t.match.refused(1, sort).told == "it is not among these"


def test_an_option_of_another_question_is_no_answer(table):
    t = table('charm drum "Drum"\n    after bow:\n        may gain 1 coin\n', stacks={0: ["drum"]}, n=3)
    t.pick("Strike")
    player = t.match.decision.options[0]
    t.match.undo()
    t.pick("Bow")
    assert (player.value, t.match.decision.form) == (1, "may")
    with pytest.raises(NotAnOption):
        t.match.choose(player)
    assert t.match.choose(t.match.decision.options[0]) is None


def test_a_card_that_is_not_offered_has_its_reason(table):
    cards = BELL + 'charm cheap "Cheap"\ncharm free "Free"\n'
    t = table(cards, grip={0: ["dear", "cheap", "free"]}, stacks={0: ["bell"]})
    t.pick("Lay")
    card = {
        name: next(one.first for one in t.match.sheet.designs if one.name == name) for name in ("dear", "free", "bell")
    }
    assert t.match.refused(card["free"]) is None
    assert t.match.refused(card["dear"]).told == "Dear costs 9 wax; you have 3 wax"
    assert t.match.refused(card["bell"]).told == "it is not among these"
    t.pick("Free")
    assert [option.label for option in t.match.decision.options] != []


# ---- causes ---------------------------------------------------------------------------------------------------------


def test_every_record_has_its_cause(table):
    t = table('charm fan "Fan"\n    after bow:\n        gain 2 wax\n', stacks={0: ["fan"]})
    t.pick("Bow")
    found = [(record, t.match.cause(record)) for record in t.match.state.log if isinstance(record, CounterChanged)]
    cause = next(cause for record, cause in found if record.change == 2)
    assert (cause.card, cause.owner, cause.rule) == ("Fan", "fan", "gain 2 wax")
    assert str(cause) == f"{cause.source}:{cause.line} (fan) gain 2 wax"
    bowed = next(cause for record, cause in found if record.change == 1 and cause.owner == "bow")
    assert bowed.card is None
    assert str(t.match.cause(FirstPlayerSet(-1, 0))) == "the engine"


# ---- all of a game ---------------------------------------------------------------------------------------------------


def test_a_game_that_is_played_holds_neither_reasons_nor_marks():
    model = check_sources(read(["orion"], Reporter(), scenarios=False), Reporter())
    played, tested = compile_game(model), compile_game(model, scenarios=True)
    assert "SEEN" in tested["source"] and "def why_" in played["reasons"]["source"]
    assert "SEEN" not in played["source"] and "def why_" not in played["source"]


def test_an_action_has_a_reason_just_when_it_cannot_be_taken():
    match = load("orion").start(2, seed=5)
    names = [action.name for action in match.sheet.actions]
    for turn in range(150):
        if match.over:
            break
        for player in range(2):
            can = match.program.functions["actions"](match.state, player)
            for number, name in enumerate(names):
                assert (number in can) == (not match.why_not(name, player)), (turn, name)
        match.choose(turn % len(match.decision.options))
