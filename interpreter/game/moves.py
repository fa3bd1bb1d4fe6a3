"""What is done to a state. Generated code calls these for whatever is more than a line of its own.

A card that stops or starts working because of a move is noted here, and nowhere else: the index of who is heard on
which channel (`live`) is always true.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any

from interpreter.effects.changes import AT_LEAST, AT_MOST, LIMITS
from interpreter.effects.records import (
    CardDrawn,
    CardMarked,
    CardsShown,
    CardTurned,
    PileShuffled,
    PlayerPutOut,
    record,
)
from interpreter.game.amounts import Amount, minus, plus
from interpreter.game.remembering import outdate, renew
from interpreter.game.state import State


def working(m: State, card: int) -> bool:
    """Whether a card is working; -1, no card, is not."""
    if card < 0:
        return False
    tables = m.g.tables
    place = m.loc[card]
    how = tables["works"][tables["rows"][card]][place]
    works = bool(how == 1 or (how == 2 and m.z[place][-1] == card))
    return works and is_fit(m, card) if m.g.conditions else works


def is_fit(m: State, card: int) -> bool:
    """Whether what is true of a card lets it work, where it lies."""
    condition = m.g.conditions[m.g.tables["kind"][card]]
    return condition is None or condition(m, card)


def all_working(m: State, cards: list[int]) -> list[int]:
    """Those of some cards that are working."""
    works, rows, loc, z = m.g.tables["works"], m.g.tables["rows"], m.loc, m.z
    how = [(card, works[rows[card]][loc[card]]) for card in cards]
    found = [card for card, when in how if when == 1 or (when == 2 and z[loc[card]][-1] == card)]
    return [card for card in found if is_fit(m, card)] if m.g.conditions else found


def owner_of(m: State, pile: int) -> int:
    """Whose pile it is: that of a card belongs to whoever the card belongs to; -1 for nobody's."""
    hosts, loc = m.g.tables["host"], m.loc
    while hosts[pile] >= 0:
        pile = loc[hosts[pile]]
    owner: int = m.g.owner[pile]
    return owner


def is_owned(m: State, card: int) -> bool:
    """Whether a card belongs to a player wherever it lies."""
    owned = m.g.tables["owned"]
    return bool(owned and owned[card] >= 0)


def whose(m: State, card: int) -> int:
    """Whose card it is: an owned one is its owner's, any other belongs to whoever it lies before; -1 is nobody."""
    owned = m.g.tables["owned"]
    if owned and owned[card] >= 0:
        return int(owned[card])
    return owner_of(m, m.loc[card])


def host_of(m: State, card: int, kind: int) -> int:
    """The nearest card of a kind that a card lies on, directly or through others; -1 if there is none."""
    hosts, kinds, loc = m.g.tables["host"], m.g.tables["kind"], m.loc
    meant, host = m.g.tables["under"][kind], hosts[loc[card]]
    while host >= 0 and kinds[host] not in meant:
        host = hosts[loc[host]]
    return int(host)


def encloses(m: State, card: int, pile: int) -> bool:
    """Whether a pile lies under this card, or under a card that lies under it."""
    hosts, loc = m.g.tables["host"], m.loc
    while hosts[pile] >= 0 and hosts[pile] != card:
        pile = loc[hosts[pile]]
    return bool(hosts[pile] == card)


def separate(m: State, *piles: int) -> None:
    """Before piles change that copies of the match share: they get a list of their own."""
    for pile in piles:
        m.z[pile] = m.z[pile][:]


def move(m: State, card: int, target: int, under: bool) -> None:
    """A card goes to a pile, on top or to the bottom (above cards that cannot be arranged)."""
    source = m.loc[card]
    if m.g.shared:
        separate(m, source, target)
    if under or source == target or m.g.looks_back:
        _move_within(m, card, target, under)
        return
    tables = m.g.tables
    works, rows, a, b = tables["works"], tables["rows"], m.z[source], m.z[target]
    how, on_top = works[rows[card]], a[-1] == card
    was = how[source] == 1 or (how[source] == 2 and on_top)
    uncovered = covered = -1
    if on_top:
        a.pop()
        if a and works[rows[a[-1]]][source] == 2:
            uncovered = a[-1]
    else:
        a.remove(card)
    if b and works[rows[b[-1]]][target] == 2:
        covered = b[-1]
    b.append(card)
    m.loc[card] = target
    if m.g.kept_by_pile:
        outdate(m, source, target)
    now = how[target] != 0
    turned = was != now or (was and tables["owner"][source] != tables["owner"][target] and not is_owned(m, card))
    _enter_play(m, card, source, target)
    if turned:
        _tune(m, card, not was)
    if uncovered >= 0:
        _tune(m, uncovered, True)
    if covered >= 0:
        _tune(m, covered, False)
    life = m.g.functions["life"]
    if turned:
        _live(m, card, was, now)
    if uncovered >= 0:
        life(m, "wakes", uncovered)
    if covered >= 0:
        life(m, "rests", covered)


def _move_within(m: State, card: int, target: int, under: bool) -> None:
    """The rare moves: to the bottom of a pile, or within one; all moves in a game whose cards carry marks, or
    work by what is true of them."""
    source = m.loc[card]
    a, b = m.z[source], m.z[target]
    touched = [card, *(pile[-1] for pile in (a, b) if pile and pile[-1] != card)]
    if len(a) > 1 and a[-1] == card:
        touched.append(a[-2])
    for pile in (source, target) if m.g.looks_back else ():
        touched += _above(m, pile)
    noticed, design = m.g.noticed, m.g.design
    before = [(one, _works_for(m, one)) for one in dict.fromkeys(touched) if noticed[design[one]]]
    a.remove(card)
    b.insert(_first_free(m, b) if under else len(b), card)
    m.loc[card] = target
    _enter_play(m, card, source, target)
    if m.g.looks_back:
        _fall_back(m, card, target)
    if m.g.kept_by_pile:
        outdate(m, source, target)
    _settle(m, before)


def _above(m: State, pile: int) -> list[int]:
    """The cards that a pile lies on, directly and through others: whether they are full may change."""
    hosts, found = m.g.tables["host"], []
    while hosts[pile] >= 0:
        found.append(hosts[pile])
        pile = m.loc[hosts[pile]]
    return found


def _enter_play(m: State, card: int, source: int, target: int) -> None:
    """Abilities that are heard whether their card works or not follow it into play and out of it."""
    play = m.g.tables["play"]
    if play[source] != play[target]:
        for channel in m.g.tables["always_channels"][m.g.design[card]]:
            (_tune_in if play[target] else _tune_out)(m, channel, card)


def _fall_back(m: State, card: int, target: int) -> None:
    """What a card is marked with only in other places is what it was at first."""
    tables = m.g.tables
    for number in tables["carried"][tables["kind"][card]] if tables["carried"] else ():
        mark = tables["marks"][number]
        if mark["kept"] and not mark["kept"][target]:
            _mark(m, number, mark["places"][card], mark["start"])


def at_the_end(pile: list[int], count: int, top: int) -> list[int]:
    """So many cards at an end of a pile, from the bottom one to the top one."""
    return pile[max(len(pile) - max(count, 0), 0) :] if top else pile[: max(count, 0)]


def set_mark(m: State, number: int, card: int, now: int, clause: int) -> None:
    """A card is marked with something else, a number within its range; no card, and one of another kind, with
    nothing."""
    mark = m.g.tables["marks"][number]
    places, low, high = mark["places"], mark["low"], mark["high"]
    place = places[card]
    if place == places[-1]:
        return
    if low is not None and now < low:
        now = low
    if high is not None and now > high:
        now = high
    if m.log is not None:
        m.log.append(CardMarked(clause, number, card, now, m.c[place]))
    before = [(card, _works_for(m, card))] if m.g.conditions else []
    _mark(m, number, place, now)
    _settle(m, before)


def _mark(m: State, number: int, place: int, now: int) -> None:
    """A mark changes, perhaps."""
    if m.c[place] != now:
        m.c[place] = now
        if m.g.kept_by_mark:
            renew(m, m.g.kept_by_mark[number])


def turn_card(m: State, card: int, side: int, clause: int) -> None:
    """A card is turned so that this face is up, in a game in which that decides whether it works; no card, and one that
    has no faces, is not."""
    faces = m.g.tables["face"]
    if faces[card] == faces[-1]:
        return
    if m.log is not None:
        m.log.append(CardTurned(clause, card, side))
    before = [(card, _works_for(m, card))]
    m.c[faces[card]] = side
    _settle(m, before)


def _works_for(m: State, card: int) -> int:
    """The player for whom a card works; -1 if it does not work."""
    return whose(m, card) if working(m, card) else -1


def _settle(m: State, before: list[tuple[int, int]]) -> None:
    """Note the cards that have stopped and started working since `before`, which says for whom each one worked."""
    changes = [(card, was >= 0, now >= 0) for card, was in before if (now := _works_for(m, card)) != was]
    for card, was, _now in changes:
        _tune(m, card, not was)
    for change in changes:
        _live(m, *change)


def _live(m: State, card: int, was: bool, now: bool) -> None:
    """What comes of it that a card has stopped working, or started, or has stopped for one player and starts for
    another. It does not hear that it has stopped itself."""
    life = m.g.functions["life"]
    if was:
        life(m, "rests", card)
        if now:
            _tune(m, card, True)
    if now:
        life(m, "wakes", card)


def _first_free(m: State, pile: list[int]) -> int:
    """The lowest place in a pile that is not held by a card that cannot be arranged."""
    place = 0
    while place < len(pile) and pinned(m, pile[place]):
        place += 1
    return place


def pinned(m: State, card: int) -> bool:
    """Whether something says that this card cannot be arranged."""
    return bool(m.g.functions["forbidden_arrange"](m, -1, card))


def reorder(m: State, place: int, order: list[int]) -> None:
    """A pile gets a new order; the cards that start and stop being on top are noted."""
    if not order:
        return
    before = [(card, _works_for(m, card)) for card in {m.z[place][-1], order[-1]}]
    m.z[place] = order[:]
    if m.g.kept_by_pile:
        outdate(m, place)
    if m.g.known:
        forget(m, place)
    _settle(m, sorted(before))


def _tune(m: State, card: int, on: bool) -> None:
    """The card is heard from now on, or not any more."""
    for channel in m.g.tables["channels"][m.g.design[card]]:
        (_tune_in if on else _tune_out)(m, channel, card)


def _tune_in(m: State, channel: int, card: int) -> None:
    m.live[channel] = (*m.live.get(channel, ()), card)
    renew(m, m.g.kept_by_work)


def _tune_out(m: State, channel: int, card: int) -> None:
    left = tuple(one for one in m.live.get(channel, ()) if one != card)
    if left:
        m.live[channel] = left
    else:
        m.live.pop(channel, None)
    renew(m, m.g.kept_by_work)


def tuned(m: State) -> dict[int, tuple[int, ...]]:
    """The index of who is heard, computed afresh: what `live` must equal, but for the order."""
    tables = m.g.tables
    found: dict[int, list[int]] = {}
    for card, design in enumerate(tables["design"][:-1]):
        if working(m, card):
            for channel in tables["channels"][design]:
                found.setdefault(channel, []).append(card)
        if tables["play"][m.loc[card]]:
            for channel in tables["always_channels"][design]:
                found.setdefault(channel, []).append(card)
    return {channel: tuple(cards) for channel, cards in found.items()}


# ---- what one player is shown ---------------------------------------------------------------------------------------


def show(m: State, known: list[int] | None, player: int, cards: list[int], clause: int) -> list[int]:
    """One player sees cards. Gives what the frame at work then knows of who was shown which card, and where: three
    numbers each."""
    cards = [card for card in cards if card >= 0]
    if cards:
        m.shown |= 1 << player
        if m.log is not None:
            m.log.append(CardsShown(clause, player, cards))
    return [*(known or ()), *(part for card in cards for part in (player, card, m.loc[card]))]


def shown_to(m: State, player: int) -> list[int]:
    """The cards that a player has been shown by what is going on, as long as he knows where they lie: none of those of
    one pile any more when one of these has gone where he does not see it."""
    found: dict[int, list[int]] = {}
    for frame in m.stack:
        at = m.g.known.get(frame[0], 0)
        known: list[int] = (frame[at] if at else None) or []
        for at in range(0, len(known), 3):
            if known[at] == player:
                found.setdefault(known[at + 2], []).append(known[at + 1])
    sees = m.g.sheet.sees[player]
    kept = [cards for pile, cards in found.items() if all(m.loc[one] == pile or sees[m.loc[one]] for one in cards)]
    return list(dict.fromkeys(card for cards in kept for card in cards))


def forget(m: State, pile: int) -> None:
    """How a pile lies is known to nobody any more."""
    for frame in m.stack:
        at = m.g.known.get(frame[0], 0)
        if at and frame[at]:
            known = frame[at]
            frame[at] = [n for i in range(0, len(known), 3) if known[i + 2] != pile for n in known[i : i + 3]]


# ---- what players choose at once ------------------------------------------------------------------------------------


def unanswered(m: State) -> list[int | None]:
    """The answers of all players, before anybody has given one."""
    return [None] * m.n


def unlearn(m: State, player: int) -> None:
    """What others have chosen is not known to a player before he has: in this match they are asked after him."""
    for frame in m.stack:
        for left, answers in m.g.held.get(frame[0], ()):
            if frame[left] is not None:
                others = [seat for seat, one in enumerate(frame[answers]) if one is not None and seat != player]
                frame[left] += others
                frame[answers] = [None if seat in others else one for seat, one in enumerate(frame[answers])]


# ---- chance -------------------------------------------------------------------------------------------------------


def shuffle(m: State, place: int, clause: int) -> None:
    """A pile gets a random order; recorded in the log, bottom first."""
    if len(m.z[place]) < 2:
        return
    if m.g.shared:
        separate(m, place)
    pile = m.z[place]
    order = pile[:] if m.g.tables["watch"][place] else pile
    below = m.below
    for i in range(len(order) - 1, 0, -1):
        j = below(i + 1)
        order[i], order[j] = order[j], order[i]
    if m.g.kept_by_pile:
        outdate(m, place)
    if order is not pile:
        reorder(m, place, order)
    elif m.g.known:
        forget(m, place)
    if m.log is not None:
        m.log.append(PileShuffled(clause, place, m.z[place][:]))


def draw(
    m: State, player: int, source: int, target: int, count: int, refill: Callable[[State], None] | None, clause: int
) -> list[int]:
    """Cards from the top of a pile into another, one after the other.

    An empty pile is refilled when a card has to be drawn; if there is still nothing, nothing is drawn.
    """
    drawn = []
    z, loc, log, shared, kept_by_pile = m.z, m.loc, m.log, m.g.shared, m.g.kept_by_pile
    watch = m.g.tables["watch"]
    watched = watch[source] or watch[target]
    for _ in range(count):
        if not z[source]:
            if refill is not None:
                refill(m)
            if not z[source]:
                break
        card = z[source][-1]
        if watched:
            move(m, card, target, False)
        else:
            if shared:
                separate(m, source, target)
            z[source].pop()
            z[target].append(card)
            loc[card] = target
            if kept_by_pile:
                outdate(m, source, target)
        drawn.append(card)
        if log is not None:
            log.append(record(CardDrawn, (clause, player, card)))
    if drawn:
        m.shown |= 1 << player
    return drawn


def draw_at_random(
    m: State, player: int, source: int, target: int, count: int, refill: Callable[[State], None] | None, clause: int
) -> list[int]:
    """The same from a pile without an order: any of its cards may be the next one."""
    drawn: list[int] = []
    for _ in range(count):
        if not m.z[source] and refill is not None:
            refill(m)
        if not m.z[source]:
            break
        if m.g.shared:
            separate(m, source)
        pile = m.z[source]
        at = _lot(m, pile)
        pile[at], pile[-1] = pile[-1], pile[at]
        drawn += draw(m, player, source, target, 1, None, clause)
    return drawn


def _lot(m: State, pile: list[int]) -> int:
    """Where in a pile the card lies that is drawn from it by chance, or because a scenario has said so."""
    design = m.g.design
    there = [at for at, card in enumerate(pile) if m.lots and design[card] == m.lots[-1]]
    if there:
        m.lots.pop()
    return there[0] if there else m.below(len(pile))


# ---- prices -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def payments(cost: Amount, discount: int) -> tuple[Amount, ...]:
    """Every payment of a cost with the discount used in full, never below zero and never of what is not in the cost.

    >>> payments((4, 0, 1), 3)
    ((2, 0, 0), (1, 0, 1))
    """
    due = max(0, sum(cost) - max(0, discount))
    found: list[Amount] = []

    def extend(paid: Amount, left: int) -> None:
        position = len(paid)
        if position == len(cost):
            if left == 0:
                found.append(paid)
            return
        for part in range(min(cost[position], left), -1, -1):
            if left - part <= sum(cost[position + 1 :]):
                extend((*paid, part), left - part)

    extend((), due)
    return tuple(found)


def affordable(cost: Amount, discount: int, stock: Sequence[int]) -> list[Amount]:
    """The payments that a stock of resources allows."""
    if not discount:
        cost = tuple(part if part > 0 else 0 for part in cost)
        return [cost] if all(part <= have for part, have in zip(cost, stock, strict=True)) else []
    return [
        paid for paid in payments(cost, discount) if all(part <= have for part, have in zip(paid, stock, strict=True))
    ]


# ---- pieces -------------------------------------------------------------------------------------------------------


def look_of(m: State, piece: int) -> int:
    """Whose piece it is. A piece is the place of its number in `c`, or -1 - slot for one in a slot."""
    if piece < 0:
        return m.cells[-1 - piece]
    return int(m.g.tables["looks"][piece])


def pieces_at(m: State, at: int, looks: int) -> list[int]:
    """The pieces in one holder, each as often as it lies there."""
    return pieces_among(m, range(at, at + looks))


def pieces_among(m: State, places: Iterable[int]) -> list[int]:
    """The pieces of some holders, each as often as it lies there; a holder has a place for each look."""
    c = m.c
    return [place for place in places for _ in range(c[place])]


def places_of(seats: Iterable[int], at: int, each: int) -> list[int]:
    """The places of some players, of which everybody has so many, from `at` on."""
    return [at + seat * each + number for seat in seats for number in range(each)]


def following(order: list[int], player: int) -> list[int]:
    """Whose turns come behind that of a player: all in the order of turns, himself at last."""
    at = order.index(player) + 1
    return order[at:] + order[:at]


def takes_part(m: State, player: int) -> bool:
    """Whether a player is somebody, and in the game: in the scoring everybody is."""
    return player >= 0 and not (m.c[m.g.out + player] and not m.c[m.g.out + m.g.sheet.most])


def out_of_game(m: State) -> tuple[int, ...]:
    """The players who have been put out of the game."""
    return tuple([player for player in range(m.n) if m.c[m.g.out + player]]) if m.g.out >= 0 else ()


def in_game(m: State, seats: Iterable[int]) -> list[int]:
    """Those of some seats whose players are in the game."""
    c, out = m.c, m.g.out
    if c[out + m.g.sheet.most]:
        return [seat for seat in seats if seat >= 0]
    return [seat for seat in seats if seat >= 0 and not c[out + seat]]


def neighbour(m: State, player: int, way: int) -> int:
    """The next player on one side of a player who is in the game; himself, if nobody else is."""
    round_table = [(player + way * step) % m.n for step in range(1, m.n + 1)]
    return next((seat for seat in round_table if takes_part(m, seat)), player) if player >= 0 else -1


def put_out(m: State, player: int, clause: int) -> None:
    """A player is put out of the game, if he is in it and not alone. Who goes first is then his left neighbour."""
    if not takes_part(m, player) or len(in_game(m, range(m.n))) < 2:
        return
    m.c[m.g.out + player] = 1
    if m.log is not None:
        m.log.append(PlayerPutOut(clause, player))
    if m.c[0] == player:
        m.c[0] = neighbour(m, player, 1)


def pieces_on(m: State, card: int) -> list[int]:
    """The pieces in the slots of a card; of all cards for -1."""
    if not m.cells:
        return []
    slots = m.g.tables["slot_count"]
    if card < 0:
        return [-1 - key for key in sorted(m.cells)]
    return [-1 - key for key in range(card * slots, card * slots + slots) if key in m.cells]


def take(m: State, piece: int) -> int:
    """Lift a piece from where it is; gives whose it is."""
    if piece < 0:
        return m.cells.pop(-1 - piece)
    m.c[piece] -= 1
    return int(m.g.tables["looks"][piece])


# ---- relations ----------------------------------------------------------------------------------------------------


Passes = Sequence[Callable[[State, int, int], bool]]


def reached(m: State, rows: Sequence[tuple[int, ...]], passes: Passes, start: int, most: int) -> list[int]:
    """The places that are reached in at most so many steps, nearest first, the start among them; a step leads to a
    neighbour for which all of `passes` hold."""
    if start < 0:
        return []
    found = ring = {start: None}
    for _ in range(most):
        ring = _further(m, rows, passes, ring, found)
        if not ring:
            break
        found = found | ring
    return list(found)


def _further(
    m: State, rows: Sequence[tuple[int, ...]], passes: Passes, ring: dict[int, None], found: dict[int, None]
) -> dict[int, None]:
    """The neighbours of places that are not yet found."""
    if not passes:
        return {goal: None for place in ring for goal in rows[place] if goal not in found}
    ways = [(place, goal) for place in ring for goal in rows[place] if goal not in found]
    for holds in passes:
        ways = [(place, goal) for place, goal in ways if holds(m, place, goal)]
    return {goal: None for _place, goal in ways}


def steps(m: State, rows: Sequence[tuple[int, ...]], passes: Passes, start: int, goal: int, places: int) -> int:
    """How many steps lead from one place to another; as many as there are `places` if there is no way."""
    if start < 0 or goal < 0:
        return places
    found, count = {start: None}, 0
    ring = found
    while ring:
        if goal in ring:
            return count
        ring = _further(m, rows, passes, ring, found)
        found = found | ring
        count += 1
    return places


# ---- amounts ------------------------------------------------------------------------------------------------------


def agreement(keys: list[int], one: int) -> int:
    """How many things can be picked that agree, or (not `one`) that all differ; `keys` is what is said of each."""
    return max(map(keys.count, keys), default=0) if one else len(set(keys))


def agreeing(options: list[int], keys: list[int], taken: list[int], count: int) -> list[int]:
    """Those of some options that agree with what is taken; of which there are at least `count`, where nothing is."""
    if taken:
        return [option for option, key in zip(options, keys, strict=True) if key == taken[0]]
    return [option for option, key in zip(options, keys, strict=True) if keys.count(key) >= count]


def differing(options: list[int], keys: list[int], taken: list[int], count: int) -> list[int]:
    """Those of some options that differ from all that is taken; none if `count` cannot be reached."""
    if len({*keys, *taken}) < count:
        return []
    return [option for option, key in zip(options, keys, strict=True) if key not in taken]


# ---- values -------------------------------------------------------------------------------------------------------


def spend(m: State, number: int, card: int) -> None:
    """An ability of a card is used up until its stretch of the game begins anew."""
    m.used[use_of(m, number, card)] = stretch_of(m, number)


def is_spent(m: State, number: int, card: int) -> bool:
    """Whether an ability of a card is used up."""
    return m.used.get(use_of(m, number, card)) == stretch_of(m, number)


def use_of(m: State, number: int, card: int) -> int:
    """The key of an ability of a card; rules of the game stand on no card (-1)."""
    return number * (len(m.loc) + 1) + card + 1


def stretch_of(m: State, number: int) -> int:
    """How often the stretch of the game in which an ability can be used once has begun; of the whole game it is 1."""
    once = m.g.listeners[number].once
    return m.c[once] if once else 1


def changed(m: State, channel: int, base: Any, args: tuple[Any, ...]) -> Any:
    """A value with the changes of all that works now: what replaces it, then what is added and taken, limits last."""
    g = m.g
    design, owner, loc, by_place, changes = g.design, g.owner, m.loc, g.by_place, g.changes[channel]
    later: list[tuple[int, Any]] | None = None if g.sums[channel] else []  # sums are worked out in any order, at once
    for this in m.live[channel]:
        for sign, change in changes[design[this]]:
            amount = change(m, this, owner[loc[this]] if by_place else whose(m, this), *args)
            if amount is None:
                continue
            if later is None:
                base = summed(base, sign, amount)
            elif sign:
                later.append((sign, amount))
            else:
                base = amount
    if not later:
        return base
    for sign, amount in later:
        if sign not in LIMITS:
            base = summed(base, sign, amount)
    limits = [row for row in later if row[0] in LIMITS]
    return limited(base, limits) if limits else base


def summed(base: Any, sign: int, amount: Any) -> Any:
    """A number, or an amount, with something added or taken (sign -1)."""
    if isinstance(amount, tuple):
        return plus(base, amount) if sign > 0 else minus(base, amount)
    return base + sign * amount


def limited(number: Any, limits: list[tuple[int, Any]]) -> Any:
    """A number, or each number of an amount, within its limits (None is none); where one of each kind excludes the
    other, what it is at most counts."""
    if isinstance(number, tuple):
        each = [[(sign, limit[place]) for sign, limit in limits] for place in range(len(number))]
        return tuple(limited(*both) for both in zip(number, each, strict=True))
    limits = [(sign, limit) for sign, limit in limits if limit is not None]
    number = max([number, *(limit for sign, limit in limits if sign == AT_LEAST)])
    return min([number, *(limit for sign, limit in limits if sign == AT_MOST)])


def forbidden(m: State, channel: int, doer: int, args: tuple[Any, ...]) -> bool:
    """Whether something that works now says that this cannot be done."""
    design, owner, loc, by_place = m.g.design, m.g.owner, m.loc, m.g.by_place
    forbids = m.g.forbids[channel]
    for this in m.live.get(channel, ()):
        for applies in forbids[design[this]]:
            if applies(m, this, owner[loc[this]] if by_place else whose(m, this), doer, *args):
                return True
    return False


def alike(m: State, cards: list[int]) -> list[int]:
    """Cards of one design in one place are the same option if nothing to be seen of them differs: the first of them."""
    if len(cards) < 2:
        return cards
    design = m.g.design
    if len(set(map(design.__getitem__, cards))) == len(cards):
        return cards
    differ = m.g.tables["differ"]
    found: dict[Any, int] = {}
    for card in cards:
        one = design[card]
        found.setdefault(seen_of(m, card) if differ[one] else one, card)
    return list(found.values())


def alike_there(m: State, cards: list[int]) -> list[int]:
    """The same for cards that lie in several places: equal ones once in each place."""
    design, differ, loc = m.g.design, m.g.tables["differ"], m.loc
    found: dict[Any, int] = {}
    for card in cards:
        one = design[card]
        found.setdefault((seen_of(m, card) if differ[one] else one, loc[card]), card)
    return list(found.values())


def seen_of(m: State, card: int) -> tuple[Any, ...]:
    """All that can be seen of a card, but for its place: its design and owner, the face that is up, its marks, what
    lies in its slots and under it."""
    fixed, numbers, slots, beneath = m.g.looks[card]
    seen = fixed, numbers(m.c)
    if not (slots or beneath):
        return seen
    return *seen, *[m.cells.get(slot, -1) for slot in slots], *[_seen_in(m, *place) for place in beneath]


def _seen_in(m: State, pile: int, openly: bool, ordered: bool) -> Any:
    """What can be seen of a pile: its cards, in their order if that means something, or only how many they are."""
    if not openly:
        return len(m.z[pile])
    cards = [seen_of(m, card) for card in m.z[pile]]
    return tuple(cards if ordered else sorted(cards))


def one_empty(m: State, piles: list[int]) -> list[int]:
    """Empty piles of one zone are the same option: of these the first."""
    empty = [pile for pile in piles if not m.z[pile]]
    return piles if len(empty) < 2 else [pile for pile in piles if m.z[pile] or pile == empty[0]]


def beside(m: State, card: int, step: int) -> int:
    """The card directly under or over a card in its pile, or -1."""
    if card < 0:
        return -1
    pile = m.z[m.loc[card]]
    place = pile.index(card) + step
    return pile[place] if 0 <= place < len(pile) else -1
