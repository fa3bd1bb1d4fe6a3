"""Answers to `Ask`: why something is not offered, how a number comes about, what caused a line of the log."""

from __future__ import annotations

from itertools import product

from interpreter.game.accounts import WhyNot
from interpreter.game.forms import FORMS
from interpreter.game.sheet import CounterInfo, ParameterInfo, ValueInfo
from moodsl.extras.table.protocol import Ask, Because
from moodsl.extras.table.seen import Seen

MOST = 12  # receipts about one thing


def because(seen: Seen, asked: Ask) -> Because | None:
    """The answer; None for what the seat does not see, or what is not there."""
    match asked.about:
        case "action" if asked.name in [one.name for one in seen.sheet.actions]:
            return not_offered(seen, asked, seen.match.reason(asked.name, seen.seat) if seen.seat >= 0 else None)
        case "option" if 0 <= asked.number < len(seen.match.closable) and seen.decision is not None:
            return not_offered(seen, asked, seen.match.refused(asked.number, "option"))
        case "card" if any(asked.number in (pile.cards or ()) for pile in seen.view.piles):
            return of_thing(seen, asked)
        case "pile" if any(asked.number == pile.pile >= 0 for pile in seen.view.piles):
            return of_thing(seen, asked)
        case "player" if 0 <= asked.number < seen.view.players:
            return of_thing(seen, asked)
        case "counter" if (info := seen.sheet.counters.get(asked.name)) is not None:
            return of_counter(seen, asked, info)
        case "line":
            return of_line(seen, asked)
    return None


def not_offered(seen: Seen, asked: Ask, reason: WhyNot | None, *more: str) -> Because:
    """Why something is not offered, if it is not, and what else is to be said of it."""
    if reason is None:
        return Because(asked.about, asked.name, asked.number, list(more))
    lacking = reason.lacking or reason.rule
    first = f"{reason.card}: {lacking}" if reason.card else lacking
    lines = [first, *([reason.told] if reason.told else []), *more]
    return Because(asked.about, asked.name, asked.number, list(dict.fromkeys(lines)), reason.source, reason.line)


def of_thing(seen: Seen, asked: Ask) -> Because:
    """A card, pile or player: why it is not among the options, and the numbers that are worked out for it."""
    is_asked_for = seen.decision is not None and FORMS[seen.decision.form].sort == asked.about
    reason = seen.match.refused(asked.number, asked.about) if is_asked_for else None
    return not_offered(seen, asked, reason, *receipts(seen, asked.about, asked.number))


def receipts(seen: Seen, sort: str, thing: int) -> list[str]:
    """The receipts of all values that are asked of a thing; what else they are asked of is whoever is there. What is
    only yes or no is told where something has changed it: else it is a question of the rules to themselves."""
    found = []
    for value in seen.sheet.values:
        if value.hidden or value.type == "places" or not value.parameters:
            continue
        for things in choices(seen, value, sort, thing)[:MOST]:
            receipt = seen.match.receipt(value.name, *things, player=seen.seat)
            if value.type == "flag" and not receipt.parts:
                continue
            about = [seen.words.names[one] for one, part in others(value, things, sort) if part.type == "player"]
            found.append(f"{', '.join(about)}: {receipt.told}" if about else receipt.told)
    return found[:MOST]


def others(value: ValueInfo, things: tuple[int, ...], sort: str) -> list[tuple[int, ParameterInfo]]:
    """What a value is asked of beside the thing that is looked at."""
    parts = list(zip(things, value.parameters, strict=True))
    first = next(place for place, (_thing, part) in enumerate(parts) if part.type == sort)
    return parts[:first] + parts[first + 1 :]


def choices(seen: Seen, value: ValueInfo, sort: str, thing: int) -> list[tuple[int, ...]]:
    """What a value can be asked of if the first part of a sort is this thing; none if no part is, or others are not
    players."""
    types = [part.type for part in value.parameters]
    if sort not in types or not fits(seen, value.parameters[types.index(sort)], thing):
        return []
    ways: list[list[int]] = []
    for place, type_ in enumerate(types):
        if place == types.index(sort):
            ways.append([thing])
        elif type_ == "player":
            ways.append(list(range(seen.view.players)))
        else:
            return []
    return [way for way in product(*ways) if len(set(way)) == len(way) or sort != "player"]


def fits(seen: Seen, part: ParameterInfo, thing: int) -> bool:
    """Whether a thing is of the kind that a value is about."""
    if part.kind is None or part.type == "player":
        return True
    if part.type == "card":
        return part.kind in seen.sheet.kinds and seen.sheet.design(thing).kind in seen.sheet.kinds[part.kind].under
    return seen.sheet.piles[thing][0].name == part.kind


def of_counter(seen: Seen, asked: Ask, info: CounterInfo) -> Because | None:
    """How a counter came to what it is."""
    owner = asked.number if info.per_player else -1
    if info.per_player and not 0 <= owner < seen.view.players:
        return None
    found = seen.match.history_of(asked.name, owner, seen.seat)
    return Because(asked.about, asked.name, asked.number, [found.told] if found is not None else [])


def of_line(seen: Seen, asked: Ask) -> Because | None:
    """What caused a line of the log that the seat has been told."""
    if asked.number not in [number for number, _text in seen.match.told(seen.seat)]:
        return None
    assert seen.match.state.log is not None
    cause = seen.match.cause(seen.match.state.log[asked.number])
    if cause.clause < 0:
        return Because(asked.about, asked.name, asked.number, [])
    named = next((one for one in (*seen.sheet.actions, *seen.sheet.verbs) if one.name == cause.owner), None)
    owner = cause.card or (seen.words.title(named.titles, named.name) if named is not None else "")
    rule = seen.words.clause(cause.clause)
    text = f"{owner}: {rule}" if owner else rule
    return Because(asked.about, asked.name, asked.number, [text], cause.source, cause.line)
