"""A message: an English sentence that knows what it was made from, so that other languages can word it themselves.

    msg("there are two {}s `{}`", kind, name)

is a text like any other, `there are two kinds `inn``, and keeps its template and its arguments beside that. An argument
that is a message again (`msg("a number")`) is worded by the other language; every other one is a name or a number and
stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, reduce
from string import Formatter
from typing import Any

MOST_SHOWN = 12  # names in a list of those there are
_FORMATTER = Formatter()


class Message(str):
    """A text with its `template` (holes as in `str.format`, without numbers) and the `arguments` in these holes."""

    template: str
    arguments: tuple[object, ...]

    def __new__(cls, template: str, *arguments: object) -> Message:
        """The template with its holes filled; without arguments it is a text as it stands."""
        made = super().__new__(cls, template.format(*arguments) if arguments else template)
        made.template, made.arguments = template, arguments
        return made

    def __str__(self) -> Message:
        """The message itself: what is raised with a message is told with it."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Message, (self.template, *self.arguments)

    @property
    def key(self) -> str:
        """The template with numbered holes, as the tables of other languages have it.

        >>> msg("{} in {}", 3, "x").key
        '{1} in {2}'
        """
        return key_and_formats(self.template)[0] if self.arguments else self.template

    def renamed(self, names: Mapping[str, str]) -> Message:
        """The same message of something that has another name.

        >>> msg("{} gives no {}", "oak_1", msg("price")).renamed({"oak_1": "oak"})
        'oak gives no price'
        """
        told = (one.renamed(names) if isinstance(one, Message) else names.get(str(one), one) for one in self.arguments)
        return Message(self.template, *told)

    def argument(self, number: int) -> str:
        """What stands in a hole, counted from 1: a message, or the text of a name or number."""
        value, form = self.arguments[number - 1], key_and_formats(self.template)[1][number - 1]
        return str(value) if form == "{}" else form.format(value)


class Refusal(Exception):
    """Something cannot be done; the message says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)


msg = Message
NOTHING = Message("")


def joined(between: str, parts: Iterable[object]) -> Message:
    """Parts with a sign between them, such as a comma; each of them may be a message.

    >>> joined(", ", ["`a`", msg("a number")])
    '`a`, a number'
    """
    found = list(parts)
    return Message(between.join(["{}"] * len(found)), *found)


def listed(names: Iterable[str]) -> Message:
    """Names in backticks, the first ones of many.

    >>> listed(["a", "b"])
    '`a`, `b`'
    """
    known = list(names)
    shown = ", ".join(f"`{name}`" for name in known[:MOST_SHOWN])
    return Message("{} and more", shown) if len(known) > MOST_SHOWN else Message("{}", shown)


def alternatives(parts: Iterable[object]) -> Message:
    """What may be chosen from.

    >>> alternatives("abc")
    'a, b or c'
    """
    *first, last = parts
    return Message("{} or {}", joined(", ", first), last) if first else Message("{}", last)


def all_of(parts: Iterable[object]) -> Message:
    """Several parts together; NOTHING if there are none.

    >>> all_of("abc")
    'a and b and c'
    """
    found = list(parts)
    first = Message("{}", *found[:1] or [""])
    return reduce(lambda before, part: Message("{} and {}", before, part), found[1:], first)


def message_of(error: BaseException) -> Message:
    """What an exception was raised with; the words of others, such as the system's, are kept as they are."""
    told = str(error)
    return told if isinstance(told, Message) else Message("{}", told)


def reason_of(error: OSError) -> Message:
    """What the system says of a disk, in the words that the tables know."""
    return Message(error.strerror or str(error))


@cache
def key_and_formats(template: str) -> tuple[str, tuple[str, ...]]:
    """A template with numbered holes, and how what stands in each is formatted: `{:,}`.

    >>> key_and_formats("{} of {:,} bytes")
    ('{1} of {2} bytes', ('{}', '{:,}'))
    """
    key, formats = "", list[str]()
    for text, name, spec, conversion in _FORMATTER.parse(template):
        key += text
        if name is not None:
            formats.append("{" + (f"!{conversion}" if conversion else "") + (f":{spec}" if spec else "") + "}")
            key += f"{{{len(formats)}}}"
    return key, tuple(formats)
