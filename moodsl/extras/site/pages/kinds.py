"""The page of each kind of card or board: all of its cards with their rules text."""

from __future__ import annotations

from interpreter.model import Design, Kind
from moodsl.extras.site.markdown import inline, link, page, rules
from moodsl.extras.site.names import Names
from moodsl.extras.site.pages.card import path_of


def kinds_shown(names: Names) -> list[tuple[Kind, list[Design]]]:
    """The kinds that have cards, with their cards: first those of which something is to be read."""
    found: dict[str, list[Design]] = {}
    for design in names.cards:
        found.setdefault(design.kind, []).append(design)
    kinds = sorted(found, key=lambda kind: not any(names.texts[one.name].paragraphs for one in found[kind]))
    return [(names.model.kinds[name], found[name]) for name in kinds]


def kind_pages(names: Names) -> dict[str, str]:
    """The pages of all kinds, by path."""
    return {f"kinds/{kind.name}.md": kind_page(kind, cards, names) for kind, cards in kinds_shown(names)}


def kind_page(kind: Kind, cards: list[Design], names: Names) -> str:
    """The page of one kind."""
    here = f"kinds/{kind.name}.md"
    parts = [names.words("kind-hint", count=len(cards)) + ".\n"]
    for design in cards:
        facts = " · ".join(f"{inline(fact)}: {inline(value)}" for fact, value in names.facts(design))
        parts += [
            f"## {link(names.card(design.name), here, path_of(design.name))} {{ #{design.name} }}\n",
            f'<div class="moo-entry" markdown>\n{names.face(design.name)}\n<div markdown>\n',
            f"{facts}\n" if facts else "",
            rules(names.texts[design.name], names.words("slot")),
            "</div>\n</div>\n",
        ]
    return page(names.plural(kind), *parts, leads=True)
