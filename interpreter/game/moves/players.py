"""Players: in what order they sit, and who is in the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from interpreter.effects.records import PlayerPutOut
from interpreter.game.state import State


def places_of(seats: Iterable[int], at: int, each: int) -> list[int]:
    """The places of some players, of which everybody has so many, from `at` on."""
    if each == 1:
        return [at + seat for seat in seats]
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


def in_game(m: State, seats: Sequence[int]) -> list[int]:
    """Those of some seats whose players are in the game."""
    c, out = m.c, m.g.out
    if 1 in c[out : out + m.n] and not c[out + m.g.sheet.most]:
        return [seat for seat in seats if seat >= 0 and not c[out + seat]]
    return [*seats] if -1 not in seats else [seat for seat in seats if seat >= 0]


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
