"""The command line: `moo check`, `moo play`, `moo replay`, `moo sim`.

Each command lies in a file of its own, which is imported when the command is called. The terminal's library (rich) is
imported by the files that draw, and these only when something is drawn, so that checking a sound pack stays quick. No
word of any game stands here: what is shown comes from the game's sheet.

How a command ends: 0 all is well, 1 the cards or the saved match are at fault, 2 the command was used wrongly,
70 moodsl itself is at fault.
"""

from moodsl.cli.group import main

__all__ = ["main"]
