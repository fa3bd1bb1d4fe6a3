"""Pictures side by side: one sheet for each state, with all widths, languages and colours of it."""

from __future__ import annotations

from collections import defaultdict
from html import escape
from pathlib import Path
from typing import Any

HEAD = """<!doctype html><meta charset="utf-8"><title>moodsl</title><style>
section { background: #888; display: flex; flex-wrap: wrap; gap: 8px; padding: 8px; width: 2000px }
h2 { font: 600 20px sans-serif; margin: 0; width: 100% }
img { max-height: 700px; max-width: 990px }
</style>
"""


def sheets(browser: Any, folder: Path) -> None:
    """Write `index.html` and a picture of each of its parts into `sheets`."""
    found: dict[str, list[Path]] = defaultdict(list)
    for file in sorted(folder.glob("*/*.png")):
        if file.parent.name != "sheets":
            state = file.stem.rsplit("-", 3)[0]
            found[f"{file.parent.name}-{state}"].append(file)
    parts = [part(name, files, folder) for name, files in found.items()]
    (folder / "index.html").write_text(HEAD + "".join(parts), "utf-8")
    (folder / "sheets").mkdir(exist_ok=True)
    page = browser.new_page(viewport={"width": 2020, "height": 900})
    page.goto((folder / "index.html").as_uri())
    for section in page.locator("section").all():
        section.screenshot(path=str(folder / "sheets" / f"{section.get_attribute('id')}.png"))
    page.close()


def part(name: str, files: list[Path], folder: Path) -> str:
    """The pictures of a state."""
    names = [escape(file.relative_to(folder).as_posix()) for file in files]
    pictures = "".join(f'<img src="{one}" title="{one}">' for one in names)
    return f'<section id="{escape(name)}"><h2>{escape(name)}</h2>{pictures}</section>'
