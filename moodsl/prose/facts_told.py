"""The facts of a card in words, as they are told at the table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from interpreter.game.sheet import DesignInfo, Sheet

if TYPE_CHECKING:
    from interpreter.game.words import Words


def fact_of(sheet: Sheet, design: DesignInfo, name: str, words: Words) -> str:
    """What a card says for a fact, in words; empty if it says nothing."""
    if name not in design.facts:
        return ""
    value: Any = design.facts[name]
    if re.search(rf"^\s+{name}\s+\?", design.text, re.MULTILINE):
        return "?"
    spec = sheet.kinds[design.kind].facts[name]
    if spec.get("sided"):
        return words.told_by_sides([sheet.words[word] for word in value])
    match spec["type"]:
        case "words":
            return words.fact_word(sheet.words[value], name)
        case "several":
            return counted_list(words.fact_word(sheet.words[word]) for word in value)
        case "design":
            return words.named(str(value))
        case "designs":
            return counted_list(map(words.named, value))
        case "printed":
            return counted_list(map(words.printed, value))
        case "flag":
            return words.say("yes" if value else "no")
        case "amount":
            return words.amount(value) if any(value) else "0"
    return str(value)


def counted_list(told: Iterable[str]) -> str:
    """Things one after another, equal ones counted.

    >>> counted_list(["red cell", "blue cell", "red cell"])
    'red cell ×2, blue cell'
    """
    return ", ".join(f"{one} ×{count}" if count > 1 else one for one, count in Counter(told).items())


def facts_of(sheet: Sheet, design: DesignInfo, words: Words) -> list[tuple[str, str]]:
    """The facts of a card with their names, in the order in which its kind declares them, without those that are as on
    all cards that do not give them, and those that only say where a picture shows it."""
    return [(words.fact(name), text) for name, text in named_facts(sheet, design, words)]


def named_facts(sheet: Sheet, design: DesignInfo, words: Words) -> list[tuple[str, str]]:
    """The same with the names that the facts have in the game's files."""
    kind = sheet.kinds[design.kind]
    specs = {name: spec for name, spec in kind.facts.items() if name not in kind.drawn_at}
    return [
        (name, text)
        for name, spec in specs.items()
        if not is_usual(design.facts.get(name), spec) and (text := fact_of(sheet, design, name, words))
    ]


def is_usual(value: Any, spec: dict[str, Any]) -> bool:
    """Whether a card says for a fact what all cards do that do not give it."""
    usual = spec.get("usual")
    return usual is not None and value is not None and json_like(value) == json_like(usual)


def json_like(value: Any) -> Any:
    """A value in which lists and tuples are alike."""
    return list(value) if isinstance(value, tuple) else value


def facts_in_short(sheet: Sheet, design: DesignInfo, words: Words) -> str:
    """`cost 2 corn, 1 ore; sails: lateen, square; edible`: of a fact that is yes, only the name. The facts of a place
    that is printed on a card stand in its title, and so does the word of a `red cube`."""
    told: list[str] = []
    title, kind = words.named(design.name).lower(), words.kind(design.kind)
    for name, text in named_facts(sheet, design, words) if not design.on else []:
        if f"{text} {kind}".lower() == title:
            continue
        colon = ":" if sheet.kinds[design.kind].facts[name]["type"] in ("several", "designs", "printed") else ""
        told.append(words.fact(name) if text == words.say("yes") else f"{words.fact(name)}{colon} {text}")
    return "; ".join(told)


def back_fact(sheet: Sheet, name: str, value: Any, words: Words) -> str:
    """A fact on a back, or a mark that all see: `coral`, `depth 3`."""
    if name == "owner":
        return words.player(value)
    if name in sheet.marks:
        return words.marked(sheet.marks[name], value)
    kinds = (kind.facts[name]["type"] for kind in sheet.kinds.values() if name in kind.facts)
    sort = next(kinds, "")
    if sort == "words":
        return words.fact_word(sheet.words[value])
    if sort == "several":
        return ", ".join(words.fact_word(sheet.words[word]) for word in value)
    if sort in ("design", "designs"):
        return ", ".join(map(words.named, [value] if isinstance(value, str) else value))
    told = words.amount(value) if sort == "amount" else words.say("yes" if value else "no") if sort == "flag" else value
    return f"{words.fact(name)} {told}"
