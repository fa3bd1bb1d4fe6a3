"""A browser for the sites whose engine runs in the page, and Python for browsers, where there are such."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from chromium import CHROMIUM, FLAGS

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="session")
def runtime() -> Path:
    """Where Python for browsers lies; skips what needs it where it is not, and where no chromium is."""
    from moodsl.extras.site.engine import USUAL, NoRuntime, runtime_in

    if not CHROMIUM.exists():
        pytest.skip("there is no chromium here")
    try:
        return runtime_in(ROOT / USUAL)
    except NoRuntime:
        pytest.skip("there is no Python for browsers here: `make engine` fetches it")


@pytest.fixture
def page(tmp_path: Path) -> Iterator[Any]:
    """A page with a profile of its own, as wide as a phone."""
    playwright = pytest.importorskip("playwright.sync_api")
    with playwright.sync_playwright() as play:
        context = play.chromium.launch_persistent_context(
            str(tmp_path / "profile"), executable_path=str(CHROMIUM), args=FLAGS, viewport={"width": 390, "height": 844}
        )
        yield context.pages[0]
        context.close()
