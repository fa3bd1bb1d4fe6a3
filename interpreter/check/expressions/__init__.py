"""Expressions: values, conditions, things and phrases, bound by their words.

`sorts` is the table of what an expression can stand for; `binding` is the way in. The files below register what they
look at there, and are imported here so that all of it is known.
"""

from interpreter.check.expressions import belongings, conditions, names, sums

__all__ = ["belongings", "conditions", "names", "sums"]
