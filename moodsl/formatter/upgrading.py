"""From an older version of the language to this one: words changed where they stand, everything else left alone.

`STEPS` holds for each version what changed on the way to it: a function from a tree to the places of words and what
stands there now. A file in the one form of its old version is put into that of the new one; in any other file nothing
moves but what stands behind a new word. The way begins with what the pack says of itself (`language "1"`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from interpreter.check import LANGUAGE
from interpreter.effects.parts import fields_of, walk
from interpreter.report import Reporter
from interpreter.syntax import nodes as n, parse
from interpreter.text import Source, Span
from moodsl.formatter.form import formatted

Words = Iterable[tuple[Span, str]]


def language_of(sources: Iterable[Source]) -> tuple[str, Span] | None:
    """The version of the language that the pack of some files says, and where; None if it says none."""
    for source in sources:
        for fact in language_facts(parse(source, Reporter())):
            match fact.values:
                case ((n.Text() as text,),):
                    return text.value, text.span
    return None


def language_facts(module: n.Module) -> Iterator[n.Fact]:
    """The facts `language "…"` of packs."""
    for declaration in module.declarations:
        if isinstance(declaration, n.ThingDecl) and declaration.kind.text == "pack":
            yield from (item for item in declaration.items if isinstance(item, n.Fact) and item.name.text == "language")


def upgraded(source: Source, language: str) -> Source:
    """A source that is written in `language` in the words of this version; as it is, if it has slips of writing.

    >>> upgraded(Source("box.moo", "kind toy is card\\n    gone  shelf # far\\n"), "1").text
    'kind toy is card\\n    discarded  shelf # far\\n'
    """
    in_form = is_formatted(source)
    now = source
    for step in range(int(language) + 1, int(LANGUAGE) + 1):
        module = parse(now, Reporter())
        now = rewritten(now, [*STEPS[str(step)](module), *said_anew(module, str(step))])
    if in_form and now != source:
        return Source(now.name, formatted(now, Reporter()) or now.text)
    return now


def is_formatted(source: Source) -> bool:
    """Whether a source is in the one form."""
    return formatted(source, Reporter()) == source.text


def said_anew(module: n.Module, language: str) -> Words:
    """The packs of a file say that they are written in another version."""
    for fact in language_facts(module):
        for atoms in fact.values:
            yield from ((atom.span, f'"{language}"') for atom in atoms if isinstance(atom, n.Text))


def rewritten(source: Source, words: Words) -> Source:
    """A source with other words in some places; none of them may lie in another one."""
    lines = list(source.lines)
    for span, word in sorted(words, key=lambda one: (one[0].line, one[0].column), reverse=True):
        line = lines[span.line - 1]
        lines[span.line - 1] = line[: span.column - 1] + word + line[span.end_column - 1 :]
    return Source(source.name, "\n".join(lines))


def to_2(module: n.Module) -> Words:
    """Where discarded cards of a kind go is called `discarded`; it was `gone`."""
    for declaration in module.declarations:
        if isinstance(declaration, n.KindDecl):
            for item in declaration.items:
                if isinstance(item, n.Fact) and item.name.text == "gone":
                    yield item.name.span, "discarded"


TAKEN_BY_3 = ("everybody", "holder", "right")


def to_3(module: n.Module) -> Words:
    """What is called as version 3 calls something of its own gets another name; what was rolled was a number, and is
    dice now."""
    for part in walk(module):
        if isinstance(part, n.Name) and part.text in TAKEN_BY_3:
            yield part.span, f"{part.text}_2"
    for declaration in module.declarations:
        rolls = [one for one in walk(declaration) if isinstance(one, n.Say) and one.phrase.verb.text == "roll"]
        binds = [one.bind for one in rolls if one.bind is not None]
        names = {one.text for one in binds} - set(TAKEN_BY_3)
        for part, above in with_above(declaration):
            if isinstance(part, n.Name) and part.text in names and not any(part is one for one in binds):
                yield part.span, totalled(part, above)


def with_above(node: object) -> Iterator[tuple[object, object]]:
    """All parts of a node, each with the node that it is a part of."""
    for part in (getattr(node, name) for name in fields_of(node) or ()):
        for one in part if isinstance(part, tuple) else (part,):
            yield one, node
            yield from with_above(one)


def totalled(name: n.Name, above: object) -> str:
    """`total of thrown`, in brackets where it stands among other words."""
    line, span = name.span.source.line(name.span.line), name.span
    inside = line[span.column - 2] == "(" and line[span.end_column - 1 : span.end_column] == ")"
    alone = inside or isinstance(above, n.Compare | n.Let)
    return f"total of {name.text}" if alone else f"(total of {name.text})"


STEPS: dict[str, Callable[[n.Module], Words]] = {"2": to_2, "3": to_3}
