"""What is wrong with the files beside the cards of a pack that are about play: `balance.json`, `worth.json`
and `table.json`.

Those of a pack that another one requires are left alone: it was checked by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from interpreter.check.packs import stood_on
from interpreter.loader import shown_path
from interpreter.model import Model
from interpreter.report import Diagnostic, closest
from interpreter.report.message import message_of, msg
from interpreter.text import find_pack
from moodsl.extras import balance
from moodsl.extras.agents import LEVELS, parsed
from moodsl.extras.agents.worth import Worth
from moodsl.extras.agents.worth_files import FILE as LEARNED
from moodsl.extras.layout import FILE as LAID_OUT, Layout
from moodsl.prose import Book
from moodsl.side_files import SideFault, read_side_file

Hold = Callable[[Path, Model], object]  # raises SideFault


def side_faults(book: Book) -> Iterator[Diagnostic]:
    """Everything that is wrong with these files."""
    required = [find_pack(name) for name in stood_on(book.model.packs)]
    for folder in (one for one in book.folders if one not in required):
        for name, (code, hold) in FILES.items():
            path = folder / name
            if not path.is_file():
                continue
            try:
                hold(path, book.model)
            except SideFault as fault:
                help = msg("`moo explain {}` shows what belongs there", code)
                yield Diagnostic(code, fault.why, fault.place(shown_path(path)), help=help)


def hold_balance(path: Path, model: Model) -> None:
    """Raises SideFault if these are not targets of the game."""
    balance.read_targets(path, balance.subjects_of(model))


def hold_worth(path: Path, model: Model) -> None:
    """Raises SideFault if this is not what a bot can use. Weights of what the game no longer has do no harm."""
    worth = read_side_file(path, Worth)
    for level, bot in worth.levels.items():
        if level not in LEVELS:
            lacking = msg("`levels`: there is no level `{}`; there is: {}", level, ", ".join(LEVELS))
            raise SideFault(path, lacking, level)
        try:
            parsed(bot)
        except ValueError as error:
            raise SideFault(path, message_of(error), level) from error
    clock = worth.clock
    if clock is not None and clock not in model.counters:
        near = closest(clock, model.counters)
        lacking = msg("`clock`: there is no counter `{}`", clock)
        raise SideFault(path, msg("{}; did you mean `{}`?", lacking, near) if near else lacking, "clock")


def hold_layout(path: Path, model: Model) -> None:
    """Raises SideFault if this is about zones, numbers or kinds that the game does not have."""
    layout = read_side_file(path, Layout)
    if layout.format != 1:
        raise SideFault(path, msg("`format`: this is {}; this program reads format {}", layout.format, 1), "format")
    together = [name for names in layout.together for name in names]
    zones = [*layout.order, *layout.folded, *layout.open, *layout.hidden, *together]
    families = ((zones, model.zones, msg("zone")), (layout.numbers, model.counters, msg("counter")))
    for names, known, what in (*families, (layout.small, model.kinds, msg("kind"))):
        for name in names:
            if name not in known:
                near = closest(name, known)
                lacking = msg("there is no {} `{}`", what, name)
                raise SideFault(path, msg("{}; did you mean `{}`?", lacking, near) if near else lacking, name)


FILES: dict[str, tuple[str, Hold]] = {
    balance.FILE: ("bad-balance", hold_balance),
    LEARNED: ("bad-worth", hold_worth),
    LAID_OUT: ("bad-table", hold_layout),
}
