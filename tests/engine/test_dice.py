"""Dice as things: rolled, chosen, turned, rolled once more, set aside; numbers and words are printed on them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from interpreter.effects.records import DiceRolled
from interpreter.game.dice import NotOnDie
from interpreter.game.match import Match
from interpreter.game.sound import unsound
from interpreter.loader import load

STRIFE = """
pack strife "Strife"
    version   "1"
    language  "3"

game strife "Strife"
    players     2 to 2
    ordered_by  owner

counter fame for each player "fame"
    range  0 or more

counter hits for each ship "damage"
    range  0 to 9

kind yellow_die is die "yellow die"
    faces  miss, 2 to 5, burst
    harm   1

kind red_die is die "red die"
    faces  miss, 2 to 5, burst
    harm   4
    hue    scarlet

kind coin is die "coin"
    faces  tails, heads, heads

kind ship is card "ship"
    owned   by_player
    starts  row

zone row of ship for each player "row"

ship brig "Brig"

value strikes of die with aim (number)
    yes if die's face is burst
    yes if die's face is not miss and die's face + aim is at least 6
    no otherwise

{rules}

action wait "Wait"
    roll 1 yellow_die, 1 red_die, 1 coin as others
    for each die in others where (strikes of it with 1)
        for each ship in your row
            ship gains 1 hits

setup:
    each player
        gain 5 fame

play:
    repeat at most 50 times
        each player
            perform an action
"""


@pytest.fixture
def begun(tmp_path: Path) -> Any:
    """A match in which this is done, and the dice show these faces; the first player has decided to do it."""

    def begin(rules: str, *faces: int | str, seed: int = 1, act: bool = True) -> Match:
        if not rules.startswith(("action", "to ")):
            rules = 'action act "Act"\n' + "\n".join("    " + line for line in rules.strip("\n").splitlines())
        (tmp_path / "strife.moo").write_text(STRIFE.replace("{rules}", rules))
        match = load(tmp_path, cache=False).start(players=2, seed=seed, first=0)
        match.foretell(*faces)
        if act and match.decision is not None and match.decision.form == "action":
            match.choose(0)
        return match

    return begin


def fame(match: Match, player: int = 0) -> int:
    """What a player has gained since the set-up."""
    return int(match.state.c[match.sheet.counters["fame"].at + player]) - 5


def labels(match: Match) -> list[str]:
    """What is offered."""
    assert match.decision is not None
    return [str(option) for option in match.decision.options]


@pytest.mark.parametrize(
    ("line", "gained"),
    [
        ("total of thrown", 7),
        ("highest of thrown", 5),
        ("number of thrown", 4),
        ("number of dice in thrown", 4),
        ("number of red_dice in thrown", 2),
        ("number of (dice in thrown where its face is burst)", 1),
        ("number of (dice in thrown where its face is not burst)", 3),
        ("number of (dice in thrown where its face is at least 2)", 2),
        ("number of (dice in thrown where its face is at most 2)", 1),
        ("number of (dice in thrown where its face is less than 2)", 0),
        ("number of (dice in thrown where its face is either 5 or miss)", 2),
        ("number of scarlet dice in thrown", 2),
        ("number of (dice in thrown where it is not a red_die)", 2),
        ("total harm of dice in thrown", 10),
        ("total face of dice in thrown", 7),
        ("(its face + its harm) for each red_die in thrown", 10),
        ("(the die in thrown where its face is burst)'s harm", 4),
        ("(the die in thrown where its face is 3)'s harm", 0),
        ("number of (dice in thrown where (strikes of it with 1))", 2),
    ],
)
def test_dice_are_counted_and_added_up(begun, line, gained):
    match = begun(f"roll 2 yellow_dice, 2 red_dice as thrown\ngain ({line}) fame", 5, "miss", "burst", 2)
    assert fame(match) == gained


def test_how_many_dice_are_rolled_is_worked_out(begun):
    assert fame(begun("roll (your fame - 3) coins as thrown\ngain (number of thrown) fame")) == 2
    match = begun("roll (your fame - 9) coins as thrown\ngain (number of thrown + 1) fame")
    assert fame(match) == 1


def test_a_face_may_stand_twice(begun):
    match = begun("roll 100 coins as thrown\ngain (number of (dice in thrown where its face is heads)) fame")
    assert 50 < fame(match) < 85


def test_dice_that_look_alike_are_one_option(begun):
    match = begun(
        "roll 2 yellow_dice, 2 red_dice as thrown\nchoose a die from thrown as mine\ngain (mine's harm) fame",
        5,
        5,
        5,
        2,
    )
    assert labels(match) == ["yellow die showing 5", "red die showing 5", "red die showing 2"]
    match.choose(1)
    assert fame(match) == 4


ASSIGN = """
roll 1 yellow_die, 1 red_die as thrown
repeat at most 9 times while thrown is not empty
    choose a die from thrown as shot
    choose an opponent's ship from everybody's row as target
    if (strikes of shot with 0)
        target gains (shot's harm) hits
    discard shot
    gain (shot's harm) fame
"""


def test_dice_are_assigned_one_by_one_and_used_up(begun):
    match = begun(ASSIGN, 5, "burst")
    match.choose(1)
    assert fame(match) == 5 and match.decision is not None and match.decision.player == 1
    assert match.state.c[match.sheet.marks["hits"].at + 1] == 4
    assert match.log[-6:] == [
        "rolled: yellow die 5; red die burst", "Brig +4 damage", "laid aside: red die burst", "Player 1 +4 fame",
        "laid aside: yellow die 5", "Player 1 +1 fame",
    ]  # fmt: skip


def test_dice_are_kept_and_rolled_again(begun):
    match = begun(
        "roll 3 yellow_dice as thrown\nrepeat 2 times\n    reroll any number of dice from thrown\n"
        "gain (total of thrown) fame",
        2, 3, 5, 4, "burst", 5,
    )  # fmt: skip
    assert labels(match) == [f"yellow die showing {face}" for face in (2, 3, 5)] + ["no more"]
    match.choose(0)
    match.choose(0)
    match.choose(1)
    assert labels(match) == [f"yellow die showing {face}" for face in (4, "burst", 5)] + ["no more"]
    match.choose(1)
    match.choose(2)
    assert fame(match) == 4 + 5 + 5
    rolls = [record.faces for record in match.state.log or [] if isinstance(record, DiceRolled)]
    assert [len(faces) for faces in rolls] == [3, 2, 1]


def test_a_die_is_turned_to_a_face_that_it_has(begun):
    rules = (
        "roll 1 coin, 1 red_die as thrown\nfor each die in thrown\n    set its face to {}\ngain (total of thrown) fame"
    )
    assert fame(begun(rules.format("5"), "tails", "miss")) == 5
    assert fame(begun(rules.format("burst"), "tails", 3)) == 0
    assert fame(begun(rules.format("(your fame - 2)"), "tails", "miss")) == 3


def test_dice_are_given_to_a_verb(begun):
    rules = """to allot thrown (dice) with many (number)
    for each red_die in thrown
        discard it
    for each die in thrown
        hand die
    gain (many) fame

to hand die
    reroll die

action act "Act"
    roll 2 yellow_dice, 1 red_die as thrown
    allot thrown with many 1
    gain (total of thrown + 10 times (number of thrown)) fame
"""
    assert fame(begun(rules, 2, 2, "burst", 3, 4)) == 1 + 7 + 20


def test_a_card_may_hear_of_dice(begun):
    rules = """to show die
    needs die's face is not miss

after a player shows:
    each player
        gain (die's harm) fame

action act "Act"
    roll 3 red_dice as thrown
    show a die from thrown
    show a red_die from thrown
"""
    match = begun(rules, "miss", "burst", 3)
    assert labels(match) == ["red die showing burst", "red die showing 3"]
    match.choose(0)
    match.choose(0)
    assert fame(match) == fame(match, 1) == 8


def test_a_discarded_die_is_among_no_dice_and_still_shows_its_face(begun):
    match = begun(
        "roll 2 red_dice as thrown\nlet all_of_them be thrown\ndiscard a die from thrown where its face is 5 as gone\n"
        "reroll gone\nif gone is in thrown\n    gain 100 fame\n"
        "gain (number of all_of_them + 10 times (gone's face)) fame",
        5, 4,
    )  # fmt: skip
    assert fame(match) == 51


def test_copies_and_saved_matches_keep_the_dice(begun):
    match = begun(ASSIGN, 5, "burst")
    copy = match.clone()
    copy.choose(0)
    assert labels(match) == ["yellow die showing 5", "red die showing burst"] and fame(copy) == 5
    again = Match.from_json(match.program, begun(ASSIGN, seed=7).to_json())
    assert again.decision is not None and again.decision.form == "die" and unsound(again.state, 2) is None
    again.state.dice[0] = 99
    assert unsound(again.state, 2)


def test_what_is_foretold_is_on_the_dice(begun):
    with pytest.raises(ValueError, match="`7` is on no die: they show miss, 2"):
        begun("roll 1 coin as thrown\ngain (number of thrown) fame", 7)
    with pytest.raises(NotOnDie, match="the next die is `coin`, and no face of it shows `burst`"):
        begun("roll 1 coin as thrown\ngain (number of thrown) fame", "burst")
    rules = "roll 1 coin as thrown\ngain (number of thrown) fame\nmay\n    roll 1 coin as other\n"
    match = begun(rules + "    gain (number of other) fame", "tails")
    match.foretell("heads", "tails")
    match.foretell("tails")
    assert len(match.state.fate) == 3


def test_in_version_2_a_roll_is_a_number(tmp_path):
    (tmp_path / "pack.moo").write_text(TWO)
    match = load(tmp_path, cache=False).start(players=2, seed=1, first=0)
    match.foretell(2, 5, 2, 3)
    match.choose(0)
    match.choose(0)
    assert match.state.c[match.sheet.counters["fame"].at :][:2] == [7, 0]


TWO = """
pack two "Two"
    version   "1"
    language  "2"

game two "Two"
    players     2 to 2
    ordered_by  owner

counter fame for each player "fame"
    range  0 or more

kind knuckle is die "die"

action throwing "Throw"
    roll 2 dice as thrown
    if thrown is at least 6
        gain (thrown) fame

action wait "Wait"
    gain 1 fame

setup:
    each player
        gain 0 fame

play:
    repeat 9 times
        each player
            perform an action
"""


HELD = """
to shoot die
    choose one
        gain 1 fame
        gain 2 fame

action act "Act"
    roll 2 yellow_dice, 1 red_die as thrown
    choose a die from thrown as shot
    shoot shot
    discard shot
    roll 1 coin as luck
    reroll up to 1 dice from thrown
    for each die in thrown where its face is burst
        choose one
            gain 3 fame
            gain 4 fame
    gain (number of luck) fame
"""


def test_thrown_dice_are_seen_while_somebody_knows_them(tmp_path: Path, fuse: bool) -> None:
    (tmp_path / "strife.moo").write_text(STRIFE.replace("{rules}", HELD))
    match = load(tmp_path, cache=False, fuse=fuse).start(players=2, seed=1, first=0)
    assert match.view(0).dice == ()
    match.foretell("miss", 4, "burst", "heads", "burst")
    match.choose(0)
    thrown = (("yellow_die", "miss"), ("yellow_die", 4), ("red_die", "burst"))
    assert match.view(0).dice == match.view(1).dice == thrown
    match.choose(labels(match).index("yellow die showing 4"))
    assert match.view(0).dice == thrown
    match.choose(0)
    assert match.view(0).dice == (("yellow_die", "miss"), ("red_die", "burst"), ("coin", "heads"))
    match.choose(labels(match).index("yellow die showing miss"))
    assert match.view(0).dice == (("yellow_die", "burst"), ("red_die", "burst"), ("coin", "heads"))
    again = Match.from_json(match.program, match.to_json())
    assert again.view(1).dice == match.view(1).dice
    match.choose(0)
    match.choose(0)
    assert match.view(0).dice == ()


def test_dice_that_nobody_knows_give_their_numbers_back(begun) -> None:
    match = begun(HELD.strip())
    for turn in range(40):
        assert len(match.state.dice) <= 8, turn
        assert unsound(match.state, 2) is None
        for _ in range(5):
            if match.decision is not None:
                match.choose((turn * 7) % len(match.decision.options))
