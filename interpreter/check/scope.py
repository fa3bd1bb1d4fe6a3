"""Where a name is looked up: the words known at one place of a body, and who is who there."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from attrs import define, evolve, field

from interpreter.effects.values import Const, Local, Value
from interpreter.model import Clause, Model
from interpreter.report import Note, Reporter
from interpreter.syntax.nodes import Node
from interpreter.text import Span


NOBODY = Const(-1, "player")


class Abandon(Exception):
    """A line cannot be understood; its fault is already reported and the next line is looked at."""


@define
class Desk:
    """What the whole check shares: the model being filled, the faults, and which declarations were used."""

    model: Model
    reporter: Reporter
    used: set[tuple[str, str]] = field(factory=set)
    announced: dict[str, Span] = field(factory=dict)
    macros: dict[str, Node] = field(factory=dict)  # values that stand for places, unbound
    dealt: set[str] = field(factory=set)  # variables handed out in the routine at work
    pending: dict[str, Callable[[], None]] = field(factory=dict)  # values not yet looked at

    def ready(self, value: str) -> None:
        """Make sure that a declared value is bound, so that its type is known."""
        work = self.pending.pop(value, None)
        if work:
            work()

    def fail(self, code: str, message: str, node: Node | Span, *, help: str | None = None, notes: Iterable[Note] = (),
             fix: str | None = None) -> Abandon:  # fmt: skip
        """Report a fault and give the exception to raise."""
        span = node.span if isinstance(node, Node) else node
        self.reporter.report(code, message, span, help=help, notes=notes, fix=fix)
        return Abandon()

    def unknown(self, code: str, what: str, word: str, node: Node, known: Iterable[str], help: str | None = None) -> Abandon:
        """Report an unknown name and give the exception to raise."""
        self.reporter.unknown(code, what, word, node.span, known, help)
        return Abandon()

    def use(self, family: str, name: str) -> None:
        """Note that a declaration is used, so that it is not reported as needless."""
        self.used.add((family, name))

    def clause(self, node: Node, owner: str) -> int:
        """The number of the source line that a step comes from."""
        span = node.span
        text = span.source.line(span.line).strip()
        clauses = self.model.clauses
        if clauses and clauses[-1].source == span.source.name and clauses[-1].line == span.line and clauses[-1].owner == owner:
            return len(clauses) - 1
        clauses.append(Clause(span.source.name, span.line, owner, text))
        return len(clauses) - 1

    def fresh(self, name: str) -> str:
        """A variable name that the routine at work does not have yet."""
        number, candidate = 1, name
        while candidate in self.dealt:
            number += 1
            candidate = f"{name}_{number}"
        self.dealt.add(candidate)
        return candidate


@define
class Scope:
    """One place in a body. `you` never changes inside a block; `doer` is whoever acts now; `it` is the innermost thing."""

    desk: Desk
    owner: str
    you: Value | None = None
    doer: Value | None = None
    it: Value | None = None
    this: Local | None = None
    names: dict[str, Value] = field(factory=dict)
    effects: dict[str, str | None] = field(factory=dict)

    def inner(self, **changes: object) -> Scope:
        """A scope for a block: names bound inside it are forgotten behind it."""
        changes.setdefault("names", dict(self.names))
        return evolve(self, **changes)

    def with_it(self, name: str, it: Value) -> Scope:
        """A scope in which `it` (and its noun) is this thing."""
        return self.inner(it=it, names={**self.names, name: it})

    def local(self, name: str, type: str, kind: str | None = None) -> Local:
        """A new variable."""
        return Local(self.desk.fresh(name), type, kind)

    def acting(self, node: Node) -> Value:
        """Who acts here; a fault if nobody does."""
        if self.doer is None:
            raise self.desk.fail("nobody-acts", "nobody acts here", node, help="say who: `each player` with a block, or a name before the verb")
        return self.doer
