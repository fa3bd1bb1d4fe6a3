"""What others write reaches a page, a drawing and a printed sheet as text: no browser runs any of it."""

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
OBEYED = """() => [
    ...document.querySelectorAll("[onx], [onclick], [onload], [onerror], a[href^='javascript:'], img[src='x']"),
    ...[...document.scripts].filter((one) => one.textContent.includes("pwn")),
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


def test_no_page_runs_what_others_wrote(site: tuple[Path, str]) -> None:
    folder, address = site
    pages = sorted(folder.rglob("*.html"))
    assert len(pages) > 20
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        context = browser.new_context()
        context.add_init_script("window.pwned = 0; window.pwn = () => { window.pwned += 1 };")
        page = context.new_page()
        wrong: list[Any] = []
        seen = ""
        for path in pages:
            page.goto(address + path.relative_to(folder).as_posix(), wait_until="load")
            obeyed, pwned = page.evaluate(OBEYED), page.evaluate("window.pwned")
            wrong += [(path.name, obeyed, pwned)] if obeyed or pwned else []
            seen += page.title() + page.inner_text("body")
        browser.close()
    assert wrong == []
    assert [attack for attack in ATTACKS if attack not in seen] == []  # all of it is shown as it was written


def test_the_sheets_to_print_hold_letters_and_do_nothing(site: tuple[Path, str]) -> None:
    folder, _address = site
    for path in (folder / "print/en.pdf", folder / "ru/print/ru.pdf"):
        assert not re.search(rb"/(JavaScript|JS|URI|Launch|OpenAction|AA)\b", path.read_bytes())
        assert "pwn()" in pypdfium2.PdfDocument(path)[0].get_textpage().get_text_bounded()
