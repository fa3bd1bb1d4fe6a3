"""How long a bot thinks in a page without a server, and how many pairs of games the balance button of its studio plays
in a minute: natively, and in Python as before. `python benchmarks/page_bots.py [GAME …]`

Needs `make engine`, node and chromium. All is done in a worker of a page in Chromium, by the engine of a site. Told is
wall time; other work on the machine counts.
"""

from __future__ import annotations

import argparse
import json
import shutil
import tempfile
from pathlib import Path

from page_start import CHROMIUM, FLAGS, ROOT
from playwright.sync_api import sync_playwright

from moodsl.extras.site.engine import USUAL, put_table, runtime_in
from moodsl.extras.site.serve import Server

MEASURED = '''
from random import Random
from shutil import copytree
from time import perf_counter

from interpreter.loader import load
from moodsl.extras.agents import make_bot
from moodsl.extras.agents.learn import scale_of
from moodsl.extras.sim import comparing
from moodsl.extras.sim.cards import ALL_CARDS, kinds_of

MOVES, EVERY = 8, 12
PAIRS = {"auto": 40, "python": 6}


def thought(level, natively):
    """Seconds of each of some moves, all over a game at random; the first one, which is left out, prepares."""
    game = load(*places)
    scale_of(game.program)
    match, luck, found = game.start(seed=3, record=False), Random(3), []
    bot = make_bot(level, 4, game.program, natively)
    while not match.over and len(found) <= MOVES:
        if len(match.state.options) > 2 and len(match.state.options) % 2 == 1:
            begun = perf_counter()
            bot.choose(match)
            found.append(perf_counter() - begun)
            for _more in range(EVERY):
                if not match.over:
                    match.play(luck.choice(match.state.options))
        else:
            match.play(luck.choice(match.state.options))
    return found[1:]


def balance(engine):
    """Seconds until the first pair of games with a changed card, and pairs in a minute from then on."""
    new = copytree(places[-1], f"/changed-{engine}")
    file = next(iter(sorted(Path(new).rglob("*.moo"))))
    file.write_text(file.read_text() + f"# changed for {engine}\\n")
    program, begun, told = load(new).program, perf_counter(), []
    players = max(2, program.sheet.players[0])
    kinds = kinds_of(program, [ALL_CARDS])
    plays = comparing([new], [places[-1]], PAIRS[engine], players, workers=1, by=kinds, at_once=1, engine=engine)
    for _pair in plays:
        told.append(perf_counter() - begun)
    return told[0], 60 * (len(told) - 1) / (told[-1] - told[0])


def figures():
    moves = {level: [thought(level, natively) for natively in (True, False)] for level in ("normal", "hard")}
    return json.dumps([moves, [balance(engine) for engine in PAIRS]])
'''
WORKER = f"""import {{ pythonOf }} from "./python.js";
const figures = (python) => postMessage(python.get("figures")());
pythonOf({json.dumps(MEASURED)}).then(figures).catch((error) => postMessage(String(error)));
"""
ASKED = """() => new Promise((done) => {
  new Worker("measured.js", { type: "module" }).onmessage = ({ data }) => done(data);
})"""


def main() -> None:
    """Print the figures of each game."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*", default=["orion"])
    runtime = runtime_in(ROOT / USUAL)
    for game in asked.parse_args().games:
        with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
            site = Path(folder)
            put_table(site, [ROOT / "cards" / game], ["en", "ru"], runtime, "0", shutil.which("node"))
            (site / "table" / "measured.js").write_text(WORKER, "utf-8")
            browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            with Server(site, 0) as server:
                page = browser.new_page()
                page.goto(f"http://127.0.0.1:{server.port}/table/version.json")
                moves, balance = json.loads(page.evaluate(ASKED))
            browser.close()
        for level, sides in moves.items():
            for name, seconds in zip(("native", "python"), sides, strict=True):
                mean, most = sum(seconds) / len(seconds), max(seconds)
                print(f"{game:<8} a {level} move, {name}: {mean:7.3f} s, the longest of {len(seconds)} {most:7.3f} s")
        for name, (first, pairs) in zip(("native", "python"), balance, strict=True):
            print(
                f"{game:<8} the balance button, {name}: {pairs:5.0f} pairs in a minute, the first after {first:4.1f} s"
            )


if __name__ == "__main__":
    main()
