"""`moo lsp`: the language server, which an editor starts and asks."""

from __future__ import annotations

import sys
from importlib.util import find_spec

import click

from interpreter.report.message import msg
from moodsl.cli.shared.exit_codes import WRONG_USE
from moodsl.cli.shared.language import spoken, tell
from moodsl.cli.shared.loading import give_up


@click.command()
@click.option("--stdio", is_flag=True, hidden=True, help="What editors add; there is no other way.")
def lsp(stdio: bool) -> None:
    """Answer an editor while somebody writes cards: the editor starts this by itself (docs/editors.md)."""
    if find_spec("pygls") is None:
        give_up(msg("the language server needs pygls: `pip install 'moodsl[lsp]'`"), WRONG_USE)
    if sys.stdin.isatty():
        tell(msg("moo lsp waits for an editor on its standard input; Ctrl-C ends it"), err=True)
    from moodsl.extras.server.serve import serve

    serve(spoken())
