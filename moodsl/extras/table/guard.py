"""Who may speak to the server: hosts, origins, how much at once; and the headers that every page carries."""

from __future__ import annotations

import ipaddress
import socket
import time
from collections.abc import Mapping

from attrs import define, field

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-cache",
}


def is_known_host(host: str) -> bool:
    """Whether a request that names this host was meant for this server: it names an address or this machine. A name
    that anybody could let point here is not known.

    >>> is_known_host("127.0.0.1:8642"), is_known_host("[::1]:80"), is_known_host("games.example")
    (True, True, False)
    """
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() else host
    name = name.removeprefix("[").removesuffix("]").lower()
    try:
        ipaddress.ip_address(name)
    except ValueError:
        own = socket.gethostname().lower()
        return bool(name) and name in ("localhost", own, f"{own}.local")
    return True


def is_own_origin(headers: Mapping[str, str]) -> bool:
    """Whether a request comes from a page of this server, or from a program that is no browser and names no origin."""
    origin = headers.get("origin")
    return origin is None or origin in (f"http://{headers.get('host', '')}", f"https://{headers.get('host', '')}")


@define
class Allowance:
    """How many messages a client may still send: so many a second, and some more at once."""

    rate: float = 20.0
    most: float = 60.0
    left: float = field(init=False)
    since: float = field(factory=time.monotonic)
    over: int = 0  # messages in a row that were too many

    def __attrs_post_init__(self) -> None:
        self.left = self.most

    def take(self) -> bool:
        """Whether one more message may come now."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            self.over += 1
            return False
        self.left -= 1
        self.over = 0
        return True
