"""What stands under the table: what has happened since the player was asked last, and the question with its options."""

from __future__ import annotations

import textwrap
from itertools import accumulate
from typing import TYPE_CHECKING

from rich.text import Text

from interpreter.game.forms import FORMS
from interpreter.game.match import Decision, Match
from moodsl.boards.scene import Reader, thing_in_words
from moodsl.cli.play.events import Event
from moodsl.cli.shared.sentences import say
from moodsl.cli.table.screen import ENDLESS, LOW, Screen
from moodsl.prose.option_notes import closed_actions, note_on

if TYPE_CHECKING:
    from rich.table import Table

FEW = 6  # options, which stand one below the other; parts of an event in a low window
LONGEST_LABEL = 26  # cells of an option that has something said of it
MOST_LINES = 3  # of what an option does; `?` tells all of it
MOST_PARTS = 10  # of one event; `log why` tells all of them
AROUND = 14  # lines of the window that are for other things than options


def show_events(screen: Screen, found: list[Event], most: int, numbered: bool = False, room: int = ENDLESS) -> None:
    """The last of some events, as many as fit into `room` lines but at least one, perhaps with their numbers; what only
    moved pieces is paler."""
    from rich.padding import Padding

    paper, dot = screen.paper, screen.marks.dot
    if not found:
        return
    lines = []
    for number, event in list(enumerate(found, start=1))[-most:]:
        text = Text(event.head, style="bold")
        parts = event.parts if numbered else event.parts[-(MOST_PARTS if screen.height >= LOW else FEW) :]
        if len(parts) < len(event.parts):
            text.append((dot if text.plain else "") + "…", style="dim not bold")
        for part in parts:
            text.append(dot if text.plain else "", style="not bold")
            text.append(event.words_of(part), style="dim not bold" if part.quiet else "not bold")
        lines.append(Text.assemble(f"{number:>4}  ", text) if numbered else text)
    taken = accumulate(-(-len(line) // (paper.width - 8)) for line in reversed(lines))
    lines = lines[-max(1, sum(one <= room for one in taken)) :]
    paper.print()
    if len(found) > len(lines):
        paper.print(Text(say("earlier", count=len(found) - len(lines)), style="dim"))
    for line in lines:
        if screen.plain:
            paper.print(line, soft_wrap=True)
            continue
        paper.print(Padding(line, (0, 0, 0, 2)))


def show_question(screen: Screen, decision: Decision, numbers: list[int]) -> None:
    """The question with its options and what they do; in columns if there is nothing to say of them."""
    from rich.padding import Padding

    paper = screen.paper
    paper.print()
    prompt = Text(decision.prompt, style="bold")
    if FORMS[decision.form].several and 0 in numbers and len(numbers) > 2:
        prompt.append(
            " " + say("several", example=" ".join(map(str, [*sorted(numbers)[1:3], 0]))), style="dim not bold"
        )
    paper.print(prompt)
    told = {
        place: say("lies-beside", what=what) if near else what
        for place, (what, near) in places_told(screen.match, decision).items()
    }
    notes = [told.get(option.value) or note_on(screen.match, decision, option) for option in decision.options]
    labels = [option.label for option in decision.options]
    beside, numbers = numbers[len(labels) :], numbers[: len(labels)]
    if screen.plain:
        for number, label, note in zip(numbers, labels, notes, strict=True):
            paper.print(f"{number}. {label}" + (f": {note}" if note else ""), soft_wrap=True)
    else:
        most = 1 if decision.form == "action" and screen.height < LOW else MOST_LINES
        table = explained(screen, numbers, labels, notes, most) if any(notes) else in_columns(screen, numbers, labels)
        paper.print(table)
    if beside:
        named = ", ".join(f"{number} {one.label}" for number, one in zip(beside, decision.asides, strict=True))
        line = Text(say("before-that", actions=named))
        paper.print(line if screen.plain else Padding(line, (0, 0, 0, 5)), soft_wrap=screen.plain)
    closed = closed_actions(screen.match, decision)
    if closed:
        named = ", ".join(f"{number} {title}" for number, title in closed)
        line = Text(say("not-now", actions=named, first=closed[0][1]), style="dim")
        paper.print(line if screen.plain else Padding(line, (0, 0, 0, 5)), soft_wrap=screen.plain)


def in_columns(screen: Screen, numbers: list[int], labels: list[str]) -> Table:
    """Options with their numbers; many short ones in several columns."""
    from rich.table import Table

    table = Table.grid(padding=(0, 2, 0, 0))
    in_row = screen.paper.width // (max(map(len, labels)) + 7) if len(labels) > FEW else 1
    deep = -(-len(labels) // max(1, in_row))
    for _column in range(-(-len(labels) // deep)):
        table.add_column(width=3, justify="right", style="bold cyan")
        table.add_column(overflow="fold")
    cells = [(str(number), Text(label)) for number, label in zip(numbers, labels, strict=True)]
    for at in range(deep):
        table.add_row(*(part for cell in cells[at::deep] for part in cell))
    return table


def explained(screen: Screen, numbers: list[int], labels: list[str], notes: list[str], most: int) -> Table:
    """Options with what is to be said of them, each in as many lines as the window has for it,
    up to `most`."""
    from rich.table import Table

    label = min(max(map(len, labels)), LONGEST_LABEL)
    lines = max(1, min(most, (screen.height - AROUND) // len(labels)))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=3, justify="right", style="bold cyan")
    table.add_column(width=label, overflow="fold")
    table.add_column(style="dim")
    room = screen.paper.width - label - 9
    for number, option, note in zip(numbers, labels, notes, strict=True):
        shown = textwrap.wrap(note, room, max_lines=lines, placeholder=" …", break_on_hyphens=False)
        table.add_row(str(number), Text(option), Text("\n".join(shown)))
    return table


def places_told(match: Match, decision: Decision) -> dict[int, tuple[str, bool]]:
    """Place of a board among the options -> what lies there, or, where nothing does, what lies next to it (then with
    True)."""
    if FORMS[decision.form].sort != "card":
        return {}
    values = {option.value for option in decision.options}
    around = {
        place: row
        for board in match.sheet.boards.values()
        for (place, *_at), row in zip(board.places, board.around, strict=True)
    }
    if not values & around.keys():
        return {}
    reader = Reader(match.sheet, match.view(decision.player), match.words(decision.player))
    found = {}
    for place in values & around.keys():
        there, near = lies_on(reader, place), [lies_on(reader, one, 1) for one in around[place] if one >= 0]
        told = there or list(dict.fromkeys(one for row in near for one in row))
        if told:
            found[place] = ", ".join(told), not there
    return found


def lies_on(reader: Reader, place: int, most: int | None = None) -> list[str]:
    """What lies in a place, a tile first; perhaps only the first thing."""
    things = reader.spot(place, "", ()).lying
    return [
        thing_in_words(one, reader.words.names) if most is None else one.title
        for one in sorted(things, key=lambda one: not one.sides)
    ][:most]
