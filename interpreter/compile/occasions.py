"""Steps that hand over to other routines: verbs, effects of cards, actions, moments, phases, the end of the game."""

from __future__ import annotations

from contextlib import nullcontext

from interpreter.compile.actions import actions_among
from interpreter.compile.code import nodes as n
from interpreter.compile.code.body import Body
from interpreter.compile.code.nodes import COUNTERS, NOBODY, Constant, Expression, Item, Type, Variable, at, lent
from interpreter.compile.code.statements import Do
from interpreter.compile.frame import OPTIONS, Frame
from interpreter.effects import records as r, steps as s
from interpreter.effects.actions import known, performed
from interpreter.model.whole import PHASE

BEGUN = Variable("e", Type.FRAME)
EFFECT = Variable("e", Type.NUMBER)
ABILITY = Variable("b", Type.NOTHING)


class Occasions(Frame):
    """Writes what begins another frame, or may set one off, and goes on behind it."""

    def write_DoVerb(self, step: s.DoVerb) -> None:
        following = self.blocks.new()
        args = (self.value(step.doer), *(self.value(arg) for arg in step.args))
        self.goto(following)
        asked = step.check and self.gen.asks(step.verb)
        with self.lines.when(self.gen.can_do(step.verb, *args)) if asked else nullcontext():
            self.gen.marks.note(self.lines, step.clause, "done")
            self.push(n.NewFrame(f"verb {step.verb}", args))
        self.begin(following)

    def write_Gain(self, step: s.Gain) -> None:
        """A gain that something listens to is a verb of its own."""
        following = self.blocks.new()
        self.gen.marks.note(self.lines, step.clause, "done")
        self.goto(following)
        args = (self.pure().player(step.owner), self.writer.counted(step.amount))
        self.push(n.NewFrame(f"verb {step.verb} {step.counter}", args))
        self.begin(following)

    def write_MarkGain(self, step: s.MarkGain) -> None:
        """The same for what a card gains."""
        if not self.gen.heard(f"{step.verb} {step.mark}"):
            self.set_off(step)
            return
        following = self.blocks.new()
        self.gen.marks.note(self.lines, step.clause, "done")
        self.goto(following)
        args = (NOBODY, self.value(step.card), self.writer.counted(step.amount))
        self.push(n.NewFrame(f"verb {step.verb} {step.mark}", args))
        self.begin(following)

    def write_GainAmount(self, step: s.GainAmount) -> None:
        slot = self.temporary(Type.AMOUNT)
        self.lines.set(slot, self.writer.counted(step.amount))
        for place, name in enumerate(self.model.resources):
            following = self.blocks.new()
            self.goto(following)
            gained = Item(slot, Constant(place))
            with self.lines.when(gained):
                if self.gen.heard(f"{step.verb} {name}"):
                    self.gen.marks.note(self.lines, step.clause, "done")
                    self.push(n.NewFrame(f"verb {step.verb} {name}", (self.value(step.owner), gained)))
                else:
                    self.pure().add_to(name, step.owner, gained, step.sign, step.clause)
            self.begin(following)

    def write_PerformEffect(self, step: s.PerformEffect) -> None:
        following = self.blocks.new()
        self.goto(following)
        card, doer = self.value(step.card), self.value(step.doer)
        self.lines.set(EFFECT, n.EffectOf(step.effect, card))
        with self.lines.when(EFFECT.exists()):
            self.pure().log(r.EffectPerformed, step.clause, doer, card)
            self.lines.set(ABILITY, at(n.LISTENERS, EFFECT))
            block, size = n.Attribute(ABILITY, "block"), n.Attribute(ABILITY, "size")
            self.push(lent("new_frame", block, n.Row((card, doer, doer), Type.LIST), size))
        self.begin(following)

    def write_PerformAction(self, step: s.PerformAction) -> None:
        chosen = self.temporary(Type.NUMBER) if step.bind is None else self.slot(step.bind)
        following, after = self.blocks.new(), self.blocks.new()
        self.asking()
        doer = self.value(step.doer)
        if step.bind is not None:
            self.lines.set(chosen, NOBODY)
        self.lines.set(OPTIONS, self.actions_for(step))
        question = self.gen.question("action", step.clause)
        self.ask_one(doer, question, chosen, following, after, asides=step.only is None)
        self.begin(following)
        self.pure().log(r.ActionTaken, step.clause, doer, chosen)
        self.goto(after)
        self.lines.set(BEGUN, n.Part(at(n.ACTIONS, chosen)))
        self.lines.set(Item(BEGUN, Constant(1)), doer)
        self.push(BEGUN)
        self.begin(after)

    def actions_for(self, step: s.PerformAction) -> Expression:
        """The actions that a player can carry out and that the line lets him choose from."""
        names = list(self.model.actions)
        numbers = [names.index(name) for name in performed(step, self.model.actions)]
        function = actions_among(self.gen, numbers)
        it, where = step.it, step.where
        if it is None or where is None or all(known(where, it, number) for number in numbers):
            return n.Call(function, (self.value(step.doer),), Type.LIST)
        own, one, body = self.gen.writer, self.gen.variable(it), Body()
        actions = n.Call(function, (own.value(step.doer),), Type.LIST)
        body.give(n.Collected(one, one, actions, own.value(where)))
        return self.gen.helper((step.doer, where), body, self.writer, Type.LIST, {it.name: it})

    # ---- moments ----------------------------------------------------------------------------------------------------

    def fire(self, when: str, what: str, doer: Expression, payload: Expression) -> None:
        """Set off whatever listens, and go on behind it."""
        moment = self.gen.moment(when, what)
        if moment is None:
            return
        following = self.blocks.new()
        self.goto(following)
        self.lines.set(BEGUN, lent("fire", moment, doer, payload))
        with self.lines.when(BEGUN.exists()):
            self.push(BEGUN)
        self.begin(following)

    def write_Announce(self, step: s.Announce) -> None:
        self.pure().write_Announce(step)
        self.fire("at", step.moment, NOBODY, n.EMPTY)

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
        self.lines.set(at(COUNTERS, PHASE), Constant(number))
        self.lines.change(at(COUNTERS, self.model.epoch(step.phase)), "+", Constant(1))
        self.pure().log(r.PhaseBegun, step.clause, number)
        self.fire("at", f"{step.phase} start", NOBODY, n.EMPTY)
        if any(isinstance(line, s.Turns) for line in step.body):
            self.blocks.turns_in.setdefault(variant, step.phase)
        after = self.blocks.new()
        self.guarded(step.body, after)
        self.goto(after)
        self.begin(after)
        self.fire("at", f"{step.phase} end", NOBODY, n.EMPTY)
        self.goto(end)
        self.begin(end)

    def write_EndTurn(self, step: s.EndTurn) -> None:
        following = self.blocks.new()
        self.goto(following)
        self.lines.add(Do(lent("end_turn")))
        self.begin(following)

    def write_EndGame(self, step: s.EndGame) -> None:
        ending = list(self.model.endings).index(step.ending) if step.ending is not None else -1
        winner = () if step.winner is None else (self.value(step.winner),)
        self.lines.add(Do(lent("end_game", ending, step.clause, *winner)))
        self.begin(self.blocks.new())
