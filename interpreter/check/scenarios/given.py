"""`given`: the lines that set up the position."""

from __future__ import annotations

from interpreter.check.expressions.binding import bind
from interpreter.check.expressions.words import bind_against
from interpreter.check.facts import bounds, in_bounds
from interpreter.check.nouns import kinds_named
from interpreter.check.scenarios.table import ScenarioTable, number_in
from interpreter.check.verbs.marks import marked_with, set_mark
from interpreter.effects import values as v
from interpreter.effects.things import PiecesOn
from interpreter.model import Model, Zone, scenario as sc
from interpreter.model.scenario import SEATS
from interpreter.report.message import listed, msg
from interpreter.syntax import nodes as n


def bind_given(table: ScenarioTable, line: n.Line) -> None:
    """One line of the position."""
    condition = line.condition
    if line.because is not None:
        raise table.desk.fail("unexpected-part", msg("a position is so without a reason"), line.because)
    if not isinstance(condition, n.Compare) or condition.operator != "is":
        raise cannot(table, line)
    left, right = condition.left, condition.right
    if isinstance(left, n.Name) and left.text == "players":
        table.found.players = 1 + len(line.more)
        if not table.model.players[0] <= table.found.players <= table.model.players[1]:
            message = msg("the game is for {} to {} players", table.model.players[0], table.model.players[1])
            raise table.desk.fail("cannot-set-up", message, line)
        for seat, word in enumerate((right, *line.more)):
            if table.seat(word) != seat:
                order = ", ".join(SEATS[: table.model.most])
                raise table.desk.fail("cannot-set-up", msg("the players sit in this order: {}", order), word)
    elif isinstance(left, n.Name) and left.text == "first":
        table.found.given.append(sc.SetNumber(line.span, "first", -1, table.seat(right)))
    elif isinstance(left, n.Name) and left.text == "rolls":
        rolls(table, (right, *line.more), line)
    elif isinstance(left, n.Name) and left.text == "draws" and "draws" not in table.model.counters:
        draws(table, (right, *line.more), line)
    elif isinstance(right, n.ListOf):
        place(table, left, [right, *line.more], line)
    elif isinstance(left, n.NumberOf) and isinstance(right, n.Number):
        pieces(table, left, right.value, line)
    else:
        number(table, left, [right, *line.more], line)


def own_words(model: Model) -> list[str]:
    """What a line of `given` can begin with that is no name of the game."""
    dice = [kind for kind in model.kinds.values() if kind.base == "die"]
    return ["players", "first", *(["rolls"] if dice else []), *(["draws"] if is_drawn(model) else [])]


def bags(model: Model) -> list[Zone]:
    """The places from which is drawn at random."""
    return [zone for zone in model.zones.values() if zone.bag and zone.drawn]


def in_brackets(table: ScenarioTable, line: n.Line) -> str | None:
    """`your hand is a, b` and `a is in your hand` as they are written, if these are cards."""
    condition = line.condition
    if isinstance(condition, n.Inside) and not condition.negated and condition.left.span.text in table.model.designs:
        return f"{condition.place.span.text} is [{condition.left.span.text}]"
    if not isinstance(condition, n.Compare):
        return None
    words = [one.text if isinstance(one, n.Name) else "" for one in (condition.right, *line.more)]
    known = all(word in table.model.designs for word in words)
    return f"{condition.left.span.text} {condition.operator} [{', '.join(words)}]" if known else None


def cannot(table: ScenarioTable, line: n.Line) -> Exception:
    """Report a line that says nothing that can be made true."""
    meant = in_brackets(table, line)
    help = msg(
        "write `your PLACE is [CARD, CARD]`, `your resources are 2 {}`, or `number of THINGS in PLACE is 1`; what is "
        "easier done than said stands as `you VERB …` below `and then`",
        table.desk.unit(),
    )
    help = msg("cards stand in square brackets: write `{}`", meant) if meant else help
    return table.desk.fail("cannot-set-up", msg("`{}` cannot be set up", line.span.text), line, help=help)


def place(table: ScenarioTable, left: n.Expr, lists: list[n.Expr], line: n.Line) -> None:
    """`your systems are [a, b], [c]`; of places that are printed alike on a card, one list for each."""
    zone, owner = table.zone(left)
    if table.model.zones[zone].printed:
        help = msg("say what lies on each of them, by what is printed there: `CARD_WORD's ZONE is …`")
        message = msg("what is printed on a card is not set up: it is there")
        raise table.desk.fail("cannot-set-up", message, line, help=help)
    piles = tuple(table.cards(one, seat_at(table, zone, owner)) for one in lists if isinstance(one, n.ListOf))
    definition = table.model.zones[zone]
    alike = printed_alike(table.model, definition, owner)
    room = definition.piles * alike
    if len(piles) > room:
        raise table.desk.fail("cannot-set-up", msg("`{}` has {} piles, here are {}", zone, room, len(piles)), line)
    if definition.holds is not None and any(len(pile) > definition.holds for pile in piles):
        raise table.desk.fail("cannot-set-up", msg("`{}` holds {}", zone, definition.holds), line)
    if alike == 1:
        table.found.given.append(sc.PlaceCards(line.span, zone, owner, piles))
        return
    for copy, pile in enumerate(piles):
        table.found.given.append(sc.PlaceCards(line.span, zone, owner + copy, (pile,)))


def printed_alike(model: Model, zone: Zone, owner: int) -> int:
    """How many places there are like the one whose zone it is, itself and those behind it on its card."""
    if not zone.host or model.bears(zone.host) is None:
        return 1
    here = next(one for one in model.designs.values() if one.first <= owner < one.first + one.copies)
    return here.each - (owner - here.first) % here.each


def seat_at(table: ScenarioTable, zone: str, owner: int) -> int:
    """Whose a place is, as far as that is sure: a player's, or that of an owned card; -1 for any other."""
    model, found = table.model, table.model.zones[zone]
    if found.per == "player" or not found.host:
        return owner
    return model.owners[model.bearers().get(owner, owner)] if model.owners else -1


def faces_of(model: Model) -> list[int | str]:
    """What the dice of a game show."""
    return [face for kind in model.kinds.values() for face in kind.faces]


def rolls(table: ScenarioTable, faces: tuple[n.Expr, ...], line: n.Line) -> None:
    """`rolls are 5, burst`: what the next dice show, one after the other."""
    printed = faces_of(table.model)
    if not printed:
        raise table.desk.fail("cannot-set-up", msg("this game has no dice"), line)
    shown = []
    for face in faces:
        code = table.face(face)
        if code is None:
            known = listed(str(one) for one in dict.fromkeys(printed))
            message = msg("`{}` is on no die: they show {}", face.span.text, known)
            raise table.desk.fail("cannot-set-up", message, face, help=msg("write `rolls are {}, {}`", *printed[:2]))
        shown.append(code)
    table.found.given.append(sc.SetRolls(line.span, tuple(shown)))


def draws(table: ScenarioTable, things: tuple[n.Expr, ...], line: n.Line) -> None:
    """`draws are ruby, rival, 3`: what is drawn next from places without an order, or picked at random, one after the
    other."""
    model = table.model
    if not is_drawn(model):
        printed = faces_of(model)
        help = msg("write `rolls are {}, {}`", *printed[:2]) if printed else None
        raise table.desk.fail("cannot-set-up", msg("nothing is drawn at random in this game"), line, help=help)
    table.found.given.append(sc.SetDraws(line.span, tuple(drawn(table, thing) for thing in things)))


def is_drawn(model: Model) -> bool:
    """Whether anything is drawn from a place without an order, or picked at random."""
    return bool(bags(model) or model.drawn_sorts)


def drawn(table: ScenarioTable, thing: n.Expr) -> v.Value:
    """One thing that comes up: a card that is drawn at random, or whatever else is picked so."""
    model = table.model
    kinds = {kind for zone in bags(model) for kind in kinds_named(model, zone.of)} | model.drawn_kinds
    if isinstance(thing, n.Name) and thing.text in model.words and "word" in model.drawn_sorts:
        design = model.designs.get(thing.text)
        if design is None or not any(model.is_a(design.kind, kind) for kind in kinds):
            table.desk.index.mention("word", thing.text, thing)
            return v.Const(model.word(thing.text), "word")
    value = table.answer(thing)
    if isinstance(value, v.Const) and value.type == "card" and isinstance(value.value, int):
        design = next(one for one in model.designs.values() if one.first <= value.value < one.first + one.copies)
        if any(model.is_a(design.kind, kind) for kind in kinds):
            return value
    elif isinstance(value, v.Value) and value.type in model.drawn_sorts:
        return value
    help = msg("write `draws are CARD, CARD`") if model.drawn_sorts <= {"card"} else None
    message = msg("`{}` is never drawn at random", thing.span.text)
    raise table.desk.fail("cannot-set-up", message, thing, help=help)


def pieces(table: ScenarioTable, left: n.NumberOf, count: int, line: n.Line) -> None:
    """`number of cubes in your actions is 1`, `number of cubes on veil is 1`."""
    value = bind(left, table.scope())
    if isinstance(value, v.PieceCount) and isinstance(value.holder, v.HolderOf):
        seat = number_in(value.holder.owner, -1)
        look = number_in(value.look, seat)
        table.found.given.append(sc.PutPieces(line.span, value.holder.zone, seat, look, count))
        return
    if isinstance(value, v.Count) and isinstance(value.things.source, PiecesOn):
        card = number_in(value.things.source.card, -1)
        if card >= 0:
            table.found.given.append(sc.PutOnCard(line.span, card, count))
            return
    place = left.things.place
    if isinstance(value, v.Count) and value.things.local.type == "card" and place is not None:
        help = msg("cards are named one by one: write `{} is [CARD, CARD]`", place.span.text)
        raise table.desk.fail("cannot-set-up", msg("`{}` cannot be set up", line.span.text), line, help=help)
    raise cannot(table, line)


def number(table: ScenarioTable, left: n.Expr, values: list[n.Expr], line: n.Line) -> None:
    """`your fame is 5`, `your resources are 2 grain, 1 coin`."""
    scope = table.scope()
    scope.names |= {word: v.First() for word in own_words(table.model)}  # so that they are among the names told
    value = bind(left, scope)
    if isinstance(value, v.FaceOf) and len(values) == 1 and number_in(value.card, -1) >= 0:
        side = bind_against(values[0], value, table.scope())
        if not isinstance(side, v.Const) or not isinstance(side.value, int):
            raise cannot(table, line)
        table.found.given.append(sc.TurnCard(line.span, number_in(value.card, -1), side.value))
        return
    if isinstance(value, v.MarkOf) and len(values) == 1 and number_in(value.card, -1) >= 0:
        mark(table, value, values[0], line)
    elif isinstance(value, v.AllResources):
        seat = number_in(value.owner, 0)
        amounts = dict.fromkeys(table.model.resources, 0)
        for one in values:
            if not isinstance(one, n.Amount) or one.unit.text not in amounts or not isinstance(one.count, n.Number):
                raise table.desk.fail("cannot-set-up", msg("`{}` is no amount of a resource", one.span.text), one)
            table.desk.index.mention("counter", one.unit.text, one.unit)
            amounts[one.unit.text] = one.count.value
        for name, amount in amounts.items():
            bounded(table, name, seat, amount, line)
    elif isinstance(value, v.CounterOf) and value.type != "number" and len(values) == 1:
        counter = table.model.counters[value.counter]
        now = known(table, marked_with(counter, value, values[0], table.scope()), line)
        table.found.given.append(sc.SetNumber(line.span, counter.name, number_in(value.owner, -1), now))
    elif isinstance(value, v.CounterOf) and len(values) == 1 and isinstance(values[0], n.Number):
        bounded(table, value.counter, number_in(value.owner, -1), values[0].value, line)
    else:
        raise cannot(table, line)


def mark(table: ScenarioTable, left: v.MarkOf, right: n.Expr, line: n.Line) -> None:
    """`sloop's hits are 2`, `sloop's course is ready`, `sloop's heading is haven`."""
    now = known(table, set_mark(left, right, -1, table.scope()).value, line)
    number = list(table.model.marks).index(left.mark)
    table.found.given.append(sc.MarkCard(line.span, number, number_in(left.card, -1), now))


def known(table: ScenarioTable, value: v.Value, line: n.Line) -> int:
    """The number of a word or a thing that is known before anything happens."""
    if not isinstance(value, v.Const) or not isinstance(value.value, int):
        raise cannot(table, line)
    return value.value


def bounded(table: ScenarioTable, counter: str, owner: int, value: int, line: n.Line) -> None:
    """A counter's value, which must be within its range."""
    definition = table.model.counters[counter]
    if not in_bounds(value, definition.low, definition.high):
        message = msg("`{}` cannot be {}: it is {}", counter, value, bounds(definition.low, definition.high))
        raise table.desk.fail("cannot-set-up", message, line)
    table.found.given.append(sc.SetNumber(line.span, counter, owner, value))
