"""Linking: compiled data becomes a program that matches run on.

The generated source is compiled here, with no builtins but the few it uses, and kept in `linecache` so that a traceback
shows its lines.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Sequence
from operator import itemgetter
from types import CodeType, FunctionType
from typing import Any, get_args

from interpreter.effects.changes import LESS, MORE
from interpreter.effects.records import Record, record
from interpreter.game import amounts, asides, dice, moves, reasons, run
from interpreter.game.distances import Distances
from interpreter.game.moves.values import forbidden
from interpreter.game.program import Fading, Listener, Look, Program, Question
from interpreter.game.remembering import outdate, prepare, watch_all
from interpreter.game.sheet import Sheet
from interpreter.game.state import State
from interpreter.text.cache import compiled_source

BUILTINS = {
    "bool": bool, "len": len, "list": list, "map": map, "max": max, "min": min, "range": range, "sorted": sorted,
    "sum": sum, "True": True, "False": False, "None": None,
}  # fmt: skip
ENGINE = (
    asides.can_step_aside, outdate,
    *(
        one
        for room in (amounts, *moves.ALL, dice)
        for one in vars(room).values()
        if isinstance(one, FunctionType) and one.__module__ == room.__name__
    ),
    reasons.why_behind, reasons.why_effect, reasons.why_verb, run.end_game, run.end_turn, run.endless_turns,
    run.fire, run.labour, run.new_frame, run.would,
)  # fmt: skip
"""What generated code may call: all moves, all that is done to dice, and some of what runs a match."""
TABLES = (
    "rows", "owned", "marks", "carried", "beneath", "differ", "face", "works", "kind", "under", "design",
    "design_names", "owner", "host", "watch", "play", "looks", "slot_count", "doer_orders", "channels",
    "always_channels", "start_numbers", "start_pieces", "start_piles", "start_places", "life_moments", "values",
    "verbs", "barred", "seat_numbers", "die_kind", "die_face", "card_slots", "arrange_channel", "begun_by",
)  # fmt: skip


def question_of(row: dict[str, Any]) -> Question:
    """A question as it stands in the compiled data."""
    rows = {name: tuple(map(tuple, row.get(name, ()))) for name in ("turns", "holes", "things")}
    return Question(**row | rows | {"texts": tuple(row["texts"])})


def link(data: dict[str, Any], bytecode: Callable[[str, str], list[CodeType]] = compiled_source) -> Program:
    """The program of a compiled game; `bytecode` compiles its source, given with the name that tracebacks tell."""
    tables: dict[str, Any] = {name: data[name] for name in TABLES}
    program = Program(tables, Sheet.from_data(data["sheet"]))
    program.out = data["seat_numbers"].get("out", -1)
    tables["dice"] = {int(kind): rows for kind, rows in data["dice"].items()}
    tables["turns"] = {int(block): head for block, head in data["turns"].items()}
    program.life_heard = any(data["life_moments"][what] is not None for what in ("rests", "wakes"))
    program.in_play = frozenset(data["in_play"])
    program.turns_in = data["turns_in"]
    program.asides, program.turn = dict(data["asides"]), data["turn"]
    program.aside_blocks = dict(data["aside_blocks"])
    program.known, program.held = dict(data["known"]), dict(data["held"])
    program.has_dice, program.dice_in = bool(data["dice"]), dict(data["dice_in"])
    program.routines = {key: (block, size) for key, (block, size) in data["routines"].items()}
    program.edges = {phase: (start, end) for phase, (start, end) in data["edges"].items()}
    program.hears = [by_design(row) for row in data["hears"]]
    program.own = [by_design(row) for row in data["own"]]
    program.rules = [tuple(row) for row in data["rules"]]
    program.questions = [run.ORDER, *map(question_of, data["questions"])]
    program.flow = {part: place[0] for part, place in data["flow"].items()}
    program.flow_size = {part: place[1] for part, place in data["flow"].items()}
    prepare(program, data)
    space = namespace(data, program)
    name = f"<{data['sheet']['name']} compiled>"
    for code in bytecode(data["source"], name):
        exec(code, space)
    linecache.cache[name] = (len(data["source"]), None, data["source"].splitlines(keepends=True), name)
    program.blocks = [run.batch, run.finish]
    blocks: dict[int, Any] = {number: space[f"b{number}"] for number in data["blocks"]}
    program.blocks += [blocks.get(number, run.finish) for number in range(2, max(blocks, default=1) + 1)]
    watch_all(program, space)
    program.functions.update(space)
    program.aside_asked = {number: space[f"aside_{number}"] for number in program.asides}
    program.listeners += [listener_of(number, row, space) for number, row in enumerate(data["listeners"])]
    picks = {int(question): (name, slots) for question, (name, slots) in data["reasons"]["picks"].items()}
    options = {int(question): slots for question, slots in data["reasons"]["options"].items()}
    program.reasons = reasons.Reasons(data["reasons"]["source"], data["reasons"]["rows"], picks, options)
    tables["listener_of_block"] = {
        block: number
        for number, row in enumerate(data["listeners"])
        if not row.get("pure")
        for block in range(row["block"], row["last"] + 1)
    }
    program.design, program.owner, program.by_place = data["design"], data["owner"], data["by_place"]
    program.owned, program.hosts = data["owned"], data["host"]
    program.shared = max(program.hosts) >= 0
    program.looks = [look_of(card, data) for card in range(len(data["design"]) - 1)]
    program.conditions = [space[name] if name else None for name in data["works_if"]]
    program.fading = fading_in(data)
    program.looks_back = bool(program.conditions or program.fading)
    take_changes(program, data, space)
    tables["life_rules"] = {what: [space[name] for name in names] for what, names in data["life_rules"].items()}
    program.noticed = noticed_in(data, program.life_heard)
    return program


def take_changes(program: Program, data: dict[str, Any], space: dict[str, Any]) -> None:
    """What cards change and forbid."""
    for place, row in enumerate(data["changes"]):
        for sign, channel, name, clause in row:
            program.changes.setdefault(channel, {}).setdefault(place, []).append((sign, space[name]))
            program.change_clauses.setdefault(channel, {}).setdefault(place, []).append(clause)
            program.sums[channel] = program.sums.get(channel, True) and sign in (MORE, LESS)
    for place, row in enumerate(data["forbids"]):
        for channel, name, clause in row:
            program.forbids.setdefault(channel, {}).setdefault(place, []).append(space[name])
            program.forbid_clauses.setdefault(channel, {}).setdefault(place, []).append(clause)


def noticed_in(data: dict[str, Any], life_heard: bool) -> list[bool]:
    """For every card whether anything is different when it works."""
    always = life_heard or any(data["life_rules"].values())
    return [always or bool(data["channels"][design]) for design in data["design"][:-1]]


def fading_in(data: dict[str, Any]) -> list[list[Fading]]:
    """For every kind the marks that its cards have only in some places."""
    found = [
        [
            (number, mark["kept"], mark["places"], mark["start"])
            for number in carried
            if (mark := data["marks"][number])["kept"]
        ]
        for carried in data["carried"]
    ]
    return found if any(found) else []


def look_of(card: int, data: dict[str, Any]) -> Look:
    """What can be seen of a card, but for its place."""
    design, width = data["design"][card], data["slot_count"]
    marks = data["carried"][data["kind"][card]] if data["carried"] else []
    numbers = itemgetter(data["face"][card], *[data["marks"][mark]["places"][card] for mark in marks])
    fixed = design, data["owned"][card] if data["owned"] else -1
    slots = tuple(card * width + slot for slot in data["card_slots"][design])
    return fixed, numbers, slots, data["beneath"][card] if data["beneath"] else ()


def by_design(row: dict[str, list[int]]) -> dict[int, tuple[int, ...]]:
    """Listeners by the number of a design, which JSON keeps as text."""
    return {int(design): tuple(numbers) for design, numbers in row.items()}


def listener_of(number: int, row: dict[str, Any], space: dict[str, Any]) -> Listener:
    """An ability; one that acts within a move itself is never begun by the loop."""
    if row.get("pure"):
        return Listener(number, -1, None, None, -1, -1, False, False, 0, 0, None)
    functions: dict[str, Any] = {name: space[row[name]] if row[name] else None for name in ("condition", "ready")}
    plain = ("clause", "slot", "once", "used", "always_on", "block", "size", "footprint")
    return Listener(number, **functions, **{name: row[name] for name in plain})


def _row(row: list[Any]) -> list[Any]:
    """Amounts and words, which JSON keeps as lists, are tuples."""
    return [tuple(value) if isinstance(value, list) else value for value in row]


class Sides(dict[int, int]):
    """On which side of a place others lie; all that lie elsewhere are on none, -1."""

    def __missing__(self, _place: int) -> int:
        return -1


def sides(sheet: Sheet, cards: int, far: bool) -> dict[str, Any]:
    """What lies on each side of the places of boards, and on which side of them; with `far` also of places that are not
    next to them."""
    none = [-1] * 8
    rows: list[Sequence[int]] = [none] * cards
    for board in sheet.boards.values():
        for (place, _x, _y), around in zip(board.places, board.around, strict=True):
            rows[place] = (*around, -1)
    found: dict[str, Any] = {
        "AROUND": rows,
        "SIDES": [Sides({place: side for side, place in enumerate(row) if place >= 0}) for row in rows],
    }
    return found | {"FAR_SIDES": [bearings(place, rows) for place in range(cards)]} if far else found


def bearings(place: int, around: list[Sequence[int]]) -> Sides:
    """On which side of a place others lie, at any distance; where two lines lead there, on that of the shorter."""
    found = Sides()
    ends = [place] * (len(around[place]) - 1)
    while any(end >= 0 for end in ends):
        ends = [around[end][side] if end >= 0 else -1 for side, end in enumerate(ends)]
        ends = [-1 if end == place else end for end in ends]
        for side, end in enumerate(ends):
            if end >= 0:
                found.setdefault(end, side)
    return found


def namespace(data: dict[str, Any], program: Program) -> dict[str, Any]:
    """What generated code can name."""
    slots = data["slot_count"]
    card_slots = data["card_slots"]
    design = data["design"]
    effects = {effect: {int(d): number for d, number in row.items()} for effect, row in data["effects"].items()}
    arrange = data["arrange_channel"]
    players = range(1, program.sheet.most + 1)
    lent = {one.__name__: one for one in (*ENGINE, *get_args(Record))}
    space: dict[str, Any] = {"__builtins__": BUILTINS, "record": record, **lent}

    def card_of_piece(piece: int) -> int:
        return (-1 - piece) // slots if piece < 0 else -1

    def effect_ready(m: State, effect: str, card: int, doer: int) -> bool:
        number = effects[effect].get(design[card])
        if number is None:
            return False
        ready = program.listeners[number].ready
        return ready is None or bool(ready(m, card, doer, doer))

    def forbidden_arrange(m: State, doer: int, card: int) -> bool:
        return arrange is not None and forbidden(m, arrange, doer, (card,))

    def cells_of(numbers: list[int]) -> Any:
        return lambda card: [card * slots + number for number in numbers]

    def round_from(first: int, behind: int, way: int = 1) -> list[Any]:
        """Number of players -> player -> the seats from `first` on to `behind` past the whole round; leftwards, or the
        other `way`."""
        return [[]] + [[tuple((p + way * i) % n for i in range(first, n + behind)) for p in range(n)] for n in players]

    space.update(
        SLOTS=slots, DESIGN=design, KIND=data["kind"], OWNER=data["owner"], PLAY=data["play"],
        NEWS=news_of(data["sights"]), DISCARDED=data["discarded"],
        WORKS=data["works"], WATCH=data["watch"], EFFECTS=effects, FACE=data["face"],
        OWNED=data["owned"], DIE_KIND=data["die_kind"], DIE_FACE=data["die_face"],
        LISTENERS=program.listeners, KEPT_BY=program.kept_by_pile,
        ACTIONS=[[block, *[None] * size] for block, size in data["actions"]], OWN=program.own,
        CELLS=[cells_of(numbers) for numbers in card_slots],
        SEATS=round_from(0, 0), OTHERS=round_from(1, 0), ROUND=round_from(1, 1),
        ROUND_RIGHT=round_from(1, 1, -1), SEEN=program.seen,
        card_of_piece=card_of_piece, effect_ready=effect_ready, life=run.life, forbidden_arrange=forbidden_arrange,
    )  # fmt: skip
    for number, letter in enumerate(program.sheet.slots):
        row = [card * slots + number if number in card_slots[design[card]] else -1 for card in range(len(design) - 1)]
        space[f"CELL_{letter}"] = [*row, -1]
    for zone, row in data["piles"].items():
        space[f"PILE_{zone}"] = row
    for kind, row in data["above"].items():
        space[f"ABOVE_{kind}"] = row
    for mark, row in zip(program.sheet.marks, data["marks"], strict=True):
        space[f"MARK_{mark}"] = row["places"]
    if program.sheet.boards:
        space |= sides(program.sheet, len(design), data["far_sides"])
    if "rotations" in data:
        space["TURNS"] = data["rotations"]
    return space | relations(data) | facts(data)


def relations(data: dict[str, Any]) -> dict[str, Any]:
    """What generated code can name of the relations of a board."""
    space: dict[str, Any] = {}
    for relation, tables in data["relations"].items():
        for way, rows in zip(("NEXT", "BEFORE"), tables, strict=False):
            space[f"{way}_{relation}"] = [tuple(row) for row in rows]
        space[f"STEPS_{relation}"] = Distances(space[f"NEXT_{relation}"], data["far"][relation])
    space |= {f"ENDS_{fact}": [tuple(row) for row in rows] for fact, rows in data["ends"].items()}
    return space


def news_of(sights: list[int]) -> list[list[int]]:
    """Of two piles the players, as bits, who see a card that goes from the first to the second and did not before.
    Piles that the same players see share one row, for there may be thousands of piles."""
    rows = {origin: [goal & ~origin for goal in sights] for origin in set(sights)}
    return [rows[origin] for origin in sights]


def facts(data: dict[str, Any]) -> dict[str, Any]:
    """What generated code can name of what is printed on cards, on their sides and on dice."""
    printed: dict[str, Any] = {f"DIE_{fact}": row for fact, row in data["die_facts"].items()}
    if "rotations" in data:
        printed |= {f"EDGE_{fact}": edges for fact, edges in data["on_sides"].items()}
        printed |= {f"EDGE_{fact}": dict(faces) for fact, faces in data["on_sides_of_faces"].items()}
    printed |= {f"FACT_{fact}": _row(row) for fact, row in data["facts"].items()}
    return printed | {
        f"FACT_{fact}": {word: _row(row) for word, row in rows} for fact, rows in data["turned_facts"].items()
    }
