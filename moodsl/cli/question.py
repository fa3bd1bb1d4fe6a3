"""What stands under the table: what has happened since the player was asked last, and the question with its options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moodsl.cli import answers
from moodsl.cli.saying import say

if TYPE_CHECKING:
    from interpreter.game.match import Decision
    from moodsl.cli.events import Event
    from moodsl.cli.screen import Screen


def show_events(screen: Screen, found: list[Event], most: int, numbered: bool = False) -> None:
    """The last of some events, perhaps with their numbers; what only moved pieces is paler."""
    from rich.padding import Padding
    from rich.text import Text

    paper, dot = screen.paper, f" {screen.marks.dot} "
    if not found:
        return
    paper.print()
    if len(found) > most:
        paper.print(Text(say("earlier", count=len(found) - most), style="dim"))
    for number, event in list(enumerate(found, start=1))[-most:]:
        text = Text(event.head, style="bold")
        for part in event.parts:
            text.append(dot if text.plain else "", style="not bold")
            text.append(str(part), style="dim not bold" if part.quiet else "not bold")
        paper.print(Padding(Text.assemble(f"{number:>4}  ", text) if numbered else text, (0, 0, 0, 2)))


def show_question(screen: Screen, decision: Decision) -> None:
    """The question with its options, numbered from 1, in columns if they are short."""
    from rich.table import Table
    from rich.text import Text

    paper = screen.paper
    paper.print()
    paper.print(Text(decision.prompt, style="bold"))
    numbers = [Text(f"{number:>3}", style="bold cyan") for number in range(1, len(decision.options) + 1)]
    notes = [answers.note_on(screen.match, decision, option) for option in decision.options]
    wide = max(len(option.label) for option in decision.options) + 7
    in_row = paper.width // wide
    if len(numbers) > 6 and in_row > 1 and not any(notes):
        paired = zip(numbers, decision.options, strict=True)
        labels = [Text.assemble(number, "  ", option.label) for number, option in paired]
        deep = -(-len(labels) // in_row)
        table = Table.grid(padding=(0, 2, 0, 0))
        for at in range(deep):
            table.add_row(*labels[at::deep])
        paper.print(table)
    else:
        table = Table.grid(padding=(0, 1, 0, 0), expand=any(notes))
        table.add_column(width=4)
        table.add_column(overflow="fold")
        table.add_column(no_wrap=True, overflow="ellipsis", style="dim", ratio=1)
        for number, option, note in zip(numbers, decision.options, notes, strict=True):
            table.add_row(number, Text(option.label), Text(note))
        paper.print(table)
    closed = answers.closed_actions(screen.match, decision)
    if closed:
        paper.print(Text("     " + say("not-now", actions=", ".join(closed), first=closed[0]), style="dim"))
