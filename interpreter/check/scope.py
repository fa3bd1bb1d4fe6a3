"""Where a name is looked up: the words known at one place of a body, and who is who there."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable

from attrs import define, evolve, field

from interpreter.check.doubtful import Doubtful
from interpreter.check.index import Index
from interpreter.check.nouns import singulars
from interpreter.effects.values import Const, Local, Value
from interpreter.model import Clause, FactSpec, Model
from interpreter.report import Note, Reporter, closest, nearest_first
from interpreter.report.message import Message, listed, msg
from interpreter.syntax.nodes import Decl, Expr, Fact, KindDecl, Name, Node
from interpreter.syntax.spoken_whole_lines import laid_out, line_meant
from interpreter.text import Span
from interpreter.text.article import article

NOBODY = Const(-1, "player")
FAULTY = "faulty"  # the type of what a faulty line would have given


class Abandon(Exception):
    """A line cannot be understood; its fault is already reported and the next line is looked at."""


@define
class DeclaredValues:
    """How far the declared values are looked at: each is bound when it is first asked for (`declared_values`)."""

    pending: dict[str, Callable[[], None]] = field(factory=dict)  # those not yet looked at
    macros: dict[str, Expr] = field(factory=dict)  # those that stand for places, unbound
    read_anew: int = 0  # how often these have been bound
    asked: dict[str, Span] = field(factory=dict)  # those at work, outermost first, and where each was asked for
    nested: dict[str, int] = field(factory=dict)  # through how many values each is worked out
    asks: dict[str, int] = field(factory=dict)  # how many values each asks for, with what these ask for
    broken: set[str] = field(factory=set)  # those with a fault: what they are is not known

    def places(self, value: str) -> Expr:
        """How a value that stands for places is written, to be read anew."""
        self.read_anew += 1
        return self.macros[value]

    def of(self, known: Container[str]) -> DeclaredValues:
        """What has been found of these values, for a check that goes on with them."""
        return DeclaredValues(
            macros={name: one for name, one in self.macros.items() if name in known},
            nested={name: one for name, one in self.nested.items() if name in known},
            asks={name: one for name, one in self.asks.items() if name in known},
            broken={name for name in self.broken if name in known},
        )


@define
class Desk:
    """What the whole check shares: what is known of the pack, where faults are reported, and the index of its names."""

    model: Model
    reporter: Reporter
    index: Index = field(factory=Index)
    doubtful: Doubtful = field(factory=Doubtful)
    values: DeclaredValues = field(factory=DeclaredValues)
    announced: dict[str, Span] = field(factory=dict)  # moments that begin and end something
    flow: dict[str, Span] = field(factory=dict)  # the parts of the game, and where each is
    declarations: list[Decl] = field(factory=list)  # of all packs, with the changes done
    kinds: dict[str, KindDecl] = field(factory=dict)  # by their names, as they are before these changes
    printed: dict[str, str] = field(factory=dict)  # the kinds of all cards, of those too that are not declared yet
    bases: dict[str, str] = field(factory=dict)  # the sorts of all kinds, in the same way
    defaults: dict[int, tuple[FactSpec, Fact]] = field(factory=dict)  # facts that a kind gives its cards, and where
    removed: dict[str, Span] = field(factory=dict)  # the cards and words that a pack has taken away, and where

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
        if word in self.removed:
            notes = [Note(self.removed[word], msg("it is taken away here"))]
            return self.fail(code, message, node, notes=notes, help=msg("leave it there, or change this line, too"))
        known = sorted({name for name in known if name})
        guess = closest(word, known) if word[:1] != "[" else None  # of slots no letter is like another
        guess = self.titled(word, known) or guess
        if guess:
            self.doubtful.guessed.add(guess)
            help = msg("did you mean `{}`?", guess)
        elif known and not help:
            help = msg("known here: {}", listed(nearest_first(word, known)))
        valid = known if valid is None else valid
        self.reporter.report(code, message, first_line(node.span), help=help, fix=guess, known=valid)
        return Abandon()

    def titled(self, word: str, known: Iterable[str]) -> str | None:
        """The known name of what has this title, in whatever language."""
        model, names = self.model, set(known)
        words = {one.casefold() for one in singulars(word)}
        for family in (model.counted, model.zones, model.kinds, model.designs, model.actions):
            for name, one in family.items():
                titles = (title for forms in one.titles.values() for title in forms)
                if name in names and words.intersection(map(str.casefold, titles)):
                    return name
        return None

    def unit(self) -> str:
        """A resource of this game, for an example in a message."""
        return next(iter(self.model.resources), "coin")

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


def first_line(span: Span) -> Span:
    """The part of a span on its first line."""
    if span.line == span.end_line:
        return span
    end = len(span.source.line(span.line).partition("#")[0].rstrip()) + 1
    return Span(span.source, span.line, span.column, span.line, max(end, span.column + 1))


def a(word: str) -> Message:
    """A word with its article; `a("action") -> "an action"`."""
    return msg("an {}", word) if article(word) == "an" else msg("a {}", word)


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
    spends: int | None = None  # the ability that a `may` uses up
    dealt: set[str] = field(factory=set)  # the names of variables in the routine at work
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
        """A new variable, with a name that the routine at work does not have yet."""
        number, fresh = 1, name
        while fresh in self.dealt:
            number += 1
            fresh = f"{name}_{number}"
        self.dealt.add(fresh)
        return Local(fresh, type, kind)

    def call(self, variable: Local, name: Name) -> None:
        """Give a variable the name that is written."""
        self.names[name.text] = variable
        self.desk.index.named(variable, name.span)

    def hides(self, word: str) -> bool:
        """Whether a name of this body stands before a word of a fact; a card that a scenario names does not."""
        return word in self.names and not (isinstance(self.names[word], Const) and self.names[word].type == "card")

    def acting(self, node: Node) -> Value:
        """Who acts here; a fault if nobody does."""
        if self.doer is None:
            help = msg("say who: `each player` with a block, or a name before the verb")
            said = node.span.source.line(node.span.line).strip()
            help = line_meant(said) or laid_out(said) or help
            if self.they is not None:
                help = msg("write `they` before it for who did what the moment says, `each player` for all")
            raise self.desk.fail("nobody-acts", msg("nobody acts here"), node, help=help)
        return self.doer
