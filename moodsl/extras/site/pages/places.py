"""The page of each open place in the middle of the table, such as a market: the cards that lie there once the table is
set, each with how many there are, sorted by the first word that is printed on all of them."""

from __future__ import annotations

from collections import Counter

from interpreter.game.sheet import ZoneInfo
from interpreter.model import Design
from moodsl.extras.site.markdown import address, inline, page
from moodsl.extras.site.names import Names
from moodsl.extras.site.pages.card import path_of


def place_pages(names: Names) -> dict[str, str]:
    """The pages of all such places, by path."""
    return {path_of_place(zone.name): place_page(zone, lying, names) for zone, lying in open_places(names)}


def path_of_place(name: str) -> str:
    """Where the page of a place lies."""
    return f"places/{name}.md"


def open_places(names: Names) -> list[tuple[ZoneInfo, Counter[str]]]:
    """The places that everybody shares and sees and into which several different cards were put to set the table, with
    the cards by name and how many there are of each; where things are stored at first is none of them."""
    match = names.shelf.set_up
    sheet, piles = match.sheet, match.state.z
    first_places = {kind.starts for kind in names.model.kinds.values()}
    written = {design.name for design in names.cards}
    shared = (one for one in sheet.zones.values() if one.store == "cards" and one.per is one.host is None)
    found = []
    for zone in shared:
        cards = (card for pile in piles[zone.at : zone.at + zone.piles] for card in pile)
        lying = Counter(name for card in cards if (name := sheet.design(card).name) in written)
        if zone.seen == "all" and zone.name not in first_places and len(lying) > 1:
            found.append((zone, lying))
    return found


def place_page(zone: ZoneInfo, lying: Counter[str], names: Names) -> str:
    """The page of one place."""
    words = names.words
    designs = [design for design in names.cards if design.name in lying]
    fact = sorting_fact(designs, names)
    if fact is not None:  # in the order in which the words are declared
        designs.sort(key=lambda design: int(str(design.facts[fact])))
    groups: dict[str, list[str]] = {}
    for design in designs:
        heading = names.fact(names.model.kinds[design.kind].facts[fact], design.facts[fact]) if fact else ""
        groups.setdefault(heading, []).append(entry(design.name, lying[design.name], names))
    parts = [f"{words('place-hint', count=lying.total())}\n"]
    for heading, entries in groups.items():
        parts += [f"## {inline(heading)}\n"] * bool(heading)
        parts.append('<ul class="moo-gallery">\n' + "\n".join(entries) + "\n</ul>\n")
    return page(names.called("zone", zone.name), *parts, leads=True)


def sorting_fact(designs: list[Design], names: Names) -> str | None:
    """The first fact that says a word on all cards, and not the same one on all; None if there is none."""
    for fact, spec in names.model.kinds[designs[0].kind].facts.items():
        said = {design.facts.get(fact) for design in designs}
        if spec.type == "words" and None not in said and len(said) > 1:
            return fact
    return None


def entry(name: str, count: int, names: Names) -> str:
    """A card as it lies there: its face leads to its page; how many there are is told below."""
    several = f'<span class="moo-count">× {count}</span>' if count > 1 else ""
    return f'<li><a href="../../{address(path_of(name))}">{names.face(name)}</a>{several}</li>'
