"""Things: `blue cards in your systems where it is working` becomes a source, a variable and conditions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from interpreter.check.expressions.binding import bind, coerce, flag, shown, value_of, wanted
from interpreter.check.expressions.contents import count_things, kinds_held, pieces_of, things_of_value
from interpreter.check.expressions.room import ROOM, has_room, places_on, what_it_carries
from interpreter.check.expressions.sorts import SORTS, Joined, Places, sort_of, wrong_sort
from interpreter.check.expressions.words import named_among, one_word_only, shows, word_among
from interpreter.check.nouns import kinds_named, kinds_of, one_kind, piled_zone, resource_named, singular, singulars
from interpreter.check.scope import Abandon, Scope, a, sure
from interpreter.check.strange_nouns import no_things, things_without
from interpreter.check.whereabouts import can_be_in_play, zones_for
from interpreter.effects import things as th, values as v
from interpreter.effects.parts import walk
from interpreter.effects.things import Things, ThingSource
from interpreter.effects.values import Local, Value
from interpreter.frozen import evolve
from interpreter.model import FactSpec, Mark, Model
from interpreter.report.message import Message, alternatives, listed, msg
from interpreter.syntax import nodes as n
from interpreter.syntax.everyday import BY_CHANCE


def not_several(how: str, fact: n.Name, scope: Scope) -> Exception:
    """Report `of one colour` where neither several cards are picked nor cards counted."""
    message = msg("`of {} {}` is said of several cards or dice that are picked or counted", how, fact.text)
    said = f"cards of {how} {fact.text}"
    help = msg("write `{}`, or `{}`", f"2 {said} from PLACE", f"number of {said} in PLACE")
    return scope.desk.fail("wrong-kind", message, fact, help=help)


def bind_things(things: n.Things, where: n.Expr | None, scope: Scope) -> Things:
    """The things that the words name; `where` is a condition that stands behind them."""
    if things.alike is not None:
        raise not_several(*things.alike, scope)
    found = all_things(things, where, scope)
    return found if things.having is None else extremes(found, *things.having, scope)


def in_common(how: str, fact: n.Name, things: Things, scope: Scope) -> tuple[Value, bool]:
    """`of one colour`: what is said of each of the things, and whether they agree in it (else they differ)."""
    if things.local.type not in ("card", "die"):
        raise not_several(how, fact, scope)
    facts = {name for kind in kinds_of(scope.desk.model, things.local) for name in kind.facts} | {"face"}
    name = next((word for word in singulars(fact.text) if word in facts), fact.text)
    known = n.Name(text=name, span=fact.span)
    asked = bind(n.Of(name=known, owner=n.It(span=fact.span), span=fact.span), scope.inner(it=things.local))
    if asked.type not in ("number", "word", "flag", "face"):
        raise wrong_sort(fact, asked, msg("a number or a word"), scope)
    return asked, how == "one"


def with_a_word(things: Things, asked: Value, scope: Scope) -> Things:
    """Those of some things that have a word to agree in, or to differ: what gives none agrees with nothing."""
    model = scope.desk.model
    match asked:
        case v.FactOf(fact=fact, type="word"):
            specs = [kind.facts.get(fact) for kind in kinds_of(model, things.local)]
            lacking = any(spec is None or (spec.optional and not spec.lenient) for spec in specs)
        case v.MarkOf(mark=mark, type="word"):
            lacking = model.counted[mark].start < 0
        case _:
            lacking = False
    given = v.Compare("!=", asked, v.Const(-1, "word"))
    return evolve(things, where=(*things.where, given)) if lacking else things


def extremes(found: Things, word: str, fact: n.Name, scope: Scope) -> Things:
    """Those of the players of whom something is highest or lowest."""
    if found.local.type != "player":
        message = msg("`with the {} {}` is said of players", word, fact.text)
        help = msg("go through things in order: write `for each …, by {} {}`", word, fact.text)
        raise scope.desk.fail("unsupported", message, fact, help=help)
    each = key(word, fact, scope.with_it(found.local.noun, found.local))
    return Things(th.Extremes(word, found, each), found.local)


@value_of.register(n.TheOne)
def bind_the_one(expr: n.TheOne, scope: Scope) -> Value:
    """`the player with the highest fame`; nobody, if it is shared. Below `each player`, too, it is one of them all."""
    noun = expr.things.words[0]
    if noun.text in ("players", "opponents"):
        one = noun.text.removesuffix("s")
        message = msg("`{}` cannot do something together: each of them does it", f"the {noun.text}")
        help = msg("write `each {} …` for all who share it, `the {} …` for the one who has it alone", one, one)
        raise scope.desk.fail("wrong-kind", message, noun, help=help)
    things = bind_things(expr.things, None, anew(expr.things, scope))
    return v.Sole(things, things.local.type)


def anew(things: n.Things, scope: Scope) -> Scope:
    """The scope for what `the` and `there is` ask of players: `player` is one of them all where it is a name, too."""
    noun = things.words[-1].text if things.words else ""
    if things.having is None and (noun not in scope.names or scope.names[noun].type != "player"):
        return scope
    inner = scope.inner(names={name: known for name, known in scope.names.items() if name != noun})
    return evolve(inner, hiding=inner.hiding | {noun})  # so it does not say which one of the two


def key(word: str, fact: n.Name, scope: Scope) -> Value:
    """The number by which things are ordered."""
    if word == "total":
        message = msg("things are ordered one by one, and `total` is one number for all of them")
        help = msg("write `by highest {}` or `by lowest {}`", fact.text, fact.text)
        raise scope.desk.fail("wrong-kind", message, fact, help=help)
    value = bind(n.Of(name=fact, owner=n.It(span=fact.span), span=fact.span), scope)
    if value.type == "face":
        return shown(value)
    if value.type != "number":
        raise scope.desk.fail("wrong-kind", msg("things are ordered by a number, and `{}` is none", fact.text), fact)
    return value


def all_things(things: n.Things, where: n.Expr | None, scope: Scope) -> Things:
    """The same, whatever is highest or lowest of them."""
    conditions = [condition for condition in (things.where, where) if condition is not None]
    if things.owned is not None and things.place is not None:
        return owned_things(things, things.owned, conditions, scope)
    if things.owned is not None:
        found = things_of_value(bind(things.owned, scope), things.owned, scope)
        return narrowed(found, (), conditions, scope)
    *adjectives, noun = things.words
    kinds = kinds_named(scope.desk.model, noun.text)
    everywhere = bool(kinds) and all(lies_still(scope.desk.model, kind) for kind in kinds)
    if not adjectives and things.place is None and noun.text in scope.names and not everywhere:
        if sure(scope.names[noun.text]).type == "card" and kinds:
            message = msg("{} from where? here `{}` alone is one that is known already", noun.text, noun.text)
            help = msg("write `{} from PLACE`, or only `{}`", a(noun.text), noun.text)
            raise scope.desk.fail("missing-place", message, noun, help=help)
        scope.desk.index.meet(scope.names[noun.text], noun, noun.text, scope.desk.model)
        return narrowed(things_of_value(sure(scope.names[noun.text]), noun, scope), (), conditions, scope)
    if not adjectives and things.place is None and noun.text in scope.desk.model.zones and not kinds:
        return narrowed(things_of_value(bind(noun, scope), noun, scope), (), conditions, scope)
    if "without" in [word.text for word in adjectives[1:]]:
        raise things_without(noun, [word.text for word in things.words], scope)
    found = source_of(noun, things, scope)
    return narrowed(found, tuple(adjectives), conditions, scope)


def owned_things(things: n.Things, owned: n.Expr, conditions: list[n.Expr], scope: Scope) -> Things:
    """`your ships in harbour`, `an opponent's ship from harbour`: whose they are, and where they lie."""
    desk, noun = scope.desk, getattr(owned, "name", None)
    kinds = kinds_named(desk.model, noun.text) if isinstance(noun, n.Name) else ()
    if not isinstance(owned, n.Of) or not isinstance(noun, n.Name) or not kinds:
        message = msg("`{}` are no things that lie in a place", owned.span.text)
        raise desk.fail("wrong-kind", message, owned, help=msg("write `KIND in PLACE`, or only `{}`", owned.span.text))
    some = next((kind for kind in kinds if not desk.model.kinds[kind].owned), None)
    if some is not None:
        help = msg("say in whose place: `{} from PLACE`; or give `kind {}` a line `owned by_player`", noun.text, some)
        raise desk.fail("wrong-owner", msg("{} belongs to whoever has it", a(some)), owned, help=help)
    found = source_of(noun, things, scope)
    if isinstance(owned.owner, n.Of) and getattr(owned.owner.name, "text", "") == "opponents":
        who: Value = v.Compare("!=", v.OwnerOf(found.local), wanted(owned.owner.owner, scope, "player"))
    elif isinstance(owned.owner, n.Name) and owned.owner.text == "opponent":
        who = v.Compare("!=", v.OwnerOf(found.local), scope.acting(owned))
    else:
        who = v.Compare("==", v.OwnerOf(found.local), wanted(owned.owner, scope, "player"))
    return narrowed(Things(found.source, found.local, (*found.where, who)), (), conditions, scope)


def narrowed(found: Things, adjectives: tuple[n.Name, ...], conditions: list[n.Expr], scope: Scope) -> Things:
    """The things for which the adjectives and conditions hold."""
    model = scope.desk.model
    called = found.local.name if found.local.noun in scope.hiding else found.local.noun
    kind = None if found.local.type == "pile" else found.local.kind
    noun = singular(model, kind or {"card": "card", "piece": "piece", "die": "die"}.get(found.local.type, called))
    inner = scope.with_it(noun, found.local)
    if found.local.type == "player":
        inner = inner.inner(doer=found.local)
    if found.local.type in ("card", "die"):
        inner.names.setdefault(found.local.type, found.local)
    for at, word in enumerate(adjectives):
        if word.text in model.relations:  # `a square adjacent here`, `an adjacent square`
            said = (adjectives[at - 1].text, word.text, noun) if at else (noun, word.text, "PLACE")
            help = msg("write `{} {} to {}`", *said)
            raise scope.desk.fail("unknown-word", msg("behind a relation stands `to`"), word, help=help)
    where = list(found.where)
    where += [adjective(word, found.local, inner) for word in adjectives]
    parts: list[n.Expr] = []
    for condition in conditions:
        narrow: n.Expr | None = condition
        if isinstance(condition, n.Stretch):
            found, where = stretch_of(Things(found.source, found.local, tuple(where)), condition, inner), []
            narrow = condition.where
        parts += conjuncts(narrow) if narrow is not None else []
    where += [flag(part, bind(part, inner), inner) for part in parts if not isinstance(part, n.Extreme)]
    told = Things(found.source, found.local, tuple(where))
    for part in parts:
        if isinstance(part, n.Extreme):
            told = Things(th.Extremes(part.word, told, measure(part, told, inner)), told.local)
    return told


def stretch_of(things: Things, stretch: n.Stretch, scope: Scope) -> Things:
    """Those of the places of a line that come before the first for which something does or does not hold."""
    if not isinstance(things.source, th.OnLine):
        message = msg("`{}` is said of places that lie behind one another", stretch.word)
        help = msg("write `PLACES from PLACE towards PLACE {} …`; of others `where` says which are meant", stretch.word)
        raise scope.desk.fail("unsupported", message, stretch, help=help)
    stop = flag(stretch.stop, bind(stretch.stop, scope), scope)
    return Things(th.Stretch(stretch.word, things, stop), things.local)


def measure(part: n.Extreme, things: Things, scope: Scope) -> Value:
    """What is highest or lowest of those that the rest of a `where` leaves."""
    said, each = part.left.span.text, bind(part.left, scope)
    if each.type == "amount":
        message = msg("`{}` is an amount of resources, but a number is needed here", said)
        raise scope.desk.fail("wrong-kind", message, part.left, help=msg("write `total of {}`", said))
    each = coerce(part.left, each, "number", scope)
    if things.local not in walk(each):
        message = msg("`{}` is the same for all of them: it says nothing of `it`", said)
        raise scope.desk.fail("wrong-kind", message, part.left)
    return each


@value_of.register(n.Extreme)
def bind_extreme(expr: n.Extreme, scope: Scope) -> Value:
    """`its size is the highest` is asked of things in a `where`, and nowhere else."""
    message = msg("`is the {}` is said in a `where`, of the things that the rest of it leaves", expr.word)
    help = msg("write it behind `where`, alone or joined with `and`: `a card from PLACE where its FACT is the highest`")
    raise scope.desk.fail("unsupported", message, expr, help=help)


def conjuncts(condition: n.Expr) -> list[n.Expr]:
    """The parts of a condition that all have to hold."""
    if isinstance(condition, n.Logic) and condition.operator == "and":
        return conjuncts(condition.left) + conjuncts(condition.right)
    return [condition]


def adjective(word: n.Name, it: Value, scope: Scope) -> Value:
    """`blue` before a noun: the fact that can be `blue` is it; `working` and `empty` are asked."""
    model, desk = scope.desk.model, scope.desk
    if word.text == "working" and it.type == "card":
        return v.IsWorking(it)
    if word.text == "empty" and sort_of(it).holds:
        return v.IsEmpty(it)
    if word.text in ROOM and it.type == "card" and places_on(it, scope):
        return has_room(word.text, it, word, scope)
    if it.type not in ("card", "die"):
        told = sort_of(it).plural
        if word.text == "empty":
            message = msg("`{}` is said of places, not of {}", word.text, told)
        else:
            message = msg("`{}` is said of cards, not of {}", word.text, told)
        raise desk.fail("wrong-kind", message, word)
    kind, kinds = getattr(it, "kind", None), kinds_of(model, it)
    for spec in (spec for one in kinds for spec in one.facts.values()):
        if spec.type == "flag" and word.text == spec.name:
            desk.index.use("fact", spec.name, word)
            return v.FactOf(spec.name, it, "flag")
        if word.text in spec.words and spec.type == "resource":
            desk.index.use("fact", spec.name)
            desk.index.use("counter", word.text, word)
            named = v.Const(model.resources.index(word.text), "resource")
            return v.Compare("==", v.FactOf(spec.name, it, "resource"), named)
        if word.text in spec.words and spec.type != "flag":
            desk.index.use("fact", spec.name)
            desk.index.mention("word", word.text, word)
            named = v.Const(model.word(word.text), "word")
            if spec.type == "several":
                return shows(named, v.FactOf(spec.name, it, "words"))
            return v.Compare("==", v.FactOf(spec.name, it, "word"), named)
    marks = [
        mark for mark in model.marks.values() if it.type == "card" and (kind is None or model.is_a(kind, mark.kind))
    ]
    for mark in marks:
        if word.text in mark.words:
            desk.index.use("counter", mark.name)
            desk.index.mention("word", word.text, word)
            return v.Compare("==", v.MarkOf(mark.name, it, "word"), v.Const(model.word(word.text), "word"))
    specs = [spec for one in kinds for spec in one.facts.values()]
    known = [name for spec in specs for name in ([spec.name] if spec.type == "flag" else spec.words)]
    known += [name for mark in marks for name in mark.words]
    known += ["working"] if it.type == "card" else []
    strange = handed_word(word, kind or it.type, specs, scope) or strange_adjective(word, kind or it.type, marks, scope)
    if strange is not None:
        raise strange
    help = None
    if word.text == "random":
        help = BY_CHANCE
    if word.text in ROOM:
        help = what_it_carries(it, "it", scope)
    raise desk.strange("unknown-word", msg("no {} is `{}`", kind or it.type, word.text), word.text, word, known, help)


def handed_word(word: n.Name, kind: str, specs: list[FactSpec], scope: Scope) -> Exception | None:
    """Report `number of hue stalls`, of a word or a resource that was chosen or is a part of a verb."""
    handed = scope.names.get(word.text)
    sorts = {"word": ("words", "several"), "resource": ("resource",)}.get(getattr(handed, "type", ""), ())
    spec = next((spec for spec in specs if spec.type in sorts), None)
    if handed is None or spec is None:
        return None
    where = f"{word.text} is in its {spec.name}" if spec.type == "several" else f"its {spec.name} is {word.text}"
    message = msg("`{}` is {} here, and stands behind `where`", word.text, sort_of(handed).said)
    help = msg("write `({} in PLACE where {})`", f"{kind}s", where)
    return scope.desk.fail("unknown-word", message, word, help=help)


def strange_adjective(word: n.Name, kind: str, marks: list[Mark], scope: Scope) -> Exception | None:
    """Report `a free road`, where a mark says whose it is, and `number of mill stalls`, of a card's name."""
    desk, model = scope.desk, scope.desk.model
    whose = next((mark.name for mark in marks if mark.type == "player"), None)
    if word.text in ("free", "unclaimed", "unowned", "neutral") and whose is not None:
        message, help = msg("no {} is `{}`", kind, word.text), msg("write `where its {} is nobody`", whose)
        return desk.fail("unknown-word", message, word, help=help)
    related = next((one.name for one in model.relations.values() if model.is_a(kind, one.kind)), None)
    if related is not None and word.text in ("neighbouring", "neighboring", "adjacent", "connected"):
        desk.index.use("relation", related, word)
        message, help = msg("no {} is `{}`", kind, word.text), msg("write `{} {} to PLACE`", a(kind), related)
        return desk.fail("unknown-word", message, word, help=help)
    below = next((zone.name for zone in model.zones.values() if zone.host and model.is_a(kind, zone.host)), None)
    if word.text in ("free", "unoccupied", "vacant") and below is not None:
        message, help = msg("no {} is `{}`", kind, word.text), msg("write `where its {} is empty`", below)
        return desk.fail("unknown-word", message, word, help=help)
    if any(kind == "card" or model.is_a(one, kind) for one in kinds_named(model, word.text)):
        message, help = msg("`{}` is a kind of things itself", word.text), msg("write `{}` alone", word.text)
        return desk.fail("unknown-word", message, word, help=help)
    card = next((name for name in singulars(word.text) if name in model.designs), None)
    if card is not None and model.is_a(model.designs[card].kind, kind):
        message = msg("`{}` is a card, and no word of a fact", card)
        help = msg("write `({} in PLACE where it is {})`", model.designs[card].kind, card)
        return desk.fail("unknown-word", message, word, help=help)
    return None


def source_of(noun: n.Name, things: n.Things, scope: Scope) -> Things:
    """What a noun names, in its place."""
    model, desk, word = scope.desk.model, scope.desk, noun.text
    one = singular(model, word)
    place = bind(things.place, scope) if things.place is not None and not _all_cards(things.place, scope) else None
    if one in ("player", "opponent"):
        local = scope.local(one, "player")
        if one == "player":
            return Things(th.Players(v.First(), False), local)
        start = scope.you or scope.doer
        if start is None:
            help = msg("write it under `each player`, or say `player`")
            raise desk.fail("nobody-acts", msg("whose opponents? nobody acts here"), noun, help=help)
        return Things(th.Players(start, True), local)
    if one == "slot":
        if place is None:
            help = msg("write `a slot on target's cards`")
            raise desk.fail("missing-place", msg("slots of which cards?"), noun, help=help)
        assert things.place is not None
        cards = things_of_value(place, things.place, scope)
        return Things(th.Cells(cards.source), scope.local("slot", "cell"))
    zone = piled_zone(model, word)
    if zone:
        return piles_in(things.place, place, noun, zone, scope)
    kinds = kinds_named(model, word)
    if not kinds:
        known = [*model.kinds, "card", "player", "opponent", "slot"]
        known += [zone.name for zone in model.zones.values() if zone.piled]
        raise no_things(noun, [*known, *scope.names], scope, things)
    for kind in kinds:
        desk.index.use("kind", kind, noun)
    if model.kinds[kinds[0]].base == "die":
        return dice_in(place, things, noun, kinds, scope)
    if not model.kinds[kinds[0]].is_card:
        return Things(pieces_in(place, things, noun, scope), scope.local(one, "piece", kinds[0]))
    local = scope.local(one, "card", one_kind(model, kinds))
    if place is None:
        return Things(wherever(noun, kinds, scope), local)
    assert things.place is not None
    found = on_bearers(place, kinds, things.place, scope) or things_of_value(place, things.place, scope)
    holds = kinds_held(found.source, scope)
    where = found.where
    if holds and not set(holds) & set(kinds):
        message = msg("no {} can lie in `{}`", one, things.place.span.text)
        raise desk.fail("wrong-place", message, noun, help=on_its_places(things.place, holds, kinds, model))
    any_card = [kind.name for kind in model.kinds.values() if kind.base == "card"]
    if not set(holds or any_card) <= set(kinds):
        where = (*where, v.IsKind(local, kinds))
    elif (held := one_kind(model, holds)) is not None:
        local = Local(local.name, "card", held)
    return Things(found.source, local, where)


def on_its_places(place: n.Expr, holds: Sequence[str], kinds: Iterable[str], model: Model) -> Message | None:
    """How to name what lies on the places of a board that everyone has, where the board stands in place of it."""
    under = [zone for zone in model.zones.values() if zone.host and zone.host in holds]
    zones = [zone for zone in under if set(kinds) & set(kinds_named(model, zone.of))]
    if not zones or not all(model.kinds[kind].is_place for kind in holds):
        return None
    said = alternatives(f"`{place.span.text}'s {zone.name}`" for zone in zones)
    return msg("write what lies on its places: {}", said)


def piles_in(place: n.Expr | None, found: v.Value | None, noun: n.Name, zone: str, scope: Scope) -> Things:
    """The piles of a piled zone: a player's, who is named, or the game's."""
    desk, model = scope.desk, scope.desk.model
    desk.index.use("zone", zone, noun)
    shared = model.zones[zone].per is None
    local = scope.local(singular(model, noun.text), "pile", zone)
    match found:
        case Places(places=((name, owner),)) if name == zone:
            return Things(th.Piles(zone, owner), local)
        case None if shared:
            return Things(th.Piles(zone, None), local)
    if shared and place is not None:
        message = msg("no {} can lie in `{}`", local.noun, place.span.text)
        raise desk.fail("wrong-place", message, noun, help=msg("write `{}`", noun.text))
    help = msg("write `{} in your {}`", noun.text, zone)
    raise desk.fail("missing-place", msg("the {} of whom?", noun.text), noun, help=help)


def lies_still(model: Model, kind: str) -> bool:
    """Whether the things of a kind are places that lie side by side: on no card."""
    return model.kinds[kind].is_place and model.bears(kind) is None


def wherever(noun: n.Name, kinds: tuple[str, ...], scope: Scope) -> ThingSource:
    """All things of some kinds that lie openly: places everywhere, or on such cards, and cards before the players."""
    model = scope.desk.model
    zone = model.bears(kinds[0])
    if zone is not None:
        return th.CardsUnder(zone.name, wherever(noun, model.under(zone.host or ""), scope))
    if all(model.kinds[kind].is_place for kind in kinds):
        return th.CardsIn(tuple((model.kinds[kind].starts or "", owner_of_all(model, kind)) for kind in kinds))
    check_in_play(noun, kinds, scope)
    return th.Designs(kinds)


def owner_of_all(model: Model, kind: str) -> v.Everybody | None:
    """Whose all places of a kind are: everybody's, or nobody's."""
    return v.Everybody() if model.kinds[kind].owned else None


def on_bearers(place: Value, kinds: tuple[str, ...], node: n.Expr, scope: Scope) -> Things | None:
    """`squares on your sectors`, `squares on this`: the places that are printed on cards; None where no such cards are
    meant."""
    zone = scope.desk.model.bears(kinds[0])
    if zone is None:
        return None
    model = scope.desk.model
    source: ThingSource = th.CardsIn(((zone.name, place),))
    if place.type != "card":
        bearers = things_of_value(place, node, scope).source
        held = kinds_held(bearers, scope) or (zone.host,)
        if not any(model.is_a(kind, zone.host) or model.is_a(zone.host, kind) for kind in held):
            return None
        source = th.CardsUnder(zone.name, bearers)
    return Things(source, scope.local("card", "card", zone.of))


def dice_in(place: Value | None, things: n.Things, noun: n.Name, kinds: tuple[str, ...], scope: Scope) -> Things:
    """`dice in thrown`, `red_dice in thrown`."""
    model, one = scope.desk.model, singular(scope.desk.model, noun.text)
    if place is None or things.place is None:
        help = msg("write `{} from NAME`, with the name that a roll gave them", noun.text)
        raise scope.desk.fail("missing-place", msg("{} from where?", noun.text), noun, help=help)
    if place.type != "dice":
        raise wrong_sort(things.place, place, SORTS["dice"].said, scope)
    held = getattr(place, "kind", None)
    if held is not None and held not in kinds:
        raise scope.desk.fail("wrong-place", msg("no {} is among `{}`", one, things.place.span.text), noun)
    local = scope.local(one, "die", held or one_kind(model, kinds))
    every = {kind.name for kind in model.kinds.values() if kind.base == "die"}
    where = () if held is not None or set(kinds) == every else (v.IsKind(local, kinds),)
    return Things(th.DiceOf(place), local, where)


def check_in_play(noun: n.Name, kinds: tuple[str, ...], scope: Scope) -> None:
    """A noun without a place means what lies openly before the players; a fault if nothing of the kind ever does."""
    model = scope.desk.model
    if any(can_be_in_play(model, kind) for kind in kinds):
        return
    if scope.desk.doubtful.places:
        raise Abandon
    places = list(dict.fromkeys(zone.name for kind in kinds for zone in zones_for(model, kind)))
    help = msg("say where they lie: {}", listed(f"{noun.text} in {place}" for place in places)) if places else None
    message = msg("`{}` without a place are those that lie openly before the players, and none ever does", noun.text)
    raise scope.desk.fail("missing-place", message, noun, help=help)


def _all_cards(place: n.Expr, scope: Scope) -> bool:
    """Whether a place is `cards`, all of them."""
    return (
        isinstance(place, n.Name)
        and place.text not in scope.names
        and place.text == "cards"
        and place.text not in scope.desk.model.zones
    )


def pieces_in(place: Value | None, things: n.Things, noun: n.Name, scope: Scope) -> ThingSource:
    """Pieces in a holder, on a card, or on all cards."""
    if place is None:
        if things.place is not None:
            return th.PiecesOn(None)
        help = msg("write `{} in …` or `{} on …`", noun.text, noun.text)
        raise scope.desk.fail("missing-place", msg("{} where?", noun.text), noun, help=help)
    parts = place.parts if isinstance(place, Joined) else (place,)
    held = {scope.desk.model.zones[one.zone].of for one in parts if isinstance(one, v.HolderOf)}
    if held - set(kinds_named(scope.desk.model, noun.text)):
        assert things.place is not None
        message = msg("no {} can lie in `{}`", singular(scope.desk.model, noun.text), things.place.span.text)
        raise scope.desk.fail("wrong-place", message, noun)
    if place.type in ("holder", "holders"):
        return pieces_of(place, scope)
    if place.type == "card":
        return th.PiecesOn(place)
    assert things.place is not None
    raise wrong_sort(things.place, place, msg("a place for pieces"), scope)


def count_of(things: n.Things, scope: Scope) -> Value:
    """`number of …`."""
    if things == n.Things(words=things.words, span=things.span) and [one.text for one in things.words] == ["players"]:
        return v.PlayerCount()
    words = words_of(things, scope)
    if words is not None:
        found = word_among if words.type == "words" else named_among
        return v.WordCount(words, found(things.words[0], words, scope))
    counted = resource_in(things, scope)
    if counted is not None:
        return counted
    if things.owned is not None and things.place is None and not things.where:
        owned = bind(things.owned, scope)
        if owned.type in ("words", "designs"):
            return v.WordCount(owned, None)
    return how_many(things, None, scope)


def how_many(things: n.Things, where: n.Expr | None, scope: Scope) -> Value:
    """The number of things; with `of one colour` of the most that agree, with `of different colours` of those that can
    differ."""
    found = bind_things(evolve(things, alike=None), where, scope)
    if things.alike is None:
        return count_things(found)
    asked, one = in_common(*things.alike, found, scope)
    return v.MostAlike(with_a_word(found, asked, scope), asked, one)


@value_of.register(n.NumberOf)
def bind_number_of(expr: n.NumberOf, scope: Scope) -> Value:
    """`number of …`."""
    return count_of(expr.things, scope)


@value_of.register(n.PickedOut)
def bind_picked_out(expr: n.PickedOut, scope: Scope) -> Value:
    """`the barrel in your cellar where its size is 3`."""
    things = bind_things(expr.things, expr.where, scope)
    if things.local.type == "piece":
        message = msg("`{}` picks out pieces, and those of one place are alike", expr.span.text)
        help = msg("count them, `number of …`, or go through them, `for each …`")
        raise scope.desk.fail("unsupported", message, expr, help=help)
    found = v.PickedOut(things, things.local.type, things.local.kind)
    scope.desk.index.written[id(found)] = found, expr
    return found


def resource_in(things: n.Things, scope: Scope) -> Value | None:
    """How much of one resource there is in an amount: `number of coins in its price`."""
    if len(things.words) != 1 or things.place is None or things.where:
        return None
    word, model = things.words[0], scope.desk.model
    chosen, named = scope.names.get(word.text), resource_named(model, word.text)
    if named is None if chosen is None else chosen.type != "resource":
        return None
    amount = bind(things.place, scope)
    if amount.type != "amount":
        return None
    if chosen is None and named is not None:
        scope.desk.index.use("counter", named, word)
        return v.ResourceIn(v.Const(model.resources.index(named), "resource"), amount)
    return v.ResourceIn(bind(word, scope), amount)


def words_of(things: n.Things, scope: Scope) -> Value | None:
    """The fact of several words in which one is counted: `number of square in its sails`."""
    place = things.place
    if len(things.words) != 1 or not isinstance(place, n.Of) or not isinstance(place.name, n.Name):
        return None
    facts = [kind.facts.get(place.name.text) for kind in scope.desk.model.kinds.values()]
    if not any(spec is not None and spec.type in ("several", "words", "designs") for spec in facts):
        return None
    words = bind(place, scope)
    if isinstance(words, v.FactOf) and words.type == "word":
        raise one_word_only(words, place, scope)
    return words if words.type in ("words", "designs") else None
