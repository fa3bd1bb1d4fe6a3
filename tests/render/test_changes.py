"""A rule that is another rule reads otherwise: every number, thing, target and moment of every ability is changed in
turn, and its text must change in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import attrs
import pytest
from attrs import evolve

from interpreter.syntax import nodes as n
from interpreter.syntax.show import show
from moodsl.prose import Book, Paragraph, Prose, plain
from moodsl.prose.book import abilities_of

LANGUAGES = ("en", "ru")
Change = tuple[str, n.Ability]
OTHERS = {"eminent": ("influence",)}  # what else is counted in a game of one resource
LEAST = {"eminent": {"number": 10, "resource": 1, "target": 20, "moment": 20}}  # changes of a game that has few of them


def changed(node: object, change: Callable[[n.Node], Iterator[n.Node]]) -> Iterator[object]:
    """The node with one of its parts changed, for every part and every change of it."""
    if isinstance(node, tuple):
        for place, one in enumerate(node):
            for other in changed(one, change):
                yield (*node[:place], other, *node[place + 1 :])
    elif isinstance(node, n.Node):
        yield from change(node)
        for field in attrs.fields(type(node)):
            if field.name != "span":
                for other in changed(getattr(node, field.name), change):
                    yield evolve(node, **{field.name: other})


def numbers(node: n.Node) -> Iterator[n.Node]:
    if isinstance(node, n.Number):
        yield evolve(node, value=node.value + 1)
        yield evolve(node, value=node.value + 4)


def counted(book: Book) -> Callable[[n.Node], Iterator[n.Node]]:
    """Another resource, in amounts and where somebody's stock is asked for."""
    units = book.model.resources
    others = units if len(units) > 1 else [*units, *OTHERS.get(book.model.name, ())]

    def change(node: n.Node) -> Iterator[n.Node]:
        for field in ("unit", "name"):
            name = getattr(node, field, None)
            if isinstance(node, n.Amount | n.Of) and isinstance(name, n.Name) and name.text in units and others:
                other = others[(others.index(name.text) + 1) % len(others)]
                yield evolve(node, **{field: evolve(name, text=other)})

    return change


def targets(node: n.Node) -> Iterator[n.Node]:
    """Each opponent becomes each player, what was yours is theirs, who lost something is another one."""
    match node:
        case n.EachOf(noun=noun) | n.Each(noun=noun):
            yield evolve(node, noun=evolve(noun, text="player" if noun.text == "opponent" else "opponent"))
        case n.Of(owner=n.Name(text="target") as owner):
            yield evolve(node, owner=n.You(span=owner.span))
        case n.Say(phrase=n.Phrase(subject=None, verb=n.Name(text="target"), args=(verb, *rest)) as phrase):
            if isinstance(verb.value, n.Name):
                each = n.EachOf(noun=n.Name(text="opponent", span=phrase.span), span=phrase.span)
                plain_verb = evolve(verb.value, text=verb.value.text.removesuffix("s"))
                yield evolve(node, phrase=evolve(phrase, subject=each, verb=plain_verb, args=tuple(rest)))
        case n.Say(phrase=n.Phrase(subject=None, verb=n.Name(text="gain" | "lose" | "discard" | "draw")) as phrase):
            each = n.EachOf(noun=n.Name(text="opponent", span=phrase.span), span=phrase.span)
            yield evolve(node, phrase=evolve(phrase, subject=each))
        case n.May(who=None) | n.ChooseOne(who=None):
            yield node if not hasattr(node, "who") else evolve(node, who=n.Name(text="first", span=node.span))


def moments(ability: n.Ability) -> Iterator[n.Ability]:
    when = ability.when
    match when:
        case n.At(edge=edge):
            yield evolve(ability, when=evolve(when, edge=evolve(edge, text="end" if edge.text == "start" else "start")))
        case n.Around(word=word, phrase=n.Phrase(verb=n.Name(text=verb))) if verb not in ("rests", "wakes"):
            yield evolve(ability, when=evolve(when, word="before" if word == "after" else "after"))
        case n.On(verb=verb):
            alone = n.Phrase(subject=None, verb=verb, span=verb.span)
            yield evolve(ability, when=n.Around(word="after", phrase=alone, span=when.span))
        case n.NamedOf():
            yield evolve(ability, when=n.At(moment=when.of, edge=evolve(when.name, text="start"), span=when.span))
    if not isinstance(when, n.Always | n.Named):
        once = None if ability.once else n.Name(text="game", span=when.span)
        yield evolve(ability, once=once)
    yield evolve(ability, working_or_not=not ability.working_or_not)


def changes_of(ability: n.Ability, book: Book) -> Iterator[Change]:
    for what, change in (("number", numbers), ("resource", counted(book)), ("target", targets)):
        for body in changed(ability.body, change):
            assert isinstance(body, tuple)
            yield what, evolve(ability, body=body)
    for other in moments(ability):
        yield "moment", other


def as_text(paragraph: Paragraph) -> str:
    head = f"{paragraph.keyword} [{paragraph.slot}]" if paragraph.slot else paragraph.keyword
    return "\n".join([head, *("  " * depth + plain(line) for depth, line in paragraph.lines)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_rule_reads_otherwise(game: str, language: str, prose_of: Callable[[str, str], Prose]) -> None:
    prose = prose_of(game, language)
    same, seen = [], dict.fromkeys(("number", "resource", "target", "moment"), 0)
    for name, decl in prose.book.things.items():
        for ability in abilities_of(decl) if name in prose.book.model.designs else ():
            text = as_text(prose.ability(ability, name))
            for what, other in changes_of(ability, prose.book):
                seen[what] += 1
                if as_text(prose.ability(other, name)) == text:
                    same.append(f"{name}: {what}\n{text}\n{show(other)}")
    assert same == []
    least = LEAST.get(game, dict.fromkeys(seen, 11))
    assert all(count >= least[what] for what, count in seen.items()), seen


def test_another_number_of_an_action_reads_otherwise(prose_of: Callable[[str, str], Prose]) -> None:
    """A value with one base is printed as that number: what an action gives is read from it."""
    for language in LANGUAGES:
        prose = prose_of("orion", language)
        text = prose.action("research")
        decl = prose.voice.values["research_draw"]
        try:
            prose.voice.values["research_draw"] = evolve(
                decl, cases=(evolve(decl.cases[0], value=n.Number(value=7, span=decl.span)),)
            )
            assert prose.action("research") != text
        finally:
            prose.voice.values["research_draw"] = decl
