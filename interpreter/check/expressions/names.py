"""Single words and what stands for them: `you`, `it`, `this system`, a counter, a zone, a value, a card's name."""

from __future__ import annotations

from collections.abc import Container

from interpreter.check.declared_values import ready
from interpreter.check.expressions.binding import bind, value_of, wanted
from interpreter.check.expressions.contents import with_an_order
from interpreter.check.expressions.parts import counter_value, missing_parts, piles, whose, zone_value
from interpreter.check.expressions.sorts import Picked
from interpreter.check.hints import check_digits, game_asked, is_misspelt, somebody_meant, which_one, whose_fact
from interpreter.check.nouns import kinds_named, piled_zone, singular, singulars
from interpreter.check.scope import Abandon, Scope, a, sure
from interpreter.effects import values as v
from interpreter.effects.things import TopCards
from interpreter.effects.values import Value
from interpreter.report.message import Message, alternatives, listed, msg
from interpreter.syntax import nodes as n


@value_of.register(n.You)
def bind_you(expr: n.You, scope: Scope) -> Value:
    """`you`: the owner of the card, or whoever does the verb or action."""
    if scope.you is None:
        help = msg(
            "on a card, in a verb and in an action somebody is `you`; under `each player` write `they` and `their`"
        )
        raise scope.desk.fail("nobody-acts", msg("nobody is `you` here"), expr, help=help)
    return scope.you


@value_of.register(n.It)
def bind_it(expr: n.It, scope: Scope) -> Value:
    """`it`: the thing of the innermost `choose`, `for each` or `where`."""
    if scope.it is None:
        help = msg("`it` is the thing of a `choose`, a `for each` or a `where`; the card itself is `this`")
        named = next((name for name, known in scope.names.items() if known.type == "card"), None)
        if scope.this is None and named is not None:
            help = msg("write `{}`", f"{named}'s" if expr.span.text == "its" else named)
        raise scope.desk.fail("nothing-meant", msg("`it` means nothing here"), expr, help=help)
    return sure(scope.it)


@value_of.register(n.They)
def bind_they(expr: n.They, scope: Scope) -> Value:
    """`they`: whoever acts now, where that is not you; under a header, whoever did what the header says."""
    if scope.doer is None and scope.they is not None:  # in a rule of the game nobody acts but who is told of
        return scope.they
    acting = scope.acting(expr)
    if scope.you is None or acting != scope.you:
        return acting
    if scope.they is not None:
        return scope.they
    help = msg(
        "`they` is a player who acts for a while: inside `each opponent`, `target may`, or under `after an opponent …`"
        "; elsewhere whoever acts is `you`"
    )
    chosen = next((name for name, one in scope.names.items() if one.type == "player"), None)
    if chosen is not None:
        help = msg("here write `{}`", chosen)
    if expr.span.text == "them":
        help = msg("several things have a name: `choose 2 cards from PLACE as kept`, and then `put kept into PLACE`")
    raise scope.desk.fail("nobody-acts", msg("nobody but you acts here"), expr, help=help)


@value_of.register(n.This)
def bind_this(expr: n.This, scope: Scope) -> Value:
    """`this`, `this card`: the card itself; `this system`: the pile that it lies in."""
    desk, model = scope.desk, scope.desk.model
    if scope.this is None:
        raise desk.fail("nothing-meant", msg("`this` means nothing here: only on a card it is the card"), expr)
    if expr.noun is None:
        return scope.this
    kinds = kinds_named(model, expr.noun.text)
    if kinds and scope.this.kind is not None and scope.this.kind not in kinds:
        message = msg("this card is no {}, but {}", expr.noun.text, a(scope.this.kind))
        raise desk.fail("wrong-kind", message, expr.noun, fix=scope.this.kind)
    if kinds:
        desk.index.mention("kind", kinds[0], expr.noun)
        return scope.this
    zone = piled_zone(model, expr.noun.text)
    if zone:
        desk.index.use("zone", zone, expr.noun)
        return v.PlaceOfCard(scope.this, zone=zone)
    message = msg("`this` stands before a kind of cards or a pile, and `{}` is neither", expr.noun.text)
    raise desk.strange("unknown-kind", message, expr.noun.text, expr.noun, [*model.kinds, "card", *piles(model)])


@value_of.register(n.Name)
def bind_name(expr: n.Name, scope: Scope) -> Value:
    """A single word: a variable, a counter or zone of the game, a value without parameters, a fact's word, a card."""
    model, desk, word = scope.desk.model, scope.desk, expr.text
    if word in scope.names:
        desk.index.meet(scope.names[word], expr, word, scope.desk.model)
        return sure(scope.names[word])
    if word == "first":
        return v.First()
    if word == "everybody":
        return v.Everybody()
    if word == "nobody":
        return v.Const(-1, "player")
    if word in ("yes", "no"):
        return v.Const(word == "yes", "flag")
    if word in model.counters:
        counter = model.counters[word]
        desk.index.use("counter", word, expr)
        if counter.per_player:
            raise whose(expr, desk)
        return counter_value(counter, None)
    if word in model.zones:
        zone = model.zones[word]
        if zone.per == "player":
            raise whose(expr, desk)
        if zone.host:
            help = msg("write `{}'s {}`, or `PLACE's {}` for those of all cards of a place", zone.host, word, word)
            raise desk.fail("missing-owner", msg("which {}? every {} has one", word, zone.host), expr, help=help)
        return zone_value(zone, None, scope, expr)
    if word in model.values and not model.values[word].parameters:
        desk.index.use("value", word, expr)
        ready(word, desk, expr)
        if word in desk.values.macros:
            return bind(desk.values.places(word), scope)
        return v.Changed(word, (), model.values[word].type)
    if word in model.words:
        desk.index.mention("word", word, expr)
        return v.Const(model.word(word), "word")
    if word in model.designs:
        desk.index.mention("card", word, expr)
        kind = model.kinds[model.designs[word].kind]
        return v.DesignName(word, kind.name, "card" if kind.is_place and not kind.owned else "design")
    if word == "nothing":
        return v.Const(-1, "card")
    raise strange_name(expr, scope)


@value_of.register(n.Plural)
def bind_plural(expr: n.Plural, scope: Scope) -> Value:
    """`towns'`: all places of a kind, which lie side by side from the start."""
    desk, word = scope.desk, expr.noun.text
    kind = desk.model.kinds.get(singular(desk.model, word))
    if kind is None:
        message = msg("there is no {} `{}`", msg("kind"), word)
        raise desk.strange("unknown-kind", message, word, expr.noun, desk.model.kinds)
    zone = desk.model.zones.get(kind.starts or "")
    if not kind.is_place or zone is None or zone.host is not None:
        message = msg("`{}` alone are no places that lie on the table from the start", word)
        raise desk.fail("wrong-place", message, expr, help=msg("say where they lie: `{}`", "PLACE's …"))
    desk.index.use("kind", kind.name, expr.noun)
    return zone_value(zone, v.Everybody() if zone.per == "player" else None, scope, expr)


def _asked_otherwise(word: str, scope: Scope) -> Message | None:
    """How it is asked whether somebody or something is such a one, or how the game ended."""
    if word == "ending":
        return msg("only a scenario asks which ending it was; ask for what brings it about")
    if word in ("odd", "even"):
        told = "is" if word == "even" else "is not"
        return msg("half of an even number is a whole one: write `{}`", f"NUMBER {told} 2 times (NUMBER divided by 2)")
    if word in ("mine", "yours", "ours"):
        return msg("whose things are is said by where they lie, `a THING from your PLACE`, or behind `where`")
    piles = piled_zone(scope.desk.model, word)
    if piles is not None and word != piles:
        scope.desk.doubtful.guessed.add(piles)
        place = f"your {piles}" if scope.desk.model.zones[piles].per == "player" else piles
        return msg("which pile it is stands above: `choose {} from {}`", a(word), place)
    asked = scope.desk.model.values.get(f"is_{word}")
    if asked is None or len(asked.parameters) != 1:
        return None
    part = asked.parameters[0]
    whose = "your" if part.type == "player" else f"{part.name}'s" if part.name in scope.names else "this card's"
    scope.desk.doubtful.guessed.add(asked.name)
    return msg("write `{} {} is yes`", whose, asked.name)


def _on_places(word: str, scope: Scope) -> Message | None:
    """How to name what lies on all places of a kind, `put all cubes from towns into bag`."""
    kinds = kinds_named(scope.desk.model, word) if word != "cards" else ()
    found = [f"{word}' {name}" for name, zone in scope.desk.model.zones.items() if zone.host in kinds]
    return msg("write what lies on it: {}", alternatives(f"`{name}`" for name in found)) if found else None


def strange_name(expr: n.Name, scope: Scope) -> Exception:
    """Report a word that is no value: it may be a name of another sort, or mean nothing at all."""
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
    mine = next((one for one in singulars(word) if one in model.counters and model.counters[one].per_player), None)
    if mine is not None and mine not in desk.doubtful.names:
        return whose(n.Name(text=mine, span=expr.span), desk)
    if word in ("card_below", "card_above"):
        return desk.fail("missing-owner", msg("whose `{}`?", word), expr, help=msg("write `{}`", f"this card's {word}"))
    check_digits((expr,), scope)
    fault = (
        which_one(expr, scope)
        or game_asked(expr, scope)
        or whose_fact(expr, scope)
        or somebody_meant(expr, scope)
        or named_later(expr, scope)
    )
    if fault:
        return fault
    families: dict[Message, Container[str]] = {
        msg("a verb"): model.verbs,
        msg("a kind"): model.kinds,
        msg("an action"): model.actions,
        msg("a board"): model.boards,
        msg("an ending"): model.endings,
    }
    for family, names in families.items():
        if word in names:
            help = msg("write `{} …`, or `number of …` to count them", a(word)) if family == "a kind" else None
            if family == "a board":
                one = model.boards[word].kind
                help = msg("its places are of a kind: write `a {}`, or `{}'s ZONE` for what lies there", one, one)
            return desk.fail("wrong-kind", msg("`{}` is {}, but a value is needed here", word, family), expr, help=help)
    if scope.vague:
        return Abandon()
    own = names_known(scope)
    help, valid = None, own
    if word in ("empty", "full", "working") and scope.it is not None:
        help = msg("write `{}`", f"it is {word}")
        return desk.fail("unknown-name", msg("the name `{}` does not exist here", word), expr, help=help)
    meant = _asked_otherwise(word, scope) or _on_places(word, scope)
    if meant is not None:
        return desk.fail("unknown-name", msg("the name `{}` does not exist here", word), expr, help=meant)
    if scope.moment:
        own = [name for name in own if is_misspelt(word, name) or set(singulars(word)) & set(name.split("_"))]
        help = msg("`{}` tells no names; beside these there are `this` and `you`", scope.moment)
        if scope.told:
            told = listed(scope.told)
            help = msg("`{}` tells {}; beside these there are `this` and `you`", scope.moment, told)
    return desk.strange("unknown-name", msg("the name `{}` does not exist here", word), word, expr, own, help, valid)


def names_known(scope: Scope) -> list[str]:
    """The names that a single word can be."""
    model = scope.desk.model
    own = [*scope.names]
    own += [name for name, counter in model.counters.items() if not counter.per_player]
    own += [name for name, zone in model.zones.items() if zone.per is None and zone.declared]
    own += [name for name, value in model.values.items() if not value.parameters]
    own += [name for name, design in model.designs.items() if model.kinds[design.kind].is_place]
    return [*own, *model.words]


def named_later(expr: n.Name, scope: Scope) -> Exception | None:
    """Report `choose an opponent as foe where foe's coin is 2`."""
    line = expr.span.source.lines[expr.span.line - 1]
    if scope.vague or scope.it is None or f" as {expr.text} where " not in line[: expr.span.column]:
        return None
    help = msg("write `it`: a thing has its name only when it has been picked")
    return scope.desk.fail("unknown-name", msg("the name `{}` does not exist here", expr.text), expr, help=help)


@value_of.register(n.Group)
def bind_group(expr: n.Group, scope: Scope) -> Value:
    """What stands in brackets."""
    return bind(expr.value, scope)


@value_of.register(n.TopOf)
def bind_top(expr: n.TopOf, scope: Scope) -> Value:
    """`top of deck` is a card, `top 3 of discard_pile` are cards."""
    pile = with_an_order(wanted(expr.pile, scope, "pile"), expr, scope)
    if expr.count is None:
        return v.EndOf(expr.end, pile)
    count = expr.count if isinstance(expr.count, int) else wanted(expr.count, scope, "number")
    return Picked(TopCards(expr.end, count, pile))
