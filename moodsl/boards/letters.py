"""Whose things lie in a place, and what belongs to nobody, in a letter or two."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from moodsl.boards.scene import Lying, Scene, Spot


def letters_of(players: Iterable[str]) -> list[str]:
    """A letter or two for each player: how the words of the name begin, or the number of the seat if that is not clear.

    >>> letters_of(["Ann", "Bot 1", "Bot 2"]), letters_of(["Ann", "Alf"])
    (['A', 'B1', 'B2'], ['1', '2'])
    """
    found = ["".join(word[0] for word in name.split())[:2].upper() for name in players]
    return found if len(set(found)) == len(found) else [str(seat) for seat in range(1, len(found) + 1)]


def short_titles(scene: Scene, has_room: Callable[[Spot], bool]) -> dict[str, str]:
    """Letters for what lies beside a tile and belongs to nobody, by its title; none if all titles find room. They are
    other ones than those of players: `An` for one word, `DT` for two, or numbers if that is not clear."""
    if all(map(has_room, scene.spots.values())):
        return {}
    titles = list(dict.fromkeys(one.title for spot in scene.spots.values() for one in spot.free[1:]))
    found = ["".join(word[0] for word in one.split())[:2].upper() if " " in one else one[:2].title() for one in titles]
    if len({*found, *letters_of(scene.players)}) < len(found) + len(scene.players):
        found = [f"#{number}" for number in range(1, len(titles) + 1)]
    return dict(zip(titles, found, strict=True))


def letters_in_cells(scene: Scene) -> dict[str, str]:
    """A letter for what lies in cells, by its title, so that nobody has to tell it by its colour alone; two letters or
    numbers where one is not clear."""
    spots = (*scene.spots.values(), *(way.spot for way in scene.ways if way.spot is not None))
    titles = sorted({one.title for spot in spots for one in spot.cells if one is not None})
    for letters in (1, 2):
        found = [title[:letters].title() for title in titles]
        if len({*found}) == len(found):
            return dict(zip(titles, found, strict=True))
    return {title: str(number) for number, title in enumerate(titles, 1)}


def tally(lying: Iterable[Lying]) -> dict[int, int]:
    """How many things of each player lie somewhere."""
    found: dict[int, int] = {}
    for one in lying:
        if one.owner >= 0:
            found[one.owner] = found.get(one.owner, 0) + one.count
    return found
