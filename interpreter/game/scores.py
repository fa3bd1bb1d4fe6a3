"""The score sheet: what every line that scored has given to whom, taken apart as far as the rules say it as a sum."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from attrs import frozen

from interpreter.effects.changes import LIMITS
from interpreter.effects.records import CounterChanged
from interpreter.game.accounts import title_of_owner
from interpreter.game.reasons import SidePart, given, receipt, side
from interpreter.game.state import State
from interpreter.game.words import Words

Item = tuple[str, int, list[Any]]
"""What is counted, for one player: its name, how much, and the items that it is made of."""


@frozen
class ScoreRow:
    """A line of the score sheet: its name, how far it is indented (0, 1), and a number for each player."""

    label: str
    depth: int
    numbers: tuple[int, ...]


def keys_of(m: State, player: int) -> tuple[int, ...]:
    """What a player's place in the final order depends on, most important first."""
    won = m.g.tables["seat_numbers"].get("won")
    first = () if won is None else (m.c[won + player],)
    return first + (tuple(column[player] for column in m.ranks) or (m.c[m.g.sheet.counters["result"].at + player],))


def is_lost(m: State) -> bool:
    """Whether the game has ended for a reason by which nobody wins."""
    return m.ended >= 0 and m.g.sheet.endings[m.ended].lost


def places_of(m: State) -> list[int]:
    """The places of all players in the final order: 1 is the winner's, a draw gives both the same; all are 0 where
    nobody wins."""
    keys = [keys_of(m, player) for player in range(m.n)]
    return [0 if is_lost(m) else 1 + sum(other > own for other in keys) for own in keys]


def score_sheet(m: State, words: Words) -> list[ScoreRow]:
    """The rows that make up the results of all players; none if no log is kept, or nothing was scored."""
    columns = [list(scored(m, player, words)) for player in range(m.n)]
    rows = list(merged(columns, 0))
    if len({row.label for row in rows if not row.depth}) > 1 or not any(row.depth for row in rows):
        return rows
    return [ScoreRow(row.label, 0, row.numbers) for row in rows if row.depth]  # one line that is a sum is the sum


def merged(columns: list[list[Item]], depth: int) -> Iterator[ScoreRow]:
    """The items of all players side by side."""
    for label in dict.fromkeys(label for column in columns for label, _number, _parts in column):
        same = [[one for one in column if one[0] == label] for column in columns]
        numbers = tuple(sum(number for _label, number, _parts in found) for found in same)
        if depth and not any(numbers):
            continue
        yield ScoreRow(label, depth, numbers)
        if not depth:
            yield from merged([[part for _label, _number, parts in found for part in parts] for found in same], 1)


def scored(m: State, player: int, words: Words) -> Iterator[Item]:
    """What a player has scored, line by line."""
    at = words.sheet.counters["result"].at
    lines: dict[int, int] = {}
    for record in m.log or ():
        match record:
            case CounterChanged(counter=counter, player=whose) if counter == at and whose == player:
                lines[record.clause] = lines.get(record.clause, 0) + record.change
    for clause, number in lines.items():
        told = given(m, f"score_{clause}", (player,))
        found = side(told) if told is not None else None
        if found is not None and found.value == number and all(name_of(part, words) for part in found.parts):
            yield from (item(m, part, words) for part in found.parts)
        else:
            owner = title_of_owner(words.sheet.clauses[clause], words)
            yield owner or words.scored(clause), number, []


def item(m: State, part: SidePart, words: Words) -> Item:
    """A part of a sum; a value with its own parts and what cards change of it, if they explain it."""
    made: list[Item] = []
    told = given(m, f"sum_{part.name}", part.about) if part.what == "value" else None
    if told is not None:
        base, changes, result = receipt(m, part.name, part.about)
        made = [(name_of(one, words) or words.say("rules"), one.sign * one.value, []) for one in side(told).parts]
        made += [(words.card(one.card), one.sign * one.amount, []) for one in changes]
        limited = any(one.sign in LIMITS for one in changes)
        if limited or base + sum(one.sign * one.amount for one in changes) != result:
            made = []  # a change that replaces the sum, or limits it
        if len({name for name, _number, _parts in made}) == 1:
            made = []  # one part is the whole
    return name_of(part, words), part.sign * part.value, made


def name_of(part: SidePart, words: Words) -> str:
    """What a part of a score is called; empty for what has no name."""
    match part.what:
        case "counter":
            return words.column(part.name)
        case "value":
            return words.value(part.name)
        case "pieces" | "cards":
            return words.place(words.sheet.zones[part.name], None)
        case "total":
            fact, zone = part.name.split()
            return f"{words.place(words.sheet.zones[zone], None)}: {words.fact(fact)}"
    return ""
