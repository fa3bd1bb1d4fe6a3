"""`python -m tests.screens [GAME …]`; `--help` tells what can be left out."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.screens import studio, table
from tests.screens.browser import CHROMIUM, FLAGS, HEIGHTS, LANGUAGES, SCHEMES, looks
from tests.screens.sheet import sheets

GAMES = ["orion", "eminent", "eclipse", "galaxy"]


def main() -> None:
    """Take the pictures that are asked for, and put them side by side."""
    asked = argparse.ArgumentParser(prog="python -m tests.screens", description="Pictures of every state of the pages.")
    asked.add_argument("games", nargs="*", default=GAMES)
    asked.add_argument("--widths", default=",".join(map(str, HEIGHTS)))
    asked.add_argument("--languages", default=",".join(LANGUAGES))
    asked.add_argument("--schemes", default=",".join(SCHEMES))
    asked.add_argument("--only", choices=["table", "studio"])
    asked.add_argument("--out", type=Path, default=Path(tempfile.gettempdir()) / "moodsl-screens")
    wanted = asked.parse_args()
    widths = [int(one) for one in wanted.widths.split(",")]
    ways = list(looks(widths, wanted.languages.split(","), wanted.schemes.split(",")))
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in wanted.games:
            if wanted.only != "studio":
                with table.tables(game, wanted.out / "positions") as opened:
                    for look in ways:
                        table.take(browser, opened, wanted.out / Path(game).name, look)
                        print(f"table of {game} {look.name}", flush=True)
            if wanted.only != "table":
                with studio.studio(game) as address:
                    for look in ways:
                        studio.take(browser, address, wanted.out / Path(game).name, look)
                        print(f"studio of {game} {look.name}", flush=True)
        sheets(browser, wanted.out)
        browser.close()


if __name__ == "__main__":
    main()
