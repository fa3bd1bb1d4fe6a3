"""The syntax tree: what is written, before any name is looked up.

Every node is immutable and knows its span (outside equality and repr), so that two trees are equal when they say the
same. A `Name` keeps its own span. Nothing here knows what a name means: `target loses 1 honour` is a `Phrase` whose
first word may turn out to be the doer (see `check`). The nodes stand in files by family; others take them from here.
"""

from interpreter.syntax.nodes.abilities import *
from interpreter.syntax.nodes.base import *
from interpreter.syntax.nodes.declarations import *
from interpreter.syntax.nodes.expressions import *
from interpreter.syntax.nodes.facts import *
from interpreter.syntax.nodes.statements import *
