"""Conditions: comparisons, `is in`, `there is`."""

from __future__ import annotations

from interpreter.check.scope import Scope
from interpreter.check.things import bind_things, count_things, shows, things_of_value
from interpreter.check.types import TYPE_WORDS, DesignName, Picked, Places, wrong_type
from interpreter.check.values import bind, coerce, wanted
from interpreter.effects import values as v
from interpreter.effects.parts import walk
from interpreter.effects.things import Things
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


def bind_compare(expr: n.Compare, scope: Scope) -> Value:
    """`X is Y` and its kin; `is working` and `is empty` are asked of the thing itself."""
    operator = COMPARISONS[expr.operator]
    if (
        isinstance(expr.right, n.Name)
        and expr.right.text in ("working", "empty")
        and expr.right.text not in scope.names
    ):
        left = bind(expr.left, scope)
        if expr.right.text == "working":
            asked: Value = v.IsWorking(coerce(expr.left, left, "card", scope))
        elif left.type == "places":
            asked = v.Not(v.Exists(things_of_value(left, expr.left, scope)))
        elif left.type in ("pile", "holder", "cell"):
            asked = v.IsEmpty(left)
        else:
            raise wrong_type(expr.left, left, msg("a place"), scope)
        return v.Not(asked) if operator == "!=" else asked
    left = bind(expr.left, scope)
    right = bind_against(expr.right, left, scope)
    if isinstance(right, DesignName) and left.type == "card":
        same: Value = v.IsDesign(left, right.design)
        return v.Not(same) if operator == "!=" else same
    if left.type in ("holder", "pile", "cards", "places") and right.type == "number":
        left = coerce(expr.left, left, "number", scope)
    if left.type == "card" and isinstance(expr.right, n.Name) and right.type == "word":
        raise fact_left_out(expr, expr.right, scope)
    if operator not in ("==", "!="):
        left, right = coerce(expr.left, left, "number", scope), coerce(expr.right, right, "number", scope)
    elif left.type == "words":
        message = msg("`{}` is several words, and cannot be compared", expr.left.span.text)
        help = msg("write `WORD is in {}`, or `number of WORD in {}`", expr.left.span.text, expr.left.span.text)
        raise scope.desk.fail("wrong-kind", message, expr.left, help=help)
    elif left.type != right.type:
        raise wrong_type(expr.right, right, TYPE_WORDS.get(left.type, left.type), scope)
    check_hidden(expr, scope)
    if left.type == "flag" and isinstance(right, v.Const):
        return left if bool(right.value) == (operator == "==") else v.Not(left)
    return v.Compare(operator, left, right)


def check_hidden(expr: n.Compare, scope: Scope) -> None:
    """Report a comparison that speaks of one thing both by its noun and as `it`, where the noun hides another name."""
    parts = list(walk(expr))
    hidden = next((part for part in parts if isinstance(part, n.Name) and part.text in scope.hiding), None)
    if hidden is not None and any(isinstance(part, n.It) for part in parts):
        noun = hidden.text
        message = msg("`{}` is the thing that is looked at here, and so is `it`", noun)
        help = msg(
            "the `{}` from before is hidden: give it another name, `this_{} ({})` or `as this_{}`",
            noun,
            noun,
            noun,
            noun,
        )
        scope.desk.reporter.report("hidden-name", message, hidden.span, help=help)


def one_word_only(fact: v.FactOf, node: n.Expr, scope: Scope) -> Exception:
    """`square is in ship's class`: a fact of one word holds nothing."""
    message = msg("`{}` is one word, not several", fact.fact)
    return scope.desk.fail("wrong-kind", message, node, help=msg("write `{} is WORD`", node.span.text))


def fact_left_out(expr: n.Compare, word: n.Name, scope: Scope) -> Exception:
    """`card is blue`: which of its facts?"""
    kinds = scope.desk.model.kinds.values()
    facts = [spec.name for kind in kinds for spec in kind.facts.values() if word.text in spec.words]
    message = msg("`{}` is a card, and `{}` is only a word of its {}", expr.left.span.text, word.text, facts[0])
    whose = "its" if isinstance(expr.left, n.It) else f"{expr.left.span.text}'s"
    help = msg("write `{} {} {} {}`", whose, facts[0], expr.operator, word.text)
    return scope.desk.fail("wrong-kind", message, word, help=help)


def bind_against(expr: n.Expr, left: Value, scope: Scope) -> Value:
    """The right side of a comparison; beside a fact or a face a word must be one that it can be."""
    if isinstance(left, v.FaceOf) and isinstance(expr, n.Name) and expr.text not in scope.names:
        model, kind = scope.desk.model, getattr(left.card, "kind", None)
        sides = {side for one in model.kinds.values() if kind in (None, one.name) for side in one.sides}
        if expr.text not in sides:
            raise scope.desk.unknown("unknown-word", msg("the face"), expr.text, expr, sides)
        scope.desk.mention("word", expr.text, expr)
        return v.Const(model.word(expr.text), "word")
    a_fact = isinstance(left, v.FactOf) and left.type in ("word", "words")
    if a_fact and isinstance(left, v.FactOf) and isinstance(expr, n.Name) and not scope.hides(expr.text):
        words = {
            word
            for kind in scope.desk.model.kinds.values()
            if left.fact in kind.facts
            for word in kind.facts[left.fact].words
        }
        if expr.text not in words:
            raise scope.desk.unknown("unknown-word", msg("the {}", left.fact), expr.text, expr, words)
        scope.desk.mention("word", expr.text, expr)
        return v.Const(scope.desk.model.word(expr.text), "word")
    return bind(expr, scope)


def bind_either(expr: n.Either, scope: Scope) -> Value:
    """`X is either Y or Z`."""
    first, second = (
        n.Compare(operator="is", left=expr.left, right=one, span=expr.span) for one in (expr.first, expr.second)
    )
    return v.Any((bind_compare(first, scope), bind_compare(second, scope)))


def bind_inside(expr: n.Inside, scope: Scope) -> Value:
    """`card is in your hand`, `system is in your systems`, `it is on top of …`."""
    place = bind(expr.place, scope)
    if place.type == "words":
        word = bind_against(expr.left, place, scope)
        if word.type != "word":
            raise wrong_type(expr.left, word, msg("a word of a fact"), scope)
        return shows(word, place)
    if isinstance(place, v.FactOf) and place.type == "word":
        raise one_word_only(place, expr.place, scope)
    left = bind(expr.left, scope)
    if left.type == "pile" and isinstance(place, Places) and len(place.places) == 1:
        zone, owner = place.places[0]
        if owner is not None:
            return v.PileIn(left, zone, owner)
    if left.type == "card" and place.type in ("places", "pile"):
        return v.CardIn(left, things_of_value(place, expr.place, scope))
    if left.type == "card" and place.type == "cards":
        if isinstance(place, Picked):
            return v.Exists(_same(things_of_value(place, expr.place, scope), left))
        return v.AmongCards(left, place)
    if left.type not in ("card", "pile"):
        raise wrong_type(expr.left, left, TYPE_WORDS["card"], scope)
    raise wrong_type(expr.place, place, TYPE_WORDS["pile"], scope)


def _same(things: Things, card: Value) -> Things:
    return Things(things.source, things.local, (*things.where, v.Compare("==", things.local, card)))


def bind_there(expr: n.There, scope: Scope) -> Value:
    """`there is a …`, `there are at least 2 …`."""
    things = bind_things(expr.things, expr.where, scope)
    if expr.quantifier == "a":
        return v.Exists(things)
    if expr.quantifier == "no":
        return v.Not(v.Exists(things))
    assert expr.count is not None
    operator = {"exactly": "==", "at least": ">=", "at most": "<=", "fewer than": "<"}[expr.quantifier]
    return v.Compare(operator, count_things(things), wanted(expr.count, scope, "number"))
