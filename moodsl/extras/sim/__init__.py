"""Many games played by bots, and what came of them in figures.

`simulate` plays seeded games over several cores and gives a `Table`. Each game depends on the seed and its own number
alone, and games are counted in their order, so that the same seed gives the same table on any number of cores.

>>> from moodsl.extras.sim import simulate
>>> from moodsl.extras.new.packs import GAME  # the tiny game with which `moo new game` begins
>>> table = simulate(GAME, games=4, players=2, bots=["random"], seed=1, workers=1)
>>> table.games, sum(share.wins for share in table.seats.values())
(4, 4.0)

`by` counts cards one by one as well (`cards`), `compare` plays two versions of a game in pairs (`against`), and
`targets_of` reads what the author of a pack wants the figures to be (`targets`).
"""

from moodsl.extras.sim.against import Change, Comparison
from moodsl.extras.sim.cards import Career
from moodsl.extras.sim.figures import Mean, Share, Spread
from moodsl.extras.sim.simulate import compare, comparing, simulate
from moodsl.extras.sim.table import Table
from moodsl.extras.sim.targets import Verdict, targets_of, verdicts_of

__all__ = [
    "Career", "Change", "Comparison", "Mean", "Share", "Spread", "Table", "Verdict",
    "compare", "comparing", "simulate", "targets_of", "verdicts_of",
]  # fmt: skip
