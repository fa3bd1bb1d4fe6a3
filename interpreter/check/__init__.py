"""Checking is binding: the tree of a pack becomes a model of effects, and whatever cannot become one is a fault.

Takes modules (what `syntax` read) and a reporter; gives the model, which is whole only if the reporter stayed empty.
There is one pass over the declarations, so that names may be used before they are declared, and one over the bodies.
All faults are found in one run: a faulty line is left out and the next one looked at.
"""

from interpreter.check.packs import LANGUAGE, language_number

__all__ = ["LANGUAGE", "language_number"]
