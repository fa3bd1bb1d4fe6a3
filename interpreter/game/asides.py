"""Actions at any time in one's turn: they are offered beside what the player is asked whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from interpreter.effects.records import ActionTaken, OptionChosen
from interpreter.game import run
from interpreter.game.frames import BATCH
from interpreter.game.state import State
from interpreter.report.message import Message, msg

IN_A_ROW = 100  # asides without another answer; more do not bring the game on


class NoAnswer(run.EndlessChain):
    """Asides were done again and again, and what is asked was never answered. `cards` are the names of the actions."""

    def __str__(self) -> Message:
        return msg("more than {} actions at any time in a row, and no answer: {}", IN_A_ROW, " -> ".join(self.cards))


def asides(m: State, player: int) -> list[int]:
    """The actions that a player can carry out beside what he is asked. None interrupts itself."""
    return sorted(_asides(m, player))


def can_step_aside(m: State, player: int) -> bool:
    """Whether there is any; looked for no further than the first."""
    return next(_asides(m, player), None) is not None


def _asides(m: State, player: int) -> Iterator[int]:
    g = m.g
    if not g.asides or m.c[g.turn] != player + 1:
        return
    for number, can_be_done in g.aside_asked.items():
        if can_be_done(m, player) and not is_used(m, number, player) and not is_going(m, number):
            yield number


def is_going(m: State, number: int) -> bool:
    """Whether an action at any time has begun and not yet ended: its frame stays."""
    blocks = m.g.aside_blocks
    return any(blocks.get(frame[0]) == number for frame in m.stack)


def offered(m: State) -> list[int]:
    """The same beside the question that is pending. Beside that how to pay only what leaves the price to be paid."""
    found = asides(m, m.asker) if m.options is not None else []
    if found and m.g.questions[m.question].form == "payment":
        return [number for number in found if leaves_asked(m, number)]
    return found


def leaves_asked(m: State, number: int) -> bool:
    """Whether an action, without asking anything and without chance, leads back to the question that is pending."""
    copy = m.clone()
    try:
        step_aside(copy, number)
    except run.EndlessChain:
        return False
    return copy.options is not None and (copy.question, len(copy.stack), copy.rng) == (m.question, len(m.stack), m.rng)


def is_used(m: State, number: int, player: int) -> bool:
    """Whether an action with `once a …` has been done in this stretch."""
    once = m.g.asides[number]
    return once >= 0 and m.used.get(_key(m, number, player)) == (m.c[once] if once else 1)


def _key(m: State, number: int, player: int) -> int:
    """Where it is noted; the abilities of cards have the numbers from 1 on."""
    return -1 - (number * m.n + player)


def interrupt(m: State, number: int) -> None:
    """Begin an action that is offered beside the question; this is asked again when it is done."""
    frame, player, once = m.stack[-1], m.asker, m.g.asides[number]
    m.effort += run.MOST_EFFORT // IN_A_ROW
    if m.effort > run.MOST_EFFORT:
        raise NoAnswer([m.g.sheet.actions[one].name for one in sorted({number, *in_a_row(m)})])
    if m.log is not None:
        m.log.append(ActionTaken(-1, player, number))
    if once >= 0:
        m.used[_key(m, number, player)] = m.c[once] if once else 1
    if frame[0] != BATCH:
        frame[0], frame[m.slot] = frame[m.slot], None
    m.options = None
    begun = m.g.functions["ACTIONS"][number][:]
    begun[1] = player
    m.stack.append(begun)


def in_a_row(m: State) -> set[int]:
    """The actions that have been done since the last answer, as far as a log was kept."""
    since = takewhile(lambda entry: not isinstance(entry, OptionChosen), reversed(m.log or ()))
    return {entry.action for entry in since if isinstance(entry, ActionTaken)}


def step_aside(m: State, number: int) -> None:
    """Carry out an action that is offered beside the question, and go on until something is asked."""
    interrupt(m, number)
    run.run(m)
