"""moodsl: tabletop games written as data.

>>> from moodsl import load
>>> from moodsl.extras.new.packs import GAME  # the tiny game with which `moo new game` begins
>>> match = load(GAME).start(players=2, seed=7)
>>> match.decision.player in (0, 1)
True

`load` gives a `Game`, `Game.start` a `Match`; see `docs/api.md`. Importing this package is quick: the language, the
engine and their libraries are imported when they are needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from interpreter.game.match import CannotUndo, Decision, Match, NotAnOption, Option, Standing
    from interpreter.game.record import BadRecord
    from interpreter.game.run import EndlessChain
    from interpreter.game.view import View
    from interpreter.loader import Game, PackFault, check, load
    from interpreter.report import Diagnostic

__version__ = "0.1.0"

__all__ = [
    "BadRecord", "CannotUndo", "Decision", "Diagnostic", "EndlessChain", "Game", "Match", "NotAnOption", "Option",
    "PackFault", "Standing", "View", "check", "load",
]  # fmt: skip

_HOMES = {
    "interpreter.loader": ("Game", "PackFault", "check", "load"),
    "interpreter.game.match": ("CannotUndo", "Decision", "Match", "NotAnOption", "Option", "Standing"),
    "interpreter.game.record": ("BadRecord",),
    "interpreter.game.run": ("EndlessChain",),
    "interpreter.game.view": ("View",),
    "interpreter.report": ("Diagnostic",),
}


def __getattr__(name: str) -> Any:
    from importlib import import_module

    for home, names in _HOMES.items():
        if name in names:
            found = import_module(home)
            if home == "interpreter.loader" and _engine_of not in found.engines:
                found.engines.append(_engine_of)
            return getattr(found, name)
    raise AttributeError(f"module 'moodsl' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])


def _engine_of(game: Game) -> str:
    from moodsl.extras.native import Unavailable, native_of

    try:
        native_of(game.places, game)
    except Unavailable:
        return "python"
    return "native"
