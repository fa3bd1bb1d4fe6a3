"""What a kind says about the facts of its cards: `colour blue, red`, `points number, ?`, `sails square, several`."""

from __future__ import annotations

from interpreter.check.scope import Desk, a
from interpreter.model import FactSpec, Kind
from interpreter.report import Note
from interpreter.syntax import nodes as n

SORTS = {
    "words": "one word", "several": "several words", "flag": "`yes` or `no`", "number": "a number",
    "amount": "an amount of resources", "text": "a text in quotes",
}  # fmt: skip
OF_CARDS = ("owner", "pile", "place", "card_below", "card_above", "face")
"""What can be asked of every card, beside its facts."""
PLACES = ("starts", "discarded", "home", "works", "effect", "faces", "back")
FACT_TYPES = ("number", "resources", "text")


def spec_of(fact: n.Fact, desk: Desk) -> FactSpec | None:
    """What a line of a kind says about a fact of its cards.

    `colour blue, red`, `points number, ?`, `income resources, optional`
    """
    name, optional, unknown, many = fact.name.text, False, False, False
    words: list[str] = []
    type_: str | None = None
    low = high = None
    for atoms in fact.values:
        atom = atoms[0]
        if len(atoms) != 1:
            message = f"`{name}` is followed by single words, with a comma between two"
            desk.reporter.report("wrong-fact", message, fact.span)
            return None
        if isinstance(atom, n.Unknown):
            unknown = True
        elif isinstance(atom, n.Range):
            type_, low, high = "number", atom.low, atom.high
            if low is not None and high is not None and low > high:
                message = f"the range goes down, from {low} to {high}"
                desk.reporter.report(
                    "reversed-range", message, atom.span, help=f"write `{high} to {low}`", fix=f"{high} to {low}"
                )
                return None
        elif isinstance(atom, n.No):
            words.append("no")
        elif isinstance(atom, n.Name) and atom.text == "optional":
            optional = True
        elif isinstance(atom, n.Name) and atom.text == "several":
            many = True
        elif isinstance(atom, n.Name) and atom.text in FACT_TYPES:
            type_ = {"resources": "amount"}.get(atom.text, atom.text)
        elif isinstance(atom, n.Name):
            words.append(atom.text)
            desk.mention("word", atom.text, atom, declares=True)
        else:
            message = f"`{name}` does not say what the cards give for it"
            help = "write `number`, `resources`, `text`, a range, or the words it can be, with commas"
            desk.reporter.report("wrong-fact", message, fact.span, help=help)
            return None
    if many and type_ is None and len(set(words)) < 2:
        message = f"`{name}` does not say which words there are to choose from"
        desk.reporter.report("wrong-fact", message, fact.span, help=f"write `{name} WORD, WORD, several`")
        return None
    if type_ is None:
        type_ = "several" if many else "flag" if set(words) == {"yes", "no"} else "words"
    elif words or many:
        said = {"amount": "resources"}.get(type_, type_)
        desk.reporter.report("wrong-fact", f"`{name}` is either `{said}` or one of some words, not both", fact.span)
        return None
    if type_ == "words" and len(words) == 1 and not optional and not unknown:
        message = f"`{name} {words[0]}` is no line of a kind, and a fact that can be only one word tells nothing"
        desk.lost = True
        desk.strange("unknown-fact", message, name, fact.name, PLACES)
        return None
    if type_ in ("words", "several"):
        for word in words:
            desk.model.word(word)
    desk.mention("fact", name, fact.name, declares=True)
    return FactSpec(name, type_, tuple(words), optional, unknown, low, high, fact.name.span)


def is_free(spec: FactSpec, fact: n.Fact, desk: Desk) -> bool:
    """Whether a fact may have its name: a word that every card knows is taken, and in all kinds it is of one sort."""
    if spec.name in OF_CARDS:
        message = f"`{spec.name}` is a word of the language and cannot name a fact"
        desk.reporter.report("reserved-word", message, fact.name.span, help="choose another name")
        return False
    for kind in desk.model.kinds.values():
        other = kind.facts.get(spec.name)
        if other is not None and other.type != spec.type:
            notes = [Note(other.span, "the other one is here")] if other.span is not None else []
            message = f"`{spec.name}` is {SORTS[spec.type]} here, and of {a(kind.name)} it is {SORTS[other.type]}"
            help = "choose another name: of any card it must be known what its facts are"
            desk.reporter.report("wrong-fact", message, fact.span, help=help, notes=notes)
            return False
    return True


def needed(kind: Kind) -> list[FactSpec]:
    """The facts that every card of a kind must give."""
    return [spec for spec in kind.facts.values() if not spec.optional]
