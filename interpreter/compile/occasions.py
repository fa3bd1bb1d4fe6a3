"""Steps that hand over to other routines: verbs, effects of cards, actions, moments, phases, the end of the game."""

from __future__ import annotations

from interpreter.compile.frame import Frame
from interpreter.effects import records as r
from interpreter.effects import steps as s
from interpreter.model.whole import PHASE


class Occasions(Frame):
    """Writes what begins another frame, or may set one off, and goes on behind it."""

    def write_DoVerb(self, step: s.DoVerb) -> None:
        following = self.blocks.new()
        args = [self.value(step.doer), *(self.value(arg) for arg in step.args)]
        self.goto(following)
        if step.check and self.gen.asks(step.verb):
            with self.lines.block(f"if {self.gen.can_verb(step.verb)}(m, {', '.join(args)}):"):
                self.gen.marks.note(self.lines, step.clause, "done")
                self.push(f"verb {step.verb}", args)
        else:
            self.gen.marks.note(self.lines, step.clause, "done")
            self.push(f"verb {step.verb}", args)
        self.begin(following)

    def write_Gain(self, step: s.Gain) -> None:
        """A gain that something listens to is a verb of its own."""
        following = self.blocks.new()
        self.gen.marks.note(self.lines, step.clause, "done")
        self.goto(following)
        owner = self.value(step.owner) if step.owner is not None else "-1"
        self.push(f"verb {step.verb} {step.counter}", [owner, self.writer.counted(step.amount)])
        self.begin(following)

    def write_GainAmount(self, step: s.GainAmount) -> None:
        slot = self.temporary()
        self.add(f"f[{slot}] = {self.writer.counted(step.amount)}")
        for place, name in enumerate(self.model.resources):
            following = self.blocks.new()
            self.goto(following)
            with self.lines.block(f"if f[{slot}][{place}]:"):
                if self.gen.heard(f"{step.verb} {name}"):
                    self.gen.marks.note(self.lines, step.clause, "done")
                    self.push(f"verb {step.verb} {name}", [self.value(step.owner), f"f[{slot}][{place}]"])
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
        card, doer = self.value(step.card), self.value(step.doer)
        self.add(f"e = EFFECTS[{step.effect!r}].get(DESIGN[{card}])")
        with self.lines.block("if e is not None:"):
            self.pure().log(r.EffectPerformed, step.clause, doer, card)
            self.add("b = LISTENERS[e]")
            self.add(f"m.stack.append(new_frame(b.block, ({card}, {doer}, {doer}), b.size))")
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
        self.pure().log(r.ActionTaken, step.clause, doer, f"f[{chosen}]")
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
        variant = self.key.removeprefix("flow ").rpartition(".")[0]
        name = f"{variant}.{step.phase}" if variant else step.phase
        in_play = self.key == "flow play" or (variant and self.key.endswith(".play"))
        if in_play:
            self.blocks.in_play.append(name)
        if in_play or self.key.startswith(("verb ", "action ")):
            self.blocks.edges.setdefault(name, (start, end))
        self.goto(start)
        self.begin(start)
        self.add(f"c[{PHASE}] = {number}")
        self.add(f"c[{self.model.epoch(step.phase)}] += 1")
        self.pure().log(r.PhaseBegun, step.clause, str(number))
        self.fire("at", f"{step.phase} start", "-1", "[]")
        if any(isinstance(line, s.Turns) for line in step.body):
            self.blocks.turns_in.setdefault(variant, step.phase)
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
