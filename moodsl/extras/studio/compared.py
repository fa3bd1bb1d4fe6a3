"""What a change does to the balance: pairs of games with the pack as it is now and as it was before."""

from __future__ import annotations

from collections.abc import Generator

from attrs import frozen

from interpreter.game.program import Program
from interpreter.loader import load
from interpreter.report import translated
from interpreter.report.message import msg
from moodsl.extras.sim import Comparison, comparing, targets_of, verdicts_of
from moodsl.extras.sim.against import Change
from moodsl.extras.sim.cards import ALL_CARDS, kinds_of
from moodsl.extras.sim.table import engine_of, titles_of
from moodsl.extras.studio.messages import Compared, FigureView, TargetView
from moodsl.extras.studio.standing import played_standings

SAID = ("decisions", "score", "gap", "last to first", "seat")  # figures of whole games that are always told
MOST = 8  # other figures that differ


@frozen
class Comparing:
    """The folders of the two versions, the card that was changed, and how many pairs of games are played."""

    new: str
    old: str
    card: str
    games: int


class NothingPlayed(Exception):
    """It was stopped before a pair of games was through."""


def compared(wanted: Comparing, language: str) -> Generator[int, None, Compared]:
    """Play the pairs in this process; gives after each batch how many it had. Ends with what there is on Ctrl-C. Raises
    PackFault, ValueError for different games, NothingPlayed."""
    program = load(wanted.new).program
    kinds = kinds_of(program, [ALL_CARDS])
    low, high = program.sheet.players
    players = min(max(low, 2), high)
    found = yield from comparing([wanted.new], [wanted.old], wanted.games, players, workers=1, by=kinds, at_once=1)
    if not found.new.games:
        raise NothingPlayed(msg("it was stopped before a game was through"))
    return viewed(found, wanted, program, language)


def viewed(found: Comparison, wanted: Comparing, program: Program, language: str) -> Compared:
    """A comparison as it is shown."""
    titles = {**found.old.titles, **titles_of(program.sheet, kinds_of(program, [ALL_CARDS]), language)}
    card, whole, others = [], [], []
    for change in found.changes:
        figure = figure_of(change, titles.get(change.which, change.which))
        if change.which == wanted.card:
            card.append(figure)
        elif change.what in SAID:
            whole.append(figure)
        elif change.stands_out:
            others.append(figure)
    targets = targets_of([wanted.new], program)
    verdicts = verdicts_of(targets, found.new) if targets is not None else []
    shown = tuple(TargetView(one.target, titles.get(one.about, one.about), one.held) for one in verdicts)
    others.sort(key=lambda one: -abs((one.new or 0.0) - (one.old or 0.0)))
    careers = next((rows for rows in found.new.cards.values() if wanted.card in rows), {})
    standings = played_standings(wanted.card, careers, found.new.fair)
    return Compared(
        found.new.games, found.new.players, tuple(card), tuple(whole), tuple(others[:MOST]), standings, shown,
        translated(engine_of([found.old, found.new]), language),
    )  # fmt: skip


def figure_of(change: Change, title: str) -> FigureView:
    """A figure as it is shown."""
    low, high = (change.difference.low, change.difference.high) if change.difference else (None, None)
    named = change.what, change.which, title, change.measure
    return FigureView(*named, change.old, change.new, low, high, change.stands_out)
