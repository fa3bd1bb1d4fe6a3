"""Everything of the game: every name with its titles, the line that declares it, and how many lines use it."""

from __future__ import annotations

from moodsl.extras.site.inventory import FAMILIES, NameEntry, titles_in
from moodsl.extras.site.markdown import inline, link, page, table
from moodsl.extras.site.names import Names
from moodsl.extras.site.pages.boards import path_of_board
from moodsl.extras.site.words import LANGUAGES

HERE = "everything.md"


def everything_page(names: Names) -> str:
    """The page."""
    words = names.words
    inside = [names, *names.others]
    head = [words("name"), *(LANGUAGES[one.language] for one in inside), words("declared"), words("used")]
    parts = [words("everything-hint") + "\n"]
    for family in FAMILIES:
        rows = [row(entry, inside) for entry in names.shelf.inventory if entry.family == family]
        if rows:
            parts.append(f"## {words(f'family-{family}')}\n\n" + table(head, rows))
    return page(words("everything"), *parts, hide=("navigation",), leads=True)


def row(entry: NameEntry, inside: list[Names]) -> list[str]:
    """A name: itself, its title in every language, its place, how often it is used."""
    titles = titles_in(entry, [one.prose for one in inside])
    unsaid = {"en": entry.name.replace("_", " ")}  # an English name says it itself
    told = [inline(title or unsaid.get(one.language, "")) for title, one in zip(titles, inside, strict=True)]
    paths = {"card": inside[0].page_of, "board": path_of_board}
    if entry.family in paths:
        told[0] = link(titles[0] or entry.name, HERE, paths[entry.family](entry.name))
    places = entry.declared or entry.used
    where = f"`{places[0]}`" if places else ""
    return [f"`{entry.name}`", *told, where, str(len(entry.used) + entry.in_scenarios)]
