"""Scenarios: the words of `given`, `when` and `then` are read with the names of the players and cards of the scenario.

A card's name means its first copy; a list names the next copies. Players are `you`, `rival`, `second`, `third`. A
scenario that would pass without checking anything is a fault.
"""

from interpreter.check.scenarios.whole import bind_scenarios

__all__ = ["bind_scenarios"]
