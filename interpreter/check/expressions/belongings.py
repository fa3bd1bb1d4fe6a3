"""What belongs to something: `X's Y`, `Y of X`, `Y against X`; what Y is depends on what X is."""

from __future__ import annotations

from interpreter.check.declared_values import ready
from interpreter.check.expressions.binding import argument, bind, coerce, itself, value_of, wanted
from interpreter.check.expressions.contents import kinds_held, things_of_value
from interpreter.check.expressions.families import bind_of_game, is_one_of_several
from interpreter.check.expressions.hidden_names import check_hidden
from interpreter.check.expressions.parts import counter_value, in_order, zone_value
from interpreter.check.expressions.sorts import SORTS, Places, Under, sort_of, wrong_sort
from interpreter.check.expressions.towards import opposite, sided
from interpreter.check.nouns import kinds_named, kinds_of, piled_zone, singular, singulars
from interpreter.check.scope import Abandon, Scope, a
from interpreter.check.whereabouts import can_be_owned, kinds_above
from interpreter.effects import things as th, values as v
from interpreter.effects.values import Local, Value
from interpreter.model import Design, FactSpec, Model, ValueDef
from interpreter.report.message import Message, listed, msg
from interpreter.syntax import nodes as n
from interpreter.syntax.valued import named_parts

SOMEBODY = ("player", "opponent")


@value_of.register(n.Of)
def bind_of(expr: n.Of, scope: Scope) -> Value:
    """`X's Y`: what Y is depends on what X is."""
    model = scope.desk.model
    if isinstance(expr.name, n.SlotName):
        return bind_slot(expr.name, expr.owner, scope)
    if is_one_of_several(expr, scope):
        return bind_of_game(expr, scope)
    owner = opponents_of(expr.owner, scope) or given_part(expr.name, "of", expr.owner, scope)
    word = expr.name.text
    if word in model.values and not is_its_own(word, owner, model):
        return declared_value(expr.name, [("of", expr.owner, owner)], scope)
    answer = ANSWERS.get(owner.type)
    found = answer(expr, word, owner, scope) if answer is not None else None
    if found is None:
        message = msg("{} has no `{}`", sort_of(owner).said, word)
        in_all = {"dice": ["sum"], "amount": ["sum", *model.resources]}.get(owner.type, [])
        if word in in_all:
            asked = "total of" if word == "sum" else f"number of {word} in"
            help = msg("write `{}`", f"{asked} {expr.owner.span.text}")
            raise scope.desk.fail("unknown-name", message, expr.name, help=help)
        if owner.type == "pile" and any(word in kind.facts for kind in scope.desk.model.kinds.values()):
            span, place = expr.span, expr.owner.span.text
            help = msg("of the card on top write `{}`", f"(top of {place})'s {word}")
            if span.source.line(span.line)[: span.column - 1].endswith("bottom of "):
                help = msg("of the card at the bottom write `{}`", f"(bottom of {place})'s {word}")
            if span.text.startswith(f"{word} of "):
                help = msg("{}; what all its cards have together is `{}`", help, f"total {span.text}")
            raise scope.desk.fail("unknown-name", message, expr.name, help=help)
        if isinstance(expr.owner, n.Plural):
            raise not_of_all(expr.owner, expr.name, scope)
        raise scope.desk.strange("unknown-name", message, word, expr.name, sort_of(owner).asked)
    return found


def not_of_all(things: n.Plural, name: n.Name, scope: Scope) -> Exception:
    """Report `towns' price` and `towns' stations`: of all places of a kind together only what lies there is known."""
    model, kind = scope.desk.model, singular(scope.desk.model, things.noun.text)
    message = msg("of all `{}` together nothing is called `{}`", things.noun.text, name.text)
    zones = [zone.name for zone in model.zones.values() if zone.host and model.is_a(kind, zone.host)]
    help = None
    if name.text in model.marks or any(name.text in one.facts for one in model.kinds.values()):
        help = msg("write `for each {}`, and below it, four spaces deeper, what is done with `its {}`", kind, name.text)
    return scope.desk.strange("unknown-name", message, name.text, name, zones, help)


def is_its_own(word: str, owner: Value, model: Model) -> bool:
    """Whether something has this by itself, though a value is called so, too: a player a counter; a card or a die a
    fact, where the value is one of other things."""
    if owner.type == "player":
        return word in model.counters
    type = "card" if owner.type == "design" else owner.type
    if type not in ("card", "die") or not any(word in one.facts for one in kinds_of(model, owner)):
        return False
    kind = getattr(owner, "kind", None)
    part = next((one for one in model.values[word].parameters if one.joint == "of"), None)
    if part is None or part.type != type:
        return True
    return None not in (kind, part.kind) and not (model.is_a(kind, part.kind) or model.is_a(part.kind, kind))


def opponents_of(owner: n.Expr, scope: Scope) -> Value | None:
    """`your opponents`, before what each of them has; None for anybody else."""
    match owner:
        case n.Of(name=n.Name(text="opponents"), owner=one):
            return v.Everybody(wanted(one, scope, "player"))
    return None


def of_players(expr: n.Of, word: str, owners: Value, scope: Scope) -> Value:
    """`everybody's hand`, `your opponents' hut`: the places of several players are meant together."""
    model, desk = scope.desk.model, scope.desk
    zone = model.zones.get(word)
    if zone is None or zone.per != "player":
        help = msg("write `total {} of players`, or `each player` on a line of its own", word)
        if zone is not None and zone.host:
            help = msg(
                "each {} has one; for all of them together write the plural before it, as in `hexes' ground`", zone.host
            )
        known = [name for name, one in model.zones.items() if one.per == "player"]
        message = msg("`{}` is no place that every player has", word)
        raise desk.strange("unknown-name", message, word, expr.name, known, help)
    desk.index.use("zone", zone.name, expr.name)
    return v.HolderOf(zone.name, owners, "holders") if zone.store == "pieces" else Places(((zone.name, owners),))


def of_number(expr: n.Of, word: str, side: Value, scope: Scope) -> Value | None:
    """`opposite of side`."""
    return opposite(expr, side, scope) if word == "opposite" else None


def of_cell(expr: n.Of, word: str, cell: Value, scope: Scope) -> Value | None:
    """`[A]'s card`, `slot's owner`."""
    card = v.CardOfCell(cell)
    return {"card": card, "owner": v.OwnerOf(card)}.get(word)


def of_piece(expr: n.Of, word: str, piece: Value, scope: Scope) -> Value | None:
    """`its owner`, `its place`, `its home`."""
    if word == "home":
        return home_of_piece(piece, expr, scope)
    return {"owner": v.OwnerOf(piece), "place": v.CardOfCell(piece)}.get(word)


def of_place(expr: n.Of, word: str, place: Value, scope: Scope) -> Value | None:
    """`your harbour's cargo`; of one pile also its owner."""
    model = scope.desk.model
    if word in model.zones and model.zones[word].host:
        scope.desk.index.use("zone", word, expr.name)
        hosts, host = things_of_value(place, expr.owner, scope).source, model.zones[word].host
        if not any(model.is_a(kind, host) for kind in kinds_held(hosts, scope) or [host]):
            said = expr.owner.span.text
            message = msg("no {} can lie in `{}`, and only {} has `{}`", host, said, a(host or ""), word)
            raise scope.desk.fail("wrong-place", message, expr.owner)
        return Under(word, hosts)
    if word != "owner" or place.type != "pile":
        return None
    check_owned(place, expr, scope)
    return v.OwnerOf(place)


def check_owned(thing: Value, expr: n.Of, scope: Scope) -> None:
    """A fault if it is sure that a card or a place has no owner."""
    model, said = scope.desk.model, expr.owner.span.text
    help = msg("name the player who is meant")
    if isinstance(thing, v.PileOf) and thing.owner is None:
        message = msg("`{}` belongs to nobody: there is one for the whole game", said)
        raise scope.desk.fail("wrong-owner", message, expr, help=help)
    kind = getattr(thing, "kind", None) if thing.type == "card" else None
    if kind is not None and not can_be_owned(model, kind) and not scope.desk.doubtful.places:
        message = msg("{} never has an owner: it cannot lie in a place of a player", a(kind))
        raise scope.desk.fail("wrong-owner", message, expr, help=help)


def home_of_piece(piece: Value, expr: n.Of, scope: Scope) -> Value:
    """`its home`: the place that its kind names, of the player whose piece it is."""
    kind = scope.desk.model.kinds.get(getattr(piece, "kind", None) or "")
    zone = scope.desk.model.zones.get(kind.home or "") if kind is not None else None
    if kind is None or zone is None:
        help = msg("give its kind a line `home ZONE`, or name the place")
        raise scope.desk.fail("missing-place", msg("it is not known where it is at home"), expr, help=help)
    scope.desk.index.use("zone", zone.name)
    return v.HolderOf(zone.name, v.OwnerOf(piece) if zone.per == "player" else None)


def things_of_a_player(word: str, model: Model) -> Message:
    """How `your stall` is said: things are picked from a place, and places of a board belong to nobody."""
    if any(model.kinds[kind].is_place for kind in kinds_named(model, word)):
        kind = a(singular(model, word))
        return msg("places belong to nobody: say behind `where` what is so of it, `{} where its MARK is you`", kind)
    return msg(
        "things are picked from where they lie, `{} from your PLACE`, and counted there, `number of {} in your "
        "PLACE`; for several places declare `value {} of player = player's PLACE or player's PLACE`",
        a(singular(model, word)),
        word,
        word,
    )


def of_player(expr: n.Of, word: str, owner: Value, scope: Scope) -> Value:
    """`your grain`, `their hand`, `target's left`."""
    model, desk = scope.desk.model, scope.desk
    chosen = scope.names.get(word)
    if chosen is not None and chosen.type == "resource":
        desk.index.meet(chosen, expr.name, word, model)
        return v.ResourceIn(chosen, v.AllResources(owner))
    if word == "left":
        return v.LeftOf(owner)
    if word == "right":
        return v.RightOf(owner)
    if word == "resources":
        for name in model.resources:
            desk.index.use("counter", name)
        return v.AllResources(owner)
    if word == "result":
        return v.CounterOf("result", owner)
    if word in SOMEBODY or word == "opponents":
        help = msg("write `an opponent`, `each opponent` or `number of opponents`")
        raise desk.fail("unsupported", msg("`{}` cannot be used here", expr.span.text), expr, help=help)
    for name in singulars(word):
        if name in model.counters and model.counters[name].per_player:
            desk.index.use("counter", name, expr.name)
            return counter_value(model.counters[name], owner)
    zone = model.zones.get(word)
    if zone and zone.per == "player":
        return zone_value(zone, owner, scope, expr.name)
    if word in model.counters or (zone and zone.per is None):
        message = msg("`{}` belongs to nobody: there is one for the whole game", word)
        help = msg("write `{}`; or end the line that declares it with `for each player`", word)
        raise desk.fail("wrong-owner", message, expr, help=help)
    own = own_thing(model.designs[word], owner, scope) if word in model.designs else None
    if own is not None:
        desk.index.mention("card", word, expr.name)
        return own
    if any(model.kinds[kind].owned and model.kinds[kind].is_card for kind in kinds_named(model, word)):
        help = msg("write `{} from PLACE`, or `number of {} in PLACE`", expr.span.text, expr.span.text)
        kind = kinds_named(model, word)[0]
        if model.lies_before_each(kind):
            help = msg("write `{}`", f"{word} on {expr.owner.span.text} {model.kinds[kind].starts}")
        raise desk.fail("missing-place", msg("{} from where?", expr.span.text), expr, help=help)
    if kinds_named(model, word):
        help = things_of_a_player(word, model)
        raise desk.strange("unknown-name", msg("a player has no `{}`", word), word, expr.name, [], help)
    if word in ("score", "points") and word not in desk.doubtful.names:
        message, help = msg("a player has no `{}`", word), msg("did you mean `{}`?", "result")
        raise desk.fail("unknown-name", message, expr.name, help=help, fix="result")
    known = [name for name, counter in model.counters.items() if counter.per_player]
    known += [name for name, zone in model.zones.items() if zone.per == "player"]
    known += [
        name
        for name, value in model.values.items()
        if len(value.parameters) == 1 and value.parameters[0].type == "player"
    ]
    message = msg("a player has no `{}`", word)
    raise desk.strange("unknown-name", message, word, expr.name, [*known, "left", "right", "resources"])


def own_thing(design: Design, owner: Value, scope: Scope) -> Value | None:
    """Of a player who is known before any match the first copy that he has of an owned card, or of a place that is
    printed on one; of anybody the place of this name on his own board: `your field_b2`."""
    each = scope.desk.model.each_has(design)
    if each and isinstance(owner, v.Const) and isinstance(owner.value, int) and owner.value >= 0:
        return v.Const(design.first + owner.value * each, "card")
    return own_place(design, owner, scope) if scope.desk.model.lies_before_each(design.kind) else None


def own_place(design: Design, owner: Value, scope: Scope) -> Value:
    """The place of a name on somebody's own board."""
    place = scope.local(design.kind, "card", design.kind)
    field = th.CardsIn(((scope.desk.model.kinds[design.kind].starts or "", owner),))
    return v.Sole(th.Things(field, place, (v.IsDesign(place, design.name),)), "card")


def takes(value: ValueDef, kind: str | None, model: Model) -> bool:
    """Whether a value is one of a card of this kind, or of any kind if that is not known."""
    (parameter,) = value.parameters
    return parameter.type == "card" and (None in (kind, parameter.kind) or model.is_a(kind, parameter.kind))


def of_card(expr: n.Of, word: str, owner: Value, scope: Scope) -> Value:
    """`card's cost`, `its owner`, `this card's card_below`."""
    model, desk = scope.desk.model, scope.desk
    if word in ("card_below", "card_above"):
        return v.Beside(owner, -1 if word == "card_below" else 1)
    if word == "owner":
        check_owned(owner, expr, scope)
        return v.OwnerOf(owner)
    if word == "holder":
        return v.OwnerOf(v.PlaceOfCard(owner))
    if word == "face":
        return face_of(owner, expr, scope)
    if word in ("pile", "place") or piled_zone(model, word):
        desk.index.mention("zone", piled_zone(model, word) or "", expr.name)
        return v.PlaceOfCard(owner)
    kind = getattr(owner, "kind", None)
    zone = model.zones.get(word)
    if zone is not None and zone.host and (kind is None or model.is_a(kind, zone.host)):
        return zone_value(zone, owner, scope, expr.name)
    mark = model.marks.get(word)
    if mark is not None and (kind is None or model.is_a(kind, mark.kind)):
        desk.index.use("counter", word, expr.name)
        return v.MarkOf(word, owner, mark.type, mark.names)
    kinds = kinds_of(model, owner)
    spec = next((one.facts[word] for one in kinds if word in one.facts), None)
    above = kinds_above(model, kind)
    if spec is None and word in model.kinds:
        return host_of(owner, word, above, expr, scope)
    if spec is None:
        known = [*above, *(name for one in kinds for name in one.facts)]
        known += [
            name for name, one in model.zones.items() if one.host and (kind is None or model.is_a(kind, one.host))
        ]
        known += [name for name, one in model.marks.items() if kind is None or model.is_a(kind, one.kind)]
        known += [name for name, one in model.values.items() if len(one.parameters) == 1 and takes(one, kind, model)]
        message = msg("{} has no `{}`", a(kind or msg("card")), word)
        help = None
        if word == "neighbour":
            help = msg("write `{}`", f"neighbour of {expr.owner.span.text} towards 0")
        raise desk.strange("unknown-fact", message, word, expr.name, [*known, *SORTS["card"].asked], help)
    desk.index.use("fact", word, expr.name)
    return fact_of(spec, owner, scope)


def of_die(expr: n.Of, word: str, die: Value, scope: Scope) -> Value:
    """`die's face`, `die's harm`."""
    model, desk = scope.desk.model, scope.desk
    if word == "face":
        return v.DieFace(die)
    kinds = kinds_of(model, die)
    spec = next((one.facts[word] for one in kinds if word in one.facts), None)
    if spec is None:
        known = [name for one in kinds for name in one.facts]
        known += [name for name, one in model.values.items() if [part.type for part in one.parameters] == ["die"]]
        message = msg("{} has no `{}`", a(getattr(die, "kind", None) or msg("die")), word)
        raise desk.strange("unknown-fact", message, word, expr.name, [*known, *SORTS["die"].asked])
    desk.index.use("fact", word, expr.name)
    return fact_of(spec, die, scope)


FACT_SORTS = {
    "words": "word", "several": "words", "amount": "amount", "flag": "flag", "design": "design", "designs": "designs",
    "resource": "resource",
}  # fmt: skip
"""The sort of what a fact says; of the others it is a number."""


def fact_of(spec: FactSpec, card: Value, scope: Scope) -> Value:
    """A fact of a card, or of all copies of one. What it names is a thing where there is one of each, a place."""
    if spec.kind is not None and scope.desk.model.kinds[spec.kind].is_place:
        return v.FactOf(spec.name, card, "card" if spec.type == "design" else "cards", spec.kind)
    return v.FactOf(spec.name, card, FACT_SORTS.get(spec.type, "number"), spec.kind)


def of_design(expr: n.Of, word: str, design: Value, scope: Scope) -> Value | None:
    """`card's opens's price`: what stands on the card that is named, whichever of its copies."""
    desk, kind = scope.desk, scope.desk.model.kinds[getattr(design, "kind", "")]
    spec = kind.facts.get(word)
    if spec is None:
        card = itself(design, desk.model)
        if card.type == "card":
            return of_card(expr, word, card, scope)
        if desk.model.lies_before_each(kind.name):
            raise wrong_sort(expr.owner, design, SORTS["card"].said, scope)
        raise desk.strange("unknown-fact", msg("{} has no `{}`", a(kind.name), word), word, expr.name, kind.facts)
    sides = [
        side
        for one in desk.model.designs.values()
        if desk.model.is_a(one.kind, kind.name)
        for side in one.sides.values()
    ]
    if any(word in side.facts for side in sides):
        message = msg("`{}` stands on faces, and of a card that is only named no face is up", word)
        raise desk.fail("wrong-kind", message, expr.name)
    desk.index.use("fact", word, expr.name)
    return fact_of(spec, design, scope)


def host_of(card: Value, kind: str, above: tuple[str, ...], expr: n.Of, scope: Scope) -> Value:
    """`ship's hex`: the nearest hex that the ship lies on, directly or through others."""
    desk, mine = scope.desk, getattr(card, "kind", None)
    if kind not in above:
        if desk.doubtful.places:
            raise Abandon
        help = msg("it lies on {}", listed(a(one) for one in above)) if above else None
        message = msg("{} never lies on {}", a(mine or msg("card")), a(kind))
        raise desk.fail(
            "wrong-place",
            message,
            expr,
            help=help or msg("declare a place: `zone NAME of {} for each {}`", mine or "KIND", kind),
        )
    desk.index.use("kind", kind, expr.name)
    return v.HostOf(card, kind)


def face_of(card: Value, expr: n.Of, scope: Scope) -> Value:
    """`card's face`: a card of a kind that says `faces …` has one."""
    if not any(one.sides for one in kinds_of(scope.desk.model, card)):
        kind = getattr(card, "kind", None)
        if scope.desk.doubtful.places:
            raise Abandon
        help = msg("give `kind {}` a line `faces front, back`", kind or "NAME")
        raise scope.desk.fail("wrong-kind", msg("{} has one face only", a(kind or msg("card"))), expr.name, help=help)
    scope.desk.index.mention("fact", "face", expr.name)
    return v.FaceOf(card)


ANSWERS = {
    "player": of_player, "players": of_players, "card": of_card, "cell": of_cell, "design": of_design,
    "piece": of_piece, "die": of_die, "pile": of_place,
    "places": of_place, "number": of_number,
}  # fmt: skip
"""What is asked of a thing of each sort; what is answered with None, it does not have."""


def bind_slot(slot: n.SlotName, owner: n.Expr, scope: Scope) -> Value:
    """`card's [A]`."""
    card = wanted(owner, scope, "card")
    if slot.letter not in scope.desk.model.slots:
        if slot.letter in scope.desk.doubtful.names:
            raise Abandon
        message = msg("the slot `[{}]` does not exist", slot.letter)
        raise scope.desk.fail("unknown-slot", message, slot, help=_slots_help(scope))
    scope.desk.index.use("zone", slot.letter, slot)
    if isinstance(card, Local):
        scope.desk.index.slots.append((slot, scope.owner, card))
    return v.CellOf(slot.letter, card)


def _slots_help(scope: Scope) -> Message:
    slots = scope.desk.model.slots
    return (
        msg("known here: {}", listed(f"[{slot}]" for slot in slots))
        if slots
        else msg("declare it: `zone [A] of KIND for each card`")
    )


@value_of.register(n.Related)
def bind_related(expr: n.Related, scope: Scope) -> Value:
    """`attack_cost against target`, `bases of star for player`."""
    name, parts = named_parts(expr)
    turned = sided(name, parts, scope) if name is not None else None
    if turned is not None:
        return turned
    if name is None:
        message = msg("`{}` is no value that stands before `{}`", expr.left.span.text, expr.word)
        raise scope.desk.fail("wrong-kind", message, expr.left)
    check_hidden(expr, scope)
    return declared_value(name, [(joint, node, given_part(name, joint, node, scope)) for joint, node in parts], scope)


def given_part(name: n.Name, joint: str, node: n.Expr, scope: Scope) -> Value:
    """What is given for one part of a value."""
    value = scope.desk.model.values.get(name.text)
    types = [parameter.type for parameter in value.parameters if parameter.joint == joint] if value is not None else []
    return argument(node, scope, types[0]) if types in (["word"], ["resource"]) else bind(node, scope)


def declared_value(name: n.Name, args: list[tuple[str, n.Expr, Value]], scope: Scope) -> Value:
    """A declared value for these arguments; each with the word before it."""
    model, desk = scope.desk.model, scope.desk
    if name.text not in model.values:
        known = [value for value in model.values if model.values[value].parameters]
        raise desk.unknown("unknown-name", msg("the value"), name.text, name, known)
    value = model.values[name.text]
    desk.index.use("value", value.name, name)
    ready(value.name, desk, name)
    given = in_order(name, value, [(joint, (node, arg)) for joint, node, arg in args], desk)
    are_places = value.name in desk.values.macros
    bound = tuple(
        arg if are_places and arg.type == "players" else coerce(node, arg, parameter.type, scope)
        for (node, arg), parameter in zip(given, value.parameters, strict=True)
    )
    if are_places:
        names = {parameter.name: arg for parameter, arg in zip(value.parameters, bound, strict=True)}
        return bind(desk.values.places(value.name), scope.inner(names={**scope.names, **names}))
    return v.Changed(value.name, bound, value.type)
