"""Saving, taking up again, replaying; what is damaged or foreign is refused with the reason."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from interpreter.game import run
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
        if total of thrown is at least 4
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
    names = [name for name in State.__slots__ if name not in ("g", "kept", "shown")]
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


def test_a_replay_says_the_same(table):
    t = table(CARDS, n=3, **DEAL)
    for decisions in (0, 7, 40, 10_000):
        match = played(t.game.start(3, 11), 5, decisions)
        again = t.game.replay(match.to_json())
        assert again.state.log == match.state.log and again.log == match.log
        assert same(match, again) and again.history == match.history
        assert again.standings == match.standings


def test_a_save_holds_decisions_and_no_position(table):
    t = table(CARDS, **DEAL)
    document = json.loads(played(t.match, 2, 9).to_json())
    assert document["position"] is None and len(document["decisions"]) == 9
    assert document["decisions"][0][0] == "action"


def test_a_copy_can_be_saved_and_taken_back(table):
    t = table(CARDS, **DEAL)
    copy = played(t.match, 2, 9).clone()
    again = t.game.restore(copy.to_json())
    assert same(copy, again) and again.history == t.match.history
    copy.play(copy.state.options[0])
    assert len(t.match.history) == 9 and len(copy.history) == 10


def test_the_next_save_takes_only_the_decisions_since_the_last(table, monkeypatch):
    match = played(table(CARDS, **DEAL).match, 2, 9)
    match.to_json()
    taken = []
    choose = run.choose
    monkeypatch.setattr(run, "choose", lambda m, option: (taken.append(option), choose(m, option)))
    played(match, 3, 2)
    text = match.to_json()
    assert len(taken) == 4 and len(json.loads(text)["decisions"]) == 11


def test_what_was_taken_back_after_a_save_is_not_in_the_next(table):
    t = table(CARDS, **DEAL)
    match = played(t.match, 2, 9)
    while not any(option.label == "Nap" for option in match.decision.options):
        match.choose(0)
    before = len(match.history)
    match.choose(next(option for option in match.decision.options if option.label == "Nap"))
    match.to_json()
    match.undo()
    text = match.to_json()
    assert len(json.loads(text)["decisions"]) == before and same(match, t.game.restore(text))


def test_what_is_arranged_after_a_save_is_seen_by_the_next(table):
    t = table(CARDS, **DEAL)
    match = played(t.match, 2, 9)
    match.to_json()
    match.state.c[match.sheet.counters["coin"].at] = 8
    assert t.game.restore(match.to_json()).state.c == match.state.c


def arranged(table):
    """A match at a position that no decisions lead to."""
    t = table(CARDS, **DEAL)
    match = played(t.match, 2, 9)
    while match.decision.form != "action":
        match.choose(0)
    match.state.c[t.game.program.sheet.counters["coin"].at] = 8
    return t.game, match


def test_an_arranged_position_is_saved_as_it_stands(table):
    game, match = arranged(table)
    text = match.to_json()
    again = game.restore(text)
    assert again.state.c == match.state.c and again.decision == match.decision and again.to_json() == text
    dice = random.Random(1)
    for _ in range(20):
        option = dice.choice(match.state.options)
        match.play(option)
        again.play(option)
    assert again.state.c == match.state.c
    assert game.restore(again.to_json()).state.c == match.state.c  # and so is what is played from there


def test_what_is_played_from_an_arranged_position_can_be_taken_back_to_it(table):
    game, match = arranged(table)
    again = game.restore(match.to_json())
    action = next(place for place, option in enumerate(again.decision.options) if option.label == "Nap")
    again.choose(action)
    again.undo()
    assert again.state.c == match.state.c and again.decision == match.decision


def test_an_arranged_match_cannot_be_replayed(table):
    game, match = arranged(table)
    with pytest.raises(BadRecord, match="began at a position that was arranged"):
        game.replay(match.to_json())


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
    "another format": (lambda text: text.replace('"moodsl":2', '"moodsl":99'), "format 99"),
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
    "no decisions": lambda d: d.pop("decisions"),
    "decisions of another kind": lambda d: d.update(decisions=7),
    "a set-up of another kind": lambda d: d.update(setup={"players": "two"}),
    "a variant that does not exist": lambda d: d["setup"].update(variant="other"),
    "too many players": lambda d: d["setup"].update(players=9),
    "a seat that does not exist": lambda d: d["setup"].update(first=5),
    "names that are no names": lambda d: d.update(names=3),
    "a name too few": lambda d: d["names"].pop(),
    "another seed": lambda d: d["setup"].update(seed=77),
    "nested deeply": lambda d: d["decisions"].append(nested(900)),
}
IN_POSITION: dict[str, Callable[[dict[str, Any]], None]] = {
    "a position of another kind": lambda d: d.clear(),
    "a part missing": lambda d: d.pop("stack"),
    "a text among numbers": lambda d: d["c"].__setitem__(3, "many"),
    "a number out of its range": lambda d: d["c"].__setitem__(slice(2, None), [10**6] * (len(d["c"]) - 2)),
    "too few numbers": lambda d: d["c"].pop(),
    "too many players": lambda d: d.update(n=9),
    "a card that does not exist": lambda d: d["z"][0].append(10_000),
    "a card twice": lambda d: d["z"][0].append(d["z"][0][0]),
    "a question that does not exist": lambda d: d.update(question=10_000),
    "an option that does not exist": lambda d: d["options"].append(10_000),
    "a frame of a block that does not exist": lambda d: d["stack"][-1].__setitem__(0, 10_000),
    "a frame too short": lambda d: d["stack"].__setitem__(-1, d["stack"][-1][:1]),
    "a frame with a text": lambda d: d["stack"][-1].__setitem__(1, "x"),
    "an asker who does not play": lambda d: d.update(asker=7),
    "a piece in no slot": lambda d: d["cells"].append([10_000, 0]),
}


def nested(depth: int) -> list[Any]:
    return [nested(depth - 1)] if depth else []


def refused(game, document, reason="."):
    for way in (game.restore, game.replay):
        with pytest.raises(BadRecord, match=reason) as caught:
            way(signed(document))
        assert "\n" not in str(caught.value)


@pytest.mark.parametrize("kind", MEDDLING)
def test_a_record_that_makes_no_sense_is_refused_even_with_its_checksum(table, kind):
    t = table(CARDS, **DEAL)
    document = json.loads(played(t.match, 2, 9).to_json())
    MEDDLING[kind](document)
    refused(t.game, document)


@pytest.mark.parametrize("kind", IN_POSITION)
def test_an_arranged_position_that_cannot_be_is_refused_even_with_its_checksum(table, kind):
    game, match = arranged(table)
    document = json.loads(match.to_json())
    IN_POSITION[kind](document["position"])
    refused(game, document, "damaged")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda d: d["decisions"][4].__setitem__(1, 4711), r"decision 5 was not possible: Player \d was asked: .*4711"),
        (
            lambda d: d["decisions"][4].__setitem__(0, "player"),
            r"decision 5 was not possible: .*player \d+ is not among",
        ),
        (lambda d: d["decisions"][4].__setitem__(1, None), "decision 5 was not possible"),
        (lambda d: d["decisions"][4].__setitem__(1, True), "decision 5 was not possible"),
        (lambda d: d["decisions"].pop(), "lead elsewhere"),
        (lambda d: d["decisions"].append(["player", 3]), "decision 10 was not possible"),
    ],
)
def test_decisions_that_were_not_possible_are_named(table, change, reason):
    t = table(CARDS, **DEAL)
    document = json.loads(played(t.match, 2, 9).to_json())
    change(document)
    refused(t.game, document, reason)


def test_a_decision_after_the_end_is_refused(table):
    t = table(CARDS, **DEAL)
    document = json.loads(played(t.match, 2).to_json())
    document["decisions"].append(document["decisions"][-1])
    refused(t.game, document, r"decision \d+ was not possible: the match was over")


def test_a_record_of_an_older_version_is_refused_with_what_has_changed(tmp_path, trial):
    from interpreter.loader import load

    trial(CARDS)
    source = next(tmp_path.rglob("trial.moo")).read_text(encoding="utf-8")
    folder = tmp_path / "versions"
    files = {name: folder / "charms" / f"{name}.moo" for name in ("hat", "scarf", "glove")}
    (folder / "charms").mkdir(parents=True)
    (folder / "trial.moo").write_text(source, encoding="utf-8")
    files["hat"].write_text('charm hat "Hat"\n', encoding="utf-8")
    files["scarf"].write_text('charm scarf "Scarf"\n', encoding="utf-8")
    text = load(folder, cache=False).start(2, 1).to_json()
    (folder / "trial.moo").write_text(source.replace('version "1"', 'version "2"'), encoding="utf-8")
    files["hat"].write_text('charm hat "Hat"\n    weight  2\n', encoding="utf-8")
    files["scarf"].unlink()
    files["glove"].write_text('charm glove "Glove"\n', encoding="utf-8")
    with pytest.raises(BadRecord) as caught:
        load(folder, cache=False).restore(text)
    assert str(caught.value) == (
        "this match was played with trial 1; here is trial 2 (files changed: trial/charms/hat.moo, trial/trial.moo; "
        "new: trial/charms/glove.moo; gone: trial/charms/scarf.moo)"
    )


def test_a_record_of_the_first_format_is_refused_with_its_number(table):
    t = table(CARDS, **DEAL)
    with pytest.raises(BadRecord, match="saved in format 1; this program reads format 2"):
        t.game.restore(signed({"moodsl": 1, "game": "trial", "state": {}}))


def test_another_games_record_is_refused(trial, tmp_path):
    from interpreter.loader import load

    game = trial(CARDS)
    source = next(tmp_path.rglob("trial.moo")).read_text(encoding="utf-8")
    folder = tmp_path / "other"
    folder.mkdir()
    (folder / "other.moo").write_text(source.replace("game trial", "game other"), encoding="utf-8")
    with pytest.raises(BadRecord, match="a match of `trial`, not of `other`"):
        load(folder, cache=False).restore(game.start(2, 1).to_json())
