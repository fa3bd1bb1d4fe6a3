"""Why an action cannot be taken: the line that stands in the way is named where it stands, in a verb or on a card."""

from __future__ import annotations

from interpreter.compile import compile_game
from interpreter.game import reasons
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
