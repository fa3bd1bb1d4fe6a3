"""Rulings: the index of all of them, and a page for each file of scenarios."""

from __future__ import annotations

import re

from moodsl.site.markdown import inline, link, page, source, table
from moodsl.site.names import Names
from moodsl.site.pages.card import path_of
from moodsl.site.shelf import Proof

HERE = "rulings/index.md"


def rulings_page(names: Names) -> str:
    """The index: every ruling with its scenarios and the cards that they name."""
    words, proofs = names.words, names.shelf.proofs
    rows = []
    for number, found in by_ruling(proofs):
        for place, proof in enumerate(found):
            cards = ", ".join(link(names.card(one), HERE, path_of(one)) for one in proof.cards)
            title = link(proof.title, HERE, f"{sheet_path(proof.sheet)}#{proof.anchor}")
            first = f'<span id="{number}">{number}</span>' if number and not place else number
            rows.append([first if not place else "", title, cards])
    sheets = ", ".join(link(sheet_title(one), HERE, sheet_path(one)) for one in sheets_of(proofs))
    hint = words("rulings-hint", day=names.shelf.day)
    head = [words("ruling"), words("scenario"), words("cards")]
    body = table(head, rows) if rows else ""
    return page(
        words("rulings"),
        hint + "\n",
        f"{words('scenarios')}: {sheets}\n" if sheets else "",
        body,
        hide=("navigation", "toc"),
        leads=True,
    )


def by_ruling(proofs: tuple[Proof, ...]) -> list[tuple[str, list[Proof]]]:
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


def sheets_of(proofs: tuple[Proof, ...]) -> dict[str, list[Proof]]:
    """The scenarios by the file that they stand in."""
    found: dict[str, list[Proof]] = {}
    for proof in proofs:
        found.setdefault(proof.sheet, []).append(proof)
    return found


def sheet_path(sheet: str) -> str:
    """Where the page of a file lies."""
    return f"rulings/{sheet}.md"


def sheet_title(sheet: str) -> str:
    """How the page of a file is called: as the file."""
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
    for proof in proofs:
        about = ", ".join(
            [*(link(number, here, f"{HERE}#{number}") for number in proof.rulings),
             *(link(names.card(one), here, path_of(one)) for one in proof.cards)]
        )  # fmt: skip
        parts += [
            f"## {inline(proof.title)} {{ #{proof.anchor} lang=en }}\n",
            f"✓ {words('verified')}" + (f" · {about}\n" if about else "\n"),
            source(proof.text),
        ]
    return page(f"{words('rulings')}: {sheet_title(sheet)}", *parts, hide=("navigation", "toc"), leads=True)
