"""Steps that branch and repeat, when their bodies hold decisions."""

from __future__ import annotations

from interpreter.compile.code import nodes as n
from interpreter.compile.code.body import BREAK, CONTINUE
from interpreter.compile.code.nodes import COUNTERS, Constant, Item, Label, Type, Variable, any_of, at, lent
from interpreter.compile.code.statements import Do, Goto
from interpreter.compile.feasible import feasible
from interpreter.compile.frame import Frame
from interpreter.compile.pure import in_order, sorted_items
from interpreter.compile.terms import substitute
from interpreter.effects import steps as s
from interpreter.effects.things import Players, Things
from interpreter.effects.values import Local
from interpreter.model.whole import FIRST

MOST_TURNS = 10_000  # in one `take turns`; more are turns that nobody can end
YES_OR_NO = n.Listed((Constant(1), Constant(0)))
NEXT = Local("next", "player")
SKIPPED = Variable("skipped", Type.FLAG)


class Flow(Frame):
    """Writes conditions, offers, loops and turns as jumps between blocks."""

    def write_IfStep(self, step: s.IfStep) -> None:
        after = self.blocks.new()
        entries = [self.blocks.new() for _arm in step.arms]
        for place, (entry, (condition, _block)) in enumerate(zip(entries, step.arms, strict=True)):
            with self.lines.arm(None if condition is None else self.value(condition), first=place == 0):
                self.gen.marks.arm(self.lines, step, place)
                self.goto(entry)
        if step.arms[-1][0] is not None:
            with self.lines.otherwise():
                self.gen.marks.arm(self.lines, step, len(step.arms))
                self.goto(after)
        for entry, (_condition, block) in zip(entries, step.arms, strict=True):
            self.inner(entry, block, after, offered=False)
        self.begin(after)

    def write_May(self, step: s.May) -> None:
        self.may(step, None)

    def may(self, step: s.May, declined: int | None) -> None:
        """Ask, and do the block or the `otherwise`. Without an `otherwise` a "no" leads to the block `declined`."""
        yes, after = self.blocks.new(), self.blocks.new()
        no = self.blocks.new() if step.otherwise else declined or after
        slot = self.ask_may(step, no)
        self.lines.add(Goto(n.Either(slot, Label(yes), Label(no))))
        self.inner(yes, step.body, after)
        if step.otherwise:
            self.inner(no, step.otherwise, after, offered=False)
        self.begin(after)

    def ask_may(self, step: s.May, cannot: int) -> n.Slot:
        """Ask whether somebody does it; go on at `cannot` where it cannot be done. Gives where the answer stands."""
        answered, slot = self.blocks.new(), self.temporary(Type.NUMBER)
        self.asking()
        can = feasible(self.gen, step.body, True, self.writer)
        holes, things = self.holes((step.body,)), self.things(step.body, (step.body,))
        question = self.question("may", step.clause, texts=(step.text,), holes=holes, things=things)
        if can == n.TRUE:
            self.ask(self.value(step.chooser), question, YES_OR_NO, slot, answered)
        else:
            with self.lines.when(can):
                self.ask(self.value(step.chooser), question, YES_OR_NO, slot, answered)
            with self.lines.otherwise():
                self.gen.marks.note(self.lines, step.clause, "impossible")
                self.goto(cannot)
        self.begin(answered)
        self.gen.marks.answer(self.lines, step.clause, slot)
        if step.spends is not None:
            with self.lines.when(slot):
                self.lines.add(Do(lent("spend", step.spends, self.params[0])))
        return slot

    def write_ForEach(self, step: s.ForEach) -> None:
        items, place = self.temporary(Type.LIST), self.temporary(Type.NUMBER)
        if step.things.local.type == "die":
            self.layout.dice.add(items.place)
        head, after = self.blocks.new(), self.blocks.new()
        self.lines.set(items, lent("list", sorted_items(self.gen, step, self.writer)))
        self.lines.set(place, Constant(0))
        self.goto(head)
        self.begin(head)
        with self.lines.when(place >= lent("len", items)):
            self.turn_to(after)
        local, around = step.things.local, self.each
        self.lines.set(self.slot(local), Item(items, place))
        self.lines.change(place, "+", Constant(1))
        self.gen.marks.note(self.lines, step.clause, "entered")
        self.each = self.slot(local).place if local.type == "card" else around
        self.guarded(step.body, head)
        self.each = around
        self.goto(head)
        self.begin(after)

    def write_Repeat(self, step: s.Repeat) -> None:
        left = self.temporary(Type.NUMBER)
        head, after = self.blocks.new(), self.blocks.new()
        self.lines.set(left, self.value(step.count))
        self.goto(head)
        self.begin(head)
        ends = [n.Not(self.value(step.condition))] if step.condition is not None else []
        with self.lines.when(any_of([left <= 0, *ends])):
            self.turn_to(after)
        self.lines.change(left, "-", Constant(1))
        self.gen.marks.note(self.lines, step.clause, "entered")
        match step.body:
            case (s.May(otherwise=()) as offer,):  # after a "no" all is as it was: the same offer would come again
                self.may(offer, declined=after)
            case _:
                self.guarded(step.body, head)
        self.goto(head)
        self.begin(after)

    def write_Turns(self, step: s.Turns) -> None:
        doer, turns = self.slot(step.doer), self.temporary(Type.NUMBER)
        head, after = self.blocks.new(), self.blocks.new()
        again = self.model.seat_numbers.get("again")
        if self.gen.nobody.may_be_nobody(step.start):
            with self.lines.when(self.value(step.start) < 0):
                self.turn_to(after)
        place = doer if again is None else self.temporary(Type.NUMBER)  # behind whom the turns go on
        if step.by:
            order = self.temporary(Type.LIST)
            players = Things(Players(step.start, False), step.doer)
            self.lines.set(order, lent("list", in_order(self.gen, players, step.by, self.writer)))
            self.lines.set(place, Item(order, Constant(-1)))
            candidates: n.Expression = lent("following", order, place)
        elif step.rightwards:
            self.lines.set(place, (self.value(step.start) + 1) % n.PLAYERS)
            candidates = at(n.ROUND_RIGHT, n.PLAYERS, place)
        else:
            self.lines.set(place, (self.value(step.start) - 1) % n.PLAYERS)
            candidates = at(n.ROUND, n.PLAYERS, place)
        candidates = self.writer.in_game(candidates)
        self.lines.set(turns, Constant(0))
        whose, before = at(COUNTERS, self.model.turn), self.temporary(Type.NUMBER) if self.gen.asides else None
        if before is not None:
            self.lines.set(before, whose)
        self.goto(head)
        self.begin(head)
        following = self.gen.variable(NEXT)
        condition = step.condition and substitute(step.condition, {step.doer.name: NEXT})
        goes_on = n.TRUE if condition is None else self.gen.writer.value(condition)
        if again is None:
            self.whose_turn(candidates, goes_on, head, after)
        else:
            mine = at(COUNTERS, again + following)
            with (
                self.lines.loop(following, self.writer.in_game(at(n.SEATS, n.PLAYERS, at(COUNTERS, FIRST)))),
                self.lines.when(n.all_of([mine > 0, goes_on])),
            ):
                self.lines.change(mine, "-", Constant(1))
                self.lines.add(BREAK)
            with self.lines.otherwise():
                self.whose_turn(candidates, goes_on, head, after)
                self.lines.set(place, following)
        self.lines.set(doer, following)
        if before is not None:
            self.lines.set(whose, doer + Constant(1))
        self.lines.change(turns, "+", Constant(1))
        with self.lines.when(turns > MOST_TURNS):
            self.lines.add(Do(lent("endless_turns", step.clause)))
        self.lines.change(at(COUNTERS, self.model.epoch("turn")), "+", Constant(1))
        self.gen.marks.note(self.lines, step.clause, "entered")
        self.guarded(step.body, head)
        self.goto(head)
        self.begin(after)
        if before is not None:
            self.lines.set(whose, before)
        self.blocks.note_turn(head, after)

    def whose_turn(self, candidates: n.Expression, goes_on: n.Expression, head: int, after: int) -> None:
        """Find who is next; with nobody go on behind the turns."""
        following, skips = self.gen.variable(NEXT), self.model.seat_numbers.get("skips")
        if skips is not None:
            self.lines.set(SKIPPED, n.FALSE)
        with self.lines.loop(following, candidates), self.lines.when(goes_on):
            if skips is not None:
                with self.lines.when(at(COUNTERS, skips + following) > 0):
                    self.lines.change(at(COUNTERS, skips + following), "-", Constant(1))
                    self.lines.set(SKIPPED, n.TRUE)
                    self.lines.add(CONTINUE)
            self.lines.add(BREAK)
        with self.lines.otherwise():
            if skips is not None:
                with self.lines.when(SKIPPED):
                    self.turn_to(head)
            self.turn_to(after)
