"""`moo replay`: a saved match once more, decision by decision."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click
from attrs import frozen

from interpreter.report.message import msg
from moodsl.cli.play.play import tolerant_output
from moodsl.cli.shared.language import tell
from moodsl.cli.shared.terminal import echo
from moodsl.cli.shared.values import Whole

if TYPE_CHECKING:
    from interpreter.game.match import Match
    from moodsl.cli.play.events import Event


@frozen
class ReplayStep:
    """A decision and what came of it. Number 0 is what happened before anybody was asked."""

    number: int
    who: str
    prompt: str
    answer: str
    events: list[Event]


@click.command()
@click.argument("file", type=click.Path(path_type=Path, readable=False))
@click.option(
    "--pack",
    multiple=True,
    metavar="PACK",
    help="The cards that it was played with, if not built in; once for each pack.",
)
@click.option("--until", type=Whole(0), metavar="N", help="Stop after decision N.")
@click.option("--lines", is_flag=True, help="One event a line, with its decision's number, for other programs.")
@click.option("--lang", metavar="LANGUAGE", help="The language of names: en, ru.  [default: that of the system]")
def replay(file: Path, pack: tuple[str, ...], until: int | None, lines: bool, lang: str | None) -> None:
    """Show the saved match FILE once more. Nothing is shuffled or drawn anew: what came up stands in the file."""
    from moodsl.cli.play.saved_matches import game_of, read_text, taken_up
    from moodsl.cli.shared import match_language

    tolerant_output()
    text = read_text(file)
    game, where = game_of(text, file, pack, lambda packs: f"moo replay {file} --pack {' --pack '.join(packs)}")
    match = taken_up(game.replay, text, file)
    match_language.at_table(match, lang, where)
    for step in steps(match, until):
        show(step, lines)
    decisions = len(match.history)
    if until is not None and until < decisions:
        tell(msg("stopped after {} of {} decisions", until, decisions))
    elif match.over and not lines:
        from moodsl.cli.play import final_standings
        from moodsl.cli.table.screen import console

        final_standings.show(match, console())
    elif not lines:
        echo()
        tell(msg("the match is not over; {} decisions so far", decisions))


def steps(whole: Match, until: int | None) -> Iterator[ReplayStep]:
    """The decisions of a match, taken once more."""
    from moodsl.cli.play.events import events

    match = whole.restarted()
    match.language, match.speaker = whole.language, whole.speaker
    yield ReplayStep(0, "", "", "", events(match, None))
    for number, (player, value, _shown) in enumerate(whole.history[:until], 1):
        decision, before = match.decision, len(match.state.log or [])
        assert decision is not None
        answer = next(option.label for option in decision.answers if option.value == value)
        prompt = "" if decision.form == "action" else decision.prompt
        match.play(value)
        yield ReplayStep(number, match.names[player], prompt, answer, events(match, None, before))


def show(step: ReplayStep, lines: bool) -> None:
    """Print a step: as a paragraph, or each event on a line of its own."""
    from moodsl.cli.play.events import loud

    if lines:
        said = [words for event in step.events for words in (event.head, *(str(part) for part in event.parts)) if words]
        for words in ([f"{step.who}: {step.answer}"] if step.number else []) + said:
            echo(f"{step.number}\t{words}")
        return
    if step.number:
        echo(f"{step.number:>4}. {step.who}: {step.answer}" + (f"    [{step.prompt}]" if step.prompt else ""))
    for event in loud(step.events):
        if event.head == f"{step.who}: {step.answer}":
            event.head = ""
        if str(event):
            echo(f"      {event}")
