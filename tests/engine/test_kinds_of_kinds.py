"""Kinds of kinds: what holds for the upper kind holds for all of its kinds, and each has lines of its own."""

from __future__ import annotations

import pytest

from interpreter.loader import PackFault, load
from moodsl.extras.agents.hidden import Blinds
from moodsl.extras.agents.luck import Luck

RULES = """
kind stead is project "stead"
    acres  number

kind project is card "project"
    size    1 to 6
    outlay  resources, optional
    effect  finish
    starts  office
    works when it is in its owner's drawer

kind development is project "development"
    branch  trade, growth

kind farm is project "farm"
    crop  rye, oats, optional

kind big_farm is farm "big farm"
    starts  land_register

kind token is board "token"
    starts  box_of_tokens

zone office of project "office"

zone land_register of farm "land register"

zone folder of project for each player "folder"
    seen  owner

zone drawer of project for each player "drawer"

zone furrow of farm for each player "furrow"
    seen  owner

zone box_of_tokens of token "box of tokens"

zone cells of token for each project "cells"

counter progress for each project "progress"
    range  0 to 6

value worth of project = project's size

to carry_out project
    needs project is in your folder
    needs project is not a farm or your salt is at least 1
    pay project's outlay
    put project into your drawer
    project gains 1 progress
    if project is a development
        gain 1 dread
    if project is a farm
        put a token from box_of_tokens into project's cells
    if project's crop is rye
        gain 1 salt
    gain (worth of project) wax

to look_at token
    if token's project is in your drawer
        gain 1 coin
    if token's farm is in your drawer
        gain 1 salt

action doing "Do"
    carry_out a project from your folder

action ploughing "Plough"
    carry_out a farm from your folder

action looking "Look"
    choose a farm from your drawer
    look_at a token from farm's cells

action counting "Count"
    gain (number of farms in your drawer) fame
    gain (total size of projects in your drawer) fame
    gain (number of developments in your drawer) dread
    gain (total progress of projects in your drawer) salt

action finishing "Finish"
    perform a project from your drawer's finish

development mint "Mint"
    size    2
    branch  trade

    after you carry_out a farm:
        gain 2 fame

farm rye_field "Rye Field"
    size  1
    crop  rye
    copies  2

big_farm estate "Estate"
    size  4

    always:
        worth of farms is 1 more

project shed "Shed"
    size    1
    outlay  1 coin

stead homestead "Homestead"
    size   3
    acres  12

token peg "Peg"
    copies  5
"""
RULES = RULES.replace("    perform a project from your drawer's finish\n", "    gain 1 wax\n")
DEAL = """
    each player where it is first
        choose a farm from office where it is rye_field
        put farm into their furrow
    each player where it is first
        put all projects from office into their folder
        put all farms from land_register into their folder
"""


@pytest.fixture
def play(table, fuse):
    """A game in which the first player has all projects in his folder."""
    return lambda: table(rules=RULES, setup=DEAL, fuse=fuse)


def mine(t):
    """Let the others pass, until it is the first player's turn."""
    while t.asker != 0:
        t.pick("Nap")
    return t


def test_a_noun_means_all_kinds_of_its_kind(play):
    t = play()
    t.pick("Do")
    assert sorted(t.options) == ["Estate", "Homestead", "Mint", "Rye Field", "Shed"]
    t = play()
    t.pick("Plough")
    assert sorted(t.options) == ["Estate", "Rye Field"]


def test_facts_places_marks_values_and_moments_are_those_of_the_upper_kind_too(play):
    t = play()
    t.pick("Do", "Mint")
    assert (t.number("dread"), t.number("wax"), t.pile("drawer")) == (1, 5, ["mint"])
    mine(t).pick("Plough", "Rye Field")
    assert (t.number("fame"), t.number("salt"), t.number("wax")) == (2, 4, 6)
    mine(t).pick("Look")
    assert (t.number("coin"), t.number("salt")) == (4, 5)
    mine(t).pick("Do", "Estate")
    assert (t.number("wax"), t.match.receipt("worth", card(t, "rye_field")).result) == (9, 2)
    assert t.match.receipt("worth", card(t, "mint")).result == 2
    mine(t).pick("Do", "Homestead")
    mine(t).pick("Count")
    assert (t.number("fame"), t.number("dread"), t.number("salt")) == (4 + 2 + 10, 2, 9)


def card(t, name):
    """The first copy of a card."""
    return next(design.first for design in t.match.sheet.designs if design.name == name)


def test_it_is_asked_whether_a_card_is_of_a_kind(play):
    t = play()
    mine(t).match.state.c[t.match.sheet.counters["salt"].at] = 0
    t.pick("Do")
    assert sorted(t.options) == ["Homestead", "Mint", "Shed"]


def test_what_is_hidden_is_dealt_among_what_may_lie_there(play):
    t = play()
    state, sheet = t.match.state, t.match.sheet
    folder, furrow = sheet.zones["folder"].at, sheet.zones["furrow"].at
    dealt = set()
    for seed in range(30):
        new = Blinds(t.match.program).guess(state, 1, Luck(seed))
        assert sorted([*new.z[folder], *new.z[furrow]]) == sorted([*state.z[folder], *state.z[furrow]])
        dealt |= {sheet.designs[sheet.design_of[card]].name for card in new.z[furrow]}
    assert dealt == {"rye_field", "estate"}


def test_a_kind_of_a_kind_has_each_fact_once(trial):
    with pytest.raises(PackFault, match="every project has `size` already"):
        trial(rules=RULES.replace("    crop  rye, oats", "    size  number\n    crop  rye, oats"))


VESSELS = """
pack vessels "Vessels"
    version   "1"
    language  "3"

game vessels "Vessels"
    players     2 to 2
    ordered_by  owner

counter fame for each player "fame"
    range  0 or more

kind vessel is card "vessel"
    starts  sea

kind ship is vessel "ship"
    owned   by_player
    starts  sea

kind wreck is vessel "wreck"

zone sea of vessel "sea"

ship brig "Brig"

wreck hull "Hull"

action count "Count"
    gain (number of (vessels in sea where its owner is you)) fame
    for each vessel in sea
        vessel's owner gains 2 fame

setup:
    each player
        gain 0 fame

play:
    each player where it is first
        perform an action

scoring:
    each player
        score their fame
"""


def test_a_thing_of_an_upper_kind_belongs_to_whom_its_own_kind_says(tmp_path):
    (tmp_path / "vessels.moo").write_text(VESSELS)
    match = load(tmp_path, cache=False).start(2, 1, first=0)
    assert [row.result for row in match.standings or ()] == [3, 2]
