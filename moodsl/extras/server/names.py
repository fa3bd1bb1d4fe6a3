"""What a name is: which family it belongs to, and what it is called."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from interpreter.check.declarations import RESERVED
from interpreter.check.expressions.sorts import SORTS
from interpreter.model import Model
from interpreter.model.parts import Titles
from interpreter.syntax.verbs import VERBS

FAMILIES = (
    "name", "fact", "value", "relation", "board", "counter", "zone", "verb", "action", "ending", "effect", "phase",
    "kind", "card", "word", "other",
)  # fmt: skip
"""In the order in which they are offered; a `name` is known to one body only."""

OF_THE_LANGUAGE = RESERVED | {word for sort in SORTS.values() for word in sort.asked}


@frozen
class NameInfo:
    """A name with its family and its title in English, if it has one."""

    family: str
    title: str = ""

    @property
    def rank(self) -> int:
        """The place of its family among those that are offered."""
        return FAMILIES.index(self.family)

    @property
    def words(self) -> str:
        """`resource "grain"`, `verb`."""
        return f'{self.family} "{self.title}"' if self.title else self.family


def named(model: Model, name: str, code: str = "") -> NameInfo:
    """What a name is in a game; one that the game does not declare is given by a body, or is of the language.

    `code` is the fault of a name that means nothing where this one could stand: the place tells what it is there.
    """
    if code == "unknown-moment":
        return NameInfo("phase", title(model.phases.get(name, {})))
    if code == "nothing-to-change" and name in model.designs:
        return NameInfo("card", title(model.designs[name].titles))
    families: dict[str, Mapping[str, object]] = {
        "counter": model.counted, "zone": model.zones, "value": model.values, "verb": model.verbs,
        "relation": model.relations, "board": model.boards,
        "action": model.actions, "ending": model.endings, "kind": model.kinds, "card": model.designs,
    }  # fmt: skip
    first = code.removeprefix("unknown-")  # `unknown-kind`: where a kind is wanted, a zone of that name is none
    for family, known in sorted(families.items(), key=lambda pair: pair[0] != first):
        if name in known:
            return NameInfo(family, title(getattr(known[name], "titles", {})))
    if any(name in kind.facts for kind in model.kinds.values()):
        return NameInfo("fact")
    if any(name in kind.effects for kind in model.kinds.values()):
        return NameInfo("effect")
    if name in model.phases:
        return NameInfo("phase", title(model.phases[name]))
    if name in model.words:
        return NameInfo("word")
    if name in VERBS:
        return NameInfo("verb")
    return NameInfo("name" if code in ("unknown-name", "nobody-acts") and name not in OF_THE_LANGUAGE else "other")


def title(titles: Titles) -> str:
    """The English title, or that in any other language."""
    return next((forms[0] for forms in (titles.get("en"), *titles.values()) if forms), "")
