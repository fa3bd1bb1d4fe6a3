"""Games played as WebAssembly, some thirty times as fast as in Python: by wasmtime (`pip install 'moodsl[native]'`), or
in a page by the browser itself.

Only whole batches go there: many games at random, or many ways on from a position. Python stays the reference: a game
that does what has no WebAssembly yet is played in Python, and so is a match that traps. See decision 46.

>>> from moodsl import load
>>> from moodsl.extras.native import native_of
>>> from moodsl.extras.new.packs import GAME  # the tiny game with which `moo new game` begins
>>> native = native_of([GAME], load(GAME))
>>> [result.over for result in native.play(seeds=[1, 2], players=2)]
[True, True]
"""

from moodsl.extras.native.engine import Native, Result, native_of
from moodsl.extras.native.machine import Unavailable

__all__ = ["Native", "Result", "Unavailable", "native_of"]
