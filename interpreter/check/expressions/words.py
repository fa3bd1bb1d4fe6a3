"""The words of facts and faces: which one is meant beside a fact, and whether it stands among several."""

from __future__ import annotations

from collections.abc import Iterable

from interpreter.check.expressions.binding import argument, bind
from interpreter.check.expressions.sorts import SORTS, wrong_sort
from interpreter.check.nouns import kinds_of, words_named
from interpreter.check.scope import Scope
from interpreter.effects import values as v
from interpreter.effects.faces import face_of_word
from interpreter.effects.values import Local, Value
from interpreter.model import Model
from interpreter.report.message import Message, msg
from interpreter.syntax import nodes as n


def bind_against(expr: n.Expr, left: Value, scope: Scope) -> Value:
    """The right side of a comparison; beside a fact or a face a word must be one that it can be."""
    if left.type == "action" and isinstance(expr, n.Name) and expr.text not in scope.names:
        actions = scope.desk.model.actions
        if expr.text not in actions:
            raise scope.desk.unknown("unknown-action", msg("the action"), expr.text, expr, actions)
        scope.desk.index.use("action", expr.text, expr)
        return v.Const(list(actions).index(expr.text), "action")
    if isinstance(left, v.FaceOf) and isinstance(expr, n.Name) and expr.text not in scope.names:
        sides = {side for one in kinds_of(scope.desk.model, left.card) for side in one.sides}
        return word_of(sides, msg("the face"), expr, scope)
    if left.type == "face" and isinstance(expr, n.Name) and expr.text not in scope.names:
        return word_of_die(expr, left, scope)
    if left.type == "resource":
        return argument(expr, scope, "resource")
    if isinstance(left, Local) and left.type == "word" and left.kind and isinstance(expr, n.Name):
        words = words_named(left.kind, scope.desk.model)
        if not scope.hides(expr.text):
            return word_of(words, msg("the {}", left.kind), expr, scope)
    if left.type == "word" and isinstance(left, v.MarkOf | v.CounterOf) and isinstance(expr, n.Name):
        mark = scope.desk.model.counted[left.mark if isinstance(left, v.MarkOf) else left.counter]
        if expr.text == "nothing" and mark.start < 0:
            return v.Const(-1, "word")
        if not scope.hides(expr.text):
            return word_of(mark.words, msg("the {}", mark.name), expr, scope)
    if isinstance(left, v.FactOf) and left.type in ("word", "number"):
        not_left_out(left, expr, scope)
    a_fact = isinstance(left, v.FactOf | v.EdgeOf) and left.type in ("word", "words")
    if a_fact and isinstance(left, v.FactOf | v.EdgeOf) and isinstance(expr, n.Name) and not scope.hides(expr.text):
        words = words_named(left.fact, scope.desk.model)
        return word_of(words, msg("the {}", left.fact), expr, scope)
    if left.type == "word" and isinstance(expr, n.Name) and expr.text in scope.desk.model.words:
        return argument(expr, scope, "word")  # a word of a fact, whatever else has its name
    return bind(expr, scope)


def not_left_out(fact: v.FactOf, expr: n.Expr, scope: Scope) -> None:
    """Report that it is asked whether a fact is `nothing`: what a card does not give says a `default`."""
    if not isinstance(expr, n.Name) or expr.text != "nothing" or expr.text in words_named(fact.fact, scope.desk.model):
        return
    message = msg("whether a card gives its `{}` is asked by what it has without one", fact.fact)
    help = msg("let the kind say `{} …, none, default none`, and ask for `none`", fact.fact)
    if fact.type == "number":
        help = msg("let the kind say `{} -1 to …, default -1`, and ask for `-1`", fact.fact)
    raise scope.desk.fail("unknown-word", message, expr, help=help)


def word_of(words: Iterable[str], what: Message, expr: n.Name, scope: Scope) -> Value:
    """One of the words that something can be; a value of the game that is called so, if none of them is."""
    model = scope.desk.model
    if expr.text in words:
        scope.desk.index.mention("word", expr.text, expr)
        return v.Const(model.word(expr.text), "word")
    if expr.text in model.values or is_marked_word(expr.text, model):
        return bind(expr, scope)
    raise scope.desk.unknown("unknown-word", what, expr.text, expr, words)


def is_marked_word(name: str, model: Model) -> bool:
    """Whether the game is marked with a word under this name."""
    return name in model.counters and model.counters[name].of_game and model.counters[name].type == "word"


def word_of_die(expr: n.Name, face: Value, scope: Scope) -> Value:
    """The face of a die on which a word is printed; anything else that is called so, if no face is."""
    model = scope.desk.model
    dice = kinds_of(model, face.die) if isinstance(face, v.DieFace) else kinds_of(model, v.Local("die", "die"))
    words = {word for one in dice for word in one.faces if isinstance(word, str)}
    if expr.text in words:
        scope.desk.index.mention("word", expr.text, expr)
        return v.Const(face_of_word(model.word(expr.text)), "face")
    if any(expr.text in names for names in (model.counters, model.zones, model.values)):
        return bind(expr, scope)
    raise scope.desk.unknown("unknown-word", msg("the face"), expr.text, expr, words)


def word_among(expr: n.Expr, words: Value, scope: Scope) -> Value:
    """A word that is looked for among several."""
    word = bind_against(expr, words, scope)
    if word.type != "word":
        raise wrong_sort(expr, word, SORTS["word"].said, scope)
    return word


def named_among(expr: n.Expr, names: Value, scope: Scope) -> Value:
    """A card, or the name of one, that is looked for among several names."""
    card = bind(expr, scope)
    if card.type not in ("card", "design"):
        raise wrong_sort(expr, card, SORTS["card"].said, scope)
    return card


def one_word_only(fact: v.FactOf, node: n.Expr, scope: Scope) -> Exception:
    """`square is in ship's class`: a fact of one word holds nothing."""
    message = msg("`{}` is one word, not several", fact.fact)
    return scope.desk.fail("wrong-kind", message, node, help=msg("write `{} is WORD`", node.span.text))


def shows(word: Value, words: Value) -> Value:
    """Whether a word stands among several."""
    return v.Compare(">=", v.WordCount(words, word), v.Const(1, "number"))
