"""Pieces: where they come from, whose they are, where they may lie; `put` and `pay` of pieces."""

from __future__ import annotations

from interpreter.check.expressions.binding import bind, wanted
from interpreter.check.expressions.phrases import OPEN, VerbPhrase
from interpreter.check.expressions.sorts import SORTS, sort_of, wrong_sort
from interpreter.check.expressions.things import bind_things
from interpreter.check.nouns import kinds_named
from interpreter.check.scope import NOBODY, Abandon, Scope, a
from interpreter.effects import steps as s, values as v
from interpreter.effects.things import Numbers, Things
from interpreter.effects.values import Value
from interpreter.report.message import msg
from interpreter.syntax import nodes as n


def pay_pieces(pick: n.Pick, kind: str, phrase: VerbPhrase, clause: int, payer: Value, scope: Scope) -> s.Step:
    """`pay 1 cube from your actions into your spent`; without `into` the piece goes home."""
    if pick.quantity in OPEN:
        message = msg("a price is so many {}s as it says; how many to pay cannot be chosen here", kind)
        raise scope.desk.fail("unsupported", message, pick, help=msg("write `put {} into …`", pick.span.text))
    source, look = pieces_source(pick, kind, payer, scope)
    count = v.PieceCount(source, look) if pick.quantity == "all" else how_many(pick, scope)
    if len(phrase.args) > 1:
        target = place_for_pieces(phrase.args[1].value, scope)
        check_room(phrase.args[1], target, kind, pick.count, scope)
        check_guests(phrase.args[1], target, look, scope)
    else:
        target = home_of(kind, look, pick, scope)
    return s.PayPieces(clause, look, count, source, target)


def place_for_pieces(node: n.Expr, scope: Scope) -> Value:
    """Where pieces are put: a place for them, or a slot."""
    place = bind(node, scope)
    if sort_of(place).holds != "piece" or place.type == "holders":
        raise wrong_sort(node, place, SORTS["holder"].said, scope)
    return place


def how_many(of: n.Pick | n.Amount, scope: Scope) -> Value:
    """The number before a noun; without one it is 1."""
    return wanted(of.count, scope, "number") if of.count is not None else v.Const(1, "number")


def home_of(kind: str, look: Value, node: n.Node, scope: Scope) -> Value:
    """The place where a piece of this kind and look goes by itself."""
    home = scope.desk.model.kinds[kind].home
    if home is None and scope.desk.doubtful.places:
        raise Abandon
    if home is None:
        help = msg("write `into …`, or give `kind {}` a line `home …`", kind)
        raise scope.desk.fail("missing-place", msg("{} has no home; where does it go?", a(kind)), node, help=help)
    scope.desk.index.use("zone", home)
    return v.HolderOf(home, look if scope.desk.model.zones[home].per == "player" else None)


def pieces_source(pick: n.Pick, kind: str, doer: Value, scope: Scope) -> tuple[Value, Value]:
    """The holder that pieces come from, and whose pieces they are."""
    place = pick.things.place
    if place is None:
        word = pick.things.words[-1].text
        help = msg("write `{} from PLACE`", pick.span.text)
        raise scope.desk.fail("missing-place", msg("{} from where?", word), pick, help=help)
    scope.desk.index.use("kind", kind, pick.things.words[-1] if pick.things.words else None)
    holder = bind(place, scope)
    if holder.type != "holder" or not isinstance(holder, v.HolderOf):
        raise wrong_sort(place, holder, msg("a place for pieces"), scope)
    if pick.things.words[:-1] or pick.where or pick.things.where or pick.things.alike:
        raise scope.desk.fail("unsupported", msg("pieces in one place are alike; they cannot be told apart here"), pick)
    zone = scope.desk.model.zones[holder.zone]
    if zone.of != kind:
        raise scope.desk.fail("wrong-place", msg("no {} can lie in `{}`", kind, place.span.text), place)
    if zone.guests:
        return holder, doer
    return holder, holder.owner if holder.owner is not None else doer


def check_guests(node: n.Node, target: Value, look: Value, scope: Scope) -> None:
    """A player's place takes only his own pieces, unless it is declared with `guests yes`."""
    if not isinstance(target, v.HolderOf):
        return
    zone = scope.desk.model.zones[target.zone]
    if zone.per == "player" and not zone.guests and scope.desk.model.kinds[zone.of].owned and target.owner != look:
        message = msg("somebody else's piece would lie in `{}`", zone.name)
        raise scope.desk.fail("foreign-piece", message, node, help=msg("give `zone {}` a line `guests yes`", zone.name))


def check_room(into: n.Arg, target: Value, kind: str | None, count: n.Expr | None, scope: Scope) -> None:
    """Pieces of one kind cannot lie in a place for another, nor two in a slot."""
    name = target.zone if isinstance(target, v.HolderOf) else target.letter if isinstance(target, v.CellOf) else None
    of = scope.desk.model.zones[name].of if name is not None else None
    if of is not None and kind is not None and kind not in kinds_named(scope.desk.model, of):
        message = msg("no {} can lie in `{}`: it is a place for {}", kind, into.value.span.text, a(of))
        raise scope.desk.fail("wrong-place", message, into)
    if target.type == "cell" and isinstance(count, n.Number) and count.value > 1:
        raise scope.desk.fail("overflow", msg("a slot holds one piece, not {}", count.value), into)


def put_pieces(pick: n.Pick, kind: str, into: n.Arg, clause: int, scope: Scope) -> s.Step:
    """`put 3 cubes from your reserve into your actions`, `put all cubes from …`, `put all cubes on this into …`."""
    target = place_for_pieces(into.value, scope)
    place = pick.things.place
    if place is not None and bind(place, scope).type == "card":
        if pick.quantity != "all":
            message = msg("pieces that lie on a card are moved all together, or one that was chosen")
            help = msg("write `put all …`, or `choose {} on …` above it", a(kind))
            raise scope.desk.fail("unsupported", message, pick, help=help)
        things = bind_things(pick.things, pick.where, scope)
        check_room(into, target, kind, None, scope)
        return s.ForEach(clause, things, (), (s.MovePiece(clause, things.local, target),))
    source, look = pieces_source(pick, kind, scope.doer or NOBODY, scope)
    check_room(into, target, kind, pick.count, scope)
    check_guests(into, target, look, scope)
    if pick.quantity == "all":
        whole = isinstance(source, v.HolderOf) and scope.desk.model.zones[source.zone].guests
        return s.MovePieces(clause, None if whole else look, None, source, target)
    if pick.quantity in OPEN:
        chosen = number_chosen(pick, kind, (source, look), target, scope)
        return s.WithPicks(clause, (chosen,), (s.MovePieces(clause, look, chosen.local, source, target),))
    return s.MovePieces(clause, look, how_many(pick, scope), source, target)


def number_chosen(pick: n.Pick, kind: str, pieces: tuple[Value, Value], target: Value, scope: Scope) -> s.Pick:
    """`up to 2 cubes`, `any number of cubes`: pieces in one place are alike, so it is chosen how many go: not more than
    there are, and than there is room for."""
    source, look = pieces
    most: list[Value] = [v.PieceCount(source, look)]
    if pick.count is not None:
        most.append(wanted(pick.count, scope, "number"))
    if isinstance(target, v.CellOf):
        most.append(v.Const(1, "number"))
    zone = scope.desk.model.zones[target.zone] if isinstance(target, v.HolderOf) else None
    if zone is not None and zone.holds is not None:
        most.append(v.Plus(v.Const(zone.holds, "number"), v.PieceCount(target), -1, "number"))
    numbers = Numbers(v.Const(0, "number"), v.ExtremeOf("lowest", tuple(most)) if len(most) > 1 else most[0])
    local = scope.local("number", "number", kind)
    return s.Pick(local, scope.doer or NOBODY, "one", None, Things(numbers, local))


def put_piece(piece: Value, into: n.Arg, clause: int, scope: Scope) -> s.Step:
    """`put it into its owner's reserve`."""
    target = place_for_pieces(into.value, scope)
    check_room(into, target, getattr(piece, "kind", None), None, scope)
    check_guests(into, target, v.OwnerOf(piece), scope)
    return s.MovePiece(clause, piece, target)
