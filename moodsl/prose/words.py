"""The lexicon: the words that a pack's author declared, with the forms that a language needs.

Forms come from the titles in the pack's `.moo` files and from `words/LANGUAGE.ftl` beside them; words that every game
has (`card`, `player`) are messages of the house. A form that is needed and that nobody wrote is never guessed: it is
noted as missing, with the place of the declaration and what to write where.
"""

from __future__ import annotations

from attrs import define, field, frozen

from interpreter.model import Model
from interpreter.text import Span
from interpreter.text.holes import filled, holes_in
from moodsl.prose.nominals import Nominal
from moodsl.prose.sentences import GAP, Sentences

Titles = dict[str, tuple[str, ...]]

CHANGES = ("more", "less")


@frozen
class Missing:
    """A form that nobody wrote: the message and attribute that would hold it, the declaration of the word, and that of
    the first text that wants it."""

    message: str
    attribute: str | None
    what: str
    span: Span | None
    wanted: Span | None
    holes: tuple[str, ...] = ()

    @property
    def gap(self) -> str:
        """What stands in its place until it is written: `{ $what } …`, with the holes of a clause."""
        holes = [f"{{ ${one} }}" for one in self.holes]
        return " ".join([GAP, *holes] if self.attribute in CHANGES else [*holes[:1], GAP, *holes[1:]])


@frozen
class WordEntry:
    """What is known of a name: its titles in this language, and where it is declared."""

    message: str
    titles: tuple[str, ...]
    what: str
    span: Span | None


@define
class Lexicon:
    """The words of one pack in one language."""

    model: Model
    language: str
    sentences: Sentences
    missing: dict[tuple[str, str | None], Missing] = field(factory=dict)
    place: Span | None = None  # where what is being told is declared

    def entry(self, family: str, name: str) -> WordEntry:
        """What is known of a declared name; `family` is `kind`, `counter`, `zone`, `pile`, `word`, `fact` …"""
        model = self.model
        if family == "fact" and name in model.zones and model.zones[name].printed:
            family = "zone"  # the line of a card that says which places are printed on it
        message = f"{family}-{name}"
        titles: Titles = {}
        span: Span | None = None
        if family in ("kind", "counter", "zone", "board", "relation", "value", "verb", "action", "ending", "card"):
            holder = {
                "kind": model.kinds, "counter": model.counted, "zone": model.zones, "value": model.values,
                "board": model.boards, "relation": model.relations,
                "verb": model.verbs, "action": model.actions, "ending": model.endings, "card": model.designs,
            }[family]  # fmt: skip
            declared = holder.get(name) or (model.families.get(name) if family == "counter" else None)
            if declared is not None:
                titles, span = declared.titles, declared.span
        elif family in ("phase", "moment"):
            titles = model.phases.get(name, {})
        elif family == "variant":
            titles = model.variants.get(name, {})
        elif family == "deed" and name in model.verbs:
            span = model.verbs[name].span
        elif family in ("pile",) and name in model.zones:
            span = model.zones[name].span
        elif family == "fact":
            spec = next((kind.facts[name] for kind in model.kinds.values() if name in kind.facts), None)
            span = spec.span if spec else None
        elif family == "word":
            specs = (spec for kind in model.kinds.values() for spec in kind.facts.values())
            found = next((spec for spec in specs if name in spec.words), None)
            span = found.span if found else None
        elif family == "effect":
            owner = next((kind for kind in model.kinds.values() if name in kind.effects), None)
            span = owner.span if owner else None
        return WordEntry(message, titles.get(self.language, ()), name, span)

    def lack(self, entry: WordEntry, attribute: str | None) -> str:
        """Note a form that nobody wrote."""
        key = (entry.message, attribute)
        holes = self.holes_wanted(entry, attribute)
        self.missing.setdefault(key, Missing(entry.message, attribute, entry.what, entry.span, self.place, holes))
        return GAP

    def holes_wanted(self, entry: WordEntry, attribute: str | None) -> tuple[str, ...]:
        """What a clause tells that is still to be written: whom or what it is about, by how much something changes."""
        value = self.model.values.get(entry.what) if entry.message == f"value-{entry.what}" else None
        if attribute in CHANGES and value is not None:
            return ("change",)
        if attribute not in ("yes", "no"):
            return ()
        return ("what",) if value is None else tuple(one.joint or "of" for one in value.parameters)

    def find(self, entry: WordEntry, attribute: str | None = None, /, **parts: Nominal) -> str | None:
        """A form from the words of the pack or of the house, or None; `parts` stand in its holes."""
        return self.sentences.find(entry.message, attribute, **parts)

    def holes(self, entry: WordEntry, form: str) -> tuple[str, ...]:
        """The parts that a form tells by itself, or the name from which it is made."""
        for attribute in (form, None):
            asked = self.sentences.asked(entry.message, attribute)
            if asked is not None:
                return asked
        return holes_in(entry.titles[0]) if entry.titles else ()

    def form(self, entry: WordEntry, attribute: str) -> str:
        """A form that must be there."""
        found = self.find(entry, attribute)
        return found if found is not None else self.lack(entry, attribute)

    def name(self, entry: WordEntry, /, **parts: Nominal) -> str:
        """The name itself: the message, or the first form of the title; `parts` stand in its holes."""
        found = self.find(entry, None, **parts)
        if found is not None:
            return found
        if not entry.titles:
            return self.lack(entry, None)
        return filled(entry.titles[0], lambda part: parts[part].case("acc")) if parts else entry.titles[0]
