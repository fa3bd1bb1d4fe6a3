"""Pieces: room, guests, slots, home; they are never made or lost."""

from __future__ import annotations

import pytest

from interpreter.loader import PackFault


def all_pieces(t):
    """How many pebbles each player has on the table, wherever they lie."""
    m, sheet = t.match.state, t.match.sheet
    found = [0] * m.n
    for zone in sheet.zones.values():
        if zone.store != "pieces":
            continue
        for owner in range(m.n) if zone.per == "player" else (0,):
            for look in range(zone.looks):
                whose = look if zone.looks > 1 else owner
                if whose < m.n:
                    found[whose] += m.c[zone.at + owner * zone.looks + look]
    for look in m.cells.values():
        found[look] += 1
    return found


def test_a_guest_stays_somebody_elses(table):
    t = table(n=3)
    t.pick("Visit", "Player 2", "Nap", "Visit", "Player 2")
    assert t.match.view(0).pieces("ring_of_stones", 1) == 2
    assert [t.pieces("bag", player) for player in range(3)] == [4, 5, 4]
    assert all_pieces(t) == [5, 5, 5]
    holder = next(one for one in t.match.view(0).holders if (one.zone, one.owner) == ("ring_of_stones", 1))
    assert holder.pieces == ((0, 1), (2, 1))


def test_where_there_is_no_room_the_price_cannot_be_paid(table):
    t = table()
    for _ in range(3):
        t.pick("Visit", "Nap")
    assert "Visit" not in t.options and t.match.why_not("visit") == [
        "pay 1 pebble from your bag into target's ring_of_stones"
    ]
    t.pick("Nap", "Visit")  # the other's ring is empty


def test_pieces_move_as_far_as_there_are_and_as_there_is_room(table):
    t = table(
        """
charm sling "Sling"
    copies 2
    after bow:
        put 4 pebbles from your bag into nest
    after boast:
        put all pebbles from your bag into pit
""",
        rules='zone nest of pebble "nest"\n    holds  6\n',
        stacks={0: ["sling"], 1: ["sling"]},
    )
    t.pick("Bow", "Bow")
    assert (t.pieces("nest"), t.pieces("bag", 0), t.pieces("bag", 1)) == (6, 1, 3)
    t.pick("Boast", "Boast")
    assert (t.pieces("pit"), t.pieces("bag", 0), t.pieces("bag", 1)) == (4, 0, 0)
    assert all_pieces(t) == [5, 5]


def test_guests_go_home_to_their_owners(table):
    t = table(
        """
charm broom "Broom"
    after bow:
        for each pebble in your ring_of_stones
            put it into its owner's bag
""",
        n=3,
        stacks={0: ["broom"]},
    )
    t.pick("Nap", "Visit", "Player 1", "Visit", "Player 1", "Bow")
    assert [t.pieces("bag", player) for player in range(3)] == [5, 5, 5]


def test_slots_hold_one_piece_and_only_cards_that_have_them(table):
    t = table(
        """
charm harp "Harp"
    ring [B]:
        gain 1 fame
charm hand "Hand"
    after boast:
        choose a slot on your stacks where it is empty and its card is working
        put 1 pebble from your bag into slot
charm rake "Rake"
    after sweep:
        for each pebble on cards
            put it into its owner's bag
""",
        rules='to sweep\n    gain 0 hour\naction clear "Clear"\n    sweep\n',
        stacks={0: ["harp", "hand", "rake"]},
    )
    t.pick("Sound", "Nap")
    assert t.pieces("bag", 0) == 4 and len(t.match.view(1).slots) == 1
    t.pick("Boast", "Nap")  # the harp's is full, and no other card has one
    assert t.pieces("bag", 0) == 4
    t.pick("Clear")
    assert t.pieces("bag", 0) == 5 and t.match.view(1).slots == () and all_pieces(t) == [5, 5]


def test_a_card_keeps_its_pieces_when_it_is_covered_unless_a_rule_says_otherwise(table):
    harp = 'charm harp "Harp"\n    ring [B]:\n        gain 1 fame\n'
    for rules, left in (
        ("", 4),
        ("after a card rests:\n    for each pebble on card\n        put it into its owner's bag\n", 5),
    ):
        t = table(harp, rules=rules, stacks={0: ["harp"]}, grip={0: ["dust"]})
        t.pick("Sound", "Nap", "Lay", "your stack 1 (Harp on top)")
        assert t.pieces("bag", 0) == left and all_pieces(t) == [5, 5]


def test_somebody_elses_piece_needs_a_place_for_guests(trial):
    with pytest.raises(PackFault, match="foreign-piece"):
        trial(
            rules="""
to leave target (player)
    pay 1 pebble from your bag into target's bag
action leave
    leave an opponent
"""
        )


@pytest.mark.parametrize(
    "line",
    [
        "put 1 nut from jar into pit",
        "pay 1 nut from jar into pit",
        "put all nuts from jar into pit",
        "for each nut in jar\n            put it into pit",
        "put 1 nut from jar into this card's [B]",
    ],
)
def test_a_piece_lies_only_where_its_kind_can(trial, line):
    nuts = 'kind nut is piece "nut"\nzone jar of nut "jar"\n    start  5\n'
    with pytest.raises(PackFault, match="no nut can lie in"):
        trial(f'charm squirrel "Squirrel"\n    ring [B]:\n        {line}\n', rules=nuts)


def test_a_slot_takes_one_piece_at_a_time(trial):
    with pytest.raises(PackFault, match="a slot holds one piece, not 2"):
        trial('charm harp "Harp"\n    ring [B]:\n        pay 2 pebbles from your bag into this card\'s [B]\n')


CARRY = """
charm sling "Sling"
    copies 2
    after bow:
        {line}
"""
NEST = 'zone nest of pebble "nest"\n    holds  6\n'


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("put up to 3 pebbles from your bag into pit", ["0", "1", "2", "3"]),
        ("put any number of pebbles from your bag into pit", ["0", "1", "2", "3", "4", "5"]),
        ("put up to 9 pebbles from your bag into pit", ["0", "1", "2", "3", "4", "5"]),  # as many as there are
        ("put up to (your fame + 1) pebbles from your bag into pit", ["0", "1", "2"]),
    ],
)
def test_how_many_pieces_are_moved_is_chosen(table, fuse, line, offered):
    t = table(CARRY.format(line=line), stacks={0: ["sling"]}, fuse=fuse).pick("Bow")
    assert t.match.decision.form == "number"
    assert t.prompt == f"Sling: how many pebbles? {line}"
    assert t.options == offered
    t.pick("2")
    assert (t.pieces("pit"), t.pieces("bag", 0)) == (2, 3)
    assert all_pieces(t) == [5, 5]


def test_of_the_pieces_that_are_chosen_there_are_no_more_than_there_is_room(table):
    line = "put any number of pebbles from your bag into nest"
    t = table(CARRY.format(line=line), rules=NEST, stacks={0: ["sling"], 1: ["sling"]})
    t.pick("Bow", "5", "Bow")
    assert t.options == ["0", "1"]
    t.pick("0")
    assert (t.pieces("nest"), t.pieces("bag", 1)) == (5, 5)


def test_a_slot_takes_one_piece_or_none(table):
    harp = """
charm harp "Harp"
    after bow:
        put up to 1 pebble from your bag into this card's [B]
    ring [B]:
        gain 1 fame
"""
    t = table(harp, stacks={0: ["harp"]}).pick("Bow")
    assert t.options == ["0", "1"]
    t.pick("0", "Nap", "Bow", "1")
    assert t.pieces("bag", 0) == 4 and all_pieces(t) == [5, 5]


def test_all_pieces_of_a_place_are_a_price(table):
    t = table(CARRY.format(line="pay all pebbles from your bag into pit"), stacks={0: ["sling"]}).pick("Bow")
    assert (t.pieces("pit"), t.pieces("bag", 0)) == (5, 0)
