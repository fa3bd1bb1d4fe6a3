"""Signatures: what values, verbs and actions are called and take, entered before any body is looked at.

A value's base is bound when the value is first asked for, since only then its type is needed.
"""

from __future__ import annotations

from collections.abc import Mapping

from attrs import evolve

from interpreter.check.declarations import unique
from interpreter.check.declared_values import MOST_PLACES, nest
from interpreter.check.expressions.binding import bind, flag
from interpreter.check.expressions.sorts import SORTS, sort_of
from interpreter.check.nouns import kinds_named, one_kind, piled_zone, words_named
from interpreter.check.scope import Abandon, Desk, Scope
from interpreter.check.tables import bind_table
from interpreter.effects import values as v
from interpreter.effects.values import Value
from interpreter.model import ActionDef, Parameter, ValueDef, VerbDef
from interpreter.model.parts import Titles
from interpreter.report.message import alternatives, msg
from interpreter.syntax import nodes as n
from interpreter.syntax.verbs import VERBS
from interpreter.text.holes import HOLE

TYPES = tuple(name for name, sort in SORTS.items() if sort.part)


def declare_parameters(params: tuple[n.Param, ...], desk: Desk, owner: str) -> tuple[Parameter, ...]:
    """The parameters of a verb or value, each with its type: a kind's name needs none behind it."""
    found: list[Parameter] = []
    for param in params:
        word = param.type.text if param.type else param.name.text
        node = param.type or param.name
        joint = param.joint
        zone = piled_zone(desk.model, word)
        kinds = kinds_named(desk.model, word)
        if word in TYPES and word not in ("card", "piece", "die", "dice"):
            found.append(Parameter(param.name.text, joint, word))
        elif kinds:
            kind = desk.model.kinds[kinds[0]]
            base = "card" if kind.is_card else kind.base
            if base == "die" and word not in ("die", *kinds):
                base = "dice"
            desk.index.mention("kind", kinds[0], node)
            found.append(Parameter(param.name.text, joint, base, one_kind(desk.model, kinds)))
        elif zone:
            desk.index.use("zone", zone, node)
            found.append(Parameter(param.name.text, joint, "pile", zone))
        else:
            help = None if param.type else msg("say behind it what it is: `{} (player)`, `{} (number)`", word, word)
            if words_named(word, desk.model):
                help = msg("`{}` is a fact, and what it can be are words: write `{} (word)`", word, param.name.text)
            message = msg("there are no things called `{}`", word)
            raise desk.strange("unknown-kind", message, word, node, [*desk.model.kinds, *TYPES], help)
    names = [parameter.name for parameter in found]
    for parameter, param in zip(found, params, strict=True):
        parameter.span = param.name.span
    for param in params:
        if names.count(param.name.text) > 1:
            raise desk.fail("duplicate", msg("`{}` has two parts `{}`", owner, param.name.text), param.name)
    return tuple(found)


def each_once(params: tuple[n.Param, ...], desk: Desk, owner: str) -> None:
    """A fault if two parts of a value stand behind the same word: which one is meant could not be told."""
    joints = [param.joint for param in params]
    for place, param in enumerate(params):
        if param.joint in joints[:place]:
            message = msg("`{}` has two parts behind `{}`", owner, param.joint or "")
            help = msg("each part has a word of its own: `of`, `for`, `against`, `to`, `by`, `with`")
            raise desk.fail("duplicate", message, param, help=help)


def declare_value(node: n.ValueDecl, desk: Desk) -> None:
    """`value attack_cost against player = 2 coin`; its base is bound when it is first asked for."""
    if not unique(desk, desk.model.values, msg("value"), node.name):
        return
    parameters = declare_parameters(node.params, desk, node.name.text)
    each_once(node.params, desk, node.name.text)
    value = ValueDef(node.name.text, node.name.span, parameters)
    value.titles = titled(node.title, node.names)
    desk.model.values[value.name] = value
    desk.values.pending[value.name] = lambda: bind_value(node, value, desk)


def bind_value(node: n.ValueDecl, value: ValueDef, desk: Desk) -> None:
    """Bind a value's base; one that stands for places is kept as words, to be read anew at each use."""
    names: dict[str, Value] = {p.name: p.local for p in value.parameters}
    owner = next((p.local for p in value.parameters if p.type == "player"), None)
    scope = Scope(desk, value.name, doer=owner, names=names, dealt=set(names))
    for parameter in value.parameters:
        desk.index.named(names[parameter.name], parameter.span)
    before = desk.values.read_anew
    try:
        if node.table is not None:
            value.base = bind_table(node.table, node.name, scope)
            value.type = value.base.type
            nest(value.name, node.name, desk)
            return
        cases: list[tuple[Value | None, Value]] = []
        for case in node.cases:
            found = bind(case.value, scope)
            if sort_of(found).holds and sort_of(found).counted:
                if len(node.cases) > 1:
                    raise desk.fail("unsupported", msg("places cannot depend on a condition"), case.value)
                if desk.values.read_anew - before > MOST_PLACES:
                    message = msg("`{}` names more than {} places by way of other values", value.name, MOST_PLACES)
                    raise desk.fail("too-deep", message, node.name, help=msg("name every place once"))
                desk.values.macros[value.name] = case.value
                value.type = "places"
                return
            if cases and found.type != cases[0][1].type:
                above, here = sort_of(cases[0][1]).said, sort_of(found).said
                message = msg("`{}` is {}, but the first line gives {}", case.value.span.text, here, above)
                raise desk.fail("wrong-kind", message, case.value)
            condition = flag(case.condition, bind(case.condition, scope), scope) if case.condition is not None else None
            cases.append((condition, found))
        value.type = cases[0][1].type
        if len(cases) > 1 and cases[-1][0] is not None:
            message = msg("`{}` says nothing for all other cases", value.name)
            raise desk.fail("missing-case", message, node.name, help=msg("end with a line `… otherwise`"))
        value.base = cases[0][1] if len(cases) == 1 and cases[0][0] is None else v.If(tuple(cases), value.type)
        nest(value.name, node.name, desk)
    except Abandon:
        value.base = v.Const(0, "number")
        desk.values.broken.add(value.name)
        desk.doubtful.doubt([value.name])


def declare_verb(node: n.VerbDecl, desk: Desk) -> None:
    """`to build card (building) into system`: its signature; the body comes later."""
    if not unique(desk, desk.model.verbs, msg("verb"), node.name):
        return
    if node.name.text in VERBS and not VERBS[node.name.text].yields:
        message = msg("`{}` is a verb of the language and cannot be declared anew", node.name.text)
        desk.reporter.report("reserved-word", message, node.name.span, help=msg("choose another name"))
        return
    parameters = declare_parameters(node.params, desk, node.name.text)
    for part in parameters:
        if part.joint == "with" and part.type != "number":
            message = msg("behind `with` a verb has a number, and `{}` is {}", part.name, SORTS[part.type].said)
            joint = next((one for one in ("by", "to") if one not in {other.joint for other in parameters}), "into")
            said = next(param.span.text for param in node.params if param.name.text == part.name)
            help = msg("write `{}`", f"{joint} {said.removeprefix('with ')}")
            raise desk.fail("wrong-kind", message, part.span or node.name, help=help)
    desk.model.verbs[node.name.text] = VerbDef(
        node.name.text, node.name.span, parameters, titles=titled(node.title, ())
    )


def check_holes(title: n.Text, names: Mapping[str, Value], desk: Desk) -> None:
    """Report what stands in braces in the title of a verb and is none of its parts."""
    help = (
        msg("in braces stands a part of the verb: {}", alternatives(f"`{one}`" for one in names))
        if names
        else msg("delete the braces")
    )
    written, span = title.span.text, title.span
    for hole in HOLE.finditer(written):
        place = evolve(span, column=span.column + hole.start(1), end_column=span.column + hole.end(1))
        part = n.Name(text=hole[1], span=place)
        if hole[1] in names:
            desk.index.meet(names[hole[1]], part, hole[1], desk.model)
        else:
            desk.unknown("unknown-name", msg("the part"), hole[1], part, names, help)
    if set("{}") & set(HOLE.sub("", written)):
        desk.reporter.report("wrong-fact", msg("a brace of this title stands alone"), span, help=help)


def titled(title: n.Text | None, names: tuple[n.NameFact, ...]) -> Titles:
    """The names by language: the title is English, the lines give the others."""
    found: Titles = {"en": (title.value,)} if title else {}
    for line in names:
        found[line.name.text] = tuple(text.value for text in line.values)
    return found


def declare_action(node: n.ActionDecl, desk: Desk) -> None:
    """`action construction "Building"`; the body comes later."""
    if not unique(desk, desk.model.actions, msg("action"), node.name):
        return
    action = ActionDef(node.name.text, titles_of(node), node.name.span)
    desk.model.actions[action.name] = action
    if node.any_time is None:
        return
    if node.any_time.stretch != "in your turn":
        message = msg("an action at any time, in the turns of others as well, is something this version cannot run yet")
        desk.reporter.report("unsupported", message, node.any_time.span, help=msg("write `at any time in your turn`"))
    action.any_time = True
    desk.index.use("action", action.name)


def titles_of(node: n.ActionDecl | n.Phase | n.Option) -> Titles:
    """The names of an action, a phase or an option by language; those beside the title are lines of its block."""
    titles: Titles = {"en": (node.title.value,)} if node.title else {}
    for line in node.body:
        if isinstance(line, n.NameFact):
            titles[line.name.text] = tuple(text.value for text in line.values)
    return titles
