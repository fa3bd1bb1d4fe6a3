"""Renewing: only the pages that say something else than before are made anew, and take their place in the old site.

That is sound because a page depends on its own text, on the frame and on the settings (with the ways through the
site), and on no other page: if frame and settings are the same, so is every page whose text is. What else could matter
is looked at: links of new pages must have their ends in old ones, and ends that have gone mean that all is made anew.
A page that only names another day, on which its scenarios were played, has that day put into it.
"""

from __future__ import annotations

import posixpath
import re
from datetime import date
from pathlib import Path

from attrs import evolve

from moodsl.site.folders import MARK, copied, replace
from moodsl.site.project import Project, nav_pages
from moodsl.site.tools import run_mkdocs
from moodsl.site.words import Words

MOST = 0.4  # if more than this share of the pages is new, making all of them is as quick
LINK = re.compile(r"\]\(([^)#\s]*\.md)?(?:#([^)\s]*))?\)")
ID = re.compile(r'\b(?:id|name)="([^"]+)"')


def renewed(project: Project, old_pages: Path, old_site: Path, work: Path) -> int | None:
    """Make `work/site` from the old site and the pages that have changed; how many those are.

    None if all has to be made anew, and then nothing is done.
    """
    mark = mark_in(old_site)
    if mark is None or mark != mark_in(old_pages) or mark[0] != project.frame_hash:
        return None
    changed = changed_files(project, old_pages)
    if changed is None:
        return None
    days = days_told(project, mark[1])
    redated = {path for path, before in changed.items() if with_day(before, path, days) == project.files[path]}
    pages = {path for path in changed if path.endswith(".md")} - redated
    if len(pages) > MOST * len(project.pages) * len(project.languages):
        return None
    site = work / "site"
    copied(old_site, site)
    if pages and not made_anew(project, pages, work):
        return None
    for path in redated:
        place = site / place_of(path, project)
        replace(place, with_day(place.read_bytes(), path, days))
    for path in changed.keys() - redated - pages:
        replace(site / place_of(path, project), project.files[path])
    return len(pages) + len(redated)


def mark_of(project: Project) -> str:
    """What is written into a folder that was made, so that it can be renewed: the frame of its pages, and their day."""
    return f"{project.frame_hash} {project.day}\n"


def mark_in(folder: Path) -> tuple[str, date] | None:
    """The frame and the day of a folder that was made before; None if it was not."""
    try:
        frame, day = (folder / MARK).read_text(encoding="utf-8").split()
        return frame, date.fromisoformat(day)
    except (OSError, ValueError):
        return None


def changed_files(project: Project, old: Path) -> dict[str, bytes] | None:
    """What those files under `docs` said before that say something else now, by path.

    None if others than those changed, or any came or went.
    """
    before = {file.relative_to(old).as_posix(): file for file in old.rglob("*") if file.is_file() and file.name != MARK}
    if before.keys() != project.files.keys():
        return None
    said = {path: before[path].read_bytes() for path in project.files}
    changed = {path: text for path, text in said.items() if text != project.files[path]}
    return changed if all(path.startswith("docs/") for path in changed) else None


def days_told(project: Project, before: date) -> dict[str, tuple[bytes, bytes]]:
    """The day before and the day now as pages tell them, by language."""
    told = {language: Words(language) for language in project.languages}
    return {name: (words.day(before).encode(), words.day(project.day).encode()) for name, words in told.items()}


def with_day(text: bytes, path: str, days: dict[str, tuple[bytes, bytes]]) -> bytes:
    """A text of the old day, with the day that it is now."""
    return text.replace(*days[path.split("/")[1]])


def made_anew(project: Project, pages: set[str], work: Path) -> bool:
    """Make the changed pages in a project of their own; False if old pages no longer fit them."""
    site, small = work / "site", work / "small"
    files = {path: content for path, content in project.files.items() if not path.endswith(".md")}
    files |= {path: project.files[path] for path in pages}
    for language in project.languages:
        root = f"docs/{language}/"
        wanted: dict[str, set[str]] = {root + path: set() for path in nav_pages(project.files[f"{language}.yml"])}
        for path in pages:
            if path.startswith(root):
                for target, anchor in links_of(path, project.files[path].decode()):
                    wanted.setdefault(target, set()).update({anchor} - {""})
        for path, anchors in wanted.items():
            if path not in pages:
                if path not in project.files or (anchors and not anchors <= ids_in(site / place_of(path, project))):
                    return False
                files[path] = stub(anchors)
    files["theme/stub.html"] = b""
    evolve(project, files=files).write(small)
    run_mkdocs(small, work / "new", project.languages)
    for path in pages:
        place = place_of(path, project)
        if not ids_in(site / place) <= ids_in(work / "new" / place):
            return False
        replace(site / place, (work / "new" / place).read_bytes())
    return True


def links_of(path: str, text: str) -> set[tuple[str, str]]:
    """The pages and anchors that a page leads to, as paths in the project."""
    folder = posixpath.dirname(path)
    return {(posixpath.normpath(posixpath.join(folder, page)), anchor) for page, anchor in LINK.findall(text) if page}


def place_of(path: str, project: Project) -> str:
    """Where a file of the project lies in the site: `docs/ru/cards/mill.md` -> `ru/cards/mill/index.html`."""
    _docs, language, rest = path.split("/", 2)
    if rest.endswith(".md"):
        rest = rest.removesuffix("index.md") + "index.html" if rest.endswith("index.md") else rest[:-3] + "/index.html"
    return rest if language == project.languages[0] else f"{language}/{rest}"


def ids_in(page: Path) -> set[str]:
    """The places on a page that a link can lead to."""
    return set(ID.findall(page.read_text(encoding="utf-8"))) if page.exists() else set()


def stub(anchors: set[str]) -> bytes:
    """A page that only stands for another one: a link to it has its end. It has an empty frame and is thrown away."""
    places = "".join(f'<a id="{anchor}"></a>\n' for anchor in sorted(anchors))
    return f"---\ntemplate: stub.html\n---\n\n# …\n\n{places}".encode()
