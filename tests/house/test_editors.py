"""Editors colour what the grammar has: the words in their files are those of the grammar, and snippets can be read.

The words in the TextMate grammar are renewed by `make accept`.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest
from pygments.lexers import get_lexer_by_name
from pygments.token import Comment, Keyword, Name, Number, String, Token

from interpreter.loader import read
from interpreter.report import Reporter
from interpreter.syntax import parse
from interpreter.syntax.keywords import keywords
from interpreter.syntax.verbs import VERBS
from interpreter.text import Source

ROOT = Path(__file__).parents[2]
VSCODE = ROOT / "editors" / "vscode"
COLOURS = VSCODE / "syntaxes" / "moo.tmLanguage.json"
SNIPPETS = json.loads((VSCODE / "snippets" / "moo.json").read_text("utf-8"))
ACCEPT = bool(os.environ.get("MOO_ACCEPT"))


def words(pattern: str) -> set[str]:
    """The words that `\\b(one|two)\\b` lists."""
    found = re.fullmatch(r"\\b\(([a-z_|]+)\)\\b", pattern)
    assert found is not None, pattern
    return set(found[1].split("|"))


@pytest.mark.parametrize(("part", "wanted"), [("keyword", keywords()), ("verb", set(VERBS))])
def test_textmate_knows_the_words_of_the_language(part: str, wanted: set[str]) -> None:
    colours = json.loads(COLOURS.read_text("utf-8"))
    if ACCEPT:
        colours["repository"][part]["match"] = rf"\b({'|'.join(sorted(wanted))})\b"
        COLOURS.write_text(json.dumps(colours, indent=2, ensure_ascii=False) + "\n", "utf-8")
    assert words(colours["repository"][part]["match"]) == wanted


def test_textmate_patterns_are_named_and_can_be_read() -> None:
    colours = json.loads(COLOURS.read_text("utf-8"))
    named = {rule["include"].removeprefix("#") for rule in colours["patterns"]}
    assert named == colours["repository"].keys()
    for rule in colours["repository"].values():
        for one in rule.get("patterns", [rule]):
            re.compile(one.get("match") or one["begin"])
            assert one.get("name", "").endswith(".moo") or "captures" in one


def test_pygments_finds_the_lexer_and_knows_the_words_of_the_language() -> None:
    lexer = get_lexer_by_name("moodsl")
    for word in sorted(keywords()):
        (sort,) = {sort for sort, text in lexer.get_tokens(f"    x {word} x\n") if text == word}
        assert sort is Keyword, word
    assert [sort for sort, text in lexer.get_tokens("    income into_it\n") if text.strip()] == [Name, Name]


def test_pygments_colours_a_card() -> None:
    text = 'stall inn "Inn \\"🏮\\""  # of 1\n    price   2 coin\n\n    sell [A]:\n        gain 1 coin\n'
    found = {part.strip(): sort for sort, part in get_lexer_by_name("moodsl").get_tokens(text)}
    assert found["stall"] is Keyword.Declaration and found["inn"] is Name.Class
    assert found['"Inn \\"🏮\\""'] is String and found["# of 1"] is Comment.Single
    assert found["price"] is Name.Attribute and found["2"] is Number.Integer and found["[A]"] is Name.Label


@pytest.mark.parametrize("game", ["orion", "tests/games/night_market"])
def test_pygments_leaves_nothing_uncoloured_in_a_game(game: str) -> None:
    lexer = get_lexer_by_name("moodsl")
    for source in read([game if game == "orion" else ROOT / game], Reporter()):
        left = [part for sort, part in lexer.get_tokens(source.text) if sort is Token.Error]
        assert left == [], source.name


# ---- snippets -------------------------------------------------------------------------------------------------------


def filled(body: list[str]) -> str:
    """A snippet as it stands there first: `${1:name}` is `name`, `${2|a,b|}` is `a`."""
    text = "\n".join(body)
    chosen = dict(re.findall(r"\$\{(\d+):([^${}]*)\}", text))
    text = re.sub(r"\$(\d+)", lambda place: chosen[place[1]], text)
    text = re.sub(r"\$\{\d+\|([^,|]*)[^|]*\|\}", r"\1", text)
    return re.sub(r"\$\{\d+:([^{}]*)\}", r"\1", text)


@pytest.mark.parametrize("name", SNIPPETS)
def test_a_snippet_can_be_read(name: str) -> None:
    text = filled(SNIPPETS[name]["body"])
    assert "$" not in text
    inner = "\n    ".join(text.split("\n"))
    deeper = "\n        ".join(text.split("\n"))
    ways = [text, f"stall inn\n    {inner}", f"stall inn\n    on build:\n        {deeper}", f"{text}\nstall inn"]
    faults = []
    for way in ways:
        reporter = Reporter()
        parse(Source("snippet.moo", way + "\n"), reporter)
        faults.append([fault.message for fault in reporter.diagnostics])
    assert [] in faults, text


# ---- the extension --------------------------------------------------------------------------------------------------


def test_the_extension_names_files_that_are_there() -> None:
    told = json.loads((VSCODE / "package.json").read_text("utf-8"))
    gives = told["contributes"]
    files = [told["icon"], *(one["path"] for one in [*gives["grammars"], *gives["snippets"]])]
    files += [one["configuration"] for one in gives["languages"]]
    assert [file for file in files if not (VSCODE / file).is_file()] == []
    assert (VSCODE / "icon.png").read_bytes().startswith(b"\x89PNG")
    settings = set(re.findall(r'get\("(\w+)"', (VSCODE / "extension.js").read_text("utf-8")))
    assert {f"moo.{name}" for name in settings} == gives["configuration"]["properties"].keys()


def test_what_is_built_is_not_kept_and_names_no_host_of_packages() -> None:
    assert {"/editors/vscode/node_modules/", "/editors/vscode/dist/", "*.vsix"} <= set(
        (ROOT / ".gitignore").read_text("utf-8").split("\n")
    )
    lock = json.loads((VSCODE / "package-lock.json").read_text("utf-8"))
    assert [name for name, one in lock["packages"].items() if "resolved" in one] == []
    assert lock["packages"][""]["version"] == json.loads((VSCODE / "package.json").read_text("utf-8"))["version"]
