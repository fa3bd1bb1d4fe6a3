"""Beforehand: names whose thing is told where `let` stands, because it changes before the name is used, or because it
takes long to tell and is used again.

let cheapest be lowest price of (stalls in lane)
put newcomer into lane                                      # from here on it could be the newcomer's
gain (cheapest) coins
"""

from __future__ import annotations

from collections import Counter

from attrs import define, field

from interpreter.effects import steps as s, things as th, values as v
from interpreter.effects.parts import fields_of, walk
from interpreter.effects.reached import closure, verbs_in, zones_named
from interpreter.model import AbilityDef, ActionDef, Model, VerbDef

Changes = frozenset[str]
"""What changes, or is looked at: `counter coin`, `mark crew`, `zone hand`, `places` (where a thing lies)."""
ALL: Changes = frozenset({"all"})
ANY_ZONE = "any zone"
NONE: Changes = frozenset()
LONG = 30  # letters of what is not written out twice


def told_beforehand(model: Model) -> dict[tuple[str, int], v.Local]:
    """The variables of such names, by the file and the line of their `let`."""
    look = Beforehand(model, {name: {*verbs_in(verb.body)} for name, verb in model.verbs.items()})
    declared: list[VerbDef | ActionDef | AbilityDef] = [
        *model.verbs.values(),
        *model.actions.values(),
        *model.abilities,
    ]
    for body in (*(one.body for one in declared), *model.flow.values()):
        look.names = {}
        look.block(body, NONE)
    told = {one.clause: one.local for one in look.lets if one in look.changed or look.is_long(one)}
    return {(model.clauses[clause].source, model.clauses[clause].line): local for clause, local in told.items()}


@define
class Beforehand:
    """Goes through a body in the order in which it is done, with the names that have `changed` up to there."""

    model: Model
    reach: dict[str, set[str]]  # verb -> the verbs that it does itself
    names: dict[str, tuple[s.Let, Changes]] = field(factory=dict)
    lets: list[s.Let] = field(factory=list)
    changed: list[s.Let] = field(factory=list)
    used: Counter[int] = field(factory=Counter)
    _by_verb: dict[str, Changes] = field(factory=dict)

    def block(self, steps: tuple[s.Step, ...], changed: Changes) -> Changes:
        """Steps one after the other."""
        for step in steps:
            changed = self.step(step, changed)
        return changed

    def step(self, step: s.Step, changed: Changes) -> Changes:
        """A step, whose parts look at what there was before it; its blocks are one of several, or done again."""
        behind = self.parts(step, changed)
        if isinstance(step, s.ForEach | s.Repeat | s.Turns):
            used = self.used.copy()
            behind = self.block(step.body, behind)
            self.used = used  # what is done again is told once
        if isinstance(step, s.Let):
            self.lets.append(step)
            self.names[step.local.name] = step, self.looked_at(step.value)
            behind -= {step.local.name}
        done = self.done(step)
        return behind | {name for name, (_let, looked) in self.names.items() if done and meet(looked, done)}

    def parts(self, part: object, changed: Changes) -> Changes:
        """What lies in a step, side by side, but for steps in a row."""
        if isinstance(part, v.Local) and part.name in self.names:
            self.used[self.names[part.name][0].clause] += 1
            self.changed += [self.names[part.name][0]] if part.name in changed else []
        inner = part if isinstance(part, tuple) else [getattr(part, name) for name in fields_of(part) or ()]
        if isinstance(part, tuple) and part and all(isinstance(one, s.Step) for one in part):
            return self.block(part, changed)
        return changed.union(*(self.parts(one, changed) for one in inner))

    def is_long(self, let: s.Let) -> bool:
        """Whether something is used more than once and takes long to tell."""
        text = self.model.clauses[let.clause].text.partition(" be ")[2]
        return self.used[let.clause] > 1 and len(text) > LONG

    def done(self, step: s.Step) -> Changes:
        """What a step changes by itself, without the steps in it."""
        match step:
            case s.PerformEffect() | s.PerformAction():
                return ALL
            case s.DoVerb():
                return self.verb(step.verb)
        found = {what for what, _how in step.changed(self.model.resources)}
        if s.has_trait(step, "move"):
            found |= {"places", *(f"zone {zone}" for zone in zones_in(step))}
        match step:
            case s.MoveCard(cards=v.Local()) | s.MovePiece(piece=v.Local()):
                found.add(ANY_ZONE)
            case s.Draw():
                found.add(f"zone {step.zone}")
        return frozenset(found)

    def verb(self, name: str) -> Changes:
        """What a verb changes with all that it does, in other verbs, too."""
        if name not in self._by_verb:
            bodies = [self.model.verbs[one].body for one in closure([name], self.reach)]
            steps = [part for part in walk(tuple(bodies)) if isinstance(part, s.Step)]
            found = (self.done(part) for part in steps if not isinstance(part, s.DoVerb))
            self._by_verb[name] = NONE.union(*found)
        return self._by_verb[name]

    def looked_at(self, value: object) -> Changes:
        """What a value is worked out from."""
        found = {f"zone {zone}" for zone in zones_in(value)}
        for part in walk(value):
            match part:
                case v.CounterOf():
                    found.add(f"counter {part.counter}")
                case v.MarkOf():
                    found.add(f"mark {part.mark}")
                case v.AllResources():
                    found |= {f"counter {name}" for name in self.model.resources}
                case (
                    v.PlaceOfCard() | v.Beside() | v.HostOf() | v.CellOf() | v.CardOfCell() | th.Cells() | th.PiecesOn()
                ):
                    found.add("places")
                case v.Local() if part.name in self.names:
                    found |= self.names[part.name][1]
                case v.Changed() if (base := self.model.values[part.value].base) is not None:
                    found |= self.looked_at(base)
        return frozenset(found)


def meet(looked: Changes, changed: Changes) -> bool:
    """Whether something that is looked at may be among what changes."""
    any_zone = ANY_ZONE in changed and any(one.startswith("zone ") for one in looked)
    return bool(looked) and ("all" in changed or any_zone or not looked.isdisjoint(changed))


def zones_in(body: object) -> set[str]:
    """The zones whose places are named anywhere in a body."""
    return {zone for part in walk(body) for zone in zones_named(part)}
