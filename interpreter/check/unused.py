"""Declarations that nothing uses: a word that means nothing is a slip more often than a plan."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from interpreter.check.packs import pack_of, stood_on
from interpreter.check.scope import Desk
from interpreter.report.message import Message, msg


def word_for(family: str, one: Any) -> Message:
    """What a declaration is called: `counter` for what counts, `mark` for what carries a word or a thing."""
    if family == "counter" and getattr(one, "type", "number") != "number":
        return msg("mark")
    return msg("resource") if family == "counter" and one.resource else Message(family)


def report_unused(desk: Desk) -> None:
    """One fault for each declaration that no other line names. What a faulty line names may be used by it.

    What belongs to a pack that another one stands on is left alone: whoever changes a rule cannot tidy up there.
    """
    model = desk.model
    if "play" not in desk.flow and "play" not in desk.doubtful.names:  # what is used is still to be written
        return
    by_others = {kind.starts for kind in model.kinds.values()} | {kind.discarded for kind in model.kinds.values()}
    by_others |= {kind.home for kind in model.kinds.values()} | {zone.drawn for zone in model.zones.values()}
    families: tuple[tuple[str, Mapping[str, Any]], ...] = (
        ("counter", model.counted),
        ("counter", model.families),
        ("zone", model.zones),
        ("value", model.values),
        ("relation", model.relations),
        ("verb", model.verbs),
        ("action", model.actions),
        ("ending", model.endings),
        ("kind", model.kinds),
    )
    faults, below = desk.reporter.diagnostics, stood_on(model.packs)
    for family, declared in families:
        for name, one in declared.items():
            if (
                (family, name) in desk.index.used
                or name in desk.doubtful.guessed
                or (family == "zone" and name in by_others)
            ):
                continue
            if name == "result" or model.family_of(name):  # the language's own, and one of several under one name
                continue
            if pack_of(one.span, model.packs) in below:
                continue
            if faults and any(
                desk.doubtful.may_use(word, one.span, faults) for word in (name, *meant_with(family, one))
            ):
                continue
            word = word_for(family, one)
            shown = f"[{name}]" if family == "zone" and one.store == "cell" else name
            message = msg("the {} `{}` is never used", msg("slot") if shown != name else word, shown)
            desk.reporter.report("unused", message, one.span, help=msg("use it, or take it out"))


def meant_with(family: str, one: Any) -> tuple[str, ...]:
    """The words that mean a thing without its name: `an action`, `your resources`, `cards`."""
    if family == "counter" and one.resource:
        return ("resource",)
    return {"action": ("action",), "kind": (getattr(one, "base", ""),)}.get(family, ())
