"""Faults that are built into a hand-written engine one at a time: each is what is right, and what is wrong.

A fault whose line stands in several places of the engine says in how many.
"""

import tomllib
from pathlib import Path
from types import ModuleType


def faults_of(game):
    """The faults for a game, by what is wrong with the rules then."""
    return tomllib.loads((Path(__file__).parent / f"{game}_faults.toml").read_text("utf-8"))


def with_fault(oracle, fault):
    """A hand-written engine with one of its faults built in."""
    source = Path(oracle.__file__).read_text("utf-8")
    assert source.count(fault["right"]) == fault.get("places", 1)
    mutant = ModuleType("mutant")
    mutant.__file__ = oracle.__file__
    exec(compile(source.replace(fault["right"], fault["wrong"]), "mutant", "exec"), mutant.__dict__)
    return mutant
