"""One table: a match, who answers for which seat, and what each seat is shown."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Callable, Mapping
from typing import Any

from attrs import define, field

from interpreter.game.match import CannotUndo, Match, Option
from interpreter.game.record import decide
from interpreter.game.run import EndlessChain
from moodsl.extras.agents import Bot, make_bot
from moodsl.extras.table import course, protocol
from moodsl.extras.table.areas import areas
from moodsl.extras.table.maps import boards
from moodsl.extras.table.pack import Pack
from moodsl.extras.table.people import dice, pieces, players, values
from moodsl.extras.table.question import question
from moodsl.extras.table.seen import Seen
from moodsl.extras.table.store import Kept, Store

HINTS = "normal"  # the level of the bot that gives hints
SEEDS = 31  # bots of one match have luck of their own
STAMPS = 100_000_000  # where a match begins to count its questions is by chance below this


class Unobeyed(Exception):
    """A message is not obeyed; `refusal` says why."""

    def __init__(self, code: str, told: object = "") -> None:
        super().__init__(code)
        self.refusal = protocol.Refused(code, str(told))


@define(eq=False)
class MatchTable:
    """A table. `stamp` changes with every question, so that an answer to an earlier one is known as such, and one to a
    question of another match."""

    number: int
    pack: Pack
    store: Store
    match: Match
    bots: dict[int, str]
    links: list[str]
    people: set[int]  # the seats that people have had at any time
    stamp: int = field(factory=lambda: 1 + secrets.randbelow(STAMPS))
    _players: dict[tuple[int, str], Bot] = field(factory=dict)

    @classmethod
    def kept(cls, kept: Kept, pack: Pack, store: Store) -> MatchTable:
        """A table as it was left; raises BadRecord if it cannot be taken up."""
        match = pack.game.restore(kept.start)
        for sort, value in kept.decisions:
            decide(match, sort, tuple(value) if isinstance(value, list) else value)
        return cls(kept.number, pack, store, match, kept.bots, kept.links, kept.people)

    # ---- answers ----------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        """The seat that is asked; -1 when the match is over."""
        return -1 if self.match.over else self.match.state.asker

    def choose(self, seat: int, stamp: int, option: int) -> None:
        """Answer for a seat. It is on disk when this comes back. Raises Unobeyed."""
        if seat < 0 or seat != self.asked or seat in self.bots:
            raise Unobeyed("not-asked")
        if stamp != self.stamp:
            raise Unobeyed("late")
        self.answer(option)

    def answer(self, place: int) -> None:
        """Answer the pending question with the option at a place. Raises Unobeyed; then nothing has changed."""
        decision = self.match.decision
        if decision is None or not 0 <= place < len(decision.answers):
            raise Unobeyed("no-option")
        option = decision.answers[place]
        taken = len(self.match.history)
        try:
            self.match.choose(Option(option.value, option.label, option.sort))
            self.store.take(self.number, taken, (option.sort, option.value), self.match.over)
        except EndlessChain as endless:
            self.rebuild(taken)
            raise Unobeyed("endless", endless) from None
        except sqlite3.Error as error:
            self.rebuild(taken)
            raise Unobeyed("unsaved", error) from None
        self.stamp += 1

    def undo(self, seat: int) -> None:
        """Take back the last decision of a seat, and what bots have decided since. Raises Unobeyed."""
        if not self.can_undo(seat):
            raise Unobeyed("others-decided" if self.last_of(seat) >= 0 else "nothing-to-undo")
        before = len(self.match.history)
        try:
            self.match.undo(seat)
            self.store.take_back(self.number, len(self.match.history))
        except CannotUndo as reason:
            raise Unobeyed("nothing-to-undo" if reason.why == "nothing" else reason.why) from None
        except sqlite3.Error as error:
            self.match = MatchTable.kept(self.store.kept(self.number), self.pack, self.store).match
            raise Unobeyed("unsaved", error) from None
        assert len(self.match.history) < before
        self.stamp += 1

    def last_of(self, seat: int) -> int:
        """The place of the last decision of a seat; -1 if there is none."""
        places = (place for place, (player, *_rest) in enumerate(self.match.history) if player == seat)
        return max(places, default=-1)

    def can_undo(self, seat: int) -> bool:
        """Whether a seat decided last, but for bots, and nobody has been shown anything since."""
        last = self.last_of(seat)
        if seat < 0 or last < 0:
            return False
        since = self.match.history[last:]
        return not any(shown for _player, _value, shown in since) and all(
            player == seat or player in self.bots for player, _value, _shown in since
        )

    def rebuild(self, count: int) -> None:
        """The match once more, from its first decisions."""
        again = self.match.restarted()
        for _player, value, _shown in self.match.history[:count]:
            again.play(value)
        self.match = again

    # ---- bots -------------------------------------------------------------------------------------------------------

    @property
    def waits_for_bot(self) -> bool:
        """Whether a bot is to answer."""
        return self.asked in self.bots

    def thinking(self, level: str) -> Callable[[], int]:
        """What finds the answer of a bot of a level: it looks at a copy of the match, so that it can be called while
        others look at the table."""
        seat = self.asked
        key = (seat, level)
        if key not in self._players:
            self._players[key] = make_bot(level, self.match.setup.seed * SEEDS + seat, self.match.program)
        copy, bot = self.match.clone(), self._players[key]
        return lambda: bot.choose(copy)

    def occupy(self, seat: int, level: str) -> None:
        """Let a bot answer for a seat, or (without a level) whoever has its link. Raises Unobeyed."""
        if not 0 <= seat < len(self.match.names):
            raise Unobeyed("not-yours")
        bots = {one: level_ for one, level_ in self.bots.items() if one != seat} | ({seat: level} if level else {})
        try:
            people = self.people | (set() if level else {seat})
            self.store.seat(self.number, bots, people)
        except sqlite3.Error as error:
            raise Unobeyed("unsaved", error) from None
        self.bots, self.people = bots, people
        self.stamp += 1

    # ---- looking ----------------------------------------------------------------------------------------------------

    def tells_all(self, seat: int) -> bool:
        """Whether the document of the match, or its seed, tells a seat nothing that other people hide from it; whoever
        has let a bot play for a while has not left the match."""
        return self.match.over or self.people == {seat}

    def shown(self, seat: int, language: str, log_from: int, here: Mapping[int, int]) -> protocol.Table:
        """The table as a seat sees it, with the log from a record on."""
        with self.pack.speaking(self.match, language) as match:
            seen = Seen(match, seat, self.pack)
            phases = {one.name: one for one in match.sheet.phases}
            phase = phases.get(seen.view.phase or "")
            answers = seat not in self.bots
            return protocol.Table(
                stamp=self.stamp, language=language, asked=self.asked, first=seen.view.first,
                phase=seen.words.title(phase.titles, phase.name) if phase is not None else "",
                values=values(seen, -1), players=players(seen, self.bots, here), pieces=pieces(seen, -1),
                areas=areas(seen), boards=boards(seen), log=course.lines(seen, log_from), log_from=log_from,
                question=question(seen) if answers else None, ending=course.ending(match),
                thinking=self.waits_for_bot, can_undo=self.can_undo(seat), can_save=self.tells_all(seat),
                seed=match.setup.seed if self.tells_all(seat) else -1, dice=dice(seen),
            )  # fmt: skip

    def look(self, seat: int, language: str, about: Callable[[Seen], Any]) -> Any:
        """What is found by looking at the match with the eyes of a seat."""
        with self.pack.speaking(self.match, language) as match:
            return about(Seen(match, seat, self.pack))
