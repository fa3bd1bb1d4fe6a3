"""How scenarios went, in words and as JUnit XML."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from interpreter.report.message import msg
from interpreter.text import harmless
from moodsl.cli.shared.language import localized, spoken
from moodsl.cli.shared.output import write_file

if TYPE_CHECKING:
    from moodsl.scenario import Outcome

LOG_LINES = 12


def failure_text(outcome: Outcome) -> str:
    """A failure in the scenario's own words: the line, what was expected and what was the case, and what led there."""
    from interpreter.report import Diagnostic, full, translated

    assert outcome.span is not None
    lines = [full(Diagnostic(outcome.code, outcome.message, outcome.span), spoken())]
    margin = " " * (len(str(outcome.span.line)) + 1)
    if outcome.expected:
        lines.append(f"{margin}= {localized(msg('expected'))}: {translated(outcome.expected, spoken())}")
    if outcome.actual:
        lines.append(f"{margin}= {localized(msg('actual'))}: {translated(outcome.actual, spoken())}")
    if outcome.log:
        lines.append(f"{margin}= {localized(msg('what happened'))}:")
        if len(outcome.log) > LOG_LINES:
            lines.append(f"{margin}    … " + localized(msg("{} lines before", len(outcome.log) - LOG_LINES)))
        lines += [f"{margin}    {line}" for line in outcome.log[-LOG_LINES:]]
    elif outcome.code != "cannot-set-up":
        lines.append(f"{margin}= {localized(msg('what happened'))}: {localized(msg('nothing'))}")
    return "\n".join(lines)


def write_junit(path: Path, outcomes: Sequence[Outcome]) -> None:
    """Write the results for machines that collect tests; ends the command if that is not possible."""
    from xml.etree import ElementTree

    failures = sum(not outcome.passed for outcome in outcomes)
    suite = ElementTree.Element("testsuite", name="moo test", tests=str(len(outcomes)), failures=str(failures))
    for outcome in outcomes:
        span = outcome.scenario.span
        case = ElementTree.SubElement(
            suite, "testcase", name=outcome.scenario.title, file=span.source.name, line=str(span.line)
        )
        if not outcome.passed:
            ElementTree.SubElement(case, "failure", message=outcome.message).text = failure_text(outcome)
    write_file(path, harmless(ElementTree.tostring(suite, encoding="unicode", xml_declaration=True)))
