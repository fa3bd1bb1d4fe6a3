"""Saving, taking up again, replaying; what is damaged or foreign is refused with the reason."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from interpreter.game.record import BadRecord
from interpreter.game.state import State

CARDS = """
charm pump "Pump"
    copies 2
    price  1 coin
    on lay:
        draw 3 cards as catch
        discard 1 card from catch
charm drum "Drum"
    copies 3
    after bow:
        may
            pay 1 salt
            choose one
                gain 1 coin
                discard up to 2 cards from your grip
    after a player bows:
        roll 1 bone as thrown
        if thrown is at least 4
            strike an opponent
charm harp "Harp"
    price  1 coin, 1 salt, 1 wax
    copies 4
    ring [B]:
        in any order
            draw 1 card
            may lay a card from your grip onto a stack from your stacks with discount 1
charm haggler "Haggler"
    always:
        your bargain is 1 more
charm tide "Tide"
    after boast:
        choose a stack from your stacks where number of cards in it is at least 2
        arrange stack
"""
DEAL: dict[str, Any] = {
    "setup": "    shuffle heap\n    each player draws 3 cards",
    "stacks": {0: ["drum", ("dust", "tide"), "haggler"], 1: ["drum", "harp"]},
}


def same(one, other):
    """Whether two matches stand at the same point, to the last number."""
    names = [name for name in State.__slots__ if name not in ("g", "shown")]
    return all(getattr(one.state, name) == getattr(other.state, name) for name in names)


def played(match, seed, decisions=10_000):
    """The match after random decisions."""
    dice = random.Random(seed)
    while not match.over and decisions:
        match.play(dice.choice(match.state.options))
        decisions -= 1
    return match


def test_every_decision_of_a_game_can_be_saved_and_taken_up(table):
    game = table(CARDS, n=3, **DEAL).game
    forms = set()
    for seed in range(6):
        match, dice = game.start(3, seed), random.Random(seed)
        while not match.over:
            text = match.to_json()
            again = game.restore(text)
            assert same(match, again) and again.to_json() == text
            assert again.decision == match.decision and again.log == match.log
            forms.add(match.decision.form)
            option = dice.choice(match.state.options)
            again.play(option)
            match.play(option)
            assert same(match, again)
        assert game.restore(match.to_json()).standings == match.standings
    assert forms >= {"action", "card", "pile", "player", "may", "option", "payment", "order", "arrange"}


def test_a_match_without_a_log_can_be_saved_too(table):
    t = table(CARDS, record=False, **DEAL)
    played(t.match, 1, 12)
    again = t.game.restore(t.match.to_json())
    assert same(t.match, again) and again.log == []


def test_a_replay_says_the_same_and_draws_nothing(table, monkeypatch):
    t = table(CARDS, n=3, **DEAL)
    for decisions in (0, 7, 40, 10_000):
        match = played(t.game.start(3, 11), 5, decisions)
        text = match.to_json()
        with monkeypatch.context() as patch:
            patch.setattr(State, "below", lambda self, limit: pytest.fail("a replay draws nothing"))
            again = t.game.replay(text)
        assert again.state.log == match.state.log and again.log == match.log
        assert (again.state.c, again.state.z, again.state.options) == (
            match.state.c,
            match.state.z,
            match.state.options,
        )
        assert again.standings == match.standings


# ---- what is refused -------------------------------------------------------------------------------------------


def signed(document: dict[str, Any]) -> str:
    """The document with a checksum that fits, as one who meddles would write it."""
    kept = {key: value for key, value in document.items() if key != "checksum"}
    text = json.dumps(dict(sorted(kept.items())), ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return json.dumps({**document, "checksum": hashlib.sha256(text.encode()).hexdigest()})


DAMAGE: dict[str, tuple[Callable[[str], str], str]] = {
    "empty": (lambda text: "", "not JSON"),
    "no text": (lambda text: "\x00\x01", "not JSON"),
    "cut off": (lambda text: text[: len(text) // 2], "not JSON"),
    "a letter more": (lambda text: text + "x", "not JSON"),
    "deeply nested": (lambda text: "[" * 100_000, "not JSON"),
    "a list": (lambda text: "[1, 2]", "no saved match"),
    "another file": (lambda text: '{"name": "something"}', "no saved match"),
    "another format": (lambda text: text.replace('"moodsl":1', '"moodsl":99'), "format 99"),
    "a number changed": (lambda text: text.replace('"seed":1', '"seed":2'), "damaged"),
    "a name changed": (lambda text: text.replace("Player 2", "Player 9"), "damaged"),
    "no checksum": (lambda text: text.replace("checksum", "chequesum"), "damaged|no saved match"),
}


@pytest.mark.parametrize("kind", DAMAGE)
@pytest.mark.parametrize("way", ["restore", "replay"])
def test_a_damaged_record_is_refused(table, kind, way):
    t = table(CARDS, **DEAL)
    text = played(t.match, 2, 9).to_json()
    damage, reason = DAMAGE[kind]
    assert damage(text) != text
    with pytest.raises(BadRecord, match=reason) as caught:
        getattr(t.game, way)(damage(text))
    assert "\n" not in str(caught.value)


MEDDLING: dict[str, Callable[[dict[str, Any]], None]] = {
    "no state": lambda d: d.pop("state"),
    "no decisions": lambda d: d.pop("decisions"),
    "a state of another kind": lambda d: d.update(state=[]),
    "a part of the state missing": lambda d: d["state"].pop("stack"),
    "a text among numbers": lambda d: d["state"]["c"].__setitem__(3, "many"),
    "too few numbers": lambda d: d["state"]["c"].pop(),
    "too many players": lambda d: d["state"].update(n=9),
    "a card that does not exist": lambda d: d["state"]["z"][0].append(10_000),
    "a card twice": lambda d: d["state"]["z"][0].append(d["state"]["z"][0][0]),
    "a question that does not exist": lambda d: d["state"].update(question=10_000),
    "a frame of a block that does not exist": lambda d: d["state"]["stack"][-1].__setitem__(0, 10_000),
    "an asker who does not play": lambda d: d["state"].update(asker=7),
    "a set-up of another kind": lambda d: d.update(setup={"players": "two"}),
    "names that are no names": lambda d: d.update(names=3),
}


@pytest.mark.parametrize("kind", MEDDLING)
def test_a_record_that_makes_no_sense_is_refused_even_with_its_checksum(table, kind):
    t = table(CARDS, **DEAL)
    document = json.loads(played(t.match, 2, 9).to_json())
    MEDDLING[kind](document)
    with pytest.raises(BadRecord) as caught:
        t.game.restore(signed(document))
    assert "\n" not in str(caught.value)


def test_a_replay_with_other_decisions_is_refused(table):
    t = table(CARDS, **DEAL)
    document = json.loads(played(t.match, 2, 9).to_json())
    for change, reason in (
        (lambda d: d["decisions"][4].__setitem__(1, 4711), "decision 5 was not possible"),
        (lambda d: d["decisions"].pop(), "lead elsewhere|not possible"),
        (lambda d: d["decisions"].append([0, 3, 0]), "lead elsewhere|not possible"),
    ):
        meddled = json.loads(json.dumps(document))
        change(meddled)
        with pytest.raises(BadRecord, match=reason):
            t.game.replay(signed(meddled))


def test_another_packs_record_is_refused_with_both_versions_named(trial):
    old, new = trial(CARDS), trial(CARDS + 'charm cap "Cap"\n')
    text = old.start(2, 1).to_json()
    with pytest.raises(BadRecord, match=r"played with trial 1; here is trial 1"):
        new.restore(text)


def test_another_games_record_is_refused(trial, tmp_path):
    from interpreter.loader import load

    game = trial(CARDS)
    source = next(tmp_path.rglob("trial.moo")).read_text(encoding="utf-8")
    folder = tmp_path / "other"
    folder.mkdir()
    (folder / "other.moo").write_text(source.replace("game trial", "game other"), encoding="utf-8")
    with pytest.raises(BadRecord, match="a match of `trial`, not of `other`"):
        load(folder, cache=False).restore(game.start(2, 1).to_json())
