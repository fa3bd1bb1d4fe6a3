"""Effects become Python: one function for every run of steps without a decision, one block for every stretch between two.

Takes a checked model; gives a compiled game as plain data (`compile_game`): tables, source text, names to show. Data, not
objects, so that it can be kept in a cache file; `game.link` makes a running program of it.
"""

from interpreter.compile.whole import compile_game

__all__ = ["compile_game"]
