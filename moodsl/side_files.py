"""The JSON files beside the cards of a pack: read as the shape that they shall have, or refused with file and place.

Nothing in them is trusted: they are files of others. A value of another sort than the shape says, a key that it does
not have, a number that is none or beyond measure, brackets in brackets without end: each is told in one line.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from interpreter.report.diagnostic import closest
from interpreter.report.message import Message, joined, listed, message_of, msg, reason_of
from interpreter.text import Source, Span

if TYPE_CHECKING:
    from cattrs import Converter

Shape = TypeVar("Shape")
LARGEST = 1_000_000  # bytes
GREATEST = 1e9  # of a number
NAMES = {str: msg("a text"), int: msg("a whole number"), float: msg("a number"), bool: msg("true or false")}


class SideFault(ValueError):
    """What is wrong with a file; the message is one line, and `path` is the file. `names` are the keys, or the texts,
    through which one comes to the place in it; or `line` is its number."""

    def __init__(self, path: Path, why: Message, *names: str, line: int = 0) -> None:
        super().__init__(path, why)
        self.path, self.why, self.names, self.line = path, why, names, line

    def __str__(self) -> str:
        return f"`{self.path}`: {self.why}"

    def place(self, shown: str) -> Span:
        """Where it is in the file, which is `shown` by this name; the start of an empty text if that is not known."""
        try:
            text = self.path.read_text("utf-8-sig")
        except (OSError, UnicodeDecodeError):
            return Span(Source(shown, ""), 1, 1, 1, 1)
        source, at, found = Source(shown, text), 0, ""
        if 0 < self.line <= text.count("\n") + 1:
            said = source.line(self.line)
            return Span(source, self.line, len(said) - len(said.lstrip()) + 1, self.line, len(said) + 1)
        for name in self.names:
            quoted = next((one for one in written(name) if one in text[at:]), "")
            at, found = (text.index(quoted, at), quoted) if quoted else (at, found)
        line, column = text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)
        return Span(source if found else Source(shown, ""), line, column, line, column + len(found))


def written(name: str) -> tuple[str, str]:
    """A text as JSON writes it, with its letters or with their numbers."""
    return json.dumps(name, ensure_ascii=False), json.dumps(name)


def read_side_file(path: Path, shape: type[Shape]) -> Shape:
    """The content of a file as `shape`, a class of attrs or a TypedDict of such, of tables, texts and numbers.

    Raises SideFault.
    """
    return as_shape(parsed(path), shape, path)


def parsed(path: Path) -> Any:
    """What a file says, of no particular shape. Raises SideFault."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except OSError as error:
        raise SideFault(path, msg("it cannot be read: {}", reason_of(error))) from None
    if len(raw) > LARGEST:
        raise SideFault(path, msg("it has more than {:,} bytes", LARGEST))
    return decoded(raw, path)


def decoded(raw: bytes, path: Path) -> Any:
    """What the bytes of a file say, of no particular shape. Raises SideFault."""
    try:
        return json.loads(raw.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise SideFault(path, msg("line {} is not UTF-8 text", raw.count(10, 0, error.start) + 1)) from None
    except json.JSONDecodeError as error:
        raise SideFault(
            path, msg("line {} is not JSON: {}", error.lineno, error.msg.lower()), line=error.lineno
        ) from None
    except ValueError:  # a number of thousands of digits
        raise SideFault(path, msg("it has a number that is too large")) from None
    except RecursionError:
        raise SideFault(path, msg("it has too many brackets in each other")) from None


def is_newer(said: object, format: int) -> bool:
    """Whether what a file says is of a newer `format` than this program knows: of another shape, perhaps."""
    told = said.get("format") if isinstance(said, dict) else None
    return type(told) is int and told > format


def as_shape(data: object, shape: type[Shape], path: Path) -> Shape:
    """What a file says, as its shape. Raises SideFault."""
    try:
        return strict().structure(data, shape)
    except RecursionError:
        raise SideFault(path, msg("it has too many brackets in each other")) from None
    except Exception as error:  # cattrs raises groups of whatever the attributes raised
        wrong = list(wrong_values(error))
        raise SideFault(path, joined("; ", [what for _names, what in wrong]), *wrong[0][0]) from None


@cache
def strict() -> Converter:
    """What makes shapes of plain data, and takes nothing for something else."""
    from cattrs import Converter

    converter = Converter(forbid_extra_keys=True)
    for sort in NAMES:
        converter.register_structure_hook(sort, exactly)
    return converter


def exactly(value: object, sort: type[Any]) -> Any:
    """The value, if it is of this sort and nothing that could be made so; a number is finite."""
    if sort is float and type(value) is int:
        value = float(value) if abs(value) <= GREATEST else float("inf")
    if type(value) is not sort:
        raise WrongValue(msg("this is not {}", NAMES[sort]))
    if isinstance(value, int | float) and not (isfinite(value) and abs(value) <= GREATEST):
        raise WrongValue(msg("this number is too large"))
    return value


def wrong_values(error: Exception) -> Iterator[tuple[list[str], Message]]:
    """What is wrong with each value, behind where in the file it is: `signs['corn'].ink: this is not a text`; and the
    keys through which one comes there.

    cattrs joins what is said of a value and its place to one text; the place is taken out of that again.
    """
    import cattrs

    told: list[tuple[list[str], Message]] = []

    def note(one: BaseException, _type: object) -> str:
        told.append((sorted(getattr(one, "extra_fields", ()))[:1], wrong_value(one)))
        return ""

    places = cattrs.transform_error(error, format_exception=note)
    for (unknown, what), where in zip(told, places, strict=True):
        place = where.rpartition(" @ $")[2].removeprefix(".")
        keys = [one or other for one, other in re.findall(r"\['(.*?)'\]|([^.\[\]]+)", place)]
        yield [*keys, *unknown], msg("`{}`: {}", place, what) if place else what


class WrongValue(TypeError):
    """A value that is not what the shape wants; the message says so."""


def wrong_value(error: BaseException) -> Message:
    """What is wrong with one value, for whoever wrote it."""
    import cattrs

    match error:
        case cattrs.ForbiddenExtraKeysError(extra_fields=extra, cl=shape):
            unknown = msg("unknown {}", ", ".join(f"`{name}`" for name in sorted(extra)))
            known = list(getattr(shape, "__annotations__", ()))
            guesses = {name: closest(name, known) for name in sorted(extra)}
            meant = [msg("did you mean `{}`?", guess) for guess in guesses.values() if guess]
            return joined("; ", [unknown, *(meant or [msg("known here: {}", listed(known))] if known else [])])
        case KeyError():
            return msg("this is missing")
        case WrongValue():
            return message_of(error)
    return msg("this is not what belongs here")
