"""Expressions: a tree of words becomes a `Value` with a type, or a fault.

A zone stands for what lies in it: where a number is wanted it counts, where cards are wanted it is gone through. Several zones
(`your cards`) are a `Places`, which never reaches a running match: it is taken apart here.
"""

from __future__ import annotations

from attrs import frozen

from interpreter.check.nouns import kinds_named, piled_zone, singular, singulars
from interpreter.check.scope import Abandon, Desk, Scope, a, listed, sure
from interpreter.effects import values as v
from interpreter.effects.things import CardsOfList, Players, TopCards
from interpreter.effects.values import Local, Value
from interpreter.model import Model, ValueDef, Zone
from interpreter.syntax import nodes as n

TYPE_WORDS = {
    "number": "a number", "flag": "yes or no", "player": "a player", "amount": "an amount of resources", "card": "a card",
    "pile": "a place for cards", "holder": "a place for pieces", "cell": "a slot", "piece": "a piece", "word": "a word of a fact",
    "cards": "several cards", "places": "places for cards", "design": "the name of a card", "ending": "an ending",
}  # fmt: skip
COMPARISONS = {"is": "==", "is not": "!=", "is at least": ">=", "is at most": "<=", "is more than": ">", "is less than": "<"}
SOMEBODY = ("player", "opponent")
THEIRS = {  # what can stand behind X's, for an X of each type, beside what a game declares
    "card": ("owner", "pile", "place", "card_below", "card_above"), "cell": ("card", "owner"),
    "piece": ("owner", "place", "home"), "pile": ("owner",),
}  # fmt: skip


@frozen
class Places(Value):
    """Zones whose cards are meant together: (zone, owner) each. Exists only while a pack is checked."""

    places: tuple[tuple[str, Value | None], ...]
    type: str = "places"


@frozen
class DesignName(Value):
    """The name of a card, where a card is compared with it."""

    design: str
    type: str = "design"


@frozen
class Picked(Value):
    """The cards at an end of a pile, `top 3 of discard_pile`. Exists only while a pack is checked."""

    source: TopCards
    type: str = "cards"


def bind(expr: n.Expr, scope: Scope) -> Value:
    """The value that an expression stands for; raises Abandon when it has a fault."""
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
            from interpreter.check.things import count_of

            return count_of(expr.things, scope)
        case n.Aggregate():
            return bind_aggregate(expr, scope)
        case n.AggregateOf():
            return v.OfAmount(expr.word, wanted(expr.of, scope, "amount"))
        case n.Per():
            from interpreter.check.things import count_of

            value = bind(expr.value, scope)
            if value.type not in ("number", "amount"):
                raise wrong_type(expr.value, value, "a number or an amount", scope)
            return v.Times(value, count_of(expr.things, scope), value.type)
        case n.Sum():
            return bind_sum(expr, scope)
        case n.Compare():
            return bind_compare(expr, scope)
        case n.Either():
            first = bind_compare(n.Compare(operator="is", left=expr.left, right=expr.first, span=expr.span), scope)
            second = bind_compare(n.Compare(operator="is", left=expr.left, right=expr.second, span=expr.span), scope)
            return v.Any((first, second))
        case n.Inside():
            inside = bind_inside(expr, scope)
            return v.Not(inside) if expr.negated else inside
        case n.There():
            return bind_there(expr, scope)
        case n.Can():
            from interpreter.check.phrases import bind_can

            can = bind_can(expr.who, expr.phrase, scope)
            return v.Not(can) if expr.negated else can
        case n.Logic():
            left, right = bind(expr.left, scope), bind(expr.right, scope)
            if expr.operator == "or" and left.type in ("places", "pile") and right.type in ("places", "pile"):
                return Places(places_of(left, expr.left, scope) + places_of(right, expr.right, scope))
            left, right = flag(expr.left, left, scope), flag(expr.right, right, scope)
            return v.All((left, right)) if expr.operator == "and" else v.Any((left, right))
        case n.Not():
            return v.Not(flag(expr.value, bind(expr.value, scope), scope))
        case _:
            raise scope.desk.fail("unsupported", f"`{expr.span.text}` cannot be used here", expr)


def wanted(expr: n.Expr, scope: Scope, type: str) -> Value:
    """The value, which must be of this type; a place where a number is wanted counts what it holds."""
    return coerce(expr, bind(expr, scope), type, scope)


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
        help = f"write `{expr.span.text} is at least 1`, or another number"
        raise scope.desk.fail("wrong-kind", f"`{expr.span.text}` is a number, but a condition is needed here", expr, help=help)
    if value.type != "flag":
        raise wrong_type(expr, value, "a condition", scope)
    return value


def wrong_type(node: n.Node, value: Value, expected: str, scope: Scope) -> Exception:
    """Report that something of another kind stands here."""
    message = f"`{node.span.text}` is {TYPE_WORDS.get(value.type, value.type)}, but {expected} is needed here"
    return scope.desk.fail("wrong-kind", message, node)


def bind_you(expr: n.You, scope: Scope) -> Value:
    """`you`: the owner of the card, or whoever does the verb or action."""
    if scope.you is None:
        help = "on a card, in a verb and in an action somebody is `you`; under `each player` write `they` and `their`"
        raise scope.desk.fail("nobody-acts", "nobody is `you` here", expr, help=help)
    return scope.you


def bind_it(expr: n.It, scope: Scope) -> Value:
    """`it`: the thing of the innermost `choose`, `for each` or `where`."""
    if scope.it is None:
        help = "`it` is the thing of a `choose`, a `for each` or a `where`; the card itself is `this`"
        raise scope.desk.fail("nothing-meant", "`it` means nothing here", expr, help=help)
    return sure(scope.it)


def bind_they(expr: n.They, scope: Scope) -> Value:
    """`they`: whoever acts now, where that is not you; under a header, whoever did what the header says."""
    acting = scope.acting(expr)
    if scope.you is None or acting != scope.you:
        return acting
    if scope.they is not None:
        return scope.they
    help = "`they` is a player who acts for a while: inside `each opponent`, `target may`, or under `after an opponent …`"
    raise scope.desk.fail("nobody-acts", "nobody but you acts here", expr, help=help)


def bind_this(expr: n.This, scope: Scope) -> Value:
    """`this`, `this card`: the card itself; `this system`: the pile that it lies in."""
    desk, model = scope.desk, scope.desk.model
    if scope.this is None:
        raise desk.fail("nothing-meant", "`this` means nothing here: only on a card it is the card", expr)
    if expr.noun is None:
        return scope.this
    kinds = kinds_named(model, expr.noun.text)
    if kinds and scope.this.kind is not None and scope.this.kind not in kinds:
        raise desk.fail("wrong-kind", f"this card is no {expr.noun.text}, but {a(scope.this.kind)}", expr.noun, fix=scope.this.kind)
    if kinds:
        return scope.this
    zone = piled_zone(model, expr.noun.text)
    if zone:
        desk.use("zone", zone)
        return v.PlaceOfCard(scope.this)
    message = f"`this` stands before a kind of cards or a pile, and `{expr.noun.text}` is neither"
    raise desk.strange("unknown-kind", message, expr.noun.text, expr.noun, [*model.kinds, "card", *piles(model)])


def piles(model: Model) -> list[str]:
    """The words for one pile of a piled zone."""
    return [singulars(zone.name)[-1] for zone in model.zones.values() if zone.piled]


def bind_name(expr: n.Name, scope: Scope) -> Value:
    """A single word: a variable, a counter or a zone of the game, a value without parameters, a word of a fact, a card."""
    model, desk, word = scope.desk.model, scope.desk, expr.text
    if word in scope.names:
        return sure(scope.names[word])
    if word == "first":
        return v.First()
    if word == "nobody":
        return v.Const(-1, "player")
    if word in ("yes", "no"):
        return v.Const(word == "yes", "flag")
    if word in model.counters:
        counter = model.counters[word]
        desk.use("counter", word)
        if counter.per_player:
            raise whose(expr, desk)
        return v.CounterOf(word, None)
    if word in model.zones:
        zone = model.zones[word]
        if zone.per == "player":
            raise whose(expr, desk)
        return zone_value(zone, None, scope)
    if word in model.values and not model.values[word].parameters:
        desk.use("value", word)
        desk.ready(word, expr)
        if word in desk.macros:
            return bind(desk.macros[word], scope)  # type: ignore[arg-type]
        return v.Changed(word, (), model.values[word].type)
    if word in model.words:
        return v.Const(model.word(word), "word")
    if word in model.designs:
        return DesignName(word)
    raise strange_name(expr, scope)


def whose(expr: n.Name, desk: Desk) -> Exception:
    """Report a counter, zone or value of a player that is said to be nobody's."""
    word = expr.text
    help = f"write `your {word}`, or `their {word}` under `each player`"
    return desk.fail("missing-owner", f"whose {word}? every player has one", expr, help=help)


def strange_name(expr: n.Name, scope: Scope) -> Exception:
    """Report a word that is no value: it may be a name of another sort, or mean nothing at all."""
    model, desk, word = scope.desk.model, scope.desk, expr.text
    if word in model.values:
        return missing_parts(expr, model.values[word], desk)
    payload = {"amount", *(parameter.name for verb in model.verbs.values() for parameter in verb.parameters)}
    if scope.moment and not scope.vague and word in payload:
        help = f"it tells {listed(scope.told)}" if scope.told else "it tells no names; the card itself is `this`"
        return desk.strange("unknown-name", f"`{scope.moment}` tells no `{word}`", word, expr, scope.told, help)
    families = {"a verb": model.verbs, "a kind": model.kinds, "an action": model.actions, "an ending": model.endings}
    for family, names in families.items():
        if word in names:
            help = f"write `{a(word)} …`, or `number of …` to count them" if family == "a kind" else None
            return desk.fail("wrong-kind", f"`{word}` is {family}, but a value is needed here", expr, help=help)
    if scope.vague:
        return Abandon()
    own = [*scope.names]
    own += [name for name, counter in model.counters.items() if not counter.per_player]
    own += [name for name, zone in model.zones.items() if zone.per is None]
    own += [name for name, value in model.values.items() if not value.parameters]
    help = None
    if scope.moment:
        told = f"tells {listed(scope.told)}" if scope.told else "tells no names"
        help = f"`{scope.moment}` {told}; beside these there are `this` and `you`"
    return desk.strange("unknown-name", f"the name `{word}` does not exist here", word, expr, [*own, *model.words], help)


def missing_parts(expr: n.Name, value: ValueDef, desk: Desk) -> Exception:
    """Report a value that does not say of whom or of what."""
    if len(value.parameters) == 1 and value.parameters[0].type == "player" and value.parameters[0].joint == "of":
        return whose(expr, desk)
    return wrong_parts(expr, value, desk)


def wrong_parts(node: n.Node, value: ValueDef, desk: Desk) -> Exception:
    """Report a value that is written with other parts than it was declared with."""
    message = f"`{value.name}` " + (f"takes {parts_said(value)}" if value.parameters else "takes nothing behind it")
    return desk.fail("wrong-parts", message, node, help=f"write `{form(value)}`")


def parts_said(value: ValueDef) -> str:
    """What a value takes; `a player behind `against``."""
    return " and ".join(f"{a(parameter.name)} behind `{parameter.joint}`" for parameter in value.parameters)


def form(value: ValueDef) -> str:
    """How a value is written, with its parts in capitals; `toll against PLAYER`."""
    words = [value.name]
    for parameter in value.parameters:
        words += [parameter.joint or "of", parameter.name.upper()]
    return " ".join(words)


def zone_value(zone: Zone, owner: Value | None, scope: Scope) -> Value:
    """A zone as a value: one pile, one holder, or several piles."""
    scope.desk.use("zone", zone.name)
    if zone.store == "pieces":
        return v.HolderOf(zone.name, owner)
    if zone.piled:
        return Places(((zone.name, owner),))
    return v.PileOf(zone.name, owner)


def bind_of(expr: n.Of, scope: Scope) -> Value:
    """`X's Y`: what Y is depends on what X is."""
    model = scope.desk.model
    if isinstance(expr.name, n.SlotName):
        return bind_slot(expr.name, expr.owner, scope)
    if isinstance(expr.owner, n.You | n.They) or not isinstance(expr.owner, n.Name) or expr.owner.text in (*scope.names, "first"):
        owner = bind(expr.owner, scope)
    elif expr.name.text in model.values and model.values[expr.name.text].parameters:
        owner = bind(expr.owner, scope)
    else:
        owner = bind_name(expr.owner, scope)
    word = expr.name.text
    if word in model.values and not (owner.type == "player" and word in model.counters):
        return changed(expr.name, [("of", expr.owner, owner)], scope)
    match owner.type:
        case "player":
            return of_player(expr, word, owner, scope)
        case "card":
            return of_card(expr, word, owner, scope)
        case "cell":
            if word == "card":
                return v.CardOfCell(owner)
            if word == "owner":
                return v.OwnerOf(v.CardOfCell(owner))
        case "piece":
            if word == "owner":
                return v.OwnerOf(owner)
            if word == "place":
                return v.CardOfCell(owner)
            if word == "home":
                return home_of_piece(owner, expr, scope)
        case "pile":
            if word == "owner":
                return v.OwnerOf(owner)
    raise scope.desk.strange("unknown-name", f"{TYPE_WORDS.get(owner.type, owner.type)} has no `{word}`", word, expr.name, THEIRS.get(owner.type, ()))


def home_of_piece(piece: Value, expr: n.Of, scope: Scope) -> Value:
    """`its home`: the place that its kind names, of the player whose piece it is."""
    kind = scope.desk.model.kinds.get(getattr(piece, "kind", None) or "")
    zone = scope.desk.model.zones.get(kind.home or "") if kind is not None else None
    if kind is None or zone is None:
        help = "give its kind a line `home ZONE`, or name the place"
        raise scope.desk.fail("missing-place", "it is not known where it is at home", expr, help=help)
    scope.desk.use("zone", zone.name)
    return v.HolderOf(zone.name, v.OwnerOf(piece) if zone.per == "player" else None)


def of_player(expr: n.Of, word: str, owner: Value, scope: Scope) -> Value:
    """`your food`, `their hand`, `target's left`."""
    model, desk = scope.desk.model, scope.desk
    if word == "left":
        return v.LeftOf(owner)
    if word == "resources":
        for name in model.resources:
            desk.use("counter", name)
        return v.AllResources(owner)
    if word == "result":
        return v.CounterOf("result", owner)
    if word in SOMEBODY or word == "opponents":
        help = "write `an opponent`, `each opponent` or `number of opponents`"
        raise desk.fail("unsupported", f"`{expr.span.text}` cannot be used here", expr, help=help)
    for name in singulars(word):
        if name in model.counters and model.counters[name].per_player:
            desk.use("counter", name)
            return v.CounterOf(name, owner)
    zone = model.zones.get(word)
    if zone and zone.per == "player":
        return zone_value(zone, owner, scope)
    if word in model.counters or (zone and zone.per is None):
        message = f"`{word}` belongs to nobody: there is one for the whole game"
        raise desk.fail("wrong-owner", message, expr, help=f"write `{word}`", fix=word)
    known = [name for name, counter in model.counters.items() if counter.per_player]
    known += [name for name, zone in model.zones.items() if zone.per == "player"]
    known += [name for name, value in model.values.items() if len(value.parameters) == 1 and value.parameters[0].type == "player"]
    raise desk.strange("unknown-name", f"a player has no `{word}`", word, expr.name, [*known, "left", "resources"])


def of_card(expr: n.Of, word: str, owner: Value, scope: Scope) -> Value:
    """`card's cost`, `its owner`, `this card's card_below`."""
    model, desk = scope.desk.model, scope.desk
    if word in ("card_below", "card_above"):
        return v.Beside(owner, -1 if word == "card_below" else 1)
    if word == "owner":
        return v.OwnerOf(owner)
    if word in ("pile", "place") or piled_zone(model, word):
        return v.PlaceOfCard(owner)
    kind = getattr(owner, "kind", None)
    specs = [model.kinds[kind].facts.get(word)] if kind else [k.facts.get(word) for k in model.kinds.values()]
    spec = next((spec for spec in specs if spec), None)
    if spec is None:
        kinds = [model.kinds[kind]] if kind else list(model.kinds.values())
        known = [name for k in kinds for name in k.facts]
        raise desk.strange("unknown-fact", f"{a(kind or 'card')} has no `{word}`", word, expr.name, [*known, *THEIRS["card"]])
    desk.use("fact", word)
    return v.FactOf(word, owner, {"words": "word", "amount": "amount", "flag": "flag"}.get(spec.type, "number"))


def bind_slot(slot: n.SlotName, owner: n.Expr, scope: Scope) -> Value:
    """`card's [A]`."""
    card = wanted(owner, scope, "card")
    if slot.letter not in scope.desk.model.slots:
        if slot.letter in scope.desk.doubtful.names:
            raise Abandon
        raise scope.desk.fail("unknown-slot", f"the slot `[{slot.letter}]` does not exist", slot, help=_slots_help(scope))
    scope.desk.use("zone", slot.letter)
    return v.CellOf(slot.letter, card)


def _slots_help(scope: Scope) -> str | None:
    slots = scope.desk.model.slots
    return f"there is {listed(f'[{slot}]' for slot in slots)}" if slots else "declare it: `zone [A] of KIND for each card`"


def bind_related(expr: n.Related, scope: Scope) -> Value:
    """`attack_cost against target`, `bases of star for player`."""
    left = expr.left
    if isinstance(left, n.Of) and isinstance(left.name, n.Name):
        first, second = bind(left.owner, scope), bind(expr.right, scope)
        return changed(left.name, [("of", left.owner, first), (expr.word, expr.right, second)], scope)
    if not isinstance(left, n.Name):
        raise scope.desk.fail("wrong-kind", f"`{left.span.text}` is no value that stands before `{expr.word}`", left)
    return changed(left, [(expr.word, expr.right, bind(expr.right, scope))], scope)


def changed(name: n.Name, args: list[tuple[str, n.Expr, Value]], scope: Scope) -> Value:
    """A declared value for these arguments; each with the word before it."""
    model, desk = scope.desk.model, scope.desk
    if name.text not in model.values:
        known = [value for value in model.values if model.values[value].parameters]
        raise desk.unknown("unknown-name", "the value", name.text, name, known)
    value = model.values[name.text]
    desk.use("value", value.name)
    desk.ready(value.name, name)
    if [joint for joint, _node, _arg in args] != [parameter.joint for parameter in value.parameters]:
        raise wrong_parts(name, value, desk)
    bound = tuple(coerce(node, arg, parameter.type, scope) for (_, node, arg), parameter in zip(args, value.parameters, strict=True))
    if value.name in desk.macros:
        names = {parameter.name: arg for parameter, arg in zip(value.parameters, bound, strict=True)}
        return bind(desk.macros[value.name], scope.inner(names={**scope.names, **names}))  # type: ignore[arg-type]
    return v.Changed(value.name, bound, value.type)


def bind_top(expr: n.TopOf, scope: Scope) -> Value:
    """`top of deck` is a card, `top 3 of discard_pile` are cards."""
    pile = wanted(expr.pile, scope, "pile")
    if expr.count is None:
        return v.EndOf(expr.end, pile)
    return Picked(TopCards(expr.end, expr.count, pile))


def bind_amount(expr: n.Amount, scope: Scope) -> Value:
    """`2 food`."""
    model = scope.desk.model
    for name in singulars(expr.unit.text):
        if name in model.counters and model.counters[name].resource:
            scope.desk.use("counter", name)
            return v.AsAmount(name, wanted(expr.count, scope, "number"))
    for name in singulars(expr.unit.text):
        if name in model.counters:
            message = f"`{name}` is a counter, but a resource is needed here"
            raise scope.desk.fail("wrong-kind", message, expr.unit, help=f"only resources can be a price or stand in a sum: {listed(model.resources)}")
    raise scope.desk.unknown("unknown-resource", "the resource", expr.unit.text, expr.unit, model.resources)


def bind_aggregate(expr: n.Aggregate, scope: Scope) -> Value:
    """`total income of cards in their systems`."""
    from interpreter.check.things import bind_things

    things = bind_things(expr.things, None, scope)
    inner = scope.with_it(things.local.name, things.local)
    it = n.It(span=expr.fact.span)
    each = bind_of(n.Of(name=expr.fact, owner=it, span=expr.fact.span), inner)
    if each.type not in ("number", "amount"):
        raise wrong_type(expr.fact, each, "a number or an amount", scope)
    return v.Total(expr.word, things, each, each.type)


def bind_sum(expr: n.Sum, scope: Scope) -> Value:
    """`X + Y`: numbers or amounts, both the same."""
    left = bind(expr.left, scope)
    if left.type != "amount":
        left = coerce(expr.left, left, "number", scope)
    right = wanted(expr.right, scope, left.type)
    return v.Plus(left, right, 1 if expr.operator == "+" else -1, left.type)


def bind_compare(expr: n.Compare, scope: Scope) -> Value:
    """`X is Y` and its kin; `is working` and `is empty` are asked of the thing itself."""
    operator = COMPARISONS[expr.operator]
    if isinstance(expr.right, n.Name) and expr.right.text in ("working", "empty") and expr.right.text not in scope.names:
        left = bind(expr.left, scope)
        if expr.right.text == "working":
            asked: Value = v.IsWorking(coerce(expr.left, left, "card", scope))
        elif left.type == "places":
            from interpreter.check.things import things_of_value

            asked = v.Not(v.Exists(things_of_value(left, expr.left, scope)))
        elif left.type in ("pile", "holder", "cell"):
            asked = v.IsEmpty(left)
        else:
            raise wrong_type(expr.left, left, "a place", scope)
        return v.Not(asked) if operator == "!=" else asked
    left = bind(expr.left, scope)
    right = bind_against(expr.right, left, scope)
    if right.type == "design" and left.type == "card":
        same: Value = v.IsDesign(left, right.design)  # type: ignore[attr-defined]
        return v.Not(same) if operator == "!=" else same
    if left.type in ("holder", "pile", "cards", "places"):
        if right.type == "number":
            left = coerce(expr.left, left, "number", scope)
    if left.type == "card" and isinstance(expr.right, n.Name) and right.type == "word":
        raise fact_left_out(expr, expr.right, scope)
    if operator not in ("==", "!="):
        left, right = coerce(expr.left, left, "number", scope), coerce(expr.right, right, "number", scope)
    elif left.type != right.type:
        raise wrong_type(expr.right, right, TYPE_WORDS.get(left.type, left.type), scope)
    if left.type == "flag" and isinstance(right, v.Const):
        return left if bool(right.value) == (operator == "==") else v.Not(left)
    return v.Compare(operator, left, right)


def fact_left_out(expr: n.Compare, word: n.Name, scope: Scope) -> Exception:
    """`card is blue`: which of its facts?"""
    kinds = scope.desk.model.kinds.values()
    facts = [spec.name for kind in kinds for spec in kind.facts.values() if word.text in spec.words]
    message = f"`{expr.left.span.text}` is a card, and `{word.text}` is only a word of its {facts[0]}"
    help = f"write `{expr.left.span.text}'s {facts[0]} {expr.operator} {word.text}`"
    return scope.desk.fail("wrong-kind", message, word, help=help)


def bind_against(expr: n.Expr, left: Value, scope: Scope) -> Value:
    """The right side of a comparison; beside a fact a word must be one that the fact can be."""
    if isinstance(left, v.FactOf) and left.type == "word" and isinstance(expr, n.Name) and expr.text not in scope.names:
        words = {word for kind in scope.desk.model.kinds.values() if left.fact in kind.facts for word in kind.facts[left.fact].words}
        if expr.text not in words:
            raise scope.desk.unknown("unknown-word", f"the {left.fact}", expr.text, expr, words)
        return v.Const(scope.desk.model.word(expr.text), "word")
    return bind(expr, scope)


def places_of(value: Value, node: n.Node, scope: Scope) -> tuple[tuple[str, Value | None], ...]:
    """The zones that a value stands for."""
    if isinstance(value, Places):
        return value.places
    if isinstance(value, v.PileOf):
        return ((value.zone, value.owner),)
    raise wrong_type(node, value, "a place for cards", scope)


def bind_inside(expr: n.Inside, scope: Scope) -> Value:
    """`card is in your hand`, `system is in your systems`, `it is on top of …`."""
    from interpreter.check.things import things_of_value

    left, place = bind(expr.left, scope), bind(expr.place, scope)
    if left.type == "pile" and isinstance(place, Places) and len(place.places) == 1 and place.places[0][1] is not None:
        zone, owner = place.places[0]
        return v.PileIn(left, zone, owner)  # type: ignore[arg-type]
    if left.type == "card" and place.type in ("places", "pile"):
        return v.CardIn(left, things_of_value(place, expr.place, scope))
    if left.type == "card" and place.type == "cards":
        if isinstance(place, Picked):
            return v.Exists(_same(things_of_value(place, expr.place, scope), left))
        return v.AmongCards(left, place)
    raise wrong_type(expr.place, place, f"a place that can hold {TYPE_WORDS.get(left.type, left.type)}", scope)


def _same(things: v.Things, card: Value) -> v.Things:
    return v.Things(things.source, things.local, (*things.where, v.Compare("==", things.local, card)))


def bind_there(expr: n.There, scope: Scope) -> Value:
    """`there is a …`, `there are at least 2 …`."""
    from interpreter.check.things import bind_things, count_things

    things = bind_things(expr.things, expr.where, scope)
    if expr.quantifier == "a":
        return v.Exists(things)
    if expr.quantifier == "no":
        return v.Not(v.Exists(things))
    assert expr.count is not None
    operator = {"exactly": "==", "at least": ">=", "at most": "<=", "fewer than": "<"}[expr.quantifier]
    return v.Compare(operator, count_things(things), wanted(expr.count, scope, "number"))


def is_list(value: Value) -> bool:
    """Whether a value is a list of cards kept in a variable."""
    return isinstance(value, Local) and value.type == "cards"


__all__ = ["CardsOfList", "Places", "Players", "bind", "coerce", "places_of", "singular", "wanted", "zone_value"]
