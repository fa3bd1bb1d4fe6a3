"""How long an editor waits: every question of a writer, asked of the real server process on a pack of 1,000 cards.

    python benchmarks/lsp.py [--edits 100] [--cards 1000]

A card is typed letter by letter. For every letter it is measured how long it takes until its faults are there, and how
long completion takes behind it; then what is asked less often. Now and then the writer stops for half a second, so that
the check of the whole pack begins, and goes on typing in the middle of it. Times are in milliseconds.
"""

from __future__ import annotations

import argparse
import json
import queue
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

from many_cards import rewritten

LIMIT = 100  # milliseconds
PAUSE = 0.12  # seconds between two letters
THOUGHT = 0.5  # seconds that the writer stops for
FLOW = 10  # letters between two such stops
TYPED = """
    after attack:
        gain 2 food, 1 fleet
        if number of blue cards in your systems is at least 2
            target loses 1 loyalty
        may build a card from your hand into this system with discount 1

    at round start, once a game:
        choose a blue card from your hand as found where it is working
        draw 2 cards
"""


class Editor:
    """A client as small as can be: it writes messages to a server and times the answers."""

    def __init__(self) -> None:
        command = [sys.executable, "-c", "from moodsl.cli import main; main()", "lsp"]
        self.server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.heard: queue.Queue[tuple[float, dict[str, Any]]] = queue.Queue()
        self.number = 0
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        """Put every message of the server into the queue, with the time at which it came."""
        out = self.server.stdout
        assert out is not None
        while header := out.readline():
            length = int(header.split(b":")[1])
            while out.readline().strip():
                pass
            message = json.loads(out.read(length))
            self.heard.put((time.perf_counter(), message))

    def say(self, method: str, params: object, number: int | None = None) -> float:
        """Send a message; the time at which it was sent."""
        message = {"jsonrpc": "2.0", "method": method, "params": params} | ({} if number is None else {"id": number})
        data = json.dumps(message).encode()
        pipe = self.server.stdin
        assert pipe is not None
        started = time.perf_counter()
        pipe.write(b"Content-Length: %d\r\n\r\n" % len(data) + data)
        pipe.flush()
        return started

    def ask(self, method: str, params: object) -> tuple[float, Any]:
        """Ask, and wait for the answer: milliseconds, and what was answered."""
        self.number += 1
        started = self.say(method, params, self.number)
        while True:
            when, message = self.heard.get(timeout=120)
            if message.get("id") == self.number and "method" not in message:
                return (when - started) * 1000, message.get("result", message.get("error"))

    def wait(self, uri: str, version: int, started: float) -> tuple[float, list[Any]]:
        """Wait for the faults of a file in a version: milliseconds, and the faults."""
        while True:
            when, message = self.heard.get(timeout=120)
            params = message.get("params", {})
            told = message.get("method") == "textDocument/publishDiagnostics"
            if told and params["uri"] == uri and params.get("version") == version:
                return (when - started) * 1000, params["diagnostics"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cards", type=int, default=1000)
    parser.add_argument("--edits", type=int, default=150)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        folder = rewritten(Path(place) / "many", -(-options.cards // 45), None)
        measure(folder, options.edits)


def measure(folder: Path, edits: int) -> None:
    """Open a card of the pack, type into it, ask about it, and print what it took."""
    card = sorted(folder.glob("frigate*.moo"))[0]
    uri, text = card.as_uri(), card.read_text("utf-8")
    editor = Editor()
    started = time.perf_counter()
    editor.ask("initialize", {"processId": None, "rootUri": folder.as_uri(), "capabilities": {}})
    editor.say("initialized", {})
    print(f"{len(list(folder.rglob('*.moo')))} files; server answers after {time.perf_counter() - started:.1f} s")
    opened = editor.say(
        "textDocument/didOpen", {"textDocument": document(uri, 1) | {"languageId": "moo", "text": text}}
    )
    print(f"first faults of the open file after {editor.wait(uri, 1, opened)[0]:.0f} ms", end=", ")
    took, faults = editor.wait(uri, 1, opened)
    print(f"the whole pack is read and checked after {took / 1000:.1f} s, {len(faults)} faults in this file")
    typed, offered, interrupting = [], [], []
    letters = (TYPED * (1 + edits // len(TYPED)))[:edits]
    for version, end in enumerate(range(1, len(letters) + 1), start=2):
        written = text.rstrip("\n") + "\n" + letters[:end]
        change = {"textDocument": document(uri, version), "contentChanges": [{"text": written}]}
        took = editor.wait(uri, version, editor.say("textDocument/didChange", change))[0]
        (interrupting if version % FLOW == 0 else typed).append(took)
        offered.append(
            editor.ask("textDocument/completion", {"textDocument": {"uri": uri}, "position": last(written)})[0]
        )
        time.sleep(THOUGHT if version % FLOW == FLOW - 1 else PAUSE)
    show("a letter: its faults", typed)
    show("a letter amid a check", interrupting)
    show("a letter: completion", offered)
    change = {"textDocument": document(uri, 9999), "contentChanges": [{"text": text}]}
    at = editor.say("textDocument/didChange", change)
    editor.wait(uri, 9999, at)
    took, _faults = editor.wait(uri, 9999, at)
    print(f"the whole pack is checked again {took / 1000:.1f} s after the last letter")
    line = next(number for number, said in enumerate(text.split("\n")) if "gain" in said)
    place = {
        "textDocument": {"uri": uri},
        "position": {"line": line, "character": text.split("\n")[line].index("fleet")},
    }
    for method, more in (
        ("hover", {}), ("definition", {}), ("references", {"context": {"includeDeclaration": True}}),
        ("documentSymbol", {}), ("formatting", {"options": {"tabSize": 4, "insertSpaces": True}}),
    ):  # fmt: skip
        show(method, [editor.ask(f"textDocument/{method}", place | more)[0] for _ in range(10)])
    took, result = editor.ask("textDocument/rename", place | {"newName": "navy"})
    print(f"rename, checked anew: {took / 1000:.1f} s, {sum(map(len, result['changes'].values()))} places")
    editor.ask("shutdown", None)
    editor.say("exit", None)
    editor.server.wait(30)
    if max(quantile(times, 95) for times in (typed, interrupting, offered)) > LIMIT:
        sys.exit(f"95 of 100 letters should be answered in {LIMIT} ms")


def document(uri: str, version: int) -> dict[str, Any]:
    """A file in a version, as the protocol names it."""
    return {"uri": uri, "version": version}


def last(text: str) -> dict[str, int]:
    """The end of a text."""
    lines = text.split("\n")
    return {"line": len(lines) - 1, "character": len(lines[-1])}


def quantile(times: list[float], hundredths: int) -> float:
    """The time that so many of a hundred do not exceed."""
    return statistics.quantiles(times, n=100, method="inclusive")[hundredths - 1]


def show(what: str, times: list[float]) -> None:
    """One line of the table."""
    middle, most = quantile(times, 50), quantile(times, 95)
    print(f"{what:22} p50 {middle:6.1f}   p95 {most:6.1f}   max {max(times):6.1f}   n {len(times)}")


if __name__ == "__main__":
    main()
