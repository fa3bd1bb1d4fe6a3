"""Places that are printed on a card: `squares money, 2 materials, advanced science`, each with what is in it."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.check.facts import Facts, fact_value, fill_in
from interpreter.check.scope import Abandon, Desk, a
from interpreter.check.specs import needed
from interpreter.model import Design, FactSpec, Kind, Zone
from interpreter.model.parts import Given
from interpreter.report import Note
from interpreter.report.message import msg
from interpreter.syntax import nodes as n
from interpreter.text import Span

MOST_ON_A_CARD = 100


def lay_out_printed(spec: FactSpec, host: Kind, desk: Desk) -> None:
    """The places that are printed on a card lie on it, openly, and nothing moves them."""
    model, kind = desk.model, desk.model.kinds.get(spec.kind or "")
    if kind is None or spec.span is None:
        return
    if printed_on_itself(kind, host, desk):
        message = msg("{} would be printed on another one, and so on without an end", a(kind.name))
        help = msg("write the line `{}` under the kind of cards that it is printed on", spec.name)
        desk.reporter.report("wrong-kind", message, spec.span, help=help)
        forget_fact(spec, host, desk)
        return
    other = model.zones.get(spec.name) or model.bears(kind.name)
    if other is not None:
        notes = [Note(other.span, msg("the first one is here"))]
        if other.name == spec.name:
            message = msg("there are two zones `{}`", spec.name)
            desk.reporter.report("duplicate", message, spec.span, notes=notes, help=msg("give one another name"))
        else:
            message = msg("{} is printed on {} already", a(kind.name), a(other.host or ""))
            help = msg("declare another kind of places; or a kind of cards that stands above both, and prints them")
            desk.reporter.report("duplicate", message, spec.span, notes=notes, help=help)
        forget_fact(spec, host, desk)
        return
    model.zones[spec.name] = Zone(
        spec.name, {"en": (spec.name.replace("_", " "),)}, spec.span, kind.name, host.name, declared=False
    )
    kind.starts = spec.name


def printed_on_itself(kind: Kind, host: Kind, desk: Desk) -> bool:
    """Whether such places would be printed on cards that are printed on such places, or are some themselves."""
    model, on = desk.model, host.name
    while not (model.is_a(on, kind.name) or model.is_a(kind.name, on)):
        bearer = model.bears(on)
        if bearer is None or bearer.host is None:
            return False
        on = bearer.host
    return True


def forget_fact(spec: FactSpec, host: Kind, desk: Desk) -> None:
    """Go on as though a line that was refused were not there; what names it is not held against the author."""
    desk.doubtful.doubt([spec.name])
    for one in desk.model.under(host.name):
        desk.model.kinds[one].facts.pop(spec.name, None)


def refuse_by_itself(node: n.ThingDecl, kind: Kind, desk: Desk) -> bool:
    """Whether something is declared that is only printed on cards; a board that makes such places is told itself."""
    zone = desk.model.bears(kind.name)
    if zone is not None and node.kind.span != node.name.span:
        message = msg("{} is printed on {}, and never there by itself", a(kind.name), a(zone.host or ""))
        help = msg("name it in the line `{}` of {}", zone.name, a(zone.host or ""))
        desk.reporter.report("wrong-kind", message, node.kind.span, help=help)
    return zone is not None


def declare_printed(facts: Facts, design: Design, kind: Kind, desk: Desk) -> None:
    """The places that are printed on a card, entered as things of their kind: those in which the same is printed are
    copies of one."""
    for spec in kind.facts.values():
        fact = facts.take(spec.name) if spec.type == "printed" else None
        if fact is None:
            continue
        desk.index.mention("fact", spec.name, fact.name)
        places: dict[tuple[tuple[str, Given], ...], Design] = {}
        names: list[str] = []
        for atoms in fact.values:
            try:
                place, count = printed_place(atoms, design, desk.model.kinds[spec.kind or ""], desk)
            except Abandon:
                continue
            key = tuple(sorted(place.facts.items()))
            if len(names) + count > MOST_ON_A_CARD:
                message = msg("a card has at most {} places printed on it", MOST_ON_A_CARD)
                desk.reporter.report("out-of-bounds", message, place.span)
                return
            names += [places.setdefault(key, place).name] * count
        for place in places.values():
            enter(place, names.count(place.name), design, desk)
        design.facts[spec.name] = tuple(names)


def enter(place: Design, each: int, design: Design, desk: Desk) -> None:
    """Enter a place of a card, so often on each copy of it."""
    model = desk.model
    if place.name in desk.printed or place.name in model.designs:
        message = msg("this place is called `{}`, and so is something else", place.name)
        desk.reporter.report("duplicate", message, place.span, help=msg("give the other one another name"))
        return
    place.each, place.copies = each, each * design.copies
    model.designs[place.name] = place


def printed_place(atoms: tuple[n.FactAtom, ...], design: Design, kind: Kind, desk: Desk) -> tuple[Design, int]:
    """One place, and how many of it stand there: `2 advanced money`."""
    count = atoms[0].value if isinstance(atoms[0], n.Number) else 1
    said = atoms[1:] if isinstance(atoms[0], n.Number) else atoms
    span = atoms[0].span.to(atoms[-1].span)
    if not said or count < 1:
        message = msg("a place says what is printed in it, and before it perhaps how often it is there")
        raise desk.fail("wrong-fact", message, span, help=msg("write `2 WORD`, or `2 nothing` where it is bare"))
    bare = len(said) == 1 and isinstance(said[0], n.Name) and said[0].text == "nothing"
    words = [] if bare else [atom.span.text for atom in said]
    title = next(iter(design.titles.get("en", ())), design.name)
    called = " ".join(words).replace("_", " ") or kind.name.replace("_", " ")
    place = Design("_".join([design.name, *(words or [kind.name])]), kind.name, {"en": (f"{title}: {called}",)}, span)
    place.on = design.name
    for spec, fact in () if bare else facts_printed(said, kind, desk):
        given = fact_value(fact, spec, desk)
        if given is None:
            raise Abandon
        if spec.name in place.facts and not isinstance(given, tuple):
            message = msg("`{}` says twice what its `{}` is", place.name, spec.name)
            apart = ", ".join([atoms[0].span.to(atom_before(said, fact)).text, fact.span.text])
            help = msg("between two places stands a comma: write `{}`", apart)
            raise desk.fail("duplicate", message, fact.span, help=help)
        before = place.facts.get(spec.name, ())
        place.facts[spec.name] = (*before, *given) if isinstance(before, tuple) and isinstance(given, tuple) else given
    fill_in(place, kind)
    lacking = [spec for spec in needed(kind) if spec.name not in place.facts and spec.type != "flag"]
    if lacking:
        help = msg("write one of its words, or let `kind {}` say `{} …, optional`", kind.name, lacking[0].name)
        raise desk.fail("missing-fact", msg("`{}` gives no {}", place.name, lacking[0].name), span, help=help)
    return place, count


def atom_before(said: tuple[n.FactAtom, ...], fact: n.Fact) -> Span:
    """Where what stands in front of a fact ends."""
    ahead = [atom for atom in said if (atom.span.line, atom.span.column) < (fact.span.line, fact.span.column)]
    return ahead[-1].span


def facts_printed(atoms: tuple[n.FactAtom, ...], kind: Kind, desk: Desk) -> Iterator[tuple[FactSpec, n.Fact]]:
    """What is printed in a place, fact by fact: `advanced` (yes or no), `money`, or the fact first: `bonus 2`."""
    waiting = list(atoms)
    while waiting:
        atom = waiting.pop(0)
        spec = fact_meant(atom, kind, desk)
        span = atom.span
        values: tuple[n.FactAtom, ...] = (atom,)
        if spec.type == "flag":
            values = (n.Name(text="yes", span=span),)
        elif isinstance(atom, n.Name) and atom.text == spec.name:
            length = 2 if spec.type == "amount" else 1
            values, waiting = tuple(waiting[:length]), waiting[length:]
            if not values:
                raise desk.fail("missing-fact", msg("what is its `{}`?", spec.name), atom)
            span = span.to(values[-1].span)
        yield spec, n.Fact(name=n.Name(text=spec.name, span=atom.span), values=(values,), span=span)


def fact_meant(atom: n.Node, kind: Kind, desk: Desk) -> FactSpec:
    """The fact of a place that a word is: its name, one of its words, or a card that it names."""
    text, printed = atom.span.text, desk.printed
    found = [
        spec
        for spec in kind.facts.values()
        if isinstance(atom, n.Name)
        and (
            text == spec.name
            or text in spec.words
            or (spec.type in ("design", "designs") and desk.model.is_a(printed.get(text), spec.kind))
        )
    ]
    named = [spec for spec in found if spec.name == text]
    if len(found) > 1 and not named:
        help = msg("write `{} {}` or `{} {}`", found[0].name, text, found[1].name, text)
        message = msg("`{}` may be its `{}` or its `{}`", text, found[0].name, found[1].name)
        raise desk.fail("wrong-fact", message, atom, help=help)
    if not found:
        specs = kind.facts.values()
        known = [name for spec in specs for name in (spec.name, *(spec.words if spec.type != "flag" else ()))]
        raise desk.strange("unknown-word", msg("no {} is `{}`", kind.name, text), text, atom, [*known, "nothing"])
    for spec in (named or found)[:1]:
        desk.index.mention("fact", spec.name, atom)
    return (named or found)[0]
