"""Lines for the words that a pack misses, written into its files of words by `moo check --fix`."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import ndiff
from pathlib import Path

from interpreter.check.packs import folder_of, pack_of, pack_of_file, stood_on
from interpreter.loader import shown_path
from interpreter.report import Reporter
from interpreter.text import Source
from moodsl.cli.authoring.rewriting import File, FileChange, opened, show_differences, write_all
from moodsl.cli.shared.terminal import echo
from moodsl.prose import Book, languages_written
from moodsl.prose.book import book_of
from moodsl.prose.faults import named_together
from moodsl.prose.words import Missing


def write_words(sources: list[Source], path: tuple[str, ...], language: str | None, show_only: bool, err: bool) -> None:
    """Write the lines of missing words of sound rules, in the language that is asked for or in all that have a file of
    words, and tell them; with `show_only` show the difference."""
    from moodsl.extras.site.missing import missing_words

    reporter = Reporter()
    book = book_of(sources, path, reporter)
    if book is None or len(reporter):
        return
    changes = [
        change
        for one in ([language] if language else languages_written(book))
        for change in changes_for(missing_words(book, one), one, book)
    ]
    if show_only:
        show_differences(changes)
        return
    write_all(changes)
    for change in changes:
        new = ndiff(change.file.source.text.split("\n"), change.text.split("\n"))
        for line in (line for line in new if line.startswith("+ ") and line.strip() != "+"):
            echo(f"{change.name}: {line}", err=err)


def changes_for(missing: Iterable[Missing], language: str, book: Book) -> list[FileChange]:
    """The files of words with the lines that they lack; a word of a pack that is only required stays as it is."""
    from moodsl.prose.word_lines import with_missing

    packs = book.model.packs
    below = stood_on(packs)
    by_file: dict[Path, list[Missing]] = {}
    for one in (one for one in missing if named_together(one, book.model, language) is None):
        places = [place for place in (one.span, one.wanted) if place is not None]
        owners = [pack for place in places if (pack := pack_of(place, packs)) not in below]
        if owners or not places:
            by_file.setdefault(file_for(owners[0] if owners else "", language, book), []).append(one)
    found = []
    for file, lacking in by_file.items():
        old = (
            opened(file, shown_path(file), Reporter())
            if file.exists()
            else File(file, b"", Source(shown_path(file), ""))
        )
        text = with_missing(old.source.text, lacking, language) if old else ""
        if old and text != old.source.text:
            found.append(FileChange(old, text, old.data(text)))
    return found


def file_for(pack: str, language: str, book: Book) -> Path:
    """The file in which a pack has its words of a language, or will have them."""
    packs = book.model.packs
    below = stood_on(packs)
    own = [one for one in book.words(language) if pack_of_file(shown_path(one), packs) not in below]
    its = [one for one in own if pack_of_file(shown_path(one), packs) == pack]
    folder = Path(folder_of(packs[pack].span)) if pack in packs else book.folders[-1]
    return next(reversed(its), folder / "words" / f"{language}.ftl")
