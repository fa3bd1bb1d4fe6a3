"""What can be told: an expression as something named, a condition as a clause, a statement as sentences.

The forms of the node classes are registered in `values`, `conditions`, `lines` and `blocks`; a class that has none is a
fault of the house, which a test finds.
"""

from __future__ import annotations

from functools import singledispatch

from attrs import evolve, frozen

from interpreter.syntax import nodes as n
from moodsl.prose.nominals import Nominal
from moodsl.prose.scope import Entity, Known, Scope
from moodsl.prose.voice import Voice


@frozen
class Passage:
    """A sentence without its end, and the lines under it."""

    head: str
    below: tuple[Passage, ...] = ()

    def behind(self, words: str) -> Passage:
        """The same with words before it."""
        return evolve(self, head=words + self.head)


@frozen
class Mood:
    """How a statement is told.

    `form` is `order` (to you), `bare` (behind `may`), `told` (with its subject) or `tail` (behind its subject);
    `subject` is whom the sentence is about, and `person` the form of verb that stands behind it. What is `listed` has a
    line for each step; what is done `instead` says so; what is `lasting` holds as long as its card works.
    """

    form: str = "order"
    subject: Entity | None = None
    person: str | None = None
    listed: bool = False
    instead: bool = False
    lasting: bool = False


class Untellable(TypeError):
    """Something for which there is no sentence."""

    def __init__(self, node: n.Node) -> None:
        super().__init__(f"there is no sentence for {type(node).__name__}")


@singledispatch
def value(node: n.Node, scope: Scope, voice: Voice) -> Nominal:
    """An expression, a pick or a doer as something that can be named."""
    raise Untellable(node)


@singledispatch
def condition(node: n.Node, scope: Scope, voice: Voice) -> str:
    """A condition as a clause: `you have at least 3 coins`."""
    raise Untellable(node)


@singledispatch
def statement(node: n.Node, scope: Scope, voice: Voice, mood: Mood) -> list[Passage]:
    """A statement as sentences."""
    raise Untellable(node)


def unfolded(expr: n.Node, scope: Scope) -> tuple[n.Node, Scope]:
    """An expression without brackets, and in place of a name from `let` what it stands for."""
    while True:
        if isinstance(expr, n.Group):
            expr = expr.value
        elif isinstance(expr, n.Name) and isinstance(known := scope.names.get(expr.text), Known):
            expr, scope = known.value, known.scope
        else:
            return expr, scope


def entity_of(expr: n.Node | None, scope: Scope) -> Entity | None:
    """The entity that an expression names, if it is one that is known already."""
    match expr:
        case n.You():
            return scope.you
        case n.They():
            return scope.doer if scope.doer is not None and not scope.doer.you else scope.they
        case n.It():
            return scope.it
        case n.Of(name=n.Name(text="place"), owner=n.It()):
            return scope.host
        case n.This(noun=None):
            return scope.this
        case n.Name() if isinstance(found := scope.names.get(expr.text), Entity):
            return found
        case n.Group():
            return entity_of(expr.value, scope)
    return None


def is_a_fact(name: str, owner: n.Expr, scope: Scope, voice: Voice) -> bool:
    """Whether something has a fact of this name, and the value that is called so, too, is one of other things."""
    model, entity = voice.model, entity_of(owner, scope)
    kind = entity.noun.entry.what if entity is not None and entity.noun is not None else None  # type: ignore[attr-defined]
    if isinstance(owner, n.Name) and owner.text in model.designs:
        kind = model.designs[owner.text].kind
    if kind not in model.kinds or name not in model.kinds[kind].facts:
        return False
    part = next((one for one in model.values[name].parameters if one.joint == "of"), None)
    return part is None or (part.kind is not None and not (model.is_a(kind, part.kind) or model.is_a(part.kind, kind)))
