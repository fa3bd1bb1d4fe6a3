"""Declarations that nothing uses: a word that means nothing is a slip more often than a plan."""

from __future__ import annotations

from interpreter.check.nouns import singulars
from interpreter.check.scope import Desk
from interpreter.model import Model


def meant_together(words: set[str], model: Model) -> set[str]:
    """The names that some words mean without saying them: `an action`, `your resources`, `cards`."""
    found: set[str] = set()
    if "action" in words:
        found |= set(model.actions)
    if "resource" in words:
        found |= set(model.resources)
    return found | {kind.name for kind in model.kinds.values() if kind.base in words}


def report_unused(desk: Desk) -> None:
    """One fault for each declaration that no other line names. What a faulty declaration names may be used by it."""
    model = desk.model
    used_by_kinds = {kind.starts for kind in model.kinds.values()} | {kind.gone for kind in model.kinds.values()}
    used_by_kinds |= {kind.home for kind in model.kinds.values()} | {zone.drawn for zone in model.zones.values()}
    families = (
        ("counter", "counter", {name: one.span for name, one in model.counters.items() if name != "result" and not one.resource}),
        ("counter", "resource", {name: one.span for name, one in model.counters.items() if one.resource}),
        ("zone", "zone", {name: one.span for name, one in model.zones.items() if name not in used_by_kinds}),
        ("value", "value", {name: one.span for name, one in model.values.items()}),
        ("verb", "verb", {name: one.span for name, one in model.verbs.items()}),
        ("action", "action", {name: one.span for name, one in model.actions.items()}),
        ("ending", "ending", {name: one.span for name, one in model.endings.items()}),
        ("kind", "kind", {name: one.span for name, one in model.kinds.items()}),
    )
    unclear = desk.doubtful.words_near(desk.reporter.diagnostics)
    unclear |= {singular for word in unclear for singular in singulars(word)}
    unclear |= meant_together(unclear, desk.model)
    for family, word, names in families:
        for name, span in names.items():
            if (family, name) not in desk.used and name not in unclear:
                desk.reporter.report("unused", f"the {word} `{name}` is never used", span, help="use it, or take it out")
