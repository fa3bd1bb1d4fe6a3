"""Sentences: the messages of one language, the only room that knows Fluent.

Takes `.ftl` text, gives `say(message, **parts)`. A part is a string, a number, or a `Nominal`, whose case the message
asks for: `{ ACC($what) }`. Nothing is guessed: a message or a part that is missing raises `Unsaid`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any, cast

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.builtins import BUILTINS
from fluent.runtime.errors import FluentReferenceError
from fluent.runtime.resolver import Message
from fluent.runtime.types import FluentType
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from moodsl.prose.nominals import Nominal

WRONG_CALL = "a function in it is given what it cannot use"
GAP = "…"  # stands for a missing form while the others are looked for, and in a file of words until it is written
resolver.MAX_PART_LENGTH = 10_000_000  # of 2500 letters: a part may be all that a verb of many lines does
CASES = ("nom", "gen", "dat", "acc", "ins", "loc")


class Unsaid(Exception):
    """A message that is missing, or that cannot be put together: its name, and why. `of_pack`: the words are a pack's,
    and not the house's. `given` are the names of the parts that it could have used."""

    def __init__(self, message: str, why: str, of_pack: bool = False, given: tuple[str, ...] = ()) -> None:
        super().__init__(f"the message `{message}` {why}")
        self.message, self.why, self.of_pack, self.given = message, why, of_pack, given


class _Part(FluentType):
    """A nominal on its way through a message."""

    def __init__(self, nominal: Nominal) -> None:
        self.nominal = nominal

    def format(self, locale: Locale) -> str:
        return self.nominal.case("nom")


Ask = Callable[[Any], str]


def _asking(case: str) -> Ask:
    def ask(part: Any) -> str:
        return part.nominal.case(case) if isinstance(part, _Part) else str(part)

    return ask


def _possessive(part: Any, agreement: str = "m", case: str = "nom") -> str:
    return part.nominal.owning(agreement, case, False) if isinstance(part, _Part) else str(part)


def _agreement(part: Any) -> str:
    return part.nominal.agreement if isinstance(part, _Part) else "n"


@lru_cache(maxsize=16)
def messages_in(text: str) -> ast.Resource:
    """The messages of a text. Those of the house are read once, however many voices there are."""
    return FluentResource(text)


def _person(part: Any) -> str:
    return part.nominal.person if isinstance(part, _Part) else "one"


def _before(part: Any) -> str:
    return "yes" if isinstance(part, _Part) and part.nominal.before_noun else "no"


# What a message can do with its parts, beside what Fluent itself can.
FUNCTIONS: dict[str, Any] = {
    **BUILTINS,
    **{case.upper(): _asking(case) for case in CASES},
    "OF": _possessive,
    "AGREE": _agreement,
    "PERSON": _person,
    "BEFORE": _before,
}


class _Variables(Visitor):
    """Gathers the parts that a text asks for."""

    def __init__(self) -> None:
        self.names: dict[str, None] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """`{ $name }`"""
        self.names[node.id.name] = None


class Sentences:
    """All messages of one language: those of the house and, over them, those of a pack."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        self._names: dict[str, ast.Message] = {}
        self._of_packs: set[str] = set()
        self._found: dict[tuple[str, str | None], str | None] = {}  # what `find` gave; it is asked again and again

    def add(self, text: str, of_pack: bool = False) -> None:
        """Take the messages of a text, perhaps of a pack; one that is there already is replaced, or gets further
        attributes (`joined_with`)."""
        entries = []
        for entry in messages_in(text).body:
            if isinstance(entry, ast.Message):
                name = entry.id.name
                entry = without_gaps(entry)
                entry = self._names[name] = joined_with(self._names.get(name), entry)
                if of_pack:
                    self._of_packs.add(name)
            entries.append(entry)
        self._bundle.add_resource(ast.Resource(entries), allow_overrides=True)
        self._found.clear()

    def set_apart(self, names: Iterable[str]) -> None:
        """Keep messages of the house under names that no pack can write, where a game calls something the same."""
        for name in names:
            if (entry := self._names.pop(name, None)) is not None:
                self._call(entry, set_apart(name))

    def prefer(self, suffix: str) -> None:
        """Say the messages whose names end so in place of those without that ending."""
        for name in [name for name in self._names if name.endswith(suffix)]:
            self._call(self._names[name], name.removesuffix(suffix))

    def _call(self, entry: ast.Message, name: str) -> None:
        self._names[name] = ast.Message(ast.Identifier(name), entry.value, entry.attributes)
        self._bundle.add_resource(ast.Resource([self._names[name]]), allow_overrides=True)

    def __contains__(self, name: str) -> bool:
        return name in self._names

    def names(self) -> Iterator[str]:
        """The names of all messages."""
        return iter(self._names)

    def has(self, name: str, attribute: str) -> bool:
        """Whether a message has an attribute."""
        message = self._message(name)
        return message is not None and attribute in message.attributes

    def say(self, name: str, attribute: str | None = None, /, **parts: object) -> str:
        """The message (or its attribute) with its parts; raises `Unsaid`."""
        label = f"{name}.{attribute}" if attribute else name
        message = self._message(name)
        if message is None:
            raise Unsaid(label, "is missing")
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise Unsaid(label, "is missing", name in self._of_packs)
        told, errors = self._bundle.format_pattern(pattern, {key: _part(part) for key, part in parts.items()})
        inner = next((error for error in errors if isinstance(error, Unsaid)), None)
        if inner is not None:  # of a word that stands in a part of this message
            raise inner
        if errors:
            why = str(errors[0]) if isinstance(errors[0], FluentReferenceError) else WRONG_CALL
            raise Unsaid(label, f"cannot be said: {why}", name in self._of_packs, tuple(parts))
        return cast(str, told)

    def find(self, name: str, attribute: str | None = None, /, **parts: object) -> str | None:
        """A message, perhaps with parts, or None."""
        key = name, attribute
        if key not in self._found or parts:
            message = self._message(name)
            pattern = None if message is None else message.attributes.get(attribute) if attribute else message.value
            found = None if pattern is None else self.say(name, attribute, **parts)
            if parts:
                return found
            self._found[key] = found
        return self._found[key]

    def asked(self, name: str, attribute: str | None = None) -> tuple[str, ...] | None:
        """The parts for which a message (or its attribute) asks; None if it is not there."""
        message = self._names.get(name)
        if message is None:
            return None
        pattern = message.value if attribute is None else None
        for one in message.attributes:
            pattern = one.value if one.id.name == attribute else pattern
        if pattern is None:
            return None
        variables = _Variables()
        variables.visit(pattern)
        return tuple(variables.names)

    def _message(self, name: str) -> Message | None:
        """A message; the bundle keeps what it has once given, so it is asked when all messages are there."""
        return self._bundle.get_message(name) if name in self._names else None


def set_apart(name: str) -> str:
    """The name under which a message of the house is kept where a game calls something of its own the same."""
    return f"{name}-of-house"


def without_gaps(message: ast.Message) -> ast.Message:
    """A message without what is written as `…`: these are places at which somebody still has to write."""
    kept = [one for one in message.attributes if not is_gap(one.value)]
    value = None if message.value is not None and is_gap(message.value) else message.value
    return ast.Message(message.id, value, kept, message.comment, span=message.span)


def is_gap(pattern: ast.Pattern) -> bool:
    """Whether a text is `…` alone, or with nothing but holes beside it."""
    said = " ".join(one.value for one in pattern.elements if isinstance(one, ast.TextElement))
    return said.split() == [GAP]


def joined_with(old: ast.Message | None, new: ast.Message) -> ast.Message:
    """A message in the place of an older one. If it says the same, or nothing, the older one's attributes stay, but for
    those that it says anew: so a pack adds a form to a word of the game that it is for."""
    if old is None or not (new.value is None or (old.value is not None and new.value.equals(old.value))):
        return new
    anew = {attribute.id.name for attribute in new.attributes}
    kept = [attribute for attribute in old.attributes if attribute.id.name not in anew]
    return ast.Message(new.id, old.value, [*kept, *new.attributes], new.comment, span=new.span)


def _part(part: object) -> object:
    if isinstance(part, str | int | FluentType):
        return part
    assert isinstance(part, Nominal), part
    return _Part(part) if part.number is None else part.number
