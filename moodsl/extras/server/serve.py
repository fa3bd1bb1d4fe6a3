"""The language server: questions of an editor over stdio, and the answers."""

from __future__ import annotations

import gc
import logging
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcInvalidParams
from pygls.lsp.server import LanguageServer
from pygls.uris import to_fs_path

from interpreter.report import Reporter, translated
from interpreter.text import Source
from moodsl.extras.server.complete import MOST, complete
from moodsl.extras.server.convert import SYMBOLS, Columns, completions, uri_of
from moodsl.extras.server.fixes import fixes
from moodsl.extras.server.hover import hover
from moodsl.extras.server.outline import declared, outline
from moodsl.extras.server.pack import FileRange, Pack
from moodsl.extras.server.rename import RenameRefused, rename, target
from moodsl.extras.server.session import EditorSession
from moodsl.formatter import formatted

SWITCH = 0.001  # seconds after which a check in a thread lets an answer go first


class MooServer(LanguageServer):
    """Answers one editor, in its language; `language` is for one that does not say which it speaks."""

    def __init__(self, language: str) -> None:
        super().__init__("moo", version("moodsl"), text_document_sync_kind=lsp.TextDocumentSyncKind.Full)
        self.session = EditorSession(self.tell_whole, self.note)
        self.language = language
        self.uris: dict[Path, str] = {}
        self.versions: dict[Path, int] = {}
        self.told: set[Path] = set()  # files of which the editor shows faults

    @property
    def columns(self) -> Columns:
        """Converts columns as it was agreed with the editor."""
        return Columns(self.workspace.position_codec)

    def report_server_error(self, error: Exception, source: Any) -> None:
        """What goes wrong is told in the editor's log, not in its face at every letter; a refusal is an answer."""
        if not isinstance(error, JsonRpcInvalidParams):
            self.note(error)

    def note(self, error: Exception) -> None:
        """Tell a fault of our own in the editor's log."""
        message = f"moo lsp: {type(error).__name__}: {error}"
        self.window_log_message(lsp.LogMessageParams(lsp.MessageType.Error, message))

    # ---- faults -----------------------------------------------------------------------------------------------------

    def write(self, uri: str, text: str, number: int) -> None:
        """A file has a new text."""
        path = self.path(uri)
        self.uris[path], self.versions[path] = uri, number
        self.tell(self.session.write(path, text), path)

    def tell(self, pack: Pack, path: Path) -> None:
        """Show the faults of one file."""
        found = [self.columns.diagnostic(one, pack, path, self.uris, self.language) for one in pack.faults(path)]
        (self.told.add if found else self.told.discard)(path)
        self.text_document_publish_diagnostics(
            lsp.PublishDiagnosticsParams(uri_of(path, self.uris), found, self.versions.get(path))
        )

    def tell_whole(self, pack: Pack) -> None:
        """Show the faults of a pack: those of files that are not open, too."""
        own = {path for path in self.told | self.session.opened.keys() if self.session.owner(path) is pack}
        faulty = {path for path in {*pack.files, *pack.troubles} if pack.faults(path)}
        for path in sorted(own | {path for path in faulty if self.session.owner(path) in (pack, None)}):
            self.tell(pack, path)

    # ---- places -----------------------------------------------------------------------------------------------------

    def path(self, uri: str) -> Path:
        """The file of an address; one that is not on a disk has a name all the same."""
        return Path(to_fs_path(uri) or uri)

    def at(self, params: Any) -> tuple[Pack, Path, int, int]:
        """The pack, file, line and column that a question is about."""
        path = self.path(params.text_document.uri)
        pack = self.session.pack_of(path)
        line = params.position.line
        lines = pack.files[path].lines if path in pack.files else ()
        text = lines[line] if line < len(lines) else ""
        return pack, path, line + 1, self.columns.column(text, params.position.character)


def make_server(language: str = "en") -> MooServer:
    """A server with all its answers."""
    server = MooServer(language)
    add_files(server)
    add_names(server)
    add_renaming(server)
    add_files_as_a_whole(server)
    return server


def add_files(server: MooServer) -> None:
    """What the editor tells: files that are opened, written, closed."""

    @server.feature(lsp.INITIALIZE)
    def begin(params: lsp.InitializeParams) -> None:
        chosen = params.initialization_options
        language = chosen.get("language") if isinstance(chosen, dict) else None
        server.language = str(language or params.locale or server.language)[:2].lower()

    @server.feature(lsp.TEXT_DOCUMENT_DID_OPEN)
    def opened(params: lsp.DidOpenTextDocumentParams) -> None:
        document = params.text_document
        server.write(document.uri, document.text, document.version)

    @server.feature(lsp.TEXT_DOCUMENT_DID_CHANGE)
    def changed(params: lsp.DidChangeTextDocumentParams) -> None:
        text = server.workspace.get_text_document(params.text_document.uri).source
        server.write(params.text_document.uri, text, params.text_document.version)

    @server.feature(lsp.TEXT_DOCUMENT_DID_CLOSE)
    def closed(params: lsp.DidCloseTextDocumentParams) -> None:
        path = server.path(params.text_document.uri)
        left = server.session.close(path)
        server.versions.pop(path, None)
        if left is not None:  # nobody looks at the pack any more
            for file in sorted(file for file in server.told if file == path or file in left.files):
                server.told.discard(file)
                server.text_document_publish_diagnostics(lsp.PublishDiagnosticsParams(uri_of(file, server.uris), []))

    @server.feature(lsp.TEXT_DOCUMENT_DID_SAVE)
    def saved(params: lsp.DidSaveTextDocumentParams) -> None:
        server.session.look_again()

    @server.feature(lsp.WORKSPACE_DID_CHANGE_WATCHED_FILES)
    def watched(params: lsp.DidChangeWatchedFilesParams) -> None:
        server.session.look_again()

    @server.feature(lsp.SHUTDOWN)
    def ended(params: None) -> None:
        server.session.end()


def add_names(server: MooServer) -> None:
    """What is asked about one place: what could stand there, what a name means, where else it is."""

    @server.feature(lsp.TEXT_DOCUMENT_COMPLETION, lsp.CompletionOptions(trigger_characters=["["]))
    def completion(params: lsp.CompletionParams) -> lsp.CompletionList:
        offers = complete(*server.at(params))
        return lsp.CompletionList(is_incomplete=len(offers) >= MOST, items=completions(offers))

    @server.feature(lsp.TEXT_DOCUMENT_HOVER)
    def pointed_at(params: lsp.HoverParams) -> lsp.Hover | None:
        pack, path, line, column = server.at(params)
        found = hover(pack, path, line, column, server.language)
        if found is None:
            return None
        place, text = found
        return lsp.Hover(
            lsp.MarkupContent(lsp.MarkupKind.Markdown, text), server.columns.range(pack.files[path].lines, place)
        )

    @server.feature(lsp.TEXT_DOCUMENT_DEFINITION)
    def definition(params: lsp.DefinitionParams) -> list[lsp.Location]:
        return locations(*places(params, declares=True))

    @server.feature(lsp.TEXT_DOCUMENT_REFERENCES)
    def uses(params: lsp.ReferenceParams) -> list[lsp.Location]:
        return locations(*places(params, None if params.context.include_declaration else False))

    @server.feature(lsp.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT)
    def highlights(params: lsp.DocumentHighlightParams) -> list[lsp.DocumentHighlight]:
        path, (pack, found) = server.path(params.text_document.uri), places(params)
        lines = pack.files[path].lines if found else ()
        return [lsp.DocumentHighlight(server.columns.range(lines, one)) for one in found if one.path == path]

    def places(params: Any, declares: bool | None = None) -> tuple[Pack, list[FileRange]]:
        pack, path, line, column = server.at(params)
        mention = pack.mention_at(path, line, column)
        return pack, pack.places(mention.key, declares) if mention is not None else []

    def locations(pack: Pack, places: list[FileRange]) -> list[lsp.Location]:
        return [server.columns.location(pack, place, server.uris) for place in places]


def add_renaming(server: MooServer) -> None:
    """A name that gets another one everywhere."""

    @server.feature(lsp.TEXT_DOCUMENT_PREPARE_RENAME)
    def may_rename(params: lsp.PrepareRenameParams) -> lsp.PrepareRenamePlaceholder:
        pack, path, line, column = server.at(params)
        try:
            _key, place, old = target(pack, path, line, column)
        except RenameRefused as refused:
            raise JsonRpcInvalidParams(translated(str(refused), server.language)) from None
        return lsp.PrepareRenamePlaceholder(server.columns.range(pack.files[path].lines, place), old)

    @server.feature(lsp.TEXT_DOCUMENT_RENAME, lsp.RenameOptions(prepare_provider=True))
    def renamed(params: lsp.RenameParams) -> lsp.WorkspaceEdit:
        pack, path, line, column = server.at(params)
        try:
            edits = rename(pack, path, line, column, params.new_name)
        except RenameRefused as refused:
            raise JsonRpcInvalidParams(translated(str(refused), server.language)) from None
        changes: dict[str, list[lsp.TextEdit]] = {}
        for edit in edits:
            where = edit.place.path
            lines = pack.files[where].lines if where in pack.files else where.read_text("utf-8").split("\n")
            change = lsp.TextEdit(server.columns.range(lines, edit.place), edit.text)
            changes.setdefault(uri_of(where, server.uris), []).append(change)
        return lsp.WorkspaceEdit(changes=changes)


def add_files_as_a_whole(server: MooServer) -> None:
    """What is asked about a file or the whole pack: fixes, the one form, an overview."""

    @server.feature(
        lsp.TEXT_DOCUMENT_CODE_ACTION, lsp.CodeActionOptions(code_action_kinds=[lsp.CodeActionKind.QuickFix])
    )
    def mend(params: lsp.CodeActionParams) -> list[lsp.CodeAction]:
        path = server.path(params.text_document.uri)
        pack = server.session.pack_of(path)
        found = []
        for fix in fixes(pack, path, params.range.start.line + 1, params.range.end.line + 1):
            lines = pack.files[path].lines
            edits = [
                lsp.TextEdit(server.columns.range(lines, FileRange(path, at, 1, at, len(lines[at - 1]) + 1)), text)
                for at, text in fix.lines.items()
            ]
            fault = server.columns.diagnostic(fix.fault, pack, path, server.uris, server.language)
            edit = lsp.WorkspaceEdit(changes={params.text_document.uri: edits})
            kind = lsp.CodeActionKind.QuickFix
            title = translated(fix.message, server.language)
            found.append(lsp.CodeAction(title, kind, [fault], is_preferred=fix.is_likely, edit=edit))
        return found

    @server.feature(lsp.TEXT_DOCUMENT_FORMATTING)
    def in_one_form(params: lsp.DocumentFormattingParams) -> list[lsp.TextEdit]:
        path = server.path(params.text_document.uri)
        file = server.session.pack_of(path).files.get(path)
        text = formatted(Source(path.as_posix(), file.text), Reporter()) if file is not None else None
        if file is None or text is None or text == file.text:
            return []
        whole = FileRange(path, 1, 1, len(file.lines), len(file.lines[-1]) + 1)
        return [lsp.TextEdit(server.columns.range(file.lines, whole), text)]

    @server.feature(lsp.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
    def overview(params: lsp.DocumentSymbolParams) -> list[lsp.DocumentSymbol]:
        path = server.path(params.text_document.uri)
        file = server.session.pack_of(path).files.get(path)
        return [server.columns.symbol(item, file.lines) for item in outline(file)] if file is not None else []

    @server.feature(lsp.WORKSPACE_SYMBOL)
    def names(params: lsp.WorkspaceSymbolParams) -> list[lsp.SymbolInformation]:
        return [
            lsp.SymbolInformation(server.columns.location(pack, item.place, server.uris), item.name, SYMBOLS[item.sort])
            for pack in server.session.packs
            for item in declared(pack, params.query)[:MOST]
        ]


def serve(language: str) -> None:
    """Answer an editor on standard input and output until it goes; `language` as for `MooServer`."""
    sys.setswitchinterval(SWITCH)
    gc.disable()  # see session
    logging.getLogger("pygls").setLevel(logging.CRITICAL)  # what goes wrong is told to the editor
    make_server(language).start_io()
