"""Conditions: comparisons, `is in`, `there is`."""

from __future__ import annotations

import re

from interpreter.check.expressions.binding import bind, coerce, flag, value_of, wanted
from interpreter.check.expressions.contents import parts_of, things_of_value
from interpreter.check.expressions.hidden_names import check_hidden
from interpreter.check.expressions.phrases import bind_can
from interpreter.check.expressions.relations import is_related, nowhere
from interpreter.check.expressions.room import has_room, places_on
from interpreter.check.expressions.sorts import SORTS, Joined, Picked, Places, sort_of, wrong_sort
from interpreter.check.expressions.things import anew, bind_things, how_many
from interpreter.check.expressions.words import bind_against, one_word_only, shows, word_among
from interpreter.check.nouns import kinds_named, kinds_of
from interpreter.check.scope import Scope
from interpreter.check.strange_nouns import no_things
from interpreter.effects import values as v
from interpreter.effects.things import RelatedTo, Things
from interpreter.effects.values import Value
from interpreter.report.message import msg
from interpreter.syntax import nodes as n

COMPARISONS = {
    "is": "==",
    "is not": "!=",
    "is at least": ">=",
    "is at most": "<=",
    "is more than": ">",
    "is less than": "<",
}
LIKE = ("is like", "is not like")
NAMED = {"card", "design"}
"""What can be compared by design: a card, and the name of one."""


@value_of.register(n.Compare)
def bind_compare(expr: n.Compare, scope: Scope) -> Value:
    """`X is Y` and its kin; `is working` and `is empty` are asked of the thing itself."""
    if expr.operator in LIKE:
        return negated(bind_like(expr, scope), expr.operator == "is not like")
    operator = COMPARISONS[expr.operator]
    if (
        isinstance(expr.right, n.Name)
        and expr.right.text in ("working", "empty")
        and expr.right.text not in scope.names
    ):
        left = bind(expr.left, scope)
        if expr.right.text == "working":
            asked: Value = v.IsWorking(coerce(expr.left, left, "card", scope))
        elif left.type == "dice":
            asked = v.Not(v.Exists(things_of_value(left, expr.left, scope)))
        else:
            asked = has_room("empty", left, expr.left, scope)
        return v.Not(asked) if operator == "!=" else asked
    left = bind(expr.left, scope)
    if left.type == "player" and isinstance(expr.right, n.Name) and expr.right.text == "out":
        scope.desk.model.seat_numbers.setdefault("out", -1)
        return negated(v.IsOut(left), operator == "!=")
    if (
        isinstance(expr.right, n.Name)
        and expr.right.text == "full"
        and (sort_of(left).holds or places_on(left, scope))
        and "full" not in scope.names
    ):
        return negated(has_room("full", left, expr.left, scope), operator == "!=")
    if isinstance(expr.right, n.Name) and expr.right.text == "nowhere" and expr.right.text not in scope.names:
        if not isinstance(left, v.Steps | v.SideOf) or operator not in ("==", "!="):
            message = msg("`nowhere` is what `steps from …` are where there is no way, and `side of …` of no neighbour")
            raise scope.desk.fail("wrong-kind", message, expr.right)
        return v.Compare(operator, left, nowhere(left, scope))
    if isinstance(expr.right, n.Pick):
        return negated(is_one(expr, expr.right, left, scope), operator == "!=")
    right = bind_against(expr.right, left, scope)
    if left.type == "dice":
        raise wrong_sort(expr.left, left, SORTS["number"].said, scope)
    if "face" in (left.type, right.type):
        return faces_compared(operator, expr, left, right, scope)
    if operator in ("==", "!=") and "design" in (left.type, right.type) and {left.type, right.type} <= NAMED:
        return negated(alike(left, right), operator == "!=")
    if sort_of(left).counted and right.type == "number":
        left = coerce(expr.left, left, "number", scope)
    if left.type == "card" and isinstance(expr.right, n.Name) and right.type == "word":
        raise fact_left_out(expr, expr.right, left, right, scope)
    if operator not in ("==", "!="):
        left, right = coerce(expr.left, left, "number", scope), coerce(expr.right, right, "number", scope)
    elif left.type == "words" or (left.type == "cards" and right.type in ("card", "design")):
        raise several_compared(expr, left, operator, scope)
    elif left.type != right.type:
        raise wrong_sort(expr.right, right, sort_of(left).said, scope)
    check_hidden(expr, scope)
    if left.type == "flag" and isinstance(right, v.Const):
        return left if bool(right.value) == (operator == "==") else v.Not(left)
    return v.Compare(operator, left, right)


def several_compared(expr: n.Compare, left: Value, operator: str, scope: Scope) -> Exception:
    """Report several words, or several things, that are compared with one."""
    said, one = expr.left.span.text, expr.right.span.text
    if left.type == "words":
        help = msg("write `WORD is in {}`, or `number of WORD in {}`", said, said)
        message = msg("`{}` is several words, and cannot be compared", said)
        return scope.desk.fail("wrong-kind", message, expr.left, help=help)
    message = msg("`{}` are several things, and `{}` is one", said, one)
    no = "is not in" if operator == "!=" else "is in"
    return scope.desk.fail("wrong-kind", message, expr, help=msg("write `{}`", f"{one} {no} {said}"))


def faces_compared(operator: str, expr: n.Compare, left: Value, right: Value, scope: Scope) -> Value:
    """`its face is burst`, `its face is at least 4`: a word is neither more nor less than any number."""
    for node, value in ((expr.left, left), (expr.right, right)):
        if value.type not in ("face", "number"):
            raise wrong_sort(node, value, SORTS["face"].said, scope)
    if operator in ("==", "!="):
        return v.Compare(operator, left, right)
    numbers = [v.Compare(">=", value, v.Const(0, "number")) for value in (left, right) if value.type == "face"]
    return v.All((*numbers, v.Compare(operator, left, right)))


def is_one(expr: n.Compare, pick: n.Pick, left: Value, scope: Scope) -> Value:
    """`card is a development`: whether it is of this kind."""
    noun = pick.things.words[-1]
    kinds = kinds_named(scope.desk.model, noun.text)
    if not kinds:
        raise no_things(noun, scope.desk.model.kinds, scope, pick.things)
    scope.desk.index.mention("kind", kinds[0], noun)
    if expr.operator not in ("is", "is not"):
        raise scope.desk.fail("wrong-kind", msg("`{}` is said of numbers", expr.operator), pick)
    sort = "die" if left.type == "die" and scope.desk.model.kinds[kinds[0]].base == "die" else "card"
    return v.IsKind(coerce(expr.left, left, sort, scope), kinds)


def bind_like(expr: n.Compare, scope: Scope) -> Value:
    """`X is like Y`: both are copies of one card, or one is the name of the other."""
    left, right = bind(expr.left, scope), bind(expr.right, scope)
    for node, value in ((expr.left, left), (expr.right, right)):
        if value.type not in NAMED:
            raise wrong_sort(node, value, SORTS["card"].said, scope)
    check_hidden(expr, scope)
    return alike(left, right)


def alike(left: Value, right: Value) -> Value:
    """Whether two cards, or a card and a name, are copies of one design."""
    return v.IsDesign(left, right.design) if isinstance(right, v.DesignName) else v.IsLike(left, right)


def fact_left_out(expr: n.Compare, word: n.Name, left: Value, right: Value, scope: Scope) -> Exception:
    """`card is blue`: which of its facts? So is `card is hue`, where `hue` is a word that was chosen or handed on."""
    model = scope.desk.model
    specs = [spec for kind in model.kinds.values() for spec in kind.facts.values() if word.text in spec.words]
    marks = [mark.name for mark in model.marks.values() if word.text in mark.words]
    own = [spec.name for kind in kinds_of(model, left) for spec in kind.facts.values() if spec.words]
    facts = [spec.name for spec in specs] or marks or own
    if not facts:
        return wrong_sort(word, right, SORTS["card"].said, scope)
    message = msg("`{}` is a card, and `{}` is only a word of its {}", expr.left.span.text, word.text, facts[0])
    said = expr.left.span.text
    whole = said if isinstance(expr.left, n.Name | n.Of | n.This) or said.startswith("(") else f"({said})"
    whose = "its" if isinstance(expr.left, n.It) else f"{whole}'s"
    help = msg("write `{} {} {} {}`", whose, facts[0], expr.operator, word.text)
    if specs and specs[0].type == "several":
        help = msg("write `{} {} in {} {}`", word.text, expr.operator, whose, facts[0])
    return scope.desk.fail("wrong-kind", message, word, help=help)


@value_of.register(n.Either)
def bind_either(expr: n.Either, scope: Scope) -> Value:
    """`X is either Y or Z`."""
    each = (n.Compare(operator="is", left=expr.left, right=one, span=expr.span) for one in expr.options)
    return v.Any(tuple(bind_compare(one, scope) for one in each))


@value_of.register(n.Inside)
def bind_inside(expr: n.Inside, scope: Scope) -> Value:
    """`card is in your hand`, `system is in your systems`, `it is on top of …`."""
    check_hidden(expr, scope)
    return negated(inside(expr, scope), expr.negated)


def inside(expr: n.Inside, scope: Scope) -> Value:
    """Whether something lies in a place, or a word stands in a fact."""
    place = bind(expr.place, scope)
    if place.type == "words":
        return shows(word_among(expr.left, place, scope), place)
    if isinstance(place, v.FactOf) and place.type == "word":
        raise one_word_only(place, expr.place, scope)
    left = bind(expr.left, scope)
    if place.type == "designs":
        if left.type not in NAMED:
            raise wrong_sort(expr.left, left, SORTS["card"].said, scope)
        return shows(left, place)
    if left.type == "design" and (place.type == "cards" or sort_of(place).holds == "card"):
        things = things_of_value(place, expr.place, scope)
        return v.Exists(Things(things.source, things.local, (*things.where, alike(things.local, left))))
    if left.type == "pile" and isinstance(place, Places) and len(place.places) == 1:
        return v.PileIn(left, *place.places[0])
    if left.type == sort_of(place).holds == "card":
        return v.CardIn(left, things_of_value(place, expr.place, scope))
    if left.type == "card" and place.type == "cards":
        if isinstance(place, Picked) and isinstance(place.source, RelatedTo):
            return is_related(expr.left, left, place.source, scope)
        if isinstance(place, Picked):
            return v.Exists(_same(things_of_value(place, expr.place, scope), left))
        return v.AmongCards(left, place)
    if left.type == "die" and place.type == "dice":
        return v.AmongDice(left, place)
    if left.type not in ("card", "pile"):
        raise wrong_sort(expr.left, left, SORTS["card"].said, scope)
    raise wrong_sort(expr.place, place, SORTS["pile"].said, scope)


def _same(things: Things, card: Value) -> Things:
    return Things(things.source, things.local, (*things.where, v.Compare("==", things.local, card)))


@value_of.register(n.There)
def bind_there(expr: n.There, scope: Scope) -> Value:
    """`there is a …`, `there are at least 2 …`."""
    if expr.count is None:
        exists = v.Exists(bind_things(expr.things, expr.where, anew(expr.things, scope)))
        return negated(exists, expr.quantifier == "no")
    found = how_many(expr.things, expr.where, anew(expr.things, scope))
    operator = {"exactly": "==", "at least": ">=", "at most": "<=", "fewer than": "<"}[expr.quantifier]
    return v.Compare(operator, found, wanted(expr.count, scope, "number"))


def negated(condition: Value, so: bool) -> Value:
    """The condition, or if `so` that it does not hold."""
    return v.Not(condition) if so else condition


@value_of.register(n.Logic)
def bind_logic(expr: n.Logic, scope: Scope) -> Value:
    """`A and B`, `A or B`, of conditions; places joined by `or` are several places."""
    left, right = bind(expr.left, scope), bind(expr.right, scope)
    last = expr.left
    while isinstance(last, n.Logic):
        last = last.right
    loose = right.type == "word" or isinstance(expr.right, n.Number)
    if expr.operator == "or" and loose and isinstance(last, n.Compare) and last.operator == "is":
        line = expr.right.span.source.line(expr.right.span.line)[expr.right.span.end_column - 1 :]
        more = re.match(r"(?: or \w+)*", line)  # `is 4 or 7 or 8`: what comes behind is none, too
        words = [last.right.span.text, expr.right.span.text, *(more[0].split(" or ")[1:] if more else ())]
        one_of = f"is either {', '.join(words[:-1])} or {words[-1]}"
        message = msg("`or` joins conditions, and `{}` is none", expr.right.span.text)
        raise scope.desk.fail("wrong-kind", message, expr.right, help=msg("write `{}`", one_of))
    if expr.operator == "or" and all(sort_of(one).holds == "piece" and sort_of(one).counted for one in (left, right)):
        return Joined((*parts_of(left, expr.left, scope), *parts_of(right, expr.right, scope)), "holders")
    if expr.operator == "or" and sort_of(left).holds == sort_of(right).holds == "card":
        parts = (*parts_of(left, expr.left, scope), *parts_of(right, expr.right, scope))
        if all(isinstance(part, Places) for part in parts):
            return Places(tuple(place for part in parts if isinstance(part, Places) for place in part.places))
        return Joined(parts)
    left, right = flag(expr.left, left, scope), flag(expr.right, right, scope)
    return v.All((left, right)) if expr.operator == "and" else v.Any((left, right))


@value_of.register(n.Not)
def bind_not(expr: n.Not, scope: Scope) -> Value:
    """`not …`."""
    return v.Not(flag(expr.value, bind(expr.value, scope), scope))


@value_of.register(n.No)
def bind_no(expr: n.No, scope: Scope) -> Value:
    """`no`, where a fact says yes or no."""
    return v.Const(False, "flag")


@value_of.register(n.Can)
def bind_whether(expr: n.Can, scope: Scope) -> Value:
    """`they can attack you`, `you cannot hire`."""
    return negated(bind_can(expr.who, expr.phrase, scope), expr.negated)
