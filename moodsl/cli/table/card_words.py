"""A card in words: its facts and rules in short, its whole page, and how it is found by what somebody types."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from moodsl.cli.shared.sentences import say

if TYPE_CHECKING:
    from interpreter.game.sheet import DesignInfo, Sheet, Titles
    from interpreter.game.words import Words


def fact_of(sheet: Sheet, design: DesignInfo, name: str, words: Words) -> str:
    """What a card says for a fact, in words; empty if it says nothing."""
    if name not in design.facts:
        return ""
    value: Any = design.facts[name]
    if re.search(rf"^\s+{name}\s+\?", design.text, re.MULTILINE):
        return "?"
    match sheet.kinds[design.kind].facts[name]["type"]:
        case "words":
            return words.fact_word(sheet.words[value])
        case "several":
            return ", ".join(words.fact_word(sheet.words[word]) for word in value)
        case "design":
            return words.named(str(value))
        case "designs":
            return ", ".join(map(words.named, value))
        case "printed":
            return ", ".join(map(words.printed, value))
        case "flag":
            return words.say("yes" if value else "no")
        case "amount":
            return words.amount(value) if any(value) else "0"
    return str(value)


def facts_of(sheet: Sheet, design: DesignInfo, words: Words) -> list[tuple[str, str]]:
    """All facts of a card with their names, in the order in which its kind declares them."""
    names = sheet.kinds[design.kind].facts
    return [(words.fact(name), text) for name in names if (text := fact_of(sheet, design, name, words))]


def facts_in_short(sheet: Sheet, design: DesignInfo, words: Words) -> str:
    """`cost 2 corn, 1 ore; points 1; edible`: of a fact that is yes, only the name."""
    yes = words.say("yes")
    return "; ".join(name if text == yes else f"{name} {text}" for name, text in facts_of(sheet, design, words))


def all_titles(titles: Titles, name: str) -> str:
    """The titles in every language, the first form of each: `Farm / Ферма`."""
    return " / ".join(dict.fromkeys(forms[0] for forms in titles.values() if forms)) or name.replace("_", " ")


def page(sheet: Sheet, design: DesignInfo, words: Words) -> str:
    """Everything about a card: titles, kind, copies, facts, and what it does."""
    kind = words.kind(design.kind)
    copies = ", " + say("copies", count=design.copies) if design.copies > 1 else ""
    lines = [
        f"{all_titles(design.titles, design.name)}  ({kind}{copies})",
        *(f"  {name}: {text}" for name, text in facts_of(sheet, design, words)),
        "",
        *(f"    {line}" for line in words.card_lines(design)),
    ]
    return "\n".join(lines)


def find_designs(sheet: Sheet, asked: str) -> list[DesignInfo]:
    """The cards that somebody may mean: exactly so called in any language, else beginning so, else with it inside."""
    word = folded(asked)
    named = [(design, names_of(design)) for design in sheet.designs if not design.on]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [design for design, names in named if any(fits(name, word) for name in names)]
        if found:
            return found
    return []


def names_of(design: DesignInfo) -> list[str]:
    """All that a card is called, ready to be compared."""
    titles = [design.titles, *(side.titles for side in design.sides.values())]
    return [folded(design.name), *(folded(form) for one in titles for forms in one.values() for form in forms)]


def folded(text: str) -> str:
    """A name as it is compared: small letters, one space between words, `_` and `-` as spaces."""
    return " ".join(text.replace("_", " ").replace("-", " ").casefold().split())
