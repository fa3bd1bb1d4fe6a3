"""The page of the table's protocol: every message and every part of one, with its fields, as the classes have them."""

from __future__ import annotations

import inspect
import re
from typing import Any

import attrs

from moodsl.extras.table import protocol

INTRO = """# The protocol of the table

<!-- written by `make accept` from moodsl/extras/table/protocol.py -->

What a page and a table say to each other ([the table](table.md)). A message is a JSON object, and `type` says which of
these it is. A field that has its default is left out. Seats count from 0; -1 in place of a seat is nobody, or somebody
who watches.

This is version {version}. A page names its version when it comes in; another one is refused (`protocol`). A field of
what the table says may be added without a new version: whoever reads leaves out what is not known.

The server takes messages as texts on a WebSocket at `/messages`. The first one is `enter`; after that the table answers
every message of which something is to be said, and tells every page of a table whenever anything on it changes. A text
is at most {largest} characters, one with a saved match in it {document}.
"""
TEXTS = {
    "from-page": ("Messages of a page", protocol.FROM_PAGE),
    "to-page": ("Messages of the table", protocol.TO_PAGE),
    "parts": ("Parts of messages", protocol.PARTS),
}


def protocol_page() -> str:
    """The page as Markdown."""
    largest, document = f"{protocol.LARGEST:,}", f"{protocol.LARGEST_DOCUMENT:,}"
    parts = [INTRO.format(version=protocol.VERSION, largest=largest, document=document)]
    for head, kinds in TEXTS.values():
        parts.append(f"## {head}\n")
        parts += [described(kind, is_message=kinds is not protocol.PARTS) for kind in kinds]
    return "\n".join(parts)


def described(kind: type, is_message: bool) -> str:
    """A class with its fields."""
    name = f"`{protocol.name_of(kind)}`" if is_message else kind.__name__
    text = inspect.cleandoc(kind.__doc__ or "")
    rows = [
        f"| `{one.name}` | {type_told(one.type)} | {default_told(one)} |"
        for one in attrs.fields(attrs.resolve_types(kind))
    ]
    table = ["| field | what it is | default |", "|---|---|---|", *rows] if rows else []
    return "\n".join([f"### {name}\n", text, *([""] if table else []), *table, ""])


def type_told(type_: Any) -> str:
    """A type as a reader of JSON knows it."""
    names = {"str": "text", "int": "number", "bool": "true or false", "None": "null"}
    told = type_.__name__ if isinstance(type_, type) and not getattr(type_, "__args__", ()) else str(type_)
    told = re.sub(r"[a-z_.]+\.(?=[A-Z])", "", told)
    told = re.sub(r"\b(str|int|bool|None)\b", lambda found: names[found[1]], told)
    told = told.replace("list[list[number]]", "list of pairs of numbers")
    told = re.sub(r"dict\[text, list\[text\]\]", "object of lists of text", told)
    return re.sub(r"list\[(.+?)\]", r"list of \1", told).replace(" | ", " or ")


def default_told(field: Any) -> str:
    """The default of a field; empty if it is always there."""
    if field.default is attrs.NOTHING:
        return ""
    if isinstance(field.default, attrs.Factory):  # type: ignore[arg-type]
        return "`[]`"
    names = {True: "true", False: "false", None: "null", "": '""'}
    default = field.default
    known = isinstance(default, bool | str) or default is None
    return f"`{names.get(default, default) if known else default}`" if default != "normal" else '`"normal"`'
