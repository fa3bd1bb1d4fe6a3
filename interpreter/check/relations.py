"""Relations: `relation adjacent of star`, by the facts that name the places, or worked out among another relation."""

from __future__ import annotations

from interpreter.check.declarations import unique
from interpreter.check.declared_values import nest
from interpreter.check.expressions.binding import wanted
from interpreter.check.facts import Facts
from interpreter.check.scope import Abandon, Desk, Scope, a
from interpreter.check.signatures import declare_parameters
from interpreter.effects import values as v
from interpreter.effects.values import Value
from interpreter.model import Relation, ValueDef
from interpreter.report.message import msg
from interpreter.syntax import nodes as n

LINES = ("among", "one_way")


def declare_relation(node: n.RelationDecl, desk: Desk) -> None:
    """Enter a relation; when one that is worked out holds, a value of its name says."""
    model, name = desk.model, node.name
    if not unique(desk, model.relations, msg("relation"), name) or not unique(desk, model.values, msg("value"), name):
        return
    parameters = declare_parameters(node.params, desk, name.text)
    kind = model.kinds.get(parameters[0].kind or "")
    for parameter in parameters:
        if kind is None or not kind.is_place or parameter.kind != kind.name:
            message = msg("a relation is between places of one kind, and `{}` is none of them", parameter.name)
            help = msg("write `relation {} of KIND`, where `KIND` is a kind of places", name.text)
            if kind is not None and kind.is_place and parameter.type == "player":
                help = msg(
                    "a mark of the game says who is meant, and is set before the question: `mark looker` with `names "
                    "player`; below the relation stand `among RELATION` and `if …`, which asks the mark"
                )
            raise desk.fail("wrong-kind", message, parameter.span or name, help=help)
    assert kind is not None
    facts = Facts(node.items, desk, name.text)
    relation = Relation(name.text, facts.titles(node.title), name.span, kind.name)
    among = facts.word("among")
    relation.one_way = facts.one_of("one_way", ("yes", "no")) == "yes"
    facts.rest(LINES)
    model.relations[relation.name] = relation
    sources = [item for item in node.items if isinstance(item, n.Source)]
    conditions = [item for item in node.items if isinstance(item, n.Holds)]
    for more in (*sources[1:], *conditions[1:]):
        desk.reporter.report("duplicate", msg("`{}` says twice what is related", name.text), more.span)
    if sources and isinstance(sources[0].chain, n.Name) and not among and not conditions:
        relation.board = laid_out_by(sources[0].chain, relation, desk)
    elif sources and not among and not conditions:
        relation.fact = printed_by(sources[0], relation, desk)
    elif among is not None and conditions and not sources and len(parameters) == 2:
        relation.among = among.text
        desk.index.use("relation", among.text, among)
        value = model.values[relation.name] = ValueDef(name.text, name.span, parameters, "flag")
        desk.index.used.add(("value", name.text))
        desk.values.pending[value.name] = lambda: bind_condition(conditions[0], value, desk)
    else:
        help = msg("write `from BOARD` or `from KIND's FACT`, or for `of X for Y`: `among RELATION` and `if CONDITION`")
        desk.reporter.report("missing-part", msg("`{}` does not say what is related", name.text), name.span, help=help)


def laid_out_by(name: n.Name, relation: Relation, desk: Desk) -> str:
    """`from space`: the board whose places are neighbours."""
    boards = desk.model.boards
    if name.text not in boards:
        help = msg("write `from KIND's FACT`, where the fact names places: `from lane's ends`; or `from BOARD`")
        raise desk.unknown("unknown-name", msg("the board"), name.text, name, boards, help)
    desk.index.use("board", name.text, name)
    if boards[name.text].kind != relation.kind:
        message = msg("`{}` relates places of the kind `{}`", relation.name, relation.kind)
        help = msg("`{}` is made of {}", name.text, a(boards[name.text].kind))
        raise desk.fail("wrong-kind", message, name, help=help)
    return name.text


def printed_by(source: n.Source, relation: Relation, desk: Desk) -> tuple[str, str] | None:
    """`from lane's ends`: the kind and the fact that name the places."""
    match source.chain:
        case n.Of(name=n.Name() as fact, owner=n.Name() as owner):
            kind = desk.model.kinds.get(owner.text)
            if kind is None:
                raise desk.unknown("unknown-kind", msg("the kind"), owner.text, owner, desk.model.kinds)
            desk.index.use("kind", kind.name, owner)
            spec = kind.facts.get(fact.text)
            if spec is None:
                message = msg("{} has no `{}`", a(kind.name), fact.text)
                raise desk.strange("unknown-fact", message, fact.text, fact, kind.facts)
            desk.index.use("fact", fact.text, fact)
            if spec.kind != relation.kind or (spec.type == "design" and kind.name != relation.kind):
                message = msg("`{}` does not name several places of the kind `{}`", fact.text, relation.kind)
                help = msg("give `kind {}` a line `{} {}, {}`", kind.name, fact.text, relation.kind, relation.kind)
                raise desk.fail("wrong-kind", message, fact, help=help)
            return kind.name, fact.text
    help = msg("write `from KIND's FACT`, where the fact names places: `from lane's ends`")
    raise desk.fail("wrong-fact", msg("`from` is followed by a fact that names places"), source.chain, help=help)


def bind_condition(holds: n.Holds, value: ValueDef, desk: Desk) -> None:
    """Bind when a relation holds that is worked out."""
    names: dict[str, Value] = {parameter.name: parameter.local for parameter in value.parameters}
    for parameter in value.parameters:
        desk.index.named(names[parameter.name], parameter.span)
    value.base = v.Const(False, "flag")
    try:
        value.base = wanted(holds.condition, Scope(desk, value.name, names=names, dealt=set(names)), "flag")
        nest(value.name, holds, desk)
    except Abandon:
        desk.values.broken.add(value.name)


def check_relations(declarations: list[n.Decl], desk: Desk) -> None:
    """A relation stands among another one of the same kind, and never among itself."""
    relations = desk.model.relations
    for node in declarations:
        if not isinstance(node, n.RelationDecl) or node.name.text not in relations:
            continue
        relation = relations[node.name.text]
        if relation.among is None:
            continue
        atom = next(item.values[0][0] for item in node.items if isinstance(item, n.Fact) and item.name.text == "among")
        if relation.among not in relations:
            desk.unknown("unknown-name", msg("the relation"), relation.among, atom, relations)
            continue
        if relations[relation.among].kind != relation.kind:
            message = msg("`{}` relates places of the kind `{}`", relation.among, relations[relation.among].kind)
            desk.reporter.report("wrong-kind", message, atom.span)
        seen, inner = [relation.name], relation
        while inner.among in relations and inner.among not in seen:
            inner = relations[inner.among]
            seen.append(inner.name)
        if inner.among == relation.name:
            message = msg("`{}` stands among itself", relation.name)
            help = msg("a relation is worked out among one that facts or a board give")
            desk.reporter.report("endless-value", message, atom.span, help=help)
