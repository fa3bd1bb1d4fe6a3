"""How long a bot that searches may think about a decision: so many looks into the future, or so many milliseconds.

With looks the same seed gives the same answers everywhere; with milliseconds they depend on the machine.

>>> Budget.from_text("400"), Budget.from_text("200ms")
(Budget(looks=400, ms=None), Budget(looks=None, ms=200))
"""

from __future__ import annotations

import re

from attrs import frozen

from interpreter.report.message import msg

MOST_LOOKS = 100_000
MOST_MS = 60_000


@frozen
class Budget:
    """Either `looks` or `ms` is a number, the other None."""

    looks: int | None = None
    ms: int | None = None

    @staticmethod
    def from_text(text: str) -> Budget:
        """The budget `400` or `200ms`. Raises ValueError for anything else, and for none or too much."""
        found = re.fullmatch(r"([0-9]{1,9})(ms)?", text)
        if found is None:
            raise ValueError(
                msg("`{}` is no budget: write how many looks (`400`) or milliseconds (`200ms`) a decision has", text)
            )
        amount, timed = int(found[1]), found[2] is not None
        most = MOST_MS if timed else MOST_LOOKS
        if not 1 <= amount <= most:
            if timed:
                raise ValueError(msg("`{}` is no budget: a decision has 1 to {} milliseconds", text, most))
            raise ValueError(msg("`{}` is no budget: a decision has 1 to {} looks", text, most))
        return Budget(ms=amount) if timed else Budget(looks=amount)
