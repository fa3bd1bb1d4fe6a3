"""What others write reaches a page, a drawing and a printed sheet as text: no browser runs any of it.

`make test` opens a page of each sort, `make browser` opens all.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hostile import hostile_game

for needed in ("mkdocs", "pagefind", "reportlab"):
    pytest.importorskip(needed)
playwright = pytest.importorskip("playwright.sync_api")
pypdfium2 = pytest.importorskip("pypdfium2")
CHROMIUM = Path("/usr/bin/chromium")
if not CHROMIUM.exists():
    pytest.skip("there is no chromium here", allow_module_level=True)

from moodsl.extras.site.build import build_site  # noqa: E402
from moodsl.extras.site.serve import Server  # noqa: E402

FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]
ATTACKS = (
    "<script>pwn()</script>",
    "</title><script>pwn()</script>",
    "<img src=x onerror=pwn()>",
    "[l](javascript:pwn())",
    '" onx="pwn()',
    "{: onclick=pwn() }",
    "{{7*7}}{%x%}",
    "&lt;b onx=1&gt;`c`",
    "'><svg onload=pwn()>",
)
OBEYED = """seen => [
    ...seen.querySelectorAll("[onx], [onclick], [onload], [onerror], a[href^='javascript:'], img[src='x']"),
    ...[...seen.scripts].filter((one) => one.textContent.includes("pwn")),
].map((one) => one.outerHTML)"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, str]]:
    """The site of a game whose every text is hostile: its folder, and where it is served."""
    place = tmp_path_factory.mktemp("hostile")
    game = hostile_game(place, ATTACKS)
    hidden = {fact: {"place": "none"} for fact in ("suit", "price", "worth")}  # there is no room for such names
    (game / "faces.json").write_text(json.dumps({"facts": hidden}), "utf-8")
    folder = build_site([game], place / "site").folder
    with Server(folder, 0) as server:
        yield folder, f"http://127.0.0.1:{server.port}/"


def pages_of(folder: Path) -> list[str]:
    """All pages of a site."""
    found = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.html"))
    assert len(found) > 20
    return found


def of_each_sort(pages: list[str]) -> list[str]:
    """English pages, and of those that are made alike (one for each card) the first."""
    english = [page for page in reversed(pages) if not page.startswith("ru/")]
    return sorted({page.rsplit("/", 2)[0] if page.count("/") > 1 else page: page for page in english}.values())


@pytest.fixture
def page() -> Iterator[Any]:
    """A page on which hostile code would be noted."""
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        context = browser.new_context()
        context.add_init_script("window.pwned = 0; window.pwn = () => { window.pwned += 1 };")
        yield context.new_page()
        browser.close()


def run_by(page: Any, address: str, paths: list[str]) -> tuple[list[Any], str]:
    """What was run or would be on pages that are opened one after the other, and all that is seen on them."""
    wrong: list[Any] = []
    seen = ""
    for path in paths:
        page.goto(address + path, wait_until="load")
        obeyed, pwned = page.evaluate(f"({OBEYED})(document)"), page.evaluate("window.pwned")
        wrong += [(path, obeyed, pwned)] if obeyed or pwned else []
        seen += page.title() + page.inner_text("body")
    return wrong, seen


def assert_all_shown(seen: str) -> None:
    assert [attack for attack in ATTACKS if attack not in seen] == []  # all of it is shown as it was written


def test_no_page_runs_what_others_wrote(page: Any, site: tuple[Path, str]) -> None:
    """A page of each sort is opened; the browser reads all others, and finds nothing in them that it would run."""
    folder, address = site
    wrong, seen = run_by(page, address, of_each_sort(pages_of(folder)))
    assert wrong == []
    assert_all_shown(seen)
    read = f"text => ({OBEYED})(new DOMParser().parseFromString(text, 'text/html'))"
    assert [path for path in pages_of(folder) if page.evaluate(read, (folder / path).read_text("utf-8"))] == []


@pytest.mark.browser
def test_no_page_at_all_runs_what_others_wrote(page: Any, site: tuple[Path, str]) -> None:
    folder, address = site
    wrong, seen = run_by(page, address, pages_of(folder))
    assert wrong == []
    assert_all_shown(seen)


def test_the_sheets_to_print_hold_letters_and_do_nothing(site: tuple[Path, str]) -> None:
    folder, _address = site
    for path in (folder / "print/en.pdf", folder / "ru/print/ru.pdf"):
        assert not re.search(rb"/(JavaScript|JS|URI|Launch|OpenAction|AA)\b", path.read_bytes())
        assert "pwn()" in pypdfium2.PdfDocument(path)[0].get_textpage().get_text_bounded()
