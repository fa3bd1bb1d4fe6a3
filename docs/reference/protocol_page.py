"""The page of the protocols of the table and the studio: every message and every part of one, with its fields, as the
classes have them."""

from __future__ import annotations

import inspect
import re
from typing import Any

import attrs

from moodsl.extras.studio import messages
from moodsl.extras.table import guard, protocol, server

INTRO = """# The protocols of the table and the studio

<!-- written by `make accept` from moodsl/extras/table/protocol.py and moodsl/extras/studio/messages.py -->

What a page and a table say to each other ([the table](table.md)). A message is a JSON object, and `type` says which of
these it is. A field that has its default is left out. Seats count from 0; -1 in place of a seat is nobody, or somebody
who watches.

This is version {version}. A page names its version when it comes in; another one is refused (`protocol`). A field of
what the table says may be added without a new version: whoever reads leaves out what is not known.

The server takes messages as texts on a WebSocket at `/messages`. The first one is `enter`; after that the table answers
every message of which something is to be said, and tells every page of a table whenever anything on it changes. A text
is at most {largest} characters, one with a saved match in it {document}.

A text that is no message of this page, or has a field that is not on it, is answered with `refused` (`malformed`), and
so are bytes in place of a text. Before `enter` is obeyed, a refusal is the last thing that the table says. `speak` is
answered with `welcome` and `table`, both in the new language.

A client may send {rate:g} messages a second, and {most:g} at once if it was silent before. What comes beyond that is
dropped, and the first of it is answered with `refused` (`too-many`). After {over} messages in a row that were too many
the socket is closed with the code {code}. It is closed as well if {first:g} seconds go by before the first message.

A browser says from which page it comes (`Origin`). Only pages of the server itself are let in, and programs that name
no origin. Every other page gets 403 in place of a socket; so does whoever names the server by another name than an
address or that of its machine, and whoever comes when {clients} are there. A page of another server comes in through
that one: it passes `/messages` on to the table, with `Host` and `Origin` of the table, or without `Origin`.
"""
STUDIO = """# The protocol of the studio

What the page of [the studio](studio.md) and the program say to each other. The page asks with
`{{"ask": NAME, "id": NUMBER, ...}}`, and is answered with `{{"answer": NUMBER, ...}}`; if it is not done, the answer
has only `refused`, which says why. What the page did not ask for is told it as `{{"told": NAME, ...}}`. Lines and
columns count from 1; a column counts characters.

This is version {version}. The first question is `hello`, which names it; another version is refused. The server takes
the messages as texts on a WebSocket at `/studio/messages`, where the first text is the secret of the link. On a site
without a server a worker of the page takes the same texts. What is no question, bytes among it, is answered with
`refused`.
"""
TEXTS = {
    "from-page": ("Messages of a page", protocol.FROM_PAGE),
    "to-page": ("Messages of the table", protocol.TO_PAGE),
    "parts": ("Parts of messages", protocol.PARTS),
}


def protocol_page() -> str:
    """The page as Markdown."""
    largest, document = f"{protocol.LARGEST:,}", f"{protocol.LARGEST_DOCUMENT:,}"
    limits = {"rate": guard.Allowance().rate, "most": guard.Allowance().most, "over": server.MOST_OVER}
    closing = {"code": server.TOO_MUCH, "first": server.FIRST_MESSAGE, "clients": server.MOST_CLIENTS}
    told = INTRO.format(version=protocol.VERSION, largest=largest, document=document, **limits, **closing)
    parts = [told]
    for head, kinds in TEXTS.values():
        parts.append(f"## {head}\n")
        parts += [described(kind, "" if kinds is protocol.PARTS else f"`{protocol.name_of(kind)}`") for kind in kinds]
    return "\n".join([*parts, *studio_parts()])


def studio_parts() -> list[str]:
    """The page of the studio's protocol, part by part."""
    parts = [STUDIO.format(version=messages.VERSION), "## Questions\n"]
    for name, kind in messages.REQUESTS.items():
        answer = messages.ANSWERS[kind].__name__
        parts += [described(kind, f"`{name}`"), f"Answered with [{answer}](#{answer.lower()}).\n"]
    parts += ["## Answers\n", *(described(kind) for kind in dict.fromkeys(messages.ANSWERS.values()))]
    parts += [described(messages.Refused), "## What the page is told\n"]
    parts += [described(kind, f"`{kind.__name__.lower()}`") for kind in messages.TOLD if kind is not messages.Faults]
    parts.append("Besides, [`faults`](#faults) is told when the whole pack was checked.\n")
    return [*parts, "## Parts of the studio's messages\n", *(described(kind) for kind in messages.PARTS)]


def described(kind: type, name: str = "") -> str:
    """A class with its fields, under a name if it has another than its own."""
    text = inspect.cleandoc(kind.__doc__ or "")
    rows = [
        f"| `{one.name}` | {type_told(one.type)} | {default_told(one)} |"
        for one in attrs.fields(attrs.resolve_types(kind))
    ]
    table = ["| field | what it is | default |", "|---|---|---|", *rows] if rows else []
    return "\n".join([f"### {name or kind.__name__}\n", text, *([""] if table else []), *table, ""])


def type_told(type_: Any) -> str:
    """A type as a reader of JSON knows it."""
    names = {"str": "text", "int": "number", "float": "number", "bool": "true or false", "None": "null"}
    told = type_.__name__ if isinstance(type_, type) and not getattr(type_, "__args__", ()) else str(type_)
    told = re.sub(r"[a-z_.]+\.(?=[A-Z])", "", told)
    told = told.replace("tuple[tuple[str, str], ...]", "list of pairs of texts")
    told = re.sub(r"(?:tuple|Tuple)\[(.+?), \.\.\.\]", r"list[\1]", told)
    told = re.sub(r"\b(str|int|float|bool|None)\b", lambda found: names[found[1]], told)
    told = told.replace("list[list[number]]", "list of pairs of numbers")
    told = re.sub(r"dict\[text, list\[text\]\]", "object of lists of text", told)
    told = re.sub(r"dict\[(\w+), (\w+)\]", r"object of \2 by \1", told)
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
