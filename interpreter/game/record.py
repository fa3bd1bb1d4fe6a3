"""Saving a match and taking one up again: a JSON document with what it was started with and every decision.

A match is made anew by taking its decisions once more, so a document cannot say anything that has not come about by
the rules: a decision that was not possible is refused. Chance comes from the seed. A hash of the position that was
reached tells whether this program still plays as the one that saved.

A position that was arranged, and not reached by decisions, is kept as it stands; `sound` looks through it.

A document names the packs it was played with and a hash of each of their files; with other files it is refused, and
what has changed is told. Its last field is a checksum over the rest, so that a damaged file is noticed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from attrs import frozen

from interpreter.game.match import Match, Setup
from interpreter.game.run import EndlessChain
from interpreter.game.sound import breaks_down, unsound
from interpreter.game.state import State
from interpreter.report.message import msg

if TYPE_CHECKING:
    from cattrs import Converter

    from interpreter.game.program import Program

VERSION = 2
PLAIN = (  # what JSON keeps as it is
    "n", "c", "z", "loc", "rng", "fate", "asker", "question", "slot", "ranks", "ended", "over", "shown", "options",
)  # fmt: skip
TOLD_FILES = 6  # of those that have changed


class BadRecord(ValueError):
    """A saved match that cannot be taken up: the message says why."""


@frozen
class Document:
    """A saved match as it stands in a file. A decision is the sort of the answer and its value."""

    moodsl: int
    game: str
    packs: dict[str, str]
    files: dict[str, str]
    setup: Setup
    names: list[str]
    log: bool
    decisions: list[tuple[str, Any]]
    position: dict[str, Any] | None
    reached: str
    checksum: str = ""


@cache
def converter() -> Converter:
    """What reads documents and writes them; imported only when something is saved or loaded."""
    from cattrs.preconf.json import make_converter

    return make_converter(forbid_extra_keys=True)


# ---- the position ---------------------------------------------------------------------------------------------------


def state_data(m: State) -> dict[str, Any]:
    """The state as JSON can hold it, without the log."""
    return {
        **{name: getattr(m, name) for name in PLAIN},
        "stack": _plain(m.stack),
        "due": _plain(m.due),
        "cells": sorted(m.cells.items()),
        "used": sorted(m.used.items()),
        "live": [[channel, list(cards)] for channel, cards in m.live.items()],
        **({"lots": m.lots} if m.lots else {}),  # left out where a scenario has said nothing of them: so in nearly all
        **({"dice": m.dice, "spent": m.spent} if len(m.dice) > 1 else {}),
    }


def state_from(program: Program, data: dict[str, Any], log: bool) -> State:
    """The state that `state_data` gave."""
    m = State.__new__(State)
    m.g, m.effort = program, 0
    for name in PLAIN:
        setattr(m, name, data[name])
    m.lots = [(sort, thing) for sort, thing in data.get("lots", [])]
    m.dice, m.spent = data.get("dice", [-1]), data.get("spent", 0)
    m.stack, m.due = _whole(data["stack"]), _whole(data["due"])
    m.cells = dict(data["cells"])
    m.used = dict(data["used"])
    m.live = {channel: tuple(cards) for channel, cards in data["live"]}
    m.log = [] if log else None
    m.outdate()
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


def fingerprint(m: State) -> str:
    """A hash of a position: of all but the log, and who has been shown something."""
    data = {**state_data(m), "shown": 0}
    return hashlib.sha256(json.dumps(data, separators=(",", ":"), sort_keys=True).encode()).hexdigest()[:16]


# ---- writing --------------------------------------------------------------------------------------------------------


def dump(match: Match) -> str:
    """The document of a match."""
    program, reached = match.program, fingerprint(match.state)
    decisions = taken_once_more(match) if match.beginning is None else None
    if decisions is not None and decisions[1] != reached:
        decisions = None
    document = Document(
        moodsl=VERSION,
        game=program.sheet.name,
        packs=program.sheet.packs,
        files=program.files,
        setup=match.setup,
        names=match.names,
        log=match.state.log is not None,
        decisions=decisions[0] if decisions else [],
        position=None if decisions else state_data(match.state),
        reached=reached,
    )
    data = converter().unstructure(document)
    data["checksum"] = checksum(data)
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def taken_once_more(match: Match) -> tuple[list[tuple[str, Any]], str] | None:
    """The decisions of a match with their sorts, and the fingerprint of the position that they lead to; None if one of
    them is not possible, as the position was arranged.

    The match that was played for this is kept, so that the next time only the decisions since then are taken.
    """
    again, found = match.retraced or (None, [])
    if again is None or again.history != match.history[: len(again.history)]:
        again, found = Match.start(match.program, match.setup, match.names, record=False), []
    match.retraced = None
    for _player, option, _shown in match.history[len(found) :]:
        sort = "aside" if isinstance(option, str) else match.program.questions[again.state.question].sort
        if not again.offers(sort, option):
            return None
        found.append((sort, option))
        again.play(option)
    match.retraced = again, found
    return found, fingerprint(again.state)


def checksum(data: dict[str, Any]) -> str:
    """The checksum over all of a document but its checksum."""
    kept = {key: value for key, value in data.items() if key != "checksum"}
    text = json.dumps(kept, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


# ---- reading --------------------------------------------------------------------------------------------------------


def document_of(program: Program, text: str) -> Document:
    """The checked document; raises BadRecord with the reason in one line."""
    from cattrs import transform_error
    from cattrs.errors import BaseValidationError

    try:
        data = data_of(text)
        if data.get("checksum") != checksum(data):
            raise BadRecord(msg("the saved match is damaged: its checksum is wrong"))
        document = converter().structure(data, Document)
    except BadRecord:
        raise
    except (ValueError, RecursionError):
        raise BadRecord(msg("this is no saved match: it is not JSON, or only a part of it")) from None
    except BaseValidationError as error:
        place = transform_error(error)[0].rpartition(" @ ")[2]
        raise BadRecord(msg("the saved match is damaged: `{}` is missing or of another kind", place)) from None
    if document.game != program.sheet.name:
        raise BadRecord(msg("this is a match of `{}`, not of `{}`", document.game, program.sheet.name))
    if document.files != program.files:
        saved = ", ".join(f"{name} {version}" for name, version in document.packs.items())
        here = ", ".join(f"{name} {version}" for name, version in program.sheet.packs.items())
        files = differences(document.files, program.files)
        raise BadRecord(
            msg("this match was played with {}; here is {} (files changed: {}; new: {}; gone: {})", saved, here, *files)
        )
    return document


def data_of(text: str) -> dict[str, Any]:
    """What stands in the text of a document of this format; raises BadRecord, and ValueError for what is no JSON."""
    try:
        data = json.loads(text)
    except TypeError:
        raise BadRecord(msg("a saved match is a text, not {!s:.40}", repr(text))) from None
    if not isinstance(data, dict) or "moodsl" not in data:
        raise BadRecord(msg("this is no saved match"))
    found = data["moodsl"]
    if type(found) is not int:
        raise BadRecord(msg("this is no saved match: its format is a number, not {!s:.40}", json.dumps(found)))
    if found != VERSION:
        raise BadRecord(msg("this match was saved in format {}; this program reads format {}", found, VERSION))
    return data


def differences(saved: dict[str, str], here: dict[str, str]) -> Iterator[str]:
    """The names of the files that are others now, of those that are new, and of those that are gone; at most a few."""
    both = saved.keys() & here.keys()
    for names in ({name for name in both if saved[name] != here[name]}, here.keys() - both, saved.keys() - both):
        told = sorted(names)[:TOLD_FILES] + ["…"] * (len(names) > TOLD_FILES)
        yield ", ".join(told) or "-"


def read(program: Program, text: str) -> Match:
    """Take up a saved match; raises BadRecord if a decision was not possible, or it leads elsewhere."""
    document = document_of(program, text)
    if document.position is not None:
        return arranged(program, document, document.position)
    try:
        match = Match.start(program, document.setup, document.names, document.log)
    except ValueError as error:
        raise BadRecord(msg("the saved match is damaged: {}", error)) from None
    for sort, value in document.decisions:
        decide(match, sort, _tuple(value))
    if fingerprint(match.state) != document.reached:
        raise BadRecord(msg("the decisions lead elsewhere than the saved match"))
    return match


def decide(match: Match, sort: str, value: Any) -> None:
    """Take a decision that a document says was taken; raises BadRecord if it was not possible."""
    number, m = len(match.history) + 1, match.state
    if m.options is None:
        raise BadRecord(msg("decision {} was not possible: the match was over", number))
    if match.offers(sort, value):
        try:
            return match.play(value)
        except EndlessChain as endless:
            raise BadRecord(msg("decision {} was not possible: {}", number, endless)) from None
    decision = match.decision
    assert decision is not None
    offered = ", ".join(str(option) for option in decision.options)
    asked = msg("{} was asked: {}", match.names[decision.player], decision.prompt)
    raise BadRecord(
        msg(
            "decision {} was not possible: {} ({}), which {} {!s:.40} is not among", number, asked, offered, sort, value
        )
    )


def replay(program: Program, text: str) -> Match:
    """A saved match as `read` gives it; one that did not begin at the start of the game is refused."""
    match = read(program, text)
    if match.beginning is not None:
        raise BadRecord(msg("this match began at a position that was arranged: what was played before is not known"))
    return match


def arranged(program: Program, document: Document, data: dict[str, Any]) -> Match:
    """A match that goes on from a position as it stands in a document; raises BadRecord if it cannot be one."""
    setup, names = document.setup, document.names
    try:
        setup.check(program.sheet, names)
        state = state_from(program, data, document.log)
        wrong = unsound(state, setup.players) or breaks_down(state)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        wrong = msg("a part of its position is missing or of another kind")
    if wrong:
        raise BadRecord(msg("the saved match is damaged: {}", wrong))
    match = Match(program, setup, names, state)
    match.beginning = state.clone()
    return match
