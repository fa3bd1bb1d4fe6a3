"""Facts: the lines under a declaration that say what is fixed.

Each reader takes what it knows; what is left is a fault.
"""

from __future__ import annotations

from collections.abc import Container
from typing import TypeVar

from interpreter.check.edges import numbered_sides, of_all_sides, word_for_each
from interpreter.check.hints import digits_of, resource_wanted
from interpreter.check.scope import Desk, a
from interpreter.model import Design, FactSpec, Kind
from interpreter.model.parts import Given, Titles
from interpreter.report import Note, closest
from interpreter.report.message import Message, alternatives, msg
from interpreter.syntax import nodes as n
from interpreter.text import Span

NOTHING = ("0", "free", "nothing", "none", "no", "zero")
MANY = 20  # times that a word may be meant
SINGLE = {
    "words": msg("one word"),
    "flag": msg("`yes` or `no`"),
    "number": msg("a number"),
    "text": msg("a text in quotes"),
    "design": msg("the name of one card"),
    "resource": msg("a resource"),
}


Found = TypeVar("Found", bound=n.Node)


def only_atom(fact: n.Fact) -> n.Node | None:
    """What is said of a fact, if that is one thing."""
    return fact.values[0][0] if len(fact.values) == 1 and len(fact.values[0]) == 1 else None


def fact_span(owner: n.Node, items: tuple[n.Node, ...], name: str) -> Span:
    """Where a fact stands among the lines of a declaration, or else the name of this."""
    return next((item.span for item in items if isinstance(item, n.Fact) and item.name.text == name), owner.span)


class Facts:
    """The facts of one declaration, taken one by one; `rest` reports those that nobody took."""

    def __init__(self, items: tuple[n.Node, ...], desk: Desk, owner: str, sides: bool = False) -> None:
        self.desk = desk
        self.owner = owner
        self.left: dict[str, n.Fact] = {}
        self.given = {item.name.text for item in items if isinstance(item, n.Fact)}
        self.many: list[n.Fact] = []
        self.faces: list[n.Fact] = []  # the blocks `face …` of a card
        for item in items:
            if not isinstance(item, n.Fact):
                continue
            name = item.name.text
            if name == "face" and sides:
                self.faces.append(item)
                continue
            if name == "effect" or is_override(item):
                self.many.append(item)
            elif name in self.left:
                desk.reporter.report(
                    "duplicate",
                    msg("`{}` says twice what its `{}` is", owner, name),
                    item.name.span,
                    notes=[Note(self.left[name].name.span, msg("the first one is here"))],
                )
            else:
                self.left[name] = item
            for inner in item.items:
                message = msg("lines under `{}` are something this version cannot run yet", name)
                desk.reporter.report("unsupported", message, inner.span)

    def take(self, name: str) -> n.Fact | None:
        """The fact of this name, if it is given."""
        return self.left.pop(name, None)

    def titles(self, title: n.Text | None, facts: Container[str] = ()) -> Titles:
        """The names by language: the title is English, `ru "…", "…"` are Russian forms. `facts` are no languages."""
        found: Titles = {"en": (title.value,)} if title else {}
        for name in [name for name in self.left if is_language(name) and name not in facts]:
            fact = self.left.pop(name)
            forms = [atoms[0].value for atoms in fact.values if len(atoms) == 1 and isinstance(atoms[0], n.Text)]
            if len(forms) != len(fact.values):
                named = [f'"{one.value}"' for atoms in fact.values for one in atoms if isinstance(one, n.Text)]
                help = msg("write `{} {}`", name, ", ".join(named)) if named else None
                self.fault("wrong-fact", fact, msg("`{}` is followed by names in quotes", name), help)
            elif any(not form.strip() for form in forms):
                self.fault("wrong-fact", fact, msg("a name of `{}` is empty", self.owner))
            else:
                found[name] = tuple(forms)
        return found

    def single(self, name: str, sort: type[Found], fault: Message) -> Found | None:
        """A fact of which one thing of this sort is said, and nothing else."""
        fact = self.take(name)
        if fact is None:
            return None
        atom = only_atom(fact)
        if isinstance(atom, sort):
            return atom
        digits = digits_of(atom.text) if isinstance(atom, n.Name) and sort is n.Number else None
        self.fault("wrong-fact", fact, fault, msg("write `{} {}`", name, digits) if digits else None)
        return None

    def word(self, name: str) -> n.Name | None:
        """A fact that is one word."""
        return self.single(name, n.Name, msg("`{}` is one word", name))

    def words(self, name: str) -> tuple[str, ...]:
        """A fact that is several words; none if it is not given."""
        fact = self.take(name)
        if fact is None:
            return ()
        atoms = [atom for atoms in fact.values for atom in atoms]
        found = [atom.text for atom in atoms if isinstance(atom, n.Name)]
        answer = next((one for one in atoms if isinstance(one, n.No) or one.span.text == "yes"), None)
        twice = next((one for at, one in enumerate(found) if one in found[:at]), None)
        if answer is not None:
            message = msg("`{}` is a word of the language and cannot be a name", answer.span.text)
            self.desk.reporter.report("reserved-word", message, answer.span, help=msg("choose another name"))
        elif len(found) != len(fact.values):
            message = msg("`{}` is followed by single words, with a comma between two", name)
            help = msg("write `{} {}`", name, ", ".join(found)) if len(found) == len(atoms) else None
            self.fault("wrong-fact", fact, message, help)
        elif twice is not None:
            self.fault("duplicate", fact, msg("`{}` stands there twice", twice))
        else:
            return tuple(found)
        self.desk.doubtful.doubt(found)
        return ()

    def one_of(self, name: str, words: tuple[str, ...]) -> str | None:
        """A fact that is one of these words (`no` is a word here)."""
        fact = self.take(name)
        if fact is None:
            return None
        atom = only_atom(fact)
        text = atom.text if isinstance(atom, n.Name) else "no" if isinstance(atom, n.No) else None
        if text in words:
            return text
        message = msg("`{}` is {}", name, alternatives(f"`{word}`" for word in words))
        self.fault("wrong-fact", fact, message, known=words)
        return None

    def number(self, name: str) -> int | None:
        """A fact that is a number."""
        found = self.single(name, n.Number, msg("`{}` is a number", name))
        return found.value if found is not None else None

    def number_or_name(self, name: str) -> int | n.Name | None:
        """A fact that is a number, or a name that stands for one."""
        fact = self.left.get(name)
        return self.word(name) if fact is not None and isinstance(only_atom(fact), n.Name) else self.number(name)

    def range(self, name: str, one: bool = False) -> tuple[int | None, int | None] | None:
        """A fact that is a range; with `one` a number alone is a range of itself."""
        fact = self.take(name)
        if fact is None:
            return None
        found = only_atom(fact)
        if one and isinstance(found, n.Number):
            return found.value, found.value
        if isinstance(found, n.Range):
            if found.low is not None and found.high is not None and found.low > found.high:
                message = msg("the range goes down, from {} to {}", found.low, found.high)
                self.fault("reversed-range", fact, message, msg("write `{} {} to {}`", name, found.high, found.low))
                return None
            return found.low, found.high
        alone = fact.values[0][0] if fact.values and len(fact.values[0]) == 1 else None
        way_out = msg("write `{} {} to {}`", name, alone.value, alone.value) if isinstance(alone, n.Number) else None
        match fact.values[:1]:
            case ((n.Number(value=low), n.Number(value=high)),) if low >= 0 > high:  # `3-5`
                way_out = msg("write `{} {} to {}`", name, low, -high)
        match fact.values:
            case ((n.Number(value=low),), *_, (n.Number(value=high),)) if low < high:  # `2, 3, 4`
                way_out = msg("write `{} {} to {}`", name, low, high)
        self.fault("wrong-fact", fact, msg("`{}` is a range: `0 to 9`, `up to 10` or `0 or more`", name), way_out)
        return None

    def text(self, name: str) -> str | None:
        """A fact that is a text in quotes."""
        found = self.single(name, n.Text, msg("`{}` is a text in quotes", name))
        return found.value if found is not None else None

    def texts(self, name: str) -> tuple[str, ...]:
        """A fact that is one text in quotes or several; none if it is not given."""
        fact = self.take(name)
        if fact is None:
            return ()
        found = [atoms[0].value for atoms in fact.values if len(atoms) == 1 and isinstance(atoms[0], n.Text)]
        if len(found) != len(fact.values):
            self.fault("wrong-fact", fact, msg("`{}` is followed by texts in quotes", name))
        return tuple(found)

    def overrides(self, abilities: int) -> None:
        """The texts `text en "…"` of a card, which nothing but the printed card knows: one for each ability."""
        found = [fact for fact in self.many if is_override(fact)]
        self.many = [fact for fact in self.many if not is_override(fact)]
        seen: dict[str, n.Fact] = {}
        for fact in found:
            language = fact.values[0][0].span.text
            texts = [atom for atoms in fact.values for atom in atoms if isinstance(atom, n.Text)]
            if len(texts) != len(fact.values) or any(len(atoms) != 1 for atoms in fact.values[1:]):
                self.fault("wrong-fact", fact, msg("`text {}` is followed by texts in quotes", language))
            elif len(texts) != abilities:
                message = msg(
                    "`text {}` gives {}, and `{}` has {} abilities to print",
                    language,
                    len(texts),
                    self.owner,
                    abilities,
                )
                self.fault("wrong-fact", fact, message, msg("write a text for each ability, with commas between them"))
            elif language in seen:
                notes = [Note(seen[language].name.span, msg("the first one is here"))]
                message = msg("`{}` says twice what its `text {}` is", self.owner, language)
                self.desk.reporter.report("duplicate", message, fact.name.span, notes=notes)
            seen.setdefault(language, fact)

    def fault(
        self, code: str, fact: n.Fact, message: Message, help: Message | None = None, known: tuple[str, ...] = ()
    ) -> None:
        """Report a fault of a fact; `known` are the words that could stand there."""
        self.desk.reporter.report(code, message, fact.span, help=help, known=known)

    def rest(self, known: tuple[str, ...]) -> bool:
        """Report the facts that nobody knows; whether there are none."""
        for fact in [*self.left.values(), *self.many]:
            name, message = fact.name.text, msg("`{}` cannot have a line `{} …`", self.owner, fact.name.text)
            if name == "text" and all(isinstance(atom, n.Text) for atoms in fact.values for atom in atoms):
                said = f"text en {', '.join(atom.span.text for atoms in fact.values for atom in atoms)}"
                help = msg("say in which language it is: `{}`", said)
                self.desk.reporter.report("unknown-fact", message, fact.name.span, help=help)
                continue
            lacking = [one for one in known if one not in self.given]  # what is there already is not meant
            self.desk.strange("unknown-fact", message, name, fact.name, lacking, valid=known)
        return not self.left and not self.many


def is_override(fact: n.Fact) -> bool:
    """Whether a line is a card's text in its designer's words: `text en "…"`."""
    first = fact.values[0] if fact.values else ()
    return (
        fact.name.text == "text"
        and len(first) == 2
        and isinstance(first[0], n.Name)
        and len(first[0].text) == 2
        and isinstance(first[1], n.Text)
    )


def fact_value(fact: n.Fact, spec: FactSpec, desk: Desk) -> Given | None:
    """What a card gives for a fact; None after a fault."""
    model, report = desk.model, desk.reporter.report
    atoms = fact.values[0]
    if spec.sided and isinstance(atoms[0], n.Number):
        return numbered_sides(fact, spec, desk)
    if spec.type == "several":
        found = several_words(fact, spec, desk)
        return of_all_sides(fact, spec, found, desk) if spec.sided and found is not None else found
    if spec.type == "designs":
        return several_names(fact, spec, desk)
    if spec.type != "amount" and (len(fact.values) != 1 or len(atoms) != 1):
        report("wrong-fact", msg("`{}` is {}, and nothing else", spec.name, SINGLE[spec.type]), fact.span)
        return None
    atom = atoms[0]
    if isinstance(atom, n.Unknown):
        if spec.unknown:
            return 0
        help = msg("only a kind that says `{} …, ?` allows it", spec.name)
        report("wrong-fact", msg("`{}` cannot be `?`", spec.name), atom.span, help=help)
        return None
    match spec.type:
        case "words":
            if isinstance(atom, n.Name) and atom.text in spec.words:
                desk.index.mention("word", atom.text, atom)
                return model.word(atom.text)
            word = atom.span.text
            desk.strange("unknown-word", msg("`{}` is no {}", word, spec.name), word, atom, spec.words)
        case "flag":
            if isinstance(atom, n.No) or (isinstance(atom, n.Name) and atom.text in ("yes", "no")):
                return int(isinstance(atom, n.Name) and atom.text == "yes")
            report("wrong-fact", msg("`{}` is `yes` or `no`", spec.name), atom.span, known=("yes", "no"))
        case "number":
            if not isinstance(atom, n.Number):
                digits = digits_of(atom.text) if isinstance(atom, n.Name) else None
                way_out = msg("write `{}`", digits) if digits else None
                report("wrong-fact", msg("`{}` is a number", spec.name), atom.span, help=way_out, fix=digits)
            elif not in_bounds(atom.value, spec.low, spec.high):
                report("out-of-bounds", msg("`{}` is {}", spec.name, bounds(spec.low, spec.high)), atom.span)
            else:
                return atom.value
        case "design":
            return named_card(atom, spec, desk)
        case "resource":
            if isinstance(atom, n.Name) and atom.text in model.resources:
                desk.index.use("counter", atom.text, atom)
                return model.resources.index(atom.text)
            desk.unknown("unknown-resource", msg("the resource"), atom.span.text, atom, model.resources)
        case "text":
            if isinstance(atom, n.Text):
                return atom.value
            report("wrong-fact", msg("`{}` is a text in quotes", spec.name), atom.span)
        case "amount":
            return amount_value(fact, desk)
    return None


def facts_given(facts: Facts, kind: Kind, desk: Desk) -> dict[str, Given]:
    """What a card, or one of its faces, gives of the facts of its kind."""
    found: dict[str, Given] = {}
    for spec in kind.facts.values():
        fact = facts.take(spec.name) if spec.type != "printed" else None  # places are read with their card
        if fact is not None:
            desk.index.mention("fact", spec.name, fact.name)
            value = fact_value(fact, spec, desk)
            if value is not None:
                found[spec.name] = value
    return found


def settle_defaults(desk: Desk) -> None:
    """What facts are of cards that do not give them, and which resources a fact can be, now that these have names."""
    for kind in desk.model.kinds.values():
        for spec in kind.facts.values():
            if spec.type == "resource":
                spec.words = tuple(desk.model.resources)
    for spec, fact in desk.defaults.values():
        spec.default = fact_value(fact, spec, desk)


def fill_in(design: Design, kind: Kind) -> None:
    """The facts that a card does not give, on no face either, are what its kind says."""
    for name, spec in kind.facts.items():
        given = [design.facts, *(side.facts for side in design.sides.values())]
        if spec.default is not None and not any(name in facts for facts in given):
            design.facts[name] = spec.default


def several_words(fact: n.Fact, spec: FactSpec, desk: Desk) -> tuple[int, ...] | None:
    """`sails square, square, lateen`: the numbers of the words, in order; a word may stand there more than once."""
    found: list[int] = []
    for atoms in fact.values:
        atom = atoms[0]
        word = atom.text if isinstance(atom, n.Name) else "no" if isinstance(atom, n.No) else ""
        if len(atoms) == 1 and word in spec.words:
            if isinstance(atom, n.Name):
                desk.index.mention("word", word, atom)
            found.append(desk.model.word(word))
        elif len(atoms) == 1 and isinstance(atom, n.Name):
            sides = desk.model.sides_of(spec) if spec.sided else None
            help = word_for_each(spec, sides) if sides else None
            desk.strange("unknown-word", msg("`{}` is no {}", atom.text, spec.name), atom.text, atom, spec.words, help)
            return None
        else:
            message = msg("`{}` is followed by single words, with a comma between two", spec.name)
            desk.reporter.report("wrong-fact", message, fact.span, help=meant_words(fact, spec))
            return None
    return tuple(found)


def meant_words(fact: n.Fact, spec: FactSpec) -> Message | None:
    """How several words are written, if no more than commas are missing, or `2 red` stands for `red, red`."""
    said: list[str] = []
    times = 1
    for atom in (atom for atoms in fact.values for atom in atoms):
        if isinstance(atom, n.Name) and atom.text in spec.words:
            said += [atom.text] * times
            times = 1
        elif isinstance(atom, n.Number) and times == 1 and 1 < atom.value < MANY:
            times = atom.value
        else:
            return None
    return msg("write `{} {}`", spec.name, ", ".join(said)) if times == 1 else None


def several_names(fact: n.Fact, spec: FactSpec, desk: Desk) -> tuple[str, ...] | None:
    """`ends sol, vega`: the names of cards, in order; a name may stand there more than once."""
    if any(len(atoms) != 1 for atoms in fact.values):
        message = msg("`{}` is followed by names of cards, with a comma between two", spec.name)
        named = [atom.text for atoms in fact.values for atom in atoms if isinstance(atom, n.Name)]
        help = msg("write `{} {}`", spec.name, ", ".join(named))
        desk.reporter.report("wrong-fact", message, fact.span, help=help)
        return None
    found = [named_card(atoms[0], spec, desk) for atoms in fact.values]
    if spec.count not in (None, len(found)):
        message = msg("`{}` is {} names, and here there is {}", spec.name, spec.count, len(found))
        desk.reporter.report("wrong-fact", message, fact.span)
        return None
    names = tuple(name for name in found if name is not None)
    return names if len(names) == len(found) else None


def named_card(atom: n.Node, spec: FactSpec, desk: Desk) -> str | None:
    """The card of the kind of a fact that is named; None after a fault."""
    kind, printed, is_a = spec.kind or "", desk.printed, desk.model.is_a
    if isinstance(atom, n.Name) and atom.text in printed and is_a(printed[atom.text], kind):
        desk.index.mention("card", atom.text, atom)
        return atom.text
    known = [name for name, one in printed.items() if is_a(one, kind)]
    if not isinstance(atom, n.Name):
        message = msg("`{}` names {}", spec.name, a(kind))
        desk.reporter.report("wrong-fact", message, atom.span, help=msg("write the name of {}", a(kind)))
    elif atom.text in printed:
        message = msg("`{}` is {}, and `{}` names {}", atom.text, a(printed[atom.text]), spec.name, a(kind))
        better = closest(atom.text, known)
        help = msg("did you mean `{}`?", better) if better else None
        desk.reporter.report("wrong-kind", message, atom.span, help=help, fix=better)
    elif atom.text in desk.removed:
        notes = [Note(desk.removed[atom.text], msg("it is taken away here"))]
        help = msg("whoever takes it away gives this card another line `{}`, with `change`", spec.name)
        message = msg("there is no {} `{}` any more", kind, atom.text)
        desk.reporter.report("unknown-name", message, atom.span, help=help, notes=notes)
    else:
        desk.unknown("unknown-name", msg("the card"), atom.text, atom, known)
    return None


def in_bounds(number: int, low: int | None, high: int | None) -> bool:
    """Whether a number lies in a range."""
    return (low is None or number >= low) and (high is None or number <= high)


def bounds(low: int | None, high: int | None) -> Message:
    """A range in words; `bounds(0, None) -> "0 or more"`."""
    if high is None:
        return msg("{} or more", low)
    return msg("{} at most", high) if low is None else msg("{} to {}", low, high)


def amount_value(fact: n.Fact, desk: Desk) -> tuple[int, ...] | None:
    """`2 grain, 1 coin` as one number for each resource."""
    model = desk.model
    found = [0] * len(model.resources)
    sound = True
    seen: dict[str, Span] = {}
    for atoms in fact.values:
        if len(atoms) == 1 and isinstance(atoms[0], n.Name) and atoms[0].text in model.resources:
            message, help = msg("how much {}?", atoms[0].text), msg("write `1 {}`", atoms[0].text)
            desk.reporter.report("missing-number", message, atoms[0].span, help=help, fix=f"1 {atoms[0].text}")
            sound = False
            continue
        if len(atoms) != 2 or not isinstance(atoms[0], n.Number) or not isinstance(atoms[1], n.Name):
            message = msg("`{}` is an amount of resources, with a comma between two", fact.name.text)
            words = [atom.span.text for atom in atoms]
            pairs = [" ".join(words[at : at + 2]) for at in range(0, len(words), 2)]
            example = ", ".join(pairs) if len(words) > 2 and len(words) % 2 == 0 else f"2 {desk.unit()}"
            if len(words) == 2 and words[0] in model.resources and words[1].isdigit():
                example = f"{words[1]} {words[0]}"
            if len(words) == 1 and words[0] in NOTHING:
                example = f"0 {desk.unit()}"
            desk.reporter.report("wrong-fact", message, fact.span, help=msg("write `{} {}`", fact.name.text, example))
            return None
        count, unit = atoms[0], atoms[1]
        if unit.text not in model.resources:
            sound = False
            if unit.text in model.counters:
                resource_wanted(unit, unit.text, desk)
            else:
                desk.unknown("unknown-resource", msg("the resource"), unit.text, unit, model.resources)
            continue
        desk.index.use("counter", unit.text, unit)
        high = model.counters[unit.text].high
        if count.value < 0:
            message = msg("an amount of resources cannot be less than nothing: `{} {}`", count.value, unit.text)
            desk.reporter.report("out-of-bounds", message, count.span.to(unit.span))
            sound = False
        elif high is not None and count.value > high:
            message = msg("nobody can ever have {} {}: it goes up to {}", count.value, unit.text, high)
            desk.reporter.report("out-of-bounds", message, count.span.to(unit.span))
            sound = False
        if unit.text in seen:
            message = msg("`{}` is named twice", unit.text)
            desk.reporter.report(
                "duplicate", message, unit.span, notes=[Note(seen[unit.text], msg("the first one is here"))]
            )
            sound = False
        seen[unit.text] = unit.span
        found[model.resources.index(unit.text)] = count.value
    return tuple(found) if sound else None


def is_language(name: str) -> bool:
    """Whether the name of a fact is the code of a language, as in `ru "…"`."""
    return len(name) == 2 and name.isalpha()
