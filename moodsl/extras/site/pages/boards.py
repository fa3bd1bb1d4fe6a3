"""The page of each board: its picture as a match begins, and all its places with what lies there and what is near."""

from __future__ import annotations

from interpreter.model.boards import Board
from moodsl.boards.scene import Scene, Spot, told
from moodsl.boards.svg import svg
from moodsl.extras.site.markdown import attribute, inline, link, page
from moodsl.extras.site.names import Names


def board_pages(names: Names) -> dict[str, str]:
    """The pages of all boards, by path."""
    return {path_of_board(board.name): board_page(board, names) for board in names.model.boards.values()}


def path_of_board(name: str) -> str:
    """Where a board's page lies."""
    return f"boards/{name}.md"


def board_page(board: Board, names: Names) -> str:
    """The page of one board."""
    words, here = names.words, path_of_board(board.name)
    scene = names.scene(board.name)
    title = names.called("board", board.name)
    kind = names.model.kinds[board.kind]
    hint = words("board-hint", count=len(board.spots), places=names.plural(kind).lower())
    parts = [
        f"{hint} {words('board-begins') if scene.players else ''}\n",
        f'<div class="moo-board-frame" tabindex="0" role="region" aria-label="{attribute(title)}">'
        f"{svg(scene, names.language, names.tints).strip()}</div>\n",
        f"## {words('board-places')}\n",
        "\n".join(entry(spot, scene, names, here) for spot in scene.spots.values()) + "\n",
    ]
    return page(title, *parts, description=hint, hide=("navigation",), leads=True)


def entry(spot: Spot, scene: Scene, names: Names, here: str) -> str:
    """A place in the list: what lies there, and links to those next to it."""
    sheet = names.shelf.program.sheet
    lies = "; ".join(inline(told(one, scene.players)) for one in spot.lying) or names.words("nothing")
    beside = ((scene.spots[one].label, sheet.design(one).name) for _how, row in spot.beside for one in row)
    near = ", ".join(link(label, here, f"{here}#{name}") for label, name in beside)
    anchor = f'<span id="{sheet.design(spot.place).name}"></span>'
    return f"- {anchor}**{inline(spot.title)}**: {lies}. {names.words('board-next')}: {near}."
