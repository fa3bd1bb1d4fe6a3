"""What would never end: a value worked out from itself, a verb that does itself.

Two graphs are drawn from the finished model, and a way round in one of them is a fault.

- *Asking.* A value looks at other values, at those of the changes made to it, and (`can`) at whether a verb can be
  done; that looks at the verb's needs and prices and at the first thing done behind them.
- *Doing.* A verb, an action or a card's effect does verbs, performs actions and effects. `perform card's EFFECT` leads
  wherever that card leads, which is not known here; only `perform this card's EFFECT` is followed. `perform an action`
  leads to the actions that cost nothing, unless it is paid for itself.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from interpreter.check.declared_values import MOST_NESTED
from interpreter.check.scope import Desk
from interpreter.effects import steps as s, values as v
from interpreter.effects.actions import performed
from interpreter.effects.parts import walk
from interpreter.effects.values import Local
from interpreter.model import AbilityDef, Model
from interpreter.model.effort import TOO_MUCH, Effort
from interpreter.report import Note
from interpreter.report.message import Message, listed, msg
from interpreter.text import Span

LARGEST_KNOT = 200  # parts that lead to each other, of which every way round is told


@frozen
class GamePart:
    """A part of the game: its sort (`value`, `can`, `verb`, `action`, `effect`) and its name."""

    sort: str
    name: str
    number: int = -1  # of an effect


@frozen
class Way:
    """That one part leads to another, and the line that says so (or None)."""

    goal: GamePart
    clause: int | None


def report_endless(desk: Desk) -> None:
    """One fault for each way round; without any, what goes too deep or takes too long."""
    model = desk.model
    told: set[str] = set()
    verbs = doing(model)
    trips = round_trips(verbs)
    if not trips:
        report_deep(verbs, desk)
    for trip in trips:
        help = msg("what is done several times stands under `repeat N times` or `for each …`")
        report(desk, "endless-verb", trip, msg("does itself again"), help)
        told.update(spot.name for spot, _way in trip)
    for trip in round_trips(asking(model)):
        if any(spot.sort == "value" for spot, _way in trip):
            help = msg("a value is worked out from counters, cards and other values, never from itself")
            report(desk, "endless-value", trip, msg("is worked out from itself"), help)
        elif not told.intersection(spot.name for spot, _way in trip):
            report(desk, "endless-verb", trip, msg("can be done only if it can be done"), msg("ask for something else"))


def report_deep(graph: Graph, desk: Desk) -> None:
    """Verbs, actions and effects that do one another too many times over, or do more than anybody waits for.

    There is no way round among them. What is inside a reported one is not reported again, nor what does it.
    """
    depth: dict[GamePart, int] = {}
    waiting = list(graph)
    while waiting:
        spot = waiting[-1]
        inner = [way.goal for way in graph.get(spot, ()) if way.goal in graph]
        left = [goal for goal in inner if goal not in depth]
        if left and spot not in depth:
            waiting += left
            continue
        waiting.pop()
        if spot not in depth:
            depth[spot] = 1 + max((depth[goal] for goal in inner), default=0)
            if depth[spot] == MOST_NESTED + 1:
                message = msg("`{}` does something that does something, and so on {} times", spot.name, MOST_NESTED)
                help = msg("nobody can follow that: do it in fewer steps")
                desk.fail("too-deep", message, spot_of(spot, desk), help=help)
                return
    report_long(graph, Effort(desk.model, least=True), desk)


def report_long(graph: Graph, effort: Effort, desk: Desk) -> None:
    """Bodies that are sure to do more than the table waits for, and nothing in them does so by itself."""
    model = desk.model
    long = {name for name in model.verbs if effort.verb(name) > TOO_MUCH}
    bodies = {GamePart("verb", name): verb.body for name, verb in model.verbs.items()}
    bodies |= {GamePart("action", name): action.body for name, action in model.actions.items()}
    bodies |= {GamePart("flow", name): body for name, body in model.flow.items()}
    bodies |= {GamePart("ability", one.name, one.number): one.body for one in model.abilities}
    for spot, body in bodies.items():
        done = {step.verb for step in walk(body) if isinstance(step, s.DoVerb)}
        if not done & long and effort.body(body) > TOO_MUCH:
            message = msg(
                "this does more than {:,} things, one after the other, before anybody is asked again", TOO_MUCH
            )
            help = msg("repeat it less often")
            desk.fail("endless-verb", message, spot_of(spot, desk), help=help)


def spot_of(spot: GamePart, desk: Desk) -> Span:
    """Where a part of the game stands."""
    if spot.sort == "flow":
        return desk.flow[spot.name]
    if spot.number >= 0:
        return desk.line_of(desk.model.abilities[spot.number].clause)
    return desk.model.verbs[spot.name].span if spot.sort == "verb" else desk.model.actions[spot.name].span


# ---- the two graphs -----------------------------------------------------------------------------------------------

Graph = dict[GamePart, list[Way]]


def asking(model: Model) -> Graph:
    """What values and possibilities look at."""
    graph: Graph = {}
    for name, value in model.values.items():
        graph[GamePart("value", name)] = list(asked(value.base, None))
    for change in model.modifiers:
        for part, clause in (*change.asked, (change.amount, change.clause)):
            graph[GamePart("value", change.value)] += asked(part, clause)
    for name, verb in model.verbs.items():
        ways = [way for step in head(verb.body) for way in asked(step, step.clause)]
        ways += [Way(GamePart("can", step.verb), step.clause) for step in head(verb.body) if isinstance(step, s.DoVerb)]
        graph[GamePart("can", name)] = ways
    for prohibition in model.prohibitions:
        if not prohibition.of_action:  # nothing asks whether an action can be carried out
            ways = graph.setdefault(GamePart("can", prohibition.name), [])
            ways += [way for part, clause in prohibition.asked for way in asked(part, clause)]
    return graph


def asked(part: object, clause: int | None) -> Iterator[Way]:
    """The values and possibilities that a part looks at."""
    for inner in walk(part):
        match inner:
            case v.Changed():
                yield Way(GamePart("value", inner.value), clause)
            case v.CanDo():
                yield Way(GamePart("can", inner.verb), clause)
            case s.Pick(guard=(verb, _doer, _args)):
                yield Way(GamePart("can", verb), clause)


def head(steps: tuple[s.Step, ...]) -> list[s.Step]:
    """What is looked at to tell whether a block can be done: needs, prices, and the first step behind them."""
    found: list[s.Step] = []
    for step in steps:
        found.append(step)
        if not s.has_trait(step, *s.HEAD):
            break
    return found


def doing(model: Model) -> Graph:
    """What verbs, actions and effects do."""
    graph: Graph = {}
    for name, verb in model.verbs.items():
        graph[GamePart("verb", name)] = done(verb.body, model, None)
    for name, action in model.actions.items():
        graph[GamePart("action", name)] = done(action.body, model, None)
    for ability in model.abilities:
        if ability.moment is None and ability.design is not None:
            graph[GamePart("effect", ability.name, ability.number)] = done(ability.body, model, ability)
    return graph


def done(body: tuple[s.Step, ...], model: Model, own: AbilityDef | None) -> list[Way]:
    """The verbs, actions and effects of a body; `own` is the effect whose body it is."""
    found: list[Way] = []
    for step in walk(body):
        match step:
            case s.DoVerb():
                found.append(Way(GamePart("verb", step.verb), step.clause))
            case s.PerformAction(only=str() as name):
                found.append(Way(GamePart("action", name), step.clause))
            case s.PerformAction() if own is None and not has_price(body):
                names = performed(step, model.actions)
                free = [name for name in names if not has_price(model.actions[name].body)]
                found += [Way(GamePart("action", name), step.clause) for name in free]
            case s.PerformEffect(card=Local(name="this")) if own is not None and own.design is not None:
                number = model.designs[own.design].effects.get(step.effect)
                if number is not None:
                    found.append(Way(GamePart("effect", step.effect, number), step.clause))
    return found


def has_price(body: tuple[s.Step, ...]) -> bool:
    """Whether a body has to be paid for."""
    return any(s.has_trait(step, "price") for step in body)


# ---- ways round -----------------------------------------------------------------------------------------------------


def round_trips(graph: Graph) -> list[list[tuple[GamePart, Way]]]:
    """The ways round, each as the parts it goes through with the way on from each; every part is in one at most. Of a
    knot of very many parts one is given: what is left of it is looked at when that one is mended."""
    found: list[list[tuple[GamePart, Way]]] = []
    taken: set[GamePart] = set()
    knots = knots_of(graph)
    members: dict[GamePart, list[GamePart]] = {}
    for spot, first in knots.items():
        members.setdefault(first, []).append(spot)
    for start in graph:
        if start not in taken:
            trip = way_back(start, graph, taken, knots)
            taken.update([start], (spot for spot, _way in trip))
            if trip:
                found.append(trip)
                knot = members[knots[start]]
                taken.update(knot if len(knot) > LARGEST_KNOT else ())
    return found


def way_back(
    start: GamePart, graph: Graph, closed: set[GamePart], knots: dict[GamePart, GamePart]
) -> list[tuple[GamePart, Way]]:
    """The shortest way from a part back to itself, within its knot; empty if there is none."""
    came: dict[GamePart, tuple[GamePart, Way]] = {}
    line = [start]
    for spot in line:
        for way in graph.get(spot, ()):
            if way.goal == start:
                trip = [(spot, way)]
                while trip[-1][0] != start:
                    trip.append(came[trip[-1][0]])
                return trip[::-1]
            if way.goal not in came and way.goal not in closed and knots[way.goal] == knots[start]:
                came[way.goal] = (spot, way)
                line.append(way.goal)
    return []


def knots_of(graph: Graph) -> dict[GamePart, GamePart]:
    """For each part the first of its knot: of the parts that lead to each other, so that a way round is in one knot.

    Found by going through the graph twice (Kosaraju), so that a long chain of verbs takes no longer than short ones.
    """
    on = {spot: [way.goal for way in ways] for spot, ways in graph.items()}
    back: dict[GamePart, list[GamePart]] = {}
    for spot, goals in on.items():
        for goal in goals:
            back.setdefault(goal, []).append(spot)
    seen: set[GamePart] = set()
    last = [spot for start in on if start not in seen for spot in reached(start, on, seen)]
    seen.clear()
    return {spot: start for start in reversed(last) if start not in seen for spot in reached(start, back, seen)}


def reached(start: GamePart, on: dict[GamePart, list[GamePart]], seen: set[GamePart]) -> Iterator[GamePart]:
    """What a part leads to and is not seen yet, each behind all that it leads to itself."""
    seen.add(start)
    path = [(start, iter(on.get(start, ())))]
    while path:
        spot, goals = path[-1]
        goal = next((one for one in goals if one not in seen), None)
        if goal is None:
            path.pop()
            yield spot
        else:
            seen.add(goal)
            path.append((goal, iter(on.get(goal, ()))))


def report(desk: Desk, code: str, trip: list[tuple[GamePart, Way]], what: Message, help: Message) -> None:
    """Report a way round at its first part; the notes show where each part leads on."""
    model = desk.model
    names = [spot.name for spot, _way in trip]
    others = list(dict.fromkeys(name for name in names[1:] if name != names[0]))
    message = msg("`{}` {}", names[0], what)
    if others:
        message = msg("{}, by way of {}", message, listed(others))
    first = span_of(trip[0][0], model)
    notes = [
        Note(desk.line_of(way.clause), msg("here `{}` goes on to `{}`", name, way.goal.name))
        for name, (_spot, way) in zip(names, trip, strict=True)
        if way.clause is not None
    ]
    span = first or (notes[0].span if notes else None)
    if span is not None:
        notes = [note for note in notes if note.span != span]
        desk.reporter.report(code, message, span, help=help, notes=notes)


def span_of(spot: GamePart, model: Model) -> Span | None:
    """Where a part is declared."""
    match spot.sort:
        case "value":
            return model.values[spot.name].span
        case "verb" | "can":
            return model.verbs[spot.name].span
        case "action":
            return model.actions[spot.name].span
    return None
