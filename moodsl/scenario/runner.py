"""Running a scenario: its lines are carried out one after the other, its checks asked at the end."""

from __future__ import annotations

from interpreter.game.dice import NotOnDie
from interpreter.game.run import EndlessChain
from interpreter.game.words import Words
from interpreter.model.scenario import Asked, Offered, Options, SetRolls
from interpreter.report.message import joined, message_of, msg
from moodsl.scenario.play import Failed
from moodsl.scenario.stage import staged
from moodsl.scenario.suite import Outcome, Suite
from moodsl.scenario.then import Then
from moodsl.scenario.when import When

ABOUT_ASKED = (Asked, Offered, Options)  # what somebody is asked is told with these anyway


class ScenarioRun(When, Then):
    """A scenario from its first line to its last."""

    def to_the_end(self) -> None:
        """Do what happens and look at what must be so; raises Failed or EndlessChain."""
        self.lay_out()
        for place, line in enumerate(self.scenario.when, start=len(self.scenario.laid)):
            self.line(place, line)
        self.check_something_happened()
        try:
            for place, check in enumerate(self.scenario.then):
                self.check(place, check)
        except Failed as failed:
            found = failed.actual, self.idle(), "" if isinstance(check, ABOUT_ASKED) else self.waiting()
            failed.actual = joined("; ", [one for one in found if one])
            raise

    def waiting(self) -> str:
        """Who is still asked something, in words; nothing of it is done before that is answered."""
        return msg("{}: {}", self.whose(), self.asked()) if self.m.options is not None else ""


def run_scenario(suite: Suite, number: int, words: Words | None = None) -> Outcome:
    """Play one scenario. If it fails it is told what was the case, in the words of scenarios or in others."""
    scenario = suite.scenarios[number]
    program = suite.program.of_variant(scenario.variant) if scenario.variant else suite.program
    program.seen.clear()
    try:
        m = staged(program, scenario, number)
    except Failed as failed:
        return Outcome.of_failure(scenario, failed)
    run = ScenarioRun(program, scenario, number, m, words)
    try:
        run.to_the_end()
    except Failed as failed:
        return Outcome.of_failure(scenario, failed, run.log(words), run.seen())
    except NotOnDie as wrong:
        said = next(one for one in scenario.given if isinstance(one, SetRolls))
        why = Failed("cannot-set-up", said, msg("this cannot be set up: {}", message_of(wrong)))
        return Outcome.of_failure(scenario, why, run.log(words), run.seen())
    except EndlessChain as endless:
        return Outcome(
            scenario, False, "endless", scenario.span, message_of(endless), log=run.log(words), seen=run.seen()
        )
    return Outcome(scenario, True, seen=run.seen())
