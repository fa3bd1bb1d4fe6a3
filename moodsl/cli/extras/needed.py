"""What a product needs beside moodsl itself: the modules that its extra in `pyproject.toml` brings."""

from __future__ import annotations

from importlib.util import find_spec

from interpreter.report.message import msg
from moodsl.cli.shared.exit_codes import WRONG_USE
from moodsl.cli.shared.loading import give_up

PRINT = ("reportlab", "fontTools", "brotli")
NEEDED = {
    "lsp": ("pygls",),
    "print": PRINT,
    "site": ("mkdocs", "material", "pagefind", *PRINT),
    "table": ("starlette", "uvicorn", "websockets"),
}


def end_if_missing(extra: str, command: str = "") -> None:
    """End the command, which bears the name of its extra unless another is given, with one line that says how the extra
    is installed, if it is not."""
    missing = [name for name in NEEDED[extra] if find_spec(name) is None]
    if missing:
        give_up(
            msg("`moo {}` needs {}: `pip install 'moodsl[{}]'`", command or extra, ", ".join(missing), extra), WRONG_USE
        )
