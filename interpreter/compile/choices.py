"""Steps at which a player decides: whether, which, in which order, and how to pay."""

from __future__ import annotations

import re

from interpreter.compile import terms as t
from interpreter.compile.feasible import feasible
from interpreter.compile.frame import Frame, jumps
from interpreter.compile.generator import AskedPick
from interpreter.compile.search import distinct, search
from interpreter.effects import records as r
from interpreter.effects import steps as s
from interpreter.effects import values as v
from interpreter.effects.things import CardsIn, Things
from interpreter.effects.values import Local


class Choices(Frame):
    """Writes decisions. What is offered can be done, as far as a look ahead can tell."""

    def write_ChooseOne(self, step: s.ChooseOne) -> None:
        slot, answered, after = self.temporary(), self.blocks.new(), self.blocks.new()
        self.add("o = []")
        for place, option in enumerate(step.options):
            can = feasible(self.gen, option, True, self.writer)
            if can != "True":
                self.add(f"if {can}:")
                self.add(f"    o.append({place})")
            else:
                self.add(f"o.append({place})")
        turns = tuple(self.turned(option) for option in step.options)
        question = self.question("option", step.clause, texts=step.texts, turns=turns if any(turns) else ())
        self.ask_one(self.value(step.chooser), question, slot, answered, after)
        entries = [self.blocks.new() for _option in step.options]
        self.begin(answered)
        self.gen.marks.option(self.lines, step.clause, f"f[{slot}]")
        self.add(f"f[0] = {jumps(entries)}[f[{slot}]]")
        for entry, option in zip(entries, step.options, strict=True):
            self.inner(entry, option, after)
        self.begin(after)

    def turned(self, option: tuple[s.Step, ...]) -> list[int]:
        """Of an option that only turns a card: where that card stands in the frame, and the word of the face."""
        match option:
            case (s.Flip(card=Local() as card, side=v.Const(value=int() as side)),):
                found = re.fullmatch(r"f\[(\d+)\]", self.value(card))
                return [int(found[1]), side] if found else []
        return []

    def write_AnyOrder(self, step: s.AnyOrder) -> None:
        left, slot = self.temporary(), self.temporary()
        again, answered, after = self.blocks.new(), self.blocks.new(), self.blocks.new()
        self.add(f"f[{left}] = {list(range(len(step.options)))!r}")
        self.goto(again)
        self.begin(again)
        self.add("o = []")
        for place, option in enumerate(step.options):
            can = feasible(self.gen, option, True, self.writer)
            self.add(f"if {place} in f[{left}]{'' if can == 'True' else f' and {can}'}:")
            self.add(f"    o.append({place})")
        question = self.question("option", step.clause, texts=step.texts)
        self.ask_one(self.value(step.chooser), question, slot, answered, after)
        entries = [self.blocks.new() for _option in step.options]
        self.begin(answered)
        self.add(f"f[{left}].remove(f[{slot}])")
        self.add(f"f[0] = {jumps(entries)}[f[{slot}]]")
        for entry, option in zip(entries, step.options, strict=True):
            self.inner(entry, option, again)
        self.begin(after)

    # ---- picks ------------------------------------------------------------------------------------------------------

    def write_WithPicks(self, step: s.WithPicks) -> None:
        after = self.blocks.new()
        for place, pick in enumerate(step.picks):
            self.pick(pick, step.picks[place:], step.clause, after)
        self.gen.marks.note(self.lines, step.clause, "done")
        self.body(step.body)
        self.goto(after)
        self.begin(after)

    write_PayCards = write_WithPicks

    def pick(self, pick: s.Pick, remaining: tuple[s.Pick, ...], clause: int, nothing: int) -> None:
        """Find one pick; go on at `nothing` if there is nothing to pick."""
        if pick.quantity == "all":
            self.add(f"{self.writer.ref(pick.local)} = {self.writer.items(pick.things)}")
        elif pick.quantity == "one":
            self.pick_one(pick, remaining, clause, nothing)
        else:
            self.pick_some(pick, clause)

    def pick_one(self, pick: s.Pick, remaining: tuple[s.Pick, ...], clause: int, nothing: int) -> None:
        """One thing."""
        if pick.guard is not None:
            verb, doer, args = pick.guard
            options = search(self.gen, verb, doer, args, [one.things for one in remaining], "all", self.writer)
        else:
            verb = ""
            options = self.candidates(pick.things)
        following = self.blocks.new()
        self.look(pick)
        self.add(f"o = {options}")
        slot = self.place(pick.local.name)
        kind = pick.things.local.kind or ""
        question = self.question(form_of(pick.things.local), clause, verb=verb, kind=kind)
        if pick.guard is not None and question not in self.gen.asked:
            own = {one.local.name for one in remaining}
            names = tuple(
                name for name in t.free((pick.guard, tuple(one.things for one in remaining))) if name not in own
            )
            self.gen.asked[question] = AskedPick(remaining, names, tuple(self.place(name) for name in names))
        self.ask_one(self.value(pick.chooser), question, slot, following, nothing)
        self.begin(following)

    def look(self, pick: s.Pick) -> None:
        """To pick from cards that one may not see otherwise is to be shown them: nothing before can be taken back."""
        for zone_name, owner in pick.things.source.places if isinstance(pick.things.source, CardsIn) else ():
            zone = self.model.zones[zone_name]
            if zone.seen == "nobody" or (zone.seen == "owner" and owner != pick.chooser):
                self.add(f"m.shown |= 1 << {self.value(pick.chooser)}")

    def candidates(self, things: Things) -> str:
        """The things to pick from, equal ones once."""
        return distinct(self.gen, things, self.writer.items(things))

    def pick_some(self, pick: s.Pick, clause: int) -> None:
        """Several cards, one after the other, in an order that the chooser makes."""
        picked, slot = self.place(pick.local.name), self.temporary()
        again, answered, done = self.blocks.new(), self.blocks.new(), self.blocks.new()
        self.look(pick)
        self.add(f"f[{picked}] = []")
        limit = None
        if pick.count is not None:
            limit = self.temporary()
            self.add(f"f[{limit}] = {self.value(pick.count)}")
        self.goto(again)
        self.begin(again)
        source = self.writer.items(pick.things)
        self.add(f"o = {source}")
        self.add(f"if f[{picked}]:")
        self.add(f"    o = [one for one in o if one not in f[{picked}]]")
        if limit is not None:
            self.add(f"if len(f[{picked}]) >= f[{limit}]:")
            self.add("    o = []")
        optional = pick.quantity != "exactly"
        options = distinct(self.gen, Things(pick.things.source, pick.things.local), "o")
        if options != "o":
            self.add(f"o = {options}")
        question = self.question("card", clause, kind=pick.things.local.kind or "", more=optional)
        with self.lines.block("if not o:"):
            self.goto(done)
        if not optional:
            with self.lines.block("elif len(o) == 1:"):
                self.add(f"f[{picked}].append(o[0])")
                self.goto(again)
        with self.lines.block("else:"):
            self.ask(self.value(pick.chooser), question, "o + [-1]" if optional else "o", slot, answered)
        self.begin(answered)
        with self.lines.block(f"if f[{slot}] < 0:"):
            self.goto(done)
        with self.lines.block("else:"):
            self.add(f"f[{picked}].append(f[{slot}])")
            self.goto(again)
        self.begin(done)

    def write_PayAmount(self, step: s.PayAmount) -> None:
        slot, following, nothing = self.temporary(), self.blocks.new(), self.blocks.new()
        assert step.discount is not None
        stock, amount = self.writer.stock(step.payer), self.writer.counted(step.amount)
        self.add(f"discount = {self.value(step.discount)}")
        self.add(f"o = affordable({amount}, discount, {stock}) if discount > 0 else [{amount}]")
        self.ask_one(self.value(step.payer), self.question("payment", step.clause), slot, following, nothing)
        self.begin(following)
        self.add(f"paid = f[{slot}]")
        self.pure().pay(step)
        self.goto(nothing)
        self.begin(nothing)

    def write_Arrange(self, step: s.Arrange) -> None:
        placed, pile, slot = self.temporary(), self.temporary(), self.temporary()
        again, answered, done = self.blocks.new(), self.blocks.new(), self.blocks.new()
        self.add(f"f[{placed}] = []")
        self.add(f"f[{pile}] = {self.value(step.pile)}")
        self.goto(again)
        self.begin(again)
        self.add(f"old, new = z[f[{pile}]], f[{placed}]")
        with self.lines.block("while len(new) < len(old) and pinned(m, old[len(new)]):"):
            self.add("new.append(old[len(new)])")
        self.add("o = [one for one in old if one not in new and not pinned(m, one)]")
        with self.lines.block("if not o:"):
            self.goto(done)
        with self.lines.block("elif len(o) == 1:"):
            self.add("new.append(o[0])")
        with self.lines.block("else:"):
            self.ask(self.value(step.chooser), self.question("arrange", step.clause), "o", slot, answered)
        self.begin(answered)
        self.add(f"f[{placed}].append(f[{slot}])")
        self.goto(again)
        self.begin(done)
        with self.lines.block(f"if f[{placed}] and f[{placed}] != z[f[{pile}]]:"):
            self.add(f"reorder(m, f[{pile}], f[{placed}])")
            self.pure().log(r.PileArranged, step.clause, f"f[{pile}]", f"f[{placed}][:]")
        following = self.blocks.new()
        self.goto(following)
        self.begin(following)


def form_of(local: Local) -> str:
    """What the options of a pick are."""
    return {"card": "card", "pile": "pile", "player": "player", "cell": "cell", "piece": "piece"}[local.type]
