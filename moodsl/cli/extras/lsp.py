"""`moo lsp`: the language server, which an editor starts and asks."""

from __future__ import annotations

import sys

import click

from interpreter.report.message import msg
from moodsl.cli.extras.needed import end_if_missing
from moodsl.cli.shared.language import spoken, tell


@click.command()
@click.option("--stdio", is_flag=True, hidden=True, help="What editors add; there is no other way.")
def lsp(stdio: bool) -> None:
    """Answer an editor while somebody writes cards: the editor starts this by itself (docs/editors.md)."""
    end_if_missing("lsp")
    if sys.stdin.isatty():
        tell(msg("moo lsp waits for an editor on its standard input; Ctrl-C ends it"), err=True)
    from moodsl.extras.server.serve import serve

    serve(spoken())
