"""Put, draw, discard, shuffle, arrange and reveal: what is done to cards."""

from __future__ import annotations

from interpreter.check.expressions.binding import cards_meant, coerce, wanted
from interpreter.check.expressions.contents import with_an_order
from interpreter.check.expressions.parts import whose
from interpreter.check.expressions.phrases import VerbPhrase, bind_pick, first_arg, needs_place, only, with_picks
from interpreter.check.expressions.sorts import wrong_sort
from interpreter.check.expressions.things import bind_things
from interpreter.check.hints import so_many
from interpreter.check.nouns import drawn_from, kinds_named, one_kind
from interpreter.check.packs import pack_of
from interpreter.check.scope import NOBODY, Abandon, Scope, a
from interpreter.check.strange_nouns import no_things
from interpreter.check.verbs.dice import kept
from interpreter.check.verbs.pieces import how_many, put_piece, put_pieces
from interpreter.effects import steps as s, values as v
from interpreter.effects.values import Local, Value
from interpreter.model import Model, Zone
from interpreter.report.message import Message, listed, msg
from interpreter.syntax import nodes as n
from interpreter.syntax.verbs import OUT_OF_THE


def end_if_ownerless(args: tuple[n.Expr | n.Pick, ...], scope: Scope) -> None:
    """Report all places of the parts of a line at once, if every one is a player's and none is said to be anybody's."""
    places = [arg.things.place if isinstance(arg, n.Pick) else arg for arg in args]
    zones = scope.desk.model.zones
    bare = [one for one in places if isinstance(one, n.Name) and one.text in zones and one.text not in scope.names]
    if len(bare) == len(places) and all(zones[one.text].per == "player" for one in bare):
        told = [whose(one, scope.desk) for one in bare]
        raise told[0]


def put_out(who: n.Arg, where: n.Arg, clause: int, scope: Scope) -> list[s.Step]:
    """`put rival out of the game`."""
    if not isinstance(where.value, n.Name) or where.value.text != "game":
        raise scope.desk.fail("wrong-place", msg("players are put out of the game"), where, fix="out of the game")
    if isinstance(who.value, n.Pick):
        pick = bind_pick(who.value, scope.acting(who), scope)
        player: Value = coerce(who.value, pick.local, "player", scope)
        picks: tuple[s.Pick, ...] = (pick,)
    else:
        player, picks = wanted(who.value, scope, "player"), ()
    scope.desk.model.seat_numbers.setdefault("out", -1)
    return with_picks(clause, picks, s.PutOut(clause, player))


def read_put(phrase: VerbPhrase, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    model = scope.desk.model
    arg = first_arg(phrase, scope)
    only(phrase, scope)
    if len(phrase.args) > 1 and phrase.args[1].joint == OUT_OF_THE:
        return put_out(arg, phrase.args[1], clause, scope)
    if len(phrase.args) < 2:
        raise scope.desk.fail("missing-part", msg("put it where?"), phrase.verb, help=msg("write `put … into PLACE`"))
    needs_place(arg.value, "put", scope)
    joint, where = phrase.args[1].joint, phrase.args[1].value
    end_if_ownerless((arg.value, where), scope)
    chooser = scope.doer
    if isinstance(arg.value, n.Pick) and arg.value.things.words:
        kinds = kinds_named(model, arg.value.things.words[-1].text)
        if kinds and not model.kinds[kinds[0]].is_card:
            return [put_pieces(arg.value, kinds[0], phrase.args[1], clause, scope)]
    target_pick: tuple[s.Pick, ...] = ()
    picks: tuple[s.Pick, ...] = ()
    cards: Value
    target: Value
    if isinstance(arg.value, n.Pick):
        pick = bind_pick(arg.value, chooser or NOBODY, scope, say.bind.text if say.bind else None)
        if chooser is None and pick.asks:
            scope.acting(arg)
        picks, cards = (pick,), pick.local
        if say.bind:
            scope.call(pick.local, say.bind)
    else:
        value = cards_meant(arg.value, scope)
        if value.type == "piece":
            return [put_piece(value, phrase.args[1], clause, scope)]
        if value.type not in ("card", "cards"):
            raise wrong_sort(arg.value, value, msg("a card or a piece"), scope)
        if value.type == "cards" and not isinstance(value, Local):
            things = bind_things(n.Things(owned=arg.value, span=arg.span), None, scope)
            local = scope.local("cards", "cards", things.local.kind)
            picks, value = (s.Pick(local, NOBODY, "all", None, things),), local
        cards = value
    if isinstance(where, n.Pick):
        pick = bind_pick(where, scope.acting(phrase.args[1]), scope)
        if pick.local.type != "pile":
            raise wrong_sort(where, pick.local, msg("a place for cards"), scope)
        target_pick, target = (pick,), pick.local
    else:
        target = wanted(where, scope, "pile")
    check_fits(cards, target, phrase.args[1], scope)
    how = "under" if joint == "under" else "onto"
    if how == "under":
        with_an_order(target, phrase.args[1], scope)
    step = s.MoveCard(clause, cards, target, how, "put")
    return with_picks(clause, picks + target_pick, step)


def check_fits(cards: Value, target: Value, node: n.Node, scope: Scope) -> None:
    """A card of a kind that a zone does not hold is a fault, not a surprise."""
    zone = target.zone if isinstance(target, v.PileOf) else getattr(target, "kind", None)
    if isinstance(target, v.PileOf) and cards == target.owner:
        help = msg("name the card under which it is to lie: `choose …` before this line")
        raise scope.desk.fail("wrong-place", msg("a card cannot lie under itself"), node, help=help)
    kind = kind_of(cards, scope)
    can_move(kind, node, scope)
    if zone and kind and kind not in kinds_named(scope.desk.model, scope.desk.model.zones[zone].of):
        message = msg("no {} can lie in `{}`: it is a place for {}", kind, zone, a(scope.desk.model.zones[zone].of))
        fitting = [one.name for one in scope.desk.model.zones.values() if kind in kinds_named(scope.desk.model, one.of)]
        raise scope.desk.fail("wrong-place", message, node, help=msg("it can lie in {}", listed(fitting)))


def can_move(kind: str | None, node: n.Node, scope: Scope) -> None:
    """Report that places are to be moved: they lie where they lie."""
    if kind in scope.desk.model.kinds and scope.desk.model.kinds[kind].is_place:
        help = msg("only what lies on it can be moved")
        raise scope.desk.fail("wrong-place", msg("{} is a place and never moves", a(kind)), node, help=help)


def moved_pile(arg: n.Arg, scope: Scope) -> Value:
    """A pile whose cards are given another order; a board that everyone has is none."""
    pile = wanted(arg.value, scope, "pile")
    if isinstance(pile, v.PileOf):
        can_move(scope.desk.model.zones[pile.zone].of, arg, scope)
    return with_an_order(pile, arg, scope)


def kind_of(cards: Value, scope: Scope) -> str | None:
    """The kind of a card or of the cards of a list, or None if they may be of several."""
    if isinstance(cards, v.Const):  # a scenario's card
        return next((design.kind for design in scope.desk.model.designs.values() if design.first == cards.value), None)
    if isinstance(cards, v.EndOf) and isinstance(cards.pile, v.PileOf):
        kinds = kinds_named(scope.desk.model, scope.desk.model.zones[cards.pile.zone].of)
        return one_kind(scope.desk.model, kinds)
    found: str | None = getattr(cards, "kind", None)
    return found


def read_draw(phrase: VerbPhrase, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    model = scope.desk.model
    arg = first_arg(phrase, scope)
    only(phrase, scope)
    if isinstance(arg.value, n.Amount):
        count, unit = how_many(arg.value, scope), arg.value.unit
    elif isinstance(arg.value, n.Pick) and arg.value.things.words:
        pick = arg.value
        count, unit = how_many(pick, scope), pick.things.words[-1]
        if (
            len(pick.things.words) > 1
            or pick.things.place
            or pick.where
            or pick.things.where
            or pick.things.alike
            or pick.quantity not in ("a", "exactly")
        ):
            drawn = next((zone.drawn for zone in model.zones.values() if zone.drawn), "PLACE")
            moved = f"{arg.span.text}{'' if pick.things.place else ' from PLACE'} into your {drawn}"
            help = msg("cards are drawn as they come; write `draw 2 cards`, or pick some: `put {}`", moved)
            message = msg("what is drawn cannot be picked: `{}`", arg.span.text)
            raise scope.desk.fail("unexpected-part", message, arg, help=help)
    else:
        help, each = msg("write `draw 2 cards`"), arg.value
        if isinstance(each, n.Per) and isinstance(each.value, n.Amount):
            help = so_many("draw", each.value.count, each.things.span.text, each.value.unit.text)
        raise scope.desk.fail("missing-number", msg("draw how many cards?"), arg, help=help)
    kinds = kinds_named(model, unit.text)
    if not kinds:
        cards = [f"{name}s" for name, kind in model.kinds.items() if kind.is_card]
        raise no_things(unit, [*cards, "cards"], scope)
    scope.desk.index.mention("kind", kinds[0], unit)
    zones = drawn_from(model, unit.text)
    if len(zones) != 1:
        if scope.desk.doubtful.places:
            raise Abandon
        message = (
            msg("no place is drawn from when {} are drawn", f"{unit.text.removesuffix('s')}s")
            if not zones
            else msg("{} could be drawn from several places", unit.text)
        )
        raise scope.desk.fail(
            "missing-place",
            message,
            arg,
            help=kinds_to_draw(zones, scope)
            if zones
            else msg("a zone is drawn from when it has a line `drawn ZONE`, which says where to"),
        )
    zone, player = zones[0], scope.acting(arg)
    scope.desk.index.use("zone", zone.name)
    scope.desk.index.use("zone", zone.drawn or "")
    bind_as = None
    if say.bind:
        bind_as = scope.local(say.bind.text, "cards", zone.of if zone.of in model.kinds else None)
        scope.call(bind_as, say.bind)
    assert zone.drawn is not None
    owner = player if zone.per == "player" else None
    return [s.Draw(clause, player, zone.name, owner, v.PileOf(zone.drawn, player), count, bind_as)]


def kinds_to_draw(zones: list[Zone], scope: Scope) -> Message:
    """How to say from which of several places cards are drawn: by the kind of which it alone holds cards."""
    kinds = [zone.of for zone in zones if len(drawn_from(scope.desk.model, f"{zone.of}s")) == 1]
    if not kinds:
        return msg("let each of these places be one for a kind of its own, or write `put top 2 of PLACE into PLACE`")
    return msg("write which: {}", listed(f"draw 2 {kind}s" for kind in kinds))


def read_discard(phrase: VerbPhrase, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    arg = first_arg(phrase, scope)
    only(phrase, scope)
    needs_place(arg.value, "discard", scope)
    picks: tuple[s.Pick, ...] = ()
    cards: Value
    if isinstance(arg.value, n.Pick):
        nobody = arg.value.quantity == "all" and scope.doer is None
        chooser = NOBODY if nobody else scope.acting(arg)
        pick = bind_pick(arg.value, chooser, scope, say.bind.text if say.bind else None)
        picks, cards = (pick,), pick.local
        if say.bind:
            scope.call(pick.local, say.bind)
    else:
        value = cards_meant(arg.value, scope)
        dice = value.type in ("die", "dice")
        if not dice and (
            value.type not in ("card", "cards") or (value.type == "cards" and not isinstance(value, Local))
        ):
            raise wrong_sort(arg.value, value, msg("a card"), scope)
        cards = value
    if cards.type in ("die", "dice"):
        return (
            kept(clause, picks[0], s.DiscardDice(clause, cards), say, scope)
            if picks
            else [s.DiscardDice(clause, cards)]
        )
    step = discarding(cards, clause, arg, scope)
    if not say.bind:
        return with_picks(clause, picks, step)
    return [s.WithPicks(clause, picks, ()), step]  # what was picked is known to the lines behind this one


def stays(kind: str, model: Model) -> bool:
    """Whether a card of a kind may be of one whose cards go nowhere when they are discarded."""
    declared = {design.kind for design in model.designs.values()} & set(model.under(kind))
    return any(model.kinds[one].discarded is None for one in declared or {kind})


def has_heap(cards: Value, node: n.Node, scope: Scope) -> None:
    """Report cards that go nowhere when they are discarded."""
    kind = kind_of(cards, scope)
    can_move(kind, node, scope)
    if not kind:
        stay = [one.name for one in scope.desk.model.kinds.values() if one.base == "card" and one.discarded is None]
        if stay and not scope.desk.doubtful.places:
            message = msg("it may be {}, and {} that is discarded goes nowhere", a(stay[0]), a(stay[0]))
            help = msg("say which kind of card is meant: `choose a KIND …`")
            raise scope.desk.fail("missing-place", message, node, help=help)
    elif stays(kind, scope.desk.model):
        if scope.desk.doubtful.places:
            raise Abandon
        message, packs = msg("{} that is discarded goes nowhere", a(kind)), scope.desk.model.packs
        help = msg("give `kind {}` a line `discarded ZONE`, or write `put … into …`", kind)
        if pack_of(scope.desk.model.kinds[kind].span, packs) != pack_of(node.span, packs):  # not his to change
            moved = node.span.text if " from " in node.span.text else f"{node.span.text} from PLACE"
            help = msg("write `{}`", f"put {moved} into PLACE")
        raise scope.desk.fail("missing-place", message, node, help=help)


def discarding(cards: Value, clause: int, node: n.Node, scope: Scope) -> s.Step:
    """Cards go to where their kind goes; where every player has such a place, to that of whoever discards."""
    has_heap(cards, node, scope)
    model, kind = scope.desk.model, kind_of(cards, scope)
    several = (one for one in model.kinds.values() if kind is None or model.is_a(one.name, kind))
    heaps = {one.discarded for one in several if one.discarded and not one.owned}  # an owned one goes to its owner's
    owned = any(model.zones[heap].per == "player" for heap in heaps if heap in model.zones)
    doer = scope.acting(node) if owned else None
    return s.MoveCard(clause, cards, None, "onto", "discard", doer)


def read_shuffle(phrase: VerbPhrase, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    arg = first_arg(phrase, scope)
    only(phrase, scope)
    return [s.Shuffle(clause, moved_pile(arg, scope))]


def read_arrange(phrase: VerbPhrase, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    arg = first_arg(phrase, scope)
    only(phrase, scope)
    if len(phrase.args) == 1:
        return [s.Arrange(clause, scope.acting(arg), moved_pile(arg, scope))]
    card = wanted(arg.value, scope, "card")
    place = wanted(phrase.args[1].value, scope, "pile")
    if place != v.PlaceOfCard(card):
        message = msg("a card can be arranged only within its own pile")
        help = msg("write `arrange card under its pile`, or use `put` to move it elsewhere")
        raise scope.desk.fail("wrong-kind", message, phrase.args[1], help=help)
    return [s.MoveCard(clause, card, place, "under", "arrange")]


def read_flip(phrase: VerbPhrase, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    arg = first_arg(phrase, scope)
    only(phrase, scope)
    picks: tuple[s.Pick, ...] = ()
    if isinstance(arg.value, n.Pick):
        if arg.value.quantity != "a":
            help = msg("write `for each CARD in PLACE`, and below it `flip it to FACE`")
            raise scope.desk.fail("wrong-kind", msg("`flip` takes one card at a time"), arg, help=help)
        pick = bind_pick(arg.value, scope.acting(arg), scope)
        picks, card = (pick,), coerce(arg.value, pick.local, "card", scope)
    else:
        card = wanted(arg.value, scope, "card")
    sides = faces_of(card, arg, scope)
    if len(phrase.args) < 2:
        help = msg("write `flip {} to {}`", arg.span.text, sides[0])
        raise scope.desk.fail("missing-part", msg("flip it to which face?"), phrase.verb, help=help)
    side = phrase.args[1].value
    if not isinstance(side, n.Name) or side.text in scope.names:
        help = msg("write one of its faces: {}", listed(sides))
        raise scope.desk.fail("wrong-kind", msg("`{}` is not the word of a face", side.span.text), side, help=help)
    if side.text not in sides:
        raise scope.desk.unknown("unknown-word", msg("the face"), side.text, side, sides)
    scope.desk.index.mention("word", side.text, side)
    return with_picks(clause, picks, s.Flip(clause, card, v.Const(scope.desk.model.word(side.text), "word")))


def faces_of(card: Value, node: n.Node, scope: Scope) -> list[str]:
    """The words of the faces of a card; of one that may be of several kinds those that they all have."""
    model, kind = scope.desk.model, kind_of(card, scope)
    several = [one.sides for one in model.kinds.values() if kind in (None, one.name) and one.sides]
    if not several:
        if scope.desk.doubtful.places:
            raise Abandon
        message = msg("{} has one face only, and cannot be turned", a(kind or msg("card")))
        help = msg("give `kind {}` a line `faces front, back`", kind or "NAME")
        raise scope.desk.fail("wrong-kind", message, node, help=help)
    common = [side for side in several[0] if all(side in sides for sides in several)]
    if not common:
        help = msg("say which kind of card is meant: `choose a KIND …`")
        message = msg("it may be a card of several kinds, which have no face in common")
        raise scope.desk.fail("wrong-kind", message, node, help=help)
    return common


def read_reveal(phrase: VerbPhrase, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    arg = first_arg(phrase, scope)
    only(phrase, scope)
    if len(phrase.args) > 1:
        return shown_to(phrase.args[1], arg, say, clause, scope)
    if isinstance(arg.value, n.Pick):
        pick = bind_pick(arg.value, scope.acting(arg), scope)
        return with_picks(clause, (pick,), s.Reveal(clause, pick.local))
    value = cards_meant(arg.value, scope)
    if value.type not in ("card", "cards"):
        raise wrong_sort(arg.value, value, msg("a card"), scope)
    return [s.Reveal(clause, value)]


def shown_to(to: n.Arg, arg: n.Arg, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    """`reveal top 3 of deck to you as seen`: one player sees cards, and nobody else does."""
    player = wanted(to.value, scope, "player")
    if isinstance(arg.value, n.Pick):
        pick = bind_pick(arg.value, scope.acting(arg), scope, say.bind.text if say.bind else None)
        cards: Value = pick.local
        first: s.Step = s.WithPicks(clause, (pick,), ())
    else:
        value = cards_meant(arg.value, scope)
        if value.type not in ("card", "cards"):
            raise wrong_sort(arg.value, value, msg("a card"), scope)
        name, kind = say.bind.text if say.bind else "shown", kind_of(value, scope)
        if value.type == "card":
            cards = scope.local(name, "card", kind)
            first = s.Let(clause, cards, value)
        else:
            things = bind_things(n.Things(owned=arg.value, span=arg.span), None, scope)
            cards = scope.local(name, "cards", things.local.kind)
            first = s.WithPicks(clause, (s.Pick(cards, NOBODY, "all", None, things),), ())
    if say.bind and isinstance(cards, Local):
        scope.call(cards, say.bind)
    return [first, s.Reveal(clause, cards, player)]
