"""Kinds of dice: what is printed on their faces, and what each of them says for the facts of its kind."""

from __future__ import annotations

from interpreter.check.facts import Facts, only_atom
from interpreter.check.scope import Desk, a
from interpreter.check.specs import is_free, is_reversed, report_reversed
from interpreter.effects.faces import Printed
from interpreter.model import FactSpec, Kind
from interpreter.report.message import Message, msg
from interpreter.syntax import nodes as n

USUAL = tuple(range(1, 7))  # of a die that does not say what is printed on it
MOST_FACES = 100
HIGHEST = 999  # number on a face


def declare_dice(kind: Kind, facts: Facts, desk: Desk) -> None:
    """`kind laser is die "laser"` with its `faces` and facts."""
    fact = facts.take("faces")
    kind.faces = USUAL if fact is None else faces_of(fact, kind, facts) or USUAL
    for word in ("sides", "pips"):
        if fact is None and word in facts.left:
            wrong = facts.left.pop(word)
            many = only_atom(wrong)
            last = many.value if isinstance(many, n.Number) else 6
            message = msg("what a die can show is said with `faces`")
            desk.reporter.report("unknown-fact", message, wrong.span, help=msg("write `faces 1 to {}`", last))
    for one in list(facts.left.values()):
        declare_fact(one, kind, facts)
    facts.rest(("faces",))


def faces_of(fact: n.Fact, kind: Kind, facts: Facts) -> tuple[Printed, ...]:
    """`faces miss, 2 to 5, burst`; none after a fault."""
    desk, found = facts.desk, []
    for atoms in fact.values:
        printed = printed_by(atoms[0], desk) if len(atoms) == 1 else ()
        if not printed:
            said = atoms[0].span.to(atoms[-1].span)
            if not (isinstance(atoms[0], n.Range) and is_reversed(atoms[0])):
                message = msg("`{}` is no face of a die", said.text)
                help = msg("write words and numbers up to {}, with commas: `faces miss, 2 to 5, hit`", HIGHEST)
                match atoms:
                    case (n.Number(value=low), n.Number(value=high)) if low >= 0 > high:  # `1-6`
                        help = msg("write `{} to {}`", low, -high)
                desk.reporter.report("wrong-fact", message, said, help=help)
            return ()
        found += printed
    if len(found) == 1:
        message = msg("a die with one face always shows the same")
        help = msg("write all its faces: `faces {}, {}`", found[0], found[0])
        desk.reporter.report("wrong-fact", message, fact.span, help=help)
        return ()
    if len(found) > MOST_FACES:
        message = msg("`{}` has {} faces; a die has {} at most", kind.name, len(found), MOST_FACES)
        desk.reporter.report("out-of-bounds", message, fact.span)
        return ()
    return tuple(found)


def printed_by(atom: n.Node, desk: Desk) -> list[Printed]:
    """What one part of the line `faces` prints: a number, a word, or all numbers of a range; nothing if it is none."""
    match atom:
        case n.Number() if atom.value <= HIGHEST:
            return [atom.value]
        case n.Name():
            desk.model.word(atom.text)
            desk.index.mention("word", atom.text, atom, declares=True)
            return [atom.text]
        case n.Range(low=int(), high=int()) if is_reversed(atom):
            report_reversed(atom, desk)
        case n.Range(low=int() as low, high=int() as high) if low >= 0 and high <= HIGHEST:
            return list(range(low, high + 1))
    return []


def declare_fact(fact: n.Fact, kind: Kind, facts: Facts) -> None:
    """`harm 1`, `hue red`, `marked yes`: what is true of every die of the kind."""
    desk, name, atom = facts.desk, fact.name.text, only_atom(fact)
    match atom:
        case n.Number():
            spec, said = FactSpec(name, "number", (), low=atom.value, high=atom.value, span=fact.name.span), atom.value
        case n.No() | n.Name(text="yes"):
            spec, said = FactSpec(name, "flag", (), span=fact.name.span), int(isinstance(atom, n.Name))
        case n.Name():
            spec = FactSpec(name, "words", (atom.text,), span=fact.name.span)
            said = desk.model.word(atom.text)
            desk.index.mention("word", atom.text, atom, declares=True)
        case n.Range():
            return
        case _:
            facts.fault("wrong-fact", fact, only_one_thing(name, kind))
            del facts.left[name]
            return
    desk.index.mention("fact", name, fact.name, declares=True)
    del facts.left[name]
    if is_free(spec, fact, desk):
        kind.facts[name], kind.printed[name] = spec, said
    else:
        desk.doubtful.doubt([name])


def only_one_thing(name: str, kind: Kind) -> Message:
    """The message that a fact of dice says one thing."""
    return msg("of {} `{}` is one number or one word, the same for every such die", a(kind.name), name)
