"""The card studio: cards are written in a browser, and at every letter it is seen what they look like, say and do.

`Studio` is the whole of it without network or page: it takes requests and gives answers (`messages`), and knows a
folder of cards, the files that are open and their unsaved texts. Faults, completion and hover are those of `moo lsp`.
Whatever might not end (scenarios, simulations, the search for a match) runs in a process of its own (`apart`) and is
stopped. What is on the disk stays the truth: nothing is written but on request, and never over what was not read.
"""

from moodsl.extras.studio.studio import Studio

__all__ = ["Studio"]
