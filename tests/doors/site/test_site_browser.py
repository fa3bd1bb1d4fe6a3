"""The site in a real browser: pages load, the language switch keeps the page, filters filter, search finds, axe agrees.

The site of the built-in game is built once for all test processes. Skipped where there is no chromium, or nothing to
build a site with or to drive a browser with. Run by `make browser`; that the pages of a site load in a browser and show
their texts, `make test` sees in `test_hostile_site.py`.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from chromium import CHROMIUM

pytest.importorskip("mkdocs")
pytest.importorskip("pagefind")
pytest.importorskip("playwright.sync_api")
if not CHROMIUM.exists():
    pytest.skip("there is no chromium here", allow_module_level=True)

from moodsl.extras.site.build import build_site
from moodsl.extras.site.serve import Server

pytestmark = pytest.mark.browser

SORTS = [
    "",
    "play/",
    "cards/",
    "cards/frigate/",
    "glossary/",
    "rulings/",
    "kinds/race/",
    "keywords/",
    "everything/",
]
MOST_WAIT = 300  # seconds for a site that another process builds


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the site is served."""
    shared = tmp_path_factory.getbasetemp()
    shared = shared.parent if "PYTEST_XDIST_WORKER" in os.environ else shared
    with Server(built_once(shared / "orion-site"), 0) as server:
        yield f"http://127.0.0.1:{server.port}/"


def built_once(folder: Path) -> Path:
    """The site in a folder that all test processes share: the first one builds it, the others wait."""
    started = folder.with_suffix(".started")
    try:
        os.close(os.open(started, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        until = time.monotonic() + MOST_WAIT
        while not folder.exists() and time.monotonic() < until:
            time.sleep(0.5)
        return folder
    return build_site(["orion"], folder).folder


@pytest.fixture
def page(browser: Any) -> Iterator[Any]:
    """An empty page; what goes wrong on it stands in `page.wrong`, what it asks for in `page.asked`."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    page = context.new_page()
    watched(page)
    yield page
    context.close()


def watched(page: Any) -> None:
    """Note what goes wrong on a page, and what it asks for."""
    page.wrong, page.asked = [], []
    page.on(
        "console", lambda message: page.wrong.append(message.text) if message.type in ("error", "warning") else None
    )
    page.on("pageerror", lambda error: page.wrong.append(str(error)))
    page.on("response", lambda answer: page.wrong.append(answer.url) if answer.status >= 400 else None)
    page.on("request", lambda request: page.asked.append(request.url))


def found_by(page: Any, words: str) -> list[str]:
    """What the search finds, as titles; it is opened and used by keyboard."""
    page.keyboard.press("/")
    page.keyboard.type(words)
    page.wait_for_function("document.querySelector('[data-moo-dialog] [role=status]').textContent")
    return [str(title) for title in page.locator("[data-moo-dialog] li strong").all_inner_texts()]


@pytest.mark.parametrize("path", [*SORTS, *(f"ru/{path}" for path in SORTS)])
def test_a_page_loads_without_errors_asks_nobody_else_and_is_not_too_wide(page: Any, address: str, path: str) -> None:
    page.goto(address + path)
    page.wait_for_load_state("networkidle")
    assert page.wrong == []
    assert [url for url in page.asked if not url.startswith((address, "data:"))] == []
    assert page.evaluate("document.documentElement.lang") == ("ru" if path.startswith("ru/") else "en")
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_language_switch_keeps_the_page_and_what_is_filtered(page: Any, address: str) -> None:
    page.goto(address + "cards/?colour=red")
    page.get_by_role("link", name="Русский").click()
    page.wait_for_url(address + "ru/cards/?colour=red")
    assert page.locator("h1").inner_text().strip("¶ \n") == "Все карты"
    assert page.locator("select[name=colour]").input_value() == "red"
    page.get_by_role("link", name="English").click()
    page.wait_for_url(address + "cards/?colour=red")


def test_filters_filter_and_the_address_keeps_them(page: Any, address: str) -> None:
    page.goto(address + "cards/")
    shown = page.locator("#moo-gallery > li:visible")
    everything = shown.count()
    page.select_option("select[name=colour]", "blue")
    blue = shown.count()
    assert 0 < blue < everything and f"{blue} of {everything} cards" in page.locator("output").inner_text()
    cost = str(json.loads(shown.first.get_attribute("data-card"))["cost"])
    page.select_option("select[name=cost]", cost)
    as_dear = shown.count()
    assert 0 < as_dear < blue and page.url.endswith(f"?colour=blue&cost={cost}")
    page.reload()
    assert shown.count() == as_dear
    page.fill("input[name=text]", "no such text anywhere")
    assert shown.count() == 0 and page.locator("#moo-none").is_visible()
    page.get_by_role("button", name="Show all").click()
    page.wait_for_function("!location.search")
    assert shown.count() == everything
    for key, value in (("kind", "race"), ("slot", "A"), ("keyword", "after-attack")):
        page.goto(f"{address}cards/?{key}={value}")
        assert 0 < shown.count() < everything, key


def test_without_scripts_the_gallery_is_a_list(browser: Any, address: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(address + "cards/")
    assert page.locator("#moo-gallery > li").count() == page.locator("#moo-gallery > li:visible").count() > 50
    assert not page.locator("#moo-filters").is_visible()
    context.close()


@pytest.mark.parametrize(
    ("start", "words"), [("", "fleet"), ("ru/", "флот"), ("ru/", "флотов"), ("ru/cards/frigate/", "фрегаты")]
)
def test_search_finds_words_and_their_forms(page: Any, address: str, start: str, words: str) -> None:
    page.goto(address + start)
    titles = found_by(page, words)
    assert len(titles) >= (1 if words == "фрегаты" else 10) and page.wrong == []
    stem = "флот" if words.startswith("флот") else "фрегат" if words.startswith("фрегат") else words
    marks = page.locator("[data-moo-dialog] mark").all_inner_texts()
    assert marks and any(mark.lower().startswith(stem) for mark in marks)


def test_a_card_is_found_by_its_name_first_and_opened_by_keyboard(page: Any, address: str) -> None:
    page.goto(address + "play/")
    assert found_by(page, "colony ship")[0] == "Colony Ship"
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url(address + "cards/colony_ship/")
    assert found_by(page, "frigate")[0] == "Frigate"
    page.keyboard.press("Escape")
    assert not page.locator("[data-moo-dialog]").is_visible()


@pytest.mark.parametrize("path", ["cards/", "ru/cards/"])
def test_no_text_of_a_face_leaves_its_frame(page: Any, address: str, path: str) -> None:
    page.goto(address + path)
    page.evaluate("document.fonts.ready")
    wrong = page.evaluate(
        """() => [...document.querySelectorAll(".moo-face > svg")].flatMap((face) => {
            const frame = face.getBoundingClientRect();
            return [...face.querySelectorAll("text")].filter((text) => {
                const box = text.getBoundingClientRect();
                const across = box.left >= frame.left && box.right <= frame.right;
                return !across || box.top < frame.top || box.bottom > frame.bottom;
            }).map((text) => `${face.querySelector("title").textContent}: ${text.textContent}`);
        })"""
    )
    assert wrong == [] and page.locator(".moo-face > svg text").count() > 500


def test_every_face_has_words_instead_of_its_picture(page: Any, address: str) -> None:
    page.goto(address + "ru/cards/")
    faces = page.get_by_role("img")
    named = page.locator("#moo-gallery svg[role=img]")
    assert named.count() == page.locator("#moo-gallery > li").count() <= faces.count()
    assert page.get_by_role("img", name="Фрегат").count() >= 1


def test_the_search_has_a_name_on_a_phone_too(browser: Any, address: str) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 900})
    page = context.new_page()
    page.goto(address)
    assert page.get_by_role("button", name="Search", exact=False).count() == 1
    context.close()


ALIKE = ["tbody tr:nth-child(n+9)"]  # rows that are made as those above them
LOOKED_AT = ["", "play/", "cards/", "ru/cards/spaceport/", "ru/glossary/", "rulings/card-titan/"]


@pytest.mark.parametrize(
    "path, colours",
    [
        *((path, colours) for path in LOOKED_AT for colours in ("light", "dark")),
        ("everything/", "light"),  # in the dark it has the colours of the pages of cards
    ],
)
def test_axe_finds_nothing(browser: Any, address: str, path: str, colours: str) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    context = browser.new_context(color_scheme=colours)
    page = context.new_page()
    assert page.goto(address + path).ok
    page.wait_for_load_state("networkidle")
    options: dict[str, object] = {"resultTypes": ["violations"]}
    if colours == "dark":  # all else is the same in both
        options["runOnly"] = {"type": "rule", "values": ["color-contrast"]}
    violations = axe.run(page, {"exclude": [ALIKE]}, options).response["violations"]
    found = [f"{one['id']}: {one['nodes'][0]['html']}" for one in violations]
    context.close()
    assert found == []
