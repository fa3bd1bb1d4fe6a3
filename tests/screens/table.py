"""Pictures of the table: positions of a game, and everything that can be opened there."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from moodsl.extras.table import protocol as p
from moodsl.extras.table.house import House
from moodsl.extras.table.pack import Pack
from moodsl.extras.table.serve import bound, served
from moodsl.extras.table.server import Switchboard, web
from moodsl.extras.table.store import Store
from tests.screens.browser import Camera, Look
from tests.screens.positions import Position, positions

READY = "#question h2, #question .waiting"
WHOLE = {"2-action", "4-middle"}  # also with what lies below the window


@contextmanager
def tables(game: str, work: Path) -> Iterator[list[tuple[Position, list[str]]]]:
    """The positions of a game, each with the addresses of its seats and, last, the one for watching."""
    pack = Pack(game)
    with tempfile.TemporaryDirectory() as folder:
        house = House(pack, Store(Path(folder) / "tables.sqlite"), "0")
        where = bound("127.0.0.1", 0)
        found = []
        for one in positions(pack.game, work / Path(game).name):
            table = house.open(p.Open(document=one.document))
            table.occupy(0, "")
            base = f"http://127.0.0.1:{where.getsockname()[1]}/#"
            found.append((one, [base + link for link in table.links]))
        switchboard = Switchboard(house, pause=0)
        with served(web(switchboard), where):
            yield found
        switchboard.close()


def take(browser: Any, opened: Sequence[tuple[Position, list[str]]], folder: Path, look: Look) -> None:
    """All pictures of the tables of a game in one look."""
    for one, links in opened:
        context = look.context(browser)
        page = context.new_page()
        page.set_default_timeout(300_000)
        page.goto(links[0])
        page.wait_for_selector(READY, timeout=300_000)
        page.wait_for_timeout(400)
        camera = Camera(page, folder, look)
        camera.take(one.name)
        if one.name in WHOLE or (one.name == "6-end"):
            camera.take(f"{one.name}-whole", whole=True)
        if one.name == "2-action":
            opened_things(camera)
            undone(camera)
        if one.name == "4-middle":
            dialogs(camera)
            for name, seat in (("watching", len(links) - 1), ("waiting", 1)):
                page.goto("about:blank")
                page.goto(links[seat])
                page.wait_for_selector(READY)
                page.wait_for_timeout(300)
                camera.take(name, whole=True)
        context.close()


def opened_things(camera: Camera) -> None:
    """A thing and an option, large; why an action is not offered, how numbers came about, the cause of a line."""
    page = camera.page
    shut(page)
    for name, where in (
        ("thing", "#mine .thing, #common .thing"), ("why-not", "#question .closed button"),
        ("numbers", "[data-key^='numbers ']"), ("option-large", "[data-key^='look ']"),
    ):  # fmt: skip
        found = page.locator(where)
        if found.count():
            found.first.click(button="right" if name == "thing" else "left", force=True)
            page.wait_for_timeout(350)
            camera.take(name)
            shut(page)
    lines = page.locator("#log .line")
    if lines.count():
        lines.last.scroll_into_view_if_needed()
        lines.last.click()
        page.wait_for_timeout(350)
        camera.take("log")


def dialogs(camera: Camera) -> None:
    """What the head opens, and the table without pictures."""
    page = camera.page
    for name in ("settings", "links", "new-match"):
        button = page.locator(f"[data-key='head {name}']")
        if button.count():
            if not button.is_visible():
                page.locator("[data-key='head menu']").click()
            button.click()
            page.wait_for_timeout(200)
            camera.take(name)
            shut(page)
    page.evaluate("localStorage.setItem('moodsl-table', JSON.stringify({plain: true}))")
    page.reload()
    page.wait_for_selector(READY)
    camera.take("plain", whole=True)
    page.evaluate("localStorage.clear()")


def undone(camera: Camera) -> None:
    """After an answer, which can be taken back."""
    page = camera.page
    stamp = page.locator("#table").get_attribute("data-stamp")
    page.locator(".option").first.click(force=True)
    page.wait_for_selector(f"#table:not([data-stamp='{stamp}'])")
    page.wait_for_timeout(300)
    camera.take("answered")


def shut(page: Any) -> None:
    """Close whatever is open."""
    page.keyboard.press("Escape")
    page.wait_for_timeout(100)
