"""Steps at which a player decides: whether, which, in which order, and how to pay."""

from __future__ import annotations

from typing import Any

from interpreter.compile import terms as t
from interpreter.compile.code import nodes as n
from interpreter.compile.code.nodes import Constant, Expression, Item, Type, Variable, at, lent
from interpreter.compile.code.statements import Do, Remove
from interpreter.compile.feasible import feasible, opened, sought
from interpreter.compile.frame import OPTIONS, Frame
from interpreter.compile.generator import AskedOptions, AskedPick
from interpreter.compile.pure import PAID_AMOUNT
from interpreter.compile.search import distinct, is_unseen, search, zones_in
from interpreter.effects import records as r, steps as s, values as v
from interpreter.effects.things import Players, Things, TurnsOf, all_of
from interpreter.effects.values import Local

CHOSEN = Variable("one", Type.THING)
DISCOUNT = Variable("discount", Type.NUMBER)
PAYMENTS = Variable("o", Type.AMOUNTS)


class Choices(Frame):
    """Writes decisions. What is offered can be done, as far as a look ahead can tell."""

    def write_ChooseOne(self, step: s.ChooseOne) -> None:
        answered, after = self.blocks.new(), self.blocks.new()
        slot = self.ask_option(step, answered, after)
        self.options(step, slot, after)
        self.begin(after)

    def ask_option(self, step: s.ChooseOne, answered: int, nothing: int) -> n.Slot:
        """Ask for one of the options; go on at `nothing` where there is none. Gives where the answer stands."""
        slot = self.temporary(Type.NUMBER)
        self.asking()
        self.lines.set(OPTIONS, n.EMPTY)
        for place, option in enumerate(step.options):
            self.offer(place, feasible(self.gen, option, True, self.writer))
        turns = tuple(self.turned(option) for option in step.options)
        holes = self.holes(step.options)
        question = self.question(
            "option", step.clause, texts=step.texts, turns=turns if any(turns) else (), holes=holes,
            things=self.things(step.options, step.options),
        )  # fmt: skip
        used = tuple(t.free(step.options).values())
        self.gen.asked_options[question] = AskedOptions(step.options, used, tuple(self.slot(one).place for one in used))
        self.ask_one(self.value(step.chooser), question, slot, answered, nothing)
        self.begin(answered)
        self.gen.marks.option(self.lines, step.clause, slot)
        return slot

    def options(self, step: s.ChooseOne, chosen: Expression, after: int, offered: bool = True) -> None:
        """Do the option that was chosen; what was not `offered` just now is looked at once more."""
        entries = [self.blocks.new() for _option in step.options]
        self.jump(entries, chosen)
        for entry, option in zip(entries, step.options, strict=True):
            self.inner(entry, option, after, offered)

    def turned(self, option: tuple[s.Step, ...]) -> list[int]:
        """Of an option that only turns a card: where that card stands in the frame, and the word of the face."""
        match option:
            case (s.Flip(card=Local() as card, side=v.Const(value=int() as side)),):
                found = self.value(card)
                return [found.place, side] if isinstance(found, n.Slot) else []
        return []

    def write_AnyOrder(self, step: s.AnyOrder) -> None:
        left, slot = self.temporary(Type.LIST), self.temporary(Type.NUMBER)
        again, answered, after = self.blocks.new(), self.blocks.new(), self.blocks.new()
        self.lines.set(left, n.Listed(tuple(map(Constant, range(len(step.options))))))
        self.goto(again)
        self.begin(again)
        self.lines.set(OPTIONS, n.EMPTY)
        for place, option in enumerate(step.options):
            self.offer(place, n.all_of([Constant(place).among(left), feasible(self.gen, option, True, self.writer)]))
        holes = self.holes(step.options)
        things = self.things(step.options, step.options)
        question = self.question("option", step.clause, texts=step.texts, holes=holes, things=things)
        self.ask_one(self.value(step.chooser), question, slot, answered, after)
        entries = [self.blocks.new() for _option in step.options]
        self.begin(answered)
        self.lines.add(Remove(left, slot))
        self.jump(entries, slot)
        for entry, option in zip(entries, step.options, strict=True):
            self.inner(entry, option, again)
        self.begin(after)

    # ---- picks ------------------------------------------------------------------------------------------------------

    def write_WithPicks(self, step: s.WithPicks) -> None:
        after = self.blocks.new()
        picks = sought(self.gen, step)
        things = self.things(step)
        for place, pick in enumerate(picks):
            self.pick(pick, picks[place:], step.clause, after, things)
        ready = opened(self.gen, step.body, self.writer) if is_unseen(self.gen, picks[-1]) else n.TRUE
        if ready != n.TRUE:  # what stands right behind the choice has narrowed nothing
            with self.lines.when(n.Not(ready)):
                self.turn_to(after)
        self.gen.marks.note(self.lines, step.clause, "done")
        self.body(step.body)
        self.goto(after)
        self.begin(after)

    write_PayCards = write_WithPicks

    def pick(
        self, pick: s.Pick, remaining: tuple[s.Pick, ...], clause: int, nothing: int, things: list[list[Any]]
    ) -> None:
        """Find one pick; go on at `nothing` if there is nothing to pick."""
        if pick.quantity == "all":
            self.lines.set(self.slot(pick.local), self.writer.items(pick.things))
        elif pick.by_chance:
            self.pick_at_random(pick, remaining, clause, nothing)
        elif pick.quantity == "one":
            self.pick_one(pick, remaining, clause, nothing, things)
        else:
            self.pick_some(pick, clause, things)

    def pick_one(
        self, pick: s.Pick, remaining: tuple[s.Pick, ...], clause: int, nothing: int, things: list[list[Any]]
    ) -> None:
        """One thing."""
        self.asking()
        if is_unseen(self.gen, pick):
            self.pick_unseen(pick, clause, nothing, things)
            return
        verb = "" if pick.guard is None else pick.guard[0]
        options = self.candidates(pick.things) if pick.guard is None else self.found_for(pick, remaining)
        following = self.blocks.new()
        self.look(pick)
        self.lines.set(OPTIONS, options)
        slot = self.slot(pick.local)
        kind = pick.things.local.kind or ""
        source = pick.things.source
        if isinstance(source, TurnsOf):
            question = self.question("turn", clause, turned=self.kept(source.card), things=things)
        else:
            question = self.question(pick.things.local.type, clause, verb=verb, kind=kind, things=things)
        if pick.guard is not None and question not in self.gen.asked:
            own = {one.local.name for one in remaining}
            used = t.free((pick.guard, tuple(one.things for one in remaining)))
            locals = tuple(local for name, local in used.items() if name not in own)
            self.gen.asked[question] = AskedPick(remaining, locals, tuple(self.slot(local).place for local in locals))
        self.ask_one(self.value(pick.chooser), question, slot, following, nothing)
        self.begin(following)

    def pick_unseen(self, pick: s.Pick, clause: int, nothing: int, things: list[list[Any]]) -> None:
        """One card of those that their owner does not see, by where it lies: the answer is its place among them."""
        found, place = self.temporary(Type.LIST), self.temporary(Type.NUMBER)
        answered, following = self.blocks.new(), self.blocks.new()
        self.lines.set(found, lent("list", self.writer.items(pick.things)))
        self.lines.set(OPTIONS, lent("list", lent("range", lent("len", found))))
        kind = pick.things.local.kind or ""
        question = self.question("unseen", clause, kind=kind, turned=found.place, things=things)
        self.ask_one(self.value(pick.chooser), question, place, answered, nothing)
        self.begin(answered)  # looked for again: whoever guesses how the cards lie has dealt them anew
        self.lines.set(self.slot(pick.local), Item(self.writer.items(pick.things), place))
        self.goto(following)
        self.begin(following)

    def pick_at_random(self, pick: s.Pick, remaining: tuple[s.Pick, ...], clause: int, nothing: int) -> None:
        """One thing or several that nobody chooses."""
        following, slot, sort = self.blocks.new(), self.slot(pick.local), r.BY_CHANCE.index(pick.things.local.type)
        options = self.found_for(pick, remaining) if pick.guard is not None else self.writer.items(pick.things)
        count = self.value(pick.count or v.Const(1, "number"))
        self.lines.set(OPTIONS, lent("at_random", options, count, sort, clause))
        if pick.quantity == "exactly":
            self.lines.set(slot, OPTIONS)
            return
        with self.lines.when(n.Not(OPTIONS)):
            self.goto(nothing)
        with self.lines.otherwise():
            self.lines.set(slot, Item(OPTIONS, Constant(0)))
            self.goto(following)
        self.begin(following)

    def kept(self, card: v.Value) -> int:
        """Where in the frame a card stands, of which something is asked."""
        slot = self.temporary(Type.MAYBE)
        self.lines.set(slot, self.value(card))
        return slot.place

    def found_for(self, pick: s.Pick, remaining: tuple[s.Pick, ...]) -> Expression:
        """The things with which the verb can be done that the pick is for."""
        assert pick.guard is not None
        mode = "copies" if pick.by_chance else "all"  # by chance each copy of a card is as likely as any other card
        return search(self.gen, *pick.guard, [one.things for one in remaining], mode, self.writer)

    def look(self, pick: s.Pick) -> None:
        """To pick from cards that one may not see otherwise is to be shown them: nothing before can be taken back."""
        for zone_name, owner in zones_in(all_of(pick.things.source)):
            zone = self.model.zones[zone_name]
            if zone.seen == "nobody" or (zone.seen == "owner" and owner not in (None, pick.chooser)):
                self.lines.change(n.SHOWN, "|", n.Binary("<<", Constant(1), self.value(pick.chooser)))

    def candidates(self, things: Things) -> Expression:
        """The things to pick from, equal ones once."""
        found = self.writer.items(things)
        if isinstance(things.source, Players):  # the players who sit at the table are a row of a table
            return lent("list", found)
        return distinct(self.gen, things, found)

    def pick_some(self, pick: s.Pick, clause: int, things: list[list[Any]]) -> None:
        """Several cards, one after the other, in an order that the chooser makes."""
        picked, slot = self.slot(pick.local), self.temporary(Type.MAYBE)
        again, answered, done = self.blocks.new(), self.blocks.new(), self.blocks.new()
        self.look(pick)
        self.lines.set(picked, n.EMPTY)
        limit = None
        if pick.count is not None:
            limit = self.temporary(Type.NUMBER)
            self.lines.set(limit, self.value(pick.count))
        self.goto(again)
        self.begin(again)
        self.lines.set(OPTIONS, self.writer.items(pick.things))
        with self.lines.when(picked):
            self.lines.set(OPTIONS, n.Collected(CHOSEN, CHOSEN, OPTIONS, CHOSEN.absent(picked)))
        if limit is not None:
            with self.lines.when(lent("len", picked) >= limit):
                self.lines.set(OPTIONS, n.EMPTY)
        optional = pick.quantity != "exactly"
        if pick.alike is not None:
            one = pick.things.local
            keys, taken = (self.writer.said_of(pick.alike.fact, one, many) for many in (OPTIONS, picked))
            needed = Constant(0) if limit is None or optional else limit
            agree = lent("agreeing" if pick.alike.one else "differing", OPTIONS, keys, taken, needed)
            self.lines.set(OPTIONS, agree)
        options = distinct(self.gen, Things(pick.things.source, pick.things.local), OPTIONS)
        if options != OPTIONS:
            self.lines.set(OPTIONS, options)
        kind = pick.things.local.kind or ""
        said = {"kind": kind, "more": optional, "picked": picked.place, "things": things}
        question = self.question(pick.things.local.type, clause, **said)
        with self.lines.when(n.Not(OPTIONS)):
            self.goto(done)
        if not optional:
            with self.lines.arm(lent("len", OPTIONS).equals(1)):
                self.lines.append(picked, Item(OPTIONS, Constant(0)))
                self.goto(again)
        with self.lines.otherwise():
            offered = OPTIONS + n.Listed((n.NOBODY,)) if optional else OPTIONS
            self.ask(self.value(pick.chooser), question, offered, slot, answered)
        self.begin(answered)
        with self.lines.when(slot < 0):
            self.goto(done)
        with self.lines.otherwise():
            self.lines.append(picked, slot)
            self.goto(again)
        self.begin(done)

    def write_PayAmount(self, step: s.PayAmount) -> None:
        slot, following, nothing = self.temporary(Type.AMOUNT), self.blocks.new(), self.blocks.new()
        assert step.discount is not None
        self.asking()
        stock, amount = self.writer.stock(step.payer), self.writer.counted(step.amount)
        self.lines.set(DISCOUNT, self.value(step.discount))
        choice = lent("affordable", amount, DISCOUNT, stock)
        self.lines.set(PAYMENTS, n.Either(DISCOUNT > 0, choice, n.Listed((amount,), Type.AMOUNTS)))
        question = self.question("payment", step.clause)
        self.ask_one(self.value(step.payer), question, slot, following, nothing, PAYMENTS, asides=False)
        self.begin(following)
        self.lines.set(PAID_AMOUNT, slot)
        self.pure().pay(step)
        self.goto(nothing)
        self.begin(nothing)

    def write_Arrange(self, step: s.Arrange) -> None:
        placed, place, slot = self.temporary(Type.LIST), self.temporary(Type.MAYBE), self.temporary(Type.THING)
        again, answered, done = self.blocks.new(), self.blocks.new(), self.blocks.new()
        self.lines.set(placed, n.EMPTY)
        self.lines.set(place, self.value(step.pile))
        self.goto(again)
        self.begin(again)
        pile, count = at(n.PILES, place), lent("len", placed)
        following = Item(pile, count)
        with self.lines.as_long(n.all_of([count < lent("len", pile), lent("pinned", following)])):
            self.lines.append(placed, following)
        free = n.all_of([CHOSEN.absent(placed), n.Not(lent("pinned", CHOSEN))])
        self.lines.set(OPTIONS, n.Collected(CHOSEN, CHOSEN, pile, free))
        with self.lines.when(n.Not(OPTIONS)):
            self.goto(done)
        with self.lines.arm(lent("len", OPTIONS).equals(1)):
            self.lines.append(placed, Item(OPTIONS, Constant(0)))
        with self.lines.otherwise():
            self.ask(self.value(step.chooser), self.question("arrange", step.clause), OPTIONS, slot, answered)
        self.begin(answered)
        self.lines.append(placed, slot)
        self.goto(again)
        self.begin(done)
        with self.lines.when(n.all_of([placed, placed.differs(pile)])):
            self.lines.add(Do(lent("reorder", place, placed)))
            self.pure().log(r.PileArranged, step.clause, place, n.Part(placed))
        self.go_on()
