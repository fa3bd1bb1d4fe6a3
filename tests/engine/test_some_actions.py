"""`perform an action where …` offers some of the actions, and `as NAME` keeps which one it was."""

from __future__ import annotations

import pytest

from interpreter.loader import PackFault


def horn(*lines):
    return 'charm horn "Horn"\n    tint  red\n\n    after you boast:\n        ' + "\n        ".join(lines) + "\n"


def boasted(table, *lines, fuse=True):
    return table(horn(*lines), n=2, stacks={0: ["horn"]}, fuse=fuse).pick("Boast")


def test_only_some_actions_are_offered(table, fuse):
    t = boasted(table, "perform an action where it is either bow or nap", fuse=fuse)
    assert (t.asker, t.options) == (0, ["Bow", "Nap"])
    t.pick("Bow")
    assert (t.asker, t.number("fame")) == (1, 3)
    t = boasted(table, "perform an action where it is not boast and it is not lay and it is not gamble", fuse=fuse)
    assert not {"Boast", "Lay", "Gamble"} & {*t.options} and "Bow" in t.options


def test_a_single_one_is_not_asked_for_and_none_is_left_out(table, fuse):
    t = boasted(table, "perform an action where it is bow", fuse=fuse)
    assert (t.asker, t.number("fame")) == (1, 3)
    t = boasted(
        table, "perform an action where it is sound as done", "if not done is sound", "    gain 1 wax", fuse=fuse
    )
    assert (t.asker, t.number("wax")) == (1, 4)


def test_what_was_done_is_known(table, fuse):
    lines = (
        "perform an action where it is either bow or nap as done",
        "if done is bow",
        "    gain 1 wax",
        "perform an action where it is not done and it is either bow or nap as second",
        "if second is bow",
        "    gain 2 wax",
    )
    assert boasted(table, *lines, fuse=fuse).pick("Bow").number("wax") == 4
    assert boasted(table, *lines, fuse=fuse).pick("Nap").number("wax") == 5


def test_all_actions_with_a_name(table, fuse):
    t = boasted(table, "perform an action as done", "if done is nap", "    gain 1 wax", fuse=fuse)
    assert t.pick("Nap").number("wax") == 4


def test_an_action_that_leaves_itself_out_is_not_endless(trial):
    """`not …` and what is said of the variable are told apart when the pack is checked."""
    for condition in ("it is not dawdle", "not it is dawdle", "it is either bow or nap", "it is bow or it is nap"):
        trial(rules=f'action dawdle "Dawdle"\n    perform an action where {condition}\n')
    with pytest.raises(PackFault, match="endless"):
        trial(rules='action dawdle "Dawdle"\n    perform an action where it is either dawdle or nap\n')
