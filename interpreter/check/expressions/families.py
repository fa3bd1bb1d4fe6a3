"""Counters under one name: `your cubes of science`, `lose 1 cubes of chosen`; which one is meant, a word says."""

from __future__ import annotations

from interpreter.check.declared_values import ready
from interpreter.check.expressions.binding import argument, bind, value_of
from interpreter.check.expressions.sorts import SORTS, wrong_sort
from interpreter.check.nouns import singulars
from interpreter.check.scope import Scope
from interpreter.effects import values as v
from interpreter.effects.values import Value
from interpreter.model import Family
from interpreter.report.message import msg
from interpreter.syntax import nodes as n

Members = tuple[tuple[Value | None, str], ...]
"""The counters that can be meant, each under the condition that it is; None where it is sure."""


def members_of(name: n.Name, of: n.Expr, scope: Scope) -> Members:
    """Which of the counters under a name are meant."""
    family = family_named(name, scope)
    word = word_for(family, of, scope)
    if isinstance(word, v.Const):
        return ((None, family.members[int(str(word.value))]),)
    return tuple(
        (v.Compare("==", word, v.Const(number, family.by)), member) for number, member in family.members.items()
    )


def family_named(name: n.Name, scope: Scope) -> Family:
    """The counters that are called so."""
    model, desk = scope.desk.model, scope.desk
    if name.text not in model.families:
        message = msg("there are not several counters `{}`, one for each word", name.text)
        help = msg("such counters are declared as `counter NAME of FACT for each player`")
        raise desk.strange("unknown-resource", message, name.text, name, model.families, help)
    family = model.families[name.text]
    desk.index.use("counter", family.name, name)
    return family


def word_for(family: Family, of: n.Expr, scope: Scope) -> Value:
    """The word, or the resource, behind the name."""
    if family.by == "resource":
        return argument(of, scope, "resource")
    if isinstance(of, n.Name) and not scope.hides(of.text):
        if of.text not in family.words:
            raise scope.desk.unknown("unknown-word", msg("the {}", family.of), of.text, of, family.words)
        scope.desk.index.mention("word", of.text, of)
        return v.Const(scope.desk.model.word(of.text), "word")
    word = bind(of, scope)
    if word.type != "word":
        raise wrong_sort(of, word, SORTS["word"].said, scope)
    return word


def is_one_of_several(expr: n.Expr, scope: Scope) -> bool:
    """Whether something names one of several counters: `cubes of science`, `your cubes of science`."""
    match expr:
        case n.Which():
            return True
        case n.Of(name=n.Name(text=name), of_form=True):
            return name in scope.desk.model.families and name not in scope.names
    return False


@value_of.register(n.Which)
def bind_which(expr: n.Which, scope: Scope) -> Value:
    """`your cubes of science`."""
    name = expr.owned.name
    if not isinstance(name, n.Name):
        raise scope.desk.fail("unsupported", msg("`{}` cannot be used here", expr.span.text), expr)
    said = resource_said(name, expr.word, scope)
    owner = bind(expr.owned.owner, scope)
    if said is not None and owner.type == "player":
        return v.ResourceIn(said, v.AllResources(owner))
    members = members_of(name, expr.word, scope)
    if owner.type != "player":
        raise wrong_sort(expr.owned.owner, owner, SORTS["player"].said, scope)
    if not scope.desk.model.counters[members[0][1]].per_player:
        message = msg("`{}` belongs to nobody: there is one for the whole game", name.text)
        raise scope.desk.fail("wrong-owner", message, expr)
    return number_of_members(members, owner)


def bind_of_game(expr: n.Of, scope: Scope) -> Value:
    """`stock of silk`, which the whole game has."""
    assert isinstance(expr.name, n.Name)
    members = members_of(expr.name, expr.owner, scope)
    if scope.desk.model.counters[members[0][1]].per_player:
        help = msg("write `your {}`, or `their {}` under `each player`", expr.span.text, expr.span.text)
        raise scope.desk.fail("missing-owner", msg("whose {}? every player has one", expr.span.text), expr, help=help)
    return number_of_members(members, None)


def resource_said(name: n.Name, of: n.Expr, scope: Scope) -> Value | None:
    """What a fact or a value that is a resource says of a thing; None where none is called so."""
    model = scope.desk.model
    for word in singulars(name.text):
        if word in model.values:
            ready(word, scope.desk)
        value = model.values.get(word)
        facts = [kind.facts[word] for kind in model.kinds.values() if word in kind.facts]
        if (value is not None and value.type == "resource") or any(spec.type == "resource" for spec in facts):
            fact = n.Name(text=word, span=name.span)
            return bind(n.Of(name=fact, owner=of, of_form=True, span=name.span.to(of.span)), scope)
    return None


def number_of_members(members: Members, owner: Value | None) -> Value:
    """How many there are of the one that is meant."""
    if members[0][0] is None:
        return v.CounterOf(members[0][1], owner)
    cases = tuple((condition, v.CounterOf(member, owner)) for condition, member in members)
    return v.ByWord((*cases, (None, v.Const(0, "number"))), "number")


def meant(condition: Value | None, number: Value, otherwise: Value) -> Value:
    """A number for the counter that is meant, another for those that are not."""
    return number if condition is None else v.ByWord(((condition, number), (None, otherwise)), "number")
