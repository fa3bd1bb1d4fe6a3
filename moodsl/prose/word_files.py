"""The files `words/LANGUAGE.ftl` of packs: read, and held to what can be said, before anything is said with them.

A file is refused, with the place, if it is not text, if a stretch of it is no message, if it says one twice, if it has
a character that acts on whoever shows it, or if a message asks for one that is not there, for itself, for too many
others, or for an unknown function.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path

from attrs import define, field, frozen
from fluent.syntax import ast

from interpreter.loader import PackFault, read_file, shown_path
from interpreter.report import Reporter
from interpreter.report.message import Message, msg
from interpreter.text import ACTING, Source, Span
from moodsl.prose.sentences import FUNCTIONS, messages_in

CODE = "wrong-words"
MISSING = "E0003"  # how Fluent calls it that a sign is missing
UNDOTTED = re.compile(
    r"^ +((?:plural-)?(?:gen|dat|acc|ins|loc)|plural|gender|order|one|past|past-one|mass) = ", re.MULTILINE
)
LONGEST = 200  # messages that one is put together from
Key = tuple[str, str | None]  # a message (`-NAME` is a term) and its attribute


@frozen
class MessageEntry:
    """What a message or an attribute asks for, each with where it does so."""

    source: Source
    offset: int
    others: tuple[tuple[Key, int], ...]
    functions: tuple[tuple[str, int], ...]


def read_words(files: Iterable[Path], house: Source) -> list[Source]:
    """The texts of files of words in one language, in this order; `house` are the messages that they stand on.

    Raises PackFault with everything that is wrong with them.
    """
    reporter = Reporter()
    sources = [source for file in files if (source := read_file(file, shown_path(file), reporter)) is not None]
    for source in sources:
        hold_characters(source, reporter)
    entries: dict[Key, MessageEntry] = {}
    for source in (house, *sources):
        try:
            resource = messages_in(source.text)
        except RecursionError:
            deepest = max(source.text.split("\n"), key=lambda line: line.count("{"))
            report(reporter, source, source.text.index(deepest), msg("there are too many braces in each other"))
            continue
        hold_messages(source, resource, reporter)
        hold_once(source, reporter)
        entries |= entries_of(source)
    own = {key: entry for key, entry in entries.items() if entry.source in sources}
    hold_lengths(own, entries, reporter)
    for key, entry in own.items():
        hold_entry(key, entry, entries, reporter)
    if len(reporter):
        raise PackFault(reporter.diagnostics)
    return sources


def hold_characters(source: Source, reporter: Reporter) -> None:
    """Report the characters that act on whoever shows them."""
    for found in ACTING.finditer(source.text):
        message = msg("an invisible character stands here: U+{:04X}", ord(found[0]))
        report(reporter, source, found.start(), message, msg("delete it"))


def hold_messages(source: Source, resource: ast.Resource, reporter: Reporter) -> None:
    """Report the stretches of a text that are no messages, and forms that have lost their dot."""
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            annotation = entry.annotations[0] if entry.annotations else None
            place = annotation.span if annotation else entry.span
            offset = place.start if place else 0
            if annotation and annotation.code == MISSING:
                offset = len(source.text[:offset].rstrip())  # and not where the next line begins
            report(reporter, source, offset, *what_is_wrong(annotation, source.text[offset : offset + 1]))
    for found in UNDOTTED.finditer(source.text):
        message, help = msg("a form begins with a dot: `.{}`", found[1]), msg("write `.{} = …`", found[1])
        report(reporter, source, found.start(1), message, help)


def what_is_wrong(annotation: ast.Annotation | None, start: str) -> tuple[Message, Message]:
    """What a stretch that is no message lacks, and what helps; `start` is the sign where it is told."""
    help = msg("a message is `NAME = TEXT`, its attributes stand under it, indented: `.gen = TEXT`")
    arguments = [str(one) for one in (annotation.arguments or ())] if annotation else []
    match annotation.code if annotation else "":
        case "E0003" if arguments == ["}"]:
            return msg("`{}` is missing", "}"), msg("a part stands between braces: {}", "`{ $what }`")
        case "E0003" if arguments:
            return msg("`{}` is missing", arguments[0]), help
        case "E0002" if not start.isascii() and start.isalpha():
            return msg("names here have letters from a to z"), help
        case "E0004":
            return msg("names here have letters from a to z"), help
        case "E0005" if arguments:
            return msg("`{}` says nothing", arguments[0]), help
    said = (annotation.message if annotation else None) or "nothing can be made of it"
    return msg("this is no message: {}", said[:1].lower() + said[1:].rstrip(".")), help


def hold_once(source: Source, reporter: Reporter) -> None:
    """Report what a text says twice, and differently: only the last would ever be read."""
    first: dict[Key, ast.Pattern] = {}
    for key, _name, pattern in patterns_in(source):
        if key in first and not pattern.equals(first[key]):
            line = source.text.count("\n", 0, start(first[key])) + 1
            message = msg("`{}` is said twice in this file, first in line {}", key_text(key), line)
            report(reporter, source, start(pattern), message, msg("delete one of the two"))
        first.setdefault(key, pattern)


@lru_cache(maxsize=16)
def entries_of(source: Source) -> dict[Key, MessageEntry]:
    """What the messages of a text, and their attributes, ask for."""
    return dict(entries_in(source))


def entries_in(source: Source) -> Iterator[tuple[Key, MessageEntry]]:
    """Each message of a text, and each attribute, with what it asks for."""
    for key, _name, pattern in patterns_in(source):
        asked = References()
        asked.gather(pattern)
        yield key, MessageEntry(source, start(pattern), tuple(asked.others), tuple(asked.functions))


def patterns_in(source: Source) -> Iterator[tuple[Key, ast.Identifier, ast.Pattern]]:
    """What each message of a text, and each attribute, says, with its name as it stands there."""
    for message in messages_in(source.text).body:
        if isinstance(message, ast.Message | ast.Term):
            name = message.id.name if isinstance(message, ast.Message) else f"-{message.id.name}"
            if message.value is not None:
                yield (name, None), message.id, message.value
            yield from (((name, one.id.name), one.id, one.value) for one in message.attributes)


@define
class References:
    """Gathers the messages and functions that a text asks for."""

    others: list[tuple[Key, int]] = field(factory=list)
    functions: list[tuple[str, int]] = field(factory=list)

    def gather(self, node: ast.SyntaxNode | None) -> None:
        """Those in a part of a message, in the order in which they stand there."""
        match node:
            case ast.Pattern():
                for element in node.elements:
                    self.gather(element)
            case ast.Placeable():
                self.gather(node.expression)
            case ast.SelectExpression():
                self.gather(node.selector)
                for variant in node.variants:
                    self.gather(variant.value)
            case ast.MessageReference():  # `{ name.attribute }`
                self.others.append(((node.id.name, node.attribute.name if node.attribute else None), start(node)))
            case ast.TermReference():  # `{ -name }`
                self.others.append(((f"-{node.id.name}", node.attribute.name if node.attribute else None), start(node)))
                self.gather(node.arguments)
            case ast.FunctionReference():  # `{ NAME($part) }`
                self.functions.append((node.id.name, start(node)))
                self.gather(node.arguments)
            case ast.CallArguments():
                for argument in node.positional:
                    self.gather(argument)


def hold_entry(key: Key, entry: MessageEntry, entries: dict[Key, MessageEntry], reporter: Reporter) -> None:
    """Report the messages and functions that are not there, and a message that asks for itself."""
    for name, place in entry.functions:
        if name not in FUNCTIONS:
            known = ", ".join(f"`{one}`" for one in sorted(FUNCTIONS))
            report(reporter, entry.source, place, msg("there is no function `{}`", name), msg("there is: {}", known))
    for other, place in entry.others:
        if other not in entries:
            report(reporter, entry.source, place, msg("there is no message `{}`", key_text(other)))
        elif key in reached(other, entries):
            report(reporter, entry.source, place, msg("`{}` would be said with itself, without end", key_text(key)))


def hold_lengths(own: dict[Key, MessageEntry], entries: dict[Key, MessageEntry], reporter: Reporter) -> None:
    """Report the first of the packs' own messages that is put together from too many."""
    lengths: dict[Key, int] = {}
    for key, entry in own.items():
        if length_of(key, entries, lengths) > LONGEST:
            told = msg("`{}` is said with more than {} other messages", key_text(key), LONGEST)
            report(reporter, entry.source, entry.offset, told, msg("say it in fewer words of its own"))
            return


def length_of(key: Key, entries: dict[Key, MessageEntry], known: dict[Key, int], depth: int = 0) -> int:
    """How many messages an entry is put together from, one that is said several times counted so often; more than
    `LONGEST` are not counted exactly."""
    if depth > LONGEST:
        return LONGEST + 1
    if key not in known:
        known[key] = 1  # should it ask for itself
        others = entries[key].others if key in entries else ()
        known[key] = 1 + sum(length_of(other, entries, known, depth + 1) for other, _place in others)
    return known[key]


def reached(first: Key, entries: dict[Key, MessageEntry]) -> set[Key]:
    """All that is said with an entry: itself, what it asks for, what that asks for."""
    found: set[Key] = set()
    waiting = [first]
    while waiting:
        key = waiting.pop()
        if key not in found and key in entries:
            found.add(key)
            waiting += [other for other, _place in entries[key].others]
    return found


def key_text(key: Key) -> str:
    """`name.attribute`."""
    return f"{key[0]}.{key[1]}" if key[1] else key[0]


def start(node: ast.SyntaxNode) -> int:
    """Where something begins in its text."""
    return int(node.span.start) if node.span else 0


def report(reporter: Reporter, source: Source, offset: int, message: Message, help: Message | None = None) -> None:
    """Report a fault of the line in which a place lies."""
    line = source.text.count("\n", 0, offset) + 1
    span = Span(source, line, 1, line, max(2, len(source.line(line)) + 1))
    reporter.report(CODE, message, span, help=help)
