"""The home page: what the game is, and the ways into the site."""

from __future__ import annotations

from moodsl.extras.site.engine import FOLDER, STUDIO
from moodsl.extras.site.markdown import address, inline, link, page, table
from moodsl.extras.site.names import Names
from moodsl.extras.site.pages.boards import path_of_board
from moodsl.extras.site.pages.card import path_of
from moodsl.extras.site.pages.kinds import kinds_shown
from moodsl.extras.site.pages.places import open_places, path_of_place

HERE = "index.md"
FAN = 5  # faces shown on the home page


def home_page(names: Names) -> str:
    """The page."""
    words, shelf = names.words, names.shelf
    others = (one for one in names.others if one.site != names.site)
    also = "".join(f'<p class="moo-other" lang="{one.language}">{inline(one.site)}</p>\n' for one in others)
    parts = [
        also,
        names.tagline + "\n",
        fan(names),
        f"{button(words('read-rules'), 'play.md')} {button(words('see-cards'), 'cards/index.md')}{to_table(names)}\n"
        "{ .moo-ways }\n",
        f"## {words('cards')}\n",
        table(
            [words("kind"), words("designs"), words("copies")],
            [
                [
                    link(names.plural(kind), HERE, f"kinds/{kind.name}.md"),
                    str(len(cards)),
                    str(sum(design.copies for design in cards)),
                ]
                for kind, cards in kinds_shown(names)
            ],
        ),
    ]
    if names.pictured:
        boards = (link(names.map_title(one), HERE, path_of_board(name)) for name, one in names.pictured.items())
        parts.append(f"{words('boards')}: {', '.join(boards)}\n")
    places = [link(names.called("zone", one.name), HERE, path_of_place(one.name)) for one, _lying in open_places(names)]
    parts += [f"{words('places')}: {', '.join(places)}\n"] * bool(places)
    sheets = f"[{words('print-sheets')}]({sheets_path(names.language)})"
    parts.append(f"{sheets}: {words('print-hint')}\n")
    if shelf.proofs:
        told = link(words("verified-count", scenarios=len(shelf.proofs)), HERE, "rulings/index.md")
        parts.append(f"## {words('rulings')}\n\n{told}. {words('verified-by', day=shelf.day)}\n")
    parts.append(f"## {words('made-of')}\n\n" + packs(names))
    return page(names.site, *parts, hide=("navigation", "toc"), leads=True)


def sheets_path(language: str) -> str:
    """Where the sheets to print lie."""
    return f"print/{language}.pdf"


def button(text: str, to: str) -> str:
    """A link that looks like a button."""
    return link(text, HERE, to) + "{ .md-button .md-button--primary }"


def to_table(names: Names) -> str:
    """The ways to the table and the studio, which are no pages of this kind; nothing if there are none."""
    if not names.shelf.table:
        return ""
    up = "" if names.language == names.shelf.languages[0] else "../"
    ways = (("to-table", FOLDER), ("to-studio", f"{FOLDER}/{STUDIO.rstrip('/')}"))
    links = ((f"{up}{way}/?language={names.language}", inline(names.words(text))) for text, way in ways)
    return "".join(f' <a class="md-button md-button--primary" href="{link}">{text}</a>' for link, text in links)


def fan(names: Names) -> str:
    """Some faces, from all over the game, with rules on them if any have some; the same ones every time."""
    told = tuple(one for one in names.shelf.cards if names.texts[one.name].paragraphs)
    cards = told or names.shelf.cards  # the same ones in every language
    chosen = [cards[len(cards) * place // FAN] for place in range(FAN)] if len(cards) > FAN else list(cards)
    shown = (f'<a href="{address(path_of(one.name))}">{names.sides(one.name, "moo-turned")}</a>' for one in chosen)
    return '<div class="moo-fan">\n' + "\n".join(shown) + "\n</div>\n"


def packs(names: Names) -> str:
    """The packs, with their versions and authors."""
    words = names.words
    rows = [
        [inline(names.pack(pack.name)), inline(pack.version), inline(", ".join(pack.authors)), inline(pack.licence)]
        for pack in names.model.packs.values()
    ]
    head = [words("pack"), words("version"), words("authors"), words("licence")]
    kept = [place for place in range(4) if place < 2 or any(row[place] for row in rows)]
    return table([head[place] for place in kept], [[row[place] for place in kept] for row in rows])
