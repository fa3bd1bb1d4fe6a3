"""Files written anew: in the one form of the language, with their slips mended, or in a newer version of the language.

Takes sources, gives texts; reads and writes no files. What is written anew is read again before it is given out, and
must say the same. The words are printed by `interpreter.syntax`; here comments and blank lines are put back in place.
"""

from moodsl.formatter.form import NotTheSame, formatted
from moodsl.formatter.mending import Mended, is_incomplete, mend, slips
from moodsl.formatter.upgrading import language_of, upgraded

__all__ = ["Mended", "NotTheSame", "formatted", "is_incomplete", "language_of", "mend", "slips", "upgraded"]
