"""The readers of the built-in verbs, one for each: a phrase with its verb found becomes steps.

`counters`, `prices`, `pieces`, `cards`, `dice` and `flow` hold them by what they are about, each as `read_VERB`.
"""

from collections.abc import Callable

from interpreter.check.expressions.phrases import VerbPhrase
from interpreter.check.scope import Scope
from interpreter.check.verbs import cards, counters, dice, flow, prices
from interpreter.effects.steps import Step
from interpreter.syntax.nodes import Say

READERS: dict[str, Callable[[VerbPhrase, Say, int, Scope], list[Step]]] = {
    name.removeprefix("read_"): reader
    for room in (cards, counters, dice, flow, prices)
    for name, reader in vars(room).items()
    if name.startswith("read_")
}

__all__ = ["READERS"]
