"""The studio of a site in a real browser: a card is written, mended, tried, played, simulated and passed on without a
server and, later, without a network; one that never ends is stopped.

Python for browsers has to be there (`make engine`), and a chromium.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest

playwright = pytest.importorskip("playwright.sync_api")
from playwright.sync_api import expect  # noqa: E402

from moodsl.extras.packs import open_archive  # noqa: E402
from moodsl.extras.site.engine import put_table  # noqa: E402
from moodsl.extras.site.serve import Server  # noqa: E402
from tests.doors.studio.at_editor import CARD, pasted, written  # noqa: E402

pytestmark = pytest.mark.browser
GAME = Path(__file__).resolve().parents[2] / "games" / "broadside"
SLOW = 240_000  # milliseconds in which Python begins, also on a busy machine
SHIPS = (GAME / "ships.moo").read_text("utf-8")
STANCE = "        set this card's stance to reeling\n"
LOOPS = "".join(f"{' ' * (8 + 4 * depth)}repeat 150 times\n" for depth in range(3)) + " " * 20
# Each turn takes long, so that even a quick machine is stopped before the engine calls the chain endless.
LOOPS += "gain (number of (points within 8 steps of compass_1 along next where its sky is empty)) glory\n"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, runtime: Path) -> Path:
    folder = tmp_path_factory.mktemp("site")
    put_table(folder, [GAME], ["en", "ru"], runtime, "0", shutil.which("node"))
    return folder


def ready(page: Any, text: str = "no faults · saved") -> None:
    expect(page.locator("#state")).to_have_text(text, timeout=SLOW)


def test_a_card_is_written_tried_and_passed_on_in_the_page_and_offline(page: Any, site: Path, tmp_path: Path) -> None:
    asked: list[str] = []
    page.set_viewport_size({"width": 1200, "height": 800})
    page.set_default_timeout(SLOW)
    page.context.on("request", lambda request: asked.append(request.url))
    with Server(site, 0) as server:
        here = f"http://127.0.0.1:{server.port}/table/"
        page.goto(f"{here}studio/?language=en")
        ready(page)
        page.get_by_role("button", name="New card").click()
        page.locator("dialog input").first.fill("brig")
        page.locator("dialog select").first.select_option("ship")
        page.get_by_role("button", name="Write the card").click()
        expect(page.locator("#file")).to_have_value("brig.moo", timeout=SLOW)
        written(page, CARD)
        page.get_by_role("button", name="write hull").click(timeout=SLOW)
        page.get_by_role("button", name="write glory").click(timeout=SLOW)
        ready(page, "no faults · not saved")
        expect(page.locator("#card h2")).to_contain_text("Brig", timeout=SLOW)
        expect(page.locator("#card .face > svg")).to_be_visible()
        expect(page.locator('#card .rules [lang="ru"]')).to_contain_text("славу")
        expect(page.locator("#trials .verdict")).to_contain_text("hold", timeout=SLOW)
        expect(page.locator(".standings")).to_contain_text("Hull")

        page.get_by_role("button", name="Play it now").click()
        with page.context.expect_page(timeout=SLOW) as opened:
            page.locator("#table-link").click()
        table = opened.value
        table.wait_for_selector("#question .option", timeout=SLOW)
        assert "Brig" in table.locator("#table").inner_text()
        table.close()
        page.keyboard.press("Escape")

        page.get_by_role("button", name="balance").click()
        expect(page.locator("#compared progress")).to_have_attribute("value", re.compile("[1-9]"), timeout=SLOW)
        page.get_by_role("button", name="Stop").click()
        expect(page.locator("#compared table")).to_contain_text("Brig", timeout=SLOW)
        expect(page.locator("#compared .in-words")).to_contain_text("Only")
        expect(page.locator("#compared .in-words li").first).to_contain_text("Brig")

        with page.expect_download() as handed:
            page.get_by_role("button", name="Download the pack").click()
        handed.value.save_as(tmp_path / "broadside.moopack")
        assert "brig.moo" in open_archive(tmp_path / "broadside.moopack").files

        page.get_by_role("button", name="Pass it on").click()
        link = page.locator("#own-link").input_value()
        page.keyboard.press("Escape")
        page.keyboard.press("Control+s")
        ready(page)
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        page.wait_for_timeout(5000)  # until what was unpacked and saved is kept
    assert not [url for url in asked if not url.startswith((here, "blob:", "data:"))]

    page.goto(f"{here}studio/?language=en")  # nobody answers there any more
    ready(page)
    page.locator("#file").select_option("brig.moo")
    expect(page.locator("#card h2")).to_contain_text("Brig", timeout=SLOW)
    friend = page.context.new_page()
    friend.goto(link)
    expect(friend.locator("#file")).to_have_value("brig.moo", timeout=SLOW)
    expect(friend.locator("#card h2")).to_contain_text("Brig", timeout=SLOW)


def open_ships(page: Any, server: Server) -> None:
    """The studio of a site shows the file of ships."""
    page.goto(f"http://127.0.0.1:{server.port}/table/studio/?language=en")
    ready(page)
    page.locator("#file").select_option("ships.moo")
    expect(page.locator("#card h2")).to_contain_text("Sloop", timeout=SLOW)


def test_a_card_that_never_ends_is_stopped_and_the_editor_lives(page: Any, site: Path) -> None:
    page.set_viewport_size({"width": 1200, "height": 800})
    with Server(site, 0) as server:
        open_ships(page, server)
        pasted(page, SHIPS.replace(STANCE, LOOPS + STANCE, 1))
        expect(page.locator("#trials .trouble")).to_contain_text("stopped", timeout=SLOW)
        pasted(page, SHIPS)
        expect(page.locator("#trials .verdict")).to_be_visible(timeout=SLOW)
        expect(page.locator("#trials .trouble")).to_have_count(0, timeout=SLOW)


HANGS = """addEventListener("message", ({ data }) => { if (data.text?.includes("endless")) for (;;); });
"""  # what a check that never ends is like


@pytest.mark.parametrize("when", ["at once", "while it begins", "when it is told"])
def test_a_studio_that_does_not_listen_is_begun_anew_and_goes_on(
    page: Any, site: Path, tmp_path: Path, when: str
) -> None:
    folder = Path(shutil.copytree(site, tmp_path / "site"))
    worker, backend = (folder / "table" / "studio" / name for name in ("worker.js", "backend.js"))
    worker.write_text(HANGS + worker.read_text("utf-8"), "utf-8")
    text = backend.read_text("utf-8")
    assert "LIMIT = 30_000" in text
    backend.write_text(text.replace("LIMIT = 30_000", "LIMIT = 10_000"), "utf-8")
    page.set_viewport_size({"width": 1200, "height": 800})
    with Server(folder, 0) as server:
        open_ships(page, server)
        with page.expect_worker(lambda one: one.url.endswith("/worker.js"), timeout=SLOW):  # another one in its place
            pasted(page, SHIPS.replace('"Sloop"', '"Sloop endless"'))
            page.wait_for_timeout(2000)  # until it was told
            if when == "at once":
                pasted(page, SHIPS.replace('"Sloop"', '"Slow sloop"'))
        if when == "when it is told":
            ready(page, "stopped: write something else · not saved")
        pasted(page, SHIPS.replace('"Sloop"', '"Swift sloop"'))
        ready(page, "no faults · not saved")
        expect(page.locator("#card h2")).to_contain_text("Swift sloop", timeout=SLOW)
