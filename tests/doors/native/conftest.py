"""The games that are played on both engines: name -> the packs of which it is made."""

from __future__ import annotations

from interpreter.text import locate

GAMES = locate("tests") / "games"
WHOLE = {
    **{name: [name] for name in ("orion", "eminent", "galaxy", "eclipse")},
    **{name: [GAMES / name] for name in ("caravans", "frontier", "night_market", "broadside", "flotilla")},
}
