"""What holds for all tests: they depend on nothing outside of their own folders."""

from __future__ import annotations

import gc
import multiprocessing
import os
import sys
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import pytest

from interpreter import kept_trees, whole_check
from interpreter.model import Model
from interpreter.report import Diagnostic, Reporter
from interpreter.syntax import from_text, nodes as n, parse
from interpreter.syntax.layout import Stretch
from interpreter.text import Source
from interpreter.whole_check import check

KEPT = 30_000  # declarations
LARGE = 150  # declarations of a pack that is kept whatever else is read
SMALL_KEPT = 50  # packs
GET_CONTEXT = multiprocessing.get_context
BASE = Source("village/base.moo", (Path(__file__).parent / "cards" / "base.moo").read_text("utf-8"))

sys.path.insert(0, str(Path(__file__).parent))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--costs", action="store_true", help="print where the processor's time goes")


def pytest_configure(config: pytest.Config) -> None:
    """Modules are compiled once, whatever the environment says: tests start some hundred processes of Python. What
    tests keep (packs, parsed lines) is much and stays, so that it is looked through for garbage seldom."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
    gc.set_threshold(20_000, 20, 50)
    if config.getoption("costs"):
        from costs import Costs

        config.pluginmanager.register(Costs())


@pytest.fixture(scope="session", autouse=True)
def nothing_above(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Whatever lies in the folder of temporary files, tests do not find it: the search for a pack goes no higher than
    this folder, which looks like one that git keeps."""
    (tmp_path_factory.getbasetemp() / ".git").mkdir(exist_ok=True)


def pytest_sessionstart() -> None:
    """What follows holds for all tests until the process ends; a fixture would be asked for by each of them."""
    if hasattr(os, "fork"):
        start_processes_as_copies()
    parse_equal_texts_once()
    read_sound_declarations_once()
    check_sound_packs_once()


def start_processes_as_copies() -> None:
    """Processes that play and draw are copies of this one, with all that it has imported. For users they are started
    anew, on every system alike, which takes a second each: so it is for tests that ask for `started_anew`."""
    multiprocessing.get_context = lambda method=None: GET_CONTEXT("fork" if method == "spawn" else method)


@pytest.fixture
def started_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes are started as for users."""
    monkeypatch.setattr(multiprocessing, "get_context", GET_CONTEXT)


def parse_equal_texts_once() -> None:
    """Games made for one test stand on the same lines in another folder: the parser reads equal lines once, and whoever
    takes its tree leaves it as it is."""
    kept_trees.SHORT = sys.maxsize  # of a whole run this process remembers
    parser = from_text.grammar()
    parser.parse = lru_cache(maxsize=KEPT)(parser.parse)  # type: ignore[method-assign]


def read_sound_declarations_once() -> None:
    """Nearly every test reads the same packs, and a tree never changes: what has been read without a fault is kept."""
    read = from_text._read

    class Faulty(Exception):
        pass

    @lru_cache(maxsize=KEPT)
    def sound(source: Source, first: int, code: tuple[str, ...]) -> tuple[n.Decl, ...]:
        own = Reporter()
        found = read(source, Stretch(first, list(code)), own)
        if len(own):
            raise Faulty
        return tuple(found)

    def kept(source: Source, stretch: Stretch, reporter: Reporter) -> list[n.Decl]:
        try:
            return list(sound(source, stretch.first, tuple(stretch.code)))
        except Faulty:
            return read(source, stretch, reporter)

    from_text._read = kept


def check_sound_packs_once() -> None:
    """Many tests open the same packs: what the check makes of one without a fault is kept, of small ones the last.

    It is the same pack if its files are the same and their declarations were read once. The declarations are kept
    beside the model, so that nothing else can come to lie where they do.
    """
    large: dict[tuple[object, ...], tuple[Model, list[n.Module]]] = {}
    small: dict[tuple[object, ...], tuple[Model, list[n.Module]]] = {}

    def kept(modules: list[n.Module], reporter: Reporter) -> Model:
        declarations = [declaration for module in modules for declaration in module.declarations]
        models = large if len(declarations) >= LARGE else small
        key = (*(module.span.source for module in modules), *map(id, declarations))
        if key in models and not len(reporter):
            return models[key][0]
        model = check(modules, reporter)
        if not len(reporter):
            models[key] = model, modules
            if len(small) > SMALL_KEPT:
                del small[next(iter(small))]
        return model

    whole_check.check = kept


@pytest.fixture(scope="session")
def faults_of() -> Callable[[str], list[Diagnostic]]:
    """The faults of a text, together with the base game unless it is a game of its own or begins with `# alone`."""
    base = parse(BASE, Reporter())

    def look(text: str) -> list[Diagnostic]:
        reporter = Reporter()
        alone = text.startswith(("# alone", "game ")) or "\ngame " in text
        modules = [] if alone else [base]
        check([*modules, *([parse(Source("input.moo", text), reporter)] if text else [])], reporter)
        return reporter.diagnostics

    return look
