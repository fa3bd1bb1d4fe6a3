"""What is told of a name that somebody points at: what it is, where it is declared, and what it does at the table.

A card is told in its rules text, in the reader's language; a value by what it is and by the cards that change it; all
else by its own lines.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from interpreter.check.uses import Key, Mention
from interpreter.loader import PackFault
from interpreter.model import Design, Model, Modifier
from interpreter.report import translated
from interpreter.report.message import msg
from interpreter.syntax.nodes import Module
from interpreter.text import Span
from moodsl.extras.server.checked import Checked
from moodsl.extras.server.names import named, title
from moodsl.extras.server.pack import FileRange, Pack
from moodsl.prose import Book, CardText, Prose, plain
from moodsl.prose.sentences import GAP

LANGUAGES = ("en", "ru")
MOST_LINES = 14  # of a declaration that is shown
MOST_CHANGES = 12


def hover(pack: Pack, path: Path, line: int, column: int, language: str = "en") -> tuple[FileRange, str] | None:
    """The place of the name at a place, and what is told of it as Markdown; None if there is no name."""
    mention = pack.mention_at(path, line, column)
    place = pack.place(mention.span) if mention is not None else None
    if mention is None or place is None or pack.whole is None:
        return None
    return place, "\n\n".join(part for part in parts(mention, pack, language) if part)


def parts(mention: Mention, pack: Pack, language: str) -> list[str]:
    """The paragraphs on a name."""
    assert pack.whole is not None
    family, name = mention.key
    model, declared = pack.whole.model, pack.places(mention.key, declares=True)
    where = f"*{shown_place(declared[0], pack)}*" if declared else ""
    if family == "name":
        place = declared[0]
        return [f"`{mention.span.text}` · {shown_place(place, pack)}", f"```moo\n{line_at(place, pack)}\n```"]
    heading = f"{headline(model, mention.key)} · {where}" if where else headline(model, mention.key)
    if family == "card" and name in model.designs:
        text = rules(pack.sound, name, language, family)
        design = model.designs[name]
        return [heading, facts(model, design), text or f"```moo\n{design.text.strip()}\n```"]
    if mention.key == ("fact", "face"):
        return [heading, faces(model)]
    text = rules(pack.sound, name, language, family) if family in ("verb", "action") else ""
    found = [heading, text, lines_at(declared[0], pack, MOST_LINES) if declared and family != "word" else ""]
    if family == "value":
        found.append(changes(model, name, language))
    elif family == "word":
        found.append(whose_word(model, name, language))
    return found


def headline(model: Model, key: Key) -> str:
    """`**coin** · resource "Coin"`."""
    family, name = key
    if family == "card" and name in model.designs:
        design = model.designs[name]
        called = " / ".join(forms[0] for forms in design.titles.values())
        return f"**{called or name}** · {design.kind}"
    if family == "zone" and name in model.slots:
        return f"**[{name}]** · slot"
    if family == "counter" and name in model.counters and model.counters[name].resource:
        words = title(model.counters[name].titles)
        return f"**{name}** · resource" + (f' "{words}"' if words else "")
    what = named(model, name)
    return f"**{name}** · {what.words if what.family == family else family}"


def facts(model: Model, design: Design) -> str:
    """The facts of a card on one line, as they are written."""
    found = []
    for spec in model.kinds[design.kind].facts.values():
        value = design.facts.get(spec.name)
        if spec.type == "words" and isinstance(value, int):
            found.append(f"{spec.name} {model.words[value]}")
        elif spec.type == "resource" and isinstance(value, int):
            found.append(f"{spec.name} {model.resources[value]}")
        elif spec.type == "several" and isinstance(value, tuple):
            found.append(f"{spec.name} " + ", ".join(model.words[int(word)] for word in value))
        elif spec.kind is not None and value is not None:
            found.append(f"{spec.name} " + ", ".join(spec.names(value)))
        elif isinstance(value, tuple):
            amounts = zip(value, model.resources, strict=True)
            found.append(f"{spec.name} " + (", ".join(f"{count} {name}" for count, name in amounts if count) or "0"))
        elif value is not None:
            found.append(f"{spec.name} {value}")
    return ", ".join([*found, f"copies {design.copies}"] if design.copies > 1 else found)


def rules(sound: Checked | None, name: str, language: str, family: str) -> str:
    """The rules text of a card, verb or action, from the last time that the pack had no faults, if it was there.

    A text in which words of the pack are missing is none: what is written in the file says more.
    """
    if sound is None:
        return ""
    try:
        prose = prose_of(sound, language if language in LANGUAGES else "en")
    except PackFault:  # words that cannot be read
        return ""
    match family:
        case "card" if name in sound.model.designs:
            return rules_markdown(prose.card(name))
        case "verb" if name in sound.model.verbs:
            return rules_markdown(prose.verb(name))
        case "action" if name in sound.model.actions:
            return rules_markdown(prose.action(name))
    return ""


@lru_cache(maxsize=2)
def prose_of(sound: Checked, language: str) -> Prose:
    """The rules texts of a pack without faults."""
    packs = sound.model.packs.values()
    folders = dict.fromkeys(Path(pack.span.source.name).parent for pack in packs)
    nowhere = next((pack.span for pack in packs), Span(next(iter(sound.chunks.values())).source, 1, 1, 1, 1))
    module = Module(declarations=tuple(sound.desk.declarations), span=nowhere)
    return Prose(Book(sound.model, (module,), tuple(folders)), language)


def rules_markdown(text: CardText) -> str:
    """A rules text as Markdown; empty if words are missing in it."""
    found = []
    for paragraph in text.paragraphs:
        slot = f" [{paragraph.slot}]" if paragraph.slot else ""
        lines = [("  " * (depth - 1) + "- " if depth else "") + plain(line) for depth, line in paragraph.lines]
        keyword = f"**{paragraph.keyword}{slot}:** " if paragraph.keyword else ""
        found.append(keyword + "\n".join(lines))
    told = "\n\n".join(found)
    return "" if GAP in told else told


def changes(model: Model, value: str, language: str) -> str:
    """The cards that change a value, each with the line that does it."""
    found = [
        f"- {title(model.designs[one.design].titles) or one.design}: `{line_of(one, model)}`"
        for one in model.modifiers
        if one.value == value and one.design in model.designs
    ]
    if not found:
        return translated(msg("no card changes it"), language)
    more = ["- …"] if len(found) > MOST_CHANGES else []
    return "\n".join([translated(msg("what changes it:"), language), "", *found[:MOST_CHANGES], *more])


def line_of(change: Modifier, model: Model) -> str:
    """The line that changes a value, behind the parts of `if` in which it stands."""
    heads = ["otherwise" if arm.otherwise else model.clauses[arm.clauses[-1]].text for arm in change.arms]
    return ": ".join([*heads, model.clauses[change.clause].text])


def faces(model: Model) -> str:
    """The kinds whose cards have faces, each with their words."""
    lines = (f"kind {kind.name}: {', '.join(kind.sides)}" for kind in model.kinds.values() if kind.sides)
    return "\n".join(f"- `{line}`" for line in lines)


def whose_word(model: Model, word: str, language: str) -> str:
    """Which facts can be this word, and of how many cards they are."""
    found = []
    for kind in model.kinds.values():
        for spec in (spec for spec in kind.facts.values() if word in spec.words):
            number = model.words.index(word)
            count = sum(one.kind == kind.name and one.facts.get(spec.name) == number for one in model.designs.values())
            found.append(
                translated(msg("`{}` of a `{}`; cards of which it is so: {}", spec.name, kind.name, count), language)
            )
        if word in kind.sides:
            sides = [one.sides[word] for one in model.designs.values() if one.kind == kind.name and word in one.sides]
            found.append(
                translated(msg("`face` of a `{}`; cards of which it is so: {}", kind.name, len(sides)), language)
            )
    return "\n\n".join(found)


def line_at(place: FileRange, pack: Pack) -> str:
    """The line at a place."""
    return pack.files[place.path].lines[place.line - 1].strip()


def lines_at(place: FileRange, pack: Pack, most: int) -> str:
    """The lines of the declaration at a place, the first ones of many."""
    file = pack.files[place.path]
    found = file.chunk_at(place.line)
    if found is None:
        return ""
    first, chunk = found
    lines = chunk.source.text.rstrip().split("\n")
    if first != place.line:  # within a declaration: its own line, and what stands under it
        lines = lines[place.line - first :]
        depth = len(lines[0]) - len(lines[0].lstrip(" "))
        below = [line for line in lines[1:] if line.strip()]
        deeper = next((at for at, line in enumerate(below) if len(line) - len(line.lstrip(" ")) <= depth), len(below))
        lines = [line[depth:] for line in [lines[0], *below[:deeper]]]
    more = ["…"] if len(lines) > most else []
    return "\n".join(["```moo", *lines[:most], *more, "```"])


def shown_place(place: FileRange, pack: Pack) -> str:
    """A place as an author knows it: `buildings/inn.moo:3`."""
    folder = pack.folder.parent if pack.folder is not None else place.path.parent
    path = place.path.relative_to(folder) if place.path.is_relative_to(folder) else place.path
    return f"{path.as_posix()}:{place.line}"
