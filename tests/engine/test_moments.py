"""Moments: what is set off before, after and instead of a verb, at announced moments, and with which payload."""

from __future__ import annotations

import re

import pytest

from interpreter.loader import PackFault


def test_before_body_after(table):
    t = table(
        """
charm drum "Drum"
    before strike:
        gain 1 salt
    after strike:
        gain 1 wax
""",
        stacks={0: ["drum"]},
    )
    t.pick("Strike")
    assert t.since("Player 1: Strike") == [
        "Drum of Player 1",
        "Player 1 +1 salt",
        "Player 1 pays 1 coin",
        "Player 2 -1 fame",
        "Player 1 +1 dread",
        "Drum of Player 1",
        "Player 1 +1 wax",
    ]


def test_payload_of_a_verb_is_its_parameters(table):
    t = table(
        """
charm drum "Drum"
    after strike:
        target loses 2 coin
        each opponent where it is not target
            gain 1 wax
charm mask "Mask"
    tint  red
charm horn "Horn"
    after lay:
        if charm's tint is red
            gain 4 fame
""",
        n=3,
        stacks={0: ["drum", "horn"]},
        grip={0: ["mask"]},
    )
    t.pick("Strike", "Player 3")
    assert (t.numbers("coin"), t.numbers("wax")) == ([2, 3, 1], [3, 4, 3])
    t.pick("Nap", "Nap", "Lay")
    t.pick(t.options[-1])
    assert t.number("fame") == 4


def test_payload_of_a_counter_is_the_amount(table):
    t = table(
        """
charm drum "Drum"
    after you gain fame:
        gain (amount) salt
charm purse "Purse"
    when you would lose fame:
        lose (amount) coin
""",
        stacks={0: ["drum"], 1: ["purse"]},
    )
    t.pick("Boast")
    assert (t.numbers("fame"), t.number("salt")) == ([2, 0], 5)
    t.pick("Nap", "Strike")
    assert (t.numbers("fame"), t.number("coin", 1)) == ([2, 0], 2)


def test_clauses_say_who_did_it_to_whom(table):
    t = table(
        """
charm shield "Shield"
    after an opponent strikes you:
        gain 1 wax
charm gossip "Gossip"
    after a player strikes an opponent:
        gain 1 salt
""",
        n=3,
        stacks={1: ["shield"], 2: ["gossip"]},
    )
    t.pick("Strike", "Player 2")
    assert (t.numbers("wax"), t.numbers("salt")) == ([3, 4, 3], [3, 3, 4])
    t.pick("Strike", "Player 3")  # to its owner, no opponent of his own was struck
    assert (t.numbers("wax"), t.numbers("salt")) == ([3, 4, 3], [3, 3, 4])


@pytest.mark.parametrize(
    ("ability", "fault"),
    [
        ("on lay:\n        target loses 1 fame", "unknown-name: `on lay` tells no `target`"),
        ("ring [B], once a hour:\n        gain 1 fame", "out-of-place: `ring` is done when it is performed"),
    ],
    ids=["a name that the moment does not have", "once for what is performed"],
)
def test_what_an_ability_cannot_say_is_a_fault(trial, ability, fault):
    with pytest.raises(PackFault, match=re.escape(fault)):
        trial(f'charm drum "Drum"\n    {ability}\n')


def test_on_is_about_this_card_and_its_doer(table):
    t = table(
        """
charm drum "Drum"
    copies 2
    on lay:
        gain 2 fame
""",
        stacks={0: ["drum"], 1: ["drum"]},
        grip={0: ["dust"]},
    )
    t.pick("Lay")
    t.pick(t.options[0])
    assert t.numbers("fame") == [0, 0]


def test_a_replacement_is_done_instead(table):
    t = table(
        """
charm veil "Veil"
    when an opponent would strike you:
        gain 3 salt
""",
        stacks={1: ["veil"]},
    )
    t.pick("Strike")
    assert (t.numbers("coin"), t.numbers("fame"), t.numbers("salt")) == ([3, 3], [0, 0], [3, 6])


def test_a_replacement_does_not_apply_to_itself(table):
    t = table(
        """
charm echo "Echo"
    when you would bow:
        gain 1 salt
        bow
        gain 1 wax
""",
        stacks={0: ["echo"]},
    )
    t.pick("Bow")
    assert [t.number(one) for one in ("fame", "salt", "wax")] == [1, 4, 4]


def test_a_replacement_that_cannot_be_paid_replaces_nothing(table):
    t = table(
        """
charm purse "Purse"
    when you would lose fame:
        pay 2 coin
""",
        stacks={1: ["purse"]},
    )
    t.pick("Strike", "Nap")
    assert (t.number("fame", 1), t.number("coin", 1)) == (0, 1)
    t.pick("Strike")
    assert (t.number("fame", 1), t.number("coin", 1)) == (-1, 1)


def test_of_two_replacements_one_is_done_and_the_other_still_hears_what_it_does(table):
    cards = """
charm echo "Echo"
    when you would bow:
        gain 1 salt
        bow
charm veil "Veil"
    when you would bow:
        gain 1 wax
"""
    t = table(cards, stacks={0: ["echo", "veil"]})
    t.pick("Bow")
    assert t.asker == 0 and len(t.options) == 2
    t.pick("Echo: when you would bow:")
    assert [t.number(one) for one in ("fame", "salt", "wax")] == [0, 4, 4]
    t = table(cards, stacks={0: ["echo", "veil"]})
    t.pick("Bow", "Veil: when you would bow:")
    assert [t.number(one) for one in ("fame", "salt", "wax")] == [0, 3, 4]


GAGS = """
charm gag "Gag"
    copies 2
    when an opponent would bow:
        gain 1 salt
charm hush "Hush"
    when a player would lose fame:
        gain 1 wax
"""


@pytest.mark.parametrize("doer", [True, False])
def test_of_replacements_of_several_players_whoever_would_do_it_chooses(table, doer):
    t = table(GAGS, n=3, stacks={0: ["gag"], 2: ["gag"]}, doer=doer)
    t.pick("Nap", "Bow")
    assert (t.asker, len(t.options)) == (1, 2)
    t.match.choose(1)
    assert (t.numbers("salt"), t.number("fame", 1)) == ([3, 3, 4], 0)


@pytest.mark.parametrize("doer", [True, False])
def test_of_replacements_of_a_loss_the_one_who_would_lose_chooses(table, doer):
    t = table(GAGS.replace("charm hush", "charm shush") + GAGS[GAGS.index("charm hush") :], n=3, doer=doer,
              stacks={0: ["hush"], 2: ["shush"]})  # fmt: skip
    t.pick("Strike", "Player 2")
    assert (t.asker, len(t.options)) == (1, 2)
    t.match.choose(0)
    assert (t.numbers("wax"), t.number("fame", 1)) == ([4, 3, 3], 0)


def test_two_copies_of_a_replacement_each_apply_once(table):
    t = table(
        """
charm echo "Echo"
    copies 2
    when you would bow:
        gain 1 salt
        bow
""",
        stacks={0: ["echo", "echo"]},
    )
    t.pick("Bow")
    assert (t.number("salt"), t.number("fame")) == (5, 1)


def test_a_rule_of_the_game_hears_everybody(table):
    t = table(rules="after a player strikes a player:\n    target gains 1 wax\n")
    t.pick("Strike", "Strike")
    assert t.numbers("wax") == [4, 4]


def test_announced_moments_phases_and_the_end(table):
    t = table(
        """
charm clock "Clock"
    at hour start:
        gain 1 coin
    at day start:
        gain 1 salt
    at day end:
        gain 1 wax
    end of game:
        score 5
""",
        stacks={0: ["clock"]},
        play="""
play:
    repeat at most 2 times
        announce start of hour
        phase day
            each player
                perform an action
""",
    )
    assert [t.number(one) for one in ("coin", "salt", "wax")] == [4, 4, 3]
    t.pick("Nap", "Nap")
    assert [t.number(one) for one in ("coin", "salt", "wax")] == [5, 5, 4]
    t.pick("Nap", "Nap")
    assert [t.number(one) for one in ("coin", "salt", "wax", "result")] == [5, 5, 5, 5]
    assert t.match.over and t.match.ending == "worn_out"
    assert [(one.player, one.result, one.rank) for one in t.match.standings] == [(0, 5, 1), (1, 0, 2)]


@pytest.mark.parametrize(
    ("once", "after_two", "next_turn", "next_hour"),
    [("turn", 4, 5, 6), ("hour", 4, 4, 5), ("game", 4, 4, 4)],
)
def test_once_in_a_stretch(table, once, after_two, next_turn, next_hour):
    t = table(
        f"""
charm drum "Drum"
    after bow, once a {once}:
        gain 1 coin
""",
        stacks={0: ["drum"]},
        play="""
play:
    repeat at most 3 times
        announce start of hour
        set dread of first to 6
        take turns from first while their dread is at least 1
            lose 3 dread
            perform bow
            perform bow
            perform an action
    end game by worn_out
scoring:
    rank by their fame
""",
        end="",
    )
    assert t.number("coin") == after_two
    t.pick("Nap")
    assert t.number("coin") == next_turn
    t.pick("Nap")
    assert t.number("coin") == next_hour


def test_once_is_counted_for_each_card(table):
    t = table(
        """
charm drum "Drum"
    copies 2
    after bow, once a hour:
        gain 1 coin
""",
        stacks={0: ["drum", "drum"]},
    )
    t.pick("Bow")
    assert t.number("coin") == 5


def test_a_slot_in_a_header_holds_the_ability_back_while_it_is_full(table):
    t = table(
        """
charm drum "Drum"
    after bow [B]:
        gain 1 coin
        put 1 pebble from your bag into this card's [B]
""",
        stacks={0: ["drum"]},
    )
    t.pick("Bow", "Nap", "Bow")
    assert t.number("coin") == 4 and t.pieces("bag", 0) == 4


def test_a_card_hears_others_rest_and_wake(table):
    t = table(
        """
charm owl "Owl"
    after a charm rests:
        gain 1 salt
    after a charm wakes:
        gain 1 wax
charm mask "Mask"
""",
        grip={0: ["mask"]},
        stacks={1: ["owl"], 0: ["dust"]},
    )
    before = t.number("salt", 1), t.number("wax", 1)  # the owl was there already when cards were dealt
    t.pick("Lay")
    t.pick(next(option for option in t.options if "Dust on top" in option))
    assert (t.number("salt", 1), t.number("wax", 1)) == (before[0] + 1, before[1] + 1)


def test_what_a_move_sets_off_comes_before_the_next_line(table):
    t = table(
        """
charm owl "Owl"
    after a charm rests:
        gain 1 salt
charm mask "Mask"
    on lay:
        gain 1 wax
""",
        rules="""
to cover charm onto stack
    put charm onto stack
    gain 1 fame
action cover "Cover"
    cover a card from your grip onto a stack from your stacks
""",
        grip={0: ["mask"]},
        stacks={0: ["owl", "dust"]},
    )
    t.pick("Cover", next(option for option in table_options(t) if "Dust on top" in option))
    assert t.since("Mask")[:3] == ["Owl of Player 1", "Player 1 +1 salt", "Player 1 +1 fame"]


def table_options(t):
    """What the next decision would offer after `Cover`."""
    copy = t.match.clone()
    copy.choose([option.label for option in copy.decision.options].index("Cover"))
    return [option.label for option in copy.decision.options]


def test_a_card_does_not_hear_its_own_rest_unless_it_says_so(trial, table):
    with pytest.raises(PackFault, match="a card that rests does not hear anything any more"):
        trial('charm owl "Owl"\n    after this card rests:\n        gain 1 salt\n')
    t = table(
        'charm owl "Owl"\n    after this card rests, working or not:\n        gain 1 salt\n',
        grip={0: ["dust"]},
        stacks={0: ["owl"]},
    )
    t.pick("Lay")
    t.pick(next(option for option in t.options if "Owl on top" in option))
    assert t.number("salt") == 4


def test_once_a_game_is_not_used_up_by_what_cannot_be_paid(table):
    t = table(
        """
charm purse "Purse"
    after you bow, once a game:
        pay 4 salt
        gain 1 wax
charm mine "Mine"
    after you boast:
        gain 1 salt
""",
        stacks={0: ["purse", "mine"]},
    )
    t.pick("Bow")
    assert (t.number("salt"), t.number("wax")) == (3, 3)
    t.pick("Nap", "Boast", "Nap", "Bow")
    assert (t.number("salt"), t.number("wax")) == (0, 4)


def test_gaining_nothing_is_no_gain(table):
    t = table(
        """
charm drum "Drum"
    after you gain fame:
        gain 1 salt
charm gag "Gag"
    always:
        your lure is 2 less
""",
        stacks={0: ["drum", "gag"]},
    )
    t.pick("Boast")
    assert t.number("salt") == 3


def test_in_a_rule_of_the_game_they_are_who_did_what_it_waits_for(table):
    rule = "after a player strikes:\n    they gain 1 salt\n    if their dread is {}\n        they gain 3 wax\n"
    t = table(rule.format("at least 1"))
    t.pick("Strike")
    assert t.since("Player 1: Strike")[-2:] == ["Player 1 +1 salt", "Player 1 +3 wax"]
    while t.asker == 0:
        t.pick("Nap")
    t.pick("Strike")
    gains = ["Player 2 +1 salt", "Player 2 +3 wax"]
    assert [line for line in t.since("Player 2: Strike") if line in gains] == gains
    t = table(rule.format("0"))
    t.pick("Strike")
    assert t.since("Player 1: Strike")[-1] == "Player 1 +1 salt"
