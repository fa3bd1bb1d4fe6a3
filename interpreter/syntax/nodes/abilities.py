"""Abilities: when something happens. What happens then is a block of statements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from interpreter.syntax.nodes.base import Name, Node

if TYPE_CHECKING:
    from interpreter.syntax.nodes.facts import SlotName
    from interpreter.syntax.nodes.statements import Phrase, Stmt


class Named(Node):
    """A named effect: `setup:`, `play:`, `activate [A]:`."""

    name: Name


class NamedOf(Node):
    """`end of game:`: `name` is `end`, `of` is `game`."""

    name: Name
    of: Name


class On(Node):
    """`on build:`."""

    verb: Name


class Around(Node):
    """`after raid:` (phrase is a single verb) or `before an opponent raids you:`; `word` is `after` or `before`.

    `after a card rests`, `after each opponent raids`: the phrase's subject is a `Pick`, `EachOf` or an expression.
    """

    word: str
    phrase: Phrase


class Would(Node):
    """`when you would lose honour:`."""

    phrase: Phrase


class At(Node):
    """`at round start:`: `moment` is `round`, `edge` is `start` or `end`."""

    moment: Name
    edge: Name


class Always(Node):
    """`always:`."""


When = Named | NamedOf | On | Around | Would | At | Always


class Ability(Node):
    """A line that says when, and what happens then. `once` is None or the word of `once a round`; `used` says that it
    is written `used once a round`: a `may` uses it up."""

    when: When
    slot: SlotName | None
    working_or_not: bool
    once: Name | None
    used: bool
    body: tuple[Stmt, ...]
