"""What several players choose at once: nobody sees what another chooses before all have chosen."""

from __future__ import annotations

from interpreter.compile.choices import Choices
from interpreter.compile.code import nodes as n
from interpreter.compile.code.nodes import Constant, Item, Slot, Type, lent
from interpreter.compile.code.statements import Remove
from interpreter.compile.flow import Flow
from interpreter.compile.pure import sorted_items
from interpreter.effects import steps as s


def chooses_several(asked: s.Step) -> bool:
    """Whether an answer is several things."""
    return isinstance(asked, s.WithPicks) and asked.picks[0].quantity != "one"


class AtOnce(Choices, Flow):
    """Writes `each player at once`: the players are asked in turn, and their answers lie in the frame until all are
    there. Then the block is done, player by player.

    Who is still to be asked, until the answers are shown, and the answers are two lists of the frame that the engine
    knows (`Layout.held`).
    """

    def write_ForEach(self, step: s.ForEach) -> None:
        if step.at_once:
            self.at_once(step)
        else:
            super().write_ForEach(step)

    def at_once(self, step: s.ForEach) -> None:
        """Ask all, then do the block for each."""
        everybody, left = self.temporary(Type.LIST), self.temporary(Type.LIST)
        answers = self.temporary(Type.LISTS if chooses_several(step.body[0]) else Type.LIST)
        place, player = self.temporary(Type.NUMBER), self.slot(step.things.local)
        self.layout.held.append((left.place, answers.place))
        asking, all_asked, head, after = (self.blocks.new() for _ in range(4))
        self.lines.set(everybody, lent("list", sorted_items(self.gen, step, self.writer)))
        self.lines.set(left, lent("list", everybody))
        self.lines.set(answers, lent("unanswered"))
        self.lines.set(place, Constant(0))
        self.goto(asking)
        self.begin(asking)
        with self.lines.when(n.Not(left)):
            self.turn_to(all_asked)
        self.lines.set(player, Item(left, Constant(0)))
        self.lines.add(Remove(left, player))
        answer = self.answer(step.body[0], asking)
        self.lines.set(Item(answers, player), answer)
        self.goto(asking)
        self.begin(all_asked)
        self.lines.set(left, n.NONE)
        self.lines.set(n.SHOWN, Constant(-1))
        self.goto(head)
        self.begin(head)
        with self.lines.when(place >= lent("len", everybody)):
            self.turn_to(after)
        self.lines.set(player, Item(everybody, place))
        self.lines.change(place, "+", Constant(1))
        self.gen.marks.note(self.lines, step.clause, "entered")
        self.chosen(step, Item(answers, player), head)
        self.goto(head)
        self.begin(after)

    def answer(self, asked: s.Step, nothing: int) -> Slot:
        """Ask one player; go on at `nothing` where there is nothing to choose. Gives where the answer stands."""
        match asked:
            case s.ChooseOne():
                return self.ask_option(asked, self.blocks.new(), nothing)
            case s.May():
                return self.ask_may(asked, nothing)
        assert isinstance(asked, s.WithPicks)
        pick = asked.picks[0]
        self.pick(pick, asked.picks, asked.clause, nothing, self.things(asked))
        return self.slot(pick.local)

    def chosen(self, step: s.ForEach, answer: n.Expression, following: int) -> None:
        """Do the block for a player who has chosen; where there was nothing to choose, what does not depend on it."""
        asked, rest = step.body[0], step.body[1:]
        if isinstance(asked, s.WithPicks):
            with self.lines.when(n.Not(answer.exists())):
                self.turn_to(following)
            mine = lent("list", answer) if chooses_several(asked) else answer
            self.lines.set(self.slot(asked.picks[0].local), mine)
            self.guarded(asked.body, following)
            return
        behind = self.blocks.new()
        with self.lines.when(n.Not(answer.exists())):
            self.turn_to(behind)
        if isinstance(asked, s.ChooseOne):
            self.options(asked, answer, behind, offered=False)
        elif isinstance(asked, s.May):
            self.decided(asked, answer, behind)
        self.begin(behind)
        self.body(rest)

    def decided(self, asked: s.May, answer: n.Expression, following: int) -> None:
        """Do what somebody has agreed to, or what is done otherwise."""
        yes, no = self.blocks.new(), self.blocks.new()
        with self.lines.when(answer):
            self.turn_to(yes)
        self.goto(no)
        self.inner(yes, asked.body, following, offered=False)
        self.inner(no, asked.otherwise, following, offered=False)
