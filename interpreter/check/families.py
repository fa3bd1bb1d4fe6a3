"""Counters under one name, one for each word of a fact or for each resource: `counter cubes of good`."""

from __future__ import annotations

from interpreter.check.declarations import bound_counter, unique
from interpreter.check.facts import Facts
from interpreter.check.nouns import words_named
from interpreter.check.scope import Desk
from interpreter.model import Counter, Family, Model
from interpreter.model.parts import Titles
from interpreter.report.message import msg
from interpreter.syntax import nodes as n


def declare_family(node: n.CounterDecl, desk: Desk) -> None:
    """One name, and behind it a counter for each word."""
    model, of = desk.model, node.of
    assert of is not None
    if not all(unique(desk, known, msg("counter"), node.name) for known in (model.counted, model.families)):
        return
    if of.text in model.kinds:
        message = msg("`{}` is a kind of things, and no fact whose words are counted", of.text)
        help = msg("write `{} {} for each {}`", node.word, node.name.text, of.text)
        desk.reporter.report("unknown-fact", message, of.span, help=help)
        return
    if node.word != "counter" or (node.each is not None and node.each.text != "player"):
        message = msg("one for each word there can be of a counter of the game, or of each player")
        help = msg("write `counter {} of {}`, or `counter {} of {} for each player`", *(node.name.text, of.text) * 2)
        if node.each is not None:
            help = msg(
                "declare a counter for each word, `counter WORD_{} for each {}`; or cards as tokens, which lie in a "
                "`zone … for each {}`",
                node.name.text,
                node.each.text,
                node.each.text,
            )
        desk.reporter.report("unsupported", message, node.name.span, help=help)
        return
    words = model.resources if of.text == "resource" else words_named(of.text, model)
    if not words:
        facts = {fact for kind in model.kinds.values() for fact in kind.facts if words_named(fact, model)}
        known = [*facts, *model.marks, "resource"]
        desk.strange("unknown-fact", msg("no fact is called `{}`", of.text), of.text, of, known)
        return
    if of.text == "resource":
        for name in words:
            desk.index.use("counter", name)
    else:
        desk.index.use("fact", of.text, of)
    family = Family(node.name.text, {}, node.name.span, of.text, tuple(words), {})
    for number, word in enumerate(words):
        facts_of = Facts(node.facts, desk, node.name.text)
        family.titles = facts_of.titles(node.title)
        titles = titles_of_member(family, word, model)
        member = Counter(f"{family.name}_of_{word}", titles, family.span, False, node.each is not None)
        family.members[number if of.text == "resource" else model.word(word)] = member.name
        model.counters[member.name] = member
        bound_counter(member, facts_of, node, desk)
    model.families[family.name] = family


def titles_of_member(family: Family, word: str, model: Model) -> Titles:
    """What the counter for a word is called: `cubes of science`; in another language `фишки: наука`."""
    known = model.counters[word].titles if family.by == "resource" else {}
    return {
        language: tuple(
            f"{form} of {word}" if language == "en" else f"{form}: {known.get(language, (word,))[0]}" for form in forms
        )
        for language, forms in family.titles.items()
    }
