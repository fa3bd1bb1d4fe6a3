"""Rulings: the index of all of them, and a page for each file of scenarios."""

from __future__ import annotations

import re
from collections.abc import Iterable

from moodsl.site.markdown import inline, link, page, source, table
from moodsl.site.names import Names
from moodsl.site.pages.card import path_of
from moodsl.site.proofs import Proof

HERE = "rulings/index.md"


def rulings_page(names: Names) -> str:
    """The index: every ruling with its scenarios and the cards that they name."""
    words = names.words
    parts = [words("rulings-hint", day=names.shelf.day) + "\n"]
    for alone, proofs in by_pack(names.shelf.proofs).items():
        if alone:
            pack = inline(names.pack(alone))
            parts.append(f"## {pack} {{ #of-{alone} }}\n\n{words('about-alone', pack=pack)}\n")
        sheets = ", ".join(link(sheet_title(one, names), HERE, sheet_path(one)) for one in sheets_of(proofs))
        parts += [f"{words('scenarios')}: {sheets}\n", index(proofs, alone, names)]
    return page(words("rulings"), *parts, hide=("navigation", "toc"), leads=True)


def index(proofs: list[Proof], alone: str, names: Names) -> str:
    """The table of the scenarios of one pack."""
    words, rows = names.words, []
    for number, found in by_ruling(proofs):
        for place, proof in enumerate(found):
            cards = ", ".join(link(names.card(one), HERE, path_of(one)) for one in proof.cards)
            title = link(names.scenario(proof), HERE, f"{sheet_path(proof.sheet)}#{proof.anchor}")
            first = f'<span id="{place_of(number, alone)}">{number}</span>' if number and not place else ""
            rows.append([first, title, cards])
    head = [words("ruling"), words("scenario"), words("cards")]
    kept = slice(not any(proof.rulings for proof in proofs), None)  # without numbers there is no column for them
    return table(head[kept], [row[kept] for row in rows])


def place_of(number: str, alone: str) -> str:
    """Where a ruling stands on the page: two packs can each have one of this number."""
    return f"{alone}-{number}" if alone else number


def by_pack(proofs: Iterable[Proof]) -> dict[str, list[Proof]]:
    """Scenarios by the pack that they are about by itself; those about all packs together come first."""
    found: dict[str, list[Proof]] = {}
    for proof in proofs:
        found.setdefault(proof.alone, []).append(proof)
    return found


def by_ruling(proofs: Iterable[Proof]) -> list[tuple[str, list[Proof]]]:
    """Scenarios by the number of their ruling, in the order of the numbers; those without a number come last."""
    found: dict[str, list[Proof]] = {}
    for proof in proofs:
        for number in proof.rulings or ("",):
            found.setdefault(number, []).append(proof)
    return sorted(found.items(), key=lambda item: (not item[0], order_of(item[0])))


def order_of(number: str) -> tuple[str, int, str]:
    """What rulings are sorted by: `X9` stands before `X10`."""
    parts = re.fullmatch(r"([A-Z]+)([0-9]+)([a-z]?)", number)
    return (parts[1], int(parts[2]), parts[3]) if parts else (number, 0, "")


def sheets_of(proofs: Iterable[Proof]) -> dict[str, list[Proof]]:
    """The scenarios by the file that they stand in."""
    found: dict[str, list[Proof]] = {}
    for proof in proofs:
        found.setdefault(proof.sheet, []).append(proof)
    return found


def sheet_path(sheet: str) -> str:
    """Where the page of a file lies."""
    return f"rulings/{sheet}.md"


def sheet_title(sheet: str, names: Names) -> str:
    """How the page of a file is called: as its pack's words say (`scenarios-end_of_game`), else as the file."""
    if title := names.prose.called("scenarios", sheet):
        return title
    text = sheet.replace("_", " ").replace("-", ": ")
    return text[:1].upper() + text[1:]


def sheet_pages(names: Names) -> dict[str, str]:
    """The pages of all files of scenarios, by path."""
    return {
        sheet_path(sheet): sheet_page(sheet, found, names) for sheet, found in sheets_of(names.shelf.proofs).items()
    }


def sheet_page(sheet: str, proofs: list[Proof], names: Names) -> str:
    """The page of one file."""
    words, here = names.words, sheet_path(sheet)
    parts = [words("sheet-hint", count=len(proofs), day=names.shelf.day) + "\n"]
    if alone := proofs[0].alone:
        parts.append(words("about-alone", pack=inline(names.pack(alone))) + "\n")
    for proof in proofs:
        about = ", ".join(
            [*(link(number, here, f"{HERE}#{place_of(number, alone)}") for number in proof.rulings),
             *(link(names.card(one), here, path_of(one)) for one in proof.cards)]
        )  # fmt: skip
        language = "" if names.language in proof.titles else " lang=en"
        parts += [
            f"## {inline(names.scenario(proof))} {{ #{proof.anchor}{language} }}\n",
            f"✓ {words('verified')}" + (f" · {about}\n" if about else "\n"),
            source(proof.text),
        ]
    return page(f"{words('rulings')}: {sheet_title(sheet, names)}", *parts, hide=("navigation", "toc"), leads=True)
