"""`moo check`: what is wrong in some cards."""

from __future__ import annotations

import sys

import click

from interpreter.report import Reporter
from interpreter.report.message import Message, msg
from interpreter.text import Source
from moodsl.cli.authoring.rewriting import with_their_packs
from moodsl.cli.shared.exit_codes import FAULTY, WRONG_USE
from moodsl.cli.shared.language import tell
from moodsl.cli.shared.loading import end_if_misused, give_up, show_faults, tell_differences
from moodsl.cli.shared.values import OneOf

MOST_SHOWN = 100  # faults: mending these often mends others, and the first ones scroll out of a terminal


@click.command()
@click.argument("path", nargs=-1, required=True)
@click.option("--format", "form", type=OneOf(["full", "concise", "json"]), default="full", show_default=True,
              help="How a fault is shown: with its line, on one line, or as data for an editor.")  # fmt: skip
@click.option("--fix", is_flag=True, help="Mend what can be mended for certain, and show what is left.")
@click.option("--diff", "only_diff", is_flag=True, help="With --fix: write nothing, show what would change.")
@click.option("--lang", "language", metavar="LANGUAGE",
              help="Only the texts in this language: en or ru.  [default: all]")  # fmt: skip
@click.option("--all", "everything", is_flag=True, help=f"Show every fault, not only the first {MOST_SHOWN}.")
def check(path: tuple[str, ...], form: str, fix: bool, only_diff: bool, language: str | None, everything: bool) -> None:
    """Name what is wrong in cards: folders, files or a pack by its name. Several PATHs are read as one pack. A file
    of a pack is read with the others; what is wrong in it is shown, and `--fix` writes only that file.

    Of sound rules the texts and faces are looked at, too, in every language that the pack has words for, and the files
    beside the cards (`balance.json`, `worth.json`).
    """
    from interpreter.loader import read
    from interpreter.syntax import parse
    from moodsl.prose import LANGUAGES

    if language is not None and language not in LANGUAGES:
        give_up(msg("there are no texts in `{}`; there is: {}", language, ", ".join(LANGUAGES)), WRONG_USE)
    reporter = Reporter()
    asked = path
    path, alone = with_their_packs(asked)
    sources = read(path, reporter)
    end_if_misused(reporter.diagnostics, path)
    if only_diff and not fix:
        give_up(msg("`--diff` shows what `--fix` would change; write both"), WRONG_USE)
    whole = not len(reporter)  # what another file lacks may stand in one that cannot be read
    if fix and sources:
        from moodsl.cli.authoring.fix import fix_all

        for fault in fix_all(asked, sources, only_diff, err=form == "json", whole=whole):
            reporter.add(fault)
        sources = read(path, reporter)
        if not len(reporter) and not alone:
            from moodsl.cli.authoring.words import write_words

            write_words(sources, path, language, only_diff, err=form == "json")
    elif not whole:
        for source in sources:
            parse(source, reporter)
    unwritten: dict[str, int] = {}
    left_out: dict[str, dict[str, tuple[str, ...]]] = {}
    if not len(reporter) and not only_diff:
        unwritten, left_out = check_whole(sources, path, language, reporter)
    faults = [one for one in reporter.diagnostics if not alone or one.span.source.name in alone]
    elsewhere = len(reporter) - len(faults)
    left = show_faults(faults, form, most=None if everything else MOST_SHOWN) if faults or form == "json" else 0
    if form != "json":
        if left:
            tell(msg("and {} more; `--all` shows every one", left))
        names = {one.span.source.name for one in faults}
        files = count_of_files(len(names) or len(sources))
        if alone:
            files = msg("{}, read with the rest of the pack", " ".join(asked))
        tell(msg("{} in {}", count_of_faults(len(faults)), files) if faults else msg("no faults in {}", files))
        tell_rest(path, elsewhere, unwritten)
        tell_values(left_out, path, fix)
    differs = tell_differences(path)
    if faults or elsewhere or differs:
        sys.exit(FAULTY)


def tell_rest(path: tuple[str, ...], elsewhere: int, unwritten: dict[str, int]) -> None:
    """Say how many faults other files have, and how many words are not written yet, by language."""
    if elsewhere:
        seen = msg("`moo check {}` shows them", " ".join(path))
        tell(msg("in other files of the pack: {}; {}", count_of_faults(elsewhere), seen))
    for one, lacking in unwritten.items():
        help = msg("`moo check {} --lang {}` names them, with `--fix` it writes their lines", " ".join(path), one)
        tell(msg("words in the language `{}` that are not written yet: {}; {}", one, lacking, help))


def tell_values(left_out: dict[str, dict[str, tuple[str, ...]]], path: tuple[str, ...], fixed: bool) -> None:
    """Name the values that the page of the rules leaves out, and who writes the lines of the words that they lack."""
    from moodsl.cli.extras.site import tell_left_out

    tell_left_out(left_out)
    if not fixed and any(words for values in left_out.values() for words in values.values()):
        tell(msg("`moo check {} --fix` writes the lines of these words", " ".join(path)))


def check_whole(
    sources: list[Source], path: tuple[str, ...], language: str | None, reporter: Reporter
) -> tuple[dict[str, int], dict[str, dict[str, tuple[str, ...]]]]:
    """Report what is wrong with the rules, and if nothing was left out of them, with texts, faces, and the files beside
    the cards.

    Rules come before words: how many words are missing in a language for which the pack has no file of words yet is
    only counted, unless that language is asked for. Gives these numbers, and of sound words the values that the site
    leaves out in each language.
    """
    from moodsl.extras.site.beside import side_faults
    from moodsl.extras.site.missing import later_faults, left_out_of
    from moodsl.prose import languages_of, languages_written
    from moodsl.prose.book import book_of

    book = book_of(sources, path, reporter)
    if book is None:
        return {}, {}
    held = [language] if language else languages_written(book)
    found = later_faults(book, held) if held else []
    unwritten: dict[str, int] = {}
    for other in [] if language else languages_of(book):
        if other not in held:
            faults = later_faults(book, [other])
            found += [one for one in faults if one.code != "missing-words"]
            unwritten[other] = sum(one.code == "missing-words" for one in faults)
    for fault in [*found, *side_faults(book)]:
        reporter.add(fault)
    return {other: number for other, number in unwritten.items() if number}, {} if found else left_out_of(book, held)


def count_of_faults(number: int) -> Message:
    """`1 fault`, `3 faults`."""
    return msg("1 fault") if number == 1 else msg("{} faults", number)


def count_of_files(number: int) -> Message:
    """`no files`, `1 file`, `3 files`."""
    return msg("1 file") if number == 1 else msg("{} files", number) if number else msg("no files")
