"""Steps that need no decision, as statements: in a function of their own, or in a block between two decisions."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from typing import TYPE_CHECKING

from interpreter.compile.code import nodes as n
from interpreter.compile.code.blocks import KNOWN
from interpreter.compile.code.body import BREAK, Body
from interpreter.compile.code.nodes import COUNTERS, Constant, Expression, Item, Type, Variable, at, lent
from interpreter.compile.code.statements import Append, Do, Outdate, Record, Remove, Unpack
from interpreter.compile.feasible import opened
from interpreter.compile.prices import CELL, GAINED, PAID
from interpreter.compile.writer import COUNT, Writer
from interpreter.effects import records as r, steps as s, values as v
from interpreter.effects.things import Things
from interpreter.effects.values import Local, Value
from interpreter.model.effort import QUICK
from interpreter.model.whole import FIRST

if TYPE_CHECKING:
    from interpreter.compile.generator import Generator

NEW = Variable("new", Type.NUMBER)
PAID_AMOUNT, LOOK = Variable("paid", Type.AMOUNT), Variable("look", Type.THING)
LIFTED = Variable("lifted", Type.THING)
MOVED, ORIGIN, GOAL = Variable("moved", Type.THING), Variable("origin", Type.MAYBE), Variable("goal", Type.MAYBE)
TURNED, SIDE = Variable("turned", Type.MAYBE), Variable("side", Type.THING)


class PureSteps:
    """Writes steps into a `body`, their values with `writer`."""

    def __init__(self, gen: Generator, writer: Writer, body: Body) -> None:
        self.gen = gen
        self.model = gen.model
        self.writer = writer
        self.value: Callable[[Value], Expression] = writer.value
        self.body = body

    def block(self, steps: tuple[s.Step, ...]) -> None:
        """Write all steps."""
        for step in steps:
            self.step(step)

    def guarded(self, steps: tuple[s.Step, ...]) -> None:
        """Write an inner block, which is left out if it begins with what does not hold or cannot be paid."""
        can = opened(self.gen, steps, self.writer)
        with nullcontext() if can == n.TRUE else self.body.when(can):
            self.block(steps)

    def labour(self, steps: tuple[s.Step, ...], times: float = 1) -> None:
        """Count the work of a body that is done so many `times` or is long itself: nothing for what is done quickly."""
        work = self.gen.effort.body(steps)
        if steps and times * (1 + work) > QUICK:
            self.body.add(Do(lent("labour", int(min(work, QUICK)) + 1, steps[0].clause)))

    def step(self, step: s.Step) -> None:
        """Write one step."""
        self.gen.marks.step(self.body, step)
        doubtful = self.gen.nobody.acting(step)
        with self.body.when(self.writer.all_take_part(doubtful)) if doubtful else nullcontext():
            getattr(self, f"write_{type(step).__name__}")(step)

    def log(self, kind: type[r.Record], clause: int, *fields: Expression | int) -> None:
        """Write what is recorded: a record of a class, and its fields."""
        self.body.add(Record(kind.__name__, clause, tuple(map(n.lifted, fields))))

    def player(self, owner: Value | None) -> Expression:
        """Whose something is."""
        return n.NOBODY if owner is None else self.value(owner)

    # ---- numbers ----------------------------------------------------------------------------------------------------

    def write_Needs(self, step: s.Needs) -> None:
        """Asked before the block is begun."""

    def add_to(self, counter: str, owner: Value | None, amount: Expression, sign: int, clause: int) -> None:
        """A counter grows or shrinks within its range."""
        definition = self.model.counters[counter]
        number = self.writer.counter(counter, owner)
        who = self.player(owner)
        limit = definition.high if sign > 0 else definition.low
        self.body.set(NEW, number + amount if sign > 0 else number - amount)
        if sign > 0 and definition.limit is not None:
            self.body.set(NEW, self.writer.grown(counter, owner, number, NEW))
        elif limit is not None:
            with self.body.when(limit < NEW if sign > 0 else limit > NEW):
                self.body.set(NEW, Constant(limit))
        self.log(r.CounterChanged, clause, definition.at, who, NEW - number)
        self.body.set(number, NEW)

    def write_Gain(self, step: s.Gain) -> None:
        self.add_to(step.counter, step.owner, self.writer.counted(step.amount), step.sign, step.clause)

    def write_GainAmount(self, step: s.GainAmount) -> None:
        self.body.set(GAINED, self.writer.counted(step.amount))
        for place, name in enumerate(self.model.resources):
            gained = Item(GAINED, Constant(place))
            with self.body.when(gained):
                self.add_to(name, step.owner, gained, step.sign, step.clause)

    def write_SetCounter(self, step: s.SetCounter) -> None:
        if step.counter == "first":
            first = at(COUNTERS, FIRST)
            self.body.set(first, self.value(step.value))
            self.log(r.FirstPlayerSet, step.clause, first)
            return
        definition = self.model.counters[step.counter]
        number, new = self.writer.counter(step.counter, step.owner), self.value(step.value)
        new = self.bounded(new, definition.low, self.writer.most(step.counter, step.owner))
        owner = self.player(step.owner)
        if definition.is_number:
            self.log(r.CounterChanged, step.clause, definition.at, owner, new - number)
        else:
            self.log(r.MarkSet, step.clause, definition.at, owner, new)
        self.body.set(number, new)

    def bounded(self, number: Expression, low: int | None, most: Expression | None) -> Expression:
        """A number, at least one and at most another: known now, or kept in a variable."""
        known = [one.value for one in (number, most) if isinstance(one, Constant) and isinstance(one.value, int)]
        if isinstance(number, Constant) and len(known) == (1 if most is None else 2):
            return Constant(min(known) if low is None else max(low, min(known)))
        self.body.set(NEW, number)
        if most is not None:
            with self.body.when(most < NEW):
                self.body.set(NEW, most)
        if low is not None:
            with self.body.when(low > NEW):
                self.body.set(NEW, Constant(low))
        return NEW

    def set_mark(self, mark: str, card: Expression, now: Expression, clause: int) -> None:
        """A card, if there is one, is marked with something else."""
        number, board = list(self.model.marks).index(mark), self.model.marks[mark].board
        if board is not None and not isinstance(now, Constant):  # behind the last side comes the first
            now = now % Constant(self.model.boards[board].sides)
        self.body.add(Do(lent("set_mark", number, card, now, clause)))

    def write_MarkGain(self, step: s.MarkGain) -> None:
        card, amount = self.value(step.card), self.writer.counted(step.amount)
        was = self.value(v.MarkOf(step.mark, step.card, "number"))
        self.set_mark(step.mark, card, was + amount if step.sign > 0 else was - amount, step.clause)

    def write_SetMark(self, step: s.SetMark) -> None:
        self.set_mark(step.mark, self.value(step.card), self.value(step.value), step.clause)

    def write_Score(self, step: s.Score) -> None:
        self.add_to("result", step.player, self.value(step.amount), 1, step.clause)

    def write_SkipTurns(self, step: s.SkipTurns) -> None:
        count = self.writer.counted(step.count)
        self.body.change(self.seat_number("skips", step.player), "+", count)
        self.log(r.TurnsSkipped, step.clause, self.value(step.player), count)

    def write_TakeTurn(self, step: s.TakeTurn) -> None:
        self.body.change(self.seat_number("again", step.player), "+", Constant(1))
        self.log(r.TurnGained, step.clause, self.value(step.player))

    def write_PutOut(self, step: s.PutOut) -> None:
        self.body.add(Do(lent("put_out", self.value(step.player), step.clause)))

    def seat_number(self, name: str, player: Value) -> n.Entry:
        """What the engine keeps of a player."""
        return at(COUNTERS, self.model.seat_numbers[name] + self.value(player))

    def write_RankBy(self, step: s.RankBy) -> None:
        each = n.Collected(self.gen.writer.value(step.value), self.gen.variable(step.player), lent("range", n.PLAYERS))
        body = Body()
        body.give(each)
        bound = {step.player.name: step.player}
        self.body.append(n.RANKS, self.gen.helper(step.value, body, self.writer, Type.LIST, bound))

    def write_Let(self, step: s.Let) -> None:
        self.body.set(self.writer.ref(step.local), self.value(step.value))

    # ---- prices -----------------------------------------------------------------------------------------------------

    def write_PayAmount(self, step: s.PayAmount) -> None:
        self.body.set(PAID_AMOUNT, self.writer.counted(step.amount))
        self.pay(step)

    def pay(self, step: s.PayAmount) -> None:
        """Take what is in `paid`."""
        for place, name in enumerate(self.model.resources):
            self.body.change(self.writer.counter(name, step.payer), "-", Item(PAID_AMOUNT, Constant(place)))
        self.log(r.AmountPaid, step.clause, self.value(step.payer), PAID_AMOUNT)

    def write_PayCounter(self, step: s.PayCounter) -> None:
        number = self.writer.counter(step.counter, step.payer)
        self.body.set(PAID, self.writer.counted(step.amount))
        self.body.change(number, "-", PAID)
        at, payer = self.model.counters[step.counter].at, self.value(step.payer)
        self.log(r.CounterChanged, step.clause, at, payer, 0 - PAID)

    def write_PayPieces(self, step: s.PayPieces) -> None:
        count = self.writer.counted(step.count)
        if isinstance(step.count, v.PieceCount):  # all that lie there, before they go
            self.body.set(COUNT, count)
            count = COUNT
        self.move_pieces(step.clause, step.look, count, step.source, step.target)

    # ---- pieces -----------------------------------------------------------------------------------------------------

    def move_pieces(self, clause: int, look: Value, count: Expression, source: Value, target: Value) -> None:
        """`count` pieces, which are there, go where there is room."""
        place = self.writer.holder(source, look)
        if isinstance(target, v.HolderOf):
            goal = self.writer.holder(target, look)
            self.body.change(at(COUNTERS, place), "-", count)
            self.body.change(at(COUNTERS, goal), "+", count)
            self.log(r.PiecesMoved, clause, self.value(look), count, place, goal)
        else:
            self.body.set(CELL, self.writer.cell(target))
            self.body.change(at(COUNTERS, place), "-", Constant(1))
            self.body.set(at(n.CELLS, CELL), self.value(look))
            self.log(r.PiecesMoved, clause, self.value(look), 1, place, -1 - CELL)

    def write_MovePieces(self, step: s.MovePieces) -> None:
        if step.look is None:
            assert isinstance(step.source, v.HolderOf)
            looks = self.model.looks(self.model.zones[step.source.zone])
            with self.body.loop(LIFTED, lent("pieces_at", self.writer.holder(step.source, None), looks)):
                self.put_piece(step.clause, LIFTED, step.target, Local("piece", "piece"))
            return
        there = at(COUNTERS, self.writer.holder(step.source, step.look))
        if not isinstance(step.target, v.HolderOf):
            some = [there > 0, self.value(v.IsEmpty(step.target))]
            if step.count is not None and not isinstance(step.count, v.Const):
                some.append(self.value(step.count) > 0)
            with self.body.when(n.all_of(some)):
                self.move_pieces(step.clause, step.look, Constant(1), step.source, step.target)
            return
        if step.count is None:
            self.body.set(COUNT, there)
        else:
            self.body.set(COUNT, self.value(step.count))
            with self.body.when(there < COUNT):
                self.body.set(COUNT, there)
        holds = self.model.zones[step.target.zone].holds
        if holds is not None:
            self.body.set(COUNT, lent("min", COUNT, holds - self.writer.count_in(step.target, None)))
        with self.body.when(COUNT > 0):
            self.move_pieces(step.clause, step.look, COUNT, step.source, step.target)

    def write_MovePiece(self, step: s.MovePiece) -> None:
        self.body.set(LIFTED, self.value(step.piece))
        self.put_piece(step.clause, LIFTED, step.target, step.piece)

    def put_piece(self, clause: int, lifted: Expression, target: Value, piece: Value) -> None:
        """A lifted piece goes to a place that may depend on whose it is."""
        if not isinstance(target, v.HolderOf):
            with self.body.when(self.value(v.IsEmpty(target))):
                self.body.set(LOOK, lent("take", lifted))
                self.body.set(at(n.CELLS, CELL), LOOK)
                self.log(r.PiecesMoved, clause, LOOK, 1, lifted, -1 - CELL)
            return
        zone = self.model.zones[target.zone]
        looks = self.model.looks(zone)
        self.body.set(LOOK, lent("look_of", lifted))
        if looks > 1:
            goal: Expression = self.writer.offset(zone.at, target.owner, looks) + LOOK
        elif target.owner == v.OwnerOf(piece):
            goal = zone.at + LOOK
        else:
            goal = self.writer.offset(zone.at, target.owner)
        self.body.set(GOAL, goal)
        room = n.TRUE if zone.holds is None else self.writer.count_in(target, None) < zone.holds
        with self.body.when(room):
            self.body.add(Do(lent("take", lifted)))
            self.body.change(at(COUNTERS, GOAL), "+", Constant(1))
            self.log(r.PiecesMoved, clause, LOOK, 1, lifted, GOAL)

    # ---- cards ------------------------------------------------------------------------------------------------------

    def write_MoveCard(self, step: s.MoveCard) -> None:
        cards = self.value(step.cards)
        if step.cards.type == "cards":
            with self.body.loop(MOVED, cards):
                self.move_one(step)
        else:
            self.body.set(MOVED, cards)
            with self.body.when(MOVED >= 0):
                self.move_one(step)

    def move_one(self, step: s.MoveCard) -> None:
        """The card `MOVED` goes to a pile, or to where its kind goes."""
        if step.target is None:
            doer: Expression = Constant(0) if step.doer is None else self.value(step.doer)
            if self.gen.owners_exist:
                doer = n.Either(at(n.OWNED, MOVED) >= 0, at(n.OWNED, MOVED), doer)
            self.body.set(GOAL, at(n.DISCARDED, at(n.KIND, MOVED), doer))
        else:
            self.body.set(GOAL, self.value(step.target))
        self.body.set(ORIGIN, at(n.PLACES, MOVED))
        room = self.room(step)
        with nullcontext() if room == n.TRUE else self.body.when(room):
            self._moved(step)

    def room(self, step: s.MoveCard) -> Expression:
        """The condition that the goal exists, has room, and does not lie under the card itself, if that may be."""
        name = getattr(step.target, "zone", None)
        if name is None and isinstance(step.target, Local):
            name = step.target.kind
        apart = n.Not(lent("encloses", MOVED, GOAL))
        conditions: list[Expression] = [GOAL >= 0] if isinstance(step.target, Local) else []
        if name not in self.model.zones:
            conditions += [apart] if step.target is not None and self.gen.hosts_exist else []
            if step.target is not None and step.target != v.PlaceOfCard(step.cards):
                conditions += self._room_anywhere()
            return n.all_of(conditions)
        zone = self.model.zones[name]
        if zone.host:
            conditions = [GOAL >= 0, apart]
        if zone.holds is not None:
            conditions.append(n.any_of([lent("len", at(n.PILES, GOAL)) < zone.holds, GOAL.equals(ORIGIN)]))
        return n.all_of(conditions)

    def _room_anywhere(self) -> list[Expression]:
        """That the goal, which may be a pile of any zone, has room if its zone has bounds."""
        found, goal = list[Expression](), GOAL
        for zone in self.model.zones.values():
            if zone.store == "cards" and zone.holds is not None:
                past = zone.at + zone.piles * self.model.holders(zone)
                less = lent("len", at(n.PILES, goal)) < zone.holds
                found.append(n.any_of([goal < zone.at, goal >= past, less, goal.equals(ORIGIN)]))
        return found

    def _moved(self, step: s.MoveCard) -> None:
        self.log(r.CardMoved, step.clause, Constant(step.verb, Type.TOLD), MOVED, ORIGIN, GOAL)
        if step.how == "under":
            self.body.add(Do(lent("move", MOVED, GOAL, n.TRUE)))
        else:
            with self.body.when(n.any_of([at(n.WATCH, ORIGIN), at(n.WATCH, GOAL)])):
                self.body.add(Do(lent("move", MOVED, GOAL, n.FALSE)))
            with self.body.otherwise():
                for place in (ORIGIN, GOAL) if self.gen.hosts_exist else ():
                    self.body.set(at(n.PILES, place), n.Part(at(n.PILES, place)))
                self.body.add(Remove(at(n.PILES, ORIGIN), MOVED))
                self.body.add(Append(at(n.PILES, GOAL), MOVED))
                self.body.set(at(n.PLACES, MOVED), GOAL)
                for place in (ORIGIN, GOAL) if self.gen.hosts_exist else ():
                    self.body.add(Outdate(place))
        self.body.change(n.SHOWN, "|", at(n.NEWS, ORIGIN, GOAL))

    def write_Draw(self, step: s.Draw) -> None:
        zone = self.model.zones[step.zone]
        refill: Expression = n.NONE
        if zone.refill is not None:
            name, own = f"refill_{step.zone}", zone.per == "player"
            if name not in self.gen.functions:
                self.gen.pure_function(name, [Local("you", "player")] if own else [], zone.refill)
            refill = n.Later(n.Call(name, (self.value(step.player),) if own else (), Type.NOTHING))
        drawn = lent(
            "draw_at_random" if zone.bag else "draw",
            self.value(step.player),
            self.writer.pile(step.zone, step.owner),
            self.value(step.target),
            self.value(step.count),
            refill,
            step.clause,
        )
        if step.bind is None:
            self.body.add(Do(drawn))
        else:
            self.body.set(self.writer.ref(step.bind), drawn)

    def write_Shuffle(self, step: s.Shuffle) -> None:
        self.body.add(Do(lent("shuffle", self.value(step.pile), step.clause)))

    def write_Reveal(self, step: s.Reveal) -> None:
        cards = self.value(step.cards)
        seen = cards if step.cards.type == "cards" else n.Listed((cards,))
        if step.player is None:
            self.body.set(n.SHOWN, Constant(-1))
            self.log(r.CardsRevealed, step.clause, seen)
            return
        layout = self.writer.layout
        known = layout.slot(KNOWN, Type.LIST) if layout is not None else None
        shown = lent("show", n.NONE if known is None else known, self.value(step.player), seen, step.clause)
        if known is None:
            self.body.add(Do(shown))
        else:
            self.body.set(known, shown)

    def write_Flip(self, step: s.Flip) -> None:
        self.body.add(Unpack((TURNED, SIDE), n.Row((self.value(step.card), self.value(step.side)), Type.LIST)))
        face = at(n.FACE, TURNED)
        if self.gen.faces_decide:
            self.body.add(Do(lent("turn_card", TURNED, SIDE, step.clause)))
            return
        with self.body.when(face.differs(self.model.no_face)):
            self.body.set(at(COUNTERS, face), SIDE)
            self.log(r.CardTurned, step.clause, TURNED, SIDE)

    def write_Roll(self, step: s.Roll) -> None:
        kinds = tuple(list(self.model.kinds).index(kind) for kind, _count in step.dice)
        counts = tuple(self.value(count) for _kind, count in step.dice)
        rolled = lent("roll", Constant(kinds, Type.LIST), n.Row(counts, Type.LIST), step.clause)
        self.body.set(self.writer.ref(step.bind), rolled)

    def write_Reroll(self, step: s.Reroll) -> None:
        self.body.add(Do(lent("reroll", self.dice(step.dice), step.clause)))

    def write_TurnDie(self, step: s.TurnDie) -> None:
        self.body.add(Do(lent("turn_die", self.value(step.die), self.value(step.face), step.clause)))

    def write_DiscardDice(self, step: s.DiscardDice) -> None:
        self.body.add(Do(lent("lay_aside", self.dice(step.dice), step.clause)))

    def dice(self, dice: Value) -> Expression:
        """A list of dice, or a die as one."""
        return self.value(dice) if dice.type == "dice" else n.Listed((self.value(dice),))

    # ---- blocks -----------------------------------------------------------------------------------------------------

    def write_DoVerb(self, step: s.DoVerb) -> None:
        args = (self.value(step.doer), *(self.value(arg) for arg in step.args))
        call = n.Call(self.gen.pure_verb(step.verb), args, Type.NOTHING)
        asked = step.check and self.gen.asks(step.verb)
        with self.body.when(self.gen.can_do(step.verb, *args)) if asked else nullcontext():
            self.gen.marks.note(self.body, step.clause, "done")
            self.body.add(Do(call))

    def write_Announce(self, step: s.Announce) -> None:
        name, edge = step.moment.split()
        if edge == "start" and name in self.model.epochs:
            self.body.change(at(COUNTERS, self.model.epoch(name)), "+", Constant(1))

    def write_IfStep(self, step: s.IfStep) -> None:
        for place, (condition, block) in enumerate(step.arms):
            with self.body.arm(None if condition is None else self.value(condition), first=place == 0):
                self.gen.marks.arm(self.body, step, place)
                self.guarded(block)
        if step.arms[-1][0] is not None and self.gen.marks.wanted:
            with self.body.otherwise():
                self.gen.marks.arm(self.body, step, len(step.arms))

    def write_ForEach(self, step: s.ForEach) -> None:
        with self.body.loop(self.writer.ref(step.things.local), sorted_items(self.gen, step, self.writer)):
            self.gen.marks.note(self.body, step.clause, "entered")
            self.labour(step.body, self.gen.effort.number(step))
            self.guarded(step.body)

    def write_Repeat(self, step: s.Repeat) -> None:
        with self.body.loop(Variable("_", Type.NUMBER), lent("range", self.value(step.count))):
            if step.condition is not None:
                self.body.unless(self.value(step.condition), BREAK)
            self.gen.marks.note(self.body, step.clause, "entered")
            self.labour(step.body, self.gen.effort.times(step))
            self.guarded(step.body)

    def write_WithPicks(self, step: s.WithPicks) -> None:
        for pick in step.picks:
            self.body.set(self.writer.ref(pick.local), self.writer.items(pick.things))
        self.gen.marks.note(self.body, step.clause, "done")
        self.block(step.body)


def sorted_items(gen: Generator, step: s.ForEach, writer: Writer) -> Expression:
    """The list that a `for each` goes through."""
    return in_order(gen, step.things, step.by, writer)


def in_order(gen: Generator, things: Things, by: tuple[tuple[str, Value], ...], writer: Writer) -> Expression:
    """A list of things, sorted by keys."""
    if not by:
        return writer.items(things)
    own, body = gen.writer, Body()
    items = own.items(things)
    for word, value in reversed(by):  # equal ones keep their order, so the first key sorts last
        items = n.Sorted(items, gen.variable(things.local), own.value(value), word == "highest")
    body.give(items)
    return gen.helper((things, *(value for _word, value in by)), body, writer, Type.LIST)
