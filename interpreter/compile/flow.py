"""Steps that branch and repeat, when their bodies hold decisions."""

from __future__ import annotations

from interpreter.compile.feasible import feasible
from interpreter.compile.frame import Frame
from interpreter.compile.pure import sorted_items
from interpreter.compile.terms import substitute
from interpreter.compile.writer import Writer
from interpreter.effects import steps as s
from interpreter.effects.values import Local

MOST_TURNS = 10_000  # in one `take turns`; more are turns that nobody can end


class Flow(Frame):
    """Writes conditions, offers, loops and turns as jumps between blocks."""

    def write_IfStep(self, step: s.IfStep) -> None:
        after = self.blocks.new()
        entries = [self.blocks.new() for _arm in step.arms]
        conditional = False
        for entry, (condition, _block) in zip(entries, step.arms, strict=True):
            head = "else:" if condition is None else f"{'elif' if conditional else 'if'} {self.value(condition)}:"
            with self.lines.block(head):
                self.gen.marks.arm(self.lines, step, entries.index(entry))
                self.goto(entry)
            conditional = True
        if step.arms[-1][0] is not None:
            with self.lines.block("else:"):
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
        answered, slot = self.blocks.new(), self.temporary()
        can = feasible(self.gen, step.body, True, self.writer)
        question = self.question("may", step.clause, texts=(step.text,))
        if can == "True":
            self.ask(self.value(step.chooser), question, "[1, 0]", slot, answered)
        else:
            with self.lines.block(f"if {can}:"):
                self.ask(self.value(step.chooser), question, "[1, 0]", slot, answered)
            with self.lines.block("else:"):
                self.goto(no)
        self.begin(answered)
        self.gen.marks.answer(self.lines, step.clause, f"f[{slot}]")
        self.add(f"f[0] = @{yes}@ if f[{slot}] else @{no}@")
        self.inner(yes, step.body, after)
        if step.otherwise:
            self.inner(no, step.otherwise, after, offered=False)
        self.begin(after)

    def write_ForEach(self, step: s.ForEach) -> None:
        items, place = self.temporary(), self.temporary()
        head, after = self.blocks.new(), self.blocks.new()
        code = sorted_items(self.gen, step, self.writer)
        self.add(f"f[{items}] = list({code})")
        self.add(f"f[{place}] = 0")
        self.goto(head)
        self.begin(head)
        with self.lines.block(f"if f[{place}] >= len(f[{items}]):"):
            self.goto(after)
            self.add("return")
        self.add(f"{self.writer.ref(step.things.local)} = f[{items}][f[{place}]]")
        self.add(f"f[{place}] += 1")
        self.gen.marks.note(self.lines, step.clause, "entered")
        local, around = step.things.local, self.each
        self.each = self.place(local.name) if local.type == "card" else around
        self.guarded(step.body, head)
        self.each = around
        self.goto(head)
        self.begin(after)

    def write_Repeat(self, step: s.Repeat) -> None:
        left = self.temporary()
        head, after = self.blocks.new(), self.blocks.new()
        self.add(f"f[{left}] = {self.value(step.count)}")
        self.goto(head)
        self.begin(head)
        condition = f" or not {self.value(step.condition)}" if step.condition is not None else ""
        with self.lines.block(f"if f[{left}] <= 0{condition}:"):
            self.goto(after)
            self.add("return")
        self.add(f"f[{left}] -= 1")
        self.gen.marks.note(self.lines, step.clause, "entered")
        match step.body:
            case (s.May(otherwise=()) as offer,):  # after a "no" all is as it was: the same offer would come again
                self.may(offer, declined=after)
            case _:
                self.guarded(step.body, head)
        self.goto(head)
        self.begin(after)

    def write_Turns(self, step: s.Turns) -> None:
        doer, turns = self.place(step.doer.name), self.temporary()
        head, after = self.blocks.new(), self.blocks.new()
        self.add(f"f[{doer}] = ({self.value(step.start)} - 1) % m.n")
        self.add(f"f[{turns}] = 0")
        self.goto(head)
        self.begin(head)
        with self.lines.block(f"for v_next in ROUND[m.n][f[{doer}]]:"):
            condition = "True"
            if step.condition is not None:
                mapped = {step.doer.name: Local("next", "player")}
                condition = Writer(self.gen).value(substitute(step.condition, mapped))
            self.add(f"if {condition}:")
            self.add("    break")
        with self.lines.block("else:"):
            self.goto(after)
            self.add("return")
        self.add(f"f[{doer}] = v_next")
        self.add(f"f[{turns}] += 1")
        with self.lines.block(f"if f[{turns}] > {MOST_TURNS}:"):
            self.add(f"endless_turns(m, {step.clause})")
        self.add(f"c[{self.model.epoch('turn')}] += 1")
        self.gen.marks.note(self.lines, step.clause, "entered")
        self.guarded(step.body, head)
        self.goto(head)
        self.begin(after)
