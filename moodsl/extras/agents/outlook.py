"""Looking one turn ahead.

Every option is tried on a copy of the match in which what the player cannot see has been dealt anew (`hidden`). There
the turn is played to its end: the own answers that follow are looked ahead as well, as far as a number of looks
allows; the others' are guessed. The position where the next action begins is weighed (`worth`).
"""

from __future__ import annotations

from typing import Any

from interpreter.game import run
from interpreter.game.asides import step_aside
from interpreter.game.run import EndlessChain
from interpreter.game.state import State
from moodsl.extras.agents.hidden import Blinds
from moodsl.extras.agents.luck import Luck
from moodsl.extras.agents.offered import places_of_few
from moodsl.extras.agents.priors import Leanings
from moodsl.extras.agents.worth import Scale

LOOKS = 10  # positions weighed for an option
STRANGERS = 8  # answers of others that are guessed before the position is weighed
DEEPEST = 40  # own answers in one line
WORST = -1e9  # what an option is worth that sets off a chain without an end


def is_choice_of_boards(state: State) -> bool:
    """Whether boards are chosen from. Their worth shows only in the course of a game: any is taken, so that all are
    played."""
    if state.g.questions[state.question].form != "card":
        return False
    sheet = state.g.sheet
    return all(
        option >= 0 and sheet.kinds[sheet.designs[sheet.design_of[option]].kind].base == "board"
        for option in state.options or ()
    )


class Outlook:
    """Looks ahead in one game. It never looks at what the player who is asked cannot see."""

    def __init__(self, scale: Scale, luck: Luck, looks: int = LOOKS) -> None:
        self.scale = scale
        self.luck = luck
        self.looks = looks
        self.blinds = Blinds(scale.program)
        self._leanings = Leanings(scale) if scale.worth.habits else None

    def best(self, state: State) -> int:
        """The place of the best option."""
        options = state.options or []
        if len(options) < 2:
            return 0
        if is_choice_of_boards(state):
            return self.luck.below(len(options))
        guessed = self.blinds.guess(state, state.asker, self.luck)
        return self._weighed(guessed, self.luck.bits())[0]

    def best_with(self, state: State, others: list[int]) -> int:
        """The place of the best option, or, behind all options, of an action that promises more if it comes first."""
        guessed = self.blinds.guess(state, state.asker, self.luck)
        fate = self.luck.bits()
        best, most = self._weighed(guessed, fate)
        for place, number in enumerate(others, start=len(state.options or ())):
            later = guessed.clone()
            try:
                step_aside(later, number)
            except EndlessChain:
                continue
            if later.options is not None and later.asker == state.asker:
                value = self._weighed(later, fate)[1]
                if value > most:
                    best, most = place, value
        return best

    def _weighed(self, guessed: State, fate: int) -> tuple[int, float]:
        """The place of the best option of a position that is guessed, and what it is worth."""
        me, options = guessed.asker, guessed.options or []
        # All options meet the same chance and the same answers of the others: luck does not decide between them.
        best, most = 0, 2 * WORST
        for place in places_of_few(guessed):
            value = self._after(guessed.clone(), options[place], me, self.looks, fate, 0)
            if value > most:
                best, most = place, value
        return best, most

    def _after(self, m: State, option: Any, me: int, looks: int, fate: int, depth: int) -> float:
        """What an option is worth to `me`, if the own answers that follow it are good ones. Uses the state up."""
        questions = m.g.questions
        strangers = 0
        try:
            run.choose(m, option)
            while m.options is not None and questions[m.question].form != "action":
                options = m.options
                if m.asker == me:
                    if strangers or depth > DEEPEST:
                        break
                    if len(options) > 1:
                        return self._best_after(m, options, me, looks, fate, depth + 1)
                    run.choose(m, options[0])
                    continue
                if strangers == STRANGERS:
                    break
                strangers += 1
                fate = fate * 1103515245 + 12345 & 0xFFFFFFFF
                run.choose(m, options[(fate >> 8) % len(options)])
            return self.scale.value(m, me)
        except EndlessChain:
            return WORST

    def _best_after(self, m: State, options: list[Any], me: int, looks: int, fate: int, depth: int) -> float:
        """What the best answer to an own decision is worth; of many options only as many as there are looks are
        tried: the most usual ones, if it is known what is usual."""
        count = len(options)
        if count > looks:
            first = fate % count
            if self._leanings is not None:
                weights = self._leanings.row(m)
                options = sorted(options[first:] + options[:first], key=weights.__getitem__, reverse=True)[:looks]
            else:
                options = [options[(first + i * count // looks) % count] for i in range(looks)]
        share = max(1, looks // len(options))
        last = len(options) - 1
        values = (
            self._after(m if i == last else m.clone(), one, me, share, fate, depth) for i, one in enumerate(options)
        )
        return max(values)
