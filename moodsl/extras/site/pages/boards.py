"""The page of each board: its picture as a match begins, and all its places with what lies there and what is near."""

from __future__ import annotations

from moodsl.boards.scene import Scene, Spot, thing_in_words
from moodsl.boards.svg import svg
from moodsl.extras.site.markdown import attribute, inline, link, page
from moodsl.extras.site.names import Names


def board_pages(names: Names) -> dict[str, str]:
    """The pages of all boards and other maps, by path."""
    return {path_of_board(name): board_page(scene, names) for name, scene in names.pictured.items()}


def path_of_board(name: str) -> str:
    """Where a board's page lies."""
    return f"boards/{name}.md"


def board_page(scene: Scene, names: Names) -> str:
    """The page of one board, or of the places of a kind that facts relate."""
    words, here = names.words, path_of_board(scene.name)
    title = names.map_title(scene)
    hint = hint_of(scene, names)
    parts = [
        f"{hint} {words('board-begins') if scene.players else ''}\n",
        f'<div class="moo-board-frame" tabindex="0" role="region" aria-label="{attribute(title)}">'
        f"{svg(scene, names.language, names.tints, names.badge).strip()}</div>\n",
        f"## {words('board-places')}\n",
        "\n".join(entry(spot, scene, names, here) for spot in scene.spots.values()) + "\n",
        *between(scene, names, here),
        *on_corners_and_sides(scene, names),
    ]
    return page(title, *parts, description=hint, hide=("navigation",), leads=True)


def hint_of(scene: Scene, names: Names) -> str:
    """How many places a board has, what they are, and whether every player has such a board."""
    kind = names.model.kinds[scene.board.kind if scene.board is not None else scene.name]
    hint = names.words("board-hint", count=len(scene.spots), places=names.plural(kind).lower())
    is_own = scene.board is not None and scene.board.owner >= 0
    return f"{hint} {names.words('board-of-each')}" if is_own else hint


def entry(spot: Spot, scene: Scene, names: Names, here: str) -> str:
    """A place in the list: what lies there, and links to those next to it."""
    sheet = names.shelf.program.sheet
    beside = (
        (scene.spots[one].label, sheet.design(one).name)
        for _how, row in spot.beside
        for one in row
        if one in scene.spots
    )
    near = ", ".join(link(label, here, names.page_of(name)) for label, name in beside)
    anchor = f'<span id="{sheet.design(spot.place).name}"></span>' if scene.board is not None else ""
    return f"- {anchor}{lies(spot, scene, names, here)}" + f" {names.words('board-next')}: {near}." * bool(near)


def between(scene: Scene, names: Names, here: str) -> list[str]:
    """The places that lie between others, kind by kind, each kind under its heading."""
    sheet = names.shelf.program.sheet
    kinds: dict[str, list[Spot]] = {}
    for way in scene.ways:
        if way.spot is not None:
            kinds.setdefault(sheet.design(way.spot.place).kind, []).append(way.spot)
    return [
        f"## {names.plural(names.model.kinds[kind])}\n\n"
        + "\n".join(f"- {lies(spot, scene, names, here)}" for spot in spots)
        + "\n"
        for kind, spots in kinds.items()
    ]


def on_corners_and_sides(scene: Scene, names: Names) -> list[str]:
    """The places on the corners and sides, each kind under its heading; what lies in one stands behind it."""
    sheet = names.shelf.program.sheet
    kinds: dict[str, list[Spot]] = {}
    for joint in scene.joints:
        kinds.setdefault(sheet.design(joint.spot.place).kind, []).append(joint.spot)
    return [
        f"## {names.plural(names.model.kinds[kind])}\n\n"
        + ", ".join(anchored(spot, scene, sheet.design(spot.place).name) for spot in spots)
        + "\n"
        for kind, spots in kinds.items()
    ]


def anchored(spot: Spot, scene: Scene, name: str) -> str:
    """A place that can be linked to, and what lies there."""
    things = "; ".join(inline(thing_in_words(one, scene.players)) for one in spot.lying)
    return f'<span id="{name}">{inline(spot.title)}</span>' + f" ({things})" * bool(things)


def lies(spot: Spot, scene: Scene, names: Names, here: str) -> str:
    """A place, linked to its page if it has one, its marks, how many of its cells are full, and what lies in it."""
    name = names.shelf.program.sheet.design(spot.place).name
    title = link(spot.title, here, names.page_of(name)) if scene.board is None else inline(spot.title)
    full = sum(one is not None for one in spot.cells)
    cells = f" ({full}/{len(spot.cells)})" if spot.cells else ""
    things = "; ".join(inline(thing_in_words(one, scene.players)) for one in spot.lying) or names.words("nothing")
    about = f" ({inline(', '.join(spot.about))})" if spot.about else ""
    return f"**{title}**{about}{cells}: {things}."
