"""The whole way from text to a game: read, parse, check, compile, link; and a cache of what was compiled.

A faulty pack is refused whole, with all its faults; nothing is half-loaded. The cache holds compiled games, each under
a name made of the text and the versions that made it. What a cached game does not need (the parser, the checker, the
compiler) is imported inside the functions that need it.
"""

from __future__ import annotations

import gc
import hashlib
import json
import os
import re
import stat
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from interpreter.game.arguments import shown
from interpreter.report.message import Message, msg, reason_of
from interpreter.text import Source, Span, find_pack, known_packs, locate, packs_said
from interpreter.text.cache import bytecode, cache_path, load_cached, save_cached

if TYPE_CHECKING:
    from interpreter.game.match import Match
    from interpreter.game.program import Program
    from interpreter.model import Model
    from interpreter.report import Diagnostic, Reporter
    from interpreter.syntax.nodes import Module

CACHE_FORMAT = "moodsl-1"
Place = str | Path | Source
"""Where cards are: a pack by its name, a folder, a file; or the text of a file."""
LARGEST = 1_000_000  # bytes of one file
MOST_FILES = 10_000
MOST_FOLDERS = 10_000  # so many are looked through in a second or two


class TooManyFolders(OSError):
    """A folder with so many others in it that it is none of a game."""


class Faulty(Exception):
    """What cannot be used; `diagnostics` are all its faults, sorted."""

    def __init__(self, diagnostics: list[Diagnostic]) -> None:
        from interpreter.report import concise

        super().__init__("\n".join(concise(diagnostic) for diagnostic in diagnostics))
        self.diagnostics = diagnostics

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.diagnostics,)  # what it is made anew of in another process


class PackFault(Faulty):
    """A pack that cannot be loaded; `diagnostics` are all its faults, sorted."""


@frozen
class Game:
    """A loaded game, ready to be played."""

    program: Program
    places: tuple[Place, ...] = field(default=(), eq=False)

    def __repr__(self) -> str:
        return f"<Game {self.name} for {' to '.join(map(str, self.players))} players>"

    @property
    def engine(self) -> str:
        """What plays batches of games: `native` (WebAssembly, made ready now if it is not) or `python`."""
        return engines[-1](self)

    @property
    def name(self) -> str:
        """The game's name, as its file says it."""
        return self.program.sheet.name

    @property
    def players(self) -> tuple[int, int]:
        """The least and the greatest number of players."""
        return self.program.sheet.players

    def start(
        self,
        players: int | None = None,
        seed: int = 0,
        *,
        variant: str | None = None,
        first: int | None = None,
        names: Sequence[str] | None = None,
        record: bool = True,
    ) -> Match:
        """A new match at its first decision. The same arguments and answers give the same match.

        `players` defaults to the greatest number; `first` (a seat from 0) to a seeded lot; `record` False keeps no log.
        Seeds count modulo 2**64. Raises ValueError for a wrong number of players, seed, variant or seat, and for names
        that are not as many texts as there are players.
        """
        from interpreter.game.match import Match, Setup

        if isinstance(seed, int) and abs(seed) >= 1 << 64:  # with very many digits it could not be written down
            seed %= 1 << 64
        setup = Setup(players if players is not None else self.players[1], seed, variant, first)
        return Match.start(self.program, setup, names, record)

    def restore(self, text: str) -> Match:
        """The match that `Match.to_json` saved; raises `BadRecord` if it is damaged or of another game or version."""
        from interpreter.game.match import Match

        return Match.from_json(self.program, text)

    def replay(self, text: str) -> Match:
        """A saved match played again from its start; raises `BadRecord`."""
        from interpreter.game.record import replay

        return replay(self.program, text)


@contextmanager
def no_collector() -> Iterator[None]:
    """Without Python's cyclic garbage collector: nearly all that is made here is kept until the end, and it would look
    through all of that again and again."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


@no_collector()
def load(*places: Place, cache: bool = True, fuse: bool = True) -> Game:
    """A game from a pack's name (built in or installed), a folder, a file or the text of one, or from several of them
    together.

    Raises PackFault with all faults, TypeError for what is no place. `fuse` False compiles one statement a block: the
    slow reference of the fast way.
    """
    from interpreter.game.link import link
    from interpreter.report import Reporter

    reporter = Reporter()
    sources = read(places, reporter, scenarios=False)
    if len(reporter):
        raise PackFault(reporter.diagnostics)
    digest = hash_of(sources)
    names = hashlib.sha256("\0".join(source.name for source in sources).encode()).hexdigest()[:8]  # causes name files
    path = cache_path(f"{digest}-{names}-{version_of_compiler()}-{'fused' if fuse else 'plain'}") if cache else None
    data = load_cached(path) if path else None
    if data is None:
        data = compiled(sources, reporter, fuse)
        if path:
            save_cached(path, data)
    program = link(data, partial(bytecode, path)) if path else link(data)
    program.hash, program.files = digest, hashes_of(sources)
    return Game(program, places)


engines: list[Callable[[Game], str]] = [lambda _game: "python"]
"""Who says what plays batches of a game: the last one, which stands outside of the interpreter."""


def compiled(sources: Iterable[Source], reporter: Reporter, fuse: bool) -> dict[str, Any]:
    """What a game is as data; raises PackFault with all faults."""
    model = check_sources(sources, reporter)
    if len(reporter):
        raise PackFault(reporter.diagnostics)
    from interpreter.compile.whole import compile_game

    data: dict[str, Any] = json.loads(json.dumps(compile_game(model, fuse)))
    return data


@no_collector()
def check(*places: str | Path) -> list[Diagnostic]:
    """All faults of a pack, sorted; empty if it is sound. Raises TypeError for what is no place.

    If a file cannot be read, the others are only looked through for slips of writing: they may need its names.
    """
    from interpreter.report import Reporter
    from interpreter.syntax import parse

    reporter = Reporter()
    sources = read(places, reporter)
    if len(reporter):
        for source in sources:
            parse(source, reporter)
    elif sources:
        check_sources(sources, reporter)
    return reporter.diagnostics


def check_sources(sources: Iterable[Source], reporter: Reporter) -> Model:
    """Parse and check; the model is whole only if the reporter stayed empty."""
    from interpreter.syntax import parse

    return check_modules([parse(source, reporter) for source in sources], reporter)


def check_modules(modules: list[Module], reporter: Reporter) -> Model:
    """Check trees together; the model is whole only if the reporter stayed empty.

    Of two games, of a pack in another version of the language, or of one that requires a pack that is not here or of
    another version, no other fault of the rules is reported: whatever else is wrong may come of that.
    """
    from interpreter.check.packs import keep_causes
    from interpreter.whole_check import check

    slips = reporter.diagnostics
    model = check(modules, reporter)
    keep_causes(reporter, slips)
    return model


# ---- reading --------------------------------------------------------------------------------------------------------


def read(places: Iterable[Place], reporter: Reporter, scenarios: bool = True) -> list[Source]:
    """The text of all `.moo` files in the places, sorted by path; what cannot be read is a fault. A place can also be a
    text that has been read before.

    A pack that one of them requires is read as well, if it is built in or installed. With `scenarios` False the folders
    `scenarios` are left out: nothing in them changes how the game is played.
    """
    found: list[Source] = []
    seen: set[str] = set()  # one place may lie in another
    waiting = list(places)
    while waiting:
        first = waiting.pop(0)
        if isinstance(first, Source):
            found.append(first)
        for path, name in () if isinstance(first, Source) else files_of(first, reporter, scenarios):
            real = os.path.realpath(path)
            if real in seen:
                continue
            seen.add(real)
            source = read_file(path, name, reporter)
            if source is not None:
                found.append(source)
        if not waiting:
            here = {pack for source in found for pack in packs_said(source.text)}
            wanted = {pack for source in found for pack in required(source)}
            waiting = [place for name in sorted(wanted - here) if (place := find_pack(name)) is not None]
    return found


_REQUIRES = re.compile(r"^ +requires +(.+)$", re.MULTILINE)


def required(source: Source) -> list[str]:
    """The packs that a file says its pack requires; read without the parser, so that a cached game needs none."""
    if not packs_said(source.text):
        return []
    return [name for line in _REQUIRES.findall(source.text) for name in re.findall(r"([a-z][a-z0-9_]*) *\"", line)]


def files_of(place: str | Path, reporter: Reporter, scenarios: bool = True) -> list[tuple[Path, str]]:
    """The files of a place with the names that their author knows them by; see `read`. Raises TypeError for what is no
    place."""
    try:
        path = Path(place)
    except TypeError:
        raise TypeError(
            msg("cards are given by a name, a path or a text that was read, not by {}", shown(place))
        ) from None
    try:
        if not path.exists() and isinstance(place, str):
            path = find_pack(place) or path
        if path.is_dir() and place != "":  # which would be this folder
            files = files_in(path, scenarios)
            if not files:
                fault(reporter, "no-pack", str(place), msg("the folder `{}` has no `.moo` files", place))
            if len(files) > MOST_FILES:
                message = msg("the folder `{}` has {} `.moo` files; {} are read at most", place, len(files), MOST_FILES)
                fault(reporter, "too-large", str(place), message)
                return []
            home = PurePosixPath(shown_path(path))
            for name in files_in(path, scenarios, ".moo.txt"):
                not_of_cards((home / name).as_posix(), reporter, "unreadable")
            return [(path / file, (home / file).as_posix()) for file in files]
        if path.is_file() and path.suffix != ".moo":
            not_of_cards(str(place), reporter, "no-pack")
            return []
        if path.is_file():
            return [(path, shown_path(path))]
    except TooManyFolders:
        help = msg("give the folder of a game")
        told = msg("the folder `{}` has more than {} folders, and no game has", place, MOST_FOLDERS)
        fault(reporter, "too-large", str(place), told, help)
        return []
    except OSError as error:
        fault(reporter, "unreadable", str(place), msg("`{}` cannot be read: {}", place, reason_of(error)))
        return []
    known = ", ".join(f"`{name}`" for name in known_packs())
    help = msg("give a file, a folder, or a pack by its name: {}", known)
    fault(reporter, "missing-path", str(place), msg("`{}` does not exist", place), help=help)
    return []


def not_of_cards(name: str, reporter: Reporter, code: str) -> None:
    """Report a file whose name does not end as those of cards do; some editors put `.txt` behind it."""
    better = name.removesuffix(".txt").removesuffix(".moo") + ".moo"
    help = msg("if cards stand in it, call it `{}`", better) if name.endswith(".txt") else None
    fault(reporter, code, name, msg("`{}` is no file of cards: the names of those end in `.moo`", name), help=help)


def files_in(folder: Path, scenarios: bool, end: str = ".moo") -> list[str]:
    """The paths of all files within a folder whose names end so, sorted by their parts; see `read`. Raises
    TooManyFolders for a folder such as `/`."""
    found = []
    for number, (home, folders, names) in enumerate(os.walk(folder)):  # much quicker than a Path for each file
        if number > MOST_FOLDERS:
            raise TooManyFolders
        within = os.path.relpath(home, folder)
        found += [os.path.normpath(os.path.join(within, name)) for name in folders + names if name.endswith(end)]
        if not scenarios and "scenarios" in folders:
            folders.remove("scenarios")
    return sorted(found, key=lambda path: path.split(os.sep))


def shown_path(path: Path) -> str:
    """A path as seen from where the command runs; of a built-in game, from the folder that holds `cards`."""
    built_in = locate("cards")
    if path.is_relative_to(built_in):
        return (Path(built_in.name) / path.relative_to(built_in)).as_posix()
    try:
        return path.resolve().relative_to(Path.cwd()).as_posix()
    except ValueError:
        return path.as_posix()


def read_file(path: Path, name: str, reporter: Reporter) -> Source | None:
    """A file's text, or None after a fault."""
    try:
        found = path.stat()
        if not stat.S_ISREG(found.st_mode):  # of a pipe, reading would wait for ever
            help = msg("take it away, or give it another name")
            fault(reporter, "unreadable", name, msg("`{}` is no file", name), help=help)
            return None
        if found.st_size > LARGEST:
            message = msg("the file has {:,} bytes; {:,} are read at most", found.st_size, LARGEST)
            fault(reporter, "too-large", name, message, help=msg("spread what it holds over several files"))
            return None
        raw = path.read_bytes()
    except OSError as error:
        fault(reporter, "unreadable", name, msg("`{}` cannot be read: {}", name, reason_of(error)))
        return None
    return source_of(raw, name, reporter)


def source_of(raw: bytes, name: str, reporter: Reporter) -> Source | None:
    """The text that bytes are, without a mark before it and with one sort of line ends; None after a fault."""
    try:
        return Source(name, raw.decode("utf-8-sig").replace("\r\n", "\n"))
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        message = msg("line {} is not UTF-8 text", line)
        fault(reporter, "not-utf8", name, message, help=msg("save the file as UTF-8 in your editor"))
        return None


def fault(reporter: Reporter, code: str, name: str, message: Message, help: Message | None = None) -> None:
    """Report a fault of a whole file."""
    reporter.report(code, message, Span(Source(name, ""), 1, 1, 1, 1), help=help)


# ---- the cache ------------------------------------------------------------------------------------------------------


def hash_of(sources: Iterable[Source]) -> str:
    """A hash of the text of all files and their names within the pack."""
    digest = hashlib.sha256()
    for source in sources:
        digest.update(Path(source.name).name.encode() + b"\0" + source.text.encode() + b"\0")
    return digest.hexdigest()[:32]


def hashes_of(sources: list[Source]) -> dict[str, str]:
    """A short hash of the text of each file, under its name within its pack: `winter/cards/inn.moo`."""
    found, packs = {}, {}
    for source in sources:
        for name in packs_said(source.text):
            packs[PurePosixPath(source.name).parent] = name
    for source in sources:
        path = PurePosixPath(source.name)
        home = next((folder for folder in path.parents if folder in packs), path.parent)
        name = (PurePosixPath(packs.get(home, "")) / path.relative_to(home)).as_posix()
        found[name] = hashlib.sha256(source.text.encode()).hexdigest()[:8]
    return found


def version_of_compiler() -> str:
    """Changes whenever the grammar or the code that checks and compiles does."""
    here = Path(__file__).resolve().parent
    digest = hashlib.sha256(CACHE_FORMAT.encode())
    rooms = [here / room for room in ("syntax", "check", "analysis", "effects", "model", "compile")]
    for room in (*rooms, locate("grammar")):
        for folder, _folders, names in sorted(os.walk(room)):  # much quicker than a Path for each file
            for name in sorted(name for name in names if name.endswith((".py", ".lark"))):
                found = os.stat(os.path.join(folder, name))
                digest.update(f"{name} {found.st_size} {found.st_mtime_ns}".encode())
    return digest.hexdigest()[:12]
