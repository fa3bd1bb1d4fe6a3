"""Many games played by bots, and what came of them in figures.

`simulate` plays seeded games over several cores and gives a `Table`. Each game depends on the seed and its own number
alone, and games are counted in their order, so that the same seed gives the same table on any number of cores.

>>> from moodsl.sim import simulate
>>> table = simulate(["orion"], games=4, players=2, bots=["random"], seed=1, workers=1)
>>> table.games, sum(share.wins for share in table.seats.values())
(4, 4.0)
"""

from moodsl.sim.figures import Share, Spread
from moodsl.sim.simulate import simulate
from moodsl.sim.table import Table

__all__ = ["Share", "Spread", "Table", "simulate"]
