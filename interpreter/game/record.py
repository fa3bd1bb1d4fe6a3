"""Saving a match and replaying one: a JSON document with what it was started with, every decision, every outcome of chance,
and the state in which it stands.

A document names the packs it was played with and a hash of their text; it is refused with any other. Its last field is a
checksum over the rest, so that a damaged file is noticed.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

from interpreter.game.run import EndlessChain
from interpreter.game.state import State

if TYPE_CHECKING:
    from interpreter.game.match import Match
    from interpreter.game.program import Program

VERSION = 1


class BadRecord(ValueError):
    """A saved match that cannot be taken up: the message says why."""


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
        "n": m.n, "c": m.c, "z": m.z, "loc": m.loc, "cells": sorted(m.cells.items()), "used": sorted(m.used.items()),
        "live": [[channel, list(cards)] for channel, cards in m.live.items()],
        "stack": m.stack, "due": m.due, "rng": m.rng, "fate": m.fate, "log": m.log, "asker": m.asker, "question": m.question,
        "options": m.options, "slot": m.slot, "ranks": m.ranks, "ended": m.ended, "over": m.over, "shown": m.shown,
    }  # fmt: skip


def state_from(program: Program, data: dict[str, Any]) -> State:
    """The state that `state_data` gave."""
    m = State.__new__(State)
    m.g = program
    for name in (
        "n",
        "c",
        "z",
        "loc",
        "stack",
        "due",
        "rng",
        "fate",
        "asker",
        "question",
        "slot",
        "ranks",
        "ended",
        "over",
        "shown",
    ):
        setattr(m, name, data[name])
    m.cells = {cell: look for cell, look in data["cells"]}
    m.used = {key: epoch for key, epoch in data["used"]}
    m.live = {channel: tuple(cards) for channel, cards in data["live"]}
    m.log = None if data["log"] is None else [_tuple(record) for record in data["log"]]
    m.options = None if data["options"] is None else [_tuple(option) for option in data["options"]]
    return m


def _tuple(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def dump(match: Match) -> str:
    """The document of a match."""
    program, setup = match.program, match.setup
    document: dict[str, Any] = {
        "moodsl": VERSION,
        "game": program.sheet.name,
        "packs": program.sheet.packs,
        "hash": program.hash,
        "setup": {"players": setup.players, "seed": setup.seed, "variant": setup.variant, "first": setup.first},
        "names": match.names,
        "chance": chance_of(match.state),
        "decisions": [[player, option, shown] for player, option, shown in match.history],
        "state": state_data(match.state),
    }
    document["checksum"] = _checksum(document)
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def _checksum(document: dict[str, Any]) -> str:
    text = json.dumps(
        {key: document[key] for key in sorted(document) if key != "checksum"},
        ensure_ascii=False,
        separators=(",", ":"),
        sort_keys=True,
    )
    return hashlib.sha256(text.encode()).hexdigest()


def document_of(program: Program, text: str) -> dict[str, Any]:
    """The checked document; raises BadRecord with the reason in one line."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("this is no saved match: it is not JSON, or only a part of it") from None
    if not isinstance(document, dict) or "moodsl" not in document:
        raise BadRecord("this is no saved match")
    if document["moodsl"] != VERSION:
        raise BadRecord(f"this match was saved in format {document['moodsl']}; this program reads format {VERSION}")
    if document.get("checksum") != _checksum(document):
        raise BadRecord("the saved match is damaged: its checksum is wrong")
    if document["game"] != program.sheet.name:
        raise BadRecord(f"this is a match of `{document['game']}`, not of `{program.sheet.name}`")
    if document["hash"] != program.hash:
        saved = ", ".join(f"{name} {version}" for name, version in document["packs"].items())
        here = ", ".join(f"{name} {version}" for name, version in program.sheet.packs.items())
        raise BadRecord(f"this match was played with {saved}; here is {here}, and its text is another")
    return document


def read(program: Program, text: str) -> Match:
    """Take up a saved match."""
    from interpreter.game.match import Match, Setup

    document = document_of(program, text)
    match = Match(program, Setup(**document["setup"]), document["names"], state_from(program, document["state"]))
    match.history = [(player, _tuple(option), shown) for player, option, shown in document["decisions"]]
    return match


def replay(program: Program, text: str) -> Match:
    """Play a saved match again from the start, with the chance it had and its decisions; draws nothing anew.

    Raises BadRecord if the decisions do not fit, or do not lead to the state that was saved.
    """
    from interpreter.game.match import Match, Setup

    document = document_of(program, text)
    match = Match.start(program, Setup(**document["setup"]), document["names"], fate=document["chance"][::-1])
    for _player, option, _shown in document["decisions"]:
        value = _tuple(option)
        if match.state.options is None or value not in match.state.options:
            raise BadRecord(f"decision {len(match.history) + 1} was not possible")
        try:
            match.play(value)
        except EndlessChain as endless:
            raise BadRecord(str(endless)) from None
    if state_data(match.state)["c"] != document["state"]["c"]:
        raise BadRecord("the decisions lead elsewhere than the saved match")
    return match
