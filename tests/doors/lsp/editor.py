"""VS Code in small, the client of pytest-lsp behind it: what the tests of `moo lsp` ask over stdio.

A place in a file is marked with `|`. The client is imported where it is started: it is slow.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

BASE = (Path(__file__).parents[2] / "cards" / "base.moo").read_text("utf-8")
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
