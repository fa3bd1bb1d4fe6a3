"""Running a scenario: its lines are carried out one after the other, its checks asked at the end."""

from __future__ import annotations

from typing import Any

from interpreter.effects.values import Value
from interpreter.game.program import Program
from interpreter.game.run import FINISH, EndlessChain, new_frame, take_up
from interpreter.game.state import State
from interpreter.game.words import Words
from interpreter.model import scenario as sc
from moodsl.scenario.stage import CannotSetUp, piles_of, staged
from moodsl.scenario.suite import Outcome, Suite

NAMES = ("you", "rival", "second", "third")
LONGEST = 5000  # answers on the way to a moment


class Failed(Exception):
    """A line could not be carried out, or was not so."""

    def __init__(self, line: Any, message: str, expected: str = "", actual: str = "") -> None:
        super().__init__(message)
        self.line, self.message, self.expected, self.actual = line, message, expected, actual


def run_scenario(suite: Suite, number: int) -> Outcome:
    """Play one scenario."""
    scenario = suite.scenarios[number]
    play = Play(suite.program, scenario, number)
    try:
        play.stage()
        for place, line in enumerate(scenario.when):
            play.line(place, line)
        for place, check in enumerate(scenario.then):
            play.check(place, check)
    except Failed as failed:
        return Outcome(scenario, False, failed.line.span, failed.message, failed.expected, failed.actual, play.log())
    except EndlessChain as endless:
        return Outcome(scenario, False, scenario.span, str(endless), log=play.log())
    return Outcome(scenario, True, log=play.log())


class Told(Words):
    """Words for somebody who sees all and is called `you`."""

    def _owned(self, owner: int, name: str) -> str:
        return f"your {name}" if owner == 0 else super()._owned(owner, name)


class Play:
    """One scenario being played."""

    def __init__(self, program: Program, scenario: sc.Scenario, number: int) -> None:
        self.program = program
        self.scenario = scenario
        self.number = number
        self.m: State
        self.words = Told(program.sheet, NAMES)

    def stage(self) -> None:
        """Set up the position."""
        try:
            self.m = staged(self.program, self.scenario)
        except CannotSetUp as reason:
            raise Failed(self.scenario, f"the position cannot be set up: {reason}") from None

    def log(self) -> tuple[str, ...]:
        """What has happened so far, in words."""
        if not hasattr(self, "m"):
            return ()
        return tuple(line for record in self.m.log or [] if (line := self.words.record(self.m, record)))

    # ---- when -------------------------------------------------------------------------------------------------------

    def line(self, place: int, line: sc.When) -> None:
        """Carry out one line."""
        if isinstance(line, sc.Answer):
            self.answer(place, line)
        elif isinstance(line, sc.Reach):
            self.reach(line)
        else:
            self.do(place, line)

    def go_on(self, depth: int) -> None:
        """Run until something is asked or the stack is down to `depth`."""
        m = self.m
        while m.options is None and (len(m.stack) > depth or m.due):
            if m.due:
                take_up(m)
            frame = m.stack[-1]
            m.g.blocks[frame[0]](m, frame)

    def do(self, place: int, line: sc.Do) -> None:
        """A player does something, or answers the decision that asks for it."""
        m = self.m
        if m.options is not None:
            form = m.g.questions[m.question].form
            if form == "action" and line.action is not None:
                self.give(line, self.action_number(line.action), line.player)
                return
            if form == "payment" and line.payment is not None:
                self.give(line, self.ask(f"answer_{self.number}_{place}"), line.player)
                return
            raise Failed(line, f"something is asked first: {self.asked()}")
        depth = len(m.stack)
        block, size = self.program.routines[f"scenario {self.number} {place}"]
        before = len(m.log or [])
        m.stack.append(new_frame(block, (), size))
        self.go_on(depth)
        if m.options is None and len(m.log or []) == before and line.action is not None:
            raise Failed(line, f"`{line.action}` cannot be carried out here")

    def action_number(self, name: str) -> int:
        """The number of an action."""
        return [action.name for action in self.program.sheet.actions].index(name)

    def ask(self, name: str) -> Any:
        """What a compiled expression gives."""
        return self.program.functions[name](self.m)

    def answer(self, place: int, line: sc.Answer) -> None:
        """Answer the pending decision."""
        if self.m.options is None:
            raise Failed(line, "nothing is asked here")
        value = (
            self.ask(f"answer_{self.number}_{place}")
            if line.value is not None and not isinstance(line.value, str)
            else line.value
        )
        self.give(line, value, line.player)

    def give(self, line: sc.When, value: Any, player: int) -> None:
        """Give an answer, which must be offered to that player."""
        m = self.m
        if m.asker != player:
            raise Failed(line, f"{NAMES[m.asker]} is asked, not {NAMES[player]}: {self.asked()}")
        option = self.find(value)
        if option is None:
            raise Failed(line, "this is not offered", actual=self.offers())
        frame = m.stack[-1]
        if m.log is not None:
            m.log.append((m.g.questions[m.question].clause, "choose", m.asker, m.question, option[0]))
        frame[m.slot] = option[0]
        m.options = None
        self.go_on(self.floor())

    def floor(self) -> int:
        """How much of the stack is the flow of the game, waiting at the edge of a phase."""
        return self.parked if hasattr(self, "parked") else 0

    def find(self, value: Any) -> tuple[Any] | None:
        """The option that a value means, in a tuple; None if it is not offered. Copies of a card are the same."""
        m = self.m
        assert m.options is not None
        question = m.g.questions[m.question]
        for option in m.options:
            if value is None and question.more and option == -1:
                return (option,)
            if isinstance(value, str):
                if self.words.option(m, question, option) == value:
                    return (option,)
            elif question.form in ("card", "arrange") and value is not None and option >= 0:
                if m.g.design[option] == m.g.design[value]:
                    return (option,)
            elif question.form == "order" and value is not None:
                if m.g.design[m.stack[-1][5][option]] == m.g.design[value]:
                    return (option,)
            elif question.form == "pile" and value is not None:
                if option == value or (not m.z[option] and not m.z[value]):
                    return (option,)
            elif value is not None and option == value and not (question.more and option == -1):
                return (option,)
        return None

    def asked(self) -> str:
        """The pending decision, in words."""
        m = self.m
        return f"{self.words.prompt(m, m.g.questions[m.question])} ({self.offers()})"

    def offers(self) -> str:
        """The options of the pending decision, in words."""
        m = self.m
        if m.options is None:
            return "nothing is asked"
        question = m.g.questions[m.question]
        return "offered: " + ", ".join(self.words.option(m, question, option) for option in m.options)

    # ---- reach ------------------------------------------------------------------------------------------------------

    def reach(self, line: sc.Reach) -> None:
        """Play on to a moment; what is asked on the way is answered with the first option."""
        m = self.m
        edges = self.program.edges
        stops: set[int] = set()
        if line.edge in ("start", "end") and line.name != "game":
            stops = {edges[line.name][0 if line.edge == "start" else 1]}
        if not m.stack:
            self.begin_flow(line)
        self.parked = 0
        for _ in range(LONGEST):
            if m.options is not None:
                acting = m.g.questions[m.question].form == "action"
                if m.asker == line.player and (line.edge == "choice" or (line.edge == "turn" and acting)):
                    return
                m.stack[-1][m.slot] = m.options[0]
                m.options = None
            while m.options is None:
                if m.due:
                    take_up(m)
                if not m.stack:
                    m.over = True
                    if line.name == "game":
                        return
                    raise Failed(line, "the game ends before that")
                frame = m.stack[-1]
                if frame[0] in stops:
                    self.parked = len(m.stack)
                    return
                m.g.blocks[frame[0]](m, frame)
        raise Failed(line, "play does not come there")

    def begin_flow(self, line: sc.Reach) -> None:
        """Put the flow of the game on the stack.

        It stands at the phase whose end is wanted, or at the one in which turns are taken, else at its beginning.
        """
        program = self.program
        phase = program.turns_in if line.edge == "turn" else None
        if line.edge == "end" and line.name in program.edges:
            phase = line.name
        # What comes before a phase in the middle is taken as done: it runs aside, only to see what is pending there.
        m = self.m.clone() if phase is not None else self.m
        m.stack.append([FINISH])
        frame = new_frame(program.flow["play"], (), program.flow_size["play"])
        m.stack.append(frame)
        if phase is None:
            return
        starts = {start for start, _end in program.edges.values()}
        while m.stack[-1] is not frame or frame[0] not in starts:
            top = m.stack[-1]
            m.g.blocks[top[0]](m, top)
        frame[0] = program.edges[phase][0]
        self.m.stack = m.stack

    # ---- then -------------------------------------------------------------------------------------------------------

    def check(self, place: int, check: sc.Check) -> None:
        """Ask one check; raises Failed if it is not so."""
        if isinstance(check, sc.Holds):
            if not self.ask(f"holds_{self.number}_{place}"):
                expected = actual = ""
                if check.left is not None and check.right is not None:
                    actual = self.show(self.ask(f"left_{self.number}_{place}"), check.left.type)
                    expected = self.show(self.ask(f"right_{self.number}_{place}"), check.left.type)
                raise Failed(check, "this is not so", expected, actual)
        elif isinstance(check, sc.Lies):
            self.lies(check)
        elif isinstance(check, sc.Asked):
            self.is_asked(check)
        elif isinstance(check, sc.MayPerform):
            performable = self.program.functions["actions"](self.m, check.player)
            if (self.action_number(check.action) in performable) == check.negated:
                raise Failed(check, "this is not so")
        elif isinstance(check, sc.Options):
            self.options(check)
        elif isinstance(check, sc.Over):
            self.is_over(check)
        elif isinstance(check, sc.Placed):
            self.placed(check)
        else:
            self.offered(place, check)

    def show(self, value: Any, type: str) -> str:
        """A value in words."""
        if type == "amount":
            return self.words.amount(value)
        if type == "player":
            return NAMES[value] if 0 <= value < len(NAMES) else "nobody"
        if type == "card":
            return self.words.card(value)
        if type == "flag":
            return "yes" if value else "no"
        return str(value)

    def lies(self, check: sc.Lies) -> None:
        """What lies in a zone."""
        m = self.m
        info = m.g.sheet.zones[check.zone]
        designs = m.g.tables["design_names"]
        piles = [[designs[m.g.design[card]] for card in m.z[pile]] for pile in piles_of(m, check.zone, check.owner)]
        if info.piled:
            piles = [pile for pile in piles if pile]
        wanted = [list(pile) for pile in check.piles if pile or not info.piled]
        if check.ordered:
            same = piles == wanted
        else:
            same = [sorted(pile) for pile in piles] == [sorted(pile) for pile in wanted]
        if same == check.negated:
            shown = [", ".join(f"[{', '.join(pile)}]" for pile in lists) or "[]" for lists in (wanted, piles)]
            expected, actual = shown
            raise Failed(check, "this is not so", ("not " if check.negated else "") + expected, actual)

    def is_asked(self, check: sc.Asked) -> None:
        """Whether somebody has to decide something."""
        m = self.m
        asked = m.options is not None and check.player in (-1, m.asker)
        if asked == check.negated:
            actual = f"{NAMES[m.asker]} is asked: {self.asked()}" if m.options is not None else "nothing is asked"
            raise Failed(check, "this is not so", actual=actual)

    def is_over(self, check: sc.Over) -> None:
        """Whether the game has ended, and by what."""
        m = self.m
        ending = m.g.sheet.endings[m.ended].name if m.ended >= 0 else "no named ending"
        if (m.over and check.ending in (None, ending)) == check.negated:
            raise Failed(check, "this is not so", actual=f"over, by {ending}" if m.over else "the game goes on")

    def placed(self, check: sc.Placed) -> None:
        """A player's place in the final order."""
        m = self.m
        if not m.over:
            raise Failed(check, "nobody has a rank before the game is over")
        result = m.g.sheet.counters["result"].at
        keys = [[column[player] for column in m.ranks] or [m.c[result + player]] for player in range(m.n)]
        rank = 1 + sum(key > keys[check.player] for key in keys)
        if (rank == check.rank) == check.negated:
            raise Failed(check, "this is not so", str(check.rank), str(rank))

    def options(self, check: sc.Options) -> None:
        """All that is offered."""
        m = self.m
        labels = [self.words.option(m, m.g.questions[m.question], option) for option in m.options or ()]
        if (sorted(labels) == sorted(check.labels)) == check.negated:
            raise Failed(check, "this is not so", actual=self.offers())

    def offered(self, place: int, check: sc.Offered) -> None:
        """What is among the options."""
        value = self.ask(f"offered_{self.number}_{place}") if isinstance(check.value, Value) else check.value
        found = self.m.options is not None and self.find(value) is not None
        if found == check.negated:
            raise Failed(check, "this is not so", actual=self.offers())
