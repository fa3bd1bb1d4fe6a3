"""A card in words: its facts and rules in short, its whole page, and how it is found by what somebody types."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from interpreter.game.sheet import title_of

if TYPE_CHECKING:
    from interpreter.game.sheet import DesignInfo, Sheet, Titles


def fact_of(sheet: Sheet, design: DesignInfo, name: str, language: str) -> str:
    """What a card says for a fact, in words; empty if it says nothing."""
    if name not in design.facts:
        return ""
    value: Any = design.facts[name]
    if re.search(rf"^\s+{name}\s+\?", design.text, re.MULTILINE):
        return "?"
    match sheet.kinds[design.kind].facts[name]["type"]:
        case "words":
            return str(sheet.words[value]).replace("_", " ")
        case "flag":
            return "yes" if value else "no"
        case "amount":
            return amount(sheet, value, language) or "0"
    return str(value)


def amount(sheet: Sheet, value: list[int], language: str) -> str:
    """`2 corn, 1 ore`."""
    named = zip(sheet.resources, value, strict=True)
    parts = (f"{count} {title_of(sheet.counters[name].titles, name, language)}" for name, count in named if count)
    return ", ".join(parts)


def facts_of(sheet: Sheet, design: DesignInfo, language: str) -> list[tuple[str, str]]:
    """All facts of a card with their names, in the order in which its kind declares them."""
    names = sheet.kinds[design.kind].facts
    return [(name.replace("_", " "), text) for name in names if (text := fact_of(sheet, design, name, language))]


def facts_in_short(sheet: Sheet, design: DesignInfo, language: str) -> str:
    """`cost 2 corn, 1 ore; points 1`."""
    return "; ".join(f"{name} {text}" for name, text in facts_of(sheet, design, language))


def rules_in_short(design: DesignInfo) -> str:
    """What the card does, as its file says it, on one line: `on build: gain 2 corn; draw 1 card`. Empty if nothing."""
    lines = [(len(line) - len(line.lstrip()), line.split("#")[0].strip()) for line in design.text.splitlines()]
    lines = [(depth, line) for depth, line in lines if line]
    start = next((place for place, (depth, line) in enumerate(lines) if depth and line.endswith(":")), len(lines))
    found = ""
    for (depth, line), after in zip(lines[start:], [*lines[start + 1 :], (0, "")], strict=True):
        deeper = after[0] > depth
        found += line if line.endswith(":") or not deeper else line + ":"
        found += " " if deeper else "; "
    return found.strip().rstrip(";")


def all_titles(titles: Titles, name: str) -> str:
    """The titles in every language, the first form of each: `Farm / Ферма`."""
    return " / ".join(dict.fromkeys(forms[0] for forms in titles.values() if forms)) or name.replace("_", " ")


def page(sheet: Sheet, design: DesignInfo, language: str) -> str:
    """Everything about a card: titles, kind, copies, facts, and its text as its file has it."""
    kind = sheet.kinds[design.kind]
    copies = f", {design.copies} copies" if design.copies > 1 else ""
    lines = [
        f"{all_titles(design.titles, design.name)}  ({title_of(kind.titles, kind.name, language)}{copies})",
        *(f"  {name}: {text}" for name, text in facts_of(sheet, design, language)),
        "",
        *(f"    {line}" for line in design.text.rstrip().splitlines()),
    ]
    return "\n".join(lines)


def find_designs(sheet: Sheet, asked: str) -> list[DesignInfo]:
    """The cards that somebody may mean: exactly so called in any language, else beginning so, else with it inside."""
    word = folded(asked)
    named = [(design, names_of(design)) for design in sheet.designs]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [design for design, names in named if any(fits(name, word) for name in names)]
        if found:
            return found
    return []


def names_of(design: DesignInfo) -> list[str]:
    """All that a card is called, ready to be compared."""
    return [folded(design.name), *(folded(form) for forms in design.titles.values() for form in forms)]


def folded(text: str) -> str:
    """A name as it is compared: small letters, one space between words, `_` and `-` as spaces."""
    return " ".join(text.replace("_", " ").replace("-", " ").casefold().split())
