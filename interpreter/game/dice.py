"""What is done to dice. A die is a number: it tells where among the dice of the match the row of what it shows stands.

A row is a face of a kind of dice; the tables tell the kind and the face of each. Dice that are discarded still show
what they showed, and are among no dice any more. A die that nothing under way knows by name is none any more (its row
is -1), and the next one that is rolled gets its number.
"""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.effects.records import DiceDiscarded, DiceRolled, DieTurned
from interpreter.game.state import State
from interpreter.report.message import msg


class NotOnDie(ValueError):
    """The next die was said to show what is not on it."""


def roll(m: State, kinds: Sequence[int], counts: Sequence[int], clause: int) -> list[int]:
    """New dice are rolled, so many of each kind."""
    thrown = [_cast(m, kind) for kind, count in zip(kinds, counts, strict=True) for _ in range(count)]
    free = [die for die, row in enumerate(m.dice[:-1]) if row < 0][: len(thrown)]
    end = len(m.dice) - 1
    dice = [*free, *range(end, end + len(thrown) - len(free))]
    m.dice[end:end] = [-1] * (len(thrown) - len(free))
    for die, row in zip(dice, thrown, strict=True):
        m.dice[die] = row
    if dice:
        _rolled(m, dice, clause)
    return dice


def known_by_name(m: State) -> set[int]:
    """The dice that anything under way knows by a name, while a decision is pending; where its answer will stand no die
    does yet."""
    found: set[int] = set()
    asking = m.stack[-1] if m.stack else None
    for frame in m.stack:
        for place in m.g.dice_in.get(frame[0], ()):
            if frame is asking and place == m.slot:
                continue
            held = frame[place]
            found.update(held if type(held) is list else () if held is None else (held,))
    return found


def give_up(m: State) -> None:
    """Free the numbers of the dice that nothing under way knows any more, before a decision is answered."""
    kept = known_by_name(m)
    dice = [row if die in kept else -1 for die, row in enumerate(m.dice[:-1])]
    while dice and dice[-1] < 0:
        dice.pop()
    m.dice = [*dice, -1]
    m.spent = sum(1 << die for die in kept if die >= 0 and m.spent >> die & 1)


def thrown_now(m: State) -> list[int]:
    """The dice that lie on the table while a decision is pending: those that are known, and have not been discarded."""
    return not_discarded(m, sorted(known_by_name(m)))


def reroll(m: State, dice: Sequence[int], clause: int) -> None:
    """Dice are rolled once more, those of them that have not been discarded."""
    again = not_discarded(m, dice)
    kinds = m.g.tables["die_kind"]
    for die in again:
        m.dice[die] = _cast(m, kinds[m.dice[die]])
    if again:
        _rolled(m, again, clause)


def _cast(m: State, kind: int) -> int:
    """The row of a face of a kind that comes up by chance, or because somebody has said so."""
    rows: list[int] = m.g.tables["dice"][kind]
    if not m.fate:
        return rows[m.below(len(rows))]
    faces, face = m.g.tables["die_face"], m.fate.pop()
    for row in rows:
        if faces[row] == face:
            return row
    sheet = m.g.sheet
    raise NotOnDie(msg("the next die is `{}`, and no face of it shows `{}`", list(sheet.kinds)[kind], sheet.face(face)))


def _rolled(m: State, dice: list[int], clause: int) -> None:
    m.shown = -1
    if m.log is not None:
        m.log.append(DiceRolled(clause, *looks_of(m, dice)))


def looks_of(m: State, dice: Sequence[int]) -> tuple[list[int], list[int]]:
    """The kind of each die, and the face that it shows."""
    kinds, faces, rows = m.g.tables["die_kind"], m.g.tables["die_face"], m.dice
    return [kinds[rows[die]] for die in dice], [faces[rows[die]] for die in dice]


def turn_die(m: State, die: int, face: int, clause: int) -> None:
    """A die is turned to a face, if it has it."""
    kinds, faces = m.g.tables["die_kind"], m.g.tables["die_face"]
    kind, before = kinds[m.dice[die]], faces[m.dice[die]]
    row = next((row for row in m.g.tables["dice"].get(kind, ()) if faces[row] == face), -1)
    if row < 0 or face == before:
        return
    m.dice[die] = row
    if m.log is not None:
        m.log.append(DieTurned(clause, kind, before, face))


def lay_aside(m: State, dice: Sequence[int], clause: int) -> None:
    """Dice are discarded."""
    gone = not_discarded(m, dice)
    for die in gone:
        m.spent |= 1 << die
    if gone and m.log is not None:
        m.log.append(DiceDiscarded(clause, *looks_of(m, gone)))


def not_discarded(m: State, dice: Sequence[int]) -> list[int]:
    """Those of some dice that have not been discarded."""
    return [die for die in dice if die >= 0 and not m.spent >> die & 1]


def alike_dice(m: State, dice: list[int]) -> list[int]:
    """Dice of one kind that show the same are the same option: the first of them."""
    found: dict[int, int] = {}
    for die in dice:
        found.setdefault(m.dice[die], die)
    return list(found.values())
