"""What a game is made of: kinds, counters, zones, values, verbs, actions, abilities, cards; where each lies in a match.

Filled by `check` from the tree, read by `compile` and, as plain tables, by a running match. Holds no syntax and runs
nothing.
"""

from interpreter.model.parts import (
    LIFE,
    AbilityDef,
    ActionDef,
    Arm,
    Counter,
    Design,
    Ending,
    FaceSide,
    FactSpec,
    Family,
    Kind,
    Lasting,
    Mark,
    Modifier,
    Moment,
    Pack,
    Parameter,
    Prohibition,
    Relation,
    ValueDef,
    VerbDef,
    Zone,
)
from interpreter.model.whole import Clause, Model

__all__ = [
    "LIFE",
    "AbilityDef",
    "ActionDef",
    "Arm",
    "Clause",
    "Counter",
    "Design",
    "Ending",
    "FaceSide",
    "FactSpec",
    "Family",
    "Kind",
    "Lasting",
    "Mark",
    "Model",
    "Modifier",
    "Moment",
    "Pack",
    "Parameter",
    "Prohibition",
    "Relation",
    "ValueDef",
    "VerbDef",
    "Zone",
]
