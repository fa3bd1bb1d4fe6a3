"""The server on a port of this machine, or of the network that it stands in."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn
from starlette.types import ASGIApp

from moodsl.extras.table.protocol import LARGEST_DOCUMENT

PORT = 8642  # if it is free and no other is asked for
GRACE = 2  # seconds that open sockets have when the server ends
STARTED = 20.0


def bound(host: str, port: int | None) -> socket.socket:
    """A socket on a port; without one on the usual port, or on any that is free. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in (PORT, 0) if port is None else (port,):
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
        except OSError:
            found.close()
            if number == 0 or port is not None:
                raise
            continue
        return found
    raise AssertionError


def server_of(app: ASGIApp) -> uvicorn.Server:
    """The server of an application, silent but for faults."""
    config = uvicorn.Config(
        app, log_level="error", access_log=False, server_header=False, lifespan="off",
        ws_max_size=4 * LARGEST_DOCUMENT, timeout_graceful_shutdown=GRACE,
    )  # fmt: skip
    return uvicorn.Server(config)


def serve(app: ASGIApp, where: socket.socket, started: Callable[[], None]) -> None:
    """Serve until Ctrl-C; `started` is called when pages can come."""
    server = server_of(app)

    def tell() -> None:
        while not server.started and not server.should_exit:
            time.sleep(0.02)
        started()

    threading.Thread(target=tell, daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[where])


@contextmanager
def served(app: ASGIApp, where: socket.socket) -> Iterator[None]:
    """Serve in a thread as long as something else goes on."""
    server = server_of(app)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [where]}, daemon=True)
    thread.start()
    until = time.monotonic() + STARTED
    while not server.started and time.monotonic() < until:
        time.sleep(0.01)
    try:
        yield
    finally:
        server.should_exit = True
        thread.join(2 * GRACE + 1)


def addresses(host: str) -> list[str]:
    """The addresses by which others reach a host that stands for all of this machine's; else the host itself."""
    if host not in ("0.0.0.0", "::"):
        return [host]
    found = {str(row[4][0]) for row in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)}
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # nothing is sent: it tells which address would be used
        found.add(probe.getsockname()[0])
    return sorted(found - {"127.0.0.1"}) or ["127.0.0.1"]
