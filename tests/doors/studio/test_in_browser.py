"""The studio in a browser: a card is written from nothing, two slips are mended, it is played, simulated and handed on.

Skipped where there is no chromium, or nothing to drive it with. `make test` writes the card, `make browser` goes on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

CHROMIUM = Path("/usr/bin/chromium")
if not CHROMIUM.exists():
    pytest.skip("there is no chromium here", allow_module_level=True)
pytest.importorskip("playwright.sync_api", reason="there is no playwright to drive the browser with")
pytest.importorskip("starlette", reason="the extra `table` is not installed")

from axe_playwright_python.sync_playwright import Axe  # noqa: E402
from click.testing import CliRunner  # noqa: E402
from playwright.sync_api import Page, expect, sync_playwright  # noqa: E402

from moodsl.cli import main  # noqa: E402
from moodsl.extras.packs import archive_of, open_archive, pack_in  # noqa: E402
from moodsl.extras.studio.folder import CardFolder  # noqa: E402
from moodsl.extras.studio.server import StudioServer  # noqa: E402
from moodsl.extras.table.serve import bound, served  # noqa: E402
from tests.doors.studio.at_editor import CARD, written  # noqa: E402

FLAGS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
PATIENCE = 120_000  # milliseconds; the machine may have much else to do


@pytest.fixture
def address(game: Path) -> Iterator[str]:
    """Where the studio over a copy of a small game can be reached."""
    server = StudioServer(CardFolder(game))
    where = bound("127.0.0.1", 0)
    with served(server.app(), where):
        yield f"http://127.0.0.1:{where.getsockname()[1]}/studio/#{server.secret}"
    server.tables.close()


@pytest.fixture
def page(address: str) -> Iterator[Page]:
    """The page of the studio, with every fault of its own and every request that leaves the machine forbidden."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        page = browser.new_context(
            viewport={"width": 1200, "height": 800}, accept_downloads=True, locale="en"
        ).new_page()
        wrong: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
        page.on(
            "request", lambda one: None if one.url.startswith(("http://127.0.0.1", "blob:")) else wrong.append(one.url)
        )
        page.goto(address)
        expect(page.locator("#state")).to_have_text("no faults · saved", timeout=PATIENCE)
        yield page
        browser.close()
    assert not wrong


def test_a_card_is_written_mended_seen_and_saved(page: Page, game: Path) -> None:
    page.get_by_role("button", name="New card").click()
    page.locator("dialog input").first.fill("brig")
    page.locator("dialog select").first.select_option("ship")
    page.get_by_role("button", name="Write the card").click()
    expect(page.locator("#file")).to_have_value("brig.moo", timeout=PATIENCE)
    expect(page.locator("#trials .verdict")).to_have_class("verdict good", timeout=PATIENCE)

    written(page, CARD)
    faults = page.locator("#faults li")
    expect(faults.first).to_contain_text("did you mean hull?", timeout=PATIENCE)
    page.get_by_role("button", name="write hull").click()
    expect(faults.first).to_contain_text("glory", timeout=PATIENCE)
    page.get_by_role("button", name="write glory").click()
    expect(page.locator("#state")).to_have_text("no faults · not saved", timeout=PATIENCE)
    expect(page.locator("#card h2")).to_contain_text("Brig", timeout=PATIENCE)
    expect(page.locator("#card .face > svg")).to_be_visible()
    expect(page.locator('#card .rules [lang="ru"]')).to_contain_text("славу", timeout=PATIENCE)
    expect(page.locator("#trials .verdict")).to_contain_text("hold", timeout=PATIENCE)
    expect(page.locator("#trials .verdict")).to_have_class("verdict bad")

    assert "after this ship" not in (game / "brig.moo").read_text("utf-8")  # nothing is written but on request
    page.keyboard.press("Control+s")
    expect(page.locator("#state")).to_have_text("no faults · saved", timeout=PATIENCE)
    assert CliRunner().invoke(main, ["check", str(game)]).exit_code == 0


@pytest.mark.browser
def test_a_card_is_written_played_simulated_and_handed_on(page: Page, game: Path, tmp_path: Path) -> None:
    test_a_card_is_written_mended_seen_and_saved(page, game)
    page.get_by_role("button", name="Play it now").click()
    with page.context.expect_page(timeout=PATIENCE) as opened:
        page.locator("#table-link").click()
    expect(opened.value.locator("#question")).not_to_be_empty(timeout=PATIENCE)
    opened.value.close()
    page.keyboard.press("Escape")

    page.get_by_role("button", name="balance").click()
    expect(page.locator("#compared progress")).to_have_attribute("value", re.compile(r"[1-9]"), timeout=PATIENCE)
    page.get_by_role("button", name="Stop").click()
    expect(page.locator("#compared table")).to_contain_text("Brig", timeout=PATIENCE)
    expect(page.locator("#compared .in-words")).to_contain_text("Only")
    expect(page.locator("#compared .in-words li").first).to_contain_text("Brig")

    with page.expect_download(timeout=PATIENCE) as handed:
        page.get_by_role("button", name="Download the pack").click()
    found = tmp_path / handed.value.suggested_filename
    handed.value.save_as(found)
    assert (
        open_archive(found).manifest.content == pack_in(game).content
        and archive_of(pack_in(game)) == found.read_bytes()
    )
    assert Axe().run(page).violations_count == 0


FOCUS = "document.activeElement.dataset.key ?? document.activeElement.id ?? document.activeElement.localName"


def made(page: Page) -> None:
    """A new card, which is shown when the pack was read with it."""
    page.locator("#do-new-card").click()
    expect(page.locator("dialog input").first).to_be_focused()
    page.keyboard.type("brig")
    page.locator("dialog select").first.select_option("ship")
    page.locator("dialog [type=submit]").click()
    expect(page.locator("#file")).to_have_value("brig.moo", timeout=PATIENCE)
    expect(page.locator("#card h2")).to_contain_text("Brig", timeout=PATIENCE)


@pytest.mark.browser
def test_faults_of_another_file_are_told_where_this_one_has_none(page: Page) -> None:
    made(page)
    written(page, CARD.replace("brig", "sloop").replace("hul ", "hull ").replace("glorry", "glory"))
    expect(page.locator("#state")).to_have_text("faults in scenarios/brig.moo · not saved", timeout=PATIENCE)
    way = page.locator("#faults .elsewhere button").first
    expect(way).to_have_text("scenarios/brig.moo")
    assert way.evaluate("one => getComputedStyle(one, '::first-letter').textTransform") == "none"  # as it is written
    way.click()
    expect(page.locator("#file")).to_have_value("scenarios/brig.moo")
    expect(page.locator("#faults li").first).to_be_visible(timeout=PATIENCE)
    expect(page.locator("#faults .elsewhere")).to_have_count(0)


@pytest.mark.browser
def test_the_focus_stays_with_whoever_writes(page: Page) -> None:
    made(page)
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate("document.activeElement.id") == "editor"

    page.keyboard.press("Control+End")
    page.keyboard.insert_text("\n# more\n")
    expect(page.locator("#state")).to_have_text("no faults · not saved", timeout=PATIENCE)
    page.locator("#do-save").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#state")).to_have_text("no faults · saved", timeout=PATIENCE)
    assert page.evaluate(FOCUS) == "save"

    page.locator("#do-balance-button").click()
    expect(page.locator("#compared progress")).to_have_attribute("value", re.compile(r"[1-9]"), timeout=PATIENCE)
    page.locator("#compared .button").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#compared .verdict")).to_be_visible(timeout=PATIENCE)
    assert page.evaluate("document.activeElement.closest('#compared') !== null")


@pytest.mark.browser
def test_what_is_made_is_told_while_it_is_made_and_when_it_is_done(page: Page) -> None:
    page.evaluate("""() => {
      window.told = [];
      new MutationObserver(() => window.told.push(document.querySelector("#said").textContent))
        .observe(document.querySelector("#said"), { childList: true });
      new MutationObserver(() => { window.wasBusy ||= document.querySelector("[aria-busy]")?.id; })
        .observe(document.querySelector("#head"), { childList: true, subtree: true });
    }""")
    page.locator("#do-download").focus()
    with page.expect_download(timeout=PATIENCE) as given:
        page.keyboard.press("Enter")
    name = given.value.suggested_filename
    expect(page.locator("#notice")).to_contain_text(name)
    assert page.evaluate("window.told") == ["Being packed …", f"{name} is made and given to the browser."]
    assert page.evaluate("window.wasBusy") == "do-download"
    assert page.evaluate(FOCUS) == "download" and not page.locator("[aria-busy]").count()


@pytest.mark.browser
def test_a_card_that_is_still_read_is_no_fault_and_on_a_phone_menus_are_whole(page: Page) -> None:
    for is_faulty, told in (
        ("true", "The card is shown here when the faults are mended."),
        ("false", "reading the pack …"),
    ):
        page.evaluate(
            f"import('./card.js').then((card) => {{ card.listen({{ isFaulty: () => {is_faulty} }});"
            " card.takeCard({ card: null, faulty: false }); card.takeCard({ card: null, faulty: true }); })"
        )
        expect(page.locator("#card .empty")).to_have_text(told)
    page.set_viewport_size({"width": 390, "height": 800})
    width = "(menu) => [menu.offsetWidth, (menu.style.maxWidth = 'none', menu.offsetWidth)]"
    shown, needed = page.locator("#choose-theme").evaluate(width)
    assert shown == needed


@pytest.mark.browser
def test_what_is_wrong_in_many_lines_is_told_once_and_mended_at_once(page: Page) -> None:
    made(page)
    written(
        page,
        CARD.replace("hul ", "hull ").replace(
            "    gain 1 glorry", "\n".join(["    gain 1 glorry", *2 * ["gain 1 glorry"]])
        ),
    )
    expect(page.locator("#faults li").filter(has_text="The same in")).to_have_count(1, timeout=PATIENCE)
    expect(page.locator("#faults li")).to_have_count(1)
    page.get_by_role("button", name="write glory (in all 3 places)").click()
    expect(page.locator("#state")).to_contain_text("no faults · not saved", timeout=PATIENCE)
