"""Who is who in a body: what a name, `it` or `they` means, and how it is spoken of there."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import evolve, field, frozen

from interpreter.syntax import nodes as n
from moodsl.prose.nominals import Nominal, Noun


@frozen(eq=False)
class Entity:
    """Something a body speaks of. `sort` is `player`, `card`, `cards`, `pile`, `cell`, `piece`, `number` or `amount`.

    `quality` is the word by which it is told from its like (`chosen`), `pronoun` says that it is called `they` or `it`.
    """

    sort: str
    noun: Noun | None = None
    quality: str | None = None
    pronoun: str | None = None
    you: bool = False
    this: bool = False
    silent: bool = False  # as an owner it is not named
    counter: str | None = None  # what it is a number of
    clause: str = ""  # what was noted to be so or not


Done = tuple[Entity | str | None, str, str]
"""Who did something (an entity, or as he is written), the verb, and what he did it with."""


@frozen
class Known:
    """A name that `let` gave to an expression: the expression, and where it was written."""

    value: n.Expr
    scope: Scope


@frozen
class Scope:
    """One place in a body.

    `doer` acts here; `subject` is what the sentence is about, so that what is its own needs no name; `spoken` says how
    some entities are spoken of just here (`who`, `no opponent`).
    """

    you: Entity | None = None
    doer: Entity | None = None
    they: Entity | None = None
    it: Entity | None = None
    this: Entity | None = None
    names: dict[str, Entity | Known] = field(factory=dict)
    subject: Entity | None = None
    spoken: tuple[tuple[Entity, Nominal], ...] = ()
    host: Entity | None = None  # the card on which `it`, a piece, lies
    done: frozenset[Done] = frozenset()  # what lines before have done that can be counted
    known: Mapping[str, Nominal] = field(factory=dict)  # at the table: what parts of the verb are that is offered

    def but(self, **changes: object) -> Scope:
        """The same place with something changed."""
        return evolve(self, **changes)  # type: ignore[arg-type]

    def named(self, name: str, what: Entity | Known) -> Scope:
        """The same place, knowing one name more."""
        return evolve(self, names={**self.names, name: what})

    def speaking(self, entity: Entity, nominal: Nominal) -> Scope:
        """The same place, where an entity is spoken of in another way."""
        return evolve(self, spoken=((entity, nominal), *self.spoken))

    def way(self, entity: Entity) -> Nominal | None:
        """How an entity is spoken of here, if in a way of its own."""
        return next((nominal for one, nominal in self.spoken if one is entity), None)
