"""Values that `always` changes, their receipts, and what `cannot` forbids."""

from __future__ import annotations

import pytest

from interpreter.loader import PackFault, load
from tests.engine.conftest import PLAY

CARDS = """
charm bell "Bell"
    copies 2
    always:
        your lure is 1 more
charm book "Book"
    always:
        your lure is 5
charm lead "Lead"
    always:
        lure of players is 1 less
charm root "Root"
    always, working or not:
        your lure is 3 more
charm gate "Gate"
    always:
        toll against you is 1 coin, 1 salt more
"""
TOME = """
charm tome "Tome"
    always:
        your lure is 8
"""


def boast(table, stacks):
    t = table(CARDS.replace("1 coin, 1 salt", "1 salt"), stacks=stacks)
    t.pick("Boast")
    return t.number("fame")


@pytest.mark.parametrize(
    ("stacks", "fame"),
    [
        ({}, 2),
        ({0: ["bell"]}, 3),
        ({0: ["bell", "bell"]}, 4),
        ({0: ["book"]}, 5),
        ({0: ["bell", "book"]}, 6),  # what replaces comes first, however they were laid
        ({0: ["book", "bell"]}, 6),
        ({0: ["book", "bell", "lead"]}, 5),
        ({1: ["lead"]}, 1),
        ({1: ["bell"]}, 2),
        ({0: [("bell", "dust")]}, 2),
        ({0: [("root", "dust")]}, 5),
        ({0: [("book", "bell")]}, 3),
    ],
)
def test_changes_add_up_behind_what_replaces(table, stacks, fame):
    assert boast(table, stacks) == fame


def test_a_receipt_lists_the_parts(table):
    t = table(CARDS.replace("1 coin, 1 salt", "1 salt"), stacks={0: ["bell", "book", "gate"], 1: ["lead"]})
    lure = t.match.receipt("lure", 0)
    assert sorted((part.card, part.change, part.replaces) for part in lure.parts) == [
        ("Bell", 1, False), ("Book", 5, True), ("Lead", -1, False),
    ]  # fmt: skip
    assert (lure.base, lure.result) == (2, 5)
    assert changes(t, "lure", 1) == [("Lead", -1)]
    assert changes(t, "toll", 0) == [("Gate", (0, 1, 0))]
    assert changes(t, "toll", 1) == changes(t, "bargain", 0) == []
    with pytest.raises(KeyError):
        t.match.receipt("beauty", 0)


def changes(t, value, *args):
    return [(part.card, part.change) for part in t.match.receipt(value, *args).parts]


def test_a_receipt_is_told_in_one_line_with_the_lines_that_say_so(table):
    t = table(CARDS.replace("1 coin, 1 salt", "1 salt"), stacks={0: ["bell", "bell", "gate"], 1: ["lead"]})
    lure = t.match.receipt("lure", 0)
    assert lure.told == str(lure) == "lure 3: 2, +1 Bell, +1 Bell, -1 Lead"
    assert [(part.rule, part.source.rpartition("/")[2]) for part in lure.parts[:2]] == [
        ("your lure is 1 more", "trial.moo")
    ] * 2
    assert t.match.receipt("toll", 0).told == "toll 1 coin, 1 salt: 1 coin, +1 salt Gate"
    t = table(CARDS.replace("1 coin, 1 salt", "2 coin"), stacks={0: ["gate"]})
    assert t.match.receipt("toll", 0).told == "toll 3 coin: 1, +2 Gate"


@pytest.mark.parametrize(
    ("stacks", "fame", "told"),
    [
        ({0: ["book", "tome"]}, 8, "lure 8: 2, = 8 Tome (in place of 5 Book)"),
        ({0: ["tome", "bell", "book"]}, 6, "lure 6: 2, = 5 Book (in place of 8 Tome), +1 Bell"),
        ({0: ["tome"]}, 8, "lure 8: 2, = 8 Tome"),
    ],
)
def test_of_two_cards_that_replace_a_value_the_last_to_begin_counts(table, stacks, fame, told):
    """Nobody is asked; the receipt says which took the place of which (decision 11)."""
    t = table(CARDS.replace("1 coin, 1 salt", "1 salt") + TOME, stacks=stacks)
    lure = t.match.receipt("lure", 0)
    assert (lure.told, lure.result) == (told, fame)
    assert [part.card for part in lure.parts if part.replaces and part.counts] == [told.split()[5]]
    t.pick("Boast")
    assert t.number("fame") == fame


def test_a_counter_has_a_history(table):
    t = table(stacks={})
    t.pick("Bow", "Nap", "Strike")
    assert t.match.history_of("fame", 0).told == "fame 1: 0, +1 Bow"
    assert t.match.history_of("coin", 0).told == "coin 2: 3, -1 Strike"
    assert t.match.history_of("fame", 1).told == "fame -1: 0, -1 Strike"
    assert t.match.history_of("hour").result == 2
    assert table(record=False).match.history_of("fame", 0) is None


def test_a_price_is_never_below_nothing(table):
    t = table('charm door "Door"\n    always:\n        toll against you is 5 coin less\n', stacks={1: ["door"]})
    t.pick("Strike")
    assert t.number("coin") == 3


def test_a_change_reaches_prices_of_others(table):
    t = table('charm gate "Gate"\n    always:\n        toll against you is 2 salt more\n', stacks={1: ["gate"]})
    t.pick("Strike")
    assert (t.number("coin"), t.number("salt")) == (2, 1)


def test_a_change_of_a_price_may_be_worked_out(table):
    gate = 'charm gate "Gate"\n    always:\n        toll against you is (your fame + 1) coin more\n'
    t = table(gate, stacks={1: ["gate"]})
    t.pick("Nap", "Bow", "Strike")
    assert t.number("coin") == 3 - 1 - (1 + 1)


def test_a_change_for_all_cards_of_a_kind(table):
    t = table(
        """
charm mint "Mint"
    always:
        heft of charms is 2 more
""",
        rules="""
value heft of charm = 1
to weigh charm
    gain (heft of charm) wax
action weigh "Weigh"
    weigh a card from your grip
""",
        grip={0: ["dust"]},
        stacks={1: ["mint"]},
    )
    t.pick("Weigh")
    assert t.number("wax") == 6


def test_only_values_can_be_changed_always(trial):
    with pytest.raises(PackFault, match="`coin`"):
        trial('charm mint "Mint"\n    always:\n        your coin is 2 more\n')


CANNOT = """
charm vow "Vow"
    always:
        you cannot strike
charm wall "Wall"
    always:
        opponents cannot strike you
charm lock "Lock"
    always:
        players cannot lay this
charm hush "Hush"
    always:
        if your coin is at least 3
            players cannot perform boast
charm chain "Chain"
    always:
        your opponents cannot nap
"""


def test_what_cannot_be_done_is_not_offered(table):
    t = table(CANNOT, stacks={0: ["vow"]})
    assert "Strike" not in t.options and t.match.why_not("strike") == ["you cannot strike"]
    t.pick("Nap")
    assert "Strike" in t.options and t.match.why_not("strike") == []
    t = table(CANNOT, n=3, stacks={1: ["wall"]})
    t.pick("Strike")
    assert t.asker == 1 and t.numbers("fame") == [0, 0, -1]


def test_what_cannot_be_done_is_left_out_of_an_effect(table):
    t = table(
        CANNOT
        + """
charm fan "Fan"
    after bow:
        each opponent
            bow
        strike an opponent
        gain 1 wax
""",
        stacks={0: ["fan", "vow"]},
    )
    t.pick("Bow")
    assert (t.number("fame", 1), t.number("wax"), t.number("coin")) == (1, 4, 3)


def test_an_action_is_forbidden_by_its_name(table, fuse):
    t = table(CANNOT, stacks={1: ["hush", "chain"]}, fuse=fuse)
    assert not {"Boast", "Nap"} & set(t.options) and {"Bow", "Stone"} - set(t.options) == {"Stone"}
    assert t.match.why_not("boast") == ["players cannot perform boast"]
    reason = t.match.reason("nap")
    assert (reason.card, reason.rule) == ("Chain", "your opponents cannot nap")
    t.pick("Bow")
    assert "Nap" in t.options and "Boast" not in t.options
    t = table(CANNOT, stacks={1: ["hush"]}, setup="    each player loses 1 coin\n", fuse=fuse)
    assert "Boast" in t.options and t.match.why_not("boast") == []


def test_an_action_that_is_forbidden_is_left_out_where_it_would_be_performed(table):
    card = 'charm drum "Drum"\n    after strike:\n        perform boast\n        gain 1 wax\n'
    for stacks, fame in (({0: ["drum"]}, 2), ({0: ["drum", "hush"]}, 0)):
        t = table(card + CANNOT.replace("at least 3", "at least 1"), stacks=stacks)
        t.pick("Strike")
        assert (t.number("fame"), t.number("wax")) == (fame, 4)


def test_a_card_that_is_covered_forbids_nothing(table):
    t = table(CANNOT, stacks={0: [("vow", "dust")]})
    assert "Strike" in t.options


def test_why_not_names_the_line_that_fails(table):
    t = table(setup="    each player loses 3 coin\n")
    assert "Strike" not in t.options
    assert t.match.why_not("strike") == ["pay toll against target"]
    with pytest.raises(KeyError):
        t.match.why_not("fly")


def test_one_card_replaces_a_value_once(trial):
    with pytest.raises(PackFault, match="`pump` puts two things in place of `lure`"):
        trial('charm pump "Pump"\n    always:\n        your lure is 1\n        your lure is 4\n')


def test_a_title_of_a_verb_or_value_is_kept(tmp_path):
    (tmp_path / "named.moo").write_text(
        'value luck "Luck" of player = 1\n    ru "Удача"\n\n'
        'to bless "Bless" target (player)\n    gain (your luck) score\n\n'
        'advisor saint "Saint"\n    activate [A]:\n        bless an opponent\n',
        encoding="utf-8",
    )
    sheet = load("orion", tmp_path, cache=False).program.sheet
    assert [verb.titles["en"] for verb in sheet.verbs if verb.name == "bless"] == [("Bless",)]
    assert [value.titles for value in sheet.values if value.name == "luck"] == [{"en": ("Luck",), "ru": ("Удача",)}]


def test_a_value_can_stand_for_the_places_under_all_cards_of_a_place(table):
    rules = (
        'kind burr is card "burr"\n    starts  hedge\n\nzone hedge of burr "hedge"\n\n'
        'zone prickles of burr for each charm "prickles"\n\nburr thorn "Thorn"\n    copies  3\n\n'
        "value burrs of player = player's stacks's prickles\n\n"
        'action counting "Count"\n    for each charm in your stacks\n        put top of hedge into its prickles\n'
        "    gain (number of burrs in your burrs + your burrs) fame\n"
    )
    t = table('charm cap "Cap"\n    copies 2\n', rules=rules, stacks={0: ["cap", "cap"]})
    assert t.pick("Count").number("fame") == 4


RICH = """
charm purse "Purse"
    always:
        your lure is 3
        if your coin is at least 4
            your lure is 5
            if your salt is at least 4
                your lure is 1 more
        otherwise if your wax is at least 4
            lure of players is 1 more
        otherwise
            you cannot bow
charm cloak "Cloak"
    copies 2
    always, working or not:
        if this is working
            your lure is 1 more
"""


@pytest.mark.parametrize(
    ("gained", "lure", "others", "bows"),
    [
        ("gain 0 coin", 3, 2, False),
        ("gain 1 coin", 5, 2, True),
        ("gain 1 coin, 1 salt, 1 wax", 6, 2, True),
        ("gain 1 wax", 4, 3, True),
    ],
)
def test_a_change_holds_only_under_its_condition(table, gained, lure, others, bows, fuse):
    t = table(RICH, stacks={0: ["purse"]}, setup=f"    each player\n        {gained}\n", fuse=fuse)
    assert t.match.receipt("lure", 0).result == lure and t.match.receipt("lure", 1).result == others
    assert ("Bow" in t.options) is bows
    t.pick("Boast")
    assert t.number("fame") == lure
    t.pick("Boast")
    assert t.number("fame", 1) == others


def test_a_condition_is_asked_whenever_the_value_is(table):
    t = table(RICH, stacks={0: ["purse"]}, play=PLAY_TWICE)
    assert "Bow" not in t.options and t.match.why_not("bow") == ["you cannot bow"]
    assert t.match.receipt("lure", 0).told == "lure 3: 2, = 3 Purse"
    t.pick("Find")
    assert t.match.receipt("lure", 0).told == "lure 5: 2, = 5 Purse (in place of 3 Purse)"
    t.pick("Bow")
    t = table(RICH, stacks={0: [("cloak", "dust")], 1: ["cloak"]})
    assert [t.match.receipt("lure", player).result for player in (0, 1)] == [2, 3]


FINDING = """
action find "Find"
    gain 1 coin
"""
PLAY_TWICE = FINDING + PLAY + "                perform an action\n"


SOME = """
charm ember "Ember"
    tint red
    weight 2
charm frost "Frost"
    tint blue
    weight 4
charm prism "Prism"
    always:
        worth of charms for you is 2
        worth of blue charms for you is 4
        worth of (charms in your grip where its weight is at least 2) for players is 1 more
        lure of (players where their coin is at most 2) is 3 more
"""
WEIGH = """
value worth of charm for player = 1
to weigh charm
    gain (worth of charm for you) wax
    lose 1 coin
action weigh "Weigh"
    weigh a card from your grip
action feel "Feel"
    weigh a card from your stacks
"""


def test_a_change_for_some_cards_and_some_players(table, fuse):
    cards = {"rules": WEIGH, "setup": "    each player loses 2 wax\n", "fuse": fuse}
    for stacks, grip, done, wax in (
        (["prism"], ["ember"], "Weigh", 4),
        (["prism"], ["frost"], "Weigh", 6),
        (["prism"], ["dust"], "Weigh", 3),
        (["prism", "frost"], [], "Feel", 5),
        ([], ["frost"], "Weigh", 2),
    ):
        t = table(SOME, stacks={0: stacks}, grip={0: grip}, **cards)
        assert t.match.receipt("lure", 0).result == 2
        t.pick(done)
        if "Frost" in t.options:
            t.pick("Frost")
        assert t.number("wax") == wax, (stacks, grip)
        assert t.match.receipt("lure", 0).result == (5 if stacks else 2)


LIMITS = """
charm lid "Lid"
    copies 2
    always:
        your lure is at most 4
charm cap "Cap"
    always:
        your lure is at most (your coin)
charm peg "Peg"
    always:
        lure of players is at least 6
charm wind "Wind"
    copies 3
    always:
        your lure is 1 more
"""


@pytest.mark.parametrize(
    ("stacks", "told"),
    [
        (["lid", "wind"], "lure 3: 2, +1 Wind"),
        (["wind", "wind", "lid", "wind"], "lure 4: 2, +1 Wind, +1 Wind, +1 Wind, ≤ 4 Lid"),
        (["wind", "wind", "lid", "cap"], "lure 3: 2, +1 Wind, +1 Wind, ≤ 3 Cap"),
        (["peg", "wind"], "lure 6: 2, +1 Wind, ≥ 6 Peg"),
        (["lid", "peg", "wind"], "lure 4: 2, +1 Wind, ≥ 6 Peg, ≤ 4 Lid"),  # at most beats at least
    ],
)
def test_a_limit_counts_behind_all_that_is_added(table, stacks, told, fuse):
    t = table(LIMITS, stacks={0: stacks}, fuse=fuse)
    lure = t.match.receipt("lure", 0)
    assert (lure.told, [part.limit for part in lure.parts if part.limit]) == (
        told,
        [{"peg": "at least"}.get(one, "at most") for one in sorted(stacks, key="peg".__ne__) if one != "wind"],
    )
    t.pick("Boast")
    assert t.number("fame") == lure.result == int(told.split()[1].rstrip(":"))
    assert t.match.receipt("lure", 1).result == (6 if "peg" in stacks else 2)


TOLLS = """
charm bar "Bar"
    copies 2
    always:
        toll against players is 2 coin more
charm tithe "Tithe"
    always:
        toll against players is 2 salt more
charm roof "Roof"
    always:
        toll against players is at most 2 coin
charm floor "Floor"
    always:
        toll against players is at least 1 coin + 1 salt
"""


@pytest.mark.parametrize(
    ("stacks", "paid", "told"),
    [
        (["bar", "bar"], (5, 0), "toll 5 coin: 1, +2 Bar, +2 Bar"),
        (["bar", "bar", "roof"], (2, 0), "toll 2 coin: 1, +2 Bar, +2 Bar, ≤ 2 Roof"),
        (["bar", "tithe", "roof"], (2, 2), "toll 2 coin, 2 salt: 1 coin, +2 coin Bar, +2 salt Tithe, ≤ 2 coin Roof"),
        (["floor"], (1, 1), "toll 1 coin, 1 salt: 1 coin, ≥ 1 coin, 1 salt Floor"),
        (["floor", "tithe"], (1, 2), "toll 1 coin, 2 salt: 1 coin, +2 salt Tithe"),
    ],
)
def test_a_limit_of_an_amount_is_one_of_each_resource_that_it_names(table, stacks, paid, told, fuse):
    t = table(TOLLS, stacks={0: stacks}, setup="    each player\n        gain 6 coin", fuse=fuse)
    assert t.match.receipt("toll", 1).told == told
    assert t.match.receipt("toll", 1).result == (*paid, 0)
    t.pick("Strike")
    assert (t.number("coin"), t.number("salt")) == (9 - paid[0], 3 - paid[1])


DOORS = """
kind door is board "door"
    opens   0 to 9
    starts  yard
kind shed is board "shed"
    starts  yard_end
zone yard of door "yard"
zone yard_end of shed "end of the yard"
door hatch "Hatch"
    opens  4
shed barn "Barn"
value opens of shed = 2
value width of door = door's opens + 1
setup:
    shuffle yard
action open "Open"
    choose a door from yard
    choose a shed from yard_end
    gain (door's opens times 10 + shed's opens + width of door) fame
"""


def test_a_value_of_other_things_hides_no_fact(small, fuse):
    t = small.start(DOORS, fuse=fuse)
    assert t.match.standings is not None
    assert max(row.result for row in t.match.standings) == 40 + 2 + 5
