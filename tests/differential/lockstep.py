"""A game in two engines at once: the project's and a hand-written one, the *oracle*. What is common to all games.

The project goes first. Each of its questions is laid beside the question that the oracle asks: every answer that one
offers must be one that the other offers, too. The project asks in smaller steps (an action, then a cube, then where
to); its answers narrow those of the oracle until one is left, and that one is played. Before every question that
begins something the two tables are compared. The project's shuffles and draws are handed to the oracle.

What a game adds: the words for its things, what two answers have to do with each other (`fits`), and its table in the
shape of the oracle's (`both`).
"""

from __future__ import annotations

import random
from collections import Counter, deque

from interpreter.effects.records import FirstPlayerSet
from interpreter.game import run
from interpreter.game.match import Match, Setup


class Disagreement(AssertionError):
    """The two engines differ. The message says where, and what either has."""


def expect(what, project, oracle):
    """Raise Disagreement unless the two are equal; of tables the part is named in which they differ."""
    if project == oracle:
        return
    if isinstance(project, dict) and isinstance(oracle, dict) and project.keys() == oracle.keys():
        for name in project:
            expect(f"{what}: {name}", project[name], oracle[name])
    if isinstance(project, list) and isinstance(oracle, list) and len(project) == len(oracle):
        for place, (one, other) in enumerate(zip(project, oracle, strict=True)):
            expect(f"{what}: {place}", one, other)
    raise Disagreement(f"{what}\n  project: {project}\n  oracle:  {oracle}")


class Names:
    """The project's numbers, looked up once; a game adds the oracle's words for them."""

    def __init__(self, game):
        self.program = program = game.program
        self.sheet = sheet = program.sheet
        self.counter = {name: counter.at for name, counter in sheet.counters.items()}
        self.zone = {name: zone.at for name, zone in sheet.zones.items()}
        self.under = {
            name: {host: zone.at + place for place, host in enumerate(zone.hosts)}
            for name, zone in sheet.zones.items()
            if zone.host
        }
        self.actions = [action.name for action in sheet.actions]
        self.clauses = [
            (sheet.clauses[q.clause].owner, sheet.clauses[q.clause].text) if q.clause >= 0 else ("", "")
            for q in program.questions
        ]


class Lockstep:
    """A game that runs in both engines. `met` counts what has happened: what the games of a test have covered."""

    def __init__(self, game, words, players, seed, variant=None):
        self.w, self.n, self.variant = words, players, variant
        self.seed = seed
        self.luck = random.Random(seed)
        self.met = Counter()
        self.orders = {}  # shuffles and draws of the project that the oracle has still to make
        self.read = 0  # how much of the log has been read for them
        self.left = None  # what is left of the oracle's options, narrowed by the project's answers
        self.answer = None  # in a tuple: the oracle's option that was found, and that it has not had yet
        state = self.state = run.unbegun(game.program, players, seed, True)
        state.c[0] = state.below(players)
        state.log.append(FirstPlayerSet(-1, state.c[0]))

    def flow(self, part):
        """The project goes on to its first question in a part of its flow, or through it."""
        program = self.state.g
        name = run.flow_part(program, self.variant, part)
        self.state.stack.append(run.new_frame(program.flow[name], (), program.flow_size[name]))
        run.run(self.state)

    def begin(self):
        """The set-up has ended in the project; the play begins."""
        state = self.state
        state.over = False
        state.stack.append([run.FINISH, run.flow_part(state.g, self.variant, "scoring")])
        self.flow("play")
        self.take_orders()

    def match(self):
        """The project's game as others see it: its end and standings."""
        setup = Setup(self.n, self.seed, self.variant)
        return Match(self.state.g, setup, [f"P{p}" for p in range(self.n)], self.state)

    # ---- chance

    def unread(self):
        """The records of the log since the last look."""
        records = self.state.log[self.read :]
        self.read += len(records)
        return records

    def hand_over(self, what, order):
        """A shuffle or a draw that the oracle has to make as well."""
        self.orders.setdefault(what, deque()).append(order)

    def handed(self, what, things):
        """The order in which the project has the things that the oracle shuffles."""
        queue = self.orders.get(what)
        if not queue:
            raise Disagreement(f"only the oracle shuffles {what}: {things}")
        return queue.popleft()

    def expect_no_orders(self):
        expect("shuffles that only the project made", {k: list(v) for k, v in self.orders.items() if v}, {})

    # ---- questions

    def question(self):
        """The project's question: its form, and the words of its clause."""
        return self.w.program.questions[self.state.question], *self.w.clauses[self.state.question]

    def project_options(self):
        """What the project offers now; each option only once."""
        options = list(self.state.options)
        if len(set(options)) != len(options):
            raise Disagreement(f"an option is offered twice: {options}")
        return options

    def candidates(self):
        """What the oracle offers, as far as the answers so far leave it."""
        return list(self.oracle.options) if self.left is None else self.left

    def check(self, options, question, owner, text):
        """Are the options the same?"""
        ours = self.candidates()
        found = set()
        for option in options:
            fit = self.fits(option, question, owner, text)
            matching = [one for one in ours if fit(one)]
            if not matching:
                self.differ(
                    f"only the project offers {self.name(option, question)}", options, ours, question, owner, text
                )
            found.update(matching)
        missing = [one for one in ours if one not in found]
        if missing:
            self.differ(f"only the oracle offers {missing}", options, ours, question, owner, text)
        self.met["options compared"] += 1

    def name(self, option, question):
        return self.w.actions[option] if question.form == "action" else self.w.card.get(option, option)

    def differ(self, what, options, ours, question, owner, text):
        offered = [self.name(option, question) for option in options]
        asked = f"{what} ({question.form}, {owner}: {text})"
        raise Disagreement(f"{asked}\n  project: {offered}\n  oracle:  {self.oracle.question} {ours}")

    def key(self, one):
        """What an option of the oracle comes down to: where two have one key it does not matter which is taken."""
        return one

    def narrow(self, pick, question, owner, text):
        """The project answers; what is left of the oracle's options, if it is one, is its answer."""
        fit = self.fits(pick, question, owner, text)
        self.left = [one for one in self.candidates() if fit(one)]
        if len(set(map(self.key, self.left))) == 1:
            self.answer = (self.left[0],)
            self.left = None
            self.met[self.oracle.question] += 1

    def step(self):
        """Play what was found in the oracle, now that the project's shuffles are known."""
        if self.answer is not None:
            (one,), self.answer = self.answer, None
            self.oracle.step(one)
