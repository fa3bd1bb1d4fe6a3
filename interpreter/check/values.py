"""Expressions: a tree of words becomes a `Value` with a type, or a fault.

A zone stands for what lies in it: where a number is wanted it counts, where cards are wanted it is gone through.
Several zones (`your cards`) are a `Places`, which never reaches a running match: it is taken apart here.

What an expression is made of is looked at in `belongings`, `conditions`, `things` and `phrases`, which look at
expressions in their turn: these four are imported where they are needed.
"""

from __future__ import annotations

from collections.abc import Container

from interpreter.check.hints import game_asked, is_misspelt, which_one
from interpreter.check.nouns import kinds_named, piled_zone
from interpreter.check.scope import Abandon, Desk, Scope, a, sure
from interpreter.check.types import TYPE_WORDS, DesignName, Picked, Places, wrong_type
from interpreter.effects import values as v
from interpreter.effects.things import TopCards
from interpreter.effects.values import Value
from interpreter.report.message import Message, listed, msg
from interpreter.syntax import nodes as n

NO_WORDS = ("first", "nobody", "yes", "no")


def bind(expr: n.Expr | n.EachOf, scope: Scope) -> Value:
    """The value that an expression stands for; raises Abandon when it has a fault (`each player` is never a value)."""
    value = value_of(expr, scope)
    if value.type == "flag":
        scope.desk.written[id(value)] = value, expr
    return value


def value_of(expr: n.Expr | n.EachOf, scope: Scope) -> Value:
    """The value of an expression, whatever it is."""
    from interpreter.check.belongings import bind_of, bind_related
    from interpreter.check.conditions import bind_compare, bind_either, bind_inside, bind_there
    from interpreter.check.phrases import bind_can
    from interpreter.check.sums import bind_aggregate, bind_amount, bind_per, bind_sum
    from interpreter.check.things import count_of

    match expr:
        case n.Number():
            return v.Const(expr.value, "number")
        case n.No():
            return v.Const(False, "flag")
        case n.You():
            return bind_you(expr, scope)
        case n.They():
            return bind_they(expr, scope)
        case n.It():
            return bind_it(expr, scope)
        case n.This():
            return bind_this(expr, scope)
        case n.Name():
            return bind_name(expr, scope)
        case n.Group():
            return bind(expr.value, scope)
        case n.Of():
            return bind_of(expr, scope)
        case n.Related():
            return bind_related(expr, scope)
        case n.TopOf():
            return bind_top(expr, scope)
        case n.Amount():
            return bind_amount(expr, scope)
        case n.NumberOf():
            return count_of(expr.things, scope)
        case n.Aggregate():
            return bind_aggregate(expr, scope)
        case n.AggregateOf():
            return v.OfAmount(expr.word, wanted(expr.of, scope, "amount"))
        case n.Per():
            return bind_per(expr, scope)
        case n.Sum():
            return bind_sum(expr, scope)
        case n.Compare():
            return bind_compare(expr, scope)
        case n.Either():
            return bind_either(expr, scope)
        case n.Inside():
            return negated(bind_inside(expr, scope), expr.negated)
        case n.There():
            return bind_there(expr, scope)
        case n.Can():
            return negated(bind_can(expr.who, expr.phrase, scope), expr.negated)
        case n.Logic():
            return bind_logic(expr, scope)
        case n.Not():
            return v.Not(flag(expr.value, bind(expr.value, scope), scope))
        case _:
            raise scope.desk.fail("unsupported", msg("`{}` cannot be used here", expr.span.text), expr)


def negated(condition: Value, so: bool) -> Value:
    """The condition, or if `so` that it does not hold."""
    return v.Not(condition) if so else condition


def bind_logic(expr: n.Logic, scope: Scope) -> Value:
    """`A and B`, `A or B`, of conditions; places joined by `or` are several places."""
    left, right = bind(expr.left, scope), bind(expr.right, scope)
    if expr.operator == "or" and left.type in ("places", "pile") and right.type in ("places", "pile"):
        return Places(places_of(left, expr.left, scope) + places_of(right, expr.right, scope))
    left, right = flag(expr.left, left, scope), flag(expr.right, right, scope)
    return v.All((left, right)) if expr.operator == "and" else v.Any((left, right))


def wanted(expr: n.Expr | n.EachOf, scope: Scope, type: str) -> Value:
    """The value, which must be of this type; a place where a number is wanted counts what it holds."""
    return coerce(expr, bind(expr, scope), type, scope)


def argument(expr: n.Expr | n.EachOf, scope: Scope, type: str) -> Value:
    """What is given for a part of this type; for a `word` a word of a fact is meant, whatever else has its name."""
    model = scope.desk.model
    if type == "word" and isinstance(expr, n.Name) and not scope.hides(expr.text):
        if expr.text in model.words:
            scope.desk.mention("word", expr.text, expr)
            return v.Const(model.word(expr.text), "word")
        others: tuple[Container[str], ...] = (model.designs, model.counters, model.zones, model.values, NO_WORDS)
        if not any(expr.text in names for names in others):
            message = msg("no fact can be `{}`", expr.text)
            raise scope.desk.strange("unknown-word", message, expr.text, expr, model.words)
    return wanted(expr, scope, type)


def coerce(expr: n.Node, value: Value, type: str, scope: Scope) -> Value:
    """`value` as one of `type`, or a fault at `expr`."""
    if value.type == type:
        return value
    if type == "number" and value.type == "holder":
        return v.PieceCount(value)
    if type == "number" and value.type in ("pile", "cards", "places"):
        from interpreter.check.things import things_of_value

        return v.Count(things_of_value(value, expr, scope))
    if type == "flag":
        return flag(expr, value, scope)
    raise wrong_type(expr, value, TYPE_WORDS[type], scope)


def flag(expr: n.Node, value: Value, scope: Scope) -> Value:
    """A condition."""
    if value.type == "number":
        help = msg("write `{} is at least 1`, or another number", expr.span.text)
        raise scope.desk.fail(
            "wrong-kind", msg("`{}` is a number, but a condition is needed here", expr.span.text), expr, help=help
        )
    if value.type != "flag":
        raise wrong_type(expr, value, msg("a condition"), scope)
    return value


def bind_you(expr: n.You, scope: Scope) -> Value:
    """`you`: the owner of the card, or whoever does the verb or action."""
    if scope.you is None:
        help = msg(
            "on a card, in a verb and in an action somebody is `you`; under `each player` write `they` and `their`"
        )
        raise scope.desk.fail("nobody-acts", msg("nobody is `you` here"), expr, help=help)
    return scope.you


def bind_it(expr: n.It, scope: Scope) -> Value:
    """`it`: the thing of the innermost `choose`, `for each` or `where`."""
    if scope.it is None:
        help = msg("`it` is the thing of a `choose`, a `for each` or a `where`; the card itself is `this`")
        raise scope.desk.fail("nothing-meant", msg("`it` means nothing here"), expr, help=help)
    return sure(scope.it)


def bind_they(expr: n.They, scope: Scope) -> Value:
    """`they`: whoever acts now, where that is not you; under a header, whoever did what the header says."""
    acting = scope.acting(expr)
    if scope.you is None or acting != scope.you:
        return acting
    if scope.they is not None:
        return scope.they
    help = msg(
        "`they` is a player who acts for a while: inside `each opponent`, `target may`, or under `after an opponent …`"
    )
    raise scope.desk.fail("nobody-acts", msg("nobody but you acts here"), expr, help=help)


def bind_this(expr: n.This, scope: Scope) -> Value:
    """`this`, `this card`: the card itself; `this system`: the pile that it lies in."""
    from interpreter.check.belongings import piles

    desk, model = scope.desk, scope.desk.model
    if scope.this is None:
        raise desk.fail("nothing-meant", msg("`this` means nothing here: only on a card it is the card"), expr)
    if expr.noun is None:
        return scope.this
    kinds = kinds_named(model, expr.noun.text)
    if kinds and scope.this.kind is not None and scope.this.kind not in kinds:
        raise desk.fail(
            "wrong-kind",
            msg("this card is no {}, but {}", expr.noun.text, a(scope.this.kind)),
            expr.noun,
            fix=scope.this.kind,
        )
    if kinds:
        desk.mention("kind", kinds[0], expr.noun)
        return scope.this
    zone = piled_zone(model, expr.noun.text)
    if zone:
        desk.use("zone", zone, expr.noun)
        return v.PlaceOfCard(scope.this, zone=zone)
    message = msg("`this` stands before a kind of cards or a pile, and `{}` is neither", expr.noun.text)
    raise desk.strange("unknown-kind", message, expr.noun.text, expr.noun, [*model.kinds, "card", *piles(model)])


def bind_name(expr: n.Name, scope: Scope) -> Value:
    """A single word: a variable, a counter or zone of the game, a value without parameters, a fact's word, a card."""
    from interpreter.check.belongings import zone_value

    model, desk, word = scope.desk.model, scope.desk, expr.text
    if word in scope.names:
        desk.meet(scope.names[word], expr, word)
        return sure(scope.names[word])
    if word == "first":
        return v.First()
    if word == "nobody":
        return v.Const(-1, "player")
    if word in ("yes", "no"):
        return v.Const(word == "yes", "flag")
    if word in model.counters:
        counter = model.counters[word]
        desk.use("counter", word, expr)
        if counter.per_player:
            raise whose(expr, desk)
        return v.CounterOf(word, None)
    if word in model.zones:
        zone = model.zones[word]
        if zone.per == "player":
            raise whose(expr, desk)
        if zone.host:
            help = msg("write `{}'s {}`, or `PLACE's {}` for those of all cards of a place", zone.host, word, word)
            raise desk.fail("missing-owner", msg("which {}? every {} has one", word, zone.host), expr, help=help)
        return zone_value(zone, None, scope, expr)
    if word in model.values and not model.values[word].parameters:
        desk.use("value", word, expr)
        desk.ready(word, expr)
        if word in desk.macros:
            return bind(desk.places_of(word), scope)
        return v.Changed(word, (), model.values[word].type)
    if word in model.words:
        desk.mention("word", word, expr)
        return v.Const(model.word(word), "word")
    if word in model.designs:
        desk.mention("card", word, expr)
        return DesignName(word)
    raise strange_name(expr, scope)


def whose(expr: n.Name, desk: Desk) -> Exception:
    """Report a counter, zone or value of a player that is said to be nobody's."""
    word = expr.text
    help = msg("write `your {}`, or `their {}` under `each player`", word, word)
    return desk.fail("missing-owner", msg("whose {}? every player has one", word), expr, help=help)


def strange_name(expr: n.Name, scope: Scope) -> Exception:
    """Report a word that is no value: it may be a name of another sort, or mean nothing at all."""
    from interpreter.check.belongings import missing_parts

    model, desk, word = scope.desk.model, scope.desk, expr.text
    help: Message | None = None
    if word in model.values:
        return missing_parts(expr, model.values[word], desk)
    payload = {"amount", *(parameter.name for verb in model.verbs.values() for parameter in verb.parameters)}
    if scope.moment and not scope.vague and word in payload:
        help = (
            msg("it tells {}", listed(scope.told))
            if scope.told
            else msg("it tells no names; the card itself is `this`")
        )
        return desk.strange("unknown-name", msg("`{}` tells no `{}`", scope.moment, word), word, expr, scope.told, help)
    fault = which_one(expr, scope) or game_asked(expr, scope)
    if fault:
        return fault
    families: dict[Message, Container[str]] = {
        msg("a verb"): model.verbs,
        msg("a kind"): model.kinds,
        msg("an action"): model.actions,
        msg("an ending"): model.endings,
    }
    for family, names in families.items():
        if word in names:
            help = msg("write `{} …`, or `number of …` to count them", a(word)) if family == "a kind" else None
            return desk.fail("wrong-kind", msg("`{}` is {}, but a value is needed here", word, family), expr, help=help)
    if scope.vague:
        return Abandon()
    own = [*scope.names]
    own += [name for name, counter in model.counters.items() if not counter.per_player]
    own += [name for name, zone in model.zones.items() if zone.per is None]
    own += [name for name, value in model.values.items() if not value.parameters]
    own += model.words
    help, valid = None, own
    if scope.moment:
        own = [name for name in own if is_misspelt(word, name)]
        help = msg("`{}` tells no names; beside these there are `this` and `you`", scope.moment)
        if scope.told:
            told = listed(scope.told)
            help = msg("`{}` tells {}; beside these there are `this` and `you`", scope.moment, told)
    return desk.strange("unknown-name", msg("the name `{}` does not exist here", word), word, expr, own, help, valid)


def bind_top(expr: n.TopOf, scope: Scope) -> Value:
    """`top of deck` is a card, `top 3 of discard_pile` are cards."""
    pile = wanted(expr.pile, scope, "pile")
    if expr.count is None:
        return v.EndOf(expr.end, pile)
    return Picked(TopCards(expr.end, expr.count, pile))


def places_of(value: Value, node: n.Node, scope: Scope) -> tuple[tuple[str, Value | None], ...]:
    """The zones that a value stands for."""
    if isinstance(value, Places):
        return value.places
    if isinstance(value, v.PileOf):
        return ((value.zone, value.owner),)
    raise wrong_type(node, value, msg("a place for cards"), scope)
