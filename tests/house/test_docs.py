"""What the documentation shows is true: its cards check, its messages are the real ones, its paths and commands exist.

A comment above a block of a page in `docs/` says what the block is:

    <!-- checks with orion -->                   declarations that check when they are added to the built-in game
    <!-- on a card of orion -->                  abilities; they check on a structure of that game
    <!-- lines of orion -->                      lines; they check under `on build:`
    <!-- a whole pack -->                        a game that checks by itself
    <!-- from cards/orion/game.moo -->           lines that stand in that file just so
    <!-- my_orion/buildings/x.moo has faults --> a file with faults; the block behind it shows what `moo check` says of it
    <!-- not a card -->                          a pattern, with words in capitals for what the author puts in

Every block of cards has such a comment. Recorded messages and the answers in Python sessions are renewed by `make accept`.
"""

import doctest
import os
import re
from functools import cache
from pathlib import Path

import pytest
from attrs import frozen

from interpreter.check import check
from interpreter.loader import read
from interpreter.report import Diagnostic, Reporter, full
from interpreter.syntax import parse
from interpreter.syntax.nodes import Module
from interpreter.text import Source
from moodsl.cli.door import COMMANDS

ROOT = Path(__file__).parents[2]
DOCS = sorted((ROOT / "docs").rglob("*.md"))
PAGES = [*DOCS, ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "grammar" / "README.md", ROOT / "tests" / "cards" / "README.md"]
ACCEPT = bool(os.environ.get("MOO_ACCEPT"))

BLOCK = re.compile(r"(?:^<!-- (?P<mark>.+?) -->\n+)?^(?P<pad> *)```(?P<language>\w*)\n(?P<text>.*?)^ *```$", re.MULTILINE | re.DOTALL)
FAULTY = re.compile(r"(\S+\.moo) has faults")
# The card around a block that is only a part of one.
CARD = "building shown_in_the_docs\n    colour grey\n    cost   1 food\n    points 1\n\n"


@frozen
class Block:
    """A block of a page: its language, the comment above it, where its text begins and ends in the page."""

    page: Path
    mark: str
    language: str
    text: str
    line: int
    start: int
    end: int


def blocks_of(page: Path) -> list[Block]:
    whole = page.read_text("utf-8")
    found = []
    for match in BLOCK.finditer(whole):
        pad, text = match["pad"], match["text"]
        text = "\n".join(line.removeprefix(pad) for line in text.split("\n"))
        line = whole.count("\n", 0, match.start("text")) + 1
        found.append(Block(page, match["mark"] or "", match["language"], text, line, match.start("text"), match.end("text")))
    return found


def name_of(item: Block | Path) -> str:
    if isinstance(item, Path):
        return item.relative_to(ROOT).as_posix()
    return f"{item.page.relative_to(ROOT).as_posix()}:{item.line}"


def replace(block: Block, text: str) -> None:
    whole = block.page.read_text("utf-8")
    block.page.write_text(whole[: block.start] + text + whole[block.end :], "utf-8")


def indented(text: str, by: int) -> str:
    return "".join(" " * by + line if line.strip() else line for line in text.splitlines(keepends=True))


@cache
def the_game() -> list[Module]:
    """The built-in game, parsed once for all blocks."""
    reporter = Reporter()
    return [parse(source, reporter) for source in read(["orion"], reporter)]


def faults(name: str, text: str, game: bool = True) -> list[Diagnostic]:
    """What is wrong with a text, read as the file `name`, together with the built-in game or by itself."""
    reporter = Reporter()
    modules = [*(the_game() if game else ()), parse(Source(name, text), reporter)]
    check(sorted(modules, key=lambda module: module.span.source.name.removeprefix("cards/orion/").removeprefix("my_orion/")), reporter)
    return reporter.diagnostics


BLOCKS = [block for page in PAGES for block in blocks_of(page)]
CARDS = [block for block in BLOCKS if block.language == "moo" and block.page.name != "CONTRIBUTING.md" and block.page.parent.name != "grammar"]
SOUND = {
    "checks with orion": lambda text: faults("shown.moo", text),
    "on a card of orion": lambda text: faults("shown.moo", CARD + indented(text, 4)),
    "lines of orion": lambda text: faults("shown.moo", CARD + "    on build:\n" + indented(text, 8)),
    "a whole pack": lambda text: faults("game.moo", text, game=False),
    "not a card": lambda text: [],
}


@pytest.mark.parametrize("block", [one for one in CARDS if not FAULTY.fullmatch(one.mark)], ids=name_of)
def test_a_card_that_is_shown_checks(block):
    if block.mark.startswith("from "):
        place = block.mark.removeprefix("from ")
        there = {line.rstrip() for line in (ROOT / place).read_text("utf-8").splitlines()}
        there |= {line.strip() for line in there}
        missing = [line for line in block.text.splitlines() if line.rstrip() not in there]
        assert not missing, f"these lines do not stand in {place}"
        return
    assert block.mark in SOUND, f"say above the block what it is: {', '.join(SOUND)}, from FILE, FILE has faults"
    assert not (found := SOUND[block.mark](block.text)), "\n\n".join(full(one) for one in found)


@pytest.mark.parametrize("place", [place for place, one in enumerate(BLOCKS) if FAULTY.fullmatch(one.mark)], ids=lambda place: name_of(BLOCKS[place]))
def test_a_message_that_is_shown_is_the_real_one(place):
    block, told = BLOCKS[place], BLOCKS[place + 1]
    name = FAULTY.fullmatch(block.mark)[1]
    found = "\n\n".join(full(one) for one in faults(name, block.text)) + "\n"
    found = found.replace("cards/orion/", name.partition("/")[0] + "/")  # where the reader's copy lies
    if ACCEPT and told.text != found:
        fresh = blocks_of(block.page)
        replace(fresh[[one for one in BLOCKS if one.page == block.page].index(told)], found)
        return
    assert found.strip(), "the card is sound: no message belongs here"
    assert told.text == found


# ---- Python ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", [page for page in PAGES if any("python" in one.language for one in blocks_of(page))], ids=name_of)
def test_python_that_is_shown_runs_and_answers_so(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    room: dict[str, object] = {}
    for place, block in enumerate(blocks_of(page)):
        if block.language == "pycon":
            answers = played(block, room)
            if answers != block.text:
                if ACCEPT:
                    replace(blocks_of(page)[place], answers)
                else:
                    assert block.text == answers
        elif block.language == "python":
            exec(compile(block.text, name_of(block), "exec"), room)


def played(block: Block, room: dict[str, object]) -> str:
    """A session as Python really answers it; where an answer is right but for `...`, it stays as it is written."""
    parser, checker = doctest.DocTestParser(), doctest.OutputChecker()
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    parts = []
    for part in parser.parse(block.text, name_of(block)):
        if isinstance(part, str):
            parts.append(part)
            continue
        got: list[str] = []
        runner = doctest.DocTestRunner(verbose=False, optionflags=flags)
        runner.report_success = lambda out, test, example, answer: got.append(answer)
        runner.report_failure = lambda out, test, example, answer: got.append(answer)
        runner.report_unexpected_exception = lambda out, test, example, error: got.append(
            f"Traceback (most recent call last):\n    ...\n{error[0].__name__}: {error[1]}\n"
        )
        one = doctest.DocTest([part], room, name_of(block), None, block.line, None)
        runner.run(one, out=lambda text: None, clear_globs=False)
        room.update(one.globs)
        answer = got[0] if got else part.want
        want = part.want if part.exc_msg is None else f"Traceback (most recent call last):\n    ...\n{part.exc_msg}"
        right = part.want if checker.check_output(want, answer, flags) else answer
        source = ">>> " + part.source.rstrip("\n").replace("\n", "\n... ").replace("\n... \n", "\n...\n")
        parts.append(source + "\n" + right)
    return "".join(parts)


# ---- paths, commands, pages ------------------------------------------------------------------------------------------

SPAN = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
PATH = re.compile(r"(?:\.?[\w-]+/)+[\w.-]*|[\w-]+\.(?:moo|py|md|toml|yml|lark|json)")
MADE = (".venv", "dist/", "site/", "my_orion", "saves/")  # what is not there until somebody makes it
OTHERS = {"card.moo", "pack.moo", "game.moo"}  # files that every pack has, or that stand for any


def paths_in(text: str) -> list[str]:
    """What looks like a path, outside blocks and in the lists of files inside them."""
    spans = [span for span in SPAN.findall(re.sub(r"^ *```.*?^ *```$", "", text, flags=re.MULTILINE | re.DOTALL))]
    found = [span for span in spans if PATH.fullmatch(span)]
    return [path for path in found if not path.startswith(MADE) and path not in OTHERS]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_a_path_that_is_named_exists(page):
    places = (ROOT, page.parent, ROOT / "cards" / "orion", ROOT / "docs")
    missing = [path for path in paths_in(page.read_text("utf-8")) if not any((place / path).exists() for place in places)]
    assert not missing


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_a_command_that_is_shown_exists(page):
    text = page.read_text("utf-8")
    shown = [line for block in blocks_of(page) if block.language == "console" for line in block.text.splitlines()]
    shown += SPAN.findall(text)
    targets = set(re.findall(r"^([a-z]+):.*##", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for line in shown:
        words = line.removeprefix("$ ").removeprefix(".venv/bin/").split()
        if len(words) > 1 and words[0] == "moo" and words[1].islower():
            assert words[1] in COMMANDS, line
        if len(words) > 1 and words[0] == "make":
            assert words[1] in targets, line


def test_every_page_is_on_the_site():
    nav = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:\n")[2]
    assert sorted(re.findall(r"(\S+\.md)$", nav, re.MULTILINE)) == sorted(page.relative_to(ROOT / "docs").as_posix() for page in DOCS)


def test_every_decision_stands_in_the_table():
    table = (ROOT / "docs" / "decisions" / "README.md").read_text("utf-8")
    records = sorted(page.name for page in (ROOT / "docs" / "decisions").glob("0*.md"))
    assert re.findall(r"\((0\d+-[\w-]+\.md)\)", table) == records
    assert [int(name[:4]) for name in records] == list(range(1, len(records) + 1))
