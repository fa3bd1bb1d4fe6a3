"""Checking a part: some declarations against a pack that was checked before.

An editor cannot wait for a thousand cards after every letter. What has changed is bound as if the rest of the pack were
as it was at the last whole check; what the change means for the rest, only the next whole check tells.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from itertools import chain
from typing import Any

from attrs import evolve

from interpreter.check.doubtful import Doubtful
from interpreter.check.index import Index
from interpreter.check.laid_out import with_places
from interpreter.check.packs import is_no_card, key_of, pack_of, result_of
from interpreter.check.scenarios import bind_scenarios
from interpreter.check.scope import Desk
from interpreter.check.series import kinds_of, with_series
from interpreter.check.uses import Uses
from interpreter.check.whole import bind_all, declare_packs
from interpreter.effects.parts import fields_of
from interpreter.effects.steps import May
from interpreter.model import AbilityDef, Model
from interpreter.report import Reporter
from interpreter.report.message import msg
from interpreter.syntax import nodes as n


def check_part(modules: list[n.Module], gone: Sequence[n.Module], desk: Desk, uses: Uses | None = None) -> Desk:
    """Check these modules beside what `desk` knows, but for what stands in the modules that have gone.

    `desk` stays as it is. The desk that is given knows the faults of these modules, and the whole model with them.
    """
    part = without(gone, desk, uses)
    part.doubtful.look_through(modules)
    declare_packs(modules, part)
    own = [node for module in modules for node in module.declarations]
    part.kinds = desk.kinds | kinds_of(own)
    written = [one for node in with_series(own, part) for one in as_it_will_be(node, part, desk)]
    part.declarations = with_places(written, part.model.kinds)
    for _step in chain(bind_all(part.declarations, part), bind_scenarios(part.declarations, part)):
        pass
    return part


def whole_with(part: Desk, gone: Sequence[n.Module], whole: Desk) -> Desk | None:
    """What the whole pack means with a part that was checked beside it, but for its scenarios (`with_scenarios`).

    None if the part changes more than cards and scenarios, or takes some away.

    What only the whole check settles (how many piles a place needs) is as it was there.
    """
    sources, new, old = {module.span.source.name for module in gone}, part.model, whole.model
    written = [node for module in gone for node in module.declarations]
    if not all(is_card(node, new) or isinstance(node, n.ScenarioDecl) for node in (*part.declarations, *written)):
        return None
    names = names_in(gone)
    if names - new.designs.keys():
        return None
    names |= {node.name.text for node in part.declarations if isinstance(node, n.ThingDecl)}

    def joined(rows: Sequence[Any], fresh: Sequence[Any]) -> list[Any]:
        """The rows of each card where its older ones stood, those of new cards behind all others."""
        found: dict[str | int, list[Any]] = {}
        for place, row in enumerate(rows):
            found.setdefault(row.design if row.design in names else place, []).append(row)
        found |= {name: [row for row in fresh if row.design == name] for name in names}
        return [row for some in found.values() for row in some]

    abilities = [numbered(one, number) for number, one in enumerate(joined(old.abilities, new.abilities))]
    effects: dict[str, dict[str, int]] = {}
    for one in abilities:
        if one.moment is None and one.design is not None:
            effects.setdefault(one.design, {})[one.name] = one.number
    designs = {name: new.designs[name] for name in dict.fromkeys((*old.designs, *new.designs))}
    model = evolve(
        new,
        designs={name: evolve(one, effects=effects.get(name, {})) for name, one in designs.items()},
        counters={name: evolve(one) for name, one in new.counters.items()},
        marks={name: evolve(one) for name, one in new.marks.items()},
        zones={name: evolve(one) for name, one in old.zones.items()},
        flow=old.flow,
        abilities=abilities,
        modifiers=joined(old.modifiers, new.modifiers),
        prohibitions=joined(old.prohibitions, new.prohibitions),
        scenarios=[],
        seat_numbers=dict(old.seat_numbers),
    )
    model.layout()
    rest = [node for node in whole.declarations if node.span.source.name not in sources]
    return evolve(part, model=model, declarations=[*rest, *part.declarations])


def with_scenarios(declarations: Sequence[n.ScenarioDecl], whole: Desk) -> Model:
    """The model of a whole pack with some of its scenarios, and no others; those with faults are left out."""
    desk = evolve(whole, model=evolve(whole.model, scenarios=[]), reporter=Reporter(), index=Index())
    for _step in bind_scenarios(list(declarations), desk):
        pass
    return desk.model


def numbered(ability: AbilityDef, number: int) -> AbilityDef:
    """An ability with another number, also where it is said to be used up."""

    def changed(part: Any) -> Any:
        if isinstance(part, tuple):
            return tuple(map(changed, part))
        names = fields_of(part)
        if names is None:
            return part
        new = {name: changed(getattr(part, name)) for name in names}
        return evolve(part, **new | ({"spends": number} if isinstance(part, May) and part.spends is not None else {}))

    return evolve(ability, number=number, body=changed(ability.body) if ability.used else ability.body)


def is_card(node: n.Decl, model: Model) -> bool:
    """Whether a declaration is a card or board of a kind that there is."""
    return isinstance(node, n.ThingDecl) and node.kind.text in model.kinds


def names_in(modules: Iterable[n.Module]) -> set[str]:
    """The names that modules declare, of whatever family."""
    found: set[str] = set()
    for node in (node for module in modules for node in module.declarations):
        declaration = node.declaration if isinstance(node, n.InsteadDecl) else node
        if not isinstance(declaration, n.Ability | n.ScenarioDecl):
            name = declaration.name
            found.add(name.letter if isinstance(name, n.SlotName) else name.text)
    return found


def without(gone: Sequence[n.Module], desk: Desk, uses: Uses | None) -> Desk:
    """A desk that knows the same, but for what was declared in these modules. Only what is changed is copied."""
    sources, names = {module.span.source.name for module in gone}, names_in(gone)
    names |= {card for card, (_series, span) in desk.reporter.members.items() if span.source.name in sources}

    def kept(family: dict[str, Any]) -> dict[str, Any]:
        found = dict(family)
        for name in names:
            if name in found and found[name].span.source.name in sources:
                del found[name]
        return found

    old = desk.model
    flow = {name: span for name, span in desk.flow.items() if span.source.name not in sources}
    values, designs = kept(old.values), kept(old.designs)
    for place in [one for one in designs.values() if one.on and one.on not in designs]:
        del designs[place.name]
    names_of = ("packs", "kinds", "counters", "families", "marks", "zones", "boards", "relations", "verbs", "actions")
    same: dict[str, Any] = {family: kept(getattr(old, family)) for family in (*names_of, "endings")}
    same |= {name: copy(getattr(old, name)) for name in ("words", "phases", "epochs", "clauses")}
    same |= {name: [] for name in ("abilities", "modifiers", "prohibitions", "scenarios")}
    name = old.name if "game" in flow else ""
    model = evolve(old, name=name, values=values, designs=designs, flow={}, **same)
    return Desk(
        model,
        Reporter(),
        Index(uses, used=set(desk.index.used)),
        Doubtful(names=set(desk.doubtful.names), places=desk.doubtful.places),
        desk.values.of(values),
        announced=dict(desk.announced),
        flow=flow,
    )


def as_it_will_be(node: n.Decl, part: Desk, whole: Desk) -> list[n.Decl]:
    """A declaration with a change of another pack's done; what it changes is forgotten."""
    if isinstance(node, n.InsteadDecl):
        family, name = key_of(node.declaration)
        getattr(part.model, f"{family}s").pop(name, None)
        part.model.marks.pop(name if family == "counter" else "", None)
        return [node.declaration]
    if not isinstance(node, n.ChangeDecl):
        return [node]
    if is_no_card(node, part):
        return []
    kind, name = node.kind.text, node.name.text
    part.index.mention("kind", kind, node.kind)
    part.index.mention("card", name, node.name)
    for other in whole.declarations:
        if isinstance(other, n.ThingDecl) and key_of(other) == (kind, name):
            part.model.designs.pop(name, None)
            changed = result_of(node, other)
            return [changed] if changed is not None else []
    own = pack_of(node.span, part.model.packs)
    designs = [one for one in part.model.designs.values() if one.kind == kind]
    known = [one.name for one in designs if pack_of(one.span, part.model.packs) != own]
    part.strange("nothing-to-change", msg("there is no {} `{}` to {}", kind, name, node.word), name, node.name, known)
    return []
