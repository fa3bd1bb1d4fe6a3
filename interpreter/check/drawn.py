"""How a picture shows places that lie on no board: `drawn_at column, row` of their kind says where they lie, and
`drawn_in length` of a zone that what lies there is drawn in so many cells."""

from __future__ import annotations

from interpreter.check.facts import Facts
from interpreter.check.scope import Desk, a
from interpreter.model import Kind, Zone
from interpreter.report.message import msg
from interpreter.syntax import nodes as n


def declare_drawn_at(facts: Facts, kind: Kind, desk: Desk) -> None:
    """`drawn_at column, row` of a kind of places, once its facts are known."""
    if (fact := facts.left.get("drawn_at")) is None:
        return
    names = facts.words("drawn_at")
    if names and len(names) != 2:
        message = msg("`drawn_at` is followed by two facts: how far right a place lies, and how far down")
        desk.reporter.report("wrong-fact", message, fact.span)
    elif names and all(is_number(atoms[0], kind, desk) for atoms in fact.values):
        kind.drawn_at = names


def declare_drawn_in(facts: Facts, zone: Zone, desk: Desk) -> None:
    """`drawn_in length` of a zone that each place of a kind has."""
    fact, name = facts.left.get("drawn_in"), facts.word("drawn_in")
    if fact is None or name is None:
        return
    kind = desk.model.kinds.get(zone.host or "")
    if kind is None or not kind.is_place:
        message = msg("`drawn_in` counts cells of a place, and `{}` is not one for each place of a kind", zone.name)
        desk.reporter.report("wrong-fact", message, fact.span, help=msg("leave the line out"))
    elif is_number(name, kind, desk):
        zone.drawn_in = name.text


def is_number(name: n.Node, kind: Kind, desk: Desk) -> bool:
    """Whether a name is that of a fact of a kind that is a number; reports what is wrong."""
    assert isinstance(name, n.Name)
    spec = kind.facts.get(name.text)
    if spec is None:
        desk.unknown("unknown-fact", msg("the fact"), name.text, name, kind.facts)
        return False
    desk.index.use("fact", spec.name, name)
    if spec.type != "number":
        message = msg("the `{}` of {} is no number, and a picture counts with it", spec.name, a(kind.name))
        desk.reporter.report("wrong-fact", message, name.span, help=msg("write `{} 0 to 9` in the kind", spec.name))
    return spec.type == "number"
