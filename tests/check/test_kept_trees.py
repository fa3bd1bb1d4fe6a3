"""Trees of a pack are kept: what was parsed once is not parsed again until its text changes."""

import pickle
from pathlib import Path

import pytest

from interpreter import kept_trees
from interpreter.kept_trees import trees_of
from interpreter.report import Reporter
from interpreter.syntax import parse
from interpreter.text import Source
from interpreter.text.cache import DIGEST

CARDS = [
    Source(f"{name}.moo", f'part {name} "{name.title()}"\n    on build:\n        gain 1 food\n')
    for name in ("arc", "bow", "cog")
]


@pytest.fixture
def parsed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of files that are parsed from now on."""
    names: list[str] = []

    def noted(source, reporter):
        names.append(source.name)
        return parse(source, reporter)

    monkeypatch.setenv("MOODSL_CACHE", str(tmp_path))
    monkeypatch.setattr(kept_trees, "SHORT", 0)
    monkeypatch.setattr(kept_trees, "parse", noted)
    return names


def entry(folder: Path) -> Path:
    [found] = folder.glob("*.trees")
    return found


def test_equal_trees_come_back_unparsed(parsed):
    first = trees_of(CARDS, Reporter())
    assert parsed == ["arc.moo", "bow.moo", "cog.moo"]
    assert trees_of(CARDS, Reporter()) == first == [parse(card, Reporter()) for card in CARDS]
    assert len(parsed) == 3


def test_a_changed_file_alone_is_parsed(parsed):
    trees_of(CARDS, Reporter())
    changed = [Source("bow.moo", CARDS[1].text.replace("food", "ore")) if card is CARDS[1] else card for card in CARDS]
    for _again in range(2):
        assert trees_of(changed, Reporter())[1].span.source.text == changed[1].text
    assert parsed[3:] == ["bow.moo"]


def test_a_faulty_file_is_told_each_time(parsed):
    faulty = [*CARDS, Source("dam.moo", "part dam\n    on build\n        gain 1 food\n")]
    told = []
    for _again in range(2):
        reporter = Reporter()
        trees_of(faulty, reporter)
        told.append([fault.code for fault in reporter.diagnostics])
    assert told[0] == told[1] != []
    assert parsed[4:] == ["dam.moo"]


def test_a_damaged_entry_is_made_anew(parsed, tmp_path):
    first = trees_of(CARDS, Reporter())
    content = entry(tmp_path).read_bytes()
    for damaged in (b"", content[:-1], content[: DIGEST - 1], content[:DIGEST] + b"x" + content[DIGEST + 1 :]):
        entry(tmp_path).write_bytes(damaged)
        parsed.clear()
        assert trees_of(CARDS, Reporter()) == first
        assert len(parsed) == 3


def test_an_entry_makes_nothing_but_trees(parsed, tmp_path):
    trees_of(CARDS, Reporter())
    for foreign in (Path("x"), print, {"arc.moo": (b"", pickle.loads)}):
        content = pickle.dumps(foreign)
        entry(tmp_path).write_bytes(kept_trees.checked(content))
        parsed.clear()
        trees_of(CARDS, Reporter())
        assert len(parsed) == 3


@pytest.mark.parametrize("cache", ["", "a file"])
def test_without_a_cache_everything_is_parsed(cache, parsed, tmp_path, monkeypatch):
    if cache:
        (tmp_path / cache).touch()
    monkeypatch.setenv("MOODSL_CACHE", cache and str(tmp_path / cache))
    for _again in range(2):
        trees_of(CARDS, Reporter())
    assert len(parsed) == 6


def test_a_few_short_texts_are_not_kept(parsed, tmp_path, monkeypatch):
    monkeypatch.setattr(kept_trees, "SHORT", 20_000)
    trees_of(CARDS, Reporter())
    assert not list(tmp_path.iterdir())
