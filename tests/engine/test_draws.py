"""Drawing, refilling, dice, revealing, arranging."""

from __future__ import annotations

import pytest

from interpreter.effects.records import DiceRolled

DRAW = """
charm pump "Pump"
    after bow:
        draw 8 cards
charm rake "Rake"
    after boast:
        discard all cards from your grip
"""
HELD_FAST = """
charm stone "Stone"
charm anchor "Anchor"
    always, working or not:
        players cannot arrange this
"""


def tide(*lines):
    """A card that does this after its owner has bowed."""
    return "\n        ".join(['charm tide "Tide"\n    after bow:', *lines]) + "\n"


def test_a_pile_is_refilled_in_the_middle_of_a_draw(table):
    t = table(DRAW, stacks={0: ["pump", "rake"]})
    t.pick("Bow", "Nap", "Boast", "Nap")
    assert len(t.pile("grip")) == 0 and len(t.pile("ash")) == 8 and len(t.pile("heap")) == 4
    t.pick("Bow")
    assert (len(t.pile("grip")), len(t.pile("ash")), len(t.pile("heap"))) == (8, 0, 4)
    lines = t.since("Player 1 +1 fame")
    assert [line for line in lines if "shuffled" in line] == ["shuffled: heap"]
    assert sum("draws" in line for line in lines) == 8


def test_where_nothing_is_left_nothing_is_drawn(table):
    t = table(DRAW, stacks={0: ["pump", "rake"]})
    t.pick("Bow", "Nap", "Bow", "Nap", "Bow")
    assert (len(t.pile("grip")), len(t.pile("heap"))) == (12, 0)


def test_what_is_drawn_goes_by_name(table):
    t = table(tide("draw 3 cards as catch", "discard 1 card from catch"), stacks={0: ["tide"]}, grip={0: ["dust"]})
    t.pick("Bow")
    assert (len(t.pile("grip")), t.pile("ash")) == (3, ["dust"])


def test_a_draw_is_hidden_from_the_others(table):
    t = table(DRAW, stacks={0: ["pump"]})
    t.pick("Bow")
    assert "Player 1 draws Dust" in t.match.view(0).log
    assert "Player 1 draws a card" in t.match.view(1).log and "Player 1 draws Dust" not in t.match.view(1).log


def test_dice(table):
    first = table(tide("roll 2 bones as cast", "gain (total of cast) fame"), stacks={0: ["tide"]})
    faces = set()
    for seed in range(40):
        t = type(first)(first.game, first.game.start(2, seed, first=0))
        t.pick("Bow")
        rolled = next(record.faces for record in t.match.state.log if isinstance(record, DiceRolled))
        assert len(rolled) == 2 and all(1 <= face <= 6 for face in rolled) and t.number("fame") == 1 + sum(rolled)
        faces.update(rolled)
    assert faces == {1, 2, 3, 4, 5, 6}


def test_dice_are_called_dice(table):
    t = table(tide("roll 3 dice as cast", "gain (total of cast) fame"), stacks={0: ["tide"]})
    t.pick("Bow")
    assert t.number("fame") >= 4


def test_arranging_a_pile(table):
    arranging = tide("choose a stack from your stacks where number of cards in it is at least 2", "may arrange stack")
    cards = arranging + 'charm mask "Mask"' + HELD_FAST
    t = table(cards, stacks={0: ["tide", ("mask", "stone", "dust")]})
    t.pick("Bow", "yes")
    assert t.prompt == "Tide: Which card comes next, from the bottom up?" and t.options == ["Mask", "Stone", "Dust"]
    t.pick("Dust")
    assert t.options == ["Mask", "Stone"]
    t.pick("Stone")
    assert t.pile("stacks", 0, 1) == ["dust", "stone", "mask"]
    t = table(cards, stacks={0: ["tide", ("anchor", "stone", "mask")]})
    t.pick("Bow", "yes")
    assert t.options == ["Stone", "Mask"]
    t.pick("Mask")
    assert t.pile("stacks", 0, 1) == ["anchor", "mask", "stone"]


def test_putting_a_card_under_its_pile_stops_above_what_is_held_fast(table):
    cards = tide("choose a card from your stacks where it is stone", "arrange card under its pile") + HELD_FAST
    t = table(cards, stacks={0: ["tide", ("anchor", "dust", "stone")]})
    t.pick("Bow")
    assert t.pile("stacks", 0, 1) == ["anchor", "stone", "dust"]


def test_a_pile_that_is_full_takes_no_card_underneath(table):
    under = "put top of heap under it"
    cards = tide("choose a stack from your stacks where it is not empty", under, under)
    t = table(cards + 'charm stone "Stone"\n    copies 9\n', stacks={0: ["tide", ("stone", "stone")]})
    t.pick("Bow", "your stack 2 (Stone on top)")
    assert len(t.pile("stacks", 0, 1)) == 3


def test_a_card_that_is_drawn_to_where_it_works_works(trial, tmp_path):
    from interpreter.game.moves.working import tuned
    from interpreter.loader import load

    trial('charm lamp "Lamp"\n    copies 4\n    always:\n        your lure is 1 more\n')
    source = next(tmp_path.rglob("trial.moo")).read_text(encoding="utf-8")
    folder = tmp_path / "open_hands"
    folder.mkdir()
    text = source.replace("its owner's stacks and it is top of its pile", "its owner's grip")
    text = text.replace("\nsetup:\n", "\nsetup:\n    each player draws 2 cards\n")
    (folder / "trial.moo").write_text(text, encoding="utf-8")
    match = load(folder, cache=False).start(2, 1, first=0)
    assert match.receipt("lure", 0).told == "lure 4: 2, +1 Lamp, +1 Lamp"
    assert {channel: set(cards) for channel, cards in match.state.live.items()} == {
        c: set(k) for c, k in tuned(match.state).items()
    }


def test_a_refill_cannot_ask_or_set_off_anything(trial, tmp_path):
    from interpreter.loader import PackFault, load

    trial()
    source = next(tmp_path.rglob("trial.moo")).read_text(encoding="utf-8")
    for number, line in enumerate(
        ("each player discards a card from their grip", "each player draws 1 card", "end game by worn_out")
    ):
        folder = tmp_path / f"bad_{number}"
        folder.mkdir()
        text = source.replace("        shuffle heap\n", f"        {line}\n", 1)
        assert text != source
        (folder / "trial.moo").write_text(text, encoding="utf-8")
        with pytest.raises(PackFault, match="a refill happens in the middle of a draw"):
            load(folder, cache=False)
