"""The engine inside the page: what a browser needs to play a game, and to try cards, without a server.

Python itself comes from the package `pyodide` of the npm registry, which somebody has to have fetched (`FETCH`). All
else is taken from this installation: moodsl, what it stands on, and the files of the packs. It is put into one archive
(`engine.bin`, a tar packed by gzip), which the worker of the page unpacks.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import re
import subprocess
import tarfile
from collections.abc import Iterator, Mapping, Sequence
from importlib.metadata import Distribution, distribution
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory

from interpreter.text import locate, write_files
from moodsl.extras.faces import font_file
from moodsl.extras.faces.metrics import FAMILIES

RUNTIME = (
    "package.json", "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json",
)  # fmt: skip
PACKAGE, VERSION = "pyodide", "314.0.7"
USUAL = Path("build/engine")
FETCH = f"npm install --prefix {USUAL} {PACKAGE}@{VERSION}"  # the command that fetches it, see `docs/site.md`
FOLDER = "table"  # of the site
STUDIO = "studio/"  # in it
CARDS = "moodsl/_data/cards"  # where packs are found by their names
PRECOMPILE = Path(__file__).with_name("precompile.mjs")
OF_A_TERMINAL = {"click", "rich"}  # what only commands stand on
NAME = re.compile(r"[A-Za-z0-9._-]+")
UNUSED = re.compile(
    r"pytz/zoneinfo/|\.(pyc|so|pyd|c)$|/__pycache__/|(^|/)tests?/"
    r"|moodsl/extras/(site/(assets|theme|pages)|table/(page|worker)|studio/(page|worker))/"
)
LOCALE = re.compile(r"babel/locale-data/(\w+)\.dat$")  # of 10 MB


class NoRuntime(Exception):
    """A folder without Python for browsers; `missing` is the first file that is not there, or the version."""

    def __init__(self, folder: Path, missing: str) -> None:
        super().__init__(f"{folder}: {missing}")
        self.folder, self.missing = folder, missing


def runtime_in(folder: Path) -> Path:
    """Where Python for browsers lies: the folder, or where `FETCH` puts it in there. Raises NoRuntime."""
    home = folder / "node_modules" / PACKAGE
    home = home if home.is_dir() else folder
    for name in RUNTIME:
        if not (home / name).is_file():
            raise NoRuntime(folder, name)
    if json.loads((home / "package.json").read_text(encoding="utf-8")).get("version") != VERSION:
        raise NoRuntime(folder, f"{PACKAGE} {VERSION}")
    return home


def put_table(
    site: Path, packs: Sequence[Path], languages: Sequence[str], runtime: Path, program: str, node: str | None = None
) -> bool:
    """Put the table, the studio and their engine into a site; whether the engine is precompiled, so that a page begins
    quickly. `packs` are the folders of the packs, in the order in which they are read, `runtime` is where Python for
    browsers lies, `program` the version of moodsl, `node` the program that precompiles the engine, if one is there."""
    found: dict[str, bytes] = {}
    for name, inside in (("table", ""), ("studio", STUDIO)):
        for part in ("page", "worker"):  # the files of the worker stand in place of the server's
            folder = Path(str(files(f"moodsl.extras.{name}") / part))
            found |= {f"{inside}{path}": text for path, text in read_all(folder)}
    found |= {f"fonts/{name}.woff2": font_file(name).read_bytes() for name in FAMILIES}
    found |= {f"pyodide/{name}": (runtime / name).read_bytes() for name in RUNTIME}
    whole = engine(packs, languages, program)
    precompiled = precompiled_by(node, runtime, whole) if node is not None else None
    found["engine.bin"], found["snapshot.bin"] = precompiled or (whole, b"")
    digest = hashlib.sha256()
    for path in sorted(found):
        digest.update(path.encode() + b"\0" + hashlib.sha256(found[path]).digest())
    told = {"version": digest.hexdigest()[:12], "files": ["./", STUDIO, *sorted(found)]}
    found["version.json"] = json.dumps(told).encode()
    write_files(site / FOLDER, found)
    return precompiled is not None


def precompiled_by(node: str, runtime: Path, whole: bytes) -> tuple[bytes, bytes] | None:
    """The archive with all that a page would have to compile (`table/precompiled.py`), and a snapshot of a Python that
    has read its modules and packs; None if node cannot do it."""
    with TemporaryDirectory() as folder:
        archive, precompiled, snapshot = (Path(folder) / name for name in ("engine.bin", "precompiled.bin", "snapshot"))
        archive.write_bytes(whole)
        try:
            subprocess.run(
                [node, PRECOMPILE, runtime.absolute(), archive, precompiled, snapshot], check=True, capture_output=True
            )
            return precompiled.read_bytes(), snapshot.read_bytes()
        except (OSError, subprocess.CalledProcessError):
            return None


def engine(packs: Sequence[Path], languages: Sequence[str], program: str) -> bytes:
    """The archive: modules, the grammar, the packs, and what is told to the page's program of them."""
    held = {f"{name}/{path}": text for name in ("moodsl", "interpreter") for path, text in modules_of(name)}
    held |= {f"moodsl/_data/grammar/{path}": text for path, text in read_all(locate("grammar"))}
    for one in needed("moodsl"):
        held |= dict(files_of(one, {"root", "global", *languages}))
    names = [pack.name for pack in packs]
    places = [f"{CARDS}/{name if names.count(name) == 1 else f'{name}_{number}'}" for number, name in enumerate(names)]
    for place, pack in zip(places, packs, strict=True):
        held |= {f"{place}/{path}": text for path, text in read_all(pack)}
    held["told.json"] = json.dumps({"places": places, "program": program}).encode()
    return archive_of({path: text for path, text in held.items() if not UNUSED.search(path)})


def archive_of(files: Mapping[str, bytes]) -> bytes:
    """Files in one, a tar packed by gzip; the same files give the same bytes."""
    whole = io.BytesIO()
    with tarfile.open(fileobj=whole, mode="w", format=tarfile.GNU_FORMAT, encoding="utf-8") as archive:
        for path in sorted(files):
            told = tarfile.TarInfo(path)
            told.size = len(files[path])
            archive.addfile(told, io.BytesIO(files[path]))
    return gzip.compress(whole.getvalue(), mtime=0)


def modules_of(name: str) -> Iterator[tuple[str, bytes]]:
    """The files of one of our packages; cards and grammar lie elsewhere in a checkout."""
    return ((path, text) for path, text in read_all(Path(str(files(name)))) if not path.startswith("_data/"))


def read_all(folder: Path) -> Iterator[tuple[str, bytes]]:
    """The files below a folder by their paths in it, but for what Python leaves behind."""
    for file in sorted(folder.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            yield file.relative_to(folder).as_posix(), file.read_bytes()


def needed(name: str) -> list[Distribution]:
    """What a distribution stands on in a browser, and what that stands on."""
    found: dict[str, Distribution] = {}
    waiting = [name]
    while waiting:
        for line in distribution(waiting.pop()).requires or ():
            match = NAME.match(line)
            if match is None or ";" in line or match[0] in OF_A_TERMINAL or match[0] in found:
                continue
            found[match[0]] = distribution(match[0])
            waiting.append(match[0])
    return list(found.values())


def files_of(one: Distribution, locales: set[str]) -> Iterator[tuple[str, bytes]]:
    """The modules of a distribution and what lies beside them, by their paths; of languages only some."""
    for file in one.files or ():
        locale = LOCALE.search(file.as_posix())
        if ".." not in file.parts and (locale is None or locale[1] in locales) and not UNUSED.search(file.as_posix()):
            yield file.as_posix(), Path(str(one.locate_file(file))).read_bytes()
