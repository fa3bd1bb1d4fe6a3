"""Whether a position in a saved match can be one of this game: nothing missing, every card once, all numbers in bounds.

A match that began at the start of its game is made anew from its decisions. This is for one that began at a position
which somebody arranged. What waits on the stack cannot be proved from outside; so the position is also played to its
end a few times, and refused if it breaks down.
"""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import Any

from interpreter.game import run
from interpreter.game.forms import FORMS
from interpreter.game.frames import FINISH
from interpreter.game.moves.working import tuned
from interpreter.game.sheet import MarkedInfo, MarkInfo
from interpreter.game.state import State
from interpreter.report.message import Message, message_of, msg

LISTS = ("c", "z", "loc", "stack", "due", "fate", "lots", "dice", "ranks")
TRIALS = 3
LONGEST = 10_000  # decisions
LARGEST = 100_000  # number in a frame


def unsound(m: State, players: int) -> Message | None:
    """What is wrong with a state, in a few words; None if nothing is."""
    if m.n != players:
        return msg("the state is one of {} players", m.n)
    if not all(type(getattr(m, name)) is list for name in LISTS):  # an empty text, too, has no parts of another kind
        return msg("a part of it is of another kind")
    return _counters(m) or _cards(m) or _pieces(m) or _waiting(m) or _asked(m)


def breaks_down(m: State) -> Message | None:
    """Why a position cannot be played to its end, in a few words; None if it can, in all trials."""
    for seed in range(TRIALS):
        trial, dice = m.clone(), Random(seed)
        try:
            for _ in range(LONGEST):
                if trial.options is None:
                    break
                run.choose(trial, dice.choice(trial.options))
            else:
                return msg("it does not come to an end")
        except run.EndlessChain as endless:
            return message_of(endless)
        except Exception:  # whatever it is, the position is at fault
            return msg("it cannot be played to its end")
    return None


def _counters(m: State) -> Message | None:
    """Whether the numbers are those of this game, each within its range."""
    if not _numbers(m.c) or len(m.c) != len(m.g.tables["start_numbers"]):
        return msg("its counters are not those of this game")
    for counter in m.g.sheet.counters.values():
        for number in m.c[counter.at : counter.at + (m.n if counter.per_player else 1)]:
            if not (counter.low is None or counter.low <= number) or not (
                counter.high is None or number <= counter.high
            ):
                return msg("`{}` cannot be {}", counter.name, number)
    for mark, row in zip(m.g.sheet.marks.values(), m.g.tables["marks"], strict=True):
        for place in row["places"]:
            if place != row["places"][-1] and not _can_be(m, mark, m.c[place]):
                return msg("`{}` cannot be {}", mark.name, m.c[place])
    sheet = m.g.sheet
    for one in sheet.marked.values():
        for now in m.c[one.at : one.at + (m.n if one.per_player else 1)]:
            if not _can_be(m, one, now):
                return msg("`{}` cannot be {}", one.name, now)
    for design in (one for one in sheet.designs if one.turned >= 0):
        faces = {sheet.words.index(side) for side in sheet.kinds[design.kind].sides}
        if not faces.issuperset(m.c[design.turned : design.turned + design.copies]):
            return msg("`{}` has no such face", design.name)
    if not 0 <= m.c[0] < m.n or not 0 <= m.c[1] <= len(m.g.sheet.phases):
        return msg("its first player or its phase does not exist")
    return None


def _can_be(m: State, mark: MarkInfo | MarkedInfo, now: int) -> bool:
    """Whether a card, a player or the game can be marked so."""
    if isinstance(mark, MarkInfo) and mark.type == "number":
        return (mark.low is None or mark.low <= now) and (mark.high is None or now <= mark.high)
    if mark.type == "word":
        return now == mark.start or now in map(m.g.sheet.words.index, mark.words)
    return -1 <= now < (m.n if mark.type == "player" else len(m.loc) - 1)


def _cards(m: State) -> Message | None:
    """Whether every card lies in one place, and the cards that work are those that can."""
    tables, every = m.g.tables, range(len(m.g.tables["design"]) - 1)
    owned = tables["owned"]
    cards = [card for card in every if not owned or owned[card] < m.n]  # what is nobody's here is not in the match
    if len(m.z) != len(tables["start_piles"]) or not all(_numbers(pile) for pile in m.z):
        return msg("its piles are not those of this game")
    places = {card: place for place, pile in enumerate(m.z) for card in pile}
    if sorted(places) != list(cards) or sum(map(len, m.z)) != len(cards) or not _numbers(m.loc):
        return msg("a card is missing or there twice")
    if m.loc != [*(places.get(card, -1) for card in every), -1]:
        return msg("a card is noted in another place than where it lies")
    if {channel: set(heard) for channel, heard in m.live.items()} != {c: set(heard) for c, heard in tuned(m).items()}:
        return msg("other cards are working than can be")
    return None


def _pieces(m: State) -> Message | None:
    """Whether no place holds less than nothing, and pieces lie only in slots that there are."""
    for zone in m.g.sheet.zones.values():
        places = zone.looks * zone.holders(m.g.sheet.most)
        if zone.store == "pieces" and any(number < 0 for number in m.c[zone.at : zone.at + places]):
            return msg("`{}` holds less than nothing", zone.name)
    slots, cards = m.g.tables["slot_count"], len(m.g.tables["design"]) - 1
    for cell, look in m.cells.items():
        if not _numbers([cell, look]) or not 0 <= cell < cards * slots or not 0 <= look < m.n:
            return msg("a piece lies in a slot that does not exist")
    return None


def _waiting(m: State) -> Message | None:
    """Whether what waits are effects of this game, with plain numbers."""
    blocks = range(len(m.g.blocks))
    frames: list[Any] = [*m.stack, *m.due]
    for frame in frames:
        if not isinstance(frame, list) or not frame or type(frame[0]) is not int or frame[0] not in blocks:
            return msg("it waits for an effect that this game does not have")
        if frame[0] == FINISH and frame[1:] and frame[1] in (*m.g.flow, "scoring"):  # a game need not score
            continue
        if not all(_is_plain(part, 3) for part in frame[1:]):
            return msg("an effect that it waits for has parts of another kind")
    rows = range(len(m.g.tables["die_face"]) - 1)
    if not _numbers(m.dice) or m.dice[-1:] != [-1] or not all(row in rows or row == -1 for row in m.dice[:-1]):
        return msg("its dice are not those of this game")
    if (
        not _numbers([*m.used, *m.used.values(), *m.fate, *chain(*m.lots), m.rng, m.ended, m.shown, m.spent])
        or type(m.over) is not bool
    ):
        return msg("a part of it is of another kind")
    if not -1 <= m.ended < len(m.g.sheet.endings) or not all(_numbers(row) and len(row) == m.n for row in m.ranks):
        return msg("its end is not one of this game")
    return None


def _asked(m: State) -> Message | None:
    """Whether it is over, or asks something that this game asks."""
    if m.options is None:
        return None if m.over else msg("it is not over, and nothing is asked")
    if not _numbers([m.asker, m.question, m.slot]) or m.over or not m.stack:
        return msg("it asks what this game does not ask")
    numbers = 0 <= m.asker < m.n and 0 <= m.question < len(m.g.questions) and 0 < m.slot < len(m.stack[-1])
    if not numbers or not isinstance(m.options, list | tuple) or not m.options:
        return msg("it asks what this game does not ask")
    question = m.g.questions[m.question]
    if not all(_is_option(m, question.sort, option) or question.ends(option) for option in m.options):
        return msg("it offers what is no {}", question.sort)
    return None


def _is_option(m: State, sort: str, option: Any) -> bool:
    """Whether something can be an option of a sort."""
    if sort == "flag":
        return type(option) in (bool, int) and option in (0, 1)
    if sort == "amount":
        return isinstance(option, tuple) and _numbers(list(option)) and len(option) == len(m.g.sheet.resources)
    question = m.g.questions[m.question]
    most = FORMS[question.form].most
    return type(option) is int and (most is None or 0 <= option < most(m, question))


def _is_plain(value: Any, depth: int) -> bool:
    """Whether a part of a frame is a number, yes or no, nothing, or a short list of these."""
    if isinstance(value, list | tuple):
        return depth > 0 and all(_is_plain(part, depth - 1) for part in value)
    return value is None or type(value) is bool or (type(value) is int and abs(value) <= LARGEST)


def _numbers(values: object) -> bool:
    return isinstance(values, list) and all(type(value) is int for value in values)
