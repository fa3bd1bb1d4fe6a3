"""Where a name is looked up: the words known at one place of a body, and who is who there."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from attrs import define, evolve, field

from interpreter.check.doubtful import Doubtful
from interpreter.check.nouns import piled_zone, singulars
from interpreter.check.uses import Uses
from interpreter.effects.parts import walk
from interpreter.effects.values import Changed, Const, Local, Value
from interpreter.model import Clause, Model
from interpreter.report import Note, Reporter, closest
from interpreter.report.message import Message, listed, msg
from interpreter.syntax.nodes import Decl, Expr, Name, Node, SlotName
from interpreter.text import Span

NOBODY = Const(-1, "player")
FAULTY = "faulty"  # the type of what a faulty line would have given
MOST_NESTED = 40  # values that are worked out from one another
MOST_ASKED = 1_000_000  # values that are asked for to work out one
MOST_PLACES = 100  # values that stand for places, read for one of them


class Abandon(Exception):
    """A line cannot be understood; its fault is already reported and the next line is looked at."""


@define
class Desk:
    """What the whole check shares: the model being filled, the faults, and which declarations were used."""

    model: Model
    reporter: Reporter
    used: set[tuple[str, str]] = field(factory=set)
    announced: dict[str, Span] = field(factory=dict)
    macros: dict[str, Expr] = field(factory=dict)  # values that stand for places, unbound
    read_anew: int = 0  # how often they have been bound
    dealt: set[str] = field(factory=set)  # variables handed out in the routine at work
    doubtful: Doubtful = field(factory=Doubtful)
    pending: dict[str, Callable[[], None]] = field(factory=dict)  # values not yet looked at
    asked: dict[str, Span] = field(factory=dict)  # values at work, outermost first, and where each was asked for
    nested: dict[str, int] = field(factory=dict)  # value -> through how many values it is worked out
    asks: dict[str, int] = field(factory=dict)  # value -> how many values it asks for, with what these ask for
    broken: set[str] = field(factory=set)  # values with a fault: what they are is not known
    flow: dict[str, Span] = field(factory=dict)  # the parts of the game, and where each is
    guessed: set[str] = field(factory=set)  # names that a misspelt one may mean
    lost: bool = False  # a kind or zone has a fault: a place may be missing only because of it
    uses: Uses | None = None  # where names are declared and used, if somebody asks
    declarations: list[Decl] = field(factory=list)  # of all packs, with the changes done
    slots: list[tuple[SlotName, str, Local]] = field(factory=list)  # slots by the lines of an owner, each with its card
    written: dict[int, tuple[Value, Node]] = field(factory=dict)  # conditions by identity, and how they are written

    def ready(self, value: str, node: Node | None = None) -> None:
        """Make sure that a declared value is bound, so that its type is known; raises Abandon if it has a fault."""
        if node is not None and value in self.asked:
            raise self.endless(value, node)
        work = self.pending.pop(value, None)
        if work and node is not None and len(self.asked) >= MOST_NESTED:
            self.broken.add(value)
            raise self.too_deep(value, node)
        if work:
            self.asked[value] = node.span if node else self.model.values[value].span
            try:
                work()
            finally:
                del self.asked[value]
        if value in self.broken:
            raise Abandon

    def nest(self, value: str, node: Node) -> None:
        """Note through how many others a bound value is worked out; raises Abandon if these are too many."""
        base = self.model.values[value].base
        inner = [part.value for part in walk(base) if isinstance(part, Changed)]
        self.nested[value] = max((self.nested.get(name, 0) for name in inner), default=0) + 1
        self.asks[value] = sum(self.asks.get(name, 0) for name in inner) + 1
        if self.nested[value] > MOST_NESTED:
            raise self.too_deep(value, node)
        if self.asks[value] > MOST_ASKED:
            message = msg("to work out `{}`, other values are asked for more than {:,} times", value, MOST_ASKED)
            raise self.fail(
                "too-deep", message, node, help=msg("`2 for each …` doubles a number that is asked for once")
            )

    def places_of(self, value: str) -> Expr:
        """How a value that stands for places is written, to be read anew."""
        self.read_anew += 1
        return self.macros[value]

    def too_deep(self, value: str, node: Node) -> Abandon:
        """A value that is worked out from another, and so on, too often; told once for all of them."""
        if any(fault.code == "too-deep" for fault in self.reporter.diagnostics):
            return Abandon()
        message = msg(
            "`{}` is worked out from another value, that one from another, and so on {} times", value, MOST_NESTED
        )
        return self.fail("too-deep", message, node, help=msg("nobody can follow that: work it out in fewer steps"))

    def endless(self, value: str, node: Node) -> Abandon:
        """A value that is worked out from itself, perhaps by way of others."""
        names = list(self.asked)
        round_trip = names[names.index(value) :]
        notes = [Note(self.asked[name], msg("here `{}` is asked for", name)) for name in round_trip[1:]]
        message = msg("`{}` is worked out from itself", value)
        if notes:
            message = msg("{} by way of {}", message, listed(round_trip[1:]))
        help = msg("a value is worked out from counters, cards and other values, never from itself")
        return self.fail("endless-value", message, node, help=help, notes=notes)

    def fail(
        self,
        code: str,
        message: Message,
        node: Node | Span,
        *,
        help: Message | None = None,
        notes: Iterable[Note] = (),
        fix: str | None = None,
    ) -> Abandon:
        """Report a fault and give the exception to raise."""
        span = first_line(node.span if isinstance(node, Node) else node)
        self.reporter.report(code, message, span, help=help, notes=notes, fix=fix)
        return Abandon()

    def unknown(
        self, code: str, what: Message, word: str, node: Node, known: Iterable[str], help: Message | None = None
    ) -> Abandon:
        """Report that a name does not exist and give the exception to raise."""
        return self.strange(code, msg("{} `{}` does not exist", what, word), word, node, known, help)

    def strange(
        self,
        code: str,
        message: Message,
        word: str,
        node: Node,
        known: Iterable[str],
        help: Message | None = None,
        valid: Iterable[str] | None = None,
    ) -> Abandon:
        """Report a name that means nothing here, with the closest known one or all there are; give the exception.

        `valid` are the names that could stand there, if these are more than the known ones that are told.

        A name that a faulty declaration would have given is not reported: its fault is known already.
        """
        if self.doubtful.names.intersection(singulars(word)):
            return Abandon()
        known = sorted({name for name in known if name})
        guess = closest(word, known) if word[:1] != "[" else None  # of slots no letter is like another
        if guess:
            self.guessed.add(guess)
            help = msg("did you mean `{}`?", guess)
        elif known and not help:
            help = msg("there is {}", listed(known))
        valid = known if valid is None else valid
        self.reporter.report(code, message, first_line(node.span), help=help, fix=guess, known=valid)
        return Abandon()

    def unit(self) -> str:
        """A resource of this game, for an example in a message."""
        return next(iter(self.model.resources), "coin")

    def use(self, family: str, name: str, place: Node | None = None) -> None:
        """Note that a declaration is used, so that it is not reported as needless."""
        self.used.add((family, name))
        self.mention(family, name, place)

    def mention(self, family: str, name: str, place: Node | None, declares: bool = False) -> None:
        """Note where a name stands, if somebody asks."""
        if self.uses is not None and place is not None:
            self.uses.note((family, name), place.span, declares)

    def named(self, variable: Value, span: Span | None) -> None:
        """Note where a variable gets its name, if somebody asks."""
        if self.uses is not None and span is not None:
            self.uses.bind(variable, span)

    def meet(self, variable: Value, word: Node, text: str) -> None:
        """Note that a word means a variable, if somebody asks; nobody named it if it is called after what it is."""
        if self.uses is None:
            return
        zone = piled_zone(self.model, text)
        key = ("kind", text) if text in self.model.kinds else ("zone", zone) if zone else None
        if isinstance(variable, Const):  # a scenario knows cards by their names
            key = ("card", text) if text in self.model.designs else None
        self.uses.meet(variable, key, word.span)

    def clause(self, node: Node, owner: str) -> int:
        """The number of the source line that a step comes from."""
        span = node.span
        text = span.source.line(span.line).strip()
        clauses = self.model.clauses
        if (
            clauses
            and clauses[-1].source == span.source.name
            and clauses[-1].line == span.line
            and clauses[-1].owner == owner
        ):
            return len(clauses) - 1
        clauses.append(Clause(span.source.name, span.line, owner, text))
        return len(clauses) - 1

    def line_of(self, clause: int) -> Span:
        """The line of a clause, without its comment."""
        here = self.model.clauses[clause]
        source = self.doubtful.source(here.source)
        line = source.line(here.line)
        column = len(line) - len(line.lstrip()) + 1
        return Span(source, here.line, column, here.line, len(line.partition("#")[0].rstrip()) + 1)

    def written_as(self, value: Value) -> Node | None:
        """How a condition is written, if it stands in a line by itself."""
        found = self.written.get(id(value))
        return found[1] if found is not None else None

    def fresh(self, name: str) -> str:
        """A variable name that the routine at work does not have yet."""
        number, candidate = 1, name
        while candidate in self.dealt:
            number += 1
            candidate = f"{name}_{number}"
        self.dealt.add(candidate)
        return candidate


def first_line(span: Span) -> Span:
    """The part of a span on its first line."""
    if span.line == span.end_line:
        return span
    end = len(span.source.line(span.line).partition("#")[0].rstrip()) + 1
    return Span(span.source, span.line, span.column, span.line, max(end, span.column + 1))


def a(word: str) -> Message:
    """A word with its article; `a("action") -> "an action"`."""
    return msg("an {}", word) if word[:1] in "aeiou" else msg("a {}", word)


def sure(value: Value) -> Value:
    """The value; raises Abandon if it comes from a faulty line, so that one fault is told once."""
    if value.type == FAULTY:
        raise Abandon
    return value


@define
class Scope:
    """One place in a body. `you` never changes in a block; `doer` is whoever acts now; `it` is the innermost thing."""

    desk: Desk
    owner: str
    you: Value | None = None
    doer: Value | None = None
    they: Value | None = None  # who did what the header of an ability says, where that is somebody else
    it: Value | None = None
    this: Local | None = None
    side: Value | None = None  # that the face is up on which these lines stand
    names: dict[str, Value] = field(factory=dict)
    moment: str = ""  # the moment that a body answers to, in its author's words
    told: tuple[str, ...] = ()  # the names that this moment gives
    vague: bool = False  # the header has a fault, so that names may be missing
    hiding: frozenset[str] = frozenset()  # nouns of things looked at that were names of something else

    def inner(
        self, *, doer: Value | None = None, it: Value | None = None, names: dict[str, Value] | None = None
    ) -> Scope:
        """A scope for a block: names bound inside it are forgotten behind it."""
        return evolve(
            self,
            doer=self.doer if doer is None else doer,
            it=self.it if it is None else it,
            names=dict(self.names) if names is None else names,
        )

    def with_it(self, name: str, it: Value) -> Scope:
        """A scope in which `it` (and its noun) is this thing."""
        hiding = self.hiding | {name} if self.names.get(name, it) != it else self.hiding
        return evolve(self, it=it, names={**self.names, name: it}, hiding=hiding)

    def local(self, name: str, type: str, kind: str | None = None) -> Local:
        """A new variable."""
        return Local(self.desk.fresh(name), type, kind)

    def call(self, variable: Local, name: Name) -> None:
        """Give a variable the name that is written."""
        self.names[name.text] = variable
        self.desk.named(variable, name.span)

    def hides(self, word: str) -> bool:
        """Whether a name of this body stands before a word of a fact; a card that a scenario names does not."""
        return word in self.names and not (isinstance(self.names[word], Const) and self.names[word].type == "card")

    def acting(self, node: Node) -> Value:
        """Who acts here; a fault if nobody does."""
        if self.doer is None:
            raise self.desk.fail(
                "nobody-acts",
                msg("nobody acts here"),
                node,
                help=msg("say who: `each player` with a block, or a name before the verb"),
            )
        return self.doer
