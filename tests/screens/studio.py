"""Pictures of the studio: a card without faults and with one, its scenarios, the balance, what the buttons open."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from moodsl.extras.studio.folder import CardFolder
from moodsl.extras.studio.server import StudioServer
from moodsl.extras.table.serve import bound, served
from tests.screens.browser import Camera, Look

PATIENCE = 300_000  # milliseconds
CARDS = Path(__file__).resolve().parents[2] / "cards"
PAIRS = 40  # pairs of games, then it is stopped
SLIP = "\n    points lots\n"


@contextmanager
def studio(game: str) -> Iterator[str]:
    """The address of a studio over a copy of a game."""
    with tempfile.TemporaryDirectory() as folder:
        server = StudioServer(CardFolder(Path(shutil.copytree(CARDS / game, Path(folder) / Path(game).name))))
        where = bound("127.0.0.1", 0)
        with served(server.app(), where):
            yield f"http://127.0.0.1:{where.getsockname()[1]}/studio/#{server.secret}"
        server.tables.close()


def take(browser: Any, address: str, folder: Path, look: Look) -> None:
    """All pictures of the studio over a game in one look."""
    context = look.context(browser)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(address)
    page.wait_for_selector("#card h2")
    page.wait_for_selector("#trials .verdict")
    camera = Camera(page, folder, look)
    camera.take("studio-card")
    camera.take("studio-card-whole", whole=True)
    page.locator("#do-new-card").click()
    page.wait_for_selector("dialog input")
    camera.take("studio-new-card")
    page.keyboard.press("Escape")
    balance(camera)
    page.locator(".cm-content").click()
    page.keyboard.press("Control+End")
    page.keyboard.insert_text(SLIP)
    page.wait_for_selector("#faults li")
    page.wait_for_timeout(500)
    camera.take("studio-faulty")
    context.close()


def balance(camera: Camera) -> None:
    """Games being played, and what they came to."""
    page = camera.page
    page.locator("#do-balance-button").click()
    until_played(page, 1)
    page.locator("#compared").scroll_into_view_if_needed()
    camera.take("studio-balance-playing")
    until_played(page, PAIRS)
    if page.locator("[data-key='stop']").count():
        page.locator("[data-key='stop']").click()
    page.wait_for_selector("#compared .in-words")
    page.locator("#compared").scroll_into_view_if_needed()
    camera.take("studio-balance")


def until_played(page: Any, pairs: int) -> None:
    """Wait until so many pairs of games are through, or all are over."""
    page.wait_for_selector("#compared progress, #compared .in-words")
    while (bar := page.locator("#compared progress")).count() and int(bar.get_attribute("value") or 0) < pairs:
        page.wait_for_timeout(300)
