"""The table of a site in a real browser: the engine runs in the page, without a server and, later, without a network.

Python for browsers has to be there (`make engine`), and a chromium.
"""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")

from interpreter.text import locate
from moodsl.extras.site.engine import put_table
from moodsl.extras.site.serve import Server

pytestmark = pytest.mark.browser
MARKET = Path(__file__).resolve().parents[2] / "games" / "night_market"
SLOW = 120_000  # milliseconds in which Python begins, also on a busy machine
OPTION = "#question .option"
COUNTING = """
const Instance = WebAssembly.Instance;
globalThis.called = {};
WebAssembly.Instance = function (...asked) {
  const made = new Instance(...asked);
  const counted = ([name, part]) => [name, !/^(greedy|tree)_/.test(name) ? part : (...numbers) => {
    called[name] = (called[name] ?? 0) + 1;
    if (name === globalThis.trapping) throw new WebAssembly.RuntimeError("unreachable");
    return part(...numbers);
  }];
  return made.exports.tree_looks ? { exports: Object.fromEntries(Object.entries(made.exports).map(counted)) } : made;
};
"""  # what bots call of modules is counted in the worker


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, runtime: Path) -> Path:
    folder = tmp_path_factory.mktemp("site")
    node = shutil.which("node")
    assert put_table(folder, [MARKET], ["en", "ru"], runtime, "0", node) is (node is not None)
    return folder


def begin(page: Any, address: str) -> None:
    page.goto(address)
    page.wait_for_selector(OPTION, timeout=SLOW)


def choose(page: Any) -> None:
    """Take the first option, and wait until something has come of it: what is asked next may read alike."""
    shown = "['question', 'log'].map((name) => document.getElementById(name).innerText).join()"
    before = page.evaluate(shown)
    page.click(f"{OPTION} >> nth=0")
    page.wait_for_function(f"before => {shown} !== before", arg=before, timeout=SLOW)


@pytest.mark.parametrize("state", ["whole", "damaged", "empty"])
def test_python_goes_on_from_its_snapshot_or_begins_anew(page, site, tmp_path, state) -> None:
    copy = Path(shutil.copytree(site, tmp_path / "site"))
    snapshot = copy / "table" / "snapshot.bin"
    if state == "whole" and shutil.which("node") is None:
        pytest.skip("there is no node here, which takes the snapshot")
    assert snapshot.stat().st_size or shutil.which("node") is None
    snapshot.write_bytes({"whole": snapshot.read_bytes(), "damaged": snapshot.read_bytes()[:5000], "empty": b""}[state])
    told: list[str] = []
    page.on("console", lambda message: told.append(message.text))
    with Server(copy, 0) as server:
        begin(page, f"http://127.0.0.1:{server.port}/table/")
        choose(page)
    assert [one.startswith("Python begins anew: ") for one in told] == [True] * (state == "damaged")


def test_the_game_plays_in_the_page_and_goes_on_offline(page, site) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    with Server(site, 0) as server:
        address = f"http://127.0.0.1:{server.port}/table/?language=ru"
        begin(page, address)
        assert page.evaluate("document.documentElement.lang") == "ru"
        for _turn in range(3):
            choose(page)
            page.wait_for_selector(OPTION, timeout=SLOW)
        left = page.inner_text("#question h2")
        page.wait_for_function("navigator.serviceWorker.controller !== null", timeout=SLOW)
        page.wait_for_timeout(3000)  # until what was unpacked is kept
    assert not [url for url in asked if not url.startswith(f"http://127.0.0.1:{server.port}/table/")]
    begin(page, address)  # nobody answers there any more
    assert page.inner_text("#question h2") == left


def begin_anew(page: Any, server: Server, players: str, choose_more: Callable[[], object]) -> None:
    """Begin the match that is asked for in the menu: so many players, and what else is chosen there."""
    begin(page, f"http://127.0.0.1:{server.port}/table/?language=en")
    page.click("[data-key='head menu']")
    page.click("text=new match")
    page.select_option("dialog select >> nth=0", players)
    choose_more()
    page.click("dialog button[type=submit]")
    page.wait_for_selector("dialog textarea", state="detached", timeout=SLOW)  # the new match is there


def test_people_at_one_screen_hand_it_over(page, site) -> None:
    with Server(site, 0) as server:
        begin_anew(page, server, "3", lambda: page.fill("textarea", "Ann\nBob\nCid"))
        seen = set()
        for _turn in range(12):
            page.wait_for_selector(f"dialog[open] .main, {OPTION}", timeout=SLOW)
            if page.query_selector("dialog[open] .main"):
                assert not page.inner_text("#mine").strip()  # the hand of whoever sat here
                page.click("dialog[open] .main")
                page.wait_for_selector(OPTION, timeout=SLOW)
            seen.add(page.get_attribute(".player.asked", "aria-label"))
            page.click(f"{OPTION} >> nth=0")
            page.wait_for_timeout(500)
        assert len(seen) > 1 and seen <= {"Ann", "Bob", "Cid"}


@pytest.fixture(scope="module")
def counting(tmp_path_factory: pytest.TempPathFactory, runtime: Path) -> Path:
    """A site with Master of Orion, whose worker counts what is called of the modules."""
    node, folder = shutil.which("node"), tmp_path_factory.mktemp("orion")
    if node is None:
        pytest.skip("there is no node here, which prepares the engine")
    put_table(folder, [locate("cards") / "orion"], ["en", "ru"], runtime, "0", node)
    worker = folder / "table" / "worker.js"
    worker.write_text(COUNTING + worker.read_text("utf-8"), "utf-8")
    return folder


def called(page: Any) -> Counter[str]:
    """How often bots have called functions of the modules in the page."""
    (worker,) = page.workers
    return Counter(worker.evaluate("called"))


def until(page: Any, name: str, before: Counter[str]) -> Counter[str]:
    """Play until a bot has called a function once more; gives what is called by then."""
    for _turn in range(20):
        now = called(page)
        if now[name] > before[name]:
            break
        choose(page)
        page.wait_for_selector(OPTION, timeout=SLOW)
    return now


def test_a_hard_bot_thinks_natively_in_the_page_and_in_python_behind_a_trap(page, counting) -> None:
    with Server(counting, 0) as server:
        begin_anew(page, server, "2", lambda: page.select_option("dialog select >> nth=1", "hard"))
        page.wait_for_selector(OPTION, timeout=SLOW)
        natively = until(page, "tree_looks", Counter())
        assert natively["tree_end"] == natively["tree_begin"] > 0
        page.workers[0].evaluate("globalThis.trapping = 'tree_looks'")
        trapped = until(page, "tree_looks", natively)
        assert trapped["tree_looks"] > natively["tree_looks"] and trapped["tree_end"] == natively["tree_end"]
