"""The glossary: every name of the game in all its languages, side by side."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.model import Counter, Mark, Zone
from moodsl.extras.site.markdown import inline, link, page, table
from moodsl.extras.site.names import Names
from moodsl.extras.site.pages.card import path_of
from moodsl.extras.site.words import LANGUAGES

HERE = "glossary.md"
Row = tuple[str, str, str]  # family, name, what it is (Markdown)


def glossary_page(names: Names) -> str:
    """The page."""
    words = names.words
    inside = [names, *names.others]
    head = [*(LANGUAGES[one.language] for one in inside), words("means")]
    parts = [words("glossary-hint") + "\n"]
    sections = ((words("things"), things(names)), (inline(names.action("plural")), doings(names)))
    for section, rows in (*sections, (words("facts"), facts(names))):
        lines = [[*(inline(one.called(family, name)) for one in inside), told] for family, name, told in rows]
        if lines:
            parts.append(f"## {section}\n\n" + table(head, in_order(lines)))
    cards = [
        [
            link(names.card(design.name), HERE, path_of(design.name)),
            *(f'<span lang="{one.language}">{inline(one.card(design.name))}</span>' for one in inside[1:]),
            inline(names.called("kind", design.kind)),
        ]
        for design in names.cards
    ]
    parts.append(f"## {words('cards')}\n\n" + table(head, in_order(cards)))
    return page(words("glossary"), *parts, hide=("navigation",), leads=True)


def in_order(lines: list[list[str]]) -> list[list[str]]:
    """Lines by their first name."""
    return sorted(lines, key=lambda line: line[0].lower())


def things(names: Names, here: str = HERE) -> Iterator[Row]:
    """Kinds, counters and places, each with what it is; `here` is the page that says so."""
    words, model = names.words, names.model
    for kind in model.kinds.values():
        pages = any(design.kind == kind.name for design in names.cards)
        yield "kind", kind.name, link(words("is-kind"), here, f"kinds/{kind.name}.md") if pages else words("is-kind")
    for counter in model.counted.values():
        if names.shelf.is_written(counter.span):
            yield "counter", counter.name, counted(counter, names)
    for zone in declared_zones(names):
        yield "zone", zone.name, place(zone, names)


def declared_zones(names: Names) -> Iterator[Zone]:
    """The zones that lines of the pack declare, but for slots."""
    for zone in names.model.zones.values():
        if zone.declared and zone.store != "cell" and names.shelf.is_written(zone.span):
            yield zone


def counted(counter: Counter | Mark, names: Names) -> str:
    """What a counter or a mark is, with its range and its start."""
    words, is_number = names.words, counter.type == "number"
    sort = "is-resource" if counter.resource else "is-counter" if is_number else "is-mark"
    parts = [words(sort), limits(counter, names)]
    parts.append(words("of-the-game") if counter.of_game else whose(counter, names))
    if counter.start and is_number:
        parts.append(f"{words('starts-at').lower()}: {counter.start}")
    return ", ".join(part for part in parts if part)


def whose(counter: Counter | Mark, names: Names) -> str:
    """Who has one of a counter each."""
    if isinstance(counter, Mark):
        voice = names.prose.voice
        return names.words("for-each-thing", what=voice.phrase(voice.noun("kind", counter.kind), "bare").case("nom"))
    return names.words("for-each-player")


def limits(counter: Counter | Mark, names: Names) -> str:
    """The range of a counter: `0 to 9`."""
    low, high = counter.low, counter.high
    if low is not None and high is not None:
        return names.words("from-to", low=low, high=high)
    if high is not None:
        return names.words("up-to", high=high)
    return names.words("or-more", low=low) if low is not None else ""


def place(zone: Zone, names: Names) -> str:
    """What a place is: whose, and how much it holds."""
    words = names.words
    whose = words("for-each-player" if zone.per == "player" else "of-the-game")
    if zone.host is not None:
        voice = names.prose.voice
        each = voice.phrase(voice.noun("kind", zone.host), "each")
        whose = words("for-each-card", card=each.case("gen"))
    parts = [words("is-bag" if zone.bag else "is-zone"), whose]
    if zone.holds is not None:
        parts.append(words("holds", count=zone.holds))
    return ", ".join(parts)


def doings(names: Names) -> Iterator[Row]:
    """Actions, with the page that explains them."""
    for action in names.model.actions.values():
        yield "action", action.name, link(names.action().lower(), HERE, f"play.md#action-{action.name}")


def facts(names: Names) -> Iterator[Row]:
    """Facts of cards and the words that they can be."""
    specs = {spec.name: spec for kind in names.model.kinds.values() for spec in kind.facts.values()}
    for spec in specs.values():
        yield "fact", spec.name, names.words("is-fact")
        if spec.type == "words":
            for word in spec.words:
                yield "word", word, f"{names.words('is-word')} ({inline(names.called('fact', spec.name).lower())})"
