"""A compiled game as the runtime knows it: tables, the functions that it calls, and room for the state of a match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from itertools import product
from struct import pack
from typing import Any

from interpreter.compile.code.blocks import Code
from interpreter.compile.code.nodes import Type
from interpreter.compile.code.statements import Function
from interpreter.compile.code.wasm.memory import Memory, NotNative
from interpreter.compile.code.wasm.printer import Wasm
from interpreter.compile.code.wasm.runtime import NONE, WORD
from interpreter.game.order import clash
from interpreter.game.program import Program
from moodsl.extras.native.layout import Layout

GAME = 0x20100  # where the runtime looks for what `FIELDS` names
NAMES = """
    cards piles numbers slots channels width players
    c z loc cells live bases stack stack_end heap heap_end spare
    start_numbers start_pieces start_piles start_places
    design kind rows owner owned host watch play looks works
    channels_of always_of
    frame_size frame_kinds known_in dice_in turns listener_of_block
    hears own rules
    condition ready l_slot once used always_on block size clashes moments
    changes forbids rests wakes
    rests_moment wakes_moment end_moment arrange doer_orders by_place
    conditions looks_back shared out won turn lost
    face marks carried beneath under differ
    dice die_kind die_face
    listeners card_slots actions block_of designs scoring asides aside_asked aside_once aside_of is_payment saved
    kept_by_pile kept_by_mark kept_by_work kept_keys remembered stamps lists list_slots gathered
    trials memories memory_size
"""
FIELDS = NAMES.split()
STACK = 16_384  # words
HEAP = 4 << 20  # bytes, and as many to compact it into
DEEPEST = 1_300  # frames
MEMORIES = 4_096  # of what values gave; as `MEMORY_BITS` in remembering.c
KEY = 5  # numbers before the counters that a value looks at, as in remembering.c; one for what it gave is behind them
KINDS = {Type.LIST: 1, Type.PILE: 1, Type.WORDS: 1, Type.AMOUNT: 2, Type.AMOUNTS: 3, Type.FRAME: 4, Type.LISTS: 5}
BATCH_FRAME = (0, 0, 1, 1, 1, 0, 0)  # the kinds of what stands in frames.BATCH behind its block


class GameMemory:
    """Lays out a game, of which `code` and `data` are what it was compiled to. `wasm` prints what the runtime calls."""

    def __init__(self, program: Program, code: Code, data: Mapping[str, Any], width: int) -> None:
        self.program, self.code, self.tables, self.data = program, code, program.tables, data
        self.memory = Memory(named_of(program, width))
        self.cards = len(self.tables["start_places"])  # with no card
        self.channels = channels_of(program)
        self.fields: dict[str, int] = {"width": width}
        self._room()
        self.wasm = Wasm(code, self.memory, self.fields)
        for lay in (self._counts, self._start, self._cards, self._frames, self._heard, self._listeners, self._lasting):
            lay()
        self._marks_and_dice()
        self._remembered()
        self._asides()
        self.values = self._values()

    # ---- tables ---------------------------------------------------------------------------------------------------

    def row(self, values: Iterable[Any]) -> int:
        """A table of numbers, with its last entry before its first."""
        return self.memory.row(list(values), Type.NUMBER)

    def lists(self, values: Iterable[Iterable[int]]) -> int:
        """A table of lists."""
        return self.row(self.memory.list(one) for one in values)

    def by_design(self, rows: Mapping[int, Iterable[int]]) -> int:
        """A table of lists, by design."""
        return self.lists(rows.get(design, ()) for design in range(len(self.tables["design_names"])))

    # ---- the parts ------------------------------------------------------------------------------------------------

    def _room(self) -> None:
        memory, piles = self.memory, len(self.tables["start_piles"])
        self.fields["c"] = memory.room(len(self.tables["start_numbers"]))
        self.fields["z"] = memory.room(piles + 1) + WORD
        self.fields["loc"] = memory.room(self.cards + 1) + WORD
        memory.content.append(-1)  # the slot of no card holds nothing
        self.fields["cells"] = memory.room(self.cards * self.tables["slot_count"])
        self.fields["live"] = memory.room(self.channels)
        functions = self._remembering()
        self.fields["stamps"] = memory.room(len(functions))
        self.fields["lists"] = sum(function.gives is Type.LIST for function in functions)
        self.fields["list_slots"] = self.program.sheet.most + 1  # of everybody, and of nobody
        self.fields["gathered"] = memory.room(self.fields["lists"] * self.fields["list_slots"])
        self.fields["bases"] = memory.room(DEEPEST)

    def _counts(self) -> None:
        tables, program = self.tables, self.program
        life = tables["life_moments"]
        self.fields |= {
            "cards": self.cards, "piles": len(tables["start_piles"]), "numbers": len(tables["start_numbers"]),
            "slots": tables["slot_count"], "channels": self.channels, "players": program.sheet.most,
            "doer_orders": int(tables["doer_orders"]), "by_place": int(program.by_place),
            "looks_back": int(program.looks_back), "shared": int(program.shared), "out": program.out,
            "won": tables["seat_numbers"].get("won", -1), "turn": program.turn if program.asides else -1,
            "listeners": len(program.listeners), "designs": len(tables["design_names"]),
            "scoring": program.flow.get("scoring", NONE),
        }  # fmt: skip
        for what, name in (("rests", "rests"), ("wakes", "wakes"), ("game end", "end")):
            self.fields[f"{name}_moment"] = -1 if life.get(what) is None else life[what]

    def _start(self) -> None:
        tables, program = self.tables, self.program
        self.fields["start_numbers"] = self.row(tables["start_numbers"])
        self.fields["lost"] = self.row(one.lost for one in program.sheet.endings)
        self.fields["start_pieces"] = self.memory.list(part for row in tables["start_pieces"] for part in row)
        self.fields["start_piles"] = self.lists(tables["start_piles"])
        self.fields["start_places"] = self.row(tables["start_places"])

    def _cards(self) -> None:
        tables = self.tables
        for name in ("design", "kind", "rows", "owner", "host", "watch", "play", "looks", "face"):
            self.fields[name] = self.row(tables[name])
        self.fields["owned"] = self.row(tables["owned"]) if tables["owned"] else 0
        self.fields["works"] = self.row(self.row(one) for one in tables["works"])
        self.fields["channels_of"] = self.lists(tables["channels"])
        self.fields["always_of"] = self.lists(tables["always_channels"])
        self.fields["under"] = self.lists(tables["under"])
        self.fields["differ"] = self.row(tables["differ"])
        self.fields["card_slots"] = self.lists(tables["card_slots"])

    def _frames(self) -> None:
        program, code = self.program, self.code
        blocks = range(len(program.blocks))
        layouts = [code.layouts.get(code.routine.get(block, "")) for block in blocks]
        kinds = [[] if one is None else kinds_of(one) for one in layouts]
        kinds[:2] = [list(BATCH_FRAME), [0]]
        self.kinds = kinds
        self.fields["frame_size"] = self.row(len(one) + 1 for one in kinds)
        self.fields["frame_kinds"] = self.lists(kinds)
        self.fields["known_in"] = self.row(program.known.get(block, 0) for block in blocks)
        self.fields["dice_in"] = self.lists(program.dice_in.get(block, ()) for block in blocks)
        self.fields["turns"] = self.row(self.tables["turns"].get(block) for block in blocks)
        listeners = self.tables["listener_of_block"]
        self.fields["listener_of_block"] = self.row(listeners.get(block, -1) for block in blocks)
        self.fields["block_of"] = self.row(
            self.wasm.place_of_block(block) if block in code.blocks else 0 for block in blocks
        )
        self.fields["actions"] = self.row(frame[0] for frame in self.memory.named["ACTIONS"])

    def _heard(self) -> None:
        program = self.program
        self.fields["hears"] = self.row(map(self.by_design, program.hears))
        self.fields["own"] = self.row(map(self.by_design, program.own))
        self.fields["rules"] = self.lists(program.rules)

    def _listeners(self) -> None:
        program, place = self.program, partial(self._place, shape="ability")
        listeners = program.listeners
        self.fields["condition"] = self.row(place(one.condition) for one in listeners)
        self.fields["ready"] = self.row(place(one.ready) for one in listeners)
        self.fields["l_slot"] = self.row(one.slot for one in listeners)
        for name in ("once", "used", "always_on", "block", "size"):
            self.fields[name] = self.row(int(getattr(one, name)) for one in listeners)
        numbers = range(len(listeners))
        self.fields["clashes"] = self.row(
            int(listeners[one].block >= 0 and listeners[other].block >= 0 and clash(program, one, other))
            for one, other in product(numbers, numbers)
        )
        prints = [one.footprint or {} for one in listeners]
        self.fields["moments"] = self.lists(one.get("moments", ()) for one in prints)

    def _place(self, function: Any, shape: str) -> int:
        """Where a function stands in the table of functions; 0 for none."""
        return 0 if function is None else self.wasm.place_of(function.__name__, shape)

    def _lasting(self) -> None:
        """What cards change and forbid as long as they work, and what they need to work."""
        program, tables = self.program, self.tables
        changes: list[int] = []
        forbids: list[int] = []
        for channel in range(self.channels):
            rows = program.changes.get(channel, {})
            made = {
                design: [part for sign, change in row for part in (sign, self._place(change, "change"))]
                for design, row in rows.items()
            }
            changes.append(self.by_design(made))
            barred = program.forbids.get(channel, {})
            forbids.append(
                self.by_design({design: [self._place(one, "forbid") for one in row] for design, row in barred.items()})
            )
        self.fields["changes"], self.fields["forbids"] = self.row(changes), self.row(forbids)
        for what in ("rests", "wakes"):
            rules = tables["life_rules"][what]
            self.fields[what] = self.memory.list(self._place(rule, "card") for rule in rules)
        conditions = [self._place(one, "card") for one in program.conditions]
        self.fields["conditions"] = self.row(conditions) if conditions else 0
        self.fields["arrange"] = -1 if tables["arrange_channel"] is None else tables["arrange_channel"]

    def _marks_and_dice(self) -> None:
        tables = self.tables
        marks = []
        for mark in tables["marks"]:
            kept = self.row([*mark["kept"], 0]) if mark["kept"] else 0
            low, high = (NONE if mark[end] is None else mark[end] for end in ("low", "high"))
            places = tuple(mark["places"])
            items = self.row(places)
            listed = self.memory.words((len(places), -1, items))
            marks.append(self.memory.words((listed, low, high, mark["start"], kept, int(mark["open"]))))
        self.fields["marks"] = self.row(marks)
        carried = tables["carried"]
        self.fields["carried"] = self.lists(carried) if carried else 0
        beneath = [[part for row in rows for part in row] for rows in tables["beneath"]]
        self.fields["beneath"] = self.lists(beneath) if beneath else 0
        kinds = range(max([0, *tables["dice"]]) + 1)
        self.fields["dice"] = self.lists(tables["dice"].get(kind, ()) for kind in kinds)
        self.fields["die_kind"], self.fields["die_face"] = self.row(tables["die_kind"]), self.row(tables["die_face"])

    def _remembering(self) -> list[Function]:
        """The functions that remember, by the numbers under which they do."""
        return [self.code.functions[name] for name, _given, _by_design, numbers in self.data["kept"] for _ in numbers]

    def _remembered(self) -> None:
        """Which values are remembered, and what each change outdates."""
        data, functions = self.data, self._remembering()
        kept = len(functions)
        parts = [function.kept.counters for function in functions]  # type: ignore[union-attr]
        counters = [[place for part in one for place in range(*part[:2])] for one in parts]
        here = [self.wasm.keeps(function) for function in functions]  # others are worked out each time

        def outdated(row: Iterable[int]) -> list[int]:
            return [number for number in row if here[number]]

        rows, piles = data["kept_by_pile"]
        lists = [self.memory.list(outdated(row)) for row in rows]
        self.fields["kept_by_pile"] = self.row(lists[row] for row in piles) if kept else 0
        self.fields["kept_by_mark"] = self.lists(map(outdated, data["kept_by_mark"])) if kept else 0
        self.fields["kept_by_work"] = self.memory.list(outdated(data["kept_by_work"]))
        self.fields["kept_keys"] = self.lists(counters)
        self.fields["remembered"] = kept
        self.fields["trials"] = self.memory.room(3 * kept)
        self.fields["memory_size"] = KEY + 1 + max(map(len, counters), default=0)

    def _asides(self) -> None:
        """Actions at any time."""
        program = self.program
        actions = range(len(program.sheet.actions))
        self.fields["asides"] = self.memory.list(program.asides)
        asked = (program.aside_asked.get(one) for one in actions)
        self.fields["aside_asked"] = self.row(self._place(one, "card") for one in asked)
        self.fields["aside_once"] = self.row(program.asides.get(one, -1) for one in actions)
        blocks = range(len(program.blocks))
        self.fields["aside_of"] = self.row(program.aside_blocks.get(block, -1) for block in blocks)
        self.fields["is_payment"] = self.row(int(one.form == "payment") for one in program.questions)

    def _values(self) -> dict[str, int]:
        """What bots read of a position."""
        found = {}
        self.code.functions |= self.code.asked
        for value in self.program.sheet.values:
            function = self.code.asked.get(f"now_{value.name}")
            if function is not None and not value.hidden and value.type in ("number", "flag"):
                shape = {1: "card", 2: "pass"}.get(len(function.params))
                if shape is not None:
                    found[value.name] = self.wasm.place_of(function.name, shape)
        return found

    # ---- the end ----------------------------------------------------------------------------------------------------

    def module(self) -> tuple[bytes, Layout]:
        """The module of the game, which has room for a stack and a heap behind its tables."""
        wasm = self.wasm
        wasm.print_waiting()
        stack = (self.memory.end + 15) // 16 * 16
        heap = stack + STACK * WORD
        self.fields |= {"stack": stack, "stack_end": heap, "heap": heap, "heap_end": heap + HEAP, "spare": heap + HEAP}
        self.fields["saved"] = heap + 2 * HEAP
        self.fields["memories"] = self.fields["saved"] + HEAP + heap - self.fields["c"] + WORD * 64
        end = self.fields["memories"] + MEMORIES * self.fields["memory_size"] * WORD
        wasm.module.data(GAME, pack(f"<{len(FIELDS)}i", *(self.fields[name] for name in FIELDS)))
        program = self.program
        return wasm.finished(), Layout(
            program, self.fields, self.kinds, program.flow, (end + 15) // 16 * 16, wasm.places, self.values
        )


def kinds_of(layout: Any) -> list[int]:
    """The kinds of the slots of a frame, as the runtime numbers them."""
    kinds = [0] * layout.size
    for name, place in layout.places.items():
        kinds[place - 1] = KINDS.get(layout.types[name], 0)
        if layout.types[name] is Type.PILES:
            raise NotNative("piles that are kept")
    return kinds


def channels_of(program: Program) -> int:
    """How many channels there are."""
    rows = (*program.tables["channels"], *program.tables["always_channels"])
    named = [*program.tables["values"].values(), *program.tables["verbs"].values(), *program.tables["barred"].values()]
    numbers = [number for row in rows for number in row]
    most: int = max([len(program.hears), *program.changes, *program.forbids, *numbers, *named])
    return most + 1


def named_of(program: Program, width: int) -> dict[str, Any]:
    """What generated code can name, and what else a printer looks up."""
    tables, functions = program.tables, program.functions
    designs = range(len(tables["design_names"]))
    cards = len(tables["design"])
    named = dict(functions)
    named["width"] = width
    named["own flags"] = [[int(bool(row.get(design))) for design in designs] + [0] for row in program.own]
    named["effects by card"] = {
        effect: [row.get(design) for design in tables["design"]] for effect, row in functions["EFFECTS"].items()
    }
    named["listener block"] = [one.block for one in program.listeners]
    named["listener size"] = [one.size for one in program.listeners]
    for name in ("SIDES", "FAR_SIDES"):
        if name in named:
            named[name] = [[row[place] for place in range(cards - 1)] + [-1] for row in named[name]]
    return named
