"""The boards of a table: pictures whose places can be chosen, and all of it in words."""

from __future__ import annotations

from collections.abc import Iterator

from moodsl.boards.scene import Scene, Spot, neighbours, scenes, thing_in_words
from moodsl.boards.svg import svg
from moodsl.extras.table.protocol import Board, Place
from moodsl.extras.table.seen import Seen
from moodsl.prose.facts_told import facts_in_short


def boards(seen: Seen) -> list[Board]:
    """All boards of a game, and behind them the places that lie on none, kind by kind; those that are a part of another
    picture are chosen there."""
    found = scenes(seen.sheet, seen.view, seen.words)
    drawn = {way.spot.place for scene in found for way in scene.ways if way.spot is not None}
    shown = (board(seen, scene) for scene in found if not drawn.issuperset(scene.everywhere))
    return [one for one in shown if one.picture or not is_idle(seen, one)]


def is_idle(seen: Seen, found: Board) -> bool:
    """Whether nothing is to be said of places without a picture, or their game does not show them."""
    zones = {zone.name for zone in seen.sheet.zones.values() if zone.of == found.name and not zone.host}
    is_hidden = not zones.isdisjoint(seen.layout.hidden)
    return not any(one.options or (not is_hidden and (one.lying or one.beside)) for one in found.places)


def board(seen: Seen, scene: Scene) -> Board:
    """A board with all places that are drawn, those between others too; without a picture all of them."""
    first = next(iter(scene.spots))
    name = scene.board.key if scene.board else seen.sheet.design(first).kind
    whole, scene = scene, scene.cropped(seen.options.of_card)
    spots = [*scene.everywhere.values(), *(way.spot for way in scene.ways if way.spot is not None)]
    tints = {card: seen.ink(seen.sheet.design(card).name) for card in cards_of(scene, spots)}
    picture = svg(scene, seen.match.language, tints, seen.badge) if scene.has_picture else ""
    places = [place(seen, whole, spot) for spot in spots]
    return Board(name, scene.title, picture, places, not scene.board, scene.board.owner if scene.board else -1)


def cards_of(scene: Scene, spots: list[Spot]) -> Iterator[int]:
    """What is drawn in an ink of its own: places without a board, and the cards that lie in places."""
    yield from scene.points
    found = (one for spot in spots for one in (*spot.lying, *spot.cells) if one is not None)
    yield from (one.card for one in found if one.card >= 0)


def place(seen: Seen, scene: Scene, spot: Spot) -> Place:
    """A place: what is told of it, what lies there, and what is printed on it."""
    lying = [*spot.about, *(thing_in_words(one, scene.players) for one in spot.lying)]
    beside = neighbours(scene, spot) if spot.place in scene.everywhere else []
    facts = facts_in_short(seen.sheet, seen.sheet.design(spot.place), seen.words)
    free = sum(cell is None for cell in spot.cells)
    return Place(spot.place, spot.title, lying, beside, seen.options.of_card(spot.place), facts, free)
