"""`moo test`: the scenarios of a pack, played through the real engine."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from interpreter.loader import PackFault
from interpreter.report.message import msg
from moodsl.cli.authoring.rewriting import with_their_packs
from moodsl.cli.scenarios.results import failure_text, write_junit
from moodsl.cli.scenarios.watch import watch
from moodsl.cli.shared.exit_codes import FAULTY, WRONG_USE
from moodsl.cli.shared.language import localized, spoken, tell
from moodsl.cli.shared.loading import coloured, default_pack, give_up, show_fault
from moodsl.cli.shared.terminal import echo
from moodsl.cli.shared.values import InFile, OneOf, Whole

if TYPE_CHECKING:
    from interpreter.game.words import Words
    from moodsl.scenario import Outcome, Suite

PARTS = ("cards", "all")


class Test(click.Command):
    """A command whose `--coverage` may be followed by a word of its own, but need not be."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """`--coverage PACK` is `--coverage=cards PACK`: only what it knows belongs to the option."""
        following = [*args[1:], ""]
        args = [
            f"{arg}={PARTS[0]}" if arg == "--coverage" and behind not in PARTS else arg
            for arg, behind in zip(args, following, strict=True)
        ]
        return super().parse_args(ctx, args)


@click.command(cls=Test)
@click.argument("path", nargs=-1)
@click.option("-k", "words", default="", help="Only scenarios whose title or ruling has all these words.")
@click.option("--junit", type=InFile(), help="Write the results as JUnit XML as well.")
@click.option(
    "--coverage",
    type=OneOf(PARTS),
    metavar="[cards|all]",
    help="Tell which lines of cards and actions no scenario has exercised; with `all` also those of verbs and flow.",
)
@click.option("--min", "minimum", type=Whole(0, 100), metavar="PERCENT",
              help="With --coverage: fail below this.  [default: what the pack demands]")  # fmt: skip
@click.option("--watch", "watching", is_flag=True, help="Run again whenever a file of the pack changes.")
def test(
    path: tuple[str, ...], words: str, junit: Path | None, coverage: str | None, minimum: int | None, watching: bool
) -> None:
    """Run the scenarios of a pack: folders, files or a built-in game. Several PATHs are read as one pack.

    Of a file that belongs to a pack its own scenarios are run, with the cards of the pack.
    """
    if minimum is not None and coverage is None:
        give_up(msg("`--min` goes with `--coverage`"), WRONG_USE)
    path, files = with_their_packs(path or (default_pack(),))

    def once() -> int:
        return run(path, files, words, junit, coverage, minimum)

    sys.exit(watch(once, path) if watching else once())


def run(
    path: tuple[str, ...], files: set[str], words: str, junit: Path | None, coverage: str | None, minimum: int | None
) -> int:
    """Run the scenarios once, or those of certain files, and tell how they went; gives the number to end with."""
    from moodsl.scenario import load_suite, run_scenario

    try:
        suite = load_suite(*path)
    except PackFault as fault:
        show_fault(fault, path)
        return FAULTY
    wanted = [word.lower() for word in words.split()]
    chosen = [
        number
        for number, scenario in enumerate(suite.scenarios)
        if all(word in " ".join((scenario.title, *scenario.rulings)).lower() for word in wanted)
        and (not files or scenario.span.source.name in files)
    ]
    if not chosen:
        give_up(msg("no scenario has the words `{}`", words) if words else msg("no scenario is there"), WRONG_USE)
    outcomes = []
    words_of_log = words_for(suite, path)
    for number in chosen:
        outcome = run_scenario(suite, number, words_of_log)
        outcomes.append(outcome)
        echo("." if outcome.passed else "F", nl=False)
    echo()
    failed = [outcome for outcome in outcomes if not outcome.passed]
    for outcome in failed:
        echo()
        tell(msg('in "{}"', outcome.scenario.title))
        echo(failure_text(outcome), paint=partial(coloured, code=outcome.code))
    if failed:
        echo()
    if junit:
        write_junit(junit, outcomes)
    tell(msg("{} passed, {} failed", len(outcomes) - len(failed), len(failed)))
    demand = minimum if minimum is not None or words or files else suite.demand
    enough = coverage is None or covered(suite, outcomes, coverage, demand)
    return FAULTY if failed or not enough else 0


def words_for(suite: Suite, path: tuple[str, ...]) -> Words | None:
    """In whose words the log is told: in English those of scenarios, else those of the pack in the language that is
    spoken. The players are called as the scenario calls them."""
    language = spoken()
    if language == "en":
        return None
    from interpreter.model.scenario import SEATS
    from moodsl.prose import Prose, open_book
    from moodsl.prose.table import speaker

    speak = speaker(lambda: Prose(open_book(*path, scenarios=False), language))
    return speak(suite.program.sheet, SEATS, language, None)


def covered(suite: Suite, outcomes: list[Outcome], part: str, demand: int | None) -> bool:
    """Tell what no scenario has exercised; whether as much of it is covered as is demanded.

    A demand is about cards, also where the rest is told, too.
    """
    found = suite.coverage(outcomes, rules=part == "all")
    for gap in found.gaps:
        echo(f"{gap.source}:{gap.line}: {gap.owner}: `{gap.text}` {localized(gap.lacks)}")
    tell(msg("coverage: {} of {} clauses, {} %", found.covered, found.lines, found.percent))
    if demand is None or (suite.coverage(outcomes) if part == "all" else found).reaches(demand):
        return True
    tell(msg("moo: {} % of the cards' clauses have to be covered", demand), err=True)
    return False
