"""What all pictures share: how wide, in which language, light or dark."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from attrs import frozen
from axe_playwright_python.sync_playwright import Axe

CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
HEIGHTS = {390: 844, 768: 1024, 1280: 900}
LANGUAGES, SCHEMES = ("en", "ru"), ("light", "dark")


@frozen
class Look:
    """How a page is looked at."""

    width: int
    language: str
    scheme: str

    @property
    def name(self) -> str:
        """For the name of a file."""
        return f"{self.width}-{self.language}-{self.scheme}"

    def context(self, browser: Any) -> Any:
        """A profile of its own."""
        return browser.new_context(
            viewport={"width": self.width, "height": HEIGHTS[self.width]}, color_scheme=self.scheme,
            locale=self.language, reduced_motion="reduce", accept_downloads=True,
        )  # fmt: skip


def looks(widths: list[int], languages: list[str], schemes: list[str]) -> Iterator[Look]:
    """Every way of looking."""
    return (Look(*one) for one in product(widths, languages, schemes))


class Camera:
    """Takes pictures of a page into a folder. It tells what is too wide, for a page must not scroll sideways, and what
    axe finds to keep somebody from reading it."""

    def __init__(self, page: Any, folder: Path, look: Look) -> None:
        self.page, self.folder, self.look = page, folder, look
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, name: str, whole: bool = False) -> None:
        """One picture; `whole` with what lies below the window."""
        file = self.folder / f"{name}-{self.look.name}.png"
        self.page.screenshot(path=str(file), full_page=whole)
        if not self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
            print(f"{file.name}: wider than the window")
        if not whole:
            for one in Axe().run(self.page).response["violations"]:
                print(f"{file.name}: {one['id']}: {one['nodes'][0]['html'][:200]}")
