"""Accounts of a match: why something cannot be done, with the numbers; how a value comes about; what caused a record.

`reasons` finds out, `Words` names things, and here both become what others hold in their hands: `WhyNot`, `Receipt` and
`Cause`. A number is told to somebody only if he may know it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from attrs import evolve, frozen

from interpreter.effects.changes import ADDED, AT_LEAST, AT_MOST, LESS, LIMITS, REPLACES
from interpreter.effects.records import ActionTaken, AmountPaid, CounterChanged, PhaseBegun, Record
from interpreter.game import amounts, reasons
from interpreter.game.moves.values import limited
from interpreter.game.reasons import ComparedSide, Comparison, Reason, SidePart, ValueChange
from interpreter.game.sheet import ClauseInfo, CounterInfo
from interpreter.game.state import State
from interpreter.game.words import Words

LIMIT_SIGNS = {"at least": "≥ ", "at most": "≤ "}


@frozen
class WordedSide:
    """One side of what fails: in words (`you have 3 wood`), and its value."""

    text: str
    value: Any


@frozen
class WhyNot:
    """Why something cannot be done: what the line says, both sides of it now, and where it stands.

    `lacking` says in words what is not there (`you have no cards in your hand`); it is empty where only the line can
    be told. `card` is the title of the card whose prohibition or effect it is, or None. `source` and `line` are the
    place in the files, `clause` is the number of the line in the sheet. `told` puts the sides into one sentence; it is
    empty if there is nothing to compare.
    """

    rule: str
    told: str
    sides: tuple[WordedSide, ...]
    card: str | None
    source: str
    line: int
    clause: int
    lacking: str = ""

    def __str__(self) -> str:
        return f"{self.rule}: {self.told}" if self.told else self.rule


@frozen
class ReceiptPart:
    """A change that is said now: the card's title, by how much it changes, and the line that says so. With a `limit`
    (`at least`, `at most`) `change` is the number that it sets. It does not count if a later one replaces it, or if the
    value is within the limit anyway."""

    card: str
    change: Any
    replaces: bool
    rule: str
    source: str
    line: int
    counts: bool = True
    limit: str = ""


@frozen
class Receipt:
    """How a declared value comes about: its base, the changes, those that replace first and limits last, and what they
    make. It is told as `toll 4 wood: 2, +1 Bridge, +1 Bridge`, as `toll 5 wood: 2, = 4 Dam (in place of 3 Weir), +1
    Bridge`, or as `hands 6: 4, +3 Ring, ≤ 6 Glove`."""

    value: str
    base: Any
    parts: tuple[ReceiptPart, ...]
    result: Any
    told: str

    def __str__(self) -> str:
        return self.told


@frozen
class Cause:
    """What caused a record: the line of source, what it belongs to, and the title of the card, if it is one.

    As text it is `cards/ferry.moo:9 (ferry) gain 1 wood`. A cause without a line is the engine itself.
    """

    source: str
    line: int
    owner: str
    rule: str
    card: str | None
    clause: int

    def __str__(self) -> str:
        return f"{self.source}:{self.line} ({self.owner}) {self.rule}" if self.clause >= 0 else "the engine"


# ---- why not --------------------------------------------------------------------------------------------------------


def why_not(m: State, reason: Reason, words: Words) -> WhyNot:
    """The reason in words, for whoever the words are for."""
    line = words.sheet.clauses[reason.clause]
    by_comparison = [(one, list(sides_told(one, m, words))) for one in reason.sides]
    sides = [side for _comparison, found in by_comparison for side in found]
    missing = ", ".join(words.held(name, count) for name, count in missing_in(reason, words).items())
    some = any(side.value for side in sides[1:])
    lacking = words.say("lacking", what=missing) if missing else words.lacking(reason.clause, some)
    worth = [side for one, found in by_comparison if not lacking or says_more(one, words) for side in found]
    told = "; ".join(dict.fromkeys(side.text for side in worth))
    if told and any(is_spent(part, m) for comparison in reason.sides for part in all_parts(comparison)):
        told = words.say("side-later", told=told)
    card = words.card(reason.card) if reason.card >= 0 else title_of_owner(line, words)
    return WhyNot(words.clause(reason.clause), told, tuple(sides), card, line.source, line.line, reason.clause, lacking)


def says_more(comparison: Comparison, words: Words) -> bool:
    """Whether the numbers of a comparison say more than the sentence about what is lacking: not that nothing fits, nor
    how a counter stands that is bookkeeping."""
    parts = [part for part in all_parts(comparison) if part.what != "number"]
    counted = [words.sheet.counters[part.name] for part in parts if part.what == "counter"]
    return comparison.form != "nothing" and (
        len(counted) < len(parts) or any(one.shown for one in counted) or not parts
    )


def missing_in(reason: Reason, words: Words) -> dict[str, int]:
    """How much of each counter is missing for a price."""
    found: dict[str, int] = {}
    for one in reason.sides:
        if one.form == "cost":
            cost, stock = one.left.parts[0], one.right.parts[0].value
            names = words.sheet.resources if isinstance(cost.value, tuple) else (cost.name,)
            costs, stocks = (part if isinstance(part, tuple) else (part,) for part in (cost.value, stock))
            found |= {name: a - b for name, a, b in zip(names, costs, stocks, strict=True) if a > b}
    return found


def not_offered(m: State, thing: int, sort: str, words: Words) -> WhyNot | None:
    """Why a card, pile, player or option is not offered, as somebody may know it; None if it is, or an equal one."""
    if m.options is None:
        return None
    asked_for = m.g.questions[m.question].sort == sort
    if asked_for and thing in m.options:
        return None
    found = asked_for and (reasons.why_option if sort == "option" else reasons.why_pick)(m, thing)
    if found is None:
        return None
    if isinstance(found, Reason):
        return why_not(m, found, words)
    clause = m.g.questions[m.question].clause
    line = words.sheet.clauses[clause]
    side = WordedSide(words.say("side-not-there"), None)
    rule, card = words.clause(clause), title_of_owner(line, words)
    lacking = words.say("lacking-fit", rule=rule)
    return WhyNot(rule, side.text, (side,), card, line.source, line.line, clause, lacking)


def sides_told(comparison: Comparison, m: State, words: Words) -> Iterator[WordedSide]:
    """The sides that are worth telling: none of what the listener may not know, nor what is only yes or no, which the
    line says, nor lists of things."""
    left, right = comparison.left, comparison.right
    if any(part.what == "fact" and not may_see(part.about[0], m, words) for part in all_parts(comparison)):
        return
    match comparison.form:
        case "nothing":
            yield WordedSide(words.say("side-nothing"), 0)
        case "cost":
            cost, *discount = left.parts
            text = words.say("side-cost", cost=priced(cost, words))
            if cost.about and may_see(cost.about[0], m, words):
                text = words.say("side-cost-of", card=words.card(cost.about[0]), cost=priced(cost, words))
            if discount and discount[0].value > 0:
                text = words.say("side-cost-less", told=text, discount=discount[0].value)
            yield WordedSide(text, cost.value)
            yield WordedSide(side_told(right, m, words, cost.value), right.parts[0].value)
        case "needed":
            yield WordedSide(words.say("side-needed", count=left.value), left.value)
            yield WordedSide(side_told(right, m, words), right.value)
        case "full":
            yield WordedSide(words.say("side-full", place=pile_text(right.parts[0], words)), right.value)
        case _:
            for side in (left, right):
                if any(part.what != "number" for part in side.parts) and not isinstance(side.value, bool | list):
                    yield WordedSide(side_told(side, m, words), side.value)


def all_parts(comparison: Comparison) -> tuple[SidePart, ...]:
    """The parts of both sides."""
    return (*comparison.left.parts, *comparison.right.parts)


def is_spent(part: SidePart, m: State) -> bool:
    """Whether a counter is now another than it would be once the lines before are paid."""
    counter = m.g.sheet.counters.get(part.name) if part.what == "counter" else None
    return (
        counter is not None
        and len(part.about) == counter.per_player
        and part.value != m.c[counter.at + sum(part.about)]
    )


def side_told(side: ComparedSide, m: State, words: Words, cost: Any = None) -> str:
    """A side in words: `you have 3 wood, luck 2, together 5`; of a stock only what the cost names."""
    kept = [part for part in side.parts if part.value or len(side.parts) == 1] or list(side.parts[:1])
    owners = {part.about[0] if part.about else None for part in kept if part.what in ("counter", "value", "amount")}
    items = [part_told(part, words, cost) for part in kept]
    text = ", ".join(items)
    if len(kept) > 1 and side.value is not None:
        text = words.say("side-together", parts=text, value=side.value)
    owner = (
        owners.pop()
        if len(owners) == 1 and all(is_owned(part, words) for part in kept if part.what != "number")
        else None
    )
    if owner is None:
        return text
    return (
        words.say("side-yours", what=text)
        if owner == words.viewer
        else words.say("side-theirs", player=words.player(owner), what=text)
    )


def is_owned(part: SidePart, words: Words) -> bool:
    """Whether a part is something that a player has."""
    if part.what == "value":
        info = next(one for one in words.sheet.values if one.name == part.name)
        return len(info.parameters) == 1 and info.parameters[0].type == "player" and info.parameters[0].joint == "of"
    return part.what in ("counter", "amount") and len(part.about) == 1


def part_told(part: SidePart, words: Words, cost: Any = None) -> str:
    """A part of a side in words."""
    value = -part.value if part.sign < 0 and isinstance(part.value, int) else part.value
    match part.what:
        case "counter" if part.about:
            return words.held(part.name, value)
        case "counter":
            counter = words.sheet.counters[part.name]
            return f"{words.title(counter.titles, counter.name)} {value}"
        case "value":
            return f"{words.value(part.name)} {words.number(value)}"
        case "amount":
            named = [name for name, count in zip(words.sheet.resources, cost or part.value, strict=True) if count]
            have = dict(zip(words.sheet.resources, part.value, strict=True))
            return ", ".join(words.held(name, have[name]) for name in named)
        case "pieces" | "cards" | "pile":
            return f"{pile_text(part, words)}: {value}"
        case "fact":
            return f"{words.card(part.about[0])}: {words.fact(part.name)} {words.number(value)}"
    return f"{value}"


def priced(cost: SidePart, words: Words) -> str:
    """What something costs."""
    if isinstance(cost.value, tuple):
        return words.amount(cost.value)
    return f"{cost.value} {words.counted(cost.name, cost.value)}"


def pile_text(part: SidePart, words: Words) -> str:
    """The name of a place, with its owner."""
    if part.what == "pile":
        return words.pile(part.about[0])
    zone = words.sheet.zones[part.name]
    return words.owned(part.about[0] if part.about else -1, words.place(zone, None))


def may_see(card: int, m: State, words: Words) -> bool:
    """Whether the listener sees a card."""
    return card < 0 or words.sees(m.loc[card])


def title_of_owner(line: ClauseInfo, words: Words) -> str | None:
    """The title of the card on which a line stands, or None."""
    design = next((one for one in words.sheet.designs if one.name == line.owner), None)
    return words.title(design.titles, design.name) if design is not None else None


# ---- receipts -------------------------------------------------------------------------------------------------------


def receipt(value: str, found: tuple[Any, list[ValueChange], Any], words: Words) -> Receipt:
    """A receipt in words. Where all is of one resource, only the result names it."""
    base, changes, result = found
    replacing = [receipt_part(change, words) for change in changes if change.sign == REPLACES]
    replacing[:-1] = [evolve(part, counts=False) for part in replacing[:-1]]
    added = [receipt_part(change, words) for change in changes if change.sign in ADDED]
    limiting = [one for one in changes if one.sign in LIMITS]
    before = replacing[-1].change if replacing else base
    limits = limits_of(limiting, raised(before, added), words) if limiting else ()
    parts = (*replacing, *added, *limits)
    named = [place for part in (base, result, *(part.change for part in parts)) for place in resource_places(part)]
    short = len(set(named)) == 1
    items = [size_of(base, short, words), *(change_told(part, short, words) for part in parts if part.counts)]
    others = [f"{size_of(part.change, short, words)} {part.card}" for part in replacing[:-1]]
    if others:
        items[1] = words.say("in-place", change=items[1], others=", ".join(others))
    return Receipt(value, base, parts, result, receipt_told(words.value(value), words.number(result), items, words))


def receipt_told(name: str, result: Any, items: list[str], words: Words) -> str:
    """`toll 4: 2, +2 Bridge`; of a number that nothing has changed `toll: 2`."""
    if len(items) == 1:
        return words.say("receipt-same", name=name, result=result)
    return words.say("receipt", name=name, result=result, parts=", ".join(items))


def raised(number: Any, added: list[ReceiptPart]) -> Any:
    """A number or an amount with what is added and taken."""
    for part in added:
        number = amounts.plus(number, part.change) if isinstance(number, tuple) else number + part.change
    return number


def limits_of(limiting: list[ValueChange], number: Any, words: Words) -> Iterator[ReceiptPart]:
    """The limits of a number or an amount, those that it is at least first; what changes it counts."""
    for sign, name in ((AT_LEAST, "at least"), (AT_MOST, "at most")):
        changes = [one for one in limiting if one.sign == sign]
        limit = limited(number, [(sign, one.amount) for one in changes])
        for change in changes:
            told = zip(*map(of_each, (change.amount, limit, number)), strict=True)
            counts = any(one == new != old for one, new, old in told)
            yield evolve(receipt_part(change, words), limit=name, counts=counts)
        number = limit


def of_each(number: Any) -> tuple[Any, ...]:
    """The numbers of an amount; of a number itself."""
    return number if isinstance(number, tuple) else (number,)


def resource_places(amount: Any) -> list[int]:
    """The places of the resources that an amount names; none of a number."""
    return [place for place, part in enumerate(amount) if part] if isinstance(amount, tuple) else []


def size_of(amount: Any, short: bool, words: Words) -> str:
    """A number or amount without its sign, `short` without its resource."""
    if isinstance(amount, tuple):
        sizes = [abs(part or 0) for part in amount]
        return str(sum(sizes)) if short else words.amount(sizes)
    return words.number(abs(amount) if isinstance(amount, int) and not isinstance(amount, bool) else amount)


def receipt_part(change: ValueChange, words: Words) -> ReceiptPart:
    """A change with its card and its line."""
    line = words.sheet.clauses[change.clause]
    amount = change.amount
    if change.sign == LESS:
        amount = tuple(-part for part in amount) if isinstance(amount, tuple) else -amount
    rule = words.clause(change.clause)
    return ReceiptPart(words.card(change.card), amount, change.sign == REPLACES, rule, line.source, line.line)


def change_told(part: ReceiptPart, short: bool, words: Words) -> str:
    """`+1 wood Bridge`; what replaces all before it is told with `=`, a limit with `≤`."""
    total = sum(one or 0 for one in of_each(part.change))
    sign = LIMIT_SIGNS.get(part.limit) or ("= " if part.replaces else "-" if total < 0 else "+")
    return f"{sign}{size_of(part.change, short, words)} {part.card}"


def history(m: State, counter: CounterInfo, owner: int, words: Words) -> Receipt | None:
    """How a counter came to what it is, by what the log says; None if the log does not say all of it.

    What has one cause is told once: `wood 5: 3 wood, +4 Trade, -2 Long Ferry`.
    """
    place = counter.at + max(owner, 0)
    base = m.g.tables["start_numbers"][place]
    found: dict[str, ReceiptPart] = {}
    acting = ""
    for record in m.log or ():
        if isinstance(record, ActionTaken | PhaseBegun):
            acting = begun(record, words)
        change = changed_by(record, counter, owner, words)
        if change:
            line = words.sheet.clauses[record.clause]
            name = title_of_owner(line, words) or acting or words.say("rules")
            before = found[name].change if name in found else 0
            rule = words.clause(record.clause)
            found[name] = ReceiptPart(name, before + change, False, rule, line.source, line.line)
    parts = tuple(part for part in found.values() if part.change)
    result = m.c[place]
    if m.log is None or base + sum(part.change for part in parts) != result:
        return None
    items = [words.number(base), *(change_told(part, True, words) for part in parts)]
    name = words.column(counter.name)
    return Receipt(counter.name, base, parts, result, receipt_told(name, result, items, words))


def begun(record: ActionTaken | PhaseBegun, words: Words) -> str:
    """The title of the action or phase that begins."""
    sheet = words.sheet
    named = sheet.actions[record.action] if isinstance(record, ActionTaken) else sheet.phases[record.phase - 1]
    return words.title(named.titles, named.name)


def changed_by(record: Record, counter: CounterInfo, owner: int, words: Words) -> int:
    """By how much a record changed a counter."""
    match record:
        case CounterChanged(counter=at, player=player) if at == counter.at:
            return record.change if player == owner or not counter.per_player else 0
        case AmountPaid(player=player) if counter.resource and player == owner:
            return -record.amount[words.sheet.resources.index(counter.name)]
    return 0


# ---- causes ---------------------------------------------------------------------------------------------------------


def cause(record: Record, words: Words) -> Cause:
    """What caused a record of the log."""
    if record.clause < 0:
        return Cause("", 0, "", "", None, -1)
    line = words.sheet.clauses[record.clause]
    return Cause(line.source, line.line, line.owner, line.text, title_of_owner(line, words), record.clause)
