"""The guides: the pages of `docs/` that readers of any game's site need, in each language.

They are written by hand and tested where they lie. Here only their links are made to fit: what the site does not hold
becomes plain text.
"""

from __future__ import annotations

import re

from interpreter.text import locate

GUIDES = ("first-card", "modding", "play", "language", "scenarios", "api")


def guide_pages(language: str) -> dict[str, str]:
    """Path -> Markdown of every guide, in English where there is no translation; nothing if `docs` is not installed."""
    try:
        folder = locate("docs")
    except FileNotFoundError:
        return {}
    found = {}
    for name in GUIDES:
        translated = folder / language / f"{name}.md"
        file = translated if translated.exists() else folder / f"{name}.md"
        found[f"reference/{name}.md"] = fitted(file.read_text("utf-8"))
    return found


def fitted(text: str) -> str:
    """A page whose links lead only to guides; blocks of code are left as they are.

    >>> fitted("See [Play](play.md#keys), [why](../decisions/README.md) and `[A](x.md)`.")
    'See [Play](play.md#keys), why and `[A](x.md)`.'
    """
    parts = re.split(r"(^ *```.*?^ *```$|`[^`\n]+`)", text, flags=re.MULTILINE | re.DOTALL)
    return "".join(part if place % 2 else _linked(part) for place, part in enumerate(parts))


def _linked(text: str) -> str:
    return re.sub(r"\[([^\]]+)\]\((?:\.\./)?([\w./-]+\.md)(#[\w-]+)?\)", _link, text)


def _link(match: re.Match[str]) -> str:
    words, target, place = match[1], match[2], match[3] or ""
    return f"[{words}]({target}{place})" if target.removesuffix(".md") in GUIDES else words
