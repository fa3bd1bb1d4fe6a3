"""A card in words: its whole page, and how it is found by what somebody types."""

from __future__ import annotations

from typing import TYPE_CHECKING

from interpreter.game.sheet import DesignInfo, Sheet, Titles
from moodsl.cli.shared.sentences import say
from moodsl.prose.facts_told import facts_of

if TYPE_CHECKING:
    from interpreter.game.words import Words


def all_titles(titles: Titles, name: str) -> str:
    """The titles in every language, the first form of each: `Farm / Ферма`."""
    return " / ".join(dict.fromkeys(forms[0] for forms in titles.values() if forms)) or name.replace("_", " ")


def page(sheet: Sheet, design: DesignInfo, words: Words) -> str:
    """Everything about a card: titles, kind, copies, facts, and what it does."""
    kind = words.kind(design.kind)
    is_place = design.first in sheet.own_places  # everyone has one of them
    copies = ", " + say("copies", count=design.copies) if design.copies > 1 and not is_place else ""
    titles = words.named(design.name) if design.on else all_titles(design.titles, design.name)
    lines = [
        f"{titles}  ({kind}{copies})",
        *(f"  {name}: {text}" for name, text in facts_of(sheet, design, words)),
        "",
        *(f"    {line}" for line in words.card_lines(design)),
    ]
    return "\n".join(lines)


def find_designs(sheet: Sheet, asked: str) -> list[DesignInfo]:
    """The cards that somebody may mean: exactly so called in any language, else beginning so, else with a word that
    begins so."""
    word = folded(asked)
    named = [(design, names_of(design)) for design in sheet.designs if not design.on]
    for fits in (str.__eq__, str.startswith, has_word):
        found = [design for design, names in named if any(fits(name, word) for name in names)]
        if found:
            return found
    return []


def has_word(name: str, word: str) -> bool:
    """Whether a word of a name, behind the first one, begins so."""
    return f" {word}" in name


def things(words: Words, kind: str, count: int) -> str:
    """So many things of a kind: of cards only that they are cards, `3 cards`, of all else what they are, `3 cubes`."""
    known = words.sheet.kinds.get(kind)
    if known is None or known.base == "card":
        return say("cards", count=count)
    return f"{count} {words.kind(kind, count)}"


def names_of(design: DesignInfo) -> list[str]:
    """All that a card is called, ready to be compared."""
    titles = [design.titles, *(side.titles for side in design.sides.values())]
    return [folded(design.name), *(folded(form) for one in titles for forms in one.values() for form in forms)]


def folded(text: str) -> str:
    """A name as it is compared: small letters, one space between words, `_` and `-` as spaces."""
    return " ".join(text.replace("_", " ").replace("-", " ").casefold().split())
