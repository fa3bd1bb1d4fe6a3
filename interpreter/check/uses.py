"""Where every name is declared and used: noted while a pack is checked, if somebody asks for it.

A check without a `Uses` notes nothing. What is noted is where the author wrote a name, so that it can be found, or be
written otherwise; words that only mean a thing without its name (`cards`, `your resources`) are no use of it.
"""

from __future__ import annotations

from attrs import define, field, frozen

from interpreter.check.nouns import singulars, verb_named
from interpreter.effects.values import Value
from interpreter.text import Span

Key = tuple[str, str]
"""A family (`counter`, `card`, `fact` …) and a name; a name known to one body only is (`name`, its place)."""


@frozen
class Mention:
    """A name where it is written; `declares` if it is this that gives the name."""

    key: Key
    span: Span
    declares: bool


@define
class Uses:
    """The mentions of a pack, by the source they stand in. A place mentions one thing: what was noted first."""

    found: dict[str, dict[tuple[int, int], Mention]] = field(factory=dict)
    before: Uses | None = None  # of the rest of the pack, if this is of a part of it
    _variables: dict[int, tuple[Value, Key]] = field(factory=dict)  # the value itself, so that its id stays its own

    def note(self, key: Key, span: Span, declares: bool = False) -> None:
        """Note a place, if the name stands there in one of its forms."""
        if span.line == span.end_line and (key[0] == "name" or is_form(span.text, key[1])):
            here = self.found.setdefault(span.source.name, {})
            here.setdefault((span.line, span.column), Mention(key, span, declares))

    def key_at(self, span: Span) -> Key:
        """What is named at a place: what has been noted there, or else a name that one body knows."""
        here = self.found.get(span.source.name, {}).get((span.line, span.column))
        if here is None and self.before is not None:
            return self.before.key_at(span)
        return here.key if here is not None else ("name", str(span))

    def bind(self, value: Value, span: Span) -> None:
        """Note that a variable got its name here."""
        key = self.key_at(span)
        self._variables[id(value)] = (value, key)
        self.note(key, span, declares=True)

    def meet(self, value: Value, key: Key | None, span: Span) -> None:
        """Note a word that stands for a variable; one that nobody named has the name of its kind, `key`."""
        known = self._variables.get(id(value))
        if known is not None:
            self.note(known[1], span)
        elif key is not None:
            self.note(key, span)


def is_form(written: str, name: str) -> bool:
    """Whether a word is a name, its plural, its singular, its -s form, or the slot of this letter.

    >>> is_form("cities", "city"), is_form("waits_for", "wait_for"), is_form("[A]", "A"), is_form("cards", "stall")
    (True, True, True, False)
    """
    forms = {*singulars(written), verb_named({name}, written)}
    return name in forms or written in singulars(name) or written == f"[{name}]"
