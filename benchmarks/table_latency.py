"""How long a click at a local table takes until the page shows what came of it, in Chromium: from the click to the
frame behind the new question. `python benchmarks/table_latency.py [GAME …] [--answers N]`

Two people play, each with a page, so that no bot is waited for. Told is wall time, median and 95th percentile, and of
that what the server needs by its own clock. Other work on the machine counts.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import sync_playwright

from moodsl.extras.table import protocol as p
from moodsl.extras.table.house import House
from moodsl.extras.table.pack import Pack
from moodsl.extras.table.serve import bound, served
from moodsl.extras.table.server import Switchboard, web
from moodsl.extras.table.store import Store

CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
WARM = 4  # answers that do not count
# Clicks an option, and waits for the first frame in which the table shows another question.
CLICK = """
(option) => new Promise((done) => {
  const table = document.getElementById("table"), before = table.dataset.stamp, begun = performance.now();
  const seen = new MutationObserver(() => {
    if (table.dataset.stamp === before) return;
    seen.disconnect();
    const drawn = performance.now();
    requestAnimationFrame(() => setTimeout(() => done([drawn - begun, performance.now() - begun]), 0));
  });
  seen.observe(table, { attributes: true, attributeFilter: ["data-stamp"] });
  document.querySelectorAll(".option")[option].click();
})
"""


class Clocked(House):
    """A house that notes how long it takes for an answer."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.took: list[float] = []

    def receive(self, client: int, text: str) -> list[Any]:
        """Answer, by the clock."""
        begun = time.perf_counter()
        found = super().receive(client, text)
        if '"choose"' in text:
            self.took.append(1000 * (time.perf_counter() - begun))
        return found


def measured(game: str, answers: int, browser: Any, folder: Path) -> tuple[list[float], list[float]]:
    """Milliseconds of each click, and of the server's part."""
    pack = Pack(game)
    pack.warm()
    house = Clocked(pack, Store(folder / f"{game}.sqlite"), "0")
    switchboard, where = Switchboard(house, pause=0), bound("127.0.0.1", 0)
    links = house.open(p.Open(people=["Ann", "Bob"], players=2, seed=7)).links
    found: list[float] = []
    luck = random.Random(1)
    with served(web(switchboard), where):
        context = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
        pages = [context.new_page() for _seat in range(2)]
        for page, link in zip(pages, links, strict=False):
            page.goto(f"http://127.0.0.1:{where.getsockname()[1]}/#{link}")
            page.wait_for_selector("#question h2, #question .waiting")
        table = house.table(1)
        for _answer in range(answers + WARM):
            if table.asked < 0:
                break
            page = pages[table.asked]
            page.bring_to_front()
            page.wait_for_selector(f"#table[data-stamp='{table.stamp}'] .option")
            page.wait_for_timeout(150)
            found.append(page.evaluate(CLICK, luck.randrange(page.locator(".option").count()))[1])
        context.close()
    switchboard.close()
    return found[WARM:], house.took[WARM:]


def main() -> None:
    """Print a line for each game."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*", default=["orion", "eminent", "eclipse", "galaxy"])
    asked.add_argument("--answers", type=int, default=30)
    wanted = asked.parse_args()
    with sync_playwright() as driver, tempfile.TemporaryDirectory() as folder:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in wanted.games:
            clicks, server = measured(game, wanted.answers, browser, Path(folder))
            late, late_server = quantiles(clicks, n=20)[-1], quantiles(server, n=20)[-1]
            print(f"{game:<9} shown: median {median(clicks):4.0f} ms   95 % {late:4.0f} ms      "
                  f"of that the server: median {median(server):4.0f} ms   95 % {late_server:4.0f} ms")  # fmt: skip
        browser.close()


if __name__ == "__main__":
    main()
