"""Serving a site on this machine, and watching the files that it is made of."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from interpreter.text import find_pack

PAUSE = 0.5  # seconds between two looks at the files


class PortTaken(Exception):
    """Somebody else listens there."""


class Quiet(SimpleHTTPRequestHandler):
    """Files as they are, never kept by the browser: they may be built anew at any time."""

    def end_headers(self) -> None:
        """Add what all answers say."""
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads along."""


class Listening(ThreadingHTTPServer):
    """Listens to browsers, which may go before they have read everything: that is no fault."""

    def handle_error(self, request: object, client_address: object) -> None:
        """Tell what went wrong, but for a browser that is gone."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class Server:
    """A folder, served to this machine only, for as long as it is entered. Port 0 is any free one, see `port`."""

    def __init__(self, folder: Path, port: int) -> None:
        try:
            self._server = Listening(("127.0.0.1", port), partial(Quiet, directory=str(folder.resolve())))
        except OSError:
            raise PortTaken(port) from None

    @property
    def port(self) -> int:
        """Where it listens."""
        return self._server.server_port

    def __enter__(self) -> Server:
        Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_error: object) -> None:
        self._server.shutdown()
        self._server.server_close()


class FolderWatch:
    """Goes through the changes of the files of some packs, for ever."""

    def __init__(self, places: Sequence[str]) -> None:
        self._roots = [find_pack(place) or Path(place) if not Path(place).exists() else Path(place) for place in places]

    def __iter__(self) -> Iterator[None]:
        before = self.seen()
        while True:
            time.sleep(PAUSE)
            now = self.seen()
            if now != before:
                before = now
                yield

    def seen(self) -> dict[Path, int]:
        """All files with the times at which they were written."""
        files = (file for root in self._roots for file in ([root] if root.is_file() else root.rglob("*")))
        found = {}
        for file in files:
            try:
                if file.is_file():
                    found[file] = file.stat().st_mtime_ns
            except FileNotFoundError:
                continue
        return found
