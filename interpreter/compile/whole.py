"""A whole game compiled: which functions and blocks there are, and the tables that they and the engine read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

from interpreter.compile.feasible import feasible, look_ahead
from interpreter.compile.footprint import footprint
from interpreter.compile.frame import Blocks
from interpreter.compile.generator import Generator
from interpreter.compile.lines import Lines, conjunction, function, questions_of
from interpreter.compile.places import NOWHERE
from interpreter.compile.reasons import compile_reasons
from interpreter.compile.routines import Routine, counter_routine, verb_routine
from interpreter.compile.scenarios import compile_scenarios
from interpreter.compile.tables import tables_of
from interpreter.compile.terms import with_origins
from interpreter.compile.writer import Writer
from interpreter.effects import values as v
from interpreter.effects.values import Local, Value
from interpreter.model import LIFE, AbilityDef, Model, Modifier, Prohibition

FORMAT = 1


def compile_game(model: Model, fuse: bool = True, scenarios: bool = False) -> dict[str, Any]:
    """The compiled game as data that JSON can hold; with `scenarios` what they do and ask is compiled too."""
    gen = Generator(model, fuse, marks=scenarios)
    blocks = Blocks()
    for verb in model.verbs:
        verb_routine(gen, blocks, verb)
    for word in ("gain", "lose"):
        for counter in model.counters:
            if gen.heard(f"{word} {counter}"):
                counter_routine(gen, blocks, word, counter)
    for name, action in model.actions.items():
        Routine(gen, blocks, f"action {name}", ["you"]).whole(action.body)
    for part, steps in model.flow.items():
        Routine(gen, blocks, f"flow {part}", []).whole(steps)
    life_rules: dict[str, list[str]] = {what: [] for what in LIFE}
    listeners = [listener_of(gen, blocks, ability, life_rules) for ability in model.abilities]
    actions_function(gen)
    if scenarios:
        compile_scenarios(gen, blocks)
    changes = [change_of(gen, number, modifier) for number, modifier in enumerate(model.modifiers)]
    forbids = [forbid_of(gen, number, prohibition) for number, prohibition in enumerate(model.prohibitions)]
    reasons = compile_reasons(gen)  # INVARIANT: behind all other functions, so that none of them needs one of these
    data = tables_of(gen, blocks, listeners, life_rules, changes, forbids)
    data["source"] = placed(gen, blocks)
    data["format"] = FORMAT
    data["reasons"] = reasons
    data["routines"] = {key: [blocks.entry[key], size] for key, size in blocks.sizes.items()}
    data["edges"] = blocks.edges
    data["in_play"] = blocks.in_play
    data["turns_in"] = blocks.turns_in
    return data


def placed(gen: Generator, blocks: Blocks) -> str:
    """All source text, with the numbers and sizes of frames put in."""
    jump, leave = re.compile(r"f\[0\] = @(\d+)@"), "m.stack.pop()"
    bodies = {number: source.split("\n", 1)[1].strip() for number, source in blocks.sources.items()}
    edges = {number for edge in blocks.edges.values() for number in edge}  # scenarios stop at these
    shortcuts = {
        number: int(only[1])
        for number, body in bodies.items()
        if gen.fuse and number not in edges and (only := jump.fullmatch(body))
    }

    def goal(number: int) -> int:
        passed: set[int] = set()
        while number in shortcuts and number not in passed:  # a block that only goes on is left out
            passed.add(number)
            number = shortcuts[number]
        return number

    def call(match: re.Match[str]) -> str:
        done = gen.fuse and bodies[goal(int(match[2]))] == leave  # then the frame makes room for the next
        return f"{match[1]}m.stack[-1] = {match[3]}\n" if done else match[0]

    calls = re.compile(r"^( +)f\[0\] = @(\d+)@\n\1m\.stack\.append\((.*)\)\n", re.MULTILINE)
    kept = [
        source if number in blocks.lasting else calls.sub(call, source)
        for number, source in sorted(blocks.sources.items())
    ]
    text = "\n\n".join([*gen.functions.values(), *kept])

    def size(match: re.Match[str]) -> str:
        return f"({'None, ' * (blocks.sizes[match[1]] - int(match[2]))})"

    text = re.sub(r"@(\d+)@", lambda match: str(goal(int(match[1]))), text)
    text = re.sub(r"\*«size ([^»]+) (\d+)»", lambda m: "*" + size(m), text)
    return re.sub(r"«([^»]+)»", lambda m: str(blocks.entry[m[1]]), text)


def payload_of(model: Model, ability: AbilityDef) -> list[str]:
    """The names of what a moment tells, in order."""
    if ability.moment is None or ability.moment.when == "at":
        return []
    if ability.moment.when in LIFE:
        return ["card"]
    if ability.moment.what in model.verbs:
        return [parameter.name for parameter in model.verbs[ability.moment.what].parameters]
    return ["amount"]


def listener_of(
    gen: Generator, blocks: Blocks, ability: AbilityDef, life_rules: dict[str, list[str]]
) -> dict[str, Any]:
    """The routine of an ability, and what the engine must know of it."""
    model = gen.model
    payload = payload_of(model, ability)
    params = ["this", "you", "doer", *payload]
    if ability.number in gen.at_once:
        assert ability.moment is not None
        life_rules[ability.moment.when].append(gen.pure_function(f"rule_{ability.number}", ["v_card"], ability.body))
        return {"pure": True}
    names = [f"v_{name}" for name in params]
    condition = None
    if ability.condition is not None:
        condition = gen.asking(f"when_{ability.number}", names, ability.condition)
    ready = gen.can_block(f"ready_{ability.number}", names, ability.body, False)
    routine = Routine(gen, blocks, f"ability {ability.number}", params)
    body, origins = with_origins(ability.body)
    if ready:
        args = ", ".join(f"f[{routine.place(name)}]" for name in params)
        with routine.lines.block(f"if not {ready}(m, {args}):"):
            routine.leave()
            routine.add("return")
    for origin in origins:
        low, high = gen.piles_of(model.zones[origin.kind or ""])
        routine.add(f"at = loc[f[{routine.place('this')}]]")
        routine.add(f"f[{routine.place(origin.name)}] = at if {low} <= at < {high} else {NOWHERE}")
    gen.marks.note(routine.lines, ability.clause, "done")
    if ability.moment is None and ability.slot is None and ability.once:
        raise ValueError("once on a named effect is refused when checked")
    routine.whole(body)
    return {
        "clause": ability.clause, "condition": condition, "ready": ready,
        "slot": model.slots.index(ability.slot) if ability.slot else -1,
        "once": -1 if ability.once is None else 0 if ability.once == "game" else model.epoch(ability.once),
        "always_on": ability.always_on, "block": blocks.entry[f"ability {ability.number}"],
        "last": blocks.count - 1,
        "size": blocks.sizes[f"ability {ability.number}"], "footprint": footprint(gen, ability),
    }  # fmt: skip


def actions_function(gen: Generator) -> None:
    """`actions(m, you)`: the numbers of the actions that a player can carry out. What several ask is asked once."""
    asked: list[list[str]] = []
    for action in gen.model.actions.values():
        ahead = Lines()
        look_ahead(gen, action.body, True, ahead)
        questions = questions_of(ahead)
        asked.append([feasible(gen, action.body, True, Writer(gen))] if questions is None else questions)
    lines = Lines()
    lines.add("o = []")
    common: dict[str, str] = {}
    for question, times in Counter(question for questions in asked for question in questions).items():
        if times > 1:
            common[question] = f"common{len(common)}"
            lines.add(f"{common[question]} = {question}")
    for number, questions in enumerate(asked):
        with lines.block(f"if {conjunction([common.get(question, question) for question in questions])}:"):
            lines.add(f"o.append({number})")
    lines.add("return o")
    gen.functions["actions"] = function("actions", ["v_you"], lines)


def change_of(gen: Generator, number: int, modifier: Modifier) -> str:
    """The function of a change: the amount, or None where it does not apply."""
    definition = gen.model.values[modifier.value]
    names = [f"v_of_{p.name}" for p in definition.parameters]
    lines = Lines()
    writer = Writer(gen)
    others = [other for other in gen.model.modifiers if other.value == modifier.value]
    for condition in (works_if_mixed(modifier, others), modifier.condition):
        if condition is not None:
            lines.unless(writer.value(condition), "return None")
    gen.marks.note(lines, modifier.clause, "in force")
    lines.add(f"return {writer.value(modifier.amount)}")
    gen.functions[f"change_{number}"] = function(f"change_{number}", ["v_this", "v_you", *names], lines)
    return f"change_{number}"


def forbid_of(gen: Generator, number: int, prohibition: Prohibition) -> str:
    """The function of a prohibition: whether it applies."""
    model = gen.model
    names = ["card"] if prohibition.verb == "arrange" else [p.name for p in model.verbs[prohibition.verb].parameters]
    lines = Lines()
    others = [other for other in model.prohibitions if other.verb == prohibition.verb]
    asked = [works_if_mixed(prohibition, others), prohibition.condition]
    applies = " and ".join(Writer(gen).value(part) for part in asked if part is not None)
    gen.marks.applies(lines, prohibition.clause, applies or "True")
    params = ["v_this", "v_you", "v_doer", *(f"v_{name}" for name in names)]
    gen.functions[f"forbid_{number}"] = function(f"forbid_{number}", params, lines)
    return f"forbid_{number}"


def works_if_mixed(one: Modifier | Prohibition, others: Iterable[Modifier | Prohibition]) -> Value | None:
    """The question whether the card works, for a line whose card is heard even when it does not work.

    That is where another line of the card, on the same channel, counts whether it works or not.
    """
    mixed = not one.always_on and any(other.always_on for other in others if other.design == one.design)
    return v.IsWorking(Local("this", "card")) if mixed else None
