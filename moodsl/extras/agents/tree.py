"""A bot that searches: it plays the next turns many times over and keeps to what turns out well.

A look into the future begins with a guess at what the player cannot see (`hidden`), another one each time. Then it goes
down a tree of decisions. Every player has a tree, and a decision is known in it by what that player has seen of the
answers since his last one (`seen`): so nobody in the look acts on what he cannot know. At each decision the answer is
taken that has turned out best for whoever decides, or that promises something and was seldom tried; promising is what
is usual in the game (`habits`). Where the tree ends one decision is added to it, play goes on by habit for some turns,
and the position reached is weighed (`worth`). The chances of winning that follow from it count for all answers on the
way. In the end the answer is given that was looked at most.

This is information set Monte Carlo tree search with a tree for each player (Cowling, Powley and Whitehouse, 2012); the
rule by which answers are picked is that of AlphaZero, with the answers that are on offer in this look in place of all.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from time import perf_counter

from interpreter.game import run
from interpreter.game.match import Match
from interpreter.game.run import EndlessChain
from interpreter.game.state import State
from moodsl.extras.agents import natively
from moodsl.extras.agents.budget import Budget
from moodsl.extras.agents.hidden import Blinds
from moodsl.extras.agents.learn import scale_of
from moodsl.extras.agents.luck import Luck, added, exp
from moodsl.extras.agents.offered import beside, few, options_of
from moodsl.extras.agents.outlook import Outlook, is_choice_of_boards
from moodsl.extras.agents.priors import Leanings
from moodsl.extras.agents.seen import Event, Seen
from moodsl.extras.agents.worth import Scale, won

TURNS = 3  # of every player, played on by habit
LONGEST = 60  # decisions of a look behind the tree
DEEPEST = 400  # decisions of a look
CURIOSITY = 0.3
EVEN = 0.1  # the part of a promise that is the same for all answers
DOUBT = 1.0  # how far, in spreads of all looks, a lead must be to be good for three chances in four
RESULT = 0.9  # what winning counts where a game has ended; the rest is by how much
CHECK = 16  # looks between two thoughts about whether the answer is settled


class Answer:
    """An answer in a tree: how often it was looked at, and the chances of winning that came of it, added up."""

    __slots__ = ("chances", "looks")

    def __init__(self) -> None:
        self.looks = 0
        self.chances = 0.0


class Node:
    """A decision of a player as that player knows it. `later` are the player's next ones, by question and by what was
    seen in between."""

    __slots__ = ("answers", "later")

    def __init__(self) -> None:
        self.answers: dict[Hashable, Answer] = {}
        self.later: dict[Hashable, Node] = {}


class Search:
    """Looks into the future of one game."""

    def __init__(self, scale: Scale, luck: Luck) -> None:
        self.luck = luck
        self.scale = scale
        self._blinds = Blinds(scale.program)
        self._seen = Seen(scale.program)
        self._leanings = Leanings(scale)

    def best(self, state: State, budget: Budget) -> int:
        """The place of the best option, as far as a budget lets one see."""
        began = perf_counter()
        options = state.options or []
        if len(options) < 2:
            return 0
        if is_choice_of_boards(state):
            return self.luck.below(len(options))
        self._leads = RunningSpread()
        me = state.asker
        roots = [Node() for _ in range(state.n)]
        answers = roots[me].answers
        done = 0
        while True:
            self._look(roots, state, me)
            done += 1
            if budget.looks is not None:
                left = float(budget.looks - done)
            else:
                spent = perf_counter() - began
                # The next look takes about as long as those before: it begins only if it will end in time.
                left = ((budget.ms or 0) / 1000 - spent) * done / spent
            if left < 1 or (done % CHECK == 0 and is_settled(answers, left)):
                break
        looks = self._seen.looks(state)
        # The promise speaks where nothing was looked at twice.
        known = [answers.get(look) or Answer() for look in looks]
        return max(range(len(options)), key=lambda at: (known[at].looks, known[at].chances, -at))

    def _look(self, roots: Sequence[Node], state: State, me: int) -> None:
        """One look, and what it teaches."""
        m = self._blinds.guess(state, me, self.luck)
        path: list[tuple[int, Answer]] = []
        try:
            self._go_down(m, roots, path)
            self._play_on(m)
            chances = self._chances(m, me)
        except EndlessChain:
            chances = [0.0] * m.n
        for player, answer in path:
            answer.looks += 1
            answer.chances += chances[player]

    def _go_down(self, m: State, roots: Sequence[Node], path: list[tuple[int, Answer]]) -> None:
        """Play as the trees say, to the first decision that is new to them, and through it."""
        seen, choose = self._seen, run.choose
        nodes = list(roots)
        since = [0] * m.n  # where in `events` each player's last decision lies
        events: list[Event] = []
        new = False
        for _ in range(DEEPEST):
            if m.options is None or new:
                return
            options = m.options = few(m)
            if len(options) == 1:
                choose(m, options[0])
                continue
            player = m.asker
            node = nodes[player]
            if events:
                at = m.question, seen.told(m, events[since[player] :], player)
                later = node.later.get(at)
                if later is None:
                    later = node.later[at] = Node()
                    new = True
                nodes[player] = node = later
            looks = seen.looks(m)
            place, answer = self._pick(node, m, looks)
            since[player] = len(events)
            events.append(seen.event(m, options[place], looks[place]))
            path.append((player, answer))
            choose(m, options[place])

    def _pick(self, node: Node, m: State, looks: Sequence[Hashable]) -> tuple[int, Answer]:
        """The answer to look at now: the better it has turned out, the more it promises and the less it was looked at,
        the sooner."""
        answers = node.answers
        row = self._leanings.row(m)
        promises = [row[option] for option in m.options or ()]
        known: list[Answer] = []
        times, sum_of_chances = 0, 0.0
        for look in looks:
            answer = answers.get(look)
            if answer is None:
                answer = answers[look] = Answer()
            times += answer.looks
            sum_of_chances += answer.chances
            known.append(answer)
        usual = sum_of_chances / times if times else 0.5
        even = EVEN / len(known)
        curious = CURIOSITY * math.sqrt(times + 1)
        share = (1 - EVEN) / added(promises)
        best, most = 0, -1.0
        for place, answer in enumerate(known):
            count = answer.looks
            value = (answer.chances / count if count else usual) + curious * (promises[place] * share + even) / (
                1 + count
            )
            if value > most:
                best, most = place, value
        return best, known[best]

    def _play_on(self, m: State) -> None:
        """Play on by habit for some turns, to where the next one begins."""
        questions, choose, chance, row = m.g.questions, run.choose, self.luck.random, self._leanings.row
        turns = TURNS * m.n
        for _ in range(LONGEST):
            if m.options is None:
                return
            options = m.options = few(m)
            if questions[m.question].form == "action":
                if not turns:
                    return
                turns -= 1
            if len(options) == 1:
                choose(m, options[0])
                continue
            weights = row(m)
            parts = [weights[option] for option in options]
            point = chance() * added(parts)
            place = -1
            for place, part in enumerate(parts):  # noqa: B007
                point -= part
                if point <= 0:
                    break
            choose(m, options[place])

    def _chances(self, m: State, me: int) -> list[float]:
        """Everybody's chances of winning. Uses the state up."""
        players = range(m.n)
        over = m.over
        heights = self.scale.heights(m)
        lead = heights[me] - (added(heights) - heights[me]) / max(1, m.n - 1)
        self._leads.add(lead)
        unit = max(0.5, DOUBT * self._leads.width)
        most = max(heights)
        parts = [exp((height - most) / unit) for height in heights]
        total = added(parts)
        if not over:
            return [part / total for part in parts]
        return [RESULT * won(m, one) + (1 - RESULT) * parts[one] / total for one in players]


class RunningSpread:
    """The spread of numbers that come in one by one (Welford's way)."""

    def __init__(self) -> None:
        self._count = 0
        self._mean = 0.0
        self._squares = 0.0

    def add(self, number: float) -> None:
        """One more number."""
        self._count += 1
        before = number - self._mean
        self._mean += before / self._count
        self._squares += before * (number - self._mean)

    @property
    def width(self) -> float:
        """The standard deviation; wide as long as there are too few to tell."""
        return math.sqrt(self._squares / self._count) if self._count >= 8 else 8.0


def is_settled(answers: dict[Hashable, Answer], left: float) -> bool:
    """Whether the answer looked at most stays so, however the looks that are left turn out."""
    counts = sorted((answer.looks for answer in answers.values()), reverse=True)
    return len(counts) > 1 and counts[0] - counts[1] > left


class TreeBot:
    """Plays any game by searching. What things are worth in it is looked up, or learned, at the first decision, which
    takes its own time."""

    name = "tree"

    def __init__(self, seed: int, budget: Budget, natively: bool = True) -> None:
        self._natively = natively
        self._luck = Luck(seed)
        self._budget = budget
        self._search: Search | None = None

    def choose(self, match: Match) -> int:
        """The place of the option that leads to the best chances of winning. Raises ValueError if the match is over."""
        options = options_of(match)
        if self._search is None or self._search.scale.program is not match.program:
            self._search = Search(scale_of(match.program), self._luck)
        others, scale = beside(match), self._search.scale
        if self._natively:
            place = natively.best("tree", scale, match.state, others, self._luck, self._budget, perf_counter)
            if place is not None:
                return place
        if others:
            place = Outlook(self._search.scale, self._luck).best_with(match.state, others)
            if place >= len(options):
                return place
        return self._search.best(match.state, self._budget)
