"""The match as others use it: decisions with options, a log in words, views, copies, undo, saving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from attrs import frozen

from interpreter.effects.faces import Printed
from interpreter.effects.records import Record
from interpreter.game import accounts, reasons, run
from interpreter.game.accounts import Cause, Receipt, WhyNot
from interpreter.game.arguments import (
    as_name,
    hold_known,
    hold_seat,
    hold_whole,
    is_list_of,
    is_text,
    is_whole,
    shown,
)
from interpreter.game.asides import offered, step_aside
from interpreter.game.log_reader import LogReader
from interpreter.game.moves.players import out_of_game
from interpreter.game.program import Program
from interpreter.game.scores import ScoreRow, keys_of, places_of, score_sheet
from interpreter.game.sheet import Sheet
from interpreter.game.state import State
from interpreter.game.view import View, view_of
from interpreter.game.words import Words
from interpreter.report.message import Message, msg

Speaker = Callable[[Sheet, Sequence[str], str, int | None], Words]
"""Gives the words for a game, the players' names, a language, and who listens."""


class NotAnOption(ValueError):
    """An answer that the decision does not offer. The message says what was asked and what is offered."""


class CannotUndo(ValueError):
    """There is nothing to take back (`why` is `nothing`), or somebody has been shown something since (`revealed`)."""

    def __init__(self, why: str, message: Message) -> None:
        super().__init__(message)
        self.why = why

    def __reduce__(self) -> tuple[Any, ...]:
        return CannotUndo, (self.why, *self.args)  # what it is made anew of in another process


@frozen
class Option:
    """One answer: `value` as the engine knows it (a card's number, a player, an amount …), and `label` in words.

    `sort` is what the value is: `card`, `player`, `pile`, `flag` … Card 1 and player 1 are different answers.
    """

    value: Any
    label: str
    sort: str

    def __str__(self) -> str:
        return self.label


@frozen
class Decision:
    """What is asked now: who has to answer, the prompt, and all legal options. `form` says what the options are.
    `asides` are the actions that can come before the answer; after one it is asked again."""

    player: int
    form: str
    prompt: str
    options: tuple[Option, ...]
    clause: int
    asides: tuple[Option, ...] = ()

    @property
    def answers(self) -> tuple[Option, ...]:
        """The options, and behind them the asides: `Match.choose` counts them so."""
        return self.options + self.asides


@frozen
class Standing:
    """A place in the final order: equal `rank` is a draw, 0 says that nobody has won. `keys` is what counted, most
    important first; a player who is `out` was put out of the game."""

    rank: int
    player: int
    name: str
    result: int
    keys: tuple[int, ...]
    out: bool = False


@frozen
class Setup:
    """What a match was started with: everything that its course depends on besides the decisions."""

    players: int
    seed: int
    variant: str | None = None
    first: int | None = None

    def check(self, sheet: Sheet, names: Sequence[str] | None) -> None:
        """Raise ValueError if the game cannot be started so, or with players of these names."""
        given = {"players": self.players, "seed": self.seed, "first": 0 if self.first is None else self.first}
        hold_whole(**given)
        low, high = sheet.players
        if not low <= self.players <= high:
            raise ValueError(msg("{} is for {} to {} players, not {}", sheet.name, low, high, shown(self.players)))
        sheet.check_variant(self.variant)
        if self.first is not None and not 0 <= self.first < self.players:
            raise ValueError(msg("the first player is a number from 0 to {}", self.players - 1))
        if names is not None and not is_list_of(is_text, names):
            raise ValueError(msg("`names` is a list of texts, not {}", shown(names)))
        if names and len(names) != self.players:
            raise ValueError(msg("{} players have as many names, not {}", self.players, len(names)))


class Match:
    """A running match. Created by `Game.start`, `Match.clone` or `Match.from_json`; `state` is its plain data."""

    def __init__(
        self, program: Program, setup: Setup, names: Sequence[str], state: State, language: str = "en"
    ) -> None:
        self.program = program
        self.setup = setup
        self.names = list(names) or [f"Player {i + 1}" for i in range(setup.players)]
        self.state = state
        self.language = language
        self.speaker: Speaker = Words  # who puts the match into words
        self.history: list[tuple[int, Any, int]] = []  # (player, option, who was shown something) of every decision
        self.beginning: State | None = None  # where the history begins, if not at the start of the game
        self.retraced: tuple[Match, list[tuple[str, Any]]] | None = None  # how far `record` has played it once more
        self._decision: Decision | None = None
        self._spoken: tuple[Any, ...] = ()  # in whose words the decision is kept
        self._readers: dict[tuple[Any, ...], LogReader] = {}

    def __repr__(self) -> str:
        seed = f"{self.setup.players} players, seed {self.setup.seed}"
        return f"<Match of {self.program.sheet.name}, {seed}, decision {len(self.history) + 1}>"

    @classmethod
    def start(
        cls,
        program: Program,
        setup: Setup,
        names: Sequence[str] | None = None,
        record: bool = True,
    ) -> Match:
        """A new match at its first decision; `record` False keeps no log (faster).

        Raises ValueError for a setup that the game does not have.
        """
        setup.check(program.sheet, names)
        state = run.start(program, setup.players, setup.seed, setup.variant, setup.first, record)
        return cls(program, setup, names or (), state)

    # ---- playing ----------------------------------------------------------------------------------------------------

    @property
    def sheet(self) -> Sheet:
        """The names and texts of the game."""
        return self.program.sheet

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.over

    @property
    def decision(self) -> Decision | None:
        """The pending decision, None when the match is over."""
        m = self.state
        if m.options is None:
            return None
        spoken = (self.language, self.speaker)
        if self._decision is None or self._spoken != spoken:
            self._spoken = spoken
            question = m.g.questions[m.question]
            words = self.words(m.asker)
            options = tuple(Option(option, words.option(m, question, option), question.sort) for option in m.options)
            beside = tuple(Option(m.g.sheet.actions[one].name, words.action(one), "aside") for one in offered(m))
            self._decision = Decision(
                m.asker, question.form, words.prompt(m, question), options, question.clause, beside
            )
        return self._decision

    def choose(self, answer: Option | int) -> None:
        """Answer the decision with one of its options, or with the place of one (from 0); asides have the places behind
        the options. Raises NotAnOption."""
        m = self.state
        if m.options is None:
            raise NotAnOption(msg("the match is over: nothing is asked"))
        if isinstance(answer, Option):
            if not self.offers(answer.sort, answer.value):
                raise NotAnOption(msg("`{}` is not offered now; {}", answer.label, self._offered()))
            value = answer.value
        else:
            values = [*m.options, *(m.g.sheet.actions[one].name for one in offered(m))]
            if isinstance(answer, bool) or not isinstance(answer, int) or not 0 <= answer < len(values):
                raise NotAnOption(msg("`{}` is no option; {}", as_name(answer), self._offered()))
            value = values[answer]
        self.play(value)

    def play(self, value: Any) -> None:
        """Answer with an option's value, one of `state.options`, or do an aside by its name (not checked)."""
        m = self.state
        player = m.asker
        m.shown = 0
        self._decision = None
        if isinstance(value, str):
            step_aside(m, self.sheet.action_number(value))
        else:
            run.choose(m, value)
        self.history.append((player, value, m.shown))

    def foretell(self, *faces: Printed) -> None:
        """Say what the next dice show, one after the other: a number or a word that is printed on them. What was said
        before comes first. Raises ValueError for what is on no die of the game; a die that has not the face that it is
        to show stops the match with `dice.NotOnDie`, so whoever foretells knows which dice come. The match then begins
        here: nothing before can be taken back."""
        known = {self.sheet.face(face): face for face in self.program.tables["die_face"][:-1]}
        strange = [face for face in faces if not isinstance(face, int | str) or face not in known]
        if strange:
            told = ", ".join(map(str, known)) or msg("none")
            raise ValueError(msg("`{}` is on no die: they show {}", strange[0], told))
        self.state.fate[:0] = [known[face] for face in reversed(faces)]
        self.beginning, self.history = self.state.clone(), []

    def offers(self, sort: str, value: Any) -> bool:
        """Whether the pending decision offers an option of this sort and value, or an aside."""
        m = self.state
        if sort == "aside":
            return value in [m.g.sheet.actions[one].name for one in offered(m)]
        same = (type(one) is type(value) and one == value for one in m.options or ())
        return m.options is not None and sort == m.g.questions[m.question].sort and any(same)

    def _offered(self) -> str:
        decision = self.decision
        assert decision is not None
        return f"offered is {', '.join(option.label for option in decision.options[:8])}" + (
            " and more" if len(decision.options) > 8 else ""
        )

    # ---- results ----------------------------------------------------------------------------------------------------

    @property
    def ending(self) -> str | None:
        """The name of the reason for which the game ended, if it has ended for a named one."""
        return self.sheet.endings[self.state.ended].name if self.state.over and self.state.ended >= 0 else None

    @property
    def standings(self) -> list[Standing]:
        """The players from best to worst; empty until the match is over."""
        m = self.state
        if not m.over:
            return []
        at = self.sheet.counters["result"].at
        keys, places = [keys_of(m, player) for player in range(m.n)], places_of(m)
        order = sorted(range(m.n), key=lambda player: (*(-key for key in keys[player]), player))
        return [
            Standing(
                places[player],
                player,
                self.names[player],
                m.c[at + player],
                keys[player][-max(1, len(m.ranks)) :],
                player in out_of_game(m),
            )
            for player in order
        ]

    @property
    def score_sheet(self) -> list[ScoreRow]:
        """What the results are made of, a row for each thing that was scored; empty until the match is over."""
        return score_sheet(self.state, self.words()) if self.over else []

    @property
    def ranked_by(self) -> list[str]:
        """The lines by which players are ranked, in words, one for each of the `keys` of the standings; empty if the
        match is not over, or if not all lines of the rules were used."""
        lines = reasons.given(self.state, "ranked", ()) or []
        return [self.words().clause(line) for line in lines] if len(lines) == len(self.state.ranks) else []

    @property
    def enders(self) -> list[int]:
        """The players because of whom the game has ended, as `end game` says it; empty if it names none."""
        return list(reasons.given(self.state, f"ended_{self.ending}", ()) or ()) if self.over else []

    # ---- looking ----------------------------------------------------------------------------------------------------

    def words(self, viewer: int | None = None) -> Words:
        """Who puts this match into words for a player (-1: for whoever watches; None: for somebody who sees all).

        Raises ValueError for another seat.
        """
        if viewer is not None:
            self._is_seat(viewer)
        return self.speaker(self.sheet, self.names, self.language, viewer)

    def view(self, player: int) -> View:
        """What a player sees; -1 is whoever only watches, and sees what everybody sees. Raises ValueError for another
        seat."""
        self._is_seat(player)
        reader = self._reader(player)
        return view_of(self.state, player, reader.words, reader.read(self.state))

    def told(self, player: int) -> list[tuple[int, str]]:
        """The lines of the log of a player's view, each behind the number of its record in `state.log`; -1 is whoever
        only watches. Raises ValueError for another seat."""
        self._is_seat(player)
        return self._reader(player).numbered(self.state)

    def _is_seat(self, player: int, least: int = -1) -> None:
        hold_seat(player, self.state.n, least)

    def _reader(self, player: int) -> LogReader:
        who = (player, self.language, self.speaker, *self.names)
        reader = self._readers.get(who)
        if reader is None:
            reader = self._readers[who] = LogReader(self.words(player))
        return reader

    @property
    def log(self) -> list[str]:
        """Everything that has happened, in words, as somebody sees it who sees all."""
        words = self.words()
        return [line for record in self.state.log or [] if (line := words.record(self.state, record))]

    def cause(self, record: Record) -> Cause:
        """What a record of `state.log` comes from; as text `cards/ferry.moo:9 (ferry) gain 1 wood`. Raises ValueError
        for what is no record."""
        if not isinstance(record, Record):
            raise ValueError(msg("what is told of is a record of `state.log`, not {}", shown(record)))
        return accounts.cause(record, self.words())

    def receipt(self, value: str, *args: int, player: int | None = None) -> Receipt:
        """How a declared value comes about now: its base, what cards change of it, and the result.

        `args` are what it is asked of: players, cards, piles. It is told to `player`, by default to whoever is asked;
        -1 is whoever only watches. Raises KeyError for a value that is none, ValueError for another seat, or if it is
        asked of other things than `args`.
        """
        values = {one.name: one for one in self.sheet.values if one.type != "places"}
        hold_known(msg("value"), value, values)
        info = values[value]
        most = {"player": self.state.n, "card": len(self.state.loc) - 1, "pile": len(self.state.z) - 1}
        sorts = [part.type for part in info.parameters]
        if len(args) != len(sorts) or not all(
            is_whole(thing) and (sort not in most or 0 <= thing < most[sort])
            for sort, thing in zip(sorts, args, strict=True)
        ):
            asked, given = ", ".join(sorts) or msg("nothing"), ", ".join(map(repr, args)) or msg("nothing")
            raise ValueError(msg("`{}` is asked of ({}), not of ({})", value, asked, given))
        listener = self.state.asker if player is None else player
        self._is_seat(listener)
        return accounts.receipt(value, reasons.receipt(self.state, value, args), self.words(listener))

    def history_of(self, counter: str, player: int = -1, listener: int | None = None) -> Receipt | None:
        """How a counter came to what it is, by what the log says; None if the log does not say all of it.

        `player` is whose it is; it says nothing of a counter that is nobody's. It is told to `listener`, by default to
        whoever is asked; -1 is whoever only watches. Raises KeyError for a counter that is none, ValueError for another
        seat.
        """
        hold_known(msg("counter"), counter, self.sheet.counters)
        info = self.sheet.counters[counter]
        self._is_seat(player, 0 if info.per_player else -1)
        listener = self.state.asker if listener is None else listener
        self._is_seat(listener)
        return accounts.history(self.state, info, player if info.per_player else -1, self.words(listener))

    def why_not(self, action: str, player: int | None = None) -> list[str]:
        """Why an action cannot be taken now: the need, price or prohibition that fails. Empty if it can be.

        It may stand in a verb that the action does, or on a card. `player` is by default whoever is asked. Raises
        KeyError for an action that is none, ValueError for a seat that is none, or if nobody is asked.
        """
        reason = self.reason(action, player)
        return [reason.rule] if reason is not None else []

    def reason(self, action: str, player: int | None = None) -> WhyNot | None:
        """The same with both sides of what fails, as they are now, and with its place; None if it can be taken. Raises
        as `why_not` does."""
        hold_known(msg("action"), action, [one.name for one in self.sheet.actions])
        seat = self.state.asker if player is None else player
        self._is_seat(seat, 0)
        reason = reasons.why_action(self.state, action, seat)
        return accounts.why_not(self.state, reason, self.words(seat)) if reason is not None else None

    def refused(self, thing: int, sort: str = "card") -> WhyNot | None:
        """Why a thing of a sort (`card`, `pile`, `player`, or an `option` of several) is not offered by the pending
        decision; None if it is, or nothing is asked. Raises ValueError for another sort, or a thing of it that there is
        not."""
        there = {"card": len(self.state.loc) - 1, "pile": len(self.state.z) - 1, "player": self.state.n}
        there["option"] = len(self.closable)
        if not is_text(sort) or sort not in there:
            raise ValueError(msg("a reason is told of a {}, not of `{}`", ", ".join(there), as_name(sort)))
        if not is_whole(thing) or not 0 <= thing < there[sort]:
            raise ValueError(
                msg("there is no {} {}: they are numbers from 0 to {}", sort, shown(thing), there[sort] - 1)
            )
        return accounts.not_offered(self.state, thing, sort, self.words(self.state.asker))

    @property
    def closable(self) -> tuple[str, ...]:
        """The options of the pending `choose one` in the author's words, those too that are not offered now."""
        m = self.state
        known = m.options is not None and m.question in self.program.reasons.options
        return self.program.questions[m.question].texts if known else ()

    # ---- copies and going back --------------------------------------------------------------------------------------

    def clone(self) -> Match:
        """A second match in the same position, with the same decisions behind it, which goes on by itself. It has no
        log."""
        copy = Match(self.program, self.setup, self.names, self.state.clone(), self.language)
        copy.speaker = self.speaker
        copy.history, copy.beginning = self.history[:], self.beginning
        return copy

    def undo(self, player: int | None = None) -> None:
        """Take back the last decision of `player` (default: whoever decided last) and all since.

        Raises CannotUndo if anybody has been shown something since then, or the player has decided nothing, ValueError
        for another seat.
        """
        if player is not None:
            self._is_seat(player, 0)
        elif self.history:
            player = self.history[-1][0]
        keep = len(self.history) - 1
        while keep >= 0 and self.history[keep][0] != player:
            keep -= 1
        if keep < 0 or player is None:
            raise CannotUndo("nothing", msg("there is nothing to take back"))
        if any(shown for _player, _option, shown in self.history[keep:]):
            raise CannotUndo("revealed", msg("something has been revealed since"))
        again = self.restarted()
        for _player, option, _shown in self.history[:keep]:
            again.play(option)
        self.state, self.history, self._decision = again.state, again.history, None

    def restarted(self) -> Match:
        """The match as it was before its first decision."""
        if self.beginning is None:
            return Match.start(self.program, self.setup, self.names, self.state.log is not None)
        state = self.beginning.clone()
        state.log = None if self.state.log is None else []
        return Match(self.program, self.setup, self.names, state)

    def to_json(self) -> str:
        """The match as a JSON document, which `from_json` takes up again at this very decision."""
        from interpreter.game.record import dump

        return dump(self)

    @classmethod
    def from_json(cls, program: Program, text: str) -> Match:
        """A match from `to_json`; raises `record.BadRecord` if the text is damaged or of another game or version."""
        from interpreter.game.record import read

        return read(program, text)
