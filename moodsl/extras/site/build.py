"""Building: pages are written, mkdocs makes a site of each language, pagefind an index; then all is put in place.

What is built is built beside its place and moved there when it is whole: whoever looks sees the old site or the new.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from attrs import evolve, field, frozen

from interpreter.loader import PackFault
from interpreter.report.message import msg
from interpreter.text import put_in_place, write_files
from moodsl import __version__
from moodsl.extras.faces import Drawing
from moodsl.extras.site.engine import put_table
from moodsl.extras.site.folders import MARK, hold_ours, workplace
from moodsl.extras.site.missing import hold_words, site_faults
from moodsl.extras.site.names import Names
from moodsl.extras.site.pages import pages_of
from moodsl.extras.site.pages.home import sheets_path
from moodsl.extras.site.project import Project, project_of
from moodsl.extras.site.proofs import proofs_of_packs
from moodsl.extras.site.shelf import Shelf
from moodsl.prose import languages_of, open_book

OUTSIDE = ".highlight,.headerlink,.moo-neighbours,.moo-face,.moo-up,thead"  # what the search does not look at


@frozen
class Built:
    """What was built: where, how many pages a language, how long each part took, whether the engine of its table is
    precompiled, if it has one, and by language what lacks words: the values that "How to play" leaves out, and the
    lines of rulings that are shown as they are written, each with the words that it lacks."""

    folder: Path
    languages: tuple[str, ...]
    pages: int
    seconds: dict[str, float] = field(factory=dict)
    precompiled: bool = True
    left_out: dict[str, dict[str, tuple[str, ...]]] = field(factory=dict)
    unsaid: dict[str, list[tuple[str, ...]]] = field(factory=dict)

    @property
    def total(self) -> float:
        """All seconds."""
        return sum(self.seconds.values())


class Clock:
    """How long each part takes."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    @contextmanager
    def __call__(self, part: str) -> Iterator[None]:
        """Measure a part."""
        start = time.perf_counter()
        yield
        self.seconds[part] = self.seconds.get(part, 0) + time.perf_counter() - start


def build_site(
    places: Sequence[str | Path], folder: Path, address: str = "", runtime: Path | None = None, quick: bool = False
) -> Built:
    """Build the site of packs into a folder; the Markdown it is made of lies beside it (`FOLDER-pages`).
    `address` is where it will stand; without one, at the root of a server. `runtime` is where Python for browsers lies
    (`engine.runtime_in`); without it the site has no table to play at. `quick` leaves the engine of the table as it is,
    which is then slow to begin.

    Raises PackFault, FaceFault or Unproved for what is wrong with the packs, CannotBuild for the folder.
    """
    folder = folder.absolute()
    pages_folder = folder.with_name(f"{folder.name}-pages")
    for one in (folder, pages_folder):
        hold_ours(one)
    clock = Clock()
    with clock("cards"):
        shelf = evolve(open_shelf(*places), table=runtime is not None)
    languages = [Names(shelf, language) for language in shelf.languages]
    project = site_texts(shelf, languages, clock, address)
    precompiled = True
    with workplace(folder) as work:
        new_pages, new_site = work / "pages", work / "site"
        write_files(new_pages, project.files)
        with clock("mkdocs"):
            run_mkdocs(new_pages, new_site, shelf.languages)
        with clock("search"):
            run_pagefind(new_site)
        if runtime is not None:
            with clock("table"):
                node = None if quick else shutil.which("node")
                precompiled = put_table(new_site, shelf.book.folders, shelf.languages, runtime, __version__, node)
        for new, place in ((new_site, folder), (new_pages, pages_folder)):
            (new / MARK).touch()
            put_in_place(new, place)
    left_out = {one.language: one.terms.left_out for one in languages}
    unsaid = {one: shelf.unsaid(one) for one in shelf.languages}
    return Built(folder, shelf.languages, len(project.pages), clock.seconds, precompiled or quick, left_out, unsaid)


def open_shelf(*places: str | Path) -> Shelf:
    """Read, check and play a pack; raises PackFault or Unproved."""
    book = open_book(*places)
    languages = tuple(languages_of(book))
    if wrong := site_faults(Shelf(book, languages)):
        raise PackFault(wrong)
    return Shelf(book, languages, proofs_of_packs(book))


def site_texts(shelf: Shelf, languages: list[Names], clock: Clock, address: str) -> Project:
    """Everything that the site is made of, as text; raises PackFault for words that nobody wrote."""
    with clock("faces"):
        editions = [(one.site, one.language, copies_of(one)) for one in languages]  # with faults no long work begins
    with ProcessPoolExecutor(2) as pool, clock("pages"):
        sheets = pool.submit(sheets_of, editions)
        pages = {names.language: pages_of(names) for names in languages}
        hold_words(languages)
        assets = {language: {sheets_path(language): sheet} for language, sheet in sheets.result().items()}
    return project_of(shelf, pages, assets, address)


def copies_of(names: Names) -> list[tuple[Drawing, ...]]:
    """What is to be printed: every card with all its sides, as often as the game has it."""
    return [names.printed[design.name] for design in names.cards for _copy in range(design.copies)]


def sheets_of(editions: list[tuple[str, str, list[tuple[Drawing, ...]]]]) -> dict[str, bytes]:
    """The sheets to print, by language; an edition is the site's name, the language, and the cards."""
    from moodsl.extras.faces.sheets import pdf

    return {language: pdf(cards, game, language) for game, language, cards in editions}


def run_mkdocs(project: Path, out: Path, languages: Sequence[str]) -> None:
    """Make a site of each language, all at once; the first language lies at the root, the others in folders."""
    running = []
    for language in languages:
        command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"]
        command += ["-f", str(project / f"{language}.yml"), "-d", str(out.with_name(f"{out.name}-{language}"))]
        running.append(started(command))
    for process in running:
        finished(process, "mkdocs")
    first, *others = languages
    out.with_name(f"{out.name}-{first}").rename(out)
    for language in others:
        out.with_name(f"{out.name}-{language}").rename(out / language)


def run_pagefind(out: Path) -> None:
    """Make the index that the search reads: each language has its own, with its own endings of words."""
    shutil.rmtree(out / "pagefind", ignore_errors=True)
    command = [sys.executable, "-m", "pagefind", "--site", str(out), "--glob", "**/index.html", "--quiet"]
    command += ["--root-selector", ".md-content__inner", "--exclude-selectors", OUTSIDE]
    finished(started(command), "pagefind")
    for unused in (out / "pagefind").glob("pagefind-*ui.*"):  # the search has a dialog of its own
        unused.unlink()


def started(command: list[str]) -> subprocess.Popen[str]:
    """A program running beside us, quiet about its own plans."""
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    return subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
    )


def finished(process: subprocess.Popen[str], name: str) -> None:
    """Wait for a program; raises RuntimeError with what it said if it failed."""
    said, _ = process.communicate()
    if process.returncode:
        raise RuntimeError(msg("{} refused the pages: {}", name, " ".join(said.split())[-2000:]))
