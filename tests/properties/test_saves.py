"""Saved matches that somebody has changed by hand, with a checksum that fits: each is refused, or plays to its end."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from positions import Course, game_of

from interpreter.game.record import BadRecord, checksum

GAMES = ("orion", "eminent", "eclipse", "frontier", "broadside")
VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2, 99, 10**6, 10**18, -(10**30), 1.5, float("nan"), float("inf"), "", "x", "\x1b[2J",
    [], [[]], {}, {"amount": [1, 2, 3]}, {"amount": "x"}, [0] * 50, "A" * 500,
)  # fmt: skip
Path = tuple[str | int, ...]


@cache
def documents(game: str) -> list[dict[str, Any]]:
    """Saved matches of a game, some of them of positions that were arranged."""
    found = []
    for seed, part in enumerate((0.0, 0.1, 0.4, 0.9, 1.0)):
        match = Course(game, 2 + seed % 3, None, seed, seed).after(part)
        found.append(json.loads(match.to_json()))
        if not match.over:
            match.state.rng += 2  # no decisions lead here
            found.append(json.loads(match.to_json()))
    assert {document["position"] is None for document in found} == {True, False}
    return found


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """The ways to all parts of a document but its checksum."""
    if path:
        yield path
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in parts:
        if name not in ("checksum", "files"):
            yield from paths(part, (*path, name))


def meddled(document: dict[str, Any], dice: Random) -> tuple[str, str]:
    """A document with one part changed, and which."""
    found = copy.deepcopy(document)
    ways = list(paths(found))
    first = dice.choice(sorted({way[:2] for way in ways}, key=str))  # so that long lists are not all there is
    path = dice.choice([way for way in ways if way[: len(first)] == first])
    holder: Any = found
    for part in path[:-1]:
        holder = holder[part]
    old = holder[path[-1]]
    match dice.randrange(4):
        case 0:
            del holder[path[-1]]
        case 1 if type(old) is int:
            holder[path[-1]] = old + dice.choice((-1, 1, 7, -100, 10**9))
        case 2 if isinstance(old, list) and old:
            old.append(copy.deepcopy(dice.choice(old)))
        case _:
            holder[path[-1]] = dice.choice(VALUES)
    return json.dumps({**found, "checksum": checksum(found)}), "/".join(map(str, path))


def fate_of(game: str, text: str, dice: Random) -> str:
    """What becomes of a saved match: `refused`, or `played` to its end."""
    try:
        match = game_of(game).restore(text)
    except BadRecord as reason:
        assert str(reason) and "\n" not in str(reason)
        return "refused"
    for _ in range(20_000):
        if match.over:
            assert match.standings and match.log is not None and match.view(0).over
            return "played"
        match.play(dice.choice(match.state.options))
    raise AssertionError("the match does not end")


def tried(game: str, count: int) -> Counter[str]:
    dice, met = Random(count), Counter[str]()
    for number in range(count):
        document = dice.choice(documents(game))
        text, path = meddled(document, dice)
        kind = "arranged" if document["position"] is not None else "decided"
        try:
            met[f"{kind} {fate_of(game, text, dice)}"] += 1
        except BaseException as error:
            error.add_note(f"{game}, number {number}: {kind}, changed at {path}")
            raise
    print(game, dict(met))
    return met


@pytest.mark.parametrize("game", GAMES)
def test_saves_that_nobody_has_changed_are_taken_up(game: str) -> None:
    """Of fewer players than there can be, too, and of positions that were arranged."""
    assert {fate_of(game, json.dumps(document), Random(1)) for document in documents(game)} == {"played"}


@pytest.mark.parametrize("game", GAMES)
def test_saves_changed_by_hand_are_refused_or_play_to_their_end(game: str) -> None:
    assert len(tried(game, 40)) > 2  # some are refused, some played


@pytest.mark.parametrize("game", GAMES)
def test_a_save_that_has_lost_its_names_plays_to_its_end(game: str) -> None:
    for document in documents(game):
        text = json.dumps({**document, "names": [], "checksum": checksum({**document, "names": []})})
        assert fate_of(game, text, Random(1)) == "played"


@pytest.mark.parametrize("part", ["due", "stack", "ranks"])
@pytest.mark.parametrize("empty", ["", {}, None])
def test_a_list_that_has_become_something_else_is_refused(part: str, empty: object) -> None:
    document = next(one for one in documents("orion") if one["position"] is not None)
    changed = {**document, "position": {**document["position"], part: empty}}
    assert fate_of("orion", json.dumps({**changed, "checksum": checksum(changed)}), Random(1)) == "refused"


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_thousand_saves_changed_by_hand_are_refused_or_play_to_their_end(game: str) -> None:
    assert sum(tried(game, 1000).values()) == 1000
