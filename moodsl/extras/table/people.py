"""The players of a table with their numbers and pieces, and those of the game itself; the dice, which all see."""

from __future__ import annotations

from collections.abc import Mapping

from interpreter.game.dice import thrown_now
from interpreter.game.forms import FORMS
from interpreter.game.sheet import CounterInfo
from moodsl.extras.table.protocol import Die, Pieces, Player, Value
from moodsl.extras.table.seen import Seen

LONGEST_TRACK = 12
RESULT = "result"  # the engine's own counter, empty until the end


def players(seen: Seen, bots: Mapping[int, str], here: Mapping[int, int]) -> list[Player]:
    """Who sits at the table, seat by seat."""
    return [
        Player(
            seat, name, values(seen, seat), pieces(seen, seat),
            bot=bots.get(seat, ""), here=here.get(seat, 0), out=seat in seen.view.out,
            options=seen.options.seats.get(seat, []),
        )
        for seat, name in enumerate(seen.words.names)
    ]  # fmt: skip


def values(seen: Seen, seat: int) -> list[Value]:
    """The numbers of a seat, or of the game (-1), tracks first; then its marks. What has no title is bookkeeping."""
    hidden = {*seen.layout.numbers, RESULT}
    infos = [one for one in seen.sheet.counters.values() if one.shown and one.name not in hidden]
    shown = [value(seen, one, seat) for one in infos if one.per_player == (seat >= 0)]
    return sorted(shown, key=lambda one: one.high < 0) + marks(seen, seat)


def marks(seen: Seen, seat: int) -> list[Value]:
    """What a seat, or the game (-1), is marked with."""
    infos, words = seen.sheet.marked, seen.words
    told = [(infos[name], now) for name, player, now in seen.view.marked if player == seat and infos[name].titles]
    return [Value(one.name, words.column(one.name), 0, told=words.mark_alone(one, now) or "–") for one, now in told]


def value(seen: Seen, counter: CounterInfo, seat: int) -> Value:
    """One number."""
    now = seen.view.numbers[counter.name]
    low, high = counter.low or 0, counter.high
    is_track = high is not None and high - low <= LONGEST_TRACK
    return Value(
        counter.name, seen.words.column(counter.name), now[seat] if isinstance(now, tuple) else now,
        low, high if is_track and high is not None else -1, (counter.low, high) == (0, 1),
    )  # fmt: skip


def pieces(seen: Seen, seat: int) -> list[Pieces]:
    """The pieces that lie before a seat, or in places of the game (-1)."""
    found = []
    for holder in seen.view.holders:
        if holder.owner != seat or holder.zone in seen.layout.hidden:
            continue
        count = [[owner, many] for owner, many in holder.pieces if many]
        options = seen.options.holders.get((holder.zone, seat), [])
        if count or options:
            found.append(Pieces(holder.zone, seen.title(seen.sheet.zones[holder.zone]), count, options))
    return found


def dice(seen: Seen) -> list[Die]:
    """The dice, each with the options that choose one of its looks: dice that look alike are offered once."""
    looks = seen.view.dice
    look_of = dict(zip(thrown_now(seen.match.state), looks, strict=True)) if looks else {}
    options: dict[tuple[str, int | str], list[int]] = {}
    if seen.decision is not None and FORMS[seen.decision.form].sort == "die":
        for number, option in enumerate(seen.decision.options):
            if option.value in look_of:
                options.setdefault(look_of[option.value], []).append(number)
    return [Die(seen.words.thrown((look,)), str(look[1]), options.get(look, [])) for look in looks]
