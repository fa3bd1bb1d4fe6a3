"""What relations say: `a star adjacent to here`, `within 2 steps of here along adjacent`, `steps from here to …`."""

from __future__ import annotations

from interpreter.check.declared_values import ready
from interpreter.check.expressions.binding import coerce, value_of, wanted
from interpreter.check.expressions.sorts import Picked, wrong_sort
from interpreter.check.expressions.sums import added_of_each
from interpreter.check.expressions.things import bind_things
from interpreter.check.nouns import kind_of
from interpreter.check.scope import Abandon, Scope, a
from interpreter.effects import values as v
from interpreter.effects.things import Reached, RelatedTo, Things
from interpreter.effects.values import Value
from interpreter.model import Relation
from interpreter.report.message import msg
from interpreter.syntax import nodes as n


def relation_named(name: n.Expr, scope: Scope) -> Relation:
    """The relation of a name."""
    desk = scope.desk
    if not isinstance(name, n.Name):
        raise desk.fail("wrong-kind", msg("`{}` is not the name of a relation", name.span.text), name)
    if name.text not in desk.model.relations:
        raise desk.unknown("unknown-name", msg("the relation"), name.text, name, desk.model.relations)
    desk.index.use("relation", name.text, name)
    return desk.model.relations[name.text]


def place_of(node: n.Expr, relation: Relation, scope: Scope) -> Value:
    """A place that a relation is about."""
    place = wanted(node, scope, "card")
    kind = kind_of(scope.desk.model, place)
    if kind != relation.kind:
        message = msg("`{}` relates places of the kind `{}`", relation.name, relation.kind)
        help = msg("`{}` is {}", node.span.text, a(kind)) if kind else None
        raise scope.desk.fail("wrong-kind", message, node, help=help)
    return place


def followed(relation: Relation, node: n.Node, scope: Scope) -> tuple[str, tuple[str, ...]]:
    """The relation that is a table, and the values that say when the others hold which stand among it."""
    names: list[str] = []
    while relation.among is not None:
        ready(relation.name, scope.desk, node)
        if relation.name in names or relation.among not in scope.desk.model.relations:
            raise Abandon  # told where they are declared
        names.append(relation.name)
        relation = scope.desk.model.relations[relation.among]
    return relation.name, tuple(reversed(names))


def along(node: n.Near | n.Steps, scope: Scope) -> Relation:
    """The relation along which steps are taken."""
    if node.joint != "along":
        message = msg("steps are taken `along` a relation, not `{}`", node.joint)
        raise scope.desk.fail("unexpected-part", message, node.along, help=msg("write `along {}`", node.along.text))
    return relation_named(node.along, scope)


def asked_of(values: tuple[str, ...], first: Value, second: Value) -> tuple[Value, ...]:
    """The values of two places."""
    return tuple(v.Changed(name, (first, second), "flag") for name in values)


@value_of.register(n.Next)
def bind_next(expr: n.Next, scope: Scope) -> Value:
    """`adjacent to here`: the places that are related to it."""
    relation = relation_named(expr.relation, scope)
    place = place_of(expr.to, relation, scope)
    table, values = followed(relation, expr, scope)
    return Picked(RelatedTo(table, relation.kind, place, asked_of(values, place, place)))


@value_of.register(n.Near)
def bind_near(expr: n.Near, scope: Scope) -> Value:
    """`2 steps of here along adjacent`: the places that so many steps from it reach."""
    relation = along(expr, scope)
    start, most = place_of(expr.of, relation, scope), wanted(expr.count, scope, "number")
    table, values = followed(relation, expr, scope)
    return Picked(Reached(table, relation.kind, start, most, asked_of(values, start, start)))


@value_of.register(n.Steps)
def bind_steps(expr: n.Steps, scope: Scope) -> Value:
    """`steps from here to there along adjacent`."""
    relation = along(expr, scope)
    start, goal = place_of(expr.start, relation, scope), place_of(expr.goal, relation, scope)
    table, values = followed(relation, expr, scope)
    return v.Steps(table, relation.kind, start, goal, asked_of(values, start, goal))


@value_of.register(n.LongestWay)
def bind_longest_way(expr: n.LongestWay, scope: Scope) -> Value:
    """`longest way by length along (roads where its builder is you) not through (towns where …)`."""
    desk = scope.desk
    if expr.joint != "along":
        message = msg("a way leads `along` things that join places, not `{}`", expr.joint)
        raise desk.fail("unexpected-part", message, expr, help=msg("write `longest way along …`"))
    things = bind_things(expr.things, None, scope)
    fact = joining(expr.things, kind_of(desk.model, things.local), scope)
    avoided = None if expr.avoided is None else places_in_between(expr.avoided, things, fact, scope)
    if expr.fact is None:
        return v.LongestWay(fact, things, v.Const(1, "number"), avoided)
    each = added_of_each(expr.fact, things, scope)
    return v.LongestWay(fact, things, coerce(expr.fact, each, "number", scope), avoided)


def places_in_between(node: n.Things, ways: Things, fact: str, scope: Scope) -> Things:
    """`not through (towns where …)`: places that the ways join."""
    model, places = scope.desk.model, bind_things(node, None, scope)
    kind = kind_of(model, ways.local)
    joined = model.kinds[kind].facts[fact].kind if kind else None
    if not model.is_a(kind_of(model, places.local), joined):
        message = msg("no way leads through `{}`: what is joined is of the kind `{}`", node.span.text, str(joined))
        raise scope.desk.fail("wrong-kind", message, node)
    return places


def joining(node: n.Things, kind: str | None, scope: Scope) -> str:
    """The fact by which cards of a kind name the two places that they join."""
    desk = scope.desk
    for fact in desk.model.kinds[kind].facts.values() if kind else ():
        if fact.joins:
            desk.index.use("fact", fact.name)
            return fact.name
    message = msg("no way leads along `{}`: they do not join places", node.span.text)
    help = msg("a kind of things that join two places has a fact that names them, such as `ends town, town`")
    raise desk.fail("wrong-kind", message, node, help=help)


def is_related(node: n.Expr, left: Value, source: RelatedTo, scope: Scope) -> Value:
    """Whether a place is one of those that are related to another."""
    if kind_of(scope.desk.model, left) != source.kind:
        raise wrong_sort(node, left, a(source.kind), scope)
    values = tuple(one.value for one in source.passes if isinstance(one, v.Changed))
    related = v.Related(source.relation, left, source.place)
    return v.All((related, *asked_of(values, left, source.place))) if values else related


def nowhere(asked: v.Steps | v.SideOf, scope: Scope) -> Value:
    """The number of steps where there is no way, and of a side where there is none."""
    if isinstance(asked, v.SideOf):
        return v.Const(-1, "number")
    return v.Const(len(scope.desk.model.cards_of(asked.kind)), "number")
