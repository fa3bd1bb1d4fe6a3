"""`when`: the lines of a scenario are carried out, one after the other."""

from __future__ import annotations

from typing import Any

from interpreter.effects.records import OptionChosen
from interpreter.effects.values import CanDo, Not
from interpreter.game.asides import interrupt, offered
from interpreter.game.frames import FINISH
from interpreter.game.reasons import why_action
from interpreter.game.run import new_frame, take_up
from interpreter.game.state import State
from interpreter.model import scenario as sc
from interpreter.model.scenario import SEATS
from interpreter.report import closest
from interpreter.report.message import Message, joined, msg
from moodsl.scenario.play import Failed, Play

LONGEST = 5000  # answers on the way to a moment


class When(Play):
    """Carries out what happens."""

    parked = 0  # how much of the stack is the flow of the game, waiting at the edge of a phase
    answered = 0  # how many decisions the lines have answered
    in_turn = False  # whether whoever does something has a turn for it, as no turn of the flow has been reached

    def lay_out(self) -> None:
        """Do what `given` says is done first. Each line has to do something, and nothing may be left to be asked."""
        for place, line in enumerate(self.scenario.laid):
            self.begin()
            self.line(place, line)
            if not self.something_done():
                why = self.reason(self.ask(f"unmet_{self.number}_{place}"))
                raise Failed("cannot-set-up", line, msg("this cannot be set up: it does nothing"), actual=why)
        if self.m.options is not None:
            line = self.scenario.laid[-1]
            raise Failed(
                "asked-first", line, msg("something is asked, and `given` does not answer it: {}", self.asked())
            )
        self.begin()

    def begin(self) -> None:
        """Forget what has been done up to here: what happens is what comes from now on."""
        self.begun = len(self.m.log or [])
        self.program.seen.clear()
        self.answered = 0

    def something_done(self) -> bool:
        """Whether anything has been done, answered or asked."""
        return bool(self.answered or self.m.options is not None or any(what == "done" for _clause, what in self.seen()))

    def line(self, place: int, line: sc.When) -> None:
        """Carry out one line."""
        if isinstance(line, sc.Answer):
            self.answer(place, line)
        elif isinstance(line, sc.Reach):
            self.reach(line)
        else:
            self.do(place, line)

    def do(self, place: int, line: sc.Do) -> None:
        """A player does something, or answers the decision that asks for it."""
        m = self.m
        if m.options is not None:
            form = m.g.questions[m.question].form
            number = self.program.sheet.action_number(line.action) if line.action is not None else None
            if line.player == m.asker and number in offered(m):
                interrupt(m, number)
                self.answered += 1
                self.go_on(self.parked)
                return
            if form == "action" and line.action is not None:
                self.give(line, line.player, [option for option in m.options if option == number])
                return
            if form == "payment" and line.payment is not None:
                self.give(line, line.player, self.meant(line.payment, f"answer_{self.number}_{place}"))
                return
            raise Failed("asked-first", line, msg("something is asked first: {}", self.asked()))
        if m.g.asides and line.player >= 0 and (self.in_turn or not m.c[m.g.turn]):
            m.c[m.g.turn], self.in_turn = line.player + 1, True
        depth = len(m.stack)
        block, size = self.program.routines[f"scenario {self.number} {place}"]
        before = len(m.log or [])
        why = self.reason(why_action(self.m, line.action, line.player)) if line.action is not None else ""
        m.stack.append(new_frame(block, (), size))
        self.go_on(depth)
        if m.options is None and len(m.log or []) == before and line.action is not None:
            raise Failed("cannot-be-done", line, msg("`{}` cannot be carried out here", line.action), actual=why)

    def answer(self, place: int, line: sc.Answer) -> None:
        """Answer the pending decision."""
        if self.m.options is None:
            raise Failed("not-asked", line, msg("nothing is asked here"), actual=self.undone(place))
        if self.m.asker == line.player and not self.asks_for(line.value):
            raise Failed("not-offered", line, msg("this is not what is asked for"), actual=self.asked())
        self.give(line, line.player, self.meant(line.value, f"answer_{self.number}_{place}"))

    def undone(self, place: int) -> str:
        """Why nothing is asked: each `may` that was not asked as it could not be done, or else what stands in the way
        of the verb in the line before, if that has done nothing."""
        impossible = sorted(clause for clause, what in self.seen() if what == "impossible")
        if impossible:
            return joined("; ", map(self.not_asked, impossible))
        before = self.scenario.done[place - 1] if place else None
        if isinstance(before, sc.Reach) and self.parked:
            line = self.scenario.done[place]
            whose = "your choice" if line.player == 0 else f"{SEATS[line.player]}'s choice"
            return msg(
                "play stands at the edge of a phase: write `{}` in place of `{}`",
                f"reach {whose}",
                before.span.text.strip(),
            )
        if not isinstance(before, sc.Do) or self.answered or any(what == "done" for _clause, what in self.seen()):
            return ""
        why = self.reason(self.ask(f"unmet_{self.number}_{place - 1}"))
        verb = before.span.text.strip()
        return msg("`{}` did nothing: {}", verb, why) if why else msg("`{}` did nothing", verb)

    def not_asked(self, may: int) -> Message:
        """That a `may` was not asked, and where it stands."""
        clause = self.program.sheet.clauses[may]
        where = f"{clause.source}:{clause.line}"
        return msg("`{}` ({}) is not asked: it cannot be done here", self.text_of(may), where)

    def give(self, line: sc.When, player: int, meant: list[Any]) -> None:
        """Give an answer, which must be offered to that player, and be one option."""
        m = self.m
        if m.asker != player:
            raise Failed("not-asked", line, msg("{}, not {}", self.whose(), SEATS[player]), actual=self.asked())
        if not meant:
            said = line.value if isinstance(line, sc.Answer) else None
            near = closest(said, self.labels()) if isinstance(said, str) else None
            message = msg("this is not offered to {}", SEATS[player])
            if near:
                message = msg("{}; did you mean `{}`?", message, near)
            raise Failed("not-offered", line, message, actual=self.asked())
        if len(meant) > 1 and self.question().form not in ("arrange", "unseen"):  # of copies in one pile the first
            message = msg("this fits {} options", len(meant))
            if self.question().sort == "card":
                message = msg("{}: say which by its place, `top of PLACE`", message)
            if self.question().sort == "die":
                message = msg("{}: say which in the words of the option, in quotes", message)
            raise Failed("two-options", line, message, actual=self.told_apart(meant))
        option = meant[0]
        frame = m.stack[-1]
        if m.log is not None:
            m.log.append(OptionChosen(m.g.questions[m.question].clause, m.asker, m.question, option))
        frame[m.slot] = option
        m.options = None
        self.answered += 1
        self.go_on(self.parked)

    def told_apart(self, options: list[Any]) -> str:
        """Options that an answer fits, in words; cards with the places in which they lie."""
        m, question = self.m, self.question()
        told = [self.words.option(m, question, option) for option in options]
        if question.sort == "card":
            told = [
                f"{one.removesuffix(f' ({self.words.spot(m, card)})')} in {self.words.pile(m.loc[card])}"
                for one, card in zip(told, options, strict=True)
            ]
        return ", ".join(f"`{one}`" for one in told)

    def check_something_happened(self) -> None:
        """A `when` that does nothing says nothing of the game, unless a refusal is what the scenario is about."""
        if self.something_done() or not self.scenario.when or any(map(is_refusal, self.scenario.then)):
            return
        line = self.scenario.when[0]
        why = ""
        if isinstance(line, sc.Do):
            why = self.reason(self.ask(f"unmet_{self.number}_{len(self.scenario.laid)}"))
        raise Failed(
            "checks-nothing", line, msg("nothing happens in `when`, and `then` asks for no refusal"), actual=why
        )

    # ---- reach ------------------------------------------------------------------------------------------------------

    def reach(self, line: sc.Reach) -> None:
        """Play on to a moment; what is asked on the way is declined, or else answered with the first option.

        Where play stands at that moment already, it goes on to the next one.
        """
        m = self.m
        edges = self.program.edges
        stops: set[int] = set()
        if line.edge in ("start", "end") and line.name != "game":
            if line.name not in edges:
                raise Failed("not-reached", line, msg("play does not come there"))
            stops = {edges[line.name][0 if line.edge == "start" else 1]}
        if m.over:
            already = line.edge == "end" and line.name == "game"
            message = msg("the game is over already: take this line out") if already else msg("the game is over")
            raise Failed("not-reached", line, message)
        if not m.stack:
            self.begin_flow(line)
        elif m.options is None and len(m.stack) == self.parked and m.stack[-1][0] in stops:
            frame = m.stack[-1]
            m.g.blocks[frame[0]](m, frame)
        self.parked = 0
        for _ in range(LONGEST):
            if m.options is not None:
                question = m.g.questions[m.question]
                acting = question.form == "action"
                if m.asker == line.player and (line.edge == "choice" or (line.edge == "turn" and acting)):
                    return
                pass_by(m)
            while m.options is None:
                if m.due:
                    take_up(m)
                if not m.stack:
                    m.over = True
                    if line.name == "game":
                        return
                    raise Failed("not-reached", line, msg("the game ends before that"))
                frame = m.stack[-1]
                if frame[0] in stops:
                    self.parked = len(m.stack)
                    return
                m.g.blocks[frame[0]](m, frame)
        raise Failed("not-reached", line, msg("play does not come there"))

    def begin_flow(self, line: sc.Reach) -> None:
        """Put the flow of the game on the stack.

        It stands at the phase whose end is wanted, or at the one in which turns are taken, else at its beginning.
        """
        program = self.program
        phase = program.turns_in.get("") if line.edge == "turn" else None
        if line.edge == "end" and line.name in program.in_play:
            phase = line.name
        # What comes before a phase in the middle is taken as done: it runs aside, only to see what is pending there.
        m = self.m.clone() if phase is not None else self.m
        m.stack.append([FINISH])
        frame = new_frame(program.flow["play"], (), program.flow_size["play"])
        m.stack.append(frame)
        if phase is None:
            return
        starts = {program.edges[name][0] for name in program.in_play}
        while m.stack[-1] is not frame or frame[0] not in starts:
            if m.options is not None:
                pass_by(m)
            if m.due:
                take_up(m)
            top = m.stack[-1]
            m.g.blocks[top[0]](m, top)
            if len(m.stack) == 1:
                raise Failed("not-reached", line, msg("the game ends before that"))
        frame[0] = program.edges[phase][0]
        self.m.stack = m.stack


def pass_by(m: State) -> None:
    """Answer what is asked on the way: decline what can be declined, and else take the first option."""
    assert m.options is not None
    question = m.g.questions[m.question]
    m.stack[-1][m.slot] = m.options[-1 if question.form == "may" or question.more else 0]
    m.options = None


def is_refusal(check: sc.Check) -> bool:
    """Whether a check says that something cannot be done."""
    match check:
        case sc.Refused():
            return True
        case sc.MayPerform() | sc.Offered():
            return check.negated
        case sc.Holds():
            return isinstance(check.condition, Not) and isinstance(check.condition.part, CanDo)
    return False
