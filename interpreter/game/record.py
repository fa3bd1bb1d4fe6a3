"""Saving a match and replaying one: a JSON document with what it was started with, every decision, every outcome of
chance, and the state in which it stands.

A document names the packs it was played with and a hash of their text; it is refused with any other. Its last field is
a checksum over the rest, so that a damaged file is noticed.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from typing import TYPE_CHECKING, Any

from attrs import frozen

from interpreter.game.match import Match, Setup
from interpreter.game.run import EndlessChain
from interpreter.game.sound import unsound
from interpreter.game.state import State

if TYPE_CHECKING:
    from cattrs import Converter

    from interpreter.game.program import Program

VERSION = 1
PLAIN = (  # what JSON keeps as it is
    "n", "c", "z", "loc", "rng", "fate", "asker", "question", "slot", "ranks", "ended", "over", "shown",
)  # fmt: skip


class BadRecord(ValueError):
    """A saved match that cannot be taken up: the message says why."""


@frozen
class Document:
    """A saved match as it stands in a file."""

    moodsl: int
    game: str
    packs: dict[str, str]
    hash: str
    setup: Setup
    names: list[str]
    chance: list[list[int]]
    decisions: list[tuple[int, Any, int]]
    state: dict[str, Any]
    checksum: str = ""


@cache
def converter() -> Converter:
    """What reads documents and writes them; imported only when something is saved or loaded."""
    from cattrs.preconf.json import make_converter

    return make_converter(forbid_extra_keys=True)


def chance_of(m: State) -> list[list[int]]:
    """All outcomes of chance so far, in order."""
    found = []
    for record in m.log or []:
        if record[1] == "lot":
            found.append([record[2]])
        elif record[1] == "shuffle":
            found.append(list(record[3]))
        elif record[1] == "roll":
            found.append(list(record[2]))
    return found


def state_data(m: State) -> dict[str, Any]:
    """The state as JSON can hold it."""
    return {
        **{name: getattr(m, name) for name in PLAIN},
        "stack": _plain(m.stack),
        "due": _plain(m.due),
        "cells": sorted(m.cells.items()),
        "used": sorted(m.used.items()),
        "live": [[channel, list(cards)] for channel, cards in m.live.items()],
        "log": None if m.log is None else [_plain(list(record)) for record in m.log],
        "options": m.options,
    }


def state_from(program: Program, data: dict[str, Any]) -> State:
    """The state that `state_data` gave."""
    m = State.__new__(State)
    m.g = program
    for name in PLAIN:
        setattr(m, name, data[name])
    m.stack, m.due = _whole(data["stack"]), _whole(data["due"])
    m.cells = dict(data["cells"])
    m.used = dict(data["used"])
    m.live = {channel: tuple(cards) for channel, cards in data["live"]}
    m.log = None if data["log"] is None else [tuple(_whole(record)) for record in data["log"]]
    m.options = None if data["options"] is None else [_tuple(option) for option in data["options"]]
    return m


def _plain(value: Any) -> Any:
    """Amounts are tuples and lists of cards are lists; JSON has only lists."""
    if isinstance(value, tuple):
        return {"amount": list(value)}
    return [_plain(part) for part in value] if isinstance(value, list) else value


def _whole(value: Any) -> Any:
    """What `_plain` was made from."""
    if isinstance(value, dict):
        return tuple(value["amount"])
    return [_whole(part) for part in value] if isinstance(value, list) else value


def _tuple(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def dump(match: Match) -> str:
    """The document of a match."""
    program = match.program
    document = Document(
        moodsl=VERSION,
        game=program.sheet.name,
        packs=program.sheet.packs,
        hash=program.hash,
        setup=match.setup,
        names=match.names,
        chance=chance_of(match.state),
        decisions=match.history,
        state=state_data(match.state),
    )
    data = converter().unstructure(document)
    data["checksum"] = _checksum(data)
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _checksum(data: dict[str, Any]) -> str:
    kept = {key: value for key, value in data.items() if key != "checksum"}
    text = json.dumps(kept, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def document_of(program: Program, text: str) -> Document:
    """The checked document; raises BadRecord with the reason in one line."""
    from cattrs import transform_error
    from cattrs.errors import BaseValidationError

    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("this is no saved match: it is not JSON, or only a part of it") from None
    if not isinstance(data, dict) or "moodsl" not in data:
        raise BadRecord("this is no saved match")
    if data["moodsl"] != VERSION:
        raise BadRecord(f"this match was saved in format {data['moodsl']}; this program reads format {VERSION}")
    if data.get("checksum") != _checksum(data):
        raise BadRecord("the saved match is damaged: its checksum is wrong")
    try:
        document = converter().structure(data, Document)
    except BaseValidationError as error:
        raise BadRecord(f"the saved match is damaged: {transform_error(error)[0]}") from None
    if document.game != program.sheet.name:
        raise BadRecord(f"this is a match of `{document.game}`, not of `{program.sheet.name}`")
    if document.hash != program.hash:
        saved = ", ".join(f"{name} {version}" for name, version in document.packs.items())
        here = ", ".join(f"{name} {version}" for name, version in program.sheet.packs.items())
        raise BadRecord(f"this match was played with {saved}; here is {here}, and its text is another")
    return document


def read(program: Program, text: str) -> Match:
    """Take up a saved match."""
    document = document_of(program, text)
    try:
        state = state_from(program, document.state)
        wrong = unsound(state, document.setup.players)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        wrong = "a part of its state is missing or of another kind"
    if wrong:
        raise BadRecord(f"the saved match is damaged: {wrong}")
    match = Match(program, document.setup, document.names, state)
    match.history = [(player, _tuple(option), shown) for player, option, shown in document.decisions]
    return match


def replay(program: Program, text: str) -> Match:
    """Play a saved match again from the start, with the chance it had and its decisions; draws nothing anew.

    Raises BadRecord if the decisions do not fit, or do not lead to the state that was saved.
    """
    document = document_of(program, text)
    match = Match.start(program, document.setup, document.names, fate=document.chance[::-1])
    for _player, option, _shown in document.decisions:
        value = _tuple(option)
        if match.state.options is None or value not in match.state.options:
            raise BadRecord(f"decision {len(match.history) + 1} was not possible")
        try:
            match.play(value)
        except EndlessChain as endless:
            raise BadRecord(str(endless)) from None
    reached = json.loads(json.dumps(state_data(match.state)))
    if any(reached[part] != document.state.get(part) for part in ("c", "z", "cells", "asker", "options", "over")):
        raise BadRecord("the decisions lead elsewhere than the saved match")
    match.state.rng, match.state.fate = document.state.get("rng", match.state.rng), None  # so that it can be played on
    return match
