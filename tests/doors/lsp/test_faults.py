"""`moo lsp` tells what is wrong while somebody types, also of what is no card at all."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from editor import BASE, INN, MOO, WAIT, Editor, line_of, places


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


@pytest.mark.parametrize(
    ("system", "options", "is_russian"),
    [
        pytest.param("C", {"locale": "ru-RU"}, True, marks=pytest.mark.soak),
        ("ru_RU.UTF-8", {}, True),  # an editor that does not say what it speaks
        pytest.param("ru_RU.UTF-8", {"locale": "en"}, False, marks=pytest.mark.soak),
        ("C", {"locale": "en", "initialization_options": {"language": "ru"}}, True),  # a setting of the editor
    ],
)
def test_another_language(
    inn: Path, system: str, options: dict[str, Any], is_russian: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", system)
    editor = Editor(**options)
    try:
        editor.open(inn, INN)
        (fault,) = editor.write(inn, INN.replace("2 grain", "2 gran"))
        told = "ресурса или счётчика `gran` нет" if is_russian else "the resource or counter `gran` does not exist"
        assert fault.message.split("\n")[0] == told
    finally:
        assert editor.quit() == 0


def test_an_editor_that_goes_without_a_word_ends_the_server(tmp_path: Path) -> None:
    import subprocess

    request = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}}}).encode()
    data = b"Content-Length: %d\r\n\r\n%s" % (len(request), request)
    ended = subprocess.run(MOO, input=data, capture_output=True, timeout=WAIT)
    assert ended.returncode == 0 and b'"capabilities"' in ended.stdout and b"Traceback" not in ended.stderr
