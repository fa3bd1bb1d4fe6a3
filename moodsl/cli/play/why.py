"""What a person may ask with `why`: of an action or a card that is not offered, of a number, of a line of the log."""

from __future__ import annotations

from itertools import product

from interpreter.game.accounts import WhyNot
from interpreter.game.match import Decision, Match
from interpreter.game.sheet import (
    BoardInfo,
    CounterInfo,
    DesignInfo,
    NamedPart,
    ParameterInfo,
    ValueInfo,
    ZoneInfo,
    title_of,
)
from moodsl.cli.play.events import events
from moodsl.cli.shared.sentences import say
from moodsl.cli.table.card_words import find_designs, folded, names_of

MOST_LINES = 12  # of an answer about several things


def why(match: Match, decision: Decision, asked: str) -> str:
    """The answer to `why ASKED`, or `why not ASKED`."""
    asked = asked.removeprefix("not ").removeprefix("не ")
    actions = match.sheet.actions
    known = ", ".join(title_of(one.titles, one.name, match.language) for one in actions)
    if not asked:
        return say("why-which", known=known or "none")
    number = asked.removeprefix("#").strip()
    if number.isdecimal():
        return why_line(match, decision, int(number) if len(number) < 9 else 0)
    found = [one for one in actions if any(name.startswith(folded(asked)) for name in called(one))]
    exact = [one for one in found if folded(asked) in called(one)]
    if exact:
        card = decision.form == "card" and folded(asked) in (
            name for design in find_designs(match.sheet, asked) for name in names_of(design)
        )
        told = why_thing(match, decision, asked) if card else None  # a card that is called like an action
        return told or why_action(match, decision, exact[0])
    for answer in (why_value, why_counter, why_thing):
        told = answer(match, decision, asked) if len(found) != 1 else None
        if told:
            return told
    if len(found) != 1:
        return say("why-several" if found else "why-none", typed=asked[:40], known=known)
    return why_action(match, decision, found[0])


def called(one: NamedPart | ValueInfo | CounterInfo | ZoneInfo | DesignInfo | BoardInfo) -> list[str]:
    """All that something is called, ready to be compared."""
    return [folded(one.name), *(folded(form) for forms in one.titles.values() for form in forms)]


# ---- what is not offered ---------------------------------------------------------------------------------------------


def why_action(match: Match, decision: Decision, action: NamedPart) -> str:
    """Why an action cannot be taken now, with the numbers and the place of the line."""
    title = title_of(action.titles, action.name, match.language)
    place = match.sheet.actions.index(action)
    offered = [option.value for option in decision.options] if decision.form == "action" else []
    if place in offered or action.name in [option.value for option in decision.asides]:
        return say("why-open", action=title)
    reason = match.reason(action.name, decision.player)
    if reason is None:
        return say("why-unasked", action=title)
    return say("why-not", action=title, reasons=what_is_lacking(reason)) + below(reason)


def what_is_lacking(reason: WhyNot) -> str:
    """What is lacking; of a line that does not tell it, that it is not possible."""
    return reason.lacking or say("why-not-possible", rule=reason.rule)


def below(reason: WhyNot) -> str:
    """The numbers of a reason, and where its line stands."""
    card = f"{reason.card}, " if reason.card else ""
    lines = [reason.told] if reason.told else []
    return "".join(f"\n    {line}" for line in [*lines, f"({card}{reason.source}:{reason.line})"])


def why_thing(match: Match, decision: Decision, asked: str) -> str | None:
    """Why a card or player is not among the options; None if nothing is called so."""
    values = [option.value for option in decision.options]
    if decision.form == "player":
        for player, name in enumerate(match.names):
            if folded(name) == folded(asked):
                return refusal(match, name, None if player in values else player, "player")
        return None
    designs = find_designs(match.sheet, asked)
    if len(designs) != 1:
        return None
    title = title_of(designs[0].titles, designs[0].name, match.language)
    if decision.form != "card":
        return say("why-no-choice", title=title)
    copies = range(designs[0].first, designs[0].first + designs[0].copies)
    if any(card in values for card in copies):
        return refusal(match, title, None)
    seen = [card for card in visible(match, decision.player) if card in copies]
    return refusal(match, title, seen[0]) if seen else say("why-unseen", title=title)


def refusal(match: Match, title: str, thing: int | None, sort: str = "card") -> str:
    """Why something is not offered; None stands for something that is."""
    reason = match.refused(thing, sort) if thing is not None else None
    if reason is None:
        return say("why-offered", title=title)
    return say("why-not-offered", title=title, reasons=what_is_lacking(reason)) + below(reason)


def visible(match: Match, player: int) -> list[int]:
    """The cards that a player sees, the own ones first."""
    piles = sorted(match.view(player).piles, key=lambda pile: pile.owner != player)
    return [card for pile in piles for card in pile.cards or ()]


# ---- numbers --------------------------------------------------------------------------------------------------------


def why_value(match: Match, decision: Decision, asked: str) -> str | None:
    """The receipts of a value, of what stands behind its name or of all that there is; None if nothing is called so."""
    words = match.words(decision.player)
    found: tuple[ValueInfo, str] | None = None
    longest = 0
    for value in match.sheet.values:
        for name in (*called(value), folded(words.value(value.name))) if value.type != "places" else ():
            if f"{folded(asked)} ".startswith(f"{name} ") and len(name) > longest:
                found, longest = (value, folded(asked)[len(name) :].strip()), len(name)
    if found is None:
        return None
    value, rest = found
    if value.hidden:
        return say("why-hidden", value=words.value(value.name))
    choices = [meant(match, decision, parameter, rest) for parameter in value.parameters]
    if not all(choices):
        return say("why-value-of", value=words.value(value.name))
    lines = []
    for things in list(product(*choices))[:MOST_LINES]:
        about = ", ".join(name for name, _thing in things)
        told = match.receipt(value.name, *(thing for _name, thing in things)).told
        lines.append(f"{about}: {told}" if about else told)
    return "\n".join(lines)


def meant(match: Match, decision: Decision, parameter: ParameterInfo, rest: str) -> list[tuple[str, int]]:
    """What a value can be asked of, as names and numbers: what is named, or all that there is."""
    words = match.words(decision.player)
    match parameter.type:
        case "player":
            named = [(name, seat) for seat, name in enumerate(match.names)]
            said = [one for one in named if folded(one[0]) in rest]
            return said or named
        case "pile":
            zone = match.sheet.zones[parameter.kind or ""]
            owner = decision.player if zone.per == "player" else -1
            piles = [pile for pile in match.view(decision.player).piles_of(zone.name, owner) if pile.count]
            found = [(words.pile(pile.pile), pile.pile) for pile in piles]
            said = [one for one in found if one[0].split()[-1] in rest.split()]
            return said or found
        case "card":
            cards = {words.card(card): card for card in reversed(visible(match, decision.player))}
            found = [one for one in cards.items() if fits(match, one[1], parameter)]
            return spoken_of(found, rest) or by_name(match, found, rest)
    return []


def spoken_of(found: list[tuple[str, int]], rest: str) -> list[tuple[str, int]]:
    """Those whose titles are said: of `Ben's plot b2` that one, and not `plot b2`, which is part of it."""
    said = {folded(title): (title, card) for title, card in found if folded(title) in rest}
    return [one for title, one in said.items() if not any(title in other for other in said if other != title)]


def by_name(match: Match, found: list[tuple[str, int]], rest: str) -> list[tuple[str, int]]:
    """Those that the file calls so: a place of a board, `field_b2`; of that which everyone has, one's own."""
    names = {folded(match.sheet.design(card).name): (title, card) for title, card in found}
    return [one for name, one in names.items() if rest == name]


def fits(match: Match, card: int, parameter: ParameterInfo) -> bool:
    """Whether a card is of the kind that a value is about."""
    design: DesignInfo = match.sheet.design(card)
    return parameter.kind in (None, design.kind)


def why_counter(match: Match, decision: Decision, asked: str) -> str | None:
    """How a counter came to what it is, from the log; None if nothing is called so."""
    words = match.words(decision.player)
    for counter in match.sheet.counters.values():
        for name in (*called(counter), folded(words.counted(counter.name, 2))):
            if f"{folded(asked)} ".startswith(f"{name} "):
                rest = folded(asked)[len(name) :].strip()
                seats = [seat for seat, one in enumerate(match.names) if folded(one) in rest] or [decision.player]
                found = match.history_of(counter.name, seats[0] if counter.per_player else -1)
                title = words.title(counter.titles, counter.name)
                about = f"{match.names[seats[0]]}: " if counter.per_player else ""
                return about + found.told if found is not None else say("why-no-log", what=title)
    return None


# ---- lines of the log -----------------------------------------------------------------------------------------------


def why_line(match: Match, decision: Decision, number: int) -> str:
    """What caused a line of the log, as `log why` numbers them."""
    found = events(match, decision.player)
    if not 0 < number <= len(found):
        return say("why-no-line", number=number, count=len(found))
    event = found[number - 1]
    words = match.words(decision.player)
    lines = [str(event)]
    for record in event.records:
        cause = match.cause(record)
        if cause.clause < 0:
            continue
        owner = cause.card or title_of_part(match, cause.owner)
        line = f"    {owner}: {words.clause(cause.clause)}  ({cause.source}:{cause.line})"
        if line not in lines:
            lines.append(line)
    return "\n".join(lines)


def title_of_part(match: Match, name: str) -> str:
    """The title of the action or verb that a line belongs to; else it is a rule of the game."""
    words = match.words()
    named = next((one for one in (*match.sheet.actions, *match.sheet.verbs) if one.name == name), None)
    return words.title(named.titles, named.name) if named is not None else words.say("rules")
