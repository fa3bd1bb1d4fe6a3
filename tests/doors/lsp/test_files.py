"""`moo lsp` looks at a file as a whole: what mends it, its one form, its outline."""

from __future__ import annotations

from pathlib import Path

from editor import INN, Editor


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
