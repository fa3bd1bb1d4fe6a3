"""Routines: blocks between decisions. A frame is [block, locals …]; a block runs to its end and says which one comes next.

A step that needs a decision, or may set something off, ends the block: what follows it is another block, whose number stands
in the frame. So a match can be saved, copied and taken up again at any decision. All other steps are lines within a block.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from interpreter.compile.feasible import distinct, feasible, opened, search
from interpreter.compile.lines import Lines, function
from interpreter.compile.pure import PureSteps, sorted_items
from interpreter.compile.writer import Writer
from interpreter.effects import steps as s
from interpreter.effects import values as v
from interpreter.effects.things import CardsOfPile, Things
from interpreter.effects.values import Local, Value
from interpreter.model.whole import PHASE

if TYPE_CHECKING:
    from interpreter.compile.generator import Generator

RESERVED_BLOCKS = 2


class Blocks:
    """All blocks of a game, numbered."""

    def __init__(self) -> None:
        self.count = RESERVED_BLOCKS
        self.sizes: dict[str, int] = {}  # routine -> how many locals its frame has
        self.entry: dict[str, int] = {}
        self.sources: dict[int, str] = {}
        self.edges: dict[str, tuple[int, int]] = {}  # phase -> the blocks at its start and behind its end
        self.turns_in: str | None = None  # the phase in which turns are taken
        self.lasting: set[int] = set()  # blocks whose frame must stay while what they set off runs: those of abilities

    def new(self) -> int:
        """A fresh number."""
        self.count += 1
        return self.count - 1


class Routine:
    """One body as blocks. `key` names it; the first locals of its frame are `params`."""

    def __init__(self, gen: Generator, blocks: Blocks, key: str, params: list[str]) -> None:
        self.gen = gen
        self.model = gen.model
        self.blocks = blocks
        self.key = key
        self.places = {name: place + 1 for place, name in enumerate(params)}
        self.writer = Writer(gen, lambda local: f"f[{self.place(local.name)}]")
        self.value: Callable[[Value], str] = self.writer.value
        self.lines = Lines()
        self.number = blocks.new()
        blocks.entry[key] = self.number
        self.temporaries = 0

    def place(self, name: str) -> int:
        """Where a local stands in the frame."""
        return self.places.setdefault(name, len(self.places) + 1)

    def temporary(self) -> int:
        """A place in the frame for the routine's own use."""
        self.temporaries += 1
        return self.place(f"#{self.temporaries}")

    def add(self, line: str) -> None:
        """Add a line to the block at work."""
        self.lines.add(line)

    def _write(self) -> None:
        self.blocks.sources[self.number] = function(f"b{self.number}", ["f"], self.lines)
        if self.key.startswith("ability"):
            self.blocks.lasting.add(self.number)

    def begin(self, number: int) -> None:
        """End the block at work and begin another."""
        self._write()
        self.number = number
        self.lines = Lines()

    def goto(self, number: int) -> None:
        """Say which block comes next."""
        self.add(f"f[0] = @{number}@")

    def leave(self) -> None:
        """Take the frame off the stack."""
        self.add("m.stack.pop()")

    def finish(self) -> None:
        """The routine is written."""
        self._write()
        self.blocks.sizes[self.key] = len(self.places)

    def pure(self) -> PureSteps:
        """The writer of steps that need no decision, into the block at work."""
        return PureSteps(self.gen, self.writer, self.lines)

    # ---- bodies -----------------------------------------------------------------------------------------------------

    def body(self, steps: tuple[s.Step, ...]) -> None:
        """Write steps, one after the other; afterwards the last block is still open."""
        for step in steps:
            if self.gen.is_pure(step):
                self.pure().step(step)
                if not self.gen.fuse:
                    following = self.blocks.new()
                    self.goto(following)
                    self.begin(following)
            else:
                getattr(self, f"write_{type(step).__name__}")(step)

    def inner(self, number: int, steps: tuple[s.Step, ...], after: int, offered: bool = True) -> None:
        """A block of its own that goes on at `after`. What was not `offered`, and so not looked at, is looked at here."""
        self.begin(number)
        if offered:
            self.body(steps)
        else:
            self.guarded(steps, after)
        self.goto(after)

    def guarded(self, steps: tuple[s.Step, ...], after: int) -> None:
        """An inner block: it is left out if it begins with a need that does not hold or a price that cannot be paid."""
        can = opened(self.gen, steps, self.writer)
        if can != "True":
            with self.lines.block(f"if not {can}:"):
                self.goto(after)
                self.add("return")
        self.body(steps)

    def ask(self, chooser: str, question: int, options: str, slot: int, following: int) -> None:
        """End the block with a decision."""
        self.add(f"m.asker = {chooser}")
        self.add(f"m.question = {question}")
        self.add(f"m.slot = {slot}")
        self.goto(following)
        self.add(f"m.options = {options}")

    def ask_one(self, chooser: str, question: int, slot: int, following: int, nothing: int) -> None:
        """End the block by asking for one of the list `o`: not at all if there is only one, `nothing` if there is none."""
        with self.lines.block("if len(o) > 1:"):
            self.ask(chooser, question, "o", slot, following)
        with self.lines.block("elif o:"):
            self.add(f"f[{slot}] = o[0]")
            self.goto(following)
        with self.lines.block("else:"):
            self.goto(nothing)

    def push(self, key: str, args: list[str]) -> None:
        """Put a routine's frame on the stack; its size is known when all is written."""
        self.add(f"m.stack.append([«{key}», {''.join(arg + ', ' for arg in args)}*«size {key} {len(args)}»])")

    # ---- verbs ------------------------------------------------------------------------------------------------------

    def write_DoVerb(self, step: s.DoVerb) -> None:
        following = self.blocks.new()
        args = [self.value(step.doer), *(self.value(arg) for arg in step.args)]
        self.goto(following)
        if step.check and self.gen.asks(step.verb):
            with self.lines.block(f"if {self.gen.can_verb(step.verb)}(m, {', '.join(args)}):"):
                self.push(f"verb {step.verb}", args)
        else:
            self.push(f"verb {step.verb}", args)
        self.begin(following)

    def write_Gain(self, step: s.Gain) -> None:
        """A gain that something listens to is a verb of its own."""
        following = self.blocks.new()
        self.goto(following)
        word = "gain" if step.sign > 0 else "lose"
        owner = self.value(step.owner) if step.owner is not None else "-1"
        self.push(f"verb {word} {step.counter}", [owner, self.writer.counted(step.amount)])
        self.begin(following)

    def write_GainAmount(self, step: s.GainAmount) -> None:
        slot = self.temporary()
        self.add(f"f[{slot}] = {self.writer.counted(step.amount)}")
        word = "gain" if step.sign > 0 else "lose"
        for place, name in enumerate(self.model.resources):
            following = self.blocks.new()
            self.goto(following)
            with self.lines.block(f"if f[{slot}][{place}]:"):
                if self.gen.heard(f"{word} {name}"):
                    self.push(f"verb {word} {name}", [self.value(step.owner), f"f[{slot}][{place}]"])
                else:
                    self.pure().add_to(name, step.owner, f"f[{slot}][{place}]", step.sign, step.clause)
            self.begin(following)

    def write_MoveCard(self, step: s.MoveCard | s.Draw) -> None:
        """A move that may set something off: what it sets off comes before the next line."""
        self.pure().step(step)
        following = self.blocks.new()
        self.goto(following)
        self.begin(following)

    write_Draw = write_MoveCard

    def write_PerformEffect(self, step: s.PerformEffect) -> None:
        following = self.blocks.new()
        self.goto(following)
        doer = self.value(step.doer)
        self.add(f"e = EFFECTS[{step.effect!r}].get(DESIGN[{self.value(step.card)}])")
        with self.lines.block("if e is not None:"):
            self.add("b = LISTENERS[e]")
            self.add(f"m.stack.append(new_frame(b.block, ({self.value(step.card)}, {doer}, {doer}), b.size))")
        self.begin(following)

    def write_PerformAction(self, step: s.PerformAction) -> None:
        chosen, following, after = self.temporary(), self.blocks.new(), self.blocks.new()
        doer = self.value(step.doer)
        self.add(f"o = actions(m, {doer})")
        if step.only is not None:
            number = list(self.model.actions).index(step.only)
            self.add(f"o = [one for one in o if one == {number}]")
        self.ask_one(doer, self.gen.question("action", step.clause), chosen, following, after)
        self.begin(following)
        self.add("if log is not None:")
        self.add(f"    log.append(({step.clause}, 'action', {doer}, f[{chosen}]))")
        self.goto(after)
        self.add(f"e = ACTIONS[f[{chosen}]][:]")
        self.add(f"e[1] = {doer}")
        self.add("m.stack.append(e)")
        self.begin(after)

    # ---- moments ----------------------------------------------------------------------------------------------------

    def fire(self, when: str, what: str, doer: str, payload: str) -> None:
        """Set off whatever listens, and go on behind it."""
        moment = self.gen.moment(when, what)
        if moment is None:
            return
        following = self.blocks.new()
        self.goto(following)
        self.add(f"e = fire(m, {moment}, {doer}, {payload})")
        self.add("if e is not None:")
        self.add("    m.stack.append(e)")
        self.begin(following)

    def write_Announce(self, step: s.Announce) -> None:
        self.pure().write_Announce(step)
        self.fire("at", step.moment, "-1", "[]")

    def write_PhaseStep(self, step: s.PhaseStep) -> None:
        number = list(self.model.phases).index(step.phase) + 1
        start, end = self.blocks.new(), self.blocks.new()
        if self.key == "flow play":
            self.blocks.edges[step.phase] = (start, end)
        self.goto(start)
        self.begin(start)
        self.add(f"c[{PHASE}] = {number}")
        self.add(f"c[{self.model.epoch(step.phase)}] += 1")
        self.add("if log is not None:")
        self.add(f"    log.append(({step.clause}, 'phase', {number}))")
        self.fire("at", f"{step.phase} start", "-1", "[]")
        if self.blocks.turns_in is None and any(isinstance(line, s.Turns) for line in step.body):
            self.blocks.turns_in = step.phase
        after = self.blocks.new()
        self.guarded(step.body, after)
        self.goto(after)
        self.begin(after)
        self.fire("at", f"{step.phase} end", "-1", "[]")
        self.goto(end)
        self.begin(end)

    def write_EndGame(self, step: s.EndGame) -> None:
        ending = list(self.model.endings).index(step.ending) if step.ending is not None else -1
        self.add(f"end_game(m, {ending}, {step.clause})")
        self.begin(self.blocks.new())

    # ---- choices ----------------------------------------------------------------------------------------------------

    def write_May(self, step: s.May) -> None:
        yes, no, after = self.blocks.new(), self.blocks.new(), self.blocks.new()
        answered, slot = self.blocks.new(), self.temporary()
        can = feasible(self.gen, step.body, True, self.writer)
        question = self.gen.question("may", step.clause, texts=(step.text,))
        if can == "True":
            self.ask(self.value(step.chooser), question, "[1, 0]", slot, answered)
        else:
            with self.lines.block(f"if {can}:"):
                self.ask(self.value(step.chooser), question, "[1, 0]", slot, answered)
            with self.lines.block("else:"):
                self.goto(no)
        self.begin(answered)
        self.add(f"f[0] = @{yes}@ if f[{slot}] else @{no}@")
        self.inner(yes, step.body, after)
        self.inner(no, step.otherwise, after, offered=False)
        self.begin(after)

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
        question = self.gen.question("option", step.clause, texts=step.texts)
        self.ask_one(self.value(step.chooser), question, slot, answered, after)
        entries = [self.blocks.new() for _option in step.options]
        self.begin(answered)
        self.add(f"f[0] = {jumps(entries)}[f[{slot}]]")
        for entry, option in zip(entries, step.options, strict=True):
            self.inner(entry, option, after)
        self.begin(after)

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
        question = self.gen.question("option", step.clause, texts=step.texts)
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
            options = search(
                self.gen, verb, doer, args, [(one.local, one.things) for one in remaining], "all", self.writer
            )
        else:
            verb = ""
            options = self.candidates(pick.things)
        following = self.blocks.new()
        self.add(f"o = {options}")
        slot = self.place(pick.local.name)
        question = self.gen.question(form_of(pick.things.local), clause, verb)
        self.ask_one(self.value(pick.chooser), question, slot, following, nothing)
        self.begin(following)

    def candidates(self, things: Things) -> str:
        """The things to pick from, equal ones once."""
        return distinct(self.gen, things, self.writer.items(things))

    def pick_some(self, pick: s.Pick, clause: int) -> None:
        """Several cards, one after the other, in an order that the chooser makes."""
        picked, slot = self.place(pick.local.name), self.temporary()
        again, answered, done = self.blocks.new(), self.blocks.new(), self.blocks.new()
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
        question = self.gen.question("card", clause, more=optional)
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
        self.add(
            f"o = affordable({amount}, discount, {stock}) if discount > 0 else [{amount}]"
        )
        self.ask_one(self.value(step.payer), self.gen.question("payment", step.clause), slot, following, nothing)
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
            self.ask(self.value(step.chooser), self.gen.question("arrange", step.clause), "o", slot, answered)
        self.begin(answered)
        self.add(f"f[{placed}].append(f[{slot}])")
        self.goto(again)
        self.begin(done)
        with self.lines.block(f"if f[{placed}] and f[{placed}] != z[f[{pile}]]:"):
            self.add(f"reorder(m, f[{pile}], f[{placed}])")
            self.add("if log is not None:")
            self.add(f"    log.append(({step.clause}, 'arrange', f[{pile}], f[{placed}][:]))")
        following = self.blocks.new()
        self.goto(following)
        self.begin(following)

    # ---- flow -------------------------------------------------------------------------------------------------------

    def write_IfStep(self, step: s.IfStep) -> None:
        after = self.blocks.new()
        entries = [self.blocks.new() for _arm in step.arms]
        conditional = False
        for entry, (condition, _block) in zip(entries, step.arms, strict=True):
            head = "else:" if condition is None else f"{'elif' if conditional else 'if'} {self.value(condition)}:"
            with self.lines.block(head):
                self.goto(entry)
            conditional = True
        if step.arms[-1][0] is not None:
            with self.lines.block("else:"):
                self.goto(after)
        for entry, (_condition, block) in zip(entries, step.arms, strict=True):
            self.inner(entry, block, after, offered=False)
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
        self.guarded(step.body, head)
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
        self.guarded(step.body, head)
        self.goto(head)
        self.begin(after)

    def write_Turns(self, step: s.Turns) -> None:
        doer = self.place(step.doer.name)
        head, after = self.blocks.new(), self.blocks.new()
        self.add(f"f[{doer}] = ({self.value(step.start)} - 1) % m.n")
        self.goto(head)
        self.begin(head)
        lines = Lines()
        own = Writer(self.gen)
        with lines.block("for v_next in ROUND[m.n][v_last]:"):
            if step.condition is not None:
                mapped = {step.doer.name: Local("next", "player")}
                from interpreter.compile.terms import substitute

                with lines.block(f"if {own.value(substitute(step.condition, mapped))}:"):
                    lines.add("return v_next")
            else:
                lines.add("return v_next")
        lines.add("return -1")
        name = self.gen.named_helper(["v_last"], lines)
        self.add(f"player = {name}(m, f[{doer}])")
        with self.lines.block("if player < 0:"):
            self.goto(after)
            self.add("return")
        self.add(f"f[{doer}] = player")
        self.add(f"c[{self.model.epoch('turn')}] += 1")
        self.guarded(step.body, head)
        self.goto(head)
        self.begin(after)


def jumps(entries: list[int]) -> str:
    """A tuple of blocks to go on at."""
    return "(" + "".join(f"@{entry}@, " for entry in entries) + ")"


def form_of(local: Local) -> str:
    """What the options of a pick are."""
    return {"card": "card", "pile": "pile", "player": "player", "cell": "cell", "piece": "piece"}[local.type]


def verb_routine(gen: Generator, blocks: Blocks, verb: str) -> None:
    """A declared verb: what would happen instead, what comes before, the body, what comes after."""
    definition = gen.model.verbs[verb]
    params = [p.name for p in definition.parameters]
    routine = Routine(gen, blocks, f"verb {verb}", ["you", *params])
    payload = "[" + ", ".join(f"f[{routine.place(name)}]" for name in params) + "]"
    objects = [p.name for p in definition.parameters if p.type == "card"]
    own = f"f[{routine.place(objects[0])}]" if objects else "-1"
    wrap(routine, verb, payload, own, lambda: routine.body(definition.body))


def counter_routine(gen: Generator, blocks: Blocks, word: str, counter: str) -> None:
    """A gain or loss that something listens to."""
    routine = Routine(gen, blocks, f"verb {word} {counter}", ["you", "amount"])
    owner = Local("you", "player") if gen.model.counters[counter].per_player else None
    clause = gen.counter_clause
    wrap(
        routine,
        f"{word} {counter}",
        "[f[2]]",
        "-1",
        lambda: routine.pure().add_to(counter, owner, "f[2]", 1 if word == "gain" else -1, clause),
    )


def wrap(routine: Routine, what: str, payload: str, own: str, body: Callable[[], None]) -> None:
    """The moments of a verb around its body."""
    gen = routine.gen
    instead = gen.moment("would", what)
    end = routine.blocks.new()
    if instead is not None:
        following = routine.blocks.new()
        routine.add(f"e = would(m, {instead}, f[1], {payload})")
        with routine.lines.block("if e is not None:"):
            routine.goto(end)
            routine.add("m.stack.append(e)")
        with routine.lines.block("else:"):
            routine.goto(following)
        routine.begin(following)
    routine.fire("before", what, "f[1]", payload)
    body()
    after = gen.moment("after", what)
    if after is not None:
        quick = quick_test(gen, after, own)
        with routine.lines.block(f"if {quick}:"):
            routine.add(f"e = fire(m, {after}, f[1], {payload}, {own})")
            with routine.lines.block("if e is not None:"):
                routine.goto(end)
                routine.add("m.stack.append(e)")
                routine.add("return")
    routine.leave()
    routine.begin(end)
    routine.leave()
    routine.finish()


def quick_test(gen: Generator, moment: int, own: str) -> str:
    """The condition under which anything can be set off at all."""
    listening = [ability for ability in gen.model.abilities if ability.moment == gen.moments[moment]]
    if any(ability.design is None for ability in listening):
        return "True"
    tests = []
    if any(not ability.own for ability in listening):
        tests.append(f"{moment} in live")
    if any(ability.own for ability in listening):
        tests.append(f"DESIGN[{own}] in OWN[{moment}]")
    return " or ".join(tests)


__all__ = ["Blocks", "CardsOfPile", "Routine", "counter_routine", "v", "verb_routine"]
