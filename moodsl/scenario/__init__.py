"""Scenarios: tests that a designer writes, played through the real engine.

`load_suite` reads packs with their scenarios; `run_scenario` plays one and gives an `Outcome` in the scenario's own
words.
"""

from moodsl.scenario.runner import run_scenario
from moodsl.scenario.suite import Outcome, Suite, load_suite

__all__ = ["Outcome", "Suite", "load_suite", "run_scenario"]
