"""What bots know of a game, laid out as `native/runtime/minds.c` reads it: what features are worth, habits, what is
hidden.

It depends on what was learned of the game, so it is no part of the module: it is put behind everything else when a bot
first thinks natively.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from struct import pack
from typing import Any

from interpreter.game.program import Question
from interpreter.report.message import msg
from moodsl.extras.agents.answers import answers_to, key_of
from moodsl.extras.agents.declared import DeclaredValue
from moodsl.extras.agents.hidden import Blinds
from moodsl.extras.agents.luck import exp
from moodsl.extras.agents.measure import Part, SideTables
from moodsl.extras.agents.meetings import Meeting
from moodsl.extras.agents.named import Naming
from moodsl.extras.agents.places import Groups, Kinds, Stand
from moodsl.extras.agents.priors import Names
from moodsl.extras.agents.worth import Scale
from moodsl.extras.native.engine import Native
from moodsl.extras.native.layout import Layout
from moodsl.extras.native.machine import Unavailable

MEETING, STAND, STAND_WITHIN, GROUPS, KINDS = range(1, 6)  # parts of a side, as `part_of_side` knows them
PLAIN_LOOK, CARD_LOOK, DIE_LOOK, EFFECT_LOOK, CELL_LOOK, PIECE_LOOK, AMOUNT_LOOK = range(7)
LOOKS = {  # form -> how an answer looks
    "card": CARD_LOOK, "arrange": CARD_LOOK, "die": DIE_LOOK, "order": EFFECT_LOOK, "cell": CELL_LOOK,
    "piece": PIECE_LOOK, "payment": AMOUNT_LOOK,
}  # fmt: skip
OF_PLAYERS = ("pile", "player")  # forms whose answers have names that depend on who is asked
IS_ACTION, NAMES_CARDS, IN_A_ROW, IS_CARD = 1, 2, 4, 8


def ready(native: Native, scale: Scale) -> None:
    """Let bots that weigh positions so think natively. Raises Unavailable where they cannot."""
    if native.mind is None or native.mind.scale is not scale:
        native.think(Minds(scale, native.layout))


class Tables:
    """Hands out addresses from `base` on; equal content lies there once."""

    def __init__(self, base: int) -> None:
        self.base = base
        self.content = bytearray()
        self._known: dict[bytes, int] = {}

    def raw(self, content: bytes) -> int:
        """The address of some bytes, which begin at a multiple of eight."""
        if content not in self._known:
            self.content += bytes(-len(self.content) % 8)
            self._known[content] = self.base + len(self.content)
            self.content += content
        return self._known[content]

    def ints(self, numbers: Iterable[int]) -> int:
        """The address of whole numbers."""
        row = list(numbers)
        return self.raw(pack(f"<{len(row)}i", *row))

    def doubles(self, numbers: Iterable[float]) -> int:
        """The address of other numbers."""
        row = list(numbers)
        return self.raw(pack(f"<{len(row)}d", *row))

    def list(self, numbers: Iterable[int]) -> int:
        """The address of a list."""
        row = list(numbers)
        return self.ints([len(row), len(row), self.ints(row)])


class Minds:
    """Lays out what is known of a game, behind its engine: `content` is what stands there, `root` where its head is.
    Raises Unavailable."""

    def __init__(self, scale: Scale, layout: Layout) -> None:
        self.scale, self.layout, self.program = scale, layout, scale.program
        self.tables = Tables(layout.end)
        self.cards = range(len(self.program.sheet.design_of))
        self.times = max(1, len(scale.worth.left))
        self.root = self._head()

    @property
    def content(self) -> bytes:
        """All of it."""
        return bytes(self.tables.content)

    def _head(self) -> int:
        scale, sheet, program = self.scale, self.program.sheet, self.program
        players, piles = range(sheet.most), range(len(program.tables["start_piles"]))
        boards = [int(sheet.kinds[sheet.designs[design].kind].base == "board") for design in sheet.design_of]
        sees = [self.tables.ints(int(sheet.sees[player].get(pile, False)) for pile in piles) for player in players]
        blinds = Blinds(program)
        clock = sheet.counters[scale.worth.clock].at if scale.worth.clock in sheet.counters else -1
        secrets = any(zone.seen != "all" for zone, _piles in blinds.under)
        numbers = [
            clock, self.times, scale.result, sheet.most, len(sheet.kinds), self._sides(), *self._questions(),
            *self._habits(), self.tables.ints(boards), self._hidden(blinds), self._backs(),
            self.tables.ints(sees), self.tables.list(blinds.bags), self._carried(blinds), int(secrets),
            self.tables.ints(sheet.piles[pile][0].at if pile in sheet.piles else -1 for pile in piles), self._held(),
            int(bool(scale.worth.habits)),
        ]  # fmt: skip
        return self.tables.raw(pack(f"<{len(numbers)}i2d", *numbers, scale.worth.win, scale.worth.loss))

    # ---- what positions are worth ------------------------------------------------------------------------------------

    def _sides(self) -> int:
        """What a side is worth: of others and of oneself, for every player and every time."""
        scale = self.scale
        seats = product((False, True), range(self.program.sheet.most), range(self.times))
        return self.tables.ints(
            self._side(scale.measure.plan(player, scale.weights(time, own))) for own, player, time in seats
        )

    def _side(self, side: SideTables) -> int:
        tables = self.tables
        numbers = [(at, tables.doubles(table)) for at, table in side.numbers]
        piles = [
            (pile, self._by_design(cards), self._by_design(top), self._row(count))
            for pile, cards, top, count in side.piles
        ]
        under = b"".join(pack("<2id", pile, self._by_card(piles_of), weight) for pile, piles_of, weight in side.under)
        parts: list[bytes | Sequence[Sequence[int]]] = [
            numbers, piles, under, [self._named(*one) for one in side.named],
            [self._value(*one) for one in side.values], [self._part(*one) for one in side.beside],
        ]  # fmt: skip
        counts = [len(side.numbers), len(piles), len(side.under), len(side.named), len(side.values), len(side.beside)]
        at = [tables.raw(one) if isinstance(one, bytes) else self._rows(one) for one in parts]
        return tables.raw(pack("<12id", *counts, *at, side.slot))

    def _rows(self, rows: Sequence[Sequence[int]]) -> int:
        return self.tables.ints(number for row in rows for number in row)

    def _row(self, row: Sequence[float] | None) -> int:
        return 0 if row is None else self.tables.doubles(row)

    def _by_design(self, row: Sequence[float] | None) -> int:
        """A table by card, as one by design; all copies are worth the same."""
        if row is None:
            return 0
        found = [0.0] * len(self.program.sheet.designs)
        for design, number in zip(self.program.sheet.design_of, row, strict=True):
            found[design] = number
        return self.tables.doubles(found)

    def _by_card(self, piles: dict[int, int]) -> int:
        return self.tables.ints(piles.get(card, -1) for card in self.cards)

    def _function(self, name: str) -> int:
        """The place of the function of a value."""
        if name not in self.layout.values:
            raise Unavailable(msg("the value `{}` cannot be asked natively", name))
        return self.layout.values[name]

    def _named(self, naming: Naming, worth: Sequence[float]) -> list[int]:
        zone = naming.zone
        numbers = self.tables.ints(naming.numbers)
        return [zone.at, zone.piles, self._by_card(naming.places), numbers, self.tables.doubles(worth)]

    def _value(self, value: DeclaredValue, table: Sequence[float]) -> list[int]:
        zone = value.zone
        first, count = (0, 0) if zone is None else (zone.at, zone.piles)
        return [self._function(value.value), first, count, int(not value.is_number), self.tables.doubles(table)]

    def _part(self, part: Part, weights: Sequence[float]) -> list[int]:
        tables, function = self.tables, [0, 0, 0]
        things = piles = sizes = groups = width = 0
        match part:
            case Meeting():
                kind, first, count, width = MEETING, part.zone.at, len(part.zone.hosts), len(part.facts)
                things = self._rows(part.numbers)
            case Stand():
                function = [self._function(part.value), int(part.turned), int(part.is_flag)]
                held = [pile for _zone, rows in part.piles for pile in rows]
                kind, first, count = STAND, 0, len(part.things)
                if part.inside:
                    kind, first, count = STAND_WITHIN, part.inside.start, len(part.inside)
                width, things = len(part.piles), tables.ints(part.things)
                piles, sizes = tables.ints(pile for pile, _size in held), tables.ints(size for _pile, size in held)
            case Groups():
                kind, first, count, width = GROUPS, part.zone.at, part.zone.piles, len(part.words)
                groups = tables.ints(self._grouped(part.groups.get(card, ())) for card in self.cards)
            case Kinds():
                kind, first, count = KINDS, part.zone.at, part.zone.piles
        return [kind, first, count, *function, width, things, piles, sizes, groups, tables.doubles(weights)]

    def _grouped(self, rows: Sequence[tuple[int, Sequence[int]]]) -> int:
        if not rows:
            return 0
        return self.tables.ints([len(rows), *(part for word, at in rows for part in (word, len(at), *at))])

    # ---- what is asked, and what is usually answered -----------------------------------------------------------------

    def _questions(self) -> tuple[int, int]:
        """What is known of each question: how answers look, and what else is so of it."""
        forms, sorts = [], []
        for question in self.program.questions:
            forms.append(LOOKS.get(question.form, PLAIN_LOOK) | key_of(question) << 4)
            sorts.append(
                IS_ACTION * (question.form == "action")
                | NAMES_CARDS * (question.sort == "card")
                | IN_A_ROW * (question.form == "number")
                | IS_CARD * (question.form == "card")
            )
        return self.tables.ints(forms), self.tables.ints(sorts)

    def _habits(self) -> tuple[int, int]:
        """For each question and player the numbers of the habits that answers have, and what habits weigh."""
        worth = self.scale.worth
        known = {name: number for number, name in enumerate({**worth.habits, **worth.habits_slope})}
        names = Names(self.program)
        rows = [self._habits_of(question, names, known) for question in self.program.questions]
        weights = []
        for name in known:
            base, slope = worth.habits.get(name, 0.0), worth.habits_slope.get(name, 0.0)
            weights += [exp(base + slope * (worth.remaining(time) - 0.5)) for time in range(self.times)]
        return self.tables.ints(rows), self.tables.doubles(weights)

    def _habits_of(self, question: Question, names: Names, known: dict[str, int]) -> int:
        head = names.head(question)
        mine = [name for name in known if name.startswith(head)]
        if not mine:
            return 0
        options = answers_to(self.program, question, [name.removeprefix(head) for name in mine])
        players = range(self.program.sheet.most)
        seats = players if question.form in OF_PLAYERS else players[:1]
        tables = [self._habits_for(question, player, options, names, known) for player in seats]
        return self.tables.ints((tables * len(players))[: len(players)])

    def _habits_for(
        self, question: Question, player: int, options: dict[int, Any], names: Names, known: dict[str, int]
    ) -> int:
        found = {key: known.get(names.name(question, option, player), -1) for key, option in options.items()}
        low, high = min(found, default=0), max(found, default=-1)
        row = self.tables.ints(found.get(key, -1) for key in range(low, high + 1))
        return self.tables.ints([low, high, row])

    # ---- what is hidden ----------------------------------------------------------------------------------------------

    def _hidden(self, blinds: Blinds) -> int:
        most = self.program.sheet.most
        rows = [
            [(pile, only, blinds.breadth(only)) for pile, only in blinds.piles(most, viewer)] for viewer in range(most)
        ]
        return self.tables.ints(self.tables.list(part for row in one for part in row) for one in rows)

    def _backs(self) -> int:
        """Of each card the number of what its back says; 0 for nothing."""
        known: dict[str, int] = {"": 0}
        backs = [repr([*back.items()]) if back else "" for back in self.program.sheet.backs]
        return self.tables.ints(known.setdefault(back, len(known)) for back in backs)

    def _carried(self, blinds: Blinds) -> int:
        return self.tables.list(self._by_card(piles) for _zone, piles in blinds.under)

    def _held(self) -> int:
        blocks = range(len(self.program.blocks))
        held = self.program.held
        return self.tables.ints(
            self.tables.list(part for pair in held[block] for part in pair) if block in held else 0 for block in blocks
        )
