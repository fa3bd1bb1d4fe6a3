"""What the tests of packs share: texts of a small pack on a tiny game, and packs that were tampered with."""

from __future__ import annotations

import zipfile
from pathlib import Path

from interpreter.check.packs import LANGUAGE

GAME = Path(__file__).resolve().parents[3] / "moodsl" / "extras" / "new" / "game"
TOP = 'pack dusk "Dusk"\n    version   "0.1.0"\n    requires  lanterns "0.1"\n'
LAMP = 'lantern reed_lamp "Reed Lamp"\n    glass   green\n    price   2 oil\n    points  2\n'
MANIFEST = "moopack.json"
NEWER = str(int(LANGUAGE) + 1)


def one_line(done, code):
    """The one line in which a command says why it does nothing."""
    assert done.exit_code == code, done.output
    (line,) = done.output.splitlines()
    assert line.startswith("moo: ") and "Traceback" not in line
    return line


def rebuilt(archive, change):
    """Write the archive anew, with what `change` makes of {path: bytes}."""
    with zipfile.ZipFile(archive) as zipped:
        files = {name: zipped.read(name) for name in zipped.namelist()}
    change(files)
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as zipped:
        for name, content in files.items():
            zipped.writestr(name, content)
