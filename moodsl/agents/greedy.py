"""A bot that looks one turn ahead and takes what leaves it best off."""

from __future__ import annotations

from random import Random

from interpreter.game import run
from interpreter.game.match import Match
from interpreter.game.program import Program
from interpreter.game.run import EndlessChain
from interpreter.game.state import State
from moodsl.agents.hidden import Blinds
from moodsl.agents.worth import Scale

LOOKS = 10  # positions looked at for each option
STRANGERS = 8  # answers of others that are guessed before a position is weighed
DEEPEST = 40  # own answers in one line
WORST = -1e9


class Greedy:
    """Looks one turn ahead: every option is tried on a copy of the match in which what the player cannot see is dealt anew;
    the turn is played to its end, own answers as they look best, others' at random; the position is weighed by `Scale`."""

    def __init__(self, scale: Scale, seed: int, looks: int = LOOKS) -> None:
        self.scale = scale
        self.luck = Random(seed)
        self.looks = looks
        self.blinds = Blinds(scale.program)

    def choose(self, match: Match) -> int:
        """The place of the option that leaves this bot best off."""
        return self.pick(match.state)

    def pick(self, state: State) -> int:
        options = state.options or []
        if len(options) < 2:
            return 0
        me = state.asker
        start = self.blinds.guess(state, me, self.luck)
        # Every option meets the same chance and the same answers of the others, so that luck does not decide between them.
        fate = self.luck.getrandbits(32)
        best, found = 0, WORST * 2
        for place, option in enumerate(options):
            value = self._try(start.clone(), option, me, self.looks, fate, 0)
            if value > found:
                best, found = place, value
        return best

    def _try(self, m: State, option: object, me: int, looks: int, fate: int, depth: int) -> float:
        """What taking an option is worth, if the own answers that follow are good ones."""
        questions = m.g.questions
        strangers = 0
        try:
            run.choose(m, option)
            while m.options is not None and questions[m.question].form != "action":
                options = m.options
                if m.asker == me:
                    if strangers or depth > DEEPEST:
                        break
                    if len(options) == 1:
                        run.choose(m, options[0])
                        continue
                    return self._best(m, options, me, looks, fate, depth + 1)
                if strangers == STRANGERS:
                    break
                strangers += 1
                fate = fate * 1103515245 + 12345 & 0xFFFFFFFF
                run.choose(m, options[(fate >> 8) % len(options)])
            return self.scale.value(m, me)
        except EndlessChain:
            return WORST

    def _best(self, m: State, options: list[object], me: int, looks: int, fate: int, depth: int) -> float:
        """The best of an own decision's options, or of as many as may be looked at."""
        count = len(options)
        if count > looks:
            start = fate % count
            options = [options[(start + i * count // looks) % count] for i in range(looks)]
        share = max(1, looks // len(options))
        last = len(options) - 1
        return max(self._try(m if i == last else m.clone(), option, me, share, fate, depth) for i, option in enumerate(options))
