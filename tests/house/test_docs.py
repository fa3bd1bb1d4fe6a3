"""What the documentation shows is true: its cards check, its messages are the real ones, its paths and commands exist.

A comment above a block of cards says what the block is, and every block of cards has one:

    <!-- checks with orion -->            declarations that check when they are added to the built-in game
    <!-- on a card of orion -->           abilities; they check on a structure of that game
    <!-- lines of orion -->               lines; they check under `on build:`
    <!-- a whole pack -->                 a game that checks by itself
    <!-- from cards/orion/game.moo -->    lines that stand in that file in this order
    <!-- my_cards/farm.moo -->            a file of a reader's own folder; checks with those shown before it, and with
                                          those that come before the next command
    <!-- my_cards/x.moo has faults -->    a file with faults; the block behind it shows what `moo check` says of it

A page whose own files declare a game is read without the built-in one. What is shown of messages and of answers in
Python is renewed by `make accept`.
"""

import doctest
import os
import re
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from attrs import frozen

from interpreter.loader import read
from interpreter.report import Diagnostic, Reporter, full
from interpreter.syntax import parse
from interpreter.syntax.nodes import Module
from interpreter.text import Source
from interpreter.whole_check import check
from moodsl.cli.group import COMMANDS
from moodsl.formatter.upgrading import STEPS

ROOT = Path(__file__).parents[2]
DOCS = sorted((ROOT / "docs").rglob("*.md"))
PAGES = [
    *DOCS,
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "grammar/README.md",
    ROOT / "tests/cards/README.md",
]
CARDS_ON = [*DOCS, ROOT / "README.md"]  # the other pages show pieces that mean nothing by themselves
ACCEPT = bool(os.environ.get("MOO_ACCEPT"))


# ---- the blocks of a page -------------------------------------------------------------------------------------------


@frozen
class Block:
    """A block of a page: its language, the comment above it, and where its text begins and ends in the page."""

    page: Path
    mark: str
    language: str
    text: str
    line: int
    start: int
    end: int


BLOCK = re.compile(
    r"(?:^<!-- (?P<mark>.+?) -->\n+)?^(?P<pad> *)```(?P<language>\w*)\n(?P<text>.*?)^ *```$",
    re.MULTILINE | re.DOTALL,
)


def blocks_of(page: Path) -> list[Block]:
    whole = page.read_text("utf-8")
    found = []
    for match in BLOCK.finditer(whole):
        start, end = match.span("text")
        text = "\n".join(line.removeprefix(match["pad"]) for line in match["text"].split("\n"))
        line = whole.count("\n", 0, start) + 1
        found.append(Block(page, match["mark"] or "", match["language"], text, line, start, end))
    return found


def replace(page: Path, place: int, text: str) -> None:
    """Write another text into the block at a place."""
    block = blocks_of(page)[place]
    whole = page.read_text("utf-8")
    page.write_text(whole[: block.start] + text + whole[block.end :], "utf-8")


def path_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def name_of(case: object) -> str:
    if isinstance(case, Block):
        return f"{path_of(case.page)}:{case.line}"
    if isinstance(case, tuple):
        return f"{path_of(case[0])}:{blocks_of(case[0])[case[1]].line}"
    assert isinstance(case, Path)
    return path_of(case)


# ---- cards ----------------------------------------------------------------------------------------------------------

FAULTY = re.compile(r"(\S+\.moo) has faults")
OWN_FILE = re.compile(r"\w+/\w+\.moo")
GAME = re.compile(r"^game ", re.MULTILINE)
REQUIRED = re.compile(r"^ +requires +(eclipse|galaxy) ", re.MULTILINE)
CARD = "building shown_in_the_docs\n    colour grey\n    cost   1 food\n    points 1\n\n"


@cache
def built_in(game: str) -> list[Module]:
    """A built-in game without its scenarios, parsed once for all blocks."""
    reporter = Reporter()
    return [parse(source, reporter) for source in read([game], reporter, scenarios=False)]


def own_files(block: Block) -> dict[str, str]:
    """The files that a reader has written when he comes to the next command: name -> the last text.

    A file with faults is written by itself, so nothing that comes behind it counts.
    """
    blocks = blocks_of(block.page)
    end = block.start
    if not FAULTY.fullmatch(block.mark):
        end = next((one.start for one in blocks if one.start > end and one.language == "console"), end)
    return {one.mark: one.text for one in blocks if one.start < end and OWN_FILE.fullmatch(one.mark)}


def faults(name: str, text: str, game: bool = True, beside: dict[str, str] | None = None) -> list[Diagnostic]:
    """What is wrong with a text, read as the file `name` together with files beside it and with their game.

    That is Master of Orion, unless `game` is false, one of the files declares a game, or those in its folder require
    another built-in one.
    """
    files = {**(beside or {}), name: text}
    folder = {one: said for one, said in files.items() if Path(one).parent == Path(name).parent}
    if other := REQUIRED.search("".join(folder.values())):
        return faults_in(tuple(sorted(folder.items())), other[1])
    alone = not game or any(GAME.search(one) for one in files.values())
    return faults_in(tuple(sorted(files.items())), "" if alone else "orion")


@cache
def faults_in(files: tuple[tuple[str, str], ...], game: str) -> list[Diagnostic]:
    """What is wrong with files, each a name and a text, read together and with a built-in game or without one. A page
    and its translation show the same blocks, which are checked once."""
    reporter = Reporter()
    own = [parse(Source(name, text), reporter) for name, text in files]
    check([*own, *(built_in(game) if game else ())], reporter)
    return reporter.diagnostics


def indented(text: str, by: int) -> str:
    return "".join(" " * by + line if line.strip() else line for line in text.splitlines(keepends=True))


SOUND: dict[str, Callable[[str], list[Diagnostic]]] = {
    "checks with orion": lambda text: faults("shown.moo", text),
    "on a card of orion": lambda text: faults("shown.moo", CARD + indented(text, 4)),
    "lines of orion": lambda text: faults("shown.moo", CARD + "    on build:\n" + indented(text, 8)),
    "a whole pack": lambda text: faults("game.moo", text, game=False),
}
SHOWN = [block for page in CARDS_ON for block in blocks_of(page) if block.language == "moo"]


@pytest.mark.parametrize("block", [one for one in SHOWN if not FAULTY.fullmatch(one.mark)], ids=name_of)
def test_a_card_that_is_shown_checks(block):
    if block.mark.startswith("from "):
        left = iter((ROOT / block.mark.removeprefix("from ")).read_text("utf-8").splitlines())
        missing = [line for line in block.text.splitlines() if line not in left]  # goes on behind the line before
        assert not missing, "this does not stand there, in this order"
        return
    if OWN_FILE.fullmatch(block.mark):
        found = faults(block.mark, block.text, beside=own_files(block))
    else:
        marks = ", ".join(SOUND)
        assert block.mark in SOUND, f"say above the block what it is: {marks}, from FILE, FOLDER/FILE, FILE has faults"
        found = SOUND[block.mark](block.text)
    assert not found, "\n\n".join(full(one) for one in found)


MESSAGES = [(page, at) for page in CARDS_ON for at, one in enumerate(blocks_of(page)) if FAULTY.fullmatch(one.mark)]


@pytest.mark.parametrize("case", MESSAGES, ids=name_of)
def test_a_message_that_is_shown_is_the_real_one(case):
    page, place = case
    block, told = blocks_of(page)[place : place + 2]
    mark = FAULTY.fullmatch(block.mark)
    assert mark and told.language == "text"
    found = "\n\n".join(full(one) for one in faults(mark[1], block.text, beside=own_files(block))) + "\n"
    assert found.strip(), "the card is sound: no message belongs here"
    if ACCEPT:
        replace(page, place + 1, found)
    else:
        assert told.text == found


# ---- Python ---------------------------------------------------------------------------------------------------------

FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


class Listening(doctest.DocTestRunner):
    """Runs an example and keeps what it answers; whether that is right is asked elsewhere."""

    answer = ""

    def report_success(self, out, test, example, got):
        self.answer = got

    report_failure = report_success

    def report_unexpected_exception(self, out, test, example, exc_info):
        kind, error, _where = exc_info
        self.answer = f"Traceback (most recent call last):\n    ...\n{kind.__module__}.{kind.__qualname__}: {error}\n"


def played(block: Block, room: dict[str, object]) -> str:
    """What Python really answers; an answer that is right but for its `...` stays as it is written."""
    parts = []
    for example in doctest.DocTestParser().parse(block.text, name_of(block)):
        if isinstance(example, str):
            parts.append(example)
            continue
        runner = Listening(optionflags=FLAGS)
        session = doctest.DocTest([example], room, name_of(block), None, block.line, None)
        failed = runner.run(session, out=lambda text: None, clear_globs=False).failed
        room.update(session.globs)
        first, *others = example.source.splitlines()
        lines = [f">>> {first}", *(f"... {line}".rstrip() for line in others)]
        parts.append("\n".join(lines) + "\n" + (runner.answer if failed else example.want))
    return "".join(parts)


WITH_PYTHON = [page for page in PAGES if any(block.language in ("python", "pycon") for block in blocks_of(page))]


@pytest.mark.parametrize("page", WITH_PYTHON, ids=name_of)
def test_python_that_is_shown_runs_and_answers_so(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    room: dict[str, object] = {}
    for place, block in enumerate(blocks_of(page)):
        if block.language == "python":
            exec(compile(block.text, name_of(block), "exec"), room)
        elif block.language == "pycon":
            answered = played(block, room)
            if ACCEPT:
                replace(page, place, answered)
            else:
                assert block.text == answered


# ---- paths, commands, pages -----------------------------------------------------------------------------------------

SPAN = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
PATH = re.compile(r"(?:\.?[\w-]+/)+[\w.-]*|[\w-]+\.(?:moo|py|md|toml|yml|lark|json)")
MADE = (".venv", "dist/", "site/", "build/", "my_orion", "my_cards")  # what is there only when somebody has made it


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_a_path_that_is_named_exists(page):
    text = re.sub(r"^ *```.*?^ *```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    marks = [block.mark.removesuffix(" has faults") for block in blocks_of(page)]
    written = {mark for mark in marks if OWN_FILE.fullmatch(mark)}
    written |= {mark.partition("/")[2] for mark in written}
    named = [span for span in SPAN.findall(text) if PATH.fullmatch(span) and not span.startswith(MADE)]
    named = [path for path in named if path not in written]
    places = (ROOT, page.parent, *sorted((ROOT / "cards").iterdir()))
    assert not [path for path in named if not any((place / path).exists() for place in places)]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_a_command_that_is_shown_exists(page):
    text = page.read_text("utf-8")
    targets = re.findall(r"^([a-z]+):.*##", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    shown = [line for block in blocks_of(page) if block.language == "console" for line in block.text.splitlines()]
    for line in [*shown, *SPAN.findall(text)]:
        tool, _, rest = line.removeprefix(".venv/bin/").partition(" ")
        word = rest.split()[0] if rest.split() else ""
        assert tool != "moo" or not word.isalpha() or word in COMMANDS, line
        assert tool != "make" or not word.isalpha() or word in targets, line


def test_every_page_is_on_the_site():
    nav = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:\n")[2]
    pages = [page.relative_to(ROOT / "docs").as_posix() for page in DOCS]
    written = [page for page in re.findall(r"(\S+\.md)$", nav, re.MULTILINE) if "reference/" not in page]
    assert sorted(written) == sorted(pages)


@pytest.mark.parametrize("language", ["", "ru"])
def test_the_first_page_leads_to_every_page(language):
    first = ROOT / "docs" / language / "index.md"
    led_to = {first.parent / path for path in re.findall(r"\]\(([\w/.-]+\.md)\)", first.read_text("utf-8"))}
    there = {
        page
        for page in first.parent.rglob("*.md")
        if "decisions" not in page.parts and ("ru" in page.parts) == bool(language)
    }
    assert there - {first} <= led_to


@pytest.mark.parametrize("language", ["", "ru"])
def test_every_version_of_the_language_says_what_changed(language):
    page = (ROOT / "docs" / language / "authoring.md").read_text("utf-8")
    assert re.findall(r"^\| (\d+) \|", page, re.MULTILINE) == list(STEPS)


TRANSLATED = [
    *sorted((ROOT / "docs/ru").glob("*.md")),
    *sorted(page for page in (ROOT / "docs/ru/games").glob("*.md") if (ROOT / "docs/games" / page.name).exists()),
]


@pytest.mark.parametrize("page", TRANSLATED, ids=name_of)
def test_a_translation_shows_the_same_blocks(page):
    """Cards, commands and messages are the same in every language; only the sentences between them are translated."""
    original = ROOT / "docs" / page.relative_to(ROOT / "docs/ru")
    ours = [(block.mark, block.language, block.text) for block in blocks_of(page)]
    theirs = [(block.mark, block.language, block.text) for block in blocks_of(original)]
    assert ours == theirs
    assert page.read_text("utf-8").count("\n#") == original.read_text("utf-8").count("\n#")


def test_every_decision_stands_in_the_table():
    records = sorted(page.name for page in (ROOT / "docs/decisions").glob("0*.md"))
    table = (ROOT / "docs/decisions/README.md").read_text("utf-8")
    assert re.findall(r"\((0\d+-[\w-]+\.md)\)", table) == records
    assert len({name[:4] for name in records}) == len(records)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_table_says_what_its_columns_are(page):
    lines = page.read_text("utf-8").splitlines()
    heads = [line for line, below in pairwise(lines) if re.fullmatch(r"\|[-|: ]+\|", below)]
    assert [head for head in heads if "" in [cell.strip() for cell in head.strip("|").split("|")]] == []
