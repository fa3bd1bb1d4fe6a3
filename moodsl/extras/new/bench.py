"""The bench: a pack that is parsed once, on which new files are tried without being written anywhere."""

from __future__ import annotations

import re
from collections.abc import Iterable

from interpreter.loader import PackFault, read
from interpreter.model import Model
from interpreter.report import Diagnostic, Reporter
from interpreter.report.message import Message, msg
from interpreter.syntax import parse
from interpreter.text import Source, is_device
from interpreter.whole_check import check
from moodsl.scenario import Outcome, run_scenario
from moodsl.scenario.suite import suite_of

Files = dict[str, str]
"""New files: their texts by their paths."""

NAME = re.compile(r"[a-z][a-z0-9_]*")


class CannotMake(Exception):
    """What was asked for cannot be made; the message is one line that says why, and what to do."""


class Bench:
    """Some places, read as one pack; without any, a game can be tried. Raises PackFault if they have faults."""

    def __init__(self, *places: str) -> None:
        reporter = Reporter()
        self.modules = [parse(source, reporter) for source in read(places, reporter)]
        self.model = check(list(self.modules), reporter) if self.modules and not len(reporter) else Model()
        if len(reporter):
            raise PackFault(reporter.diagnostics)

    def tried(self, files: Files) -> tuple[Model, list[Diagnostic]]:
        """The model of the pack with new files, and what is wrong with it then."""
        reporter = Reporter()
        new = [parse(Source(name, text), reporter) for name, text in files.items()]
        model = check([*self.modules, *new], reporter)
        return model, reporter.diagnostics

    def played(self, files: Files, names: Iterable[str]) -> tuple[Model, list[Outcome]]:
        """The model of the pack with new files, which have no faults, and how the scenarios in the named ones go."""
        model, faults = self.tried(files)
        if faults:
            raise PackFault(faults)
        suite = suite_of(model)
        wanted = set(names)
        numbers = [number for number, one in enumerate(suite.scenarios) if one.span.source.name in wanted]
        return model, [run_scenario(suite, number) for number in numbers]

    def hold(self, files: Files) -> None:
        """Raise CannotMake unless the new files are sound and their scenarios hold."""
        try:
            _model, outcomes = self.played(files, files)
        except PackFault as fault:
            raise CannotMake(would_have(fault.diagnostics[0])) from None
        failed = next((one for one in outcomes if not one.passed), None)
        if failed is not None:
            raise CannotMake(msg("a scenario would fail: {}: {}", failed.scenario.title, failed.message))


def would_have(fault: Diagnostic) -> Message:
    """What is wrong with what was asked for: its place is in a file that is not there, so it is not told."""
    told = msg("{}; {}", fault.message, fault.help) if fault.help else fault.message
    return msg("this would have a fault: {}", told)


def plain_name(name: str) -> str:
    """The name, if it can be one; raises CannotMake."""
    if not NAME.fullmatch(name):
        near = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")
        message = msg("`{}` is no name: small Latin letters, digits and `_`, a letter first", name)
        raise CannotMake(msg("{}; write for example `{}`", message, near) if NAME.fullmatch(near) else message)
    if is_device(name):
        raise CannotMake(msg("`{}` cannot name a file: on some machines it means a device", name))
    return name


def titled(name: str) -> str:
    """A title made of a name.

    >>> titled("old_mill")
    'Old Mill'
    """
    return " ".join(word.capitalize() for word in name.split("_") if word)
