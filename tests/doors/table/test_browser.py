"""The page in a real browser: a whole game by clicks, one by keys, hidden hands, a program that dies in between, axe.

Skipped where there is no chromium, or nothing to drive it with. `make test` plays the beginning of one match and looks
at names and at wrong links; all else, with whole games of all four packs, is run by `make browser`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from chromium import CHROMIUM

playwright = pytest.importorskip("playwright.sync_api", reason="nothing to drive a browser with")
pytest.importorskip("uvicorn", reason="nothing to serve a page with")
if not CHROMIUM.exists():
    pytest.skip("there is no chromium here", allow_module_level=True)

from moodsl.extras.table import protocol as p  # noqa: E402
from moodsl.extras.table.house import House  # noqa: E402
from moodsl.extras.table.pack import Pack  # noqa: E402
from moodsl.extras.table.serve import bound, served  # noqa: E402
from moodsl.extras.table.server import Switchboard, web  # noqa: E402
from moodsl.extras.table.store import Store  # noqa: E402

GAMES = ("orion", "eminent", "eclipse", "galaxy")
FRONTIER = Path(__file__).parents[2] / "games" / "frontier"
ISLES = Path(__file__).parents[1] / "isles.moo"
HOMESTEADS = Path(__file__).parents[1] / "homesteads.moo"
SHORT = 16  # answers in the ordinary run
MOST = 4000  # answers in a whole game
READY = "#question h2, #question .waiting"
WAITS = ".option, #ending:not([hidden])"


class Served:
    """A house behind a server, which can be killed and begun again on the same port with the same file."""

    def __init__(self, pack: Pack, file: Path) -> None:
        self.pack, self.file, self.port = pack, file, 0
        self.begin()

    def begin(self) -> None:
        """Serve what is in the file."""
        where = bound("127.0.0.1", self.port)
        self.port = where.getsockname()[1]
        self.house = House(self.pack, Store(self.file), "0")
        self.switchboard = Switchboard(self.house, pause=0)
        self._served = served(web(self.switchboard), where)
        self._served.__enter__()

    def end(self) -> None:
        """End it; the house is forgotten as if the program had been killed."""
        self._served.__exit__(None, None, None)
        self.switchboard.close()

    def open(self, **order: Any) -> list[str]:
        """The addresses of a new table."""
        return [f"http://127.0.0.1:{self.port}/#{link}" for link in self.house.open(p.Open(**order)).links]

    def open_again(self, seat: int) -> str:
        """The address of a seat at the first table once more."""
        return f"http://127.0.0.1:{self.port}/#{self.house.table(1).links[seat]}"

    @property
    def match(self) -> Any:
        """The match of the first table."""
        return self.house.table(1).match


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Any]:
    """Serves packs until the test is over."""
    running: list[Served] = []

    def begin(pack: Pack) -> Served:
        running.append(Served(pack, tmp_path / "tables.sqlite"))
        return running[-1]

    yield begin
    for one in running:
        one.end()


@pytest.fixture
def tab(browser: Any) -> Iterator[Any]:
    """Opens pages, each with a profile of its own; nothing may go wrong on them, and nobody else may be asked."""
    contexts, wrong, asked = [], [], []

    def begin(address: str, width: int = 1280, height: int = 900, **more: Any) -> Any:
        context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", **more)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
        page.on("request", lambda request: asked.append(request.url))
        page.goto(address)
        page.wait_for_selector(READY)
        return page

    yield begin
    for context in contexts:
        context.close()
    assert [line for line in wrong if "WebSocket" not in line] == []
    assert [url for url in asked if not url.startswith(("http://127.0.0.1:", "data:", "blob:"))] == []


def click_through(page: Any, served_: Served, most: int, seed: int = 1) -> int:
    """Answer by clicks until the match is over or as often as said: on the table where an option lies there, else in
    the list. How many clicks were on the table."""
    luck, on_table = random.Random(seed), 0
    for _answer in range(most):
        page.wait_for_selector(WAITS)
        if not page.locator(".option").count():
            return on_table
        stamp = served_.house.table(1).stamp
        things = page.locator("#common .thing.can, #mine .thing.can, #others .thing.can, #boards .spot.can")
        if things.count() and luck.random() < 0.7:
            things.nth(luck.randrange(things.count())).dispatch_event("click")
            on_table += 1
            menu = page.locator("dialog .button:not(.shut)")
            if menu.count():
                menu.nth(luck.randrange(menu.count())).click()
        else:
            options = page.locator(".option")
            options.nth(luck.randrange(options.count())).click()
        page.wait_for_selector(f"#table:not([data-stamp='{stamp}'])")
    return on_table


def test_orion_is_played_by_clicks_and_a_killed_program_forgets_nothing(serve: Any, tab: Any, orion: Pack) -> None:
    here = serve(orion)
    link = here.open(people=["Ann"], players=2, bots="random", seed=7)[0]
    page = tab(link)
    assert click_through(page, here, SHORT // 2) > 0
    taken = len(here.match.history)
    here.end()
    here.begin()
    page.wait_for_selector(WAITS, timeout=15_000)
    assert len(here.match.history) >= taken
    page.wait_for_selector(f"#table[data-stamp='{here.house.table(1).stamp}']", timeout=15_000)
    click_through(page, here, SHORT // 2, seed=2)
    shown = page.locator(".player").first.locator(".value .number").first.inner_text()
    assert shown.split()[0] == str(here.match.view(0).numbers["food"][0])


@pytest.mark.browser
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_clicks(serve: Any, tab: Any, game: str) -> None:
    here = serve(Pack(game))
    page = tab(here.open(people=["Ann"], players=2, bots="random", seed=7)[0])
    page.set_default_timeout(60_000)
    click_through(page, here, MOST)
    assert here.match.over
    best = [one.name for one in here.match.standings if one.rank == 1]
    assert all(name in page.locator("#ending h2").inner_text() for name in best)
    results = page.locator(".scores tfoot td").all_inner_texts()
    assert results == [str(one.result) for one in here.match.standings]


@pytest.mark.browser
def test_a_whole_game_is_played_by_keys(serve: Any, tab: Any, orion: Pack) -> None:
    here = serve(orion)
    page = tab(here.open(people=["Ann"], players=2, bots="random", seed=7)[0])
    keyed(page, here, MOST)
    assert here.match.over


def keyed(page: Any, here: Served, most: int) -> None:
    """Answer by keys alone: a digit, or Tab to an option and Enter."""
    luck = random.Random(3)
    for number in range(most):
        page.wait_for_selector(WAITS)
        if not page.locator(".option").count():
            return
        stamp, count = here.house.table(1).stamp, page.locator(".option").count()
        wanted = luck.randrange(count)
        if wanted < 9 and number % 2:
            page.keyboard.press(str(wanted + 1))
        else:
            for _step in range(400):
                page.keyboard.press("Tab")
                if page.evaluate("document.activeElement.dataset.option") == str(wanted):
                    break
            page.keyboard.press("Enter")
        page.wait_for_selector(f"#table:not([data-stamp='{stamp}'])")


@pytest.mark.browser
def test_keys_alone_answer(serve: Any, tab: Any, orion: Pack) -> None:
    here = serve(orion)
    page = tab(here.open(people=["Ann"], players=2, bots="random", seed=7)[0])
    keyed(page, here, 4)
    assert sum(player == 0 for player, _value, _shown in here.match.history) == 4


@pytest.mark.browser
def test_the_log_is_one_stop_of_tab_and_arrows_go_from_line_to_line(serve: Any, tab: Any, orion: Pack) -> None:
    here = serve(orion)
    page = tab(here.open(people=["Ann"], players=2, bots="random", seed=7)[0])
    page.wait_for_selector(".option")
    page.focus("#log .lines")
    focused = "document.activeElement.dataset.key ?? ''"
    lines = page.eval_on_selector_all("#log .line", "all => all.map(one => one.dataset.key)")
    for key, line in (("ArrowUp", -1), ("ArrowUp", -2), ("ArrowDown", -1), ("Home", 0), ("ArrowUp", 0), ("End", -1)):
        page.keyboard.press(key)
        assert page.evaluate(focused) == lines[line], key
    page.keyboard.press("Home")
    page.keyboard.press("Tab")
    assert not page.evaluate(focused).startswith("line ")


@pytest.mark.browser
def test_what_happens_again_stands_once_in_the_log_with_how_often(serve: Any, tab: Any, orion: Pack) -> None:
    here = serve(orion)
    page = tab(here.open(people=["Ann"], players=2, bots="random", seed=7)[0])
    click_through(page, here, 2)
    page.wait_for_selector(WAITS)
    lines = page.locator("#log .line").all_text_contents()
    assert "Bot 1 draws a card ×5" in lines
    assert "Bot 1 draws a card" not in lines
    assert page.locator(".recent li").all_text_contents()[-3:] == lines[-3:]


@pytest.mark.browser
def test_on_a_phone_what_has_the_focus_is_not_behind_the_question(serve: Any, tab: Any, orion: Pack) -> None:
    here = serve(orion)
    page = tab(here.open(people=["Ann"], players=2, bots="random", seed=7)[0], width=390, height=844)
    click_through(page, here, 3)
    page.wait_for_selector(WAITS)
    page.focus("#table")
    reached = 0
    for _tab in range(30):
        page.keyboard.press("Tab")
        low = page.evaluate(
            "() => { const [now, question] = [document.activeElement, document.querySelector('#question')];"
            " if (!now.closest('.middle')) return null;"
            " return now.getBoundingClientRect().bottom - question.getBoundingClientRect().top; }"
        )
        reached += low is not None
        assert low is None or low <= 0
    assert reached > 5


@pytest.mark.browser
def test_three_browsers_see_their_own_hands_and_no_others(serve: Any, tab: Any, orion: Pack) -> None:
    here = serve(orion)
    links = here.open(people=["Ann", "Bob", "Cid"], players=3, seed=7)
    pages = [tab(link) for link in links]  # the last one watches
    for turn in range(6):
        asked = here.house.table(1).asked
        page, stamp = pages[asked], here.house.table(1).stamp
        page.wait_for_selector(".option")
        page.locator(".option").nth(turn % page.locator(".option").count()).click()
        for one in pages:
            one.wait_for_selector(f"#table:not([data-stamp='{stamp}'])")
        for seat, one in zip((0, 1, 2, -1), pages, strict=True):
            view = here.match.view(seat)
            seen = {str(card) for pile in view.piles for card in pile.cards or ()}
            told = one.eval_on_selector_all("[data-number]", "all => all.map(one => one.dataset.number)")
            assert set(told) <= seen
            hand = {str(card) for card in view.pile("hand", seat).cards} if seat >= 0 else set()
            shown = one.eval_on_selector_all(
                "[data-area^='hand '] [data-number]", "all => all.map(a => a.dataset.number)"
            )
            assert set(shown) == hand


@pytest.mark.browser
def test_the_language_changes_in_the_middle_and_back(serve: Any, tab: Any, orion: Pack) -> None:
    here = serve(orion)
    page = tab(here.open(people=["Ann"], players=2, bots="random", seed=7)[0], locale="en-GB")
    click_through(page, here, 3)
    assert page.locator("html").get_attribute("lang") == "en"
    before = page.locator("#question h2").inner_text()
    page.select_option("#language", "ru")
    page.wait_for_selector("html[lang=ru]")
    assert page.locator("#question h2").inner_text() != before
    page.select_option("#language", "en")
    page.wait_for_selector("html[lang=en]")
    assert page.locator("#question h2").inner_text() == before


@pytest.mark.browser
def test_on_a_phone_the_options_are_put_away_to_see_the_table(serve: Any, tab: Any, orion: Pack) -> None:
    here = serve(orion)
    page = tab(here.open(people=["Ann"], players=2, bots="random", seed=7)[0], width=390, height=844)
    page.wait_for_selector(".option")
    page.locator("[data-key='lower']").click()
    assert not page.locator(".option").first.is_visible() and page.locator("#prompt").is_visible()
    page.locator("[data-key='lower']").click()
    assert page.locator(".option").first.is_visible()
    page.locator("[data-key='head menu']").click()
    assert page.locator("[data-key='head save']").is_visible()


@pytest.mark.browser
def test_another_question_is_read_from_its_beginning(serve: Any, tab: Any, orion: Pack) -> None:
    here = serve(orion)
    page = tab(here.open(people=["Ann"], players=2, bots="random", seed=7)[0], width=390, height=844)
    for _question in range(3):  # the last two are asked of the same seat, one behind the other
        stamp = here.house.table(1).stamp
        page.locator(".option").last.click()
        page.wait_for_selector(f"#table:not([data-stamp='{stamp}']) .option")
        assert page.locator("#question").evaluate("one => one.scrollTop") == 0


@pytest.mark.browser
def test_a_map_that_can_be_read_at_the_height_of_the_window_is_seen_whole(serve: Any, tab: Any) -> None:
    here = serve(Pack(str(FRONTIER)))
    page = tab(here.open(people=["Ann"], players=2, bots="random", seed=1)[0], height=600)
    high, seen = page.locator(".picture").first.evaluate("one => [one.scrollHeight, one.clientHeight]")
    assert high == seen


@pytest.mark.browser
def test_the_map_of_galaxy_is_seen_whole_in_a_window_of_a_laptop(serve: Any, tab: Any) -> None:
    page = tab(serve(Pack("galaxy")).open(people=["Ann"], players=2, bots="random", seed=1)[0], 1400)
    high, seen = page.locator(".picture").first.evaluate("one => [one.scrollHeight, one.clientHeight]")
    assert high == seen


@pytest.mark.browser
def test_a_place_of_any_form_shows_that_it_has_the_focus(serve: Any, tab: Any, tmp_path: Path) -> None:
    cards = tmp_path / "isles.moo"
    cards.write_text(
        ISLES.read_text("utf-8").replace("        rest\n", "        choose an isle\n        rest\n"), "utf-8"
    )
    page = tab(serve(Pack(str(cards))).open(people=["Ann"], players=2, bots="random", seed=1)[0])
    page.wait_for_selector("rect", state="attached")
    box = page.locator(".spot.can > rect").first
    before = box.evaluate("one => getComputedStyle(one).stroke")
    page.locator("body").press("Tab")
    page.locator(".spot.can").first.focus()
    assert box.evaluate("one => getComputedStyle(one).stroke") != before


@pytest.mark.browser
def test_a_corner_and_a_side_are_chosen_on_the_picture(serve: Any, tab: Any) -> None:
    page = tab(serve(Pack(str(HOMESTEADS))).open(people=["Ann"], players=2, bots="random", seed=2)[0])
    page.wait_for_selector(".spot.can > circle", state="attached")
    corner = page.locator(".spot.can").first
    title = corner.get_attribute("aria-label")
    assert "spot" in title and page.locator(".spot.can > polygon").count() == 0
    corner.click()
    page.wait_for_selector(".spot.can > polygon", state="attached")
    assert page.locator(".spot.can > circle").count() == 0
    side = page.locator(".spot.can").first
    side.focus()
    side.press("Enter")
    page.wait_for_function("() => document.querySelectorAll('.boards text').length > 7 + 3")
    letters = page.locator(".boards g[data-place] > circle + text, .boards g[data-place] > polygon + text")
    assert "A" in letters.all_text_contents()


@pytest.mark.browser
def test_on_a_phone_the_question_tells_what_happened_lately_and_leads_to_the_log(
    serve: Any, tab: Any, orion: Pack
) -> None:
    here = serve(orion)
    page = tab(here.open(people=["Ann"], players=2, bots="random", seed=7)[0], width=390, height=844)
    page.wait_for_selector(WAITS)
    lately = page.locator(".lately")
    last = page.locator("#log .line").last.text_content()
    assert last in lately.locator("summary").inner_text()
    lately.locator("summary").click()
    assert lately.locator("li").last.inner_text() == last
    lately.get_by_role("button").click()
    playwright.expect(page.locator("#log")).to_be_in_viewport()
    page.set_viewport_size({"width": 1280, "height": 900})
    assert not lately.is_visible()


def test_names_with_markup_are_texts(serve: Any, tab: Any, market: Pack) -> None:
    here = serve(market)
    name = "<img src=x onerror=alert(1)>"
    page = tab(here.open(people=[name], players=3, bots="random", seed=7)[0])
    assert page.locator(".player h2").first.inner_text().startswith(name)
    assert not page.locator("img").count()


def test_a_link_that_is_none_is_told_so(serve: Any, browser: Any, market: Pack) -> None:
    here = serve(market)
    page = browser.new_page()
    page.goto(f"http://127.0.0.1:{here.port}/#nothing")
    assert "link" in page.locator("[role=alert]").inner_text(timeout=10_000)
    page.close()


@pytest.mark.browser
@pytest.mark.parametrize(
    ("width", "scheme", "plain"), [(390, "dark", False), (1280, "light", False), (800, "light", True)]
)
def test_axe_finds_nothing(serve: Any, tab: Any, orion: Pack, width: int, scheme: str, plain: bool) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    here = serve(orion)
    page = tab(here.open(people=["Ann"], players=2, bots="random", seed=7)[0], width=width, color_scheme=scheme)
    click_through(page, here, 8)
    page.wait_for_selector(WAITS)
    if plain:
        page.evaluate("localStorage.setItem('moodsl-table', JSON.stringify({plain: true}))")
        page.reload()
        page.wait_for_selector(WAITS)
        assert not page.locator(".thing svg").count()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert told_by(axe.run(page)) == []
    if width == 390:
        page.locator("[data-key='head menu']").click()
        assert told_by(axe.run(page)) == []
    page.locator("[data-key='head settings']").click()
    assert told_by(axe.run(page)) == []


def two_pages(serve: Any, tab: Any, pack: Pack, **more: Any) -> tuple[Served, list[Any]]:
    """Two people at one table, each with a page."""
    here = serve(pack)
    return here, [tab(link, **more) for link in here.open(people=["Ann", "Bob"], players=2, seed=7)[:2]]


def answered(here: Served, pages: list[Any], option: int = 0) -> None:
    """Whoever is asked answers; all pages are shown it."""
    stamp = here.house.table(1).stamp
    page = pages[here.house.table(1).asked]
    page.wait_for_selector(f"#table[data-stamp='{stamp}'] .option")
    page.locator(".option").nth(option).dispatch_event("click")
    for one in pages:
        one.wait_for_selector(f"#table:not([data-stamp='{stamp}'])")


def answered_until(here: Served, pages: list[Any], seat: int) -> None:
    """People answer until a seat is asked."""
    while here.house.table(1).asked != seat:
        answered(here, pages)


@pytest.mark.browser
def test_a_dialog_stays_when_another_decides_and_keeps_what_was_typed(serve: Any, tab: Any, orion: Pack) -> None:
    here, pages = two_pages(serve, tab, orion)
    answered_until(here, pages, 1)
    pages[0].locator("[data-key='head new-match']").click()
    pages[0].locator("dialog textarea").fill("Ann\nZoe")
    answered(here, pages)
    assert pages[0].locator("dialog textarea").input_value() == "Ann\nZoe"


@pytest.mark.browser
def test_only_what_answers_the_old_question_goes_away(serve: Any, tab: Any, orion: Pack) -> None:
    here, pages = two_pages(serve, tab, orion)
    answered_until(here, pages, 0)
    double = tab(here.open_again(0))  # the same seat in another window
    page = pages[0]
    page.locator(".option + .more").first.click()
    assert page.locator("dialog .button.main").count() == 1
    answered(here, [double, pages[1]])
    page.wait_for_selector("dialog .button.main", state="detached")
    assert page.locator("dialog h2").is_visible()
    page.keyboard.press("Escape")
    answered_until(here, [double, pages[1]], 0)
    page.wait_for_selector(f"#table[data-stamp='{here.house.table(1).stamp}']")
    page.evaluate("import('/looking.js').then((found) => found.menu('which?', [0, 1]))")
    page.wait_for_selector("dialog")
    answered(here, [double, pages[1]])
    page.wait_for_selector("dialog", state="detached")


@pytest.mark.browser
@pytest.mark.parametrize("key", ["1", "Enter"])
def test_a_key_that_is_held_down_answers_once(serve: Any, tab: Any, orion: Pack, key: str) -> None:
    here = serve(orion)
    page = tab(here.open(people=["Ann"], players=2, bots="random", seed=7)[0])
    page.wait_for_selector(".option")
    stamp = here.house.table(1).stamp
    page.locator(".option").first.focus()
    page.keyboard.down(key)
    page.wait_for_selector(f"#table:not([data-stamp='{stamp}'])")
    for _turn in range(5):
        page.wait_for_selector(".option")
        page.locator(".option").first.focus()
        page.keyboard.down(key)
        page.wait_for_timeout(150)
    assert sum(player == 0 for player, _value, _shown in here.match.history) == 1


@pytest.mark.browser
def test_what_is_shown_large_opens_at_its_heading(serve: Any, tab: Any, orion: Pack) -> None:
    here = serve(orion)
    page = tab(here.open(people=["Ann"], players=2, bots="random", seed=7)[0], height=360)
    page.locator(".thing[data-number]:has(svg)").first.click(button="right")
    page.wait_for_selector("dialog .large svg")
    page.wait_for_timeout(300)  # the answer to why has come
    top, high, seen = page.locator("dialog").evaluate("one => [one.scrollTop, one.scrollHeight, one.clientHeight]")
    assert high > seen and top == 0
    assert page.locator("dialog .shut").bounding_box()["y"] > 0


@pytest.mark.browser
def test_the_log_can_be_read_while_others_decide(serve: Any, tab: Any, orion: Pack) -> None:
    here, pages = two_pages(serve, tab, orion)
    for _turn in range(12):
        answered(here, pages)
    answered_until(here, pages, 1)
    page = pages[0]
    page.wait_for_selector(f"#table[data-stamp='{here.house.table(1).stamp}']")
    lines = page.locator(".lines")
    far = "one => one.scrollHeight - one.scrollTop - one.clientHeight"
    assert lines.evaluate("one => one.scrollHeight > one.clientHeight + 60") and lines.evaluate(far) < 2
    answered(here, pages)
    assert lines.evaluate(far) < 2  # who reads the end follows it
    answered_until(here, pages, 1)
    lines.evaluate("one => { one.scrollTop = 0; }")
    page.locator(".line").nth(1).click()
    page.wait_for_selector(".lines .because:not([hidden]) li")
    before = lines.evaluate("one => one.scrollTop"), page.locator(".lines .because:not([hidden])").inner_text()
    answered(here, pages)
    after = lines.evaluate("one => one.scrollTop"), page.locator(".lines .because:not([hidden])").inner_text()
    assert after == before
    assert page.evaluate("document.activeElement === document.querySelectorAll('.line')[1]")


@pytest.mark.browser
@pytest.mark.parametrize(
    ("language", "told"), [("en", "3 people, but only 2 seats"), ("ru", "3 человека, но только 2 места")]
)
def test_why_a_match_cannot_begin_is_told_in_its_dialog(
    serve: Any, tab: Any, orion: Pack, language: str, told: str
) -> None:
    here = serve(orion)
    page = tab(here.open(people=["Ann"], players=2, bots="random", seed=7)[0], locale=language)
    page.locator("[data-key='head new-match']").click()
    page.locator("dialog select").first.select_option("2")
    page.locator("dialog textarea").fill("Ann\nBob\nCid")
    page.locator("dialog [type=submit]").click()
    wrong = page.locator("dialog [role=alert]:not(:empty)")
    wrong.wait_for()
    assert told in wrong.inner_text() and wrong.is_visible()
    assert not page.locator("#notice").is_visible()
    assert page.locator("dialog textarea").input_value() == "Ann\nBob\nCid"


@pytest.mark.browser
def test_dialogs_begin_at_their_first_field_and_give_the_focus_back(serve: Any, tab: Any, orion: Pack) -> None:
    here = serve(orion)
    page = tab(here.open(people=["Ann"], players=2, bots="random", seed=7)[0])
    page.wait_for_selector(".option")
    focus = "document.activeElement.dataset.key ?? document.activeElement.localName"
    page.locator("[data-key='head new-match']").click()
    assert page.evaluate(focus) == "select"
    page.keyboard.press("Escape")
    page.locator("[data-key='head settings']").click()
    assert page.evaluate(focus) == "select"
    page.locator("dialog [type=checkbox]").first.check()  # text only: the head is drawn anew
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.evaluate(focus) == "head settings"


@pytest.mark.browser
@pytest.mark.parametrize("language", ["en", "ru"])
def test_with_text_only_a_card_that_is_opened_tells_all_in_words(
    serve: Any, tab: Any, orion: Pack, language: str
) -> None:
    here = serve(orion)
    page = tab(here.open(people=["Ann"], players=2, bots="random", seed=7)[0], locale=language)
    page.evaluate("localStorage.setItem('moodsl-table', JSON.stringify({plain: true}))")
    page.reload()
    thing = page.locator(".thing[data-number]").first
    thing.click(button="right")
    page.wait_for_selector("dialog .large p")
    drawn = orion.drawn(str(thing.get_attribute("data-design")), language)[0]
    told = unescape(drawn.split('-words">')[1].split("</desc>")[0])
    assert page.locator("dialog .large p").first.inner_text() == told and len(told) > 20
    assert not page.locator("dialog svg").count()


def told_by(found: Any) -> list[str]:
    """What axe complains of, and where."""
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]} {one['nodes'][0].get('failureSummary', '')[:300]}"
        for one in found.response["violations"]
    ]
