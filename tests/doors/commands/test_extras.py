"""A product whose libraries are not installed says how to install them; what is said is what `pyproject.toml` has."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from moodsl.cli.extras import needed

EXTRAS = tomllib.loads((Path(__file__).parents[3] / "pyproject.toml").read_text("utf-8"))["project"]
COMMANDS = {
    "table": ("table", "orion"),
    "lsp": ["lsp"],
    "print": ["print", "orion"],
    "site": ["site", "build", "orion"],
}


@pytest.mark.parametrize(("language", "said"), [("en", "needs"), ("ru", "нужно ещё:")])
@pytest.mark.parametrize("extra", needed.NEEDED)
def test_a_missing_extra_is_told_with_the_way_out(moo, monkeypatch, extra, language, said) -> None:
    library = needed.NEEDED[extra][0]
    monkeypatch.setattr(needed, "find_spec", lambda name: None if name == library else name)
    done = moo(*COMMANDS[extra], "--lang", language)
    assert done.exit_code == 2 and done.output.count("\n") == 1
    assert f"`moo {extra}` {said} {library}" in done.output
    assert f"pip install 'moodsl[{extra}]'" in done.output


@pytest.mark.parametrize("extra", needed.NEEDED)
def test_an_extra_brings_what_is_needed(extra) -> None:
    def names(extra: str) -> set[str]:
        found = {re.split(r"[\[<>=]", one)[0] for one in EXTRAS["optional-dependencies"][extra]}
        return found - {"moodsl"} | (names("print") if extra == "site" else set())

    homes = packages_distributions()
    assert {home.lower() for name in needed.NEEDED[extra] for home in homes[name]} >= names(extra)
    assert names(extra).isdisjoint({re.split(r"[<>=]", one)[0] for one in EXTRAS["dependencies"]})
