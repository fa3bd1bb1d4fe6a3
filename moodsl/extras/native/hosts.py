"""Which host runs modules here: wasmtime, or the browser in whose page Python runs."""

from __future__ import annotations

import sys
from importlib.metadata import PackageNotFoundError, version

from interpreter.report.message import msg
from moodsl.extras.native.machine import Host, Unavailable

IN_A_PAGE = sys.platform == "emscripten"
LEAST = 40  # the oldest wasmtime that is known to do


def host_here() -> Host:
    """What runs modules here; raises Unavailable."""
    version_of_host()
    if IN_A_PAGE:
        from moodsl.extras.native.by_browser import BrowserHost

        return BrowserHost()
    from moodsl.extras.native.by_wasmtime import WasmtimeHost

    return WasmtimeHost()


def version_of_host() -> str:
    """What runs modules here, and of which version: what is kept of a module is good for that only. Raises
    Unavailable."""
    if IN_A_PAGE:
        return "browser"
    try:
        found = version("wasmtime")
    except PackageNotFoundError:
        raise Unavailable(msg("wasmtime is missing: `pip install 'moodsl[native]'`")) from None
    major = found.partition(".")[0]
    if not major.isdecimal() or int(major) < LEAST:
        raise Unavailable(msg("wasmtime {} is too old, {} is needed: `pip install 'moodsl[native]'`", found, LEAST))
    return found
