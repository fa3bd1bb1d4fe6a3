"""One fault is told once: what follows from it is not told as further faults."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.check.doubtful import stretches_of
from interpreter.report import Diagnostic, Reporter, full
from interpreter.syntax import parse
from interpreter.text import Source
from interpreter.whole_check import check

BASE = (Path(__file__).parents[1] / "cards" / "base.moo").read_text("utf-8").split("\n")
BEGINNINGS = [number for number, line in enumerate(BASE) if line[:1].strip() and not line.startswith("#")]
ENDS = [
    max(number for number in range(first, behind) if BASE[number].strip() and not BASE[number].startswith("#"))
    for first, behind in zip(BEGINNINGS, [*BEGINNINGS[1:], len(BASE)], strict=True)
]


def faults(text: str) -> list[Diagnostic]:
    reporter = Reporter()
    check([parse(Source("base.moo", text), reporter)], reporter)
    return reporter.diagnostics


def test_a_line_of_many_words_gives_few_names():
    [stretch] = stretches_of(Source("long.moo", 'stall inn "Inn" ' + "x " * 4000 + "\n"))
    assert len(stretch.names) < 40  # all of 400,000 letters joined were as many names as words, each as long


@pytest.mark.parametrize("where", ["first line", "last line"])
def test_a_declaration_that_cannot_be_read_is_one_fault(where):
    """Whatever the declaration gives, all that use it stay silent, and what it uses is not called needless."""
    for number in BEGINNINGS if where == "first line" else ENDS:
        lines = list(BASE)
        lines[number] = lines[number].partition("#")[0].rstrip() + " ="
        told = faults("\n".join(lines))
        assert [fault.span.line for fault in told] == [number + 1], "\n".join(map(full, told))


def test_an_invisible_line_inside_a_card_is_one_fault():
    facts = 'stall well "Well"\n    colour  red\n    price   1 coin\n    points  1\n'
    card = f"{facts}\u2028\n    always:\n        room is 1 more\n"
    assert [fault.code for fault in faults("\n".join(BASE) + "\n" + card)] == ["stray-character"]


SLIPS = [
    # the faulty line, what it was, the code that is told
    ("kind stall is crad", 'kind stall is card "stall"', "unknown-kind"),
    ("kind worker is peice", 'kind worker is piece "worker"', "unknown-kind"),
    ("kind cube is dye", 'kind cube is die "die"', "unknown-kind"),
    ("zone hand of stalk for each player", 'zone hand of stall for each player "hand"', "unknown-kind"),
    ("zone hut of wroker for each player", 'zone hut of worker for each player "hut"', "unknown-kind"),
    ("zone [A] of wroker for each card", 'zone [A] of worker for each card "counter of the stall"', "unknown-kind"),
    ("    strats     deck", "    starts     deck", "unknown-fact"),
    ("    starts     dekc", "    starts     deck", "unknown-zone"),
    ("    drawn  hnad", "    drawn  hand", "unknown-zone"),
    ("    discarded  rubish", "    discarded  rubbish", "unknown-zone"),
    ("    home   hutt", "    home   hut", "unknown-zone"),
    ("    piels  3", "    piles  3", "unknown-fact"),
    ("value room of playr = 4", "value room of player = 4", "unknown-kind"),
    ("value room of player = for", "value room of player = 4", "unexpected-word"),
    ("value room of player = roam", "value room of player = 4", "unknown-name"),
    ("to visit target (playr)", "to visit target (player)", "unknown-kind"),
    ("to open stal", "to open stall", "unknown-kind"),
    ("resorce grain for each player", 'resource grain for each player "grain"', "unknown-declaration"),
    ("resource grаin for each player", 'resource grain for each player "grain"', "lookalike-letter"),
    ('resource "grain" for each player', 'resource grain for each player "grain"', "unexpected-word"),
    ("setpu:", "setup:", "unknown-effect"),
    ("plya:", "play:", "unknown-effect"),
    ('stal barn "Barn"', 'stall barn "Barn"', "unknown-declaration"),
    ("        choose a guset from inn", "        choose a guest from inn", "unknown-kind"),
    ("    after you vist:", "    after you visit:", "unknown-verb"),
    ("    awlays:", "    always:", "unknown-effect"),
    ("            roll 1 cube sa weather", "            roll 1 cube as weather", "unknown-kind"),
    ('    versoin   "1.0.0"', '    version   "1.0.0"', "unknown-fact"),
    (
        "            if total of weather is at lest 3",
        "            if total of weather is at least 3",
        "unexpected-word",
    ),
]


@pytest.mark.parametrize(("slip", "line", "code"), SLIPS, ids=[slip.strip() for slip, _line, _code in SLIPS])
def test_a_slip_is_one_fault(slip, line, code):
    number = BASE.index(line)
    told = faults("\n".join([*BASE[:number], slip, *BASE[number + 1 :]]))
    assert [(fault.code, fault.span.line) for fault in told] == [(code, number + 1)], "\n".join(map(full, told))


def test_what_is_used_beside_a_faulty_value_is_used(faults_of):
    table = "table ladder of player by player's coin\n    1  1\n\nvalue depth of player = player's coin\n\n"
    found = faults_of(table + 'action diving "Dive"\n    gain (ladder of you + depth of you) fame\n')
    assert [fault.code for fault in found] == ["missing-case"]


def test_what_stands_under_a_faulty_line_is_looked_at():
    """A faulty header, condition or choice does not hide the faults in its block."""
    card = """
stall inn_yard "Inn Yard"
    colour  red
    price   1 coin
    points  1

    after you vist:
        gain 1 gold
        victim gains 1 coin

    on build:
        if your coin is fuor
            gain 2 gold
        otherwise
            gain 3 gold
        for each stal in your lanes
            gain 4 gold
            put it into your hand
        moon may
            gain 5 gold
        repeat many times
            gain 6 gold
        each pony
            gain 7 gold
        let much be nothing_at_all
        gain (much) coin
        choose a stal from your hand as picked
        discard picked
"""
    told = faults("\n".join([*BASE, card]))
    lines = [fault.span.line - len(BASE) for fault in told]
    assert lines == [7, 8, 12, 13, 15, 16, 17, 19, 20, 21, 22, 23, 24, 25, 27], "\n".join(map(full, told))


RAFTS = """kind raft is card "raft"
    owned   by_player
    starts  quay

zone quay of raft for each player "quay"

raft log "Log"

value size of raft =

action sinking "Sink"
    choose your raft from your quay where size of it is 2
    discard raft
"""
LEAVES = """kind leaf is card "leaf"
    suit    oak, elm
    deed    skip, choose
    starts  heap

zone heap of leaf "heap"

leaf plain "{suit} {deed}"
    suit  each
    deed  each

leaf short "{suit}"
    suit  each
    deed  skip
"""

HANDS = """
to hand_on
    gain 1 coin

action handing "Hand"
    each player hands_on
    gain 1 coin,
"""

FARE = """
to hand_on
    gain 1 coin,

action handing "Hand"
    each player hands_on
"""


@pytest.mark.parametrize(
    ("cards", "fault"),
    [
        (RAFTS, ("unfinished-line", 9)),
        (LEAVES, ("reserved-word", 3)),
        (HANDS, ("unfinished-line", 7)),
        (FARE, ("unfinished-line", 3)),
    ],
    ids=["choice among one's own", "series of a kind", "verb with a subject", "subject of a faulty verb"],
)
def test_what_a_faulty_line_would_give_is_no_fault_below_it(cards, fault):
    told = faults("\n".join([*BASE, cards]))
    assert [(one.code, one.span.line - len(BASE)) for one in told] == [fault]


def test_the_same_fault_is_told_wherever_it_is_made():
    """Only what is in doubt is kept silent: a misspelt use is told at each of its places."""
    card = 'stall inn_{0} "Inn"\n    colour  red\n    price   1 coin\n    points  1\n\n'
    card += "    on build:\n        gain 1 gold\n"
    told = faults("\n".join([*BASE, card.format("one"), card.format("two")]))
    assert [fault.code for fault in told] == ["unknown-resource", "unknown-resource"]


BOARD = """game small "Small"
    players     2
    ordered_by  owner

kind hex is place "hex"

board land of hex "Land"
    {lines}

relation adjacent of hex "adjacent"
    from land

kind scout is card "scout"
    owned   by_player
    starts  camp

zone camp of scout for each player "camp"

zone party of scout for each hex "party"

to land scout
    put scout into land_{far}'s party

to walk scout to goal (hex)
    needs side of scout's hex towards goal is not nowhere
    put scout into goal's party

scout brave "Brave"

setup:
    each player
        for each scout in their camp
            they land scout

play:
    each player
        for each scout in hexes' party
            they choose a hex adjacent to scout's hex
            they walk scout to hex

scoring:
    rank by number of their camp
"""


@pytest.mark.parametrize(
    ("lines", "far", "code", "marked"),
    [
        ("form hexagons\n    reach  -1", 30, "out-of-bounds", "reach  -1"),
        ("form hexagons\n    reach  58", 30, "out-of-bounds", "reach  58"),
        ("form hexagons\n    reach  wide", 30, "wrong-fact", "reach  wide"),
        ("form hexagons", 30, "missing-fact", "board land of hex"),
        ("form squares\n    width  3\n    height  0", "c20", "out-of-bounds", "width  3"),
        ("form ring\n    length  10000", 30, "out-of-bounds", "length  10000"),
        ("form oval\n    length  10", 30, "wrong-fact", "form oval"),
        ("reach  3", 30, "missing-fact", "board land of hex"),
    ],
)
def test_a_fault_of_a_board_is_one_fault(lines, far, code, marked):
    """The places that it would have are named, and their sides are asked; none of that is at fault."""
    text = BOARD.format(lines=lines, far=far)
    [told] = faults(text)
    assert told.code == code
    assert text.split("\n")[told.span.line - 1].strip().startswith(marked)


@pytest.mark.parametrize(
    ("lines", "far"),
    [
        ("form hexagons\n    reach  57", 9919),
        ("form squares\n    width  99\n    height  101", "cu101"),
        ("form ring\n    length  9999", 9999),
    ],
)
def test_the_largest_boards_are_boards(lines, far):
    assert not faults(BOARD.format(lines=lines, far=far))


def test_the_parts_of_a_value_that_cannot_be_read_are_not_looked_at():
    """`grain` behind it is a resource, and not that of somebody."""
    value = "value sown of good (resource) for player = 1 for each stall where it is red in your lanes\n"
    action = 'action reckoning "Reckon"\n    gain (sown of grain for you) fame\n'
    (fault,) = faults("\n".join([*BASE, value, action]))
    assert fault.code == "unexpected-word"


def test_what_a_faulty_choice_hides_is_not_meant_by_it():
    """The player of `each player` is `it` no more, below a `choose` from a zone that cannot be read."""
    zone = "zone heap of stall for each player\n    hidden\n"
    action = (
        'action heaping "Heap"\n    each player\n        choose a stall from their heap\n        put it into rubbish\n'
    )
    (fault,) = faults("\n".join([*BASE, zone, action]))
    assert fault.code == "unfinished-line"


def test_the_cards_of_a_series_of_a_misspelt_kind_are_not_missed():
    series = 'stal plain "{colour} one"\n    colour  each red, blue\n'
    action = 'action looking "Look"\n    if there is a stall in rubbish where it is plain_red\n        gain 1 fame\n'
    (fault,) = faults("\n".join([*BASE, series, action]))
    assert fault.code == "unknown-declaration"
