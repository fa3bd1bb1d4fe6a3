"""By what a verb can have been begun, so that a question in it can be asked in the name of that."""

from __future__ import annotations

from interpreter.effects import steps as s
from interpreter.effects.parts import walk
from interpreter.effects.reached import closure, verbs_in
from interpreter.model import Model


def begun_by(model: Model) -> dict[str, list[list[int]]]:
    """Verb -> the numbers of the actions and of the abilities that can begin it. A verb is left out that can also be
    done by the course of the game, which has no name, or by an action within which others are performed: it could not
    be told which of them it is."""
    inner = {name: {*verbs_in(verb.body)} for name, verb in model.verbs.items()}
    performing = {name for name, verb in model.verbs.items() if performs(verb.body)}
    found: dict[str, list[list[int]]] = {}
    nameless: set[str] = set()

    def reached(body: object) -> set[str]:
        return closure(verbs_in(body), inner)

    for part in model.flow.values():
        nameless |= reached(part)
    for number, action in enumerate(model.actions.values()):
        verbs = reached(action.body)
        if performs(action.body) or verbs & performing:
            nameless |= verbs
        for name in verbs:
            found.setdefault(name, [[], []])[0].append(number)
    for ability in model.abilities:
        for name in reached(ability.body):
            found.setdefault(name, [[], []])[1].append(ability.number)
    return {name: numbers for name, numbers in found.items() if name not in nameless}


def performs(body: object) -> bool:
    """Whether a body lets somebody perform an action."""
    return any(isinstance(step, s.PerformAction) for step in walk(body))
