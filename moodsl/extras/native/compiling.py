"""A game becomes a module of WebAssembly."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.compile.code.wasm.memory import NotNative
from interpreter.compile.whole import code_of
from interpreter.loader import Game, Place, check_sources, hash_of, read
from interpreter.report import Reporter
from interpreter.report.message import msg
from moodsl.extras.native.game_memory import GameMemory
from moodsl.extras.native.layout import Layout
from moodsl.extras.native.machine import Unavailable


def compiled(places: Sequence[Place], game: Game) -> tuple[Layout, bytes]:
    """The module of a game, which is read, checked and compiled once more: the cache of games keeps no trees."""
    reporter = Reporter()
    sources = read(places, reporter, scenarios=False)
    if hash_of(sources) != game.program.hash:
        raise Unavailable(msg("the cards of {} have changed since it was loaded", game.name))
    model = check_sources(sources, reporter)
    code, data = code_of(model)
    try:
        module, layout = GameMemory(game.program, code, data, len(model.resources)).module()
    except NotNative as reason:
        raise Unavailable(msg("{} has something that has no WebAssembly yet: {}", game.name, str(reason))) from None
    return layout, module
