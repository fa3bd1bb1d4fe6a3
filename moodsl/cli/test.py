"""`moo test`: the scenarios of a pack, played through the real engine."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from moodsl.cli.door import FAULTY, WRONG_USE
from moodsl.cli.packs import default_pack, end_if_misused, give_up, show_faults

if TYPE_CHECKING:
    from moodsl.scenario import Outcome

LOG_LINES = 12


@click.command()
@click.argument("path", nargs=-1)
@click.option("-k", "words", default="", help="Only scenarios whose title or ruling has all these words.")
@click.option("--junit", type=click.Path(dir_okay=False), help="Write the results as JUnit XML as well.")
def test(path: tuple[str, ...], words: str, junit: str | None) -> None:
    """Run the scenarios of a pack: folders, files or a built-in game. Several PATHs are read as one pack."""
    from interpreter.loader import PackFault
    from moodsl.scenario import load_suite, run_scenario

    path = path or (default_pack(),)
    try:
        suite = load_suite(*path)
    except PackFault as fault:
        end_if_misused(fault.diagnostics, path)
        show_faults(fault.diagnostics, "full", err=True)
        sys.exit(FAULTY)
    wanted = [word.lower() for word in words.split()]
    chosen = [
        number
        for number, scenario in enumerate(suite.scenarios)
        if all(word in " ".join((scenario.title, *scenario.rulings)).lower() for word in wanted)
    ]
    if not chosen:
        give_up("no scenario" + (f" has the words `{words}`" if words else " is there"), WRONG_USE)
    outcomes = []
    for number in chosen:
        outcome = run_scenario(suite, number)
        outcomes.append(outcome)
        click.echo("." if outcome.passed else "F", nl=False)
    click.echo()
    failed = [outcome for outcome in outcomes if not outcome.passed]
    for outcome in failed:
        click.echo("\n" + told(outcome))
    if junit:
        write_junit(junit, outcomes)
    click.echo(f"{len(outcomes) - len(failed)} passed, {len(failed)} failed")
    if failed:
        sys.exit(FAULTY)


def told(outcome: Outcome) -> str:
    """A failure in the scenario's own words."""
    assert outcome.span is not None
    lines = [f"{outcome.scenario.title}", f"  {outcome.span}: {outcome.span.text.strip()}", f"  {outcome.message}"]
    if outcome.expected:
        lines.append(f"    expected  {outcome.expected}")
    if outcome.actual:
        lines.append(f"    actual    {outcome.actual}")
    if outcome.log:
        lines.append("  what happened:")
        lines += [f"    {line}" for line in outcome.log[-LOG_LINES:]]
    return "\n".join(lines)


def write_junit(path: str, outcomes: list[Outcome]) -> None:
    """Write the results for machines that collect tests."""
    from xml.etree import ElementTree

    failures = sum(not outcome.passed for outcome in outcomes)
    suite = ElementTree.Element("testsuite", name="moo test", tests=str(len(outcomes)), failures=str(failures))
    for outcome in outcomes:
        case = ElementTree.SubElement(
            suite, "testcase", name=outcome.scenario.title, file=outcome.scenario.span.source.name
        )
        if not outcome.passed:
            ElementTree.SubElement(case, "failure", message=outcome.message).text = told(outcome)
    try:
        ElementTree.ElementTree(suite).write(path, encoding="utf-8", xml_declaration=True)
    except OSError as error:
        give_up(f"`{path}` cannot be written: {error.strerror}", WRONG_USE)
