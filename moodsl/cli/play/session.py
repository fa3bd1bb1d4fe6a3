"""A match played at this terminal: people are asked, bots answer, the match is saved whatever happens."""

from __future__ import annotations

import shlex
import sys
import tempfile
from collections.abc import Callable, Mapping
from copy import deepcopy
from pathlib import Path

import click
from attrs import define, field

from interpreter.game.forms import FORMS
from interpreter.game.match import CannotUndo, Decision, Match
from interpreter.game.run import EndlessChain
from interpreter.loader import Game
from interpreter.report.message import message_of
from moodsl.cli.play import final_standings, lookups, why
from moodsl.cli.play.events import events, loud
from moodsl.cli.play.option_numbers import Numbers, span
from moodsl.cli.play.prompt import Command, PickedOption, WrongAnswer, commands, help_text, understood
from moodsl.cli.play.question import show_events, show_question
from moodsl.cli.play.saved_matches import NotSaved, free_name, write_match
from moodsl.cli.shared.exit_codes import FAULTY
from moodsl.cli.shared.language import localized
from moodsl.cli.shared.sentences import language_at_table, say
from moodsl.cli.shared.terminal import ask, echo, wipe
from moodsl.cli.table.screen import ENDLESS, LOW, Screen
from moodsl.extras.agents import Bot, BotFault

RECENT = 12  # events shown above a question
AROUND_EVENTS = 2  # lines: an empty one, and how many there were earlier
AROUND_TABLE = 3  # lines: an empty one, the title and the answer
LONG_AGO = 40  # events shown by `log`
UNDO = {"nothing": "nothing-to-take-back", "revealed": "revealed-since"}


class Leaving(Exception):
    """The person who plays wants to leave."""


@define
class PlaySession:
    """Who sits where, and what has been shown to whom. `again` takes the match up once `--load FILE` is added."""

    game: Game
    match: Match
    bots: Mapping[int, Bot]
    screen: Screen
    again: str
    pack_option: str = ""  # what `moo replay` needs to find the cards
    save_path: Path | None = None
    loaded_from: Path | None = None
    marks: list[int] = field(factory=list)  # length of the log before each decision of this sitting
    first_mark: int = 0  # decisions that were taken before this sitting
    at_keyboard: int | None = None  # whom the screen was last shown to
    drawn_after: int = -1  # how many decisions there were when the table was last drawn
    numbers: Numbers = field(factory=Numbers)
    waiting: list[int] = field(factory=list)  # answers that were typed at once with one that is taken

    def play(self) -> int:
        """Play to the end, or until somebody leaves; the number that the command ends with."""
        self.first_mark = len(self.match.history)
        try:
            while not self.match.over:
                decision = self.match.decision
                assert decision is not None
                bot = self.bots.get(decision.player)
                if bot is None:
                    self.ask(decision)
                else:
                    self.answer(bot.choose(self.match))
        except (EndlessChain, BotFault) as fault:
            self.match = self.rebuilt()
            why_over = localized(message_of(fault)) if isinstance(fault, BotFault) else say("endless", reason=fault)
            echo("\n" + why_over, err=True)
            self.keep()
            return FAULTY
        except (KeyboardInterrupt, EOFError, Leaving, click.Abort) as left:
            if isinstance(left, KeyboardInterrupt):
                self.match = self.rebuilt()  # it may have been in the middle of something
            echo()
            return 0 if self.keep() else FAULTY
        self.finish()
        return 0

    def answer(self, place: int) -> None:
        """Answer the decision."""
        before = len(self.match.state.log or [])
        self.match.choose(place)
        self.marks.append(before)

    def rebuilt(self) -> Match:
        """The match once more, made from the decisions that were finished."""
        setup = self.match.setup
        again = self.game.start(
            setup.players, setup.seed, variant=setup.variant, first=setup.first, names=self.match.names
        )
        for _player, value, _shown in self.match.history:
            again.play(value)
        again.language, again.speaker = self.match.language, self.match.speaker
        return again

    # ---- asking ------------------------------------------------------------------------------------------------------

    def ask(self, decision: Decision) -> None:
        """Show a person what there is to see and take the answer; a wrong one is asked again, and why."""
        player = decision.player
        numbers = self.numbers.of(self.match, decision)
        if self.answer_waits(numbers):
            return
        self.pass_keyboard(player)
        if self.save_path is not None:
            self.save(self.save_path, aloud=False)
        followup = bool(self.match.history) and self.match.history[-1][0] == player and self.drawn_after >= 0
        if decision.form == "action" or not followup:
            room = self.left_by(lambda: self.show_below(decision, numbers))
            self.screen.table(player, whole=self.drawn_after < 0, room=room)
            self.drawn_after = len(self.match.history)
        self.show_below(decision, numbers)
        labels = [option.label for option in decision.answers]
        while True:
            line = ask(say("ask", player=self.match.names[player], numbers=span(numbers, say("or"))))
            answer = understood(line, labels, numbers, FORMS[decision.form].several)
            if isinstance(answer, WrongAnswer):
                echo(answer.why)
            elif isinstance(answer, PickedOption):
                if self.fits(answer) and self.taken(answer.place):
                    self.waiting = list(answer.then)
                    return
            elif self.obey(answer, decision, numbers):
                return

    def show_below(self, decision: Decision, numbers: list[int]) -> None:
        """What stands under the table: what has happened since the player decided last, and the question."""
        found = loud(events(self.match, decision.player, self.since(decision.player)))
        room = self.left_by(lambda: show_question(self.screen, decision, numbers))
        if room < ENDLESS:
            room -= self.screen.least(decision.player) + AROUND_EVENTS
        show_events(self.screen, found, RECENT, room=room)
        show_question(self.screen, decision, numbers)

    def left_by(self, show: Callable[[], None]) -> int:
        """How many lines of a low window are left for other things by what is to be shown; nobody counts those of a
        high one."""
        if self.screen.height >= LOW:
            return ENDLESS
        with self.screen.paper.capture() as shown:
            show()
        return self.screen.height - shown.get().count("\n") - AROUND_TABLE

    def fits(self, pick: PickedOption) -> bool:
        """Whether all of several answers on one line can be taken, tried on a copy of the match; False, and a line
        that says so, if one cannot: then none is taken."""
        match, numbers = self.match.clone(), deepcopy(self.numbers)
        place = pick.place
        for number in pick.then:
            try:
                match.choose(place)
            except EndlessChain:
                return True  # said when it is taken
            offered = numbers.of(match, match.decision) if match.decision is not None else []
            if not numbers.follows or number not in offered:
                echo(say("not-together", typed=number))
                return False
            place = offered.index(number)
        return True

    def answer_waits(self, numbers: list[int]) -> bool:
        """Take the next of several answers that were typed at once; False if there is none, or it never ends."""
        if not self.waiting:
            return False
        number, *self.waiting = self.waiting
        if self.taken(numbers.index(number)):
            return True
        self.waiting = []
        return False

    def taken(self, place: int) -> bool:
        """Answer the decision for a person; False, and a line that says so, if that never ends."""
        try:
            self.answer(place)
        except EndlessChain as endless:
            self.match = self.screen.match = self.rebuilt()
            echo(say("endless-move", reason=endless))
            return False
        return True

    def pass_keyboard(self, player: int) -> None:
        """Between two people at one keyboard: hide what the one saw before the other looks."""
        people = self.match.setup.players - len(self.bots)
        if people > 1 and sys.stdin.isatty() and player != self.at_keyboard:
            wipe()
            ask(say("hand-over", player=self.match.names[player]))
            self.drawn_after = -1
        self.at_keyboard = player

    def since(self, player: int) -> int:
        """Where in the log a player's last decision begins; all of it if that is not known."""
        for place in range(len(self.match.history) - 1, self.first_mark - 1, -1):
            if self.match.history[place][0] == player:
                return self.marks[place - self.first_mark]
        return 0

    # ---- commands ----------------------------------------------------------------------------------------------------

    def obey(self, command: Command, decision: Decision, numbers: list[int]) -> bool:
        """Carry out a command; True if the position is another now and the question is out of date."""
        match command.name:
            case "undo":
                return self.undo(decision.player)
            case "save":
                self.save_as(command.rest)
            case "log":
                first, _, behind = command.rest.partition(" ")
                numbered = commands(language_at_table()).get(first) == "why"
                rest = behind.strip() if numbered else command.rest
                many = int(rest) if rest.isdecimal() and len(rest) < 7 else LONG_AGO
                show_events(self.screen, events(self.match, decision.player), max(1, many), numbered)
            case "table":
                self.screen.table(decision.player)
                show_question(self.screen, decision, numbers)
            case "why":
                self.tell(why.why(self.match, decision, command.rest))
            case "card":
                self.tell(lookups.about_card(self.match, decision, command.rest, numbers))
            case "quit":
                raise Leaving
            case _:
                echo(help_text())
                if asked := self.screen.marks.asked:  # lines without signs say all in words
                    echo("  " + say("signs", legend=self.screen.marks.legend, asked=asked))
        return False

    def tell(self, text: str) -> None:
        """Print what was asked for."""
        self.screen.paper.print(lookups.hanging(text, self.screen.paper.width))

    def undo(self, player: int) -> bool:
        """Take back a player's last decision, if it can be."""
        try:
            self.match.undo(player)
        except CannotUndo as reason:
            echo(say("not-taken-back", reason=say(UNDO[reason.why])))
            return False
        kept = len(self.match.history)
        self.first_mark = min(self.first_mark, kept)
        del self.marks[kept - self.first_mark :]
        self.drawn_after = -1
        echo(say("taken-back"))
        return True

    # ---- saving ------------------------------------------------------------------------------------------------------

    def save(self, path: Path, aloud: bool = True) -> bool:
        """Write the match into a file; False, and a line that says why, if it cannot be written."""
        try:
            write_match(self.match, path)
        except NotSaved as reason:
            echo(say("not-saved", reason=reason), err=True)
            return False
        if aloud:
            echo(say("saved", path=path))
        return True

    def save_as(self, name: str) -> None:
        """The command `s`: into the file of this match, or into a new one."""
        if not name:
            if self.save_path is None:
                self.save_path = free_name(Path(), self.match.sheet.name)
            self.save(self.save_path)
            return
        path = Path(name).expanduser()
        if path.exists() and path not in (self.save_path, self.loaded_from):
            echo(say("exists", path=path))
        elif self.save(path):
            self.save_path = path

    def keep(self) -> bool:
        """Save a match that is left, and print the way back in; False if it could not be written anywhere."""
        for path in self.places_to_keep():
            if self.save(path, aloud=False):
                echo(f"{say('saved-go-on')}\n\n    {self.again} --load {quoted(path)}\n")
                return True
        return False

    def places_to_keep(self) -> list[Path]:
        """Where a match that is left may be written, best first."""
        name = self.match.sheet.name
        own = [self.save_path] if self.save_path else []
        return own + [free_name(folder, name) for folder in (Path(), Path.home(), Path(tempfile.gettempdir()))]

    def finish(self) -> None:
        """The end of a match: what happened last, who has won, where the record lies."""
        viewer = self.at_keyboard if self.match.setup.players - len(self.bots) == 1 else None
        if viewer is not None:
            show_events(self.screen, loud(events(self.match, viewer, self.since(viewer))), RECENT)
        final_standings.show(self.match, self.screen.paper, self.screen.plain)
        if self.save_path is not None and self.save(self.save_path, aloud=False):
            echo(say("record-is", path=self.save_path) + "\n")
            echo(f"    moo replay {quoted(self.save_path)}{self.pack_option}\n")


def quoted(path: Path | str) -> str:
    """A path as a shell takes it."""
    return shlex.quote(str(path))
