"""What a kind says about the facts of its cards: `colour blue, red`, `points number, ?`, `sails square, several`."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.check.expressions.sorts import SORTS
from interpreter.check.scope import Desk, a
from interpreter.frozen import evolve
from interpreter.model import FactSpec, Kind
from interpreter.report import Note
from interpreter.report.message import Message, msg
from interpreter.syntax import nodes as n

FACTS_SAID = {
    "words": msg("one word"), "several": msg("several words"), "flag": msg("`yes` or `no`"), "number": msg("a number"),
    "amount": msg("an amount of resources"), "text": msg("a text in quotes"), "resource": msg("a resource"),
}  # fmt: skip
SINGLE_THINGS = ("card", "board", "place")
PLACES = ("starts", "discarded", "home", "owned", "works", "effect", "faces", "back", "drawn_at")
FACT_TYPES = ("number", "resource", "resources", "text")
SAID_OF_NAMES = {"optional", "several", "printed"}


def spec_of(fact: n.Fact, desk: Desk) -> FactSpec | None:
    """What a line of a kind says about a fact of its cards: `colour blue, red`, `income resources, optional`."""
    fact, default = apart(fact)
    if default is not None:
        spec = spec_of(fact, desk)
        if spec is not None:
            if spec.type == "printed":
                message = msg("each card says itself which places are printed on it")
                desk.reporter.report("wrong-fact", message, default.span, help=msg("leave the `default` out"))
                return None
            spec.lenient = True
            desk.defaults[id(spec)] = (spec, default)
        return spec
    return spec_of_names(fact, desk) if kind_that_is_named(fact, desk) else spec_said(fact, desk)


def spec_said(fact: n.Fact, desk: Desk) -> FactSpec | None:
    """A fact whose line says its words, or `number`, a range, `resources`, `text`."""
    name, optional, unknown, many, sided = fact.name.text, False, False, False, False
    words: list[str] = []
    type_: str | None = None
    low = high = None
    for atoms in fact.values:
        atom = atoms[0]
        if len(atoms) != 1:
            message = msg("`{}` is followed by single words, with a comma between two", name)
            desk.reporter.report("wrong-fact", message, fact.span, help=_meant_by(name, atoms))
            desk.doubtful.doubt(one.text for one in atoms if isinstance(one, n.Name))
            return None
        if isinstance(atom, n.Unknown):
            unknown = True
        elif isinstance(atom, n.Range):
            type_, low, high = "number", atom.low, atom.high
            if is_reversed(atom):
                report_reversed(atom, desk)
                return None
        elif isinstance(atom, n.No):
            words.append("no")
        elif isinstance(atom, n.Name) and atom.text == "optional":
            optional = True
        elif isinstance(atom, n.Name) and atom.text == "several":
            many = True
        elif isinstance(atom, n.Name) and atom.text == "sides":
            many = sided = True
        elif isinstance(atom, n.Name) and atom.text in FACT_TYPES:
            type_ = {"resources": "amount"}.get(atom.text, atom.text)
        elif isinstance(atom, n.Name):
            words.append(atom.text)
            desk.index.mention("word", atom.text, atom, declares=True)
        else:
            message = msg("`{}` does not say what the cards give for it", name)
            help = ways_to_say(name, atom)
            desk.reporter.report("wrong-fact", message, fact.span, help=help)
            return None
    if many and type_ is None and len(set(words)) < 2:
        message = msg("`{}` does not say which words there are to choose from", name)
        help = msg("write `{} WORD, WORD, {}`", name, "sides" if sided else "several")
        desk.reporter.report("wrong-fact", message, fact.span, help=help)
        return None
    if type_ is None:
        type_ = "several" if many else "flag" if set(words) == {"yes", "no"} else "words"
    elif words or many:
        said = {"amount": "resources"}.get(type_, type_)
        message = msg("`{}` is either `{}` or one of some words, not both", name, said)
        desk.reporter.report("wrong-fact", message, fact.span)
        return None
    if type_ == "words" and len(words) == 1 and not optional and not unknown:
        report_one_word(fact, words[0], desk)
        return None
    if type_ in ("words", "several"):
        for word in words:
            desk.model.word(word)
    desk.index.mention("fact", name, fact.name, declares=True)
    return FactSpec(name, type_, tuple(words), optional, unknown, low, high, fact.name.span, sided=sided)


def _meant_by(name: str, atoms: Sequence[n.Node]) -> Message | None:
    """How several words without commas are written, `size big small`, or two numbers with a hyphen, `size 1-9`."""
    if name == "holds":
        return msg("how many lie on a thing says their zone: `zone ZONE of KIND for each THING`, with a line `holds 1`")
    words = [one.text for one in atoms if isinstance(one, n.Name)]
    numbers = [one.value for one in atoms if isinstance(one, n.Number)]
    if len(words) == len(atoms):
        return msg("write `{} {}`", name, ", ".join(words))
    if len(numbers) == len(atoms) == 2:
        return msg("write `{}`", f"{name} {numbers[0]} to {abs(numbers[1])}")
    return None


def ways_to_say(name: str, atom: n.Node) -> Message:
    """What can stand behind the name of a fact in its kind."""
    if isinstance(atom, n.Number):
        return msg("numbers are a range, as `{} 1 to 13`; what one is called stands below `{} each`", name, name)
    return msg("write `number`, `resources`, `resource`, `text`, a range, or the words it can be, with commas")


def report_one_word(fact: n.Fact, word: str, desk: Desk) -> None:
    """A fault: `size big` is perhaps a line of a kind that is misspelt."""
    desk.doubtful.places = True
    message = msg(
        "`{} {}` is no line of a kind, and a fact that can be only one word tells nothing", fact.name.text, word
    )
    desk.strange("unknown-fact", message, fact.name.text, fact.name, PLACES)


def kind_that_is_named(fact: n.Fact, desk: Desk) -> str | None:
    """The kind of cards that a fact names, `opens tech`: nothing else is said of it but how many there are."""
    atoms = [atom for value in fact.values for atom in value]
    words = {atom.text for atom in atoms if isinstance(atom, n.Name)} - SAID_OF_NAMES
    if len(words) != 1 or not all(isinstance(atom, n.Name) for atom in atoms):
        return None
    (word,) = words
    return word if desk.bases.get(word) in SINGLE_THINGS else None


def spec_of_names(fact: n.Fact, desk: Desk) -> FactSpec | None:
    """`opens tech`, `opens tech, optional`, `print part, several`, `ends star, star` for exactly two, and `squares
    square, printed` for the places of a card."""
    name = fact.name.text
    names = [atom for value in fact.values for atom in value if isinstance(atom, n.Name)]
    said = [atom.text for atom in names]
    kinds = [atom for atom in names if atom.text not in SAID_OF_NAMES]
    for atom in kinds:
        desk.index.use("kind", atom.text, atom)
    desk.index.mention("fact", name, fact.name, declares=True)
    many, count = "several" in said, len(kinds)
    if "printed" in said:
        return spec_of_places(fact, kinds, many, "optional" in said, desk)
    if many and count > 1:
        help = msg("write `{} {}, several` for any number, or no `several` for exactly {}", name, kinds[0].text, count)
        desk.reporter.report("wrong-fact", msg("`{}` says in two ways how many there are", name), fact.span, help=help)
        return None
    type = "designs" if many or count > 1 else "design"
    return FactSpec(
        name, type, (), "optional" in said, span=fact.name.span, kind=kinds[0].text, count=count if count > 1 else None
    )


def spec_of_places(fact: n.Fact, kinds: list[n.Name], many: bool, optional: bool, desk: Desk) -> FactSpec | None:
    """`squares square, printed`: the places that are printed on each card."""
    name, kind = fact.name.text, kinds[0]
    if desk.bases[kind.text] != "place":
        message = msg("only places are printed on a card, and {} is none", a(kind.text))
        help = msg("write `kind {} is place`; what lies there has a `zone … for each {}`", kind.text, kind.text)
        desk.reporter.report("wrong-kind", message, kind.span, help=help)
        return None
    if many or len(kinds) > 1:
        message = msg("each card says itself how many places are printed on it")
        help = msg("write `{} {}, printed`", name, kind.text)
        desk.reporter.report("wrong-fact", message, fact.span, help=help)
        return None
    return FactSpec(name, "printed", (), optional, span=fact.name.span, kind=kind.text)


def is_free(spec: FactSpec, fact: n.Fact, desk: Desk) -> bool:
    """Whether a fact may have its name: a word that every card knows is taken, and in all kinds it is of one sort."""
    if spec.name in SORTS["card"].asked:
        message = msg("`{}` is a word of the language and cannot name a fact", spec.name)
        desk.reporter.report("reserved-word", message, fact.name.span, help=msg("choose another name"))
        return False
    for kind in desk.model.kinds.values():
        other = kind.facts.get(spec.name)
        if other is not None and (other.type, other.kind, other.sided) != (spec.type, spec.kind, spec.sided):
            notes = [Note(other.span, msg("the other one is here"))] if other.span is not None else []
            here, there = said_of(spec), said_of(other)
            message = msg("`{}` is {} here, and of {} it is {}", spec.name, here, a(kind.name), there)
            help = msg("choose another name: of any card it must be known what its facts are")
            desk.reporter.report("wrong-fact", message, fact.span, help=help, notes=notes)
            return False
    return True


def said_of(spec: FactSpec) -> Message:
    """What a fact is, in a message."""
    if spec.sided:
        return msg("a word for each side")
    if spec.kind is None:
        return FACTS_SAID[spec.type]
    if spec.type == "printed":
        return msg("printed places")
    return msg("the name of {}", a(spec.kind)) if spec.type == "design" else msg("several names")


def apart(fact: n.Fact) -> tuple[n.Fact, n.Fact | None]:
    """What a line of a kind says of a fact, and what the fact is of cards that do not give it: `default 1 corn`."""
    for place, atoms in enumerate(fact.values):
        if place and len(atoms) > 1 and isinstance(atoms[0], n.Name) and atoms[0].text == "default":
            values = (atoms[1:], *fact.values[place + 1 :])
            return evolve(fact, values=fact.values[:place]), evolve(fact, values=values)
    return fact, None


def needed(kind: Kind) -> list[FactSpec]:
    """The facts that every card of a kind must give."""
    return [spec for spec in kind.facts.values() if not (spec.optional or spec.lenient)]


def is_reversed(range: n.Range) -> bool:
    """Whether a range goes down."""
    return range.low is not None and range.high is not None and range.low > range.high


def report_reversed(range: n.Range, desk: Desk) -> None:
    """Report a range that goes down, and how it goes up."""
    message = msg("the range goes down, from {} to {}", range.low, range.high)
    help, fix = msg("write `{} to {}`", range.high, range.low), f"{range.high} to {range.low}"
    desk.reporter.report("reversed-range", message, range.span, help=help, fix=fix)
