"""The boards of a table: pictures whose places can be chosen, and all of it in words."""

from __future__ import annotations

from collections.abc import Iterator

from moodsl.boards.scene import Scene, Spot, neighbours, scenes, thing_in_words
from moodsl.boards.svg import svg
from moodsl.extras.table.protocol import Board, Place
from moodsl.extras.table.seen import Seen


def boards(seen: Seen) -> list[Board]:
    """All boards of a game, and behind them the places that lie on none, kind by kind; those that are a part of another
    picture are chosen there."""
    found = scenes(seen.sheet, seen.view, seen.words)
    drawn = {way.spot.place for scene in found for way in scene.ways if way.spot is not None}
    shown = (board(seen, scene) for scene in found if not drawn.issuperset(scene.spots))
    return [one for one in shown if one.picture or not is_idle(seen, one)]


def is_idle(seen: Seen, found: Board) -> bool:
    """Whether nothing is to be said of places without a picture, or their game does not show them."""
    zones = {zone.name for zone in seen.sheet.zones.values() if zone.of == found.name and not zone.host}
    is_hidden = not zones.isdisjoint(seen.layout.hidden)
    return not any(one.options or (not is_hidden and (one.lying or one.beside)) for one in found.places)


def board(seen: Seen, scene: Scene) -> Board:
    """A board with the places of which something is to be said, or that can be chosen, those between others too."""
    first = next(iter(scene.spots))
    name = scene.board.name if scene.board else seen.sheet.design(first).kind
    whole, scene = scene, scene.cropped(seen.options.of_card)
    spots = [*scene.spots.values(), *(way.spot for way in scene.ways if way.spot is not None)]
    tints = {card: seen.ink(seen.sheet.design(card).name) for card in cards_of(scene, spots)}
    picture = svg(scene, seen.match.language, tints) if scene.has_picture else ""
    found = [place(seen, whole, spot) for spot in spots]
    return Board(name, scene.title, picture, [one for one in found if one.options or one.lying or not picture])


def cards_of(scene: Scene, spots: list[Spot]) -> Iterator[int]:
    """What is drawn in an ink of its own: places without a board, and the cards that lie in places."""
    yield from scene.points
    yield from (one.card for spot in spots for one in spot.lying if one.card >= 0)


def place(seen: Seen, scene: Scene, spot: Spot) -> Place:
    """A place: what is told of it and what lies there."""
    lying = [*spot.about, *(thing_in_words(one, scene.players) for one in spot.lying)]
    beside = neighbours(scene, spot) if spot.place in scene.spots else []
    return Place(spot.place, spot.title, lying, beside, seen.options.of_card(spot.place))
