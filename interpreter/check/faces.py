"""Faces and backs of cards: what a kind says of them, and what a card gives on each of its faces."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from interpreter.check.facts import Facts, facts_given
from interpreter.check.scope import Desk, a
from interpreter.check.specs import needed
from interpreter.model import Design, FaceSide, Kind
from interpreter.report import Note, closest
from interpreter.report.message import listed, msg
from interpreter.syntax import nodes as n


def declare_faces(facts: Facts, kind: Kind, desk: Desk) -> None:
    """`faces front, back` of a kind."""
    fact = facts.left.get("faces")
    kind.sides = facts.words("faces") or kind.sides
    if fact is not None and len(kind.sides) == 1:
        help = msg("write `faces {}, …`, or leave the line out", kind.sides[0])
        message = msg("a card that can be turned has at least two faces")
        desk.reporter.report("wrong-fact", message, fact.span, help=help)
        kind.sides = ()
    if fact is not None and kind.sides:
        desk.index.mention("fact", "face", fact.name, declares=True)
    for atoms in fact.values if fact is not None and kind.sides else ():
        assert isinstance(atoms[0], n.Name)
        desk.model.word(atoms[0].text)
        desk.index.mention("word", atoms[0].text, atoms[0], declares=True)


def declare_back(fact: n.Fact | None, facts: Facts, kind: Kind, desk: Desk) -> None:
    """`back type, rank` of a kind, once its facts are known: each is one of them."""
    names = facts.words("back")
    kind.back = (*kind.back, *(name for name in names if name in kind.facts and name not in kind.back))
    atoms = [atom for value in fact.values for atom in value] if fact is not None and names else []
    for atom in atoms:
        assert isinstance(atom, n.Name)
        if atom.text in kind.facts:
            desk.index.mention("fact", atom.text, atom)
        else:
            desk.unknown("unknown-fact", msg("the fact"), atom.text, atom, kind.facts)


def side_named(fact: n.Fact) -> tuple[n.Name | None, n.Text | None]:
    """The word and the title of a line `face front "Title"`."""
    atoms = fact.values[0] if len(fact.values) == 1 else ()
    name = atoms[0] if atoms and isinstance(atoms[0], n.Name) else None
    title = atoms[1] if len(atoms) == 2 and isinstance(atoms[1], n.Text) else None
    return (name if len(atoms) == (2 if title else 1) else None), title


def declare_sides(facts: Facts, design: Design, kind: Kind, desk: Desk) -> dict[str, set[str]]:
    """The blocks `face front "Title"` of a card; gives for each face the names of its facts."""
    found: dict[str, set[str]] = {}
    for face in facts.faces:
        name, title = side_named(face)
        if not kind.sides:
            help = msg("give `kind {}` a line `faces front, back`, or write two cards", kind.name)
            message = msg("{} has one face only", a(kind.name))
            desk.reporter.report("unknown-fact", message, face.name.span, help=help)
        elif name is None:
            help = msg('write `face {} "Title"`; there is {}', kind.sides[0], listed(kind.sides))
            desk.reporter.report("wrong-fact", msg("a face has its word, and perhaps a title"), face.span, help=help)
        elif name.text not in kind.sides:
            desk.unknown("unknown-word", msg("the face"), name.text, name, kind.sides)
        elif name.text in design.sides:
            notes = [Note(design.sides[name.text].span, msg("the first one is here"))]
            message = msg("`{}` has two faces `{}`", design.name, name.text)
            desk.reporter.report("duplicate", message, name.span, notes=notes)
        else:
            desk.index.mention("fact", "face", face.name)
            desk.index.mention("word", name.text, name)
            found[name.text] = declare_side(face, name, title, design, kind, desk)
    return found


def declare_side(face: n.Fact, name: n.Name, title: n.Text | None, design: Design, kind: Kind, desk: Desk) -> set[str]:
    """One face of a card, with the facts under it; gives their names."""
    facts = Facts(face.items, desk, design.name)
    side = design.sides[name.text] = FaceSide(facts.titles(title, kind.facts), name.span)
    for fact in list(facts.left.values()):
        if fact.name.text in kind.back:
            facts.take(fact.name.text)
            message = msg("the `{}` of {} stands on its back, whichever face is up", fact.name.text, a(kind.name))
            desk.reporter.report("wrong-fact", message, fact.span, help=msg("let the line stand on the card itself"))
    for spec in kind.facts.values():
        printed = facts.take(spec.name) if spec.type == "printed" else None
        if printed is not None:
            message = msg("places are printed on the card, whichever face is up")
            desk.reporter.report("wrong-fact", message, printed.span, help=msg("let the line stand on the card itself"))
    side.facts = facts_given(facts, kind, desk)
    facts.rest(tuple(kind.facts))
    return {item.name.text for item in face.items if isinstance(item, n.Fact)}


def check_given(node: n.ThingDecl, design: Design, kind: Kind, facts: Facts, desk: Desk) -> None:
    """Every needed fact stands on the card or on all of its faces, and no fact on both. `facts` are those left."""
    own = {item.name.text: item for item in node.items if isinstance(item, n.Fact)}
    on_faces = declare_sides(facts, design, kind, desk)
    for name, fact in facts_on_faces(node):
        fact_name = fact.name.text
        if name in kind.sides and fact_name in own and fact_name in kind.facts and fact_name not in kind.back:
            notes = [Note(own[fact.name.text].name.span, msg("this is what the card says, whichever face is up"))]
            message = msg("the face `{}` of `{}` says again what its `{}` is", name, design.name, fact.name.text)
            desk.reporter.report("duplicate", message, fact.name.span, notes=notes)
    strange = len(on_faces) < len(facts.faces)  # a face with a fault may be the one that gives it
    behind = set(takewhile(lambda word: word in kind.facts, desk.doubtful.words_behind(node.span)))
    for spec in needed(kind) if node.kind.span != node.name.span else ():  # of a place of a board it is told there
        if spec.name in (own.keys() | behind) or any(closest(name, kind.facts) == spec.name for name in facts.left):
            continue
        lacking = [side for side in kind.sides if spec.name not in on_faces.get(side, ())]
        if len(lacking) == len(kind.sides):
            help = msg("every {} has a line `{} …`", kind.name, spec.name)
            if spec.type == "flag":
                line = f"{spec.name} yes, no, default no"
                help = msg("{}; or let `kind {}` say `{}`", help, kind.name, line)
            message = msg("`{}` gives no {}", design.name, spec.name)
            desk.reporter.report("missing-fact", message, node.name.span, help=help)
        elif lacking and not strange:
            help = msg("write it on every face, or once on the card: `{} …`", spec.name)
            message = msg("`{}` gives no {} on its face `{}`", design.name, spec.name, lacking[0])
            desk.reporter.report("missing-fact", message, node.name.span, help=help)


def facts_on_faces(node: n.ThingDecl) -> Iterator[tuple[str, n.Fact]]:
    """The facts in the blocks `face …` of a card, each with the word of its face."""
    for face in node.items:
        if isinstance(face, n.Fact) and face.name.text == "face":
            name, _title = side_named(face)
            for item in face.items:
                if isinstance(item, n.Fact) and name is not None:
                    yield name.text, item
