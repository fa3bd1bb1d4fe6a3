"""`piles NAME`: a zone has as many piles as a value can become, so that whoever may have one more has room for it."""

from __future__ import annotations

import pytest

RULES = """
value ledge_limit of player = 2

zone ledges of charm for each player "ledges"
    piles  ledge_limit

action shelve "Shelve"
    needs number of (ledges in your ledges where it is not empty) is less than your ledge_limit
    put a card from your grip into a ledge from your ledges where it is empty
"""
RAISED = """
charm crate "Crate"
    copies 2
    always:
        your ledge_limit is 1 more
"""
REPLACED = """
charm crate "Crate"
    always:
        your ledge_limit is 6
"""


CASES = {
    "nothing changes it": ("", 2),
    "each copy adds": (RAISED, 4),
    "it is replaced": (REPLACED, 6),
    "both": (REPLACED + RAISED.replace("crate", "chest"), 8),
}


@pytest.mark.parametrize("case", CASES)
def test_there_are_as_many_piles_as_the_value_can_become(table, case):
    cards, piles = CASES[case]
    t = table(cards, rules=RULES)
    assert t.match.sheet.zones["ledges"].piles == piles


@pytest.mark.parametrize(("crates", "ledges"), [([], 2), (["crate"], 3), (["crate", "crate"], 4)])
def test_what_is_raised_has_room(table, crates, ledges):
    t = table(RAISED, rules=RULES, stacks={0: crates}, grip={0: ["dust"] * 5})
    for _ in range(ledges):
        t.pick("Shelve", "Nap")
    assert "Shelve" not in t.options
    assert [t.pile("ledges", 0, number) for number in range(ledges)] == [["dust"]] * ledges
