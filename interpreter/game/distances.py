"""How many steps lead from one place to another, where what the places are related by never changes."""

from __future__ import annotations

from collections.abc import Sequence


class Distances(dict[int, list[int]]):
    """Place -> the steps from there to every place, and to no place (-1); worked out when it is first asked for.

    `rows` has the neighbours of every place and at the end those of none; where no way leads there are `far` steps.
    """

    def __init__(self, rows: Sequence[Sequence[int]], far: int) -> None:
        super().__init__()
        self.rows, self.far = rows, far

    def __missing__(self, start: int) -> list[int]:
        found = self[start] = [self.far] * len(self.rows)
        ring, count = [start] if start >= 0 else [], 0
        while ring:
            for place in ring:
                found[place] = count
            count += 1
            ring = list({goal: None for place in ring for goal in self.rows[place] if found[goal] == self.far})
        return found
