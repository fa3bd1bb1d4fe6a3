"""Which lines of real cards make which effect: found by checking packs and going through what came of each line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import attrs

from interpreter.model import Model
from interpreter.report import Reporter
from interpreter.syntax import parse
from interpreter.text import Source, Span
from interpreter.whole_check import check
from moodsl.extras.site.reference.examples import corpus
from moodsl.extras.site.reference.kept import each_found

WIDEST = 120
FAMILIES = ("kinds", "zones", "values", "verbs", "actions", "abilities", "modifiers", "prohibitions", "flow", "designs")


@cache
def lines() -> dict[str, tuple[str, ...]]:
    """Effect's class -> the source lines that make it, shortest first; lines of games before those of tests.

    Of lines that differ only in their numbers one is kept.
    """
    found: dict[str, dict[str, str]] = {}
    for made in each_found("lines", packs(), lambda sources: "\0".join(one.text for one in sources), made_by):
        for name, own in made.items():
            for line in own:
                found.setdefault(name, {}).setdefault(re.sub(r"\d+", "0", line), line)
    return {name: tuple(own.values()) for name, own in found.items()}


def made_by(sources: list[Source]) -> dict[str, list[str]]:
    """Effect's class -> the lines of a pack that make it, shortest first; nothing for a pack with faults."""
    reporter = Reporter()
    model = check([parse(source, reporter) for source in sources], reporter)
    if len(reporter):
        return {}
    made: dict[str, set[str]] = {}
    for family in FAMILIES:
        for name, line in effects_in(getattr(model, family), "", model):
            if line and len(line) <= WIDEST:
                made.setdefault(name, set()).add(line)
    return {name: sorted(own, key=lambda line: (len(line), line)) for name, own in made.items()}


def packs() -> list[list[Source]]:
    """The files of the built-in games, each by itself, and of the game of the tests with its good cards."""
    packs: dict[str, list[Source]] = {}
    for source in corpus():
        parts = source.name.split("/")
        if "scenarios" in parts:
            continue
        if parts[0] == "cards":
            packs.setdefault(parts[1], []).append(source)
        elif parts[2] == "base.moo" or "checked" in parts:
            packs.setdefault("tests", []).append(source)
    return list(packs.values())


def effects_in(thing: Any, line: str, model: Model) -> Iterator[tuple[str, str]]:
    """Every effect in a thing of a model, with the line that made it."""
    match thing:
        case dict():
            for one in thing.values():
                yield from effects_in(one, line, model)
        case list() | tuple():
            for one in thing:
                yield from effects_in(one, line, model)
        case _ if attrs.has(type(thing)) and type(thing).__module__.startswith(
            ("interpreter.effects", "interpreter.model")
        ):
            clause, span = getattr(thing, "clause", None), getattr(thing, "span", None)
            if isinstance(clause, int) and 0 <= clause < len(model.clauses):
                line = model.clauses[clause].text
            elif isinstance(span, Span):
                line = span.source.line(span.line).strip()
            if type(thing).__module__.startswith("interpreter.effects"):
                yield type(thing).__name__, line
            for field in attrs.fields(type(thing)):
                yield from effects_in(getattr(thing, field.name), line, model)
