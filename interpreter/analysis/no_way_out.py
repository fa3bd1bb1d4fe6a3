"""Catches turns round the table that never end: an author who forgets to say how long they go on, to let a turn bring
the end nearer, or to give a player something he can always do, such as to pass.

    play:
        take turns from first while their hut is not empty
            perform an action       # every action costs a coin: who has none can never empty his hut

What a turn changes is compared with what the turns go on for, not in which direction it changes it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from attrs import evolve

from interpreter.analysis.conditions import assumed, known_outcome
from interpreter.analysis.context import World
from interpreter.analysis.knowledge import Situation
from interpreter.analysis.reach import all_steps, reached
from interpreter.check.headers import YOU
from interpreter.check.scope import Desk
from interpreter.effects import steps as s, things as th, values as v
from interpreter.effects.actions import performed
from interpreter.effects.parts import fields_of, walk
from interpreter.effects.values import Local, Value
from interpreter.model import Model
from interpreter.report.message import Message, msg

Part = tuple[str, str]
"""What a match holds and turns may wait for: (`counter`, its name), (`zone`, its name), (`mark`, its name)."""

Held = Part | th.Things
"""What there is as long as turns go on: of a counter or a place, or at least one of some things."""

ANYTHING: Part = ("anything", "")


def report_no_way_out(world: World, desk: Desk) -> None:
    """One fault for each `take turns` that may never end."""
    for step in all_steps(world.model):
        if isinstance(step, s.Turns) and (found := trouble_of(step, world)):
            message, help = found
            desk.reporter.report("no-way-out", message, desk.line_of(step.clause), help=help)


def trouble_of(step: s.Turns, world: World) -> tuple[Message, Message] | None:
    """Why turns may never end, and the way out."""
    model = world.model
    done = list(reached([step.body], model))
    if any(isinstance(one, s.EndGame) for one in done):
        return None
    if step.condition is None:
        return (
            msg("these turns never end: nothing says how long they go on"),
            msg("write `while …` behind it: they go on as long as it holds for somebody"),
        )
    if known_outcome(step.condition, Situation(world)) is True:
        return (
            msg("these turns never end: what they go on for always holds"),
            msg("write behind `while` what does not hold any more in the end"),
        )
    goal = set(read(step.condition, model))
    if ANYTHING in goal:
        return None
    if not goal & set(changed(done, model)):
        return (
            msg("these turns never end: nothing that is done in them ends what they go on for"),
            msg("let a turn change what stands behind `while`"),
        )
    held = goal | set(there(step.condition, step.doer))
    if not goal & set(changed(sure(step.body, model), model)) and not has_action(step, held, world):
        return (
            msg("these turns may never end: a player who can carry out no action stays in the round for ever"),
            msg(
                "declare an action that can always be done while the turns go on, such as to pass; if one always can, "
                "write `## allow no-way-out` behind the line, and the reason"
            ),
        )
    return None


def read(condition: object, model: Model) -> Iterator[Part]:
    """What a condition depends on; ANYTHING where that cannot be told."""
    for part in walk(condition):
        match part:
            case v.CounterOf(counter=name):
                yield "counter", name
            case v.MarkOf(mark=name):
                yield "mark", name
            case v.AllResources():
                yield from (("counter", name) for name in model.resources)
            case v.PileOf(zone=name) | v.HolderOf(zone=name) | th.CardsUnder(zone=name) | th.Piles(zone=name):
                yield "zone", name
            case th.CardsIn(places=places):
                yield from (("zone", name) for name, _owner in places)
            case v.Changed(value=name):
                is_changed = any(one.value == name for one in model.modifiers)
                yield from [ANYTHING] if is_changed else read(model.values[name].base, model)
            case (
                v.CanDo()
                | v.IsOut()
                | v.IsWorking()
                | v.FaceOf()
                | v.CellOf()
                | v.PlaceOfCard()
                | v.First()
                | th.Designs()
            ):
                yield ANYTHING


def changed(steps: Iterable[s.Step], model: Model) -> Iterator[Part]:
    """What steps may change; of a price, what it takes comes first."""
    for step in steps:
        match step:
            case s.Gain(counter=name) | s.SetCounter(counter=name) | s.PayCounter(counter=name):
                yield "counter", name
            case s.MarkGain(mark=name) | s.SetMark(mark=name):
                yield "mark", name
            case s.PayAmount(amount=v.AsAmount(resource=name)) | s.GainAmount(amount=v.AsAmount(resource=name)):
                yield "counter", name
            case s.PayAmount() | s.GainAmount():
                yield from (("counter", name) for name in model.resources)
            case s.PayPieces(source=source, target=target) | s.MovePieces(source=source, target=target):
                if source != target:
                    yield from places(source, model)
                    yield from places(target, model)
            case _ if s.has_trait(step, "move"):  # cards and pieces may come from anywhere
                yield from (("zone", name) for name in model.zones)


def places(place: Value, model: Model) -> Iterator[Part]:
    """The zone of a place, or all zones where that is not known."""
    zone = getattr(place, "zone", None)
    yield from (("zone", name) for name in ([zone] if zone is not None else model.zones))


def sure(body: tuple[s.Step, ...], model: Model) -> Iterator[s.Step]:
    """The steps that are done in every turn, whatever is chosen: those of the body itself, its phases and its verbs."""
    seen: set[str] = set()
    waiting = list(body)[::-1]
    while waiting:
        step = waiting.pop()
        yield step
        if isinstance(step, s.PhaseStep):
            waiting += step.body[::-1]
        elif isinstance(step, s.DoVerb) and step.verb not in seen:
            seen.add(step.verb)
            inner = model.verbs[step.verb].body
            waiting += () if s.has_trait(inner[0], "need", "price") else inner[::-1]


def there(condition: Value, doer: Local) -> Iterator[Held]:
    """The things of which there is at least one wherever a condition holds, as whoever has the turn would pick them."""
    match condition:
        case v.All(parts=parts):
            for part in parts:
                yield from there(part, doer)
        case v.Exists(things=things):
            yield of_any_name(put_in(things, doer, YOU))


def of_any_name(things: th.Things) -> th.Things:
    """Things without the name by which one of them is called, so that they can be compared."""
    called: th.Things = put_in(things, things.local, Local("", things.local.type, things.local.kind))
    return called


def has_action(step: s.Turns, held: set[Held], world: World) -> bool:
    """Whether a turn in which an action is chosen always finds one that can be carried out."""
    model = world.model
    performs = [one for one in sure(step.body, model) if isinstance(one, s.PerformAction)]
    forbidden = {one.name for one in model.prohibitions if one.of_action}
    named = set(performed(performs[0], model.actions)) if performs else set()
    bodies = [model.actions[name].body for name in sorted(named - forbidden)]
    turn = assumed(put_in(step.condition, step.doer, YOU), Situation(world))
    return not performs or turn is None or any(always_possible(body, held, turn) for body in bodies)


def put_in(part: Any, old: Local, new: Local) -> Any:
    """A part of a rule with one name in place of another: a condition of the turns as whoever has the turn is asked."""
    if part == old:
        return new
    if isinstance(part, tuple):
        return tuple(put_in(one, old, new) for one in part)
    parts = {name: put_in(getattr(part, name), old, new) for name in fields_of(part) or ()}
    return evolve(part, **parts) if parts else part


def always_possible(body: tuple[s.Step, ...], held: set[Held], turn: Situation) -> bool:
    """Whether a body can be done by whoever has of what is `held`, which the turns go on for; `turn` is what is known
    of him."""
    model = turn.world.model
    for step in body:
        if isinstance(step, s.Needs) and known_outcome(step.condition, turn) is True:
            continue
        is_lost = isinstance(step, s.Gain | s.GainAmount) and step.sign < 0
        is_price = is_lost or s.has_trait(step, "price", "refusable")
        if s.has_trait(step, "name") or (is_price and next(changed([step], model), ANYTHING) in held):
            continue
        if isinstance(step, s.WithPicks) and all(is_there(pick, held) for pick in step.picks):
            continue
        if is_price or s.has_trait(step, "need"):
            return False
        if isinstance(step, s.DoVerb):
            is_forbidden = any(one.forbids(step.verb) for one in model.prohibitions)
            return not is_forbidden and always_possible(model.verbs[step.verb].body, held, turn)
        return True
    return True


def is_there(pick: s.Pick, held: set[Held]) -> bool:
    """Whether what is picked is certainly there: one card, or all, from a place which the turns go on for, or one of
    the things of which the turns say that there is one."""
    things = pick.things
    if pick.guard is not None or pick.quantity not in ("one", "all"):
        return False
    if of_any_name(things) in held:
        return pick.alike is None
    if things.where or not isinstance(things.source, th.CardsIn):
        return False
    return any(("zone", zone) in held for zone, _owner in things.source.places)
