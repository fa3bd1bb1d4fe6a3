"""Chains of effects that feed themselves are stopped, and their cards named.

Those that are sure to have no end are told before anybody plays (`endless-chain`); an `if` makes them ours.
"""

from __future__ import annotations

import pytest

from interpreter.game import run
from interpreter.game.run import EndlessChain
from interpreter.loader import PackFault

PAIR = """
charm egg "Egg"
    after bow:
        if your coin is at least 0
            boast
charm hen "Hen"
    after boast:
        bow
charm fox "Fox"
    after strike:
        bow
"""


def test_two_cards_that_set_each_other_off(table, fuse):
    t = table(PAIR, stacks={0: ["egg", "hen"]}, fuse=fuse)
    with pytest.raises(EndlessChain) as caught:
        t.pick("Bow")
    assert sorted(set(caught.value.cards)) == ["egg", "hen"]
    assert "a chain of effects does not end: " in str(caught.value)


def test_what_leads_into_the_circle_is_not_named(table):
    t = table(PAIR, stacks={0: ["egg", "hen", "fox"]})
    with pytest.raises(EndlessChain) as caught:
        t.pick("Strike")
    assert sorted(set(caught.value.cards)) == ["egg", "hen"]


def test_a_card_that_sets_itself_off(table):
    t = table(
        'charm spool "Spool"\n    after bow:\n        if your coin is at least 0\n            bow\n',
        stacks={0: ["spool"]},
    )
    with pytest.raises(EndlessChain) as caught:
        t.pick("Bow")
    assert set(caught.value.cards) == {"spool"}


def test_a_circle_of_rests_and_wakes(table):
    t = table(
        """
charm tick "Tick"
    after a charm rests:
        put top of ash into your grip
        choose a card from your grip
        discard card
        bow
charm tock "Tock"
    after bow:
        discard a card from your stacks where it is dust and it is working
""",
        stacks={0: ["tick", "tock", ("dust", "dust", "dust")]},
    )
    t.pick("Bow")  # it ends when there is no more dust
    assert not t.match.over and t.number("fame") == 4


def test_one_part_of_the_circle_paid_for_ends(table):
    paid = PAIR.replace("if your coin is at least 0", "pay 1 coin").replace("    boast", "boast")
    t = table(paid, stacks={0: ["egg", "hen"]})
    t.pick("Bow")
    assert (t.number("coin"), t.number("fame")) == (0, 1 + 3 * 3)


def test_a_circle_with_a_may_is_the_players_own(table):
    t = table(PAIR.replace("if your coin is at least 0", "may"), stacks={0: ["egg", "hen"]})
    t.pick("Bow", *["yes"] * 20, "no")
    assert t.asker == 1


@pytest.mark.parametrize("end", ["", " while their coin is at least 0"])
def test_turns_that_nobody_ends_are_stopped(table, end):
    t = table(
        'charm wheel "Wheel"\n    after bow:\n        ## allow no-way-out the engine stops them\n'
        f"        take turns from you{end}\n            gain 1 coin\n",
        stacks={0: ["wheel"]},
    )
    with pytest.raises(EndlessChain) as caught:
        t.pick("Bow")
    assert caught.value.cards == ["take turns (wheel)"]


def verb(name, *lines):
    return "\n    ".join([f"to {name}", *lines]) + "\n"


def repeated(times):
    return verb("toil", *(f"{'    ' * depth}repeat {times} times" for depth in range(3)), " " * 12 + "boast")


def doubled(*lines):
    deeds = [verb(f"toil{n}", *(line.format(f"toil{n - 1}") for line in lines)) for n in range(1, 30)]
    return verb("toil0", "boast") + "".join(deeds) + verb("toil", "toil29")


LONG = {"repeated": repeated("1000"), "doubled": doubled("{}", "{}")}
UNSURE = {
    "repeated": repeated("(your coin + 900)"),
    "doubled": doubled("if your coin is at least 0", "    {}", "    {}"),
}
OX = 'charm ox "Ox"\n    after bow:\n        toil\n'


@pytest.mark.parametrize("how", LONG)
def test_what_takes_too_long_for_certain_is_told_by_the_check(trial, how):
    with pytest.raises(PackFault) as caught:
        trial(LONG[how] + OX)
    assert {fault.code for fault in caught.value.diagnostics} == {"endless-verb"}


@pytest.fixture
def hasty(monkeypatch):
    """A table that waits less long."""
    monkeypatch.setattr(run, "MOST_EFFORT", 200_000)
    monkeypatch.setattr(run, "BLOCKS", range(20_000))


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("how", UNSURE)
def test_what_takes_too_long_is_stopped_at_the_table(table, how, fuse):
    t = table(UNSURE[how] + OX, stacks={0: ["ox"]}, fuse=fuse)
    with pytest.raises(EndlessChain) as caught:
        t.pick("Bow")
    assert caught.value.cards == ["ox"]


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("how", UNSURE)
def test_a_set_up_that_takes_too_long_is_stopped(trial, how):
    game = trial(UNSURE[how] + OX, setup="    each player\n        toil")
    with pytest.raises(EndlessChain, match=": toil"):
        game.start(2, 1)
