"""Overrides: a text that a designer wrote in place of the generated one, held against the rule.

`text en "…"` on a card has a text for each of its abilities. It may say the same in other words; numbers, what is
counted, who is meant and the moment must be those of the rule.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from interpreter.report import Note, Reporter
from interpreter.report.message import msg
from interpreter.syntax import nodes as n
from moodsl.prose.text import Icon, Paragraph, Text, plain

if TYPE_CHECKING:
    from moodsl.prose.speak import Prose
    from moodsl.prose.voice import Voice

TARGETS = ("each-opponent", "opponent", "each-player", "player")
ATTRIBUTES = (
    "gen", "dat", "acc", "ins", "loc", "plural", "plural-gen", "plural-dat", "plural-acc", "plural-ins", "plural-loc",
)  # fmt: skip


def overrides(decl: n.ThingDecl, language: str) -> tuple[n.Text, ...]:
    """The texts that a card brings along in a language, one for each ability; none if it brings none."""
    for item in decl.items:
        if isinstance(item, n.Fact) and item.name.text == "text" and item.values:
            first, *rest = item.values
            if len(first) == 2 and isinstance(first[0], n.Name) and first[0].text == language:
                return tuple(atom for atom in (first[1], *(one[0] for one in rest)) if isinstance(atom, n.Text))
    return ()


def overridden(paragraph: Paragraph, text: str, voice: Voice) -> Paragraph:
    """A paragraph that says this instead; its moment and its slot stay."""
    words = _behind_keyword(text, paragraph.keyword)
    if paragraph.keyword and words[1:2].islower():
        words = words[:1].lower() + words[1:]
    return evolve(paragraph, lines=((0, _with_icons(words, voice)),))


def _behind_keyword(text: str, keyword: str) -> str:
    head, colon, rest = text.partition(":")
    return rest.strip() if colon and _same(head, keyword) else text


def _same(head: str, keyword: str) -> bool:
    plain_head = re.sub(r"\s*\[[A-Z]\]\s*$", "", head)
    return " ".join(plain_head.split()).casefold() == keyword.casefold()


def _with_icons(words: str, voice: Voice) -> Text:
    """The words with a sign for every counted thing: `2 wood`."""
    forms = {form: name for name in voice.model.counted for form in _forms("counter", name, voice)}
    if not forms:
        return (words,)
    longest = sorted(map(re.escape, forms), key=len, reverse=True)
    parts: list[str | Icon] = []
    end = 0
    for found in re.finditer(rf"\b(\d+) ({'|'.join(longest)})\b", words, re.IGNORECASE):
        parts += [words[end : found.start()]] if found.start() > end else []
        parts.append(Icon(forms[found[2].lower()], int(found[1]), found[0]))
        end = found.end()
    return (*parts, words[end:]) if end < len(words) else tuple(parts)


def _forms(family: str, name: str, voice: Voice) -> set[str]:
    """All forms of a word that are written anywhere."""
    entry = voice.lexicon.entry(family, name)
    known = {voice.lexicon.find(entry), *entry.titles, *(voice.lexicon.find(entry, one) for one in ATTRIBUTES)}
    return {form.lower() for form in known if form}


# ---- what a text says -----------------------------------------------------------------------------------------------


@frozen
class Said:
    """What a text says of its rule. A 1 is often left out, so ones do not count."""

    numbers: tuple[int, ...]
    things: frozenset[str]
    targets: frozenset[str]


def statements_in(text: str, voice: Voice) -> Said:
    """What a text says, found by its words."""
    lower = text.lower()
    numbers = [int(one) for one in re.findall(r"\d+", text)]
    for value in range(2, 11):
        words = voice.sentences.find(f"number-{value}") or "-"
        numbers += [value] * len(re.findall(rf"\b(?:{words})\b", lower))
    things = {
        name
        for family, names in (("counter", voice.model.counted), ("kind", voice.model.kinds))
        for name in names
        if any(re.search(rf"\b{re.escape(form)}\b", lower) for form in _forms(family, name, voice))
    }
    return Said(tuple(sorted(one for one in numbers if one != 1)), frozenset(things), _targets(lower, voice))


def _targets(lower: str, voice: Voice) -> frozenset[str]:
    """Who is meant beside you."""
    found = set()
    parts = {
        name
        for verb in voice.model.verbs.values()
        for name in (one.name for one in verb.parameters if one.type == "player")
    }
    for name in parts:
        for form in _forms("part", name, voice):
            lower = re.sub(
                rf"(?<!{voice.say('hold-each')} )\b{re.escape(form)}\b", voice.say("hold-plain-opponent"), lower
            )
    for target in TARGETS:
        pattern = voice.say(f"hold-{target}")
        if re.search(pattern, lower):
            found.add(target)
            lower = re.sub(pattern, " ", lower)
    return frozenset(found)


# ---- holding --------------------------------------------------------------------------------------------------------


def hold_overrides(prose: Prose, reporter: Reporter) -> None:
    """Report every text of a card that says something else than its rule."""
    for name, decl in prose.book.things.items():
        texts = overrides(decl, prose.language)
        if not texts or name not in prose.book.model.designs:
            continue
        abilities = [item for item in decl.items if isinstance(item, n.Ability)]
        for text, paragraph, ability in zip(texts, prose.generated(name).paragraphs, abilities, strict=False):
            _hold(text, paragraph, ability, prose.voice, reporter)


def _hold(text: n.Text, paragraph: Paragraph, ability: n.Ability, voice: Voice, reporter: Reporter) -> None:
    whole = " ".join(plain(line) for _depth, line in paragraph.lines)
    head, colon, _rest = text.value.partition(":")
    differences = []
    if colon and paragraph.keyword and not _same(head, paragraph.keyword) and len(head.split()) < 12:
        differences.append(msg("its moment is `{}`, and the rule says `{}`", head.strip(), paragraph.keyword))
    mine, rule = statements_in(_behind_keyword(text.value, paragraph.keyword), voice), statements_in(whole, voice)
    if differences:
        mine = statements_in(text.value.partition(":")[2], voice)
    if Counter(mine.numbers) != Counter(rule.numbers):
        differences.append(
            msg("its numbers are {}, and those of the rule {}", _listed(mine.numbers), _listed(rule.numbers))
        )
    if mine.things != rule.things:
        names = [_listed(sorted(_titles(one, voice))) for one in (mine.things, rule.things)]
        differences.append(msg("it speaks of {}, and the rule of {}", names[0], names[1]))
    if mine.targets != rule.targets:
        names = [_listed(sorted(voice.say(f"target-{one}") for one in some)) for some in (mine.targets, rule.targets)]
        differences.append(msg("it is about {}, and the rule about {}", names[0], names[1]))
    said_by_rule = f"{paragraph.keyword}: {whole}" if paragraph.keyword else whole
    for difference in differences:
        note = Note(ability.when.span, msg("the rule is printed `{}`", said_by_rule.rstrip(".")))
        help = msg("change the text, or leave it out: then the rule is printed in the words of the house")
        reporter.report("text-differs", msg("the text says something else than the rule: {}", difference), text.span,
                        notes=[note], help=help)  # fmt: skip


def _titles(names: Iterable[str], voice: Voice) -> list[str]:
    families = {**dict.fromkeys(voice.model.kinds, "kind"), **dict.fromkeys(voice.model.counted, "counter")}
    return [voice.title(families[name], name) for name in names]


def _listed(values: Iterable[object]) -> str:
    found = [f"`{value}`" for value in values]
    return ", ".join(found) or msg("none")
