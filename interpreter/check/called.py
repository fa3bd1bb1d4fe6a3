"""Words that are no names, but what a thing of the game is called in another language: `фонарь` for `lamp`."""

from __future__ import annotations

from attrs import evolve

from interpreter.check.scope import Desk
from interpreter.report.message import msg


def tell_names(desk: Desk) -> None:
    """Say at each such word what is called so, now that all titles are known."""
    model = desk.model
    known = [*model.counted, *model.zones, *model.kinds, *model.designs, *model.actions]
    for fault in desk.reporter.diagnostics:
        name = desk.titled(fault.span.text, known) if fault.code == "missing-quotes" and not fault.fix else None
        if name is not None:
            desk.doubtful.guessed.add(name)
            desk.reporter.amend(evolve(fault, help=msg("write `{}`", name), fix=name))
