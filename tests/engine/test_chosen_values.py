"""What is chosen that lies nowhere on the table: numbers, words of a fact, resources; and picks that agree."""

from __future__ import annotations

import json
from random import Random

import pytest

from interpreter.game.match import Match
from moodsl.extras.agents import make_bot
from moodsl.extras.agents.offered import MANY, few, places_of_few

BID = """
charm cup "Cup"
    after bow:
        choose a number from 0 to your coin as bid
        pay (bid) coin
        gain (bid) fame
"""


def with_charm(body, **more):
    """A charm in play that does this behind a bow."""
    return f'charm cup "Cup"\n    after bow:\n{body}'


def test_a_number_is_chosen_between_bounds_that_are_worked_out(table, fuse):
    t = table(BID, stacks={0: ["cup"]}, fuse=fuse).pick("Bow")
    assert t.match.decision.form == "number"
    assert t.prompt == "Cup: choose a number"
    assert [option.value for option in t.match.decision.options] == [0, 1, 2, 3]
    assert t.match.decision.options[0].sort == "number"
    t.pick("2")
    assert (t.number("coin"), t.number("fame")) == (1, 3)


@pytest.mark.parametrize(
    ("bounds", "offered"),
    [
        ("from 5 to your coin", None),  # no number lies between them: the rest is left out
        ("from 3 to your coin", None),  # only one: it is taken
        ("from -1 to 1", ["-1", "0", "1"]),
        ("from 1 to your coin + 1", ["1", "2", "3", "4"]),
        ("from 1 to 9 where it is more than your salt and it is not 5", ["4", "6", "7", "8", "9"]),
    ],
)
def test_what_is_offered(table, fuse, bounds, offered):
    t = table(with_charm(f"        choose a number {bounds}\n        gain (number + 1) fame\n"), stacks={0: ["cup"]},
              fuse=fuse).pick("Bow")  # fmt: skip
    if offered is not None:
        assert t.options == offered
        t.pick(offered[-1])
        assert t.number("fame") == 1 + int(offered[-1]) + 1
    else:
        assert "Bow" in t.options
        assert t.number("fame") == (1 if "5" in bounds else 1 + 4)


def test_another_player_chooses(table, fuse):
    t = table(
        with_charm(
            "        choose an opponent as rival\n"
            "        rival chooses a number from 1 to their salt\n"
            "        gain (number) fame\n"
        ),
        stacks={0: ["cup"]},
        fuse=fuse,
    ).pick("Bow")
    assert (t.asker, t.options) == (1, ["1", "2", "3"])
    t.pick("3")
    assert t.numbers("fame") == [4, 0]


@pytest.mark.parametrize(
    ("lines", "options", "last"),
    [
        ("pay any number of coin as paid / gain (2 times paid) fame", 4, {"coin": 0, "fame": 7}),
        ("pay up to 2 coin as paid / gain (paid) fame", 3, {"coin": 1, "fame": 3}),
        ("pay up to 5 coin / gain 2 fame", 4, {"coin": 0, "fame": 3}),
        ("pay any number of coin as paid / pay (paid) salt / pay 1 salt", 3, {"coin": 1, "salt": 0}),
        ("lose any number of fame as lost / gain (lost) dread", 11, {"fame": -9, "dread": 9}),
        ("gain any number of coin", 7, {"coin": 9}),
        ("gain up to 2 coin", 3, {"coin": 5}),
        ("choose a resource from coin, salt as good / pay any number of good", 2, {"coin": 0}),
        ("your left pays any number of coin as gift / gain (gift) coin", 4, {"coin": 6}),
        ("gain up to 3 hoard of red", 3, {"hoard_of_red": 3}),
        ("pay up to 3 hoard of blue as paid / gain (paid) fame", 2, {"hoard_of_blue": 0, "fame": 2}),
        ("gain any number of loot", 3, {"loot": 2}),
    ],
)
def test_how_much_is_gained_lost_or_paid_is_chosen(table, fuse, lines, options, last):
    rules = (
        "counter hoard of tint for each player\n    range 0 to 3\n    start 1\n\n"
        "counter loot for each player\n    range 0 or more\n    limit sack\n\nvalue sack of player = 2\n\n"
        'action loot_and_hoard "Loot"\n    gain 1 loot\n    gain 1 hoard of red\n'
    )
    body = lines.replace(" / ", "\n        ")
    t = table(with_charm(f"        {body}\n"), rules=rules, stacks={0: ["cup"]}, fuse=fuse).pick("Bow")
    if "choose" in lines:
        t.pick("coin")
        options = 4
    assert len(t.options) == options
    t.pick(t.options[-1])
    assert {name: t.number(name) for name in last} == last


def test_how_much_is_asked_by_its_name_and_declined_with_nothing(table):
    t = table(with_charm("        pay any number of coin as paid\n        gain (paid) fame\n"), stacks={0: ["cup"]})
    t.pick("Bow")
    assert t.prompt == "Cup: how many coin? pay any number of coin as paid"
    t.pick("0")
    assert (t.number("coin"), t.number("fame")) == (3, 1)


# ---- words ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("what", "offered"),
    [
        ("a tint as named", ["red", "blue"]),
        ("a tint from blue, red as named", ["blue", "red"]),
        ("a tint as named where number of (cards in your grip where its tint is named) is at least 2", None),
        ("a tint as named where it is red and it is blue", None),
    ],
)
def test_a_word_of_a_fact_is_chosen(table, fuse, what, offered):
    cards = """
charm rose "Rose"
    tint red
charm sky "Sky"
    tint blue
    copies 2
"""
    body = f"        choose {what}\n        gain (number of (cards in your grip where its tint is named)) fame\n"
    t = table(with_charm(body) + cards, stacks={0: ["cup"]}, grip={0: ["rose", "sky", "sky"]}, fuse=fuse).pick("Bow")
    if offered is not None:
        assert (t.match.decision.form, t.prompt, t.options) == ("word", "Cup: choose a tint", offered)
        t.pick("blue")
    assert t.number("fame") == (1 if "and it is" in what else 1 + 2)


def test_a_chosen_word_is_saved_and_bots_know_it(table):
    t = table(
        with_charm("        choose a tint as named\n        if named is red\n            gain 9 fame\n"),
        stacks={0: ["cup"]},
    ).pick("Bow")
    assert t.match.view(0).decision.labels == ("red", "blue")
    assert make_bot("tree:60", 1).choose(t.match) == 0
    t.pick("red")
    assert Match.from_json(t.game.program, t.match.to_json()).state.c == t.match.state.c


# ---- resources ------------------------------------------------------------------------------------------------------

TRADE = """
charm cup "Cup"
    after bow:
        choose a resource as good where your good is at least 3
        pay 3 good
        gain 2 fame
        if good is coin
            gain 1 dread
        if your good is 0
            gain 4 fame

charm mint "Mint"
    after you gain wax:
        gain 1 dread
"""


def test_a_resource_is_chosen_and_paid_by_its_name(table, fuse):
    t = table(TRADE, stacks={0: ["cup"]}, setup="    each player\n        set their wax to 2", fuse=fuse).pick("Bow")
    assert (t.match.decision.form, t.prompt, t.options) == ("resource", "Cup: choose a resource", ["coin", "salt"])
    t.pick("coin")
    assert [t.number(name) for name in ("coin", "salt", "wax", "fame", "dread")] == [0, 3, 2, 7, 1]
    t.pick("Bow").pick("Bow")  # of the other player, and once more: only salt is left, and is taken
    assert [t.number(name) for name in ("coin", "salt", "wax", "fame", "dread")] == [0, 0, 2, 14, 1]


def test_a_resource_is_a_part_of_a_verb_and_of_a_value(table, fuse):
    rules = """
value wealth of player for good (resource)
    player's good + 1 if good is wax
    player's good otherwise

to swap good (resource) into other (resource)
    needs good is not other
    pay 1 good
    gain (wealth of you for other) other

action swapping "Swap"
    choose a resource from coin, salt as mine
    swap mine into wax
"""
    mint = 'charm mint "Mint"\n    after you gain wax:\n        gain 1 dread\n'
    t = table(mint, rules=rules, stacks={0: ["mint"]}, setup="    each player\n        set their wax to 1", fuse=fuse)
    t.pick("Swap", "salt")
    assert [t.number(name) for name in ("coin", "salt", "wax", "dread")] == [3, 2, 3, 1]


def test_a_resource_is_saved_and_why_not_is_told(table):
    t = table(TRADE, stacks={0: ["cup"]}).pick("Bow")
    assert make_bot("tree:40", 1).choose(t.match) in (0, 1, 2)
    t.pick("wax")
    assert Match.from_json(t.game.program, t.match.to_json()).state.c == t.match.state.c
    rules = 'action gift "Gift"\n    choose a resource as good\n    pay 9 good\n    gain 1 fame\n'
    t = table(rules=rules)
    assert "Gift" not in t.options
    assert t.match.why_not("gift") == ["pay 9 good"]


# ---- cards that agree, or differ -------------------------------------------------------------------------------------

TINTED = """
charm rose "Rose"
    tint red
charm fire "Fire"
    tint red
    weight 2
charm sky "Sky"
    tint blue
charm lead "Lead"
    tint blue
    weight 2
charm sea "Sea"
    tint blue
"""
GRIP = ["rose", "fire", "sky", "lead", "sea"]


def picked(table, body, grip, fuse, *answers):
    """A match in which a bow has set this off, and these answers were given; with what was offered each time."""
    t = table(with_charm(body) + TINTED, stacks={0: ["cup"]}, grip={0: grip}, fuse=fuse).pick("Bow")
    seen = []
    for answer in answers:
        seen.append(t.options)
        t.pick(answer)
    return t, seen


def test_so_many_cards_of_one_tint(table, fuse):
    body = "        discard 3 cards of one tint from your grip\n        gain 1 dread\n"
    t, seen = picked(table, body, GRIP, fuse, "Sky", "Sea")  # only of one tint there are three
    assert seen == [["Sky", "Lead", "Sea"], ["Lead", "Sea"]]
    assert (t.pile("grip"), t.number("dread")) == (["rose", "fire"], 1)
    body = body.replace("3 cards", "2 cards")
    t, seen = picked(table, body, GRIP, fuse, "Sky", "Sea")
    assert seen == [["Rose", "Fire", "Sky", "Lead", "Sea"], ["Lead", "Sea"]]
    assert t.pile("grip") == ["rose", "fire", "lead"]
    t, _seen = picked(table, body, ["rose", "sky"], fuse)  # none is picked where no two agree
    assert (t.pile("grip"), t.number("dread")) == (["rose", "sky"], 1)


def test_so_many_cards_of_different_tints(table, fuse):
    body = "        discard 2 cards of different tints from your grip\n"
    t, seen = picked(table, body, ["rose", "fire", "sky"], fuse, "Fire")
    assert seen == [["Rose", "Fire", "Sky"]]  # of the other tint there is one, which is taken
    assert t.pile("grip") == ["rose"]
    t, _seen = picked(table, body, ["rose", "fire"], fuse)
    assert t.pile("grip") == ["rose", "fire"]


def test_as_many_as_one_likes_of_one_tint(table, fuse):
    body = "        choose any number of cards of one tint from your grip as some\n        put some into heap\n"
    t, seen = picked(table, body, GRIP, fuse, "Rose", "Fire")
    assert seen == [["Rose", "Fire", "Sky", "Lead", "Sea", "no more"], ["Fire", "no more"]]
    assert t.pile("grip") == ["sky", "lead", "sea"]


@pytest.mark.parametrize(("grip", "asked"), [(["rose", "fire", "sky"], True), (["rose", "sky"], False)])
def test_a_price_in_cards_that_agree(table, fuse, grip, asked):
    body = "        may\n            pay 2 cards of one tint from your grip\n            gain 3 fame\n"
    t, _seen = picked(table, body, grip, fuse)
    assert (t.match.decision.form == "may") is asked
    if asked:
        t.pick("yes", "Rose")
        assert (t.number("fame"), t.pile("grip")) == (4, ["sky"])


@pytest.mark.parametrize(("grip", "can"), [(["cup", "rose", "fire"], True), (["cup", "rose", "sky"], False)])
def test_a_price_in_cards_that_agree_within_a_verb_with_a_part(table, fuse, grip, can):
    verb = "to melt charm\n    pay 2 charms of one tint from your grip\n    gain 3 fame\n\n"
    verb += 'action melting "Melt"\n    melt the charm in your grip where it is cup\n\n'
    t = table(verb + with_charm("        gain 1 dread\n") + TINTED, grip={0: grip}, fuse=fuse)
    assert ("Melt" in t.options) is can


# ---- prices behind a choice -----------------------------------------------------------------------------------------

SHOP = """
charm shop "Shop"
    after bow:
        choose a charm from your grip
        pay charm's price
        put charm into heap
        gain 5 fame

charm cheap "Cheap"
    price 1 coin
charm dear "Dear"
    price 4 coin
charm free "Free"
    price 3 coin
"""


def test_only_what_can_be_paid_for_is_offered(table, fuse):
    t = table(SHOP, stacks={0: ["shop"]}, grip={0: ["cheap", "dear", "free"]}, fuse=fuse).pick("Bow")
    assert t.options == ["Cheap", "Free"]
    t.pick("Free")
    assert (t.number("coin"), t.number("fame")) == (0, 6)
    t.pick("Bow").pick("Bow")  # of the other player, and once more: now nothing can be paid for
    assert (t.number("coin"), t.number("fame")) == (0, 7)
    assert sorted(t.pile("grip")) == ["cheap", "dear"]


@pytest.mark.parametrize(("coin", "possible"), [(2, True), (0, False)])
def test_an_action_is_offered_if_something_can_be_paid_for(table, fuse, coin, possible):
    rules = """
action gift "Gift"
    choose a number from 1 to 3 as bid
    pay (bid) coin
    gain (bid) fame
"""
    t = table(rules=rules, setup=f"    each player\n        set their coin to {coin}", fuse=fuse)
    assert ("Gift" in t.options) is possible
    if possible:
        assert t.pick("Gift").options == ["1", "2"]


# ---- saving, bots ---------------------------------------------------------------------------------------------------


def test_a_saved_match_knows_what_was_chosen(table):
    t = table(BID, stacks={0: ["cup"]}).pick("Bow")
    again = Match.from_json(t.game.program, t.match.to_json())
    assert [option.label for option in again.decision.options] == ["0", "1", "2", "3"]
    t.pick("2")
    text = t.match.to_json()
    assert ["number", 2] in json.loads(text)["decisions"]
    assert Match.from_json(t.game.program, text).state.c == t.match.state.c


MUCH = with_charm("        choose a number from 0 to 99\n        gain (number) fame\n")


def test_of_very_many_numbers_bots_look_at_some(table):
    t = table(MUCH, stacks={0: ["cup"]}).pick("Bow")
    assert len(t.options) == 100
    places = places_of_few(t.match.state)
    assert (len(places), places[0], places[-1]) == (MANY, 0, 99)
    assert sorted(set(places)) == places
    assert few(t.match.state) == places  # the numbers begin with 0
    for bot in ("random", "greedy", "tree:40"):
        choice = make_bot(bot, 3).choose(t.match)
        assert 0 <= choice < 100
    t.match.choose(99)
    assert few(t.match.state) == t.match.state.options


def test_a_bot_bids_what_is_worth_it(table):
    t = table(with_charm("        choose a number from 0 to 15\n        gain (number) fame\n"), stacks={0: ["cup"]})
    t.pick("Bow")
    assert make_bot("tree:200", Random(1).getrandbits(8)).choose(t.match) > 7


def test_beside_a_word_a_word_is_meant_though_a_counter_and_a_place_are_called_so(table, fuse):
    rules = """
kind veil is board "veil"
    stuff   coin, heap, salt
    starts  loom

zone loom of veil "loom"

value pull of stuff (word)
    1 if stuff is coin
    2 if stuff is either heap or salt
    0 otherwise

action weigh "Weigh"
    choose a stuff as found
    gain (pull of found + pull of heap) fame
"""
    t = table('veil gauze "Gauze"\n    stuff  heap\n', rules=rules, fuse=fuse).pick("Weigh", "coin")
    assert t.number("fame") == 1 + 2


def test_a_resource_that_was_chosen_is_set(table, fuse):
    lines = """        choose a resource as good
        set good to 7
        set your left's good to your good - 2
"""
    t = table(with_charm(lines), stacks={0: ["cup"]}, fuse=fuse).pick("Bow", "salt")
    assert [t.numbers(name) for name in ("coin", "salt", "wax")] == [[3, 3], [7, 5], [3, 3]]
