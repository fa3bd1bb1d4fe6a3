"""Nouns that mean the thing that is looked at, where something else was called so before."""

from __future__ import annotations

from interpreter.check.scope import Scope
from interpreter.effects.parts import walk
from interpreter.report.message import msg
from interpreter.syntax import nodes as n


def check_hidden(expr: n.Compare | n.Inside | n.Related, scope: Scope) -> None:
    """Report a question that speaks of one thing both by its noun and as `it`, where the noun hides another name."""
    parts = list(walk(expr))
    asked = {id(part.name) for part in parts if isinstance(part, n.Of)}  # `raft's isle`: no thing of this name
    names = (part for part in parts if isinstance(part, n.Name) and id(part) not in asked)
    looked_at = {noun for noun in scope.hiding if scope.names.get(noun) == scope.it}
    hidden = next((name for name in names if name.text in looked_at), None)
    if hidden is not None and any(isinstance(part, n.It) for part in parts):
        noun = hidden.text
        message = msg("`{}` is the thing that is looked at here, and so is `it`", noun)
        help = msg(
            "the `{}` from before is hidden: give it another name, `this_{} ({})` or `as this_{}`",
            noun,
            noun,
            noun,
            noun,
        )
        scope.desk.reporter.report("hidden-name", message, hidden.span, help=help)
