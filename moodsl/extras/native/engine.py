"""The native engine of a game: prepared once, kept in the cache, and asked for whole batches."""

from __future__ import annotations

import hashlib
import json
from array import array
from collections.abc import Callable, Collection, Generator, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from struct import iter_unpack, pack
from typing import Any, NamedTuple, Protocol

from interpreter.compile.code.wasm import runtime
from interpreter.compile.code.wasm.runtime import NUMBERS, RECORDS
from interpreter.effects.records import CardMoved, Record, record
from interpreter.game.arguments import hold_kind, hold_known, is_list_of, is_whole
from interpreter.game.match import Setup
from interpreter.game.program import Program
from interpreter.game.run import flow_part
from interpreter.game.state import MASK, State, seeded
from interpreter.loader import Game, Place, version_of_compiler
from interpreter.report.message import Message, msg
from interpreter.text import Source
from interpreter.text.cache import cache_path, stamp_of
from interpreter.text.writing import write_whole
from moodsl.extras.native.hosts import host_here, version_of_host
from moodsl.extras.native.layout import Layout
from moodsl.extras.native.machine import RUNTIME, Host, Machine, Trapped, Unavailable

MOST_RANKS = 16  # as in batches.c
LONGEST = 100_000  # decisions of a game
BATCH = 18  # numbers of a `Batch` in batches.c
HEAD = 6  # numbers at the beginning of the row of a game
LOGGED = 32  # games at most whose logs are kept at once
LOG = 4 << 20  # words of all these logs
HERE = Path(__file__).parent
Seat = tuple[int, int]
"""Who plays: a bot of `BOTS` by its number, and how many looks it has for a decision."""
BOTS = ("random", "greedy", "tree")  # as in deciding.c


class Result(NamedTuple):
    """What has come of a game: who went first, how many decisions there were, whether it is over, the number of its
    ending, what players are ranked by, the lowest cards of the piles that were asked for (-1 for none), and all numbers
    of its state. Where a log was asked for, also the records that simulations count, without the lines they come from,
    and where all cards lie."""

    first: int
    decisions: int
    over: bool
    ended: int
    ranks: tuple[tuple[int, ...], ...]
    lowest: tuple[int, ...]
    numbers: tuple[int, ...]
    log: tuple[Record, ...] = ()
    places: tuple[int, ...] = ()


class Mind(Protocol):
    """What bots know of a game: the bytes that stand behind its engine, where their head is, and what they come of."""

    scale: Any
    root: int

    @property
    def content(self) -> bytes:
        """The bytes."""


class Native:
    """Plays batches of one game."""

    def __init__(self, layout: Layout, modules: Sequence[Any], host: Host) -> None:
        self.layout = layout
        self._modules, self._host = modules, host
        self.mind: Mind | None = None
        self.begin()

    def begin(self) -> None:
        """A fresh machine, for the first time or after a trap."""
        self.machine = self._host.machine(self._modules, self.layout.end, self.layout.places)
        self.room = self.layout.end  # where nothing lies any more
        if self.mind is not None:
            content = self.mind.content
            self.room += (len(content) + 15) // 16 * 16
            self.machine.reach(self.room)
            self.machine.write(self.layout.end, content)
            self.machine.call("minds_at", self.mind.root)

    def think(self, mind: Mind) -> None:
        """Be ready for bots, with what they know of the game."""
        self.mind = mind
        self.begin()

    def play(
        self,
        seeds: Sequence[int],
        players: int,
        variant: str | None = None,
        lucks: Sequence[Sequence[int]] | None = None,
        piles: Sequence[int] = (),
        seats: Sequence[Sequence[Seat]] | None = None,
        log: Collection[type[Record]] = (),
    ) -> Iterator[Result | None]:
        """Games with these seeds, each played to its end; None for one that has to be played in Python. `lucks` are the
        seeds of the bots of each game, by default worked out of that of the game. `seats` are who plays in each, by
        default bots that answer at random; others need `think`. `log` are the sorts of records, of `RECORDS`, that are
        kept of each. Raises ValueError for players or a variant that the game does not have, and for lists of anything
        else, KeyError for a record that is kept of no game."""
        Setup(players, 0, variant).check(self.layout.program.sheet, None)
        for name, numbers in (("seeds", seeds), ("piles", piles)):
            if not is_list_of(is_whole, numbers):
                raise ValueError(msg("`{}` is a list of whole numbers, not {}", name, repr(numbers)))
        there = self.layout.fields["piles"]
        for pile in piles:
            if not 0 <= pile < there:
                raise ValueError(msg("there is no {} {}: they are numbers from 0 to {}", "pile", pile, there - 1))
        hold_rows("lucks", lucks, is_whole, msg("whole number"), len(seeds), players)
        hold_rows("seats", seats, is_seat, msg("bot and its looks"), len(seeds), players)
        if self.mind is None and any(bot for game in seats or () for bot, _looks in game):
            raise ValueError(msg("a bot that is not `random` needs `Native.think` before"))
        if not isinstance(log, Collection):
            raise ValueError(msg("`{}` is a list of sorts of records, not {}", "log", repr(log)))
        for sort in log:
            told = sort.__name__ if sort in RECORDS else repr(sort)
            hold_known(msg("record that native games keep"), told, [known.__name__ for known in RECORDS])
        return self._play(seeds, players, variant, lucks, piles, seats, log)

    def _play(
        self,
        seeds: Sequence[int],
        players: int,
        variant: str | None,
        lucks: Sequence[Sequence[int]] | None,
        piles: Sequence[int],
        seats: Sequence[Sequence[Seat]] | None,
        log: Collection[type[Record]],
    ) -> Iterator[Result | None]:
        """The games themselves; see `play`."""
        given = [seeds] if lucks is None else [(seed, *luck) for seed, luck in zip(seeds, lucks, strict=True)]
        numbers = array("Q", [number & MASK for row in given for number in row])
        each = 1 if lucks is None else players + 1
        sorts = sum(1 << RECORDS.index(sort) for sort in log)
        left = len(seeds)
        while left:
            games = min(left, LOGGED) if log else left
            done = yield from self._batch(numbers[: games * each], each, players, variant, piles, seats, sorts)
            if done < games:
                yield None
                self.begin()
                done += 1
            left -= done
            numbers = numbers[done * each :]
            seats = seats[done:] if seats is not None else None

    def _batch(
        self,
        numbers: array[int],
        each: int,
        players: int,
        variant: str | None,
        piles: Sequence[int],
        seats: Sequence[Sequence[Seat]] | None,
        sorts: int,
    ) -> Generator[Result, None, int]:
        """The results of the first games, until one traps; returns how many there are. `numbers` has of each its seed
        and, if each has more than one, those of its bots; `sorts` are bits for those of the records that are kept."""
        machine, program, asks, games = self.machine, self.layout.program, self.room, len(numbers) // each
        row = HEAD + MOST_RANKS * players + len(piles) + self.layout.fields["numbers"]
        listed = asks + BATCH * 4
        at = (listed + (3 + len(piles)) * 4 + 7) // 8 * 8
        streams = at + len(numbers) * 8
        rows = streams + players * 8
        seated = rows + games * row * 4
        logs = seated + games * players * 8
        end = (logs + (LOG * 4 if sorts else 0) + 15) // 16 * 16
        machine.reach(end)
        flow = [self.layout.flow.get(flow_part(program, variant, part), -1) for part in ("setup", "play", "scoring")]
        asked = (
            at, each, streams, rows, games, players, *flow, LONGEST, listed, row, seated if seats else 0, end, logs,
            end, sorts, 0,
        )  # fmt: skip
        machine.write(asks, pack(f"<{BATCH}i", *asked))
        if seats is not None:
            machine.write(seated, b"".join(pack("<2i", *seat) for game in seats[:games] for seat in game))
        machine.write(listed, pack(f"<{3 + len(piles)}i", len(piles), len(piles), listed + 12, *piles))
        machine.write(at, pack(f"<{len(numbers)}Q", *numbers))
        with suppress(Trapped):
            machine.call("play_games", asks)
        (done,) = machine.numbers(asks + (BATCH - 1) * 4, 1)
        raw = machine.read(rows, rows + done * row * 4)
        told = Told(machine, logs, self.layout.fields["cards"]) if sorts else None
        for found in iter_unpack(f"<{row}i", raw):
            yield result_of(found, players, len(piles), *(told.game(found[HEAD - 1]) if told else ()))
        return done

    def after(self, state: State, luck: Sequence[int], most: int) -> State:
        """The state that comes of one when it is played on at random for so many decisions, each player with a seed of
        his own. Raises `machine.Trapped`."""
        from moodsl.extras.native.states import Reader, Writer

        Writer(self.layout, self.machine).write(state)
        self.machine.reach(self.room + 8 * len(luck))
        self.machine.write(self.room, pack(f"<{len(luck)}Q", *map(seeded, luck)))
        self.machine.call("play_on", self.room, most, 0, 0)
        return Reader(self.layout, self.machine).state()


def hold_rows(name: str, rows: Any, is_one: Callable[[object], bool], sort: Message, games: int, players: int) -> None:
    """Raise ValueError, in one line, for what does not hold one thing of a sort for each game and player."""

    def is_row(row: Any) -> bool:
        return is_list_of(is_one, row) and len(row) == players

    if rows is not None and not (is_list_of(is_row, rows) and len(rows) == games):
        raise ValueError(
            msg("`{}` has a list for each game ({}), and in it for each player ({}) a {}", name, games, players, sort)
        )


def is_seat(given: Any) -> bool:
    """Whether this says who plays: a `Seat`."""
    return is_list_of(is_whole, given) and len(given) == 2 and given[0] in range(len(BOTS)) and abs(given[1]) < 2**31


class Told:
    """The logs of games that have been played, one after the other."""

    def __init__(self, machine: Machine, at: int, cards: int) -> None:
        self._machine, self._at, self._cards = machine, at, cards

    def game(self, records: int) -> tuple[tuple[Record, ...], tuple[int, ...]]:
        """The records of the next game, so many, and where its cards lie in the end."""
        count = records * (1 + NUMBERS)
        words = self._machine.numbers(self._at, count + self._cards)
        self._at += len(words) * 4
        found = [record_of(*words[place : place + 1 + NUMBERS]) for place in range(0, count, 1 + NUMBERS)]
        return tuple(found), words[count:]


def record_of(sort: int, *numbers: int) -> Record:
    """A record as the runtime tells it: by its sort, a place in `RECORDS`, and its numbers."""
    kind = RECORDS[sort]
    head = (-1, "") if kind is CardMoved else (-1,)
    return record(kind, head + numbers[: len(kind._fields) - len(head)])


def result_of(
    row: tuple[int, ...], players: int, piles: int, log: tuple[Record, ...] = (), places: tuple[int, ...] = ()
) -> Result:
    """A row that `play_games` of batches.c has filled."""
    first, decisions, over, ended, ranks = row[: HEAD - 1]
    behind = HEAD + MOST_RANKS * players
    columns = tuple([row[at : at + players] for at in range(HEAD, HEAD + ranks * players, players)])
    lowest, numbers = row[behind : behind + piles], row[behind + piles :]
    return Result(first, decisions, bool(over), ended, columns, lowest, numbers, log, places)


# ---- preparing -------------------------------------------------------------------------------------------------------


def native_of(places: Sequence[Place] | Place, game: Game, cache: bool = True) -> Native:
    """The native engine of a game that was loaded from these places (a single one needs no list around it); raises
    Unavailable, ValueError for what is no game."""
    hold_kind("game", game, Game, msg("a game that `load` gave"))
    here = host_here()
    path = entry_of(game.program) if cache else None
    kept = load_entry(path, game.program, here) if path is not None else None
    if kept is None:
        from moodsl.extras.native.compiling import compiled  # here, since a game from the cache needs no compiler

        layout, source = compiled([places] if isinstance(places, str | Path | Source) else places, game)
        sources = RUNTIME.read_bytes(), source
        modules = [here.module(one) for one in sources]
        if path is not None:
            save_entry(path, layout, [here.kept(*one) for one in zip(sources, modules, strict=True)])
    else:
        layout, modules = kept
    return Native(layout, modules, here)


def kept_engine(program: Program) -> Native | None:
    """The native engine of a game if it lies in the cache and can run, else None."""
    with suppress(Unavailable):
        here, path = host_here(), entry_of(program)
        kept = load_entry(path, program, here) if path is not None else None
        if kept is not None and len(kept[0].kinds) == len(program.blocks):
            return Native(*kept, here)
    return None


def is_kept(program: Program) -> bool:
    """Whether there is an entry in the cache, so that preparing takes no time."""
    with suppress(Unavailable):
        path = entry_of(program)
        return path is not None and path.exists()
    return False


# ---- the cache -------------------------------------------------------------------------------------------------------


def entry_of(program: Program) -> Path | None:
    """Where the engine of a game lies in the cache: its name has the text of the packs and all versions in it. Raises
    Unavailable."""
    digest = hashlib.sha256(version_of_compiler().encode() + version_of_host().encode() + code_digest())
    path = cache_path(f"{program.hash}-{digest.hexdigest()[:16]}")
    return None if path is None else path.with_suffix(".native")


def code_digest() -> bytes:
    """Changes with everything that makes a module: the printer, what is laid out, the runtime."""
    return stamp_of([*HERE.glob("*.py"), *HERE.glob("*.wasm"), *Path(runtime.__file__).parent.glob("*.py")])


def load_entry(path: Path, program: Program, host: Host) -> tuple[Layout, list[Any]] | None:
    """An entry, or None if it is missing or damaged."""
    try:
        raw = path.read_bytes()
    except OSError:
        return None
    if hashlib.sha256(raw[32:]).digest() != raw[:32]:
        return None
    start = 36 + int.from_bytes(raw[32:36], "little")
    told: dict[str, Any] = json.loads(raw[36:start])
    middle = start + told["runtime"]
    modules = [host.again(part) for part in (raw[start:middle], raw[middle:])]
    if None in modules:
        return None
    parts = (told[part] for part in ("fields", "kinds", "end", "places", "values"))
    fields, kinds, end, places, values = parts
    return Layout(program, fields, kinds, program.flow, end, places, values), modules


def save_entry(path: Path, layout: Layout, modules: Sequence[bytes]) -> None:
    """Keep an engine, with the runtime first; a cache that cannot be written is done without."""
    told = {
        "fields": layout.fields,
        "kinds": layout.kinds,
        "end": layout.end,
        "places": layout.places,
        "values": layout.values,
    }
    head = json.dumps(told | {"runtime": len(modules[0])}).encode()
    body = len(head).to_bytes(4, "little") + head + b"".join(modules)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, hashlib.sha256(body).digest() + body)
    except OSError:
        return
