"""The page of effects: what the engine can do, ask and go through, each with the lines that make it."""

from __future__ import annotations

import inspect
from html import escape
from types import ModuleType

import attrs

from interpreter.effects import steps, things, values
from moodsl.extras.site.reference.effect_lines import lines
from moodsl.extras.site.reference.texts import Texts

ROOMS = (("steps", steps), ("values", values), ("things", things))
SHOWN = 3


def effects_page(texts: Texts) -> str:
    """The page as Markdown."""
    parts = [f"# {texts.say('effects', 'title')}", texts.say("effects", "intro")]
    for name, room in ROOMS:
        parts += [f"## {texts.say('effects', name)}", texts.say("effects", f"{name}_intro")]
        for one in classes_of(room):
            parts += _effect(one, texts)
    return "\n\n".join(parts) + "\n"


def classes_of(room: ModuleType) -> list[type]:
    """The effects that a room defines, in the order of the file, without the classes that are only bases."""
    found = [one for one in vars(room).values() if inspect.isclass(one) and one.__module__ == room.__name__]
    return [one for one in found if attrs.has(one)]


def said_of(one: type, texts: Texts) -> str:
    """What an effect does: its docstring, or its translation."""
    return texts.find("effect", one.__name__) or inspect.cleandoc(one.__doc__ or "")


def _effect(one: type, texts: Texts) -> list[str]:
    fields = [field for field in attrs.fields(one) if field.name not in ("clause", "type")]
    parts = [f"### {one.__name__}", said_of(one, texts)]
    own = lines().get(one.__name__, ())[:SHOWN]
    if own:
        parts.append("```moo\n" + "\n".join(own) + "\n```")
    if fields:
        named = ", ".join(f"<code>{field.name}: {escape(_type(field.type))}</code>" for field in fields)
        parts.append(f"<small>{texts.say('effects', 'parts')}: {named}</small>")
    return parts


def _type(annotation: object) -> str:
    return annotation if isinstance(annotation, str) else getattr(annotation, "__name__", str(annotation))
