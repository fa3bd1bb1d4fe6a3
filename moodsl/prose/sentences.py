"""Sentences: the messages of one language, the only room that knows Fluent.

Takes `.ftl` text, gives `say(message, **parts)`. A part is a string, a number, or a `Nominal`, whose case the message
asks for: `{ ACC($what) }`. Nothing is guessed: a message or a part that is missing raises `Unsaid`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Protocol, cast

from attrs import frozen
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser, ast

if TYPE_CHECKING:
    from babel import Locale

CASES = ("nom", "gen", "dat", "acc", "ins", "loc")


class Speakable(Protocol):
    """What a message can put into a case."""

    def case(self, case: str) -> str:
        """The words in this case."""
        ...

    def owning(self, agreement: str, case: str, animate: bool) -> str:
        """The words as the owner of something of this gender, in this case."""
        ...

    @property
    def agreement(self) -> str:
        """`m`, `f`, `n` or `pl`."""
        ...


class Unsaid(Exception):
    """A message that is missing, or that cannot be put together: its name, and why."""

    def __init__(self, message: str, why: str) -> None:
        super().__init__(f"the message `{message}` {why}")
        self.message, self.why = message, why


class _Part(FluentType):
    """A nominal on its way through a message."""

    def __init__(self, nominal: Speakable) -> None:
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


@frozen
class Slip:
    """A stretch of `.ftl` text that cannot be read: its line, and what the reader says."""

    line: int
    said: str


@lru_cache(maxsize=16)
def messages_in(text: str) -> ast.Resource:
    """The messages of a text. Those of the house are read once, however many voices there are."""
    return FluentResource(text)


class Sentences:
    """All messages of one language: those of the house and, over them, those of a pack."""

    def __init__(self, language: str) -> None:
        functions: dict[str, Any] = {case.upper(): _asking(case) for case in CASES}
        functions |= {"OF": _possessive, "AGREE": _agreement}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._raw: dict[str, Any] = {}

    def add(self, text: str) -> None:
        """Take the messages of a text; one that is there already is replaced."""
        resource = messages_in(text)
        self._bundle.add_resource(resource, allow_overrides=True)
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                self._raw[entry.id.name] = entry

    def __contains__(self, name: str) -> bool:
        return name in self._raw

    def names(self) -> Iterator[str]:
        """The names of all messages."""
        return iter(self._raw)

    def has(self, name: str, attribute: str) -> bool:
        """Whether a message has an attribute."""
        return name in self._raw and any(one.id.name == attribute for one in self._raw[name].attributes)

    def say(self, name: str, attribute: str | None = None, /, **parts: object) -> str:
        """The message (or its attribute) with its parts; raises `Unsaid`."""
        label = f"{name}.{attribute}" if attribute else name
        if name not in self._raw:
            raise Unsaid(label, "is missing")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise Unsaid(label, "is missing")
        told, errors = self._bundle.format_pattern(pattern, {key: _part(part) for key, part in parts.items()})
        if errors:
            raise Unsaid(label, f"cannot be said: {errors[0]}")
        return cast(str, told)

    def find(self, name: str, attribute: str | None = None) -> str | None:
        """A message without parts, or None."""
        known = self.has(name, attribute) if attribute else name in self._raw and self._raw[name].value is not None
        return self.say(name, attribute) if known else None


def _part(part: object) -> object:
    return part if isinstance(part, str | int | FluentType) else _Part(cast(Speakable, part))


def slips(text: str) -> list[Slip]:
    """The stretches of `.ftl` text that are no messages."""
    found = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            place = entry.annotations[0].span if entry.annotations else entry.span
            line = text.count("\n", 0, place.start if place else 0) + 1
            said = entry.annotations[0].message if entry.annotations else None
            found.append(Slip(line, said or "nothing can be made of it"))
    return found
