"""Where things lie: the grammar and the packs that come with the program, and the packs that somebody has installed.

The former lie beside the code in a checkout and inside the package in a wheel; the latter in the user's data folder.
"""

from __future__ import annotations

import os
import re
import sys
import unicodedata
from collections.abc import Iterator
from pathlib import Path

_HERE = Path(__file__).resolve().parents[2]
_NAME = re.compile(r"[a-z][a-z0-9_-]*")
_PACK = re.compile(r"^pack +([a-z][a-z0-9_]*)", re.MULTILINE)


_PORTS = {f"{port}{number}" for port in ("com", "lpt") for number in range(10)}
BESIDE = "MOODSL_BESIDE"
"""What holds the folders of packs that are found by their names as long as a command and its processes run."""
_DEVICES = {"con", "prn", "aux", "nul", "conin$", "conout$", "clock$"} | _PORTS


def is_device(name: str) -> bool:
    """Whether a file or folder of this name would be a device on some machines, whatever stands behind a dot.

    >>> is_device("nul.txt"), is_device("COM¹"), is_device("console")
    (True, True, False)
    """
    return unicodedata.normalize("NFKC", name).partition(".")[0].strip().lower() in _DEVICES


def locate(folder: str) -> Path:
    """The folder `grammar` or `cards`; raises FileNotFoundError if the installation is broken."""
    for place in (_HERE / folder, _HERE / "moodsl" / "_data" / folder):
        if place.is_dir():
            return place
    raise FileNotFoundError(f"the installation has no folder `{folder}`")


def installed_packs() -> Path:
    """The folder of the installed packs, each in a folder of its own name; it need not be there.

    It lies under `MOODSL_DATA`, else in the user's data folder.
    """
    chosen = os.environ.get("MOODSL_DATA")
    if chosen:
        return Path(chosen) / "packs"
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home())
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "moodsl" / "packs"


def find_pack(name: str) -> Path | None:
    """The folder of a pack that is known by its name: given beside, installed, or else one that comes with the program;
    or None.

    >>> find_pack("no_such_pack")
    """
    if not _NAME.fullmatch(name):
        return None
    for folder in map(Path, filter(None, os.environ.get(BESIDE, "").split(os.pathsep))):
        if any(name in packs_said(file.read_text("utf-8", "replace")) for file in folder.glob("*.moo")):
            return folder
    installed = installed_packs() / name
    return installed if installed.is_dir() else find_builtin(name)


def find_builtin(name: str) -> Path | None:
    """The folder of a pack that comes with the program, by the name of the pack or of the folder; or None."""
    folder = locate("cards") / name
    if _NAME.fullmatch(name) and folder.is_dir():
        return folder
    return next((one for one in built_in() if declares(one, name)), None)


def folders_above(path: Path) -> Iterator[Path]:
    """The folders in which a file may belong to a pack: those above it, the nearest first, up to one that git keeps."""
    for folder in path.parents:
        yield folder
        if (folder / ".git").exists():
            return


def built_in() -> list[Path]:
    """The folders of the packs that come with the program, sorted."""
    return sorted(file.parent for file in locate("cards").glob("*/pack.moo"))


def known_packs() -> list[str]:
    """The names of the packs that are found by name: those of the built-in folders, and the installed ones."""
    installed = installed_packs()
    found = {folder.name for folder in built_in()}
    if installed.is_dir():
        found |= {folder.name for folder in installed.iterdir() if find_pack(folder.name) == folder}
    return sorted(found)


def declares(folder: Path, name: str) -> bool:
    """Whether the file `pack.moo` in a folder is that of the pack `name`."""
    return name in packs_said((folder / "pack.moo").read_text(encoding="utf-8"))


def packs_said(text: str) -> list[str]:
    """The packs that a text declares; found without the parser, so that a cached game needs none.

    >>> packs_said('pack winter "Winter"')
    ['winter']
    """
    return _PACK.findall(text)
