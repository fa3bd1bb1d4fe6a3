"""`moo lsp`, asked over stdio by the client of pytest-lsp with what VS Code can do.

A test writes files of a small pack and marks places with `|`. The client is imported where it is started: it is slow.
"""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import sys
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from interpreter.syntax.keywords import keywords

BASE = (Path(__file__).parents[1] / "cards" / "base.moo").read_text("utf-8")
INN = """stall inn "Inn"
    ru      "Таверна"
    colour  red
    price   1 coin
    points  1

    on open:
        gain 2 grain
"""
MOO = (sys.executable, "-c", "from moodsl.cli import main; main()", "lsp", "--stdio")
WAIT = 60


class Editor:
    """VS Code in small: opens and writes files, and keeps the faults that it is told."""

    def __init__(self, **options: Any) -> None:
        from lsprotocol import types
        from pygls.protocol import default_converter
        from pytest_lsp import LanguageClient, client_capabilities

        self.lsp = types
        self.loop = asyncio.new_event_loop()
        self.client = LanguageClient(converter_factory=default_converter)
        self.told: asyncio.Queue[Any] = asyncio.Queue()
        self.latest: dict[str, Any] = {}  # the faults that were told last of each file
        self.logged: list[str] = []
        self.versions: dict[Path, int] = {}
        self.texts: dict[Path, str] = {}
        self.client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)(lambda params: self.told.put_nowait(params))
        self.client.feature(types.WINDOW_LOG_MESSAGE)(lambda params: self.logged.append(params.message))
        self.client.feature(types.WINDOW_SHOW_MESSAGE)(lambda params: self.logged.append(params.message))
        self.run(self.client.start_io(*MOO))
        able = client_capabilities("visual-studio-code")
        params = types.InitializeParams(capabilities=able, **options)
        self.able = self.run(self.client.initialize_session(params)).capabilities

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(asyncio.wait_for(work, WAIT))

    def quit(self) -> int | None:
        server = self.client._server
        self.run(self.client.shutdown_session())
        self.run(self.client.stop())
        self.loop.close()
        return server.returncode if server is not None else None

    # ---- files ------------------------------------------------------------------------------------------------------

    def open(self, path: Path, text: str | None = None) -> list[Any]:
        """Open a file, and wait until its whole pack is checked; gives its faults."""
        self.texts[path] = text = path.read_text("utf-8") if text is None else text
        self.versions[path] = 1
        item = self.lsp.TextDocumentItem(path.as_uri(), "moo", 1, text)
        self.client.text_document_did_open(self.lsp.DidOpenTextDocumentParams(item))
        self.faults(path)
        return self.faults(path)

    def write(self, path: Path, text: str) -> list[Any]:
        """Write a text; gives the faults that are told at once."""
        self.texts[path] = text
        self.versions[path] += 1
        document = self.lsp.VersionedTextDocumentIdentifier(self.versions[path], path.as_uri())
        change = self.lsp.TextDocumentContentChangeWholeDocument(text)
        self.client.text_document_did_change(self.lsp.DidChangeTextDocumentParams(document, [change]))
        return self.faults(path)

    def close(self, path: Path) -> None:
        del self.versions[path]
        self.client.text_document_did_close(self.lsp.DidCloseTextDocumentParams(self.document(path)))

    def faults(self, path: Path) -> list[Any]:
        """The next faults that are told of a file, in the version that it has."""
        while True:
            params = self.run(self.told.get())
            self.latest[params.uri] = params.diagnostics
            if params.uri == path.as_uri() and params.version in (self.versions.get(path), None):
                found = list(params.diagnostics)
                return found

    # ---- questions --------------------------------------------------------------------------------------------------

    def document(self, path: Path) -> Any:
        return self.lsp.TextDocumentIdentifier(path.as_uri())

    def at(self, path: Path, mark: str) -> dict[str, Any]:
        """The place of `|` in some words of a file, as the protocol counts."""
        words = mark.replace("|", "")
        start = self.texts[path].index(words) + mark.index("|")
        line = self.texts[path].count("\n", 0, start)
        before = self.texts[path][:start].rpartition("\n")[2]
        place = self.lsp.Position(line, len(before.encode("utf-16-le")) // 2)
        return {"text_document": self.document(path), "position": place}

    def offered(self, path: Path, mark: str) -> list[str]:
        params = self.lsp.CompletionParams(**self.at(path, mark))
        return [item.label for item in self.run(self.client.text_document_completion_async(params)).items]

    def hover(self, path: Path, mark: str) -> str:
        found = self.run(self.client.text_document_hover_async(self.lsp.HoverParams(**self.at(path, mark))))
        return found.contents.value if found is not None else ""

    def definition(self, path: Path, mark: str) -> list[str]:
        params = self.lsp.DefinitionParams(**self.at(path, mark))
        return places(self.run(self.client.text_document_definition_async(params)))

    def uses(self, path: Path, mark: str, declaration: bool = True) -> list[str]:
        context = self.lsp.ReferenceContext(declaration)
        params = self.lsp.ReferenceParams(context=context, **self.at(path, mark))
        return places(self.run(self.client.text_document_references_async(params)))

    def rename(self, path: Path, mark: str, new: str) -> dict[str, list[tuple[int, int, str]]]:
        params = self.lsp.RenameParams(new_name=new, **self.at(path, mark))
        changes = self.run(self.client.text_document_rename_async(params)).changes
        return {
            uri.rpartition("/")[2]: [(one.range.start.line, one.range.start.character, one.new_text) for one in edits]
            for uri, edits in changes.items()
        }

    def fixes(self, path: Path, line: int) -> list[Any]:
        place = self.lsp.Position(line, 0)
        context = self.lsp.CodeActionContext([])
        params = self.lsp.CodeActionParams(self.document(path), self.lsp.Range(place, place), context)
        return list(self.run(self.client.text_document_code_action_async(params)))

    def formatted(self, path: Path) -> list[str]:
        options = self.lsp.FormattingOptions(tab_size=4, insert_spaces=True)
        params = self.lsp.DocumentFormattingParams(self.document(path), options)
        return [edit.new_text for edit in self.run(self.client.text_document_formatting_async(params))]

    def outline(self, path: Path) -> list[Any]:
        params = self.lsp.DocumentSymbolParams(self.document(path))
        return list(self.run(self.client.text_document_document_symbol_async(params)))


def places(found: list[Any]) -> list[str]:
    """Locations as `game.moo:12:4`, lines and columns from 0 as the protocol counts them."""
    return [f"{one.uri.rpartition('/')[2]}:{one.range.start.line}:{one.range.start.character}" for one in found]


def line_of(text: str, words: str) -> int:
    return text.count("\n", 0, text.index(words))


@pytest.fixture(scope="module")
def editor() -> Iterator[Editor]:
    """One editor for all tests; each has a pack of its own."""
    pytest.importorskip("pygls")
    editor = Editor()
    yield editor
    assert editor.logged == [], "the server has told faults of its own"
    assert editor.quit() == 0


@pytest.fixture(autouse=True)
def everything_closed(request: pytest.FixtureRequest) -> Iterator[None]:
    """No test leaves a file open."""
    yield
    if "editor" in request.fixturenames:
        editor: Editor = request.getfixturevalue("editor")
        for path in list(editor.versions):
            editor.close(path)


@pytest.fixture
def village(tmp_path: Path) -> Path:
    """The folder of a small pack: the game, and a card of its own."""
    (tmp_path / "stalls").mkdir()
    (tmp_path / "words").mkdir()
    (tmp_path / "game.moo").write_text(BASE, "utf-8")
    (tmp_path / "stalls" / "inn.moo").write_text(INN, "utf-8")
    (tmp_path / "words" / "en.ftl").write_text("counter-grain = grain\nstall = stall\n", "utf-8")
    return tmp_path


@pytest.fixture
def inn(village: Path) -> Path:
    """A card of the pack."""
    return village / "stalls" / "inn.moo"


# ---- faults ---------------------------------------------------------------------------------------------------------


def test_a_fault_is_told_while_it_is_typed_and_goes_when_it_is_mended(editor: Editor, inn: Path) -> None:
    assert editor.open(inn) == []
    (fault,) = editor.write(inn, INN.replace("2 grain", "2 gran"))
    assert (fault.code, fault.source) == ("unknown-resource", "moo")
    assert fault.message == "the resource or counter `gran` does not exist\ndid you mean `grain`?"
    assert (fault.range.start.line, fault.range.start.character, fault.range.end.character) == (7, 15, 19)
    assert editor.write(inn, INN) == []


def test_columns_are_counted_as_the_editor_counts_them(editor: Editor, inn: Path) -> None:
    text = 'scenario "🏮 ночь"\n    given\n        your hand is [barn]\n    then\n        "🏮 ж" is in lag\n'
    assert editor.able.position_encoding == "utf-16"
    editor.open(inn)
    (fault,) = [one for one in editor.write(inn, INN + "\n" + text) if one.code == "wrong-kind"]
    line = text.split("\n")[4]
    assert line[fault.range.start.character - 1 : fault.range.end.character - 1] == "lag"  # the emoji counts twice


def test_what_is_not_saved_counts_in_other_files(editor: Editor, village: Path, inn: Path) -> None:
    game = village / "game.moo"
    editor.open(inn)
    editor.open(game)
    editor.write(game, BASE.replace("zone rubbish of", "zone compost of").replace("resource grain", "resource rye"))
    faults = editor.faults(inn)  # the whole pack is checked when typing pauses
    assert [fault.code for fault in faults] == ["unknown-resource"]
    editor.close(game)  # without saving: what is on the disk counts again
    assert editor.faults(inn) == []


def test_a_fault_refers_to_other_places(editor: Editor, inn: Path) -> None:
    editor.open(inn)
    (fault,) = editor.write(inn, INN.replace("stall inn", "stall barn"))
    (other,) = fault.related_information
    assert (other.message, places([other.location])) == (
        "the first one is here", [f"game.moo:{line_of(BASE, 'stall barn')}:6"]
    )  # fmt: skip


def test_a_whole_card_is_typed_without_a_fault_of_ours(editor: Editor, inn: Path) -> None:
    editor.open(inn)
    typed = INN + "    after visit:\n        if target's fame is at least 2\n            lose 1 coin\n"
    for end in range(len(INN), len(typed) + 1, 2):
        editor.write(inn, typed[:end])
        editor.offered(inn, typed[max(0, end - 12) : end] + "|")
    assert editor.write(inn, typed) == []


# ---- what could stand there -----------------------------------------------------------------------------------------

HEAD = "stall shop\n    colour  red\n    price   1 coin\n"
OFFERS = [
    # the line that is being written, what must be offered, what must not
    ("\n|", {"stall", "counter", "scenario", "variant"}, {"gain", "you"}),
    ("    |", {"yield", "points", "old", "sell", "after", "always"}, {"gain", "stall", "fame"}),
    ("    old     |", {"yes", "no"}, {"red"}),
    ("    yield   2 |", {"grain", "coin"}, {"fame", "day"}),
    ("    sell [|", {"A", "B"}, {"grain"}),
    ("    on |", {"build", "open", "invite", "visit"}, {"draw", "grain"}),
    ("    after |", {"visit", "gain", "lose", "an", "a"}, {"draw", "shuffle"}),
    ("    at |", {"morning", "evening", "market"}, {"grain"}),
    ("    at market |", {"start"}, {"morning"}),
    ("    after visit, once a |", {"morning", "game", "turn"}, {"visit"}),
    ("    after visit:\n        |", {"gain", "visit", "if", "target"}, {"colour", "grain"}),
    ("    on open:\n        tar|", set(), {"target"}),  # another moment tells it
    ("    on open:\n        gain 2 |", {"grain", "coin", "fame", "day"}, {"hut", "red"}),
    ("    on open:\n        gain (number of |", {"stall", "worker", "pebble"}, {"grain"}),
    ("    on open:\n        if your |", {"grain", "fame", "hand", "room", "harvest"}, {"day", "deck"}),
    ("    on open:\n        if stall's |", {"colour", "points", "owner"}, {"grain"}),
    ("    on open:\n        if stall's colour is |", {"red", "green", "blue", "not", "at least"}, {"grain"}),
    ("    on open:\n        choose a |", {"stall", "worker", "guest"}, {"grain"}),
    ("    on open:\n        perform |", {"building", "sowing"}, set()),
    ("    on open:\n        let gift be 2\n        gain (gi|", {"gift"}, set()),
    ("    on open:\n        gain 2 bananas\n        let gift be 2\n        gain (gi|", {"gift"}, set()),
    ("    always:\n        |", {"toll", "room", "harvest"}, {"gain"}),
    ("    always:\n        your |", {"room", "harvest"}, set()),
    ('\nscenario "x"\n    given\n        your hand is [barn, |', {"barn", "shop"}, {"grain"}),
    ('\nscenario "x"\n    when\n        rival |', {"visit", "choose"}, {"grain"}),
    ('\nscenario "x"\n    then\n        toll against rival is 1 coin because of |', {"barn"}, {"grain"}),
    ("\nzone shelf of |", {"stall", "worker", "card"}, {"grain"}),
    ("\nkind jar is |", {"card", "piece", "die", "board"}, {"stall"}),
    ('    on open:\n        gain 2 coin  # grain |', set(), {"grain", "for each"}),
    ('\nending dusk "the sun |', set(), {"grain", "stall"}),
]  # fmt: skip


@pytest.mark.parametrize(("line", "wanted", "wrong"), OFFERS, ids=[line.split("\n")[-1].strip() for line, *_ in OFFERS])
def test_what_is_valid_at_a_place_is_offered(
    editor: Editor, inn: Path, line: str, wanted: set[str], wrong: set[str]
) -> None:
    editor.open(inn)
    editor.write(inn, HEAD + line.replace("|", ""))
    found = set(editor.offered(inn, line.split("\n", 1)[-1] if line.startswith("\n") else line))
    assert wanted - found == set()
    assert wrong & found == set()


def test_words_of_the_language_are_offered_as_the_grammar_has_them(editor: Editor, inn: Path) -> None:
    editor.open(inn)
    editor.write(inn, HEAD + "    on open:\n        if your fame is at |")
    assert editor.offered(inn, "if your fame is at |") == ["least", "most"]
    editor.write(inn, "|"[1:])
    assert set(editor.offered(inn, "|")) & keywords() >= {"kind", "zone", "to"}


# ---- names ----------------------------------------------------------------------------------------------------------


def test_a_card_is_told_in_its_rules_text(editor: Editor, village: Path, inn: Path) -> None:
    editor.open(inn)
    text = editor.hover(inn, "stall in|n")
    assert "**Inn / Таверна** · stall" in text and "price 1 coin" in text
    assert "inn.moo:1" in text and "2 grain" in text.partition("price")[2]


def test_a_value_is_told_with_what_changes_it(editor: Editor, village: Path, inn: Path) -> None:
    editor.open(inn, INN + "\n    always:\n        your room is 1 more\n")
    assert "Inn: `your room is 1 more`" in editor.hover(inn, "your ro|om")
    assert "value room of player = 4" in editor.hover(inn, "your ro|om")
    assert "resource" in editor.hover(inn, "gain 2 gr|ain") and "range  0 to 9" in editor.hover(inn, "gain 2 gr|ain")
    assert editor.hover(inn, "ga|in 2") == ""


def test_names_lead_to_their_declaration_and_to_their_uses(editor: Editor, village: Path, inn: Path) -> None:
    game = village / "game.moo"
    editor.open(inn, INN + "\n    after visit:\n        target loses 1 fame\n")
    assert editor.definition(inn, "gain 2 gr|ain") == [f"game.moo:{line_of(BASE, 'resource grain')}:9"]
    assert editor.definition(inn, "colour  r|ed") == [f"game.moo:{line_of(BASE, 'colour     green')}:22"]
    assert editor.definition(inn, "tar|get loses") == [f"game.moo:{line_of(BASE, 'to visit target')}:9"]
    assert editor.definition(inn, "target lo|ses") == []
    editor.open(game)
    uses = editor.uses(game, "to visit tar|get")
    assert len(uses) == 6 and f"inn.moo:{line_of(editor.texts[inn], 'target loses')}:8" in uses
    assert len(editor.uses(game, "to visit tar|get", declaration=False)) == 5


def test_a_name_is_written_otherwise_in_all_files(editor: Editor, village: Path, inn: Path) -> None:
    editor.open(inn)
    changes = editor.rename(inn, "gain 2 gr|ain", "rye")
    assert changes["inn.moo"] == [(7, 15, "rye")]
    assert len(changes["game.moo"]) == len(re.findall(r'\bgrain\b(?!")', BASE))
    assert changes["en.ftl"] == [(0, 8, "rye")]
    game = village / "game.moo"
    editor.open(game)
    changes = editor.rename(game, "to vis|it", "call_on")
    assert (line_of(BASE, "visit an opponent"), 4, "call_on") in changes["game.moo"]


@pytest.mark.parametrize(
    ("new", "why"),
    [
        ("coin", "there is a counter `coin` already"),
        ("Grain", "small letters"),
        ("two words", "small letters"),
        ("each", "a word of the language"),
        ("working", "a word of the language"),
    ],
)
def test_a_bad_name_is_refused(editor: Editor, inn: Path, new: str, why: str) -> None:
    editor.open(inn)
    with pytest.raises(Exception, match=why):
        editor.rename(inn, "gain 2 gr|ain", new)


def test_nothing_is_renamed_that_cannot_be_read(editor: Editor, inn: Path) -> None:
    editor.open(inn)
    editor.write(inn, INN + "\nstall shop\n    colour red grain\n        :\n")
    with pytest.raises(Exception, match="mend it first"):
        editor.rename(inn, "gain 2 gr|ain", "rye")
    with pytest.raises(Exception, match="no name here"):
        editor.rename(inn, "ga|in 2", "get")


def test_another_pack_is_read_but_not_rewritten(
    village: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path_factory.mktemp("data")
    shutil.copytree(village, data / "packs" / "village")
    monkeypatch.setenv("MOODSL_DATA", str(data))
    fair = tmp_path_factory.mktemp("fair")
    (fair / "pack.moo").write_text(
        'pack fair "Fair"\n    version   "1.0.0"\n    language  "2"\n    requires  village "1.0"\n', "utf-8"
    )
    card = fair / "booth.moo"
    card.write_text(INN.replace("stall inn", "stall booth"), "utf-8")
    editor = Editor()
    try:
        assert editor.open(card) == []
        assert editor.definition(card, "gain 2 gr|ain") == [f"game.moo:{line_of(BASE, 'resource grain')}:9"]
        with pytest.raises(Exception, match="belongs to another pack"):
            editor.rename(card, "gain 2 gr|ain", "rye")
        changed = INN.replace("stall inn", "stall booth") + "\nchange stall inn\n    points  2\n"
        assert editor.write(card, changed) == []
        (fault,) = editor.write(card, changed.replace("points  2", "points  7"))
        assert fault.code == "out-of-bounds"
        editor.write(card, INN + "\nchange stall |"[:-1])
        assert editor.offered(card, "change stall |") == ["barn", "inn", "mill", "tavern"]
    finally:
        assert editor.quit() == 0


# ---- files as a whole -----------------------------------------------------------------------------------------------


def test_a_fault_can_be_mended(editor: Editor, inn: Path) -> None:
    editor.open(inn)
    editor.write(inn, INN.replace("2 grain", "2 gran").replace("colour  red", "colour  rad"))
    (grain,) = editor.fixes(inn, 7)
    assert (grain.title, grain.is_preferred) == ("write `grain`", True)
    (edit,) = grain.edit.changes[inn.as_uri()]
    assert edit.new_text == "        gain 2 grain" and edit.range.start.line == 7
    assert [fix.title for fix in editor.fixes(inn, 2)] == ["write `red`"]
    assert editor.fixes(inn, 4) == []


def test_a_file_gets_its_one_form(editor: Editor, inn: Path) -> None:
    editor.open(inn)
    editor.write(inn, INN.replace("colour  red", "colour red"))
    assert editor.formatted(inn) == [INN]
    editor.write(inn, INN)
    assert editor.formatted(inn) == []
    editor.write(inn, INN.replace("colour  red", "colour red:"))
    assert editor.formatted(inn) == []  # what cannot be read is left alone


def test_a_file_has_an_outline(editor: Editor, village: Path, inn: Path) -> None:
    editor.open(inn)
    editor.write(inn, INN + '\nscenario "busy"\n    then\n        your fame is 0\n\nstall half [\n')
    inn_item, scenario, half = editor.outline(inn)
    assert (inn_item.name, inn_item.detail, [one.name for one in inn_item.children]) == ("inn", "stall", ["on open"])
    assert (scenario.name, half.name) == ("busy", "stall half [")
    found = editor.run(editor.client.workspace_symbol_async(editor.lsp.WorkspaceSymbolParams("pebble")))
    assert "pebble" in [one.name for one in found]


# ---- bad input ------------------------------------------------------------------------------------------------------


def test_a_file_outside_any_pack_is_looked_through_for_slips(editor: Editor, tmp_path: Path) -> None:
    path = tmp_path / "alone.moo"
    editor.texts[path], editor.versions[path] = INN, 1
    item = editor.lsp.TextDocumentItem(path.as_uri(), "moo", 1, INN)
    editor.client.text_document_did_open(editor.lsp.DidOpenTextDocumentParams(item))
    assert editor.faults(path) == []
    assert [fault.code for fault in editor.write(path, INN.replace("on open:", "on open"))] == ["missing-colon"]
    assert "after" in editor.offered(path, "    |on open")
    assert editor.hover(path, "gain 2 gr|ain") == "" and editor.definition(path, "gain 2 gr|ain") == []
    with pytest.raises(Exception, match="no name here"):
        editor.rename(path, "gain 2 gr|ain", "rye")
    path.with_name("game.moo").write_text(BASE, "utf-8")  # now there is a game
    editor.write(path, INN.replace("2 grain", "2 gran"))
    editor.client.text_document_did_save(editor.lsp.DidSaveTextDocumentParams(editor.document(path)))
    assert [fault.code for fault in editor.faults(path)] == ["unknown-resource"]


JUNK = {
    "empty": "",
    "blank": "\n\n   \n",
    "half a line": "stall ",
    "half a string": 'stall inn "In',
    "indented": "        gain 2 grain\n",
    "binary": "\x00\x01\x7f\ufffd\x1b[31m PNG\x00\r\r\n",
    "line ends": "stall inn\r\n    points\x0b 1\r\n\u2028    price 1 coin\n\x85",
    "half of a pair": "stall inn \ud83d\n",
    "brackets": "[" * 500 + "(" * 500,
    "deep": "\n".join(" " * depth + "if a" for depth in range(200)),
    "long": "stall inn " + "x" * 20_000,
    "another script": "таверна красная\n    цена 1 монета\n",
}


@pytest.mark.parametrize("text", JUNK.values(), ids=JUNK.keys())
def test_junk_is_told_and_no_question_about_it_fails(editor: Editor, inn: Path, text: str) -> None:
    editor.open(inn)
    faults = editor.write(inn, text)
    assert faults, "it is no card"
    assert all(fault.range.start.line <= max(1, text.count("\n")) for fault in faults)
    for line, column in ((0, 0), (0, 5), (0, 10_000), (9_999, 3)):
        where = {"text_document": editor.document(inn), "position": editor.lsp.Position(line, column)}
        editor.run(editor.client.text_document_completion_async(editor.lsp.CompletionParams(**where)))
        editor.run(editor.client.text_document_hover_async(editor.lsp.HoverParams(**where)))
        editor.run(editor.client.text_document_definition_async(editor.lsp.DefinitionParams(**where)))
    editor.outline(inn)
    editor.fixes(inn, 0)
    assert editor.formatted(inn) == []
    assert editor.write(inn, INN) == []


def test_a_file_that_cannot_be_read_is_told(editor: Editor, village: Path, inn: Path) -> None:
    bad = village / "stalls" / "bad.moo"
    bad.write_bytes(b"stall bad \xff\n")
    editor.open(inn)
    (fault,) = editor.latest[bad.as_uri()]
    assert fault.code == "not-utf8"


def test_the_folder_may_go_while_a_file_is_open(editor: Editor, village: Path, inn: Path) -> None:
    editor.open(inn)
    shutil.rmtree(village)
    editor.write(inn, INN.replace("2 grain", "2 gran"))
    editor.client.text_document_did_save(editor.lsp.DidSaveTextDocumentParams(editor.document(inn)))
    assert editor.faults(inn) is not None
    assert "after" in editor.offered(inn, "    |on open")
    editor.close(inn)


def test_another_language(village: Path, inn: Path) -> None:
    editor = Editor(locale="ru-RU")
    try:
        editor.open(inn, INN)
        assert "получите 2" in editor.hover(inn, "stall in|n") or "2 grain" in editor.hover(inn, "stall in|n")
        (fault,) = editor.write(inn, INN.replace("2 grain", "2 gran"))
        assert "`gran`" in fault.message and "does not exist" not in fault.message
    finally:
        assert editor.quit() == 0


def test_an_editor_that_goes_without_a_word_ends_the_server(tmp_path: Path) -> None:
    import subprocess

    request = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}}}).encode()
    data = b"Content-Length: %d\r\n\r\n%s" % (len(request), request)
    ended = subprocess.run(MOO, input=data, capture_output=True, timeout=WAIT)
    assert ended.returncode == 0 and b'"capabilities"' in ended.stdout and b"Traceback" not in ended.stderr
