"""A whole game compiled: which functions and blocks there are, and the tables that they and the engine read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from interpreter.compile.actions import ALL, actions_function, aside_functions
from interpreter.compile.begun_by import begun_by
from interpreter.compile.code import nodes as n
from interpreter.compile.code.blocks import KNOWN, Blocks, Code
from interpreter.compile.code.body import Body
from interpreter.compile.code.nodes import Type, Variable, all_of, at
from interpreter.compile.code.python import Python
from interpreter.compile.code.shorten import Ways
from interpreter.compile.code.statements import Return
from interpreter.compile.footprint import footprint
from interpreter.compile.generator import Generator
from interpreter.compile.reasons import compile_reasons
from interpreter.compile.remembered import remember
from interpreter.compile.routines import Routine, counter_routine, mark_routine, verb_routine
from interpreter.compile.scenarios import compile_scenarios
from interpreter.compile.tables import begun, tables_of
from interpreter.compile.terms import DOER, THIS, YOU, with_origins
from interpreter.effects import values as v
from interpreter.effects.values import Local, Value
from interpreter.frozen import evolve
from interpreter.model import LIFE, AbilityDef, Lasting, Model, Modifier, Prohibition

AT = Variable("at", Type.MAYBE)
FORMAT = 1


def compile_game(model: Model, fuse: bool = True, scenarios: bool = False) -> dict[str, Any]:
    """The compiled game as data that JSON can hold; with `scenarios` what they do and ask is compiled too."""
    code, data = code_of(model, fuse, scenarios)
    return data | {"source": Python(code).source()}


def code_of(model: Model, fuse: bool = True, scenarios: bool = False) -> tuple[Code, dict[str, Any]]:
    """The code of a game, to be printed, and the other data."""
    gen = Generator(model, fuse, marks=scenarios)
    blocks = Blocks()
    for verb in model.verbs:
        verb_routine(gen, blocks, verb)
    for word in ("gain", "lose"):
        for counter in model.counters:
            if gen.heard(f"{word} {counter}"):
                counter_routine(gen, blocks, word, counter)
        for mark in model.marks.values():
            if gen.heard(f"{word} {mark.name}"):
                mark_routine(gen, blocks, word, mark)
    for name, action in model.actions.items():
        Routine(gen, blocks, f"action {name}", [YOU]).whole(action.body)
    for part, steps in model.flow.items():
        Routine(gen, blocks, f"flow {part}", []).whole(steps)
    life_rules: dict[str, list[str]] = {what: [] for what in LIFE}
    listeners = [listener_of(gen, blocks, ability, life_rules) for ability in model.abilities]
    actions_function(gen, ALL, range(len(model.actions)))
    asides = aside_functions(gen)
    if scenarios:
        compile_scenarios(gen, blocks)
    changes = [change_of(gen, number, modifier) for number, modifier in enumerate(model.modifiers)]
    forbids = [forbid_of(gen, number, prohibition) for number, prohibition in enumerate(model.prohibitions)]
    conditions = {
        kind.name: gen.asking(f"works_{kind.name}", [Local("this", "card", kind.name)], kind.works_if)
        for kind in model.kinds.values()
        if kind.works_if is not None
    }
    kept = remember(gen)
    reasons, asked = compile_reasons(
        gen
    )  # INVARIANT: behind all other functions, so that none of them needs one of these
    data = tables_of(gen, blocks, listeners, life_rules, changes, forbids, conditions)
    data["format"] = FORMAT
    data |= kept
    data["reasons"] = reasons
    data["begun_by"] = begun_by(model)
    data["routines"] = {key: begun(blocks, key) for key in blocks.layouts}
    data["edges"] = blocks.edges
    data["asides"] = [(number, once_of(gen.model.asides[number].once, gen.model)) for number in asides]
    data["aside_blocks"] = [(block, gen.asides[key]) for block, key in blocks.routine.items() if key in gen.asides]
    data["turn"] = gen.model.turn
    frames = {block: blocks.layouts[key] for block, key in blocks.routine.items()}
    data["held"] = [(block, frame.held) for block, frame in frames.items() if frame.held]
    data["known"] = [(block, frame.places[KNOWN]) for block, frame in frames.items() if KNOWN in frame.places]
    data["dice_in"] = [(block, sorted(frame.dice)) for block, frame in frames.items() if frame.dice]
    data["in_play"] = blocks.in_play
    data["turns_in"] = blocks.turns_in
    code = ready_to_print(gen, blocks)
    code.asked = asked
    data["turns"] = {str(code.goal(block)): code.goal(head) for block, head in blocks.turns.items()}
    return code, data


def ready_to_print(gen: Generator, blocks: Blocks) -> Code:
    """All code. Without `fuse` every block is begun, and every frame stays until it has come to its end."""
    functions, gen.functions, gen.helpers = (
        gen.functions,
        {},
        {},
    )  # it lies in a circle, and what it holds is freed late
    bodies = dict(sorted(blocks.bodies.items()))
    if not gen.fuse:
        return Code(functions, bodies, blocks.layouts, blocks.routine)
    ways = Ways(blocks)
    for number in bodies.keys() - blocks.lasting:
        bodies[number] = ways.shortened(bodies[number])
    return Code(functions, bodies, blocks.layouts, blocks.routine, ways.goal)


def payload_of(model: Model, ability: AbilityDef) -> list[Local]:
    """What a moment tells, in order."""
    if ability.moment is None or ability.moment.when == "at":
        return []
    if ability.moment.when in LIFE:
        return [Local("card", "card")]
    if ability.moment.what in model.verbs:
        return [parameter.local for parameter in model.verbs[ability.moment.what].parameters]
    mark = model.marks.get(ability.moment.what.split()[-1])
    card = [Local(mark.kind, "card", mark.kind)] if mark is not None else []
    return [*card, Local("amount", "number")]


def listener_of(
    gen: Generator, blocks: Blocks, ability: AbilityDef, life_rules: dict[str, list[str]]
) -> dict[str, Any]:
    """The routine of an ability, and what the engine must know of it."""
    model = gen.model
    params = [THIS, YOU, DOER, *payload_of(model, ability)]
    if ability.number in gen.at_once:
        assert ability.moment is not None
        name = gen.pure_function(f"rule_{ability.number}", [Local("card", "card")], ability.body)
        life_rules[ability.moment.when].append(name)
        return {"pure": True}
    condition = None
    if ability.condition is not None:
        condition = gen.asking(f"when_{ability.number}", params, ability.condition)
    ready = gen.can_block(f"ready_{ability.number}", params, ability.body)
    body, origins = with_origins(ability.body)
    gen.nobody.names |= {(origin.name, origin.type) for origin in origins}
    routine = Routine(gen, blocks, f"ability {ability.number}", params)
    if ready:
        with routine.lines.when(n.Not(n.tells(ready, *routine.params))):
            routine.turn_back()
    for origin in origins:
        routine.lines.set(AT, at(n.PLACES, routine.params[0]))
        low, high = gen.piles_of(model.zones[origin.kind or ""])
        routine.lines.set(routine.slot(origin), n.Either(n.between(low, AT, high), AT, n.NOBODY))
    gen.marks.note(routine.lines, ability.clause, "done")
    if ability.moment is None and ability.slot is None and ability.once:
        raise ValueError("once on a named effect is refused when checked")
    routine.whole(body)
    layout = blocks.layouts[routine.key]
    return {
        "clause": ability.clause, "condition": condition, "ready": ready,
        "slot": model.slots.index(ability.slot) if ability.slot else -1,
        "used": ability.used,
        "once": once_of(ability.once, model),
        "always_on": ability.always_on, "block": layout.entry, "last": blocks.count - 1,
        "size": layout.size, "footprint": footprint(gen, ability),
    }  # fmt: skip


def once_of(once: str | None, model: Model) -> int:
    """The place of the number by which `once a …` is known: 0 for once a game, -1 for as often as one likes."""
    return -1 if once is None else 0 if once == "game" else model.epoch(once)


def change_of(gen: Generator, number: int, modifier: Modifier) -> str:
    """The function of a change: the amount, or None where it does not apply."""
    names = [
        evolve(local, name=f"of_{local.name}") for local in gen.locals_of(gen.model.values[modifier.value].parameters)
    ]
    body = Body()
    others = [other for other in gen.model.modifiers if other.value == modifier.value]
    for condition in (works_if_mixed(modifier, others), modifier.condition):
        if condition is not None:
            body.unless(gen.writer.value(condition), Return(n.NONE))
    gen.marks.note(body, modifier.clause, "in force")
    body.give(gen.writer.value(modifier.amount))
    return gen.function(f"change_{number}", [THIS, YOU, *names], gen.type_of(modifier.amount), body).name


def forbid_of(gen: Generator, number: int, prohibition: Prohibition) -> str:
    """The function of a prohibition: whether it applies."""
    model = gen.model
    params: Iterable[Local] = ()
    if prohibition.forbids("arrange"):
        params = [Local("card", "card")]
    elif not prohibition.of_action:
        params = gen.locals_of(model.verbs[prohibition.name].parameters)
    body = Body()
    others = [other for other in model.prohibitions if other.channel == prohibition.channel]
    asked = [works_if_mixed(prohibition, others), prohibition.condition]
    gen.marks.applies(body, prohibition.clause, all_of(gen.writer.value(part) for part in asked if part is not None))
    return gen.function(f"forbid_{number}", [THIS, YOU, DOER, *params], Type.FLAG, body).name


def works_if_mixed(one: Lasting, others: Iterable[Lasting]) -> Value | None:
    """The question whether the card works, for a line whose card is heard even when it does not work.

    That is where another line of the card, on the same channel, counts whether it works or not.
    """
    mixed = not one.always_on and any(other.always_on for other in others if other.design == one.design)
    return v.IsWorking(Local("this", "card")) if mixed else None
