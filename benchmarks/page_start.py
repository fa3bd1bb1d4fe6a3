"""How long the table and the studio of a site take until they can be used, with the engine in the page: at the first
visit, and at the next one. `python benchmarks/page_start.py [GAME …]`

Needs `make engine`, and node. Told is wall time, and the processor time of the browser, which other work on the machine
disturbs less.
"""

from __future__ import annotations

import argparse
import os
import shutil
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from moodsl.extras.site.engine import USUAL, put_table, runtime_in
from moodsl.extras.site.serve import Server

CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
PAGES = {"table": ("", "#question .option"), "studio": ("studio/", "#state:has-text('saved')")}
ROOT = Path(__file__).resolve().parents[1]
TICKS = os.sysconf("SC_CLK_TCK")


def spent(profile: str) -> float:
    """Seconds of processor time of the browser with this profile, with all its processes."""
    parents, took, named = {}, {}, set()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            if profile in (folder / "cmdline").read_text(errors="replace"):
                named.add(folder.name)
        except OSError:
            continue
        parents[folder.name], took[folder.name] = fields[1], (int(fields[11]) + int(fields[12])) / TICKS
    found = 0.0
    for process, seconds in took.items():
        above = process
        while above in parents and above not in named:
            above = parents[above]
        found += seconds if above in named else 0
    return found


def visit(driver: Any, profile: str, address: str, ready: str) -> tuple[float, float]:
    """Seconds by the wall and of the processor until a page is ready."""
    context = driver.chromium.launch_persistent_context(profile, executable_path=CHROMIUM, args=FLAGS)
    page = context.pages[0]
    page.goto("about:blank")
    before, begun = spent(profile), time.perf_counter()
    page.goto(address)
    page.wait_for_selector(ready, timeout=600_000)
    found = time.perf_counter() - begun, spent(profile) - before
    page.wait_for_function("navigator.serviceWorker.controller !== null", timeout=600_000)
    page.wait_for_timeout(3000)  # until the browser has kept what it keeps
    context.close()
    return found


def main() -> None:
    """Print a line for each page."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*", default=["orion"], metavar="GAME")
    games = asked.parse_args().games
    for game in games:
        if not (ROOT / "cards" / game).is_dir():
            asked.error(f"there is no game `{game}` in cards/")
    runtime = runtime_in(ROOT / USUAL)
    for game in games:
        with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
            site = Path(folder) / "site"
            put_table(site, [ROOT / "cards" / game], ["en", "ru"], runtime, "0", shutil.which("node"))
            with Server(site, 0) as server:
                for name, (path, ready) in PAGES.items():
                    profile = str(Path(folder) / f"profile-{name}")
                    address = f"http://127.0.0.1:{server.port}/table/{path}"
                    for turn in ("first visit", "next visit"):
                        wall, processor = visit(driver, profile, address, ready)
                        print(f"{game:<8} {name:<7} {turn}: {wall:5.1f} s, of the processor {processor:5.1f} s")


if __name__ == "__main__":
    main()
