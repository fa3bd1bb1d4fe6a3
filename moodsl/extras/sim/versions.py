"""A game that is played in a simulation, made ready once; two of them where an older version is compared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from attrs import evolve, frozen

from interpreter.loader import Game, Place, load
from interpreter.report.message import NOTHING, Message, msg
from moodsl.extras.agents.worth_files import take
from moodsl.extras.native import Native
from moodsl.extras.sim.cards import CardCounter, kinds_of, things_of
from moodsl.extras.sim.natively import chosen, play_batch
from moodsl.extras.sim.one_game import GamePlan, GameRow, play
from moodsl.extras.sim.table import Table, table_of
from moodsl.extras.sim.uses import ACTION

Setting = tuple[Sequence[str], Sequence[str], str, int]
"""What is counted one by one, the bots, the engine, how many games."""


@frozen
class Version:
    """A game that is played, the kinds whose cards are counted, those of other `things`, who watches them, if anybody,
    and the native engine, if that plays it; otherwise `why` not."""

    game: Game
    kinds: tuple[str, ...]
    things: tuple[str, ...]
    watch: CardCounter | None
    native: Native | None = None
    why: Message = NOTHING

    def table(self, plan: GamePlan, asked: int, rows: Sequence[GameRow], why: Message, stopped: Message) -> Table:
        """What some games have come to; `why` not all of them were played natively, and what has `stopped` them."""
        table = table_of(self.game.program.sheet, plan, asked, rows, self.kinds, self.things)
        natively = sum(row.natively for row in rows)
        if self.native is not None and natively < len(rows) and not why:
            why = msg("they outgrew the native engine, or did not end")
        return evolve(table, natively=natively, why=why, stopped=stopped)

    def play(self, plan: GamePlan, start: int, count: int) -> list[GameRow]:
        """The games from number `start` on."""
        if self.native is not None:
            return play_batch(self.native, self.game, plan, start, count, self.watch)
        return [play(self.game, plan, number, self.watch) for number in range(start, start + count)]


def versions_of(
    packs: Sequence[Sequence[Place]],
    by: Sequence[str],
    bots: Sequence[str],
    engine: str,
    games: int,
    learned: Sequence[Mapping[str, str]] = (),
) -> list[Version]:
    """The packs, loaded. Two with the same text are the same game, about which bots learn only once. `learned` is what
    was sent with each of them (`agents.worth_files`), if anything was."""
    found: list[Version] = []
    for number, places in enumerate(packs):
        game = load(*places)
        game = next((one.game for one in found if one.game.program.hash == game.program.hash), game)
        if learned:
            take(game.program, learned[number])
        kinds, things = kinds_of(game.program, by), things_of(game.program, by)
        watch = CardCounter(game.program, kinds, things) if kinds or things or ACTION in by else None
        native, why = chosen(engine, places, game, bots, games)
        found.append(Version(game, kinds, things, watch, native, why))
    return found


def batch_of(versions: Sequence[Version], plan: GamePlan, start: int, count: int) -> list[tuple[GameRow, ...]]:
    """The games from number `start` on, each with every version."""
    return list(zip(*(one.play(plan, start, count) for one in versions), strict=True))
