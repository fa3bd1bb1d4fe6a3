"""All tables of one program, without a network: messages of pages in, messages to pages out.

A client is a page, known by a number that whoever carries messages gives it. Nothing here blocks, and nothing runs at
the same time: a bot that has to think is given out as work (`work`), and its answer brought back (`done`).
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable, Sequence

from attrs import define, frozen

from interpreter.game.match import Match
from interpreter.game.record import BadRecord
from interpreter.report import translated
from interpreter.report.message import Message, message_of, msg
from interpreter.text import harmless
from moodsl.extras.agents import LEVELS, parsed
from moodsl.extras.table import protocol as p
from moodsl.extras.table.match_table import HINTS, MatchTable, Unobeyed
from moodsl.extras.table.pack import Pack
from moodsl.extras.table.reasons import because
from moodsl.extras.table.store import Store

LINK = 18  # bytes of chance in a link
LEVEL = "normal"


@frozen
class Sent:
    """A message to a client; with `close` the last one."""

    client: int
    message: p.ToPage
    close: bool = False


@frozen
class Work:
    """An answer that a bot of a `level` has to find: `find` may be called anywhere. `client` waits for a hint, or
    it is a move."""

    table: int
    stamp: int
    level: str
    find: Callable[[], int]
    client: int = -1


@define
class Client:
    """A page that has come in."""

    number: int
    table: MatchTable
    seat: int
    language: str
    told: int = 0  # records of the log

    @property
    def keeper(self) -> bool:
        """Whether this is the first seat, whose person keeps the table."""
        return self.seat == 0


class House:
    """The tables of a pack. `program` is the version of whoever answers. With `others_later` whoever acts is shown the
    table at once and the others when `later` is called: of several changes they are then shown the last."""

    def __init__(self, pack: Pack, store: Store, program: str, others_later: bool = False) -> None:
        self.pack, self.store, self.program, self.others_later = pack, store, program, others_later
        self._to_show: dict[int, bool] = {}  # clients that are shown the table later, and whether with the whole log
        self.tables: dict[int, MatchTable] = {}
        self.clients: dict[int, Client] = {}
        self._bots_at_work: set[int] = set()  # tables whose bot is thinking
        self._hints: list[Work] = []
        self._advised: set[int] = set()  # clients that wait for a hint

    # ---- tables -----------------------------------------------------------------------------------------------------

    def open(self, order: p.Open) -> MatchTable:
        """A new table. Raises ValueError for a match that the game does not have, BadRecord for a document."""
        bots = order.bots or LEVEL
        parsed(bots)
        match = self.pack.game.restore(order.document) if order.document else self.started(order)
        people = max(1, len(order.people))
        seated = dict.fromkeys(range(people, len(match.names)), bots)
        links = [secrets.token_urlsafe(LINK) for _seat in range(len(match.names) + 1)]
        number = self.store.add(self.pack.game.name, match.to_json(), seated, links)
        people_at = set(range(len(match.names))) - set(seated)
        self.tables[number] = MatchTable(number, self.pack, self.store, match, seated, links, people_at)
        return self.tables[number]

    def started(self, order: p.Open) -> Match:
        """A match at its beginning."""
        people = [" ".join(harmless(name).split())[: p.LONGEST_NAME] for name in order.people] or ["1"]
        seats = order.players or max(self.pack.game.players[1], len(people))
        names = people + [f"Bot {number}" for number in range(1, seats - len(people) + 1)]
        if len(people) > seats:
            raise ValueError(too_many(len(people), seats))
        if len(set(names)) != len(names) or not all(names):
            raise ValueError(msg("every player needs a name of their own"))
        if order.seed < -1:
            raise ValueError(msg("{} is a number from 0 up", "`seed`"))
        seed = order.seed if order.seed >= 0 else secrets.randbelow(1_000_000)
        return self.pack.game.start(seats, seed, variant=order.variant or None, names=names)

    def table(self, number: int) -> MatchTable:
        """A table, taken up from the disk if nobody has come to it yet. Raises BadRecord."""
        if number not in self.tables:
            self.tables[number] = MatchTable.kept(self.store.kept(number), self.pack, self.store)
        return self.tables[number]

    # ---- messages ---------------------------------------------------------------------------------------------------

    def receive(self, client: int, text: str) -> list[Sent]:
        """What is sent because of a message; to a message that is not obeyed a refusal. Never raises for what a page
        sends."""
        try:
            message = p.read(text)
            if client not in self.clients:
                return self.enter(client, message)
            return self.obey(self.clients[client], message)
        except p.NoMessage as wrong:
            return [Sent(client, p.Refused(wrong.code), close=client not in self.clients)]
        except Unobeyed as reason:
            return [Sent(client, reason.refusal, close=client not in self.clients)]

    def enter(self, number: int, message: p.FromPage) -> list[Sent]:
        """The first message of a client."""
        if not isinstance(message, p.Enter):
            raise Unobeyed("no-link")
        if message.protocol != p.VERSION:
            raise Unobeyed("protocol", p.VERSION)
        found = self.store.find(message.link)
        if found is None:
            raise Unobeyed("no-link")
        try:
            table = self.table(found[0])
        except BadRecord as reason:
            raise Unobeyed("gone", reason) from None
        language = message.language if message.language in self.pack.languages else "en"
        client = self.clients[number] = Client(number, table, found[1], language)
        others = [one for one in self.around(table) if one is not client]
        return [Sent(number, self.welcome(client)), *self.show([client, *others])]

    def leave(self, number: int) -> list[Sent]:
        """A client has gone."""
        client = self.clients.pop(number, None)
        self._to_show.pop(number, None)
        self._advised.discard(number)
        return self.show(self.around(client.table)) if client is not None else []

    def obey(self, client: Client, message: p.FromPage) -> list[Sent]:
        """Do what a client that has come in asks for. Raises Unobeyed."""
        table, number = client.table, client.number
        match message:
            case p.Choose(stamp=stamp, option=option):
                table.choose(client.seat, stamp, option)
                return self.show(self.around(table, client))
            case p.Undo():
                table.undo(client.seat)
                return self.show(self.around(table, client), anew=True)
            case p.Speak(language=language):
                client.language = language if language in self.pack.languages else "en"
                return [Sent(number, self.welcome(client)), *self.show([client], anew=True)]
            case p.Ask():
                found = table.look(client.seat, client.language, lambda seen: because(seen, message))
                if found is None:
                    raise Unobeyed("no-option")
                return [Sent(number, found)]
            case p.Faces(designs=designs):
                faces = {one: self.pack.drawn(one, client.language) for one in designs[: p.MOST_NAMES]}
                return [Sent(number, p.Drawn(client.language, faces))]
            case p.Hint():
                return self.advise(client)
            case p.Save():
                if not table.tells_all(client.seat):
                    raise Unobeyed("others-play")
                return [Sent(number, p.Saved(f"{self.pack.game.name}-{table.number}.json", table.match.to_json()))]
            case p.Occupy(seat=seat, bot=bot):
                return self.occupy(client, seat, bot)
            case p.Open():
                return [self.opened(client, message)]
        raise Unobeyed("malformed")

    def occupy(self, client: Client, seat: int, bot: str) -> list[Sent]:
        """Let a bot answer for a seat, or a person again."""
        if client.seat < 0 or (seat != client.seat and not client.keeper):
            raise Unobeyed("not-yours")
        if bot and bot not in LEVELS:
            raise Unobeyed("no-bot")
        client.table.occupy(seat, bot)
        return self.show(self.around(client.table, client))

    def opened(self, client: Client, order: p.Open) -> Sent:
        """Another table, for its keeper."""
        if not client.keeper:
            raise Unobeyed("not-keeper")
        if order.bots and order.bots not in LEVELS:
            raise Unobeyed("no-bot")
        try:
            return Sent(client.number, p.Opened(self.open(order).links[0]))
        except (ValueError, OverflowError) as reason:  # a BadRecord, too
            raise Unobeyed("not-opened", translated(message_of(reason), client.language)) from None

    # ---- bots -------------------------------------------------------------------------------------------------------

    def advise(self, client: Client) -> list[Sent]:
        """Have a bot look for a hint."""
        table = client.table
        if client.seat < 0 or client.seat != table.asked or client.seat in table.bots:
            raise Unobeyed("not-asked")
        if client.number in self._advised:
            raise Unobeyed("hint-waits")
        self._advised.add(client.number)
        self._hints.append(Work(table.number, table.stamp, HINTS, table.thinking(HINTS), client.number))
        return []

    def work(self) -> list[Work]:
        """The answers that bots have to find now, each given out once."""
        found, self._hints = self._hints, []
        for table in {client.table.number: client.table for client in self.clients.values()}.values():
            if table.waits_for_bot and table.number not in self._bots_at_work:
                self._bots_at_work.add(table.number)
                level = table.bots[table.asked]
                found.append(Work(table.number, table.stamp, level, table.thinking(level)))
        return found

    def done(self, work: Work, place: int | None) -> list[Sent]:
        """The answer of a bot, None if it found none; one to a question that is another by now is dropped."""
        table = self.tables[work.table]
        is_now = work.stamp == table.stamp
        if work.client >= 0:
            self._advised.discard(work.client)
            if place is None or not is_now or work.client not in self.clients:
                return []
            return [Sent(work.client, p.Advice(work.stamp, place))]
        self._bots_at_work.discard(work.table)
        if not is_now or not table.waits_for_bot:
            return []
        clients = self.around(table)
        try:
            if place is None:
                raise Unobeyed("endless")
            table.answer(place)
        except Unobeyed as reason:
            self._bots_at_work.add(work.table)  # it would find the same again: the seat waits for a person
            return [Sent(client.number, reason.refusal) for client in clients]
        return self.show(clients)

    # ---- what is sent -----------------------------------------------------------------------------------------------

    def around(self, table: MatchTable, first: Client | None = None) -> list[Client]:
        """The clients at a table, whoever acts first."""
        found = [client for client in self.clients.values() if client.table is table]
        return sorted(found, key=lambda client: client is not first)

    def welcome(self, client: Client) -> p.Welcome:
        """What a client is told when it comes in."""
        table, sheet = client.table, self.pack.game.program.sheet
        with self.pack.speaking(table.match, client.language) as match:
            words = match.words(client.seat)
            variants = [p.Closed(one.name, words.title(one.titles, one.name)) for one in sheet.variants]
            title = words.title(sheet.titles, sheet.name)
        return p.Welcome(
            p.VERSION, self.program, sheet.name, title, table.number, client.seat, self.pack.languages,
            list(sheet.players), variants, list(LEVELS), client.keeper, table.links if client.keeper else [],
            table.match.setup.variant or "",
        )  # fmt: skip

    def show(self, clients: Sequence[Client], anew: bool = False) -> list[Sent]:
        """The table as each client sees it; `anew` with the whole log."""
        first, *others = clients or (None,)
        if first is None:
            return []
        if not self.others_later:
            return [self.shown(client, anew) for client in (first, *others)]
        for client in others:
            self._to_show[client.number] = anew or self._to_show.get(client.number, False)
        return [self.shown(first, anew)]

    def later(self) -> list[Sent]:
        """The table as one of those sees it who are shown it later; nothing if there are none."""
        if not self._to_show:
            return []
        number = next(iter(self._to_show))
        return [self.shown(self.clients[number], False)]

    def shown(self, client: Client, anew: bool) -> Sent:
        """The table as a client sees it now."""
        table = client.table
        anew = self._to_show.pop(client.number, False) or anew
        here = Counter(one.seat for one in self.clients.values() if one.table is table)
        start = 0 if anew or client.told > len(table.match.state.log or []) else client.told
        client.told = len(table.match.state.log or [])
        return Sent(client.number, table.shown(client.seat, client.language, start, here))


def too_many(people: int, seats: int) -> Message:
    """That there are more people than seats."""
    return msg("{} people, but only {}", people, msg("1 seat") if seats == 1 else msg("{} seats", seats))
