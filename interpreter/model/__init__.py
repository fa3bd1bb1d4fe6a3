"""What a game is made of: kinds, counters, zones, values, verbs, actions, abilities, cards; where each lies in a match.

Filled by `check` from the tree, read by `compile` and, as plain tables, by a running match. Holds no syntax and runs
nothing.
"""

from interpreter.model.parts import *
from interpreter.model.whole import *
