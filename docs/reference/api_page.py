"""The page of the Python API: every public name with its signature and its docstring, and the classes they give."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import Any

import attrs

import moodsl
from reference.texts import Texts

GIVEN = (("interpreter.game.sheet", "Sheet"), ("interpreter.text", "Span"), ("interpreter.report", "Note"))
"""Classes that public names give, and that have no public name of their own."""
LONGEST = 90  # of a signature on one line


def api_page(texts: Texts) -> str:
    """The page as Markdown; names, signatures and docstrings stay English in every language."""
    say = texts.say
    parts = [f"# {say('api', 'title')}", say("api", "intro")]
    for group, names in grouped().items():
        parts.append(f"## {say('api', group)}")
        for name in names:
            parts += _described(name, public(name), texts)
    return "\n\n".join(parts) + "\n"


def public(name: str) -> Any:
    """What a name stands for: a public name, or a class that public names give."""
    homes = {given: home for home, given in GIVEN}
    if name in homes:
        from importlib import import_module

        return getattr(import_module(homes[name]), name)
    return getattr(moodsl, name)


def grouped() -> dict[str, list[str]]:
    """Public names by what they are: functions, classes, exceptions, and the classes that they give."""
    found: dict[str, list[str]] = {"functions": [], "classes": [], "exceptions": [], "given": []}
    for name in moodsl.__all__:
        thing = public(name)
        if inspect.isclass(thing):
            found["exceptions" if issubclass(thing, BaseException) else "classes"].append(name)
        else:
            found["functions"].append(name)
    found["given"] = [name for _home, name in GIVEN]
    return found


def _described(name: str, thing: Any, texts: Texts) -> list[str]:
    parts = [f"### {name}"]
    if not inspect.isclass(thing):
        return [*parts, _code(f"{name}{_signature(thing)}"), _doc(thing)]
    parts.append(_doc(thing))
    fields = [field for field in _fields(thing) if not field.name.startswith("_")]
    if fields:
        kinds = [_type(field.type).replace("|", "&#124;") for field in fields]
        rows = [f"| `{field.name}` | <code>{kind}</code> |" for field, kind in zip(fields, kinds, strict=True)]
        parts.append(
            "\n".join([f"| {texts.say('api', 'attribute')} | {texts.say('api', 'type')} |", "|---|---|", *rows])
        )
    for member, value in members(thing):
        if isinstance(value, property):
            parts += [f"#### {name}.{member}", _code(f"{name}.{member} -> {_result(value.fget)}"), _doc(value)]
        else:
            function = value.__func__ if isinstance(value, classmethod) else value
            parts += [f"#### {name}.{member}", _code(f"{name}.{member}{_signature(function)}"), _doc(function)]
    return parts


def members(thing: type) -> Iterator[tuple[str, Any]]:
    """The public methods and properties that a class defines itself, in the order of the file."""
    for name, value in vars(thing).items():
        if not name.startswith("_") and (inspect.isfunction(value) or isinstance(value, property | classmethod)):
            yield name, value


def _fields(thing: type) -> tuple[Any, ...]:
    return tuple(attrs.fields(thing)) if attrs.has(thing) else ()


def _signature(function: Any) -> str:
    """A signature as it is called: without `self`, with the words of its types."""
    signature = inspect.signature(function)
    kept = [one for name, one in signature.parameters.items() if name not in ("self", "cls")]
    whole = str(signature.replace(parameters=kept)).replace("'", "")
    if len(whole) <= LONGEST:
        return whole
    result = whole.rpartition(" -> ")[2]
    lines = "".join(f"    {one},\n" for one in _parameters(kept))
    return f"(\n{lines}) -> {result}"


def _parameters(kept: list[inspect.Parameter]) -> list[str]:
    """Parameters one by one; the star in front of those that are given by name stands by itself."""
    found: list[str] = []
    for one in kept:
        if one.kind is one.KEYWORD_ONLY and "*" not in found and not any(name.startswith("*") for name in found):
            found.append("*")
        found.append(str(one).replace("'", ""))
    return found


def _result(function: Any) -> str:
    return _type(inspect.signature(function).return_annotation)


def _type(annotation: object) -> str:
    return annotation if isinstance(annotation, str) else getattr(annotation, "__name__", str(annotation))


def _code(text: str) -> str:
    return f"```python\n{text}\n```"


def _doc(thing: Any) -> str:
    """A docstring as Markdown: examples become blocks of their own."""
    text = inspect.getdoc(thing) or ""
    return re.sub(r"(?m)(^>>> .*(?:\n.+)*)", r"```pycon\n\1\n```", text)
