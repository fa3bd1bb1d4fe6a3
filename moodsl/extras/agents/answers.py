"""What can be answered to a question of a game, in every match: the answers of which habits can be learned."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum
from typing import Any

from interpreter.game.forms import DONE
from interpreter.game.program import Program, Question
from moodsl.extras.agents.priors import Names


class Key(IntEnum):
    """By what the habit of an answer is known; the same numbers as in minds.c."""

    NONE, PLAIN, DESIGN, CELL, PIECE = range(5)


KEYS = {  # form -> the key of its answers
    "card": Key.DESIGN, "arrange": Key.DESIGN, "die": Key.NONE, "order": Key.NONE, "cell": Key.CELL, "piece": Key.PIECE,
    "payment": Key.NONE,
}  # fmt: skip


def key_of(question: Question) -> Key:
    """The key of the answers to a question."""
    return KEYS.get(question.form, Key.PLAIN)


def answers_to(program: Program, question: Question, told: Iterable[str]) -> dict[int, Any]:
    """The answers to a question that have names of their own, by their keys; numbers as far as they are `told`."""
    sheet, slots = program.sheet, len(program.sheet.slots)
    first = {design: info.first for design, info in enumerate(sheet.designs) if info.copies}
    last: dict[int, Any] = {DONE: DONE} if question.more else {}
    cells = {design * slots + at: card * slots + at for design, card in first.items() for at in range(slots)}
    match key_of(question):
        case Key.NONE:
            return {0: first.get(0, 0)} if question.form == "die" else {0: 0}
        case Key.DESIGN:
            return last | first
        case Key.CELL:
            return last | cells
        case Key.PIECE:
            return last | {-2: 0} | {key: -1 - cell for key, cell in cells.items()}
    match question.form:
        case "action":
            return last | {number: number for number in range(len(sheet.actions))}
        case "option":
            return last | {number: number for number in range(len(question.texts))}
        case "may":
            return {0: 0, 1: 1}
        case "pile":
            return last | {pile: pile for pile in sheet.piles}
        case "player":
            return last | {player: player for player in range(-1, sheet.most)} | last
        case "word":
            return last | {number: number for number in range(len(sheet.words))}
        case "resource":
            return last | {number: number for number in range(len(sheet.resources))}
    return last | {int(one): int(one) for one in told if one.lstrip("-").isdecimal()} | last


def habits_of_nothing(program: Program, habits: Sequence[str]) -> Iterator[str]:
    """The names of habits that no answer to any question of a game has."""
    names, known = Names(program), set[str]()
    for question in program.questions:
        head = names.head(question)
        told = [name.removeprefix(head) for name in habits if name.startswith(head)]
        options = answers_to(program, question, told).values() if told else ()
        known |= {names.name(question, one, player) for one in options for player in range(program.sheet.most)}
    return (name for name in habits if name not in known)
