"""Markdown as pages are made of it: escaped text, links between pages, tables, rules text.

This is the one way of other people's text into a page: `inline` into Markdown, `attribute` into an attribute, `titled`
into what a page is called. Each gives text that neither Markdown nor a browser obeys.
"""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Iterable
from html import escape

from interpreter.text import harmless
from moodsl.prose import CardText, Text, plain


def inline(text: str) -> str:
    r"""Text that means nothing to Markdown, in one line; `inline("2 * [A]") -> r"2 \* \[A\]"`. No line ends beside `×`.

    >>> inline("2 * [A]"), inline("- 1. Mill")
    ('2 \\* \\[A\\]', '&#45; 1. Mill')
    >>> inline("2 × Mill").split(" ")
    ['2\xa0×\xa0Mill']
    """
    line = escape(" ".join(harmless(text).splitlines()), quote=False)
    line = line.replace(" ×", "\u00a0×").replace("× ", "×\u00a0")
    line = re.sub(r"([\\`*_{}\[\]|~^#])", r"\\\1", line)
    return re.sub(r"^(\s*\d*)([-+!?:=.])", lambda found: f"{found[1]}&#{ord(found[2])};", line)


def attribute(text: str) -> str:
    """Text inside the quotes of an attribute."""
    return escape(" ".join(harmless(text).split()), quote=True)


def titled(text: str) -> str:
    """What a page or a site is called, as the frame of a page takes it, which escapes nothing."""
    return escape(" ".join(harmless(text).split()), quote=False)


def link(text: str, page: str, to: str) -> str:
    """A link from one page to another (with `#anchor`), both as paths in the site.

    >>> link("Mill", "cards/index.md", "cards/mill.md")
    '[Mill](mill.md)'
    """
    path, mark, anchor = to.partition("#")
    return f"[{inline(text)}]({posixpath.relpath(path, posixpath.dirname(page) or '.')}{mark}{anchor})"


def address(page: str) -> str:
    """Where a page lies once it is built, for links that Markdown does not see; `address("mill.md") -> "mill/"`."""
    return page.removesuffix("index.md") if page.endswith("index.md") else page.removesuffix(".md") + "/"


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table; cells are Markdown.

    >>> print(table(["a", "b"], [["1", "2"]]), end="")
    | a | b |
    | --- | --- |
    | 1 | 2 |
    """
    head = list(head)
    lines = [head, ["---"] * len(head), *rows]
    return "".join("| " + " | ".join(line) + " |\n" for line in lines)


def source(text: str) -> str:
    """A block of cards, highlighted."""
    return f"```moo\n{text.rstrip()}\n```\n"


def folded(title: str, body: str, shown: bool = False) -> str:
    """A block that opens: its title is plain text, its body Markdown; it is open from the start if it is `shown`."""
    told = inline(title).replace('"', "&quot;")
    return f'???{"+" if shown else ""} moo "{told}"\n\n' + "".join(
        f"    {line}\n" if line else "\n" for line in body.splitlines()
    )


def rules(text: CardText, slot: str) -> str:
    """The rules text of a card: every ability begins with its keyword. `slot` says what the letter of a slot is."""
    parts = []
    for paragraph in text.paragraphs:
        head = ""
        if paragraph.slot:
            head = f'<span class="moo-slot" title="{attribute(slot)}">{paragraph.slot}</span> '
        if paragraph.keyword:
            head += f"**{inline(paragraph.keyword)}:** "
        told = steps(paragraph.lines)
        parts.append(f"**{told.strip()}**\n" if paragraph.heading else head + told)
    return "\n".join(parts)


def steps(lines: Iterable[tuple[int, Text]], numbered: bool = False) -> str:
    """Sentences, and below each the lines that belong to it, as lists in lists; `numbered` counts the sentences.

    >>> print(steps([(0, ("Choose one:",)), (1, ("Gain 1 wood.",))]), end="")
    Choose one:
    <BLANKLINE>
    - Gain 1 wood.
    """
    found: list[str] = []
    before = 0
    for depth, text in lines:
        level = depth + numbered
        if found and (level == 0 or before == 0):
            found.append("")
        mark = "1. " if numbered and depth == 0 else "- " if level else ""
        found.append("    " * max(level - 1, 0) + mark + inline(plain(text)))
        before = level
    return "\n".join(found) + "\n"


def slug(text: str) -> str:
    """A text as part of an address; `slug("After attack") -> "after-attack"`.

    >>> slug("After attack!")
    'after-attack'
    """
    return re.sub(r"[^\w]+", "-", text.lower()).strip("-")


def page(title: str, *parts: str, description: str = "", hide: tuple[str, ...] = (), leads: bool = False) -> str:
    """A whole page. `hide`: `navigation` or `toc`, beside the text. `leads`: it mostly leads to other pages."""
    meta = [f"title: {quoted(titled(title))}"]
    if description:
        meta.append(f"description: {quoted(description)}")
    if hide:
        meta.append(f"hide: [{', '.join(hide)}]")
    if leads:
        meta.append("leads: true")
    return "---\n" + "\n".join(meta) + f"\n---\n\n# {inline(title)}\n\n" + "\n".join(parts)


def quoted(text: str) -> str:
    """A text as YAML has it, which contains JSON."""
    return json.dumps(harmless(text), ensure_ascii=False)
