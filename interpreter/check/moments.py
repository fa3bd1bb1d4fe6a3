"""The moments that a game's course gives: phases begin and end, and so does what is announced."""

from __future__ import annotations

from interpreter.check.scope import Desk
from interpreter.check.signatures import titles_of
from interpreter.effects.parts import walk
from interpreter.syntax import nodes as n


def collect_moments(declarations: list[n.Decl], desk: Desk) -> None:
    """Phases and announced moments: abilities on any card may wait for them."""
    for node in walk(tuple(declarations)):
        if isinstance(node, n.Phase):
            desk.index.mention("phase", node.name.text, node.name, declares=True)
            desk.model.phases[node.name.text] = titles_of(node) or desk.model.phases.get(node.name.text, {})
            if node.name.text not in desk.model.epochs:
                desk.model.epochs.append(node.name.text)
        elif isinstance(node, n.Phrase) and node.verb.text == "announce" and node.args:
            value = node.args[0].value
            if isinstance(value, n.Of) and isinstance(value.owner, n.Name) and isinstance(value.name, n.Name):
                desk.index.mention("phase", value.owner.text, value.owner, declares=True)
                desk.announced[f"{value.owner.text} {value.name.text}"] = value.span
                if value.name.text == "start" and value.owner.text not in desk.model.epochs:
                    desk.model.epochs.append(value.owner.text)
