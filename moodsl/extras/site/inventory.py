"""The inventory: everything of a game that has a name, with its titles, where it is declared, and where it is used.

Names and uses are those that the checker notes while it reads the pack; moments are told by what sets them off.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from attrs import frozen

from interpreter.check.index import Index
from interpreter.check.scope import Desk
from interpreter.check.uses import Uses
from interpreter.effects import steps as s
from interpreter.effects.parts import walk
from interpreter.model import Model
from interpreter.model.parts import Titles
from interpreter.report import Reporter
from interpreter.syntax import nodes as n
from interpreter.text import Span
from interpreter.whole_check import steps
from moodsl.prose import Book, Prose

FAMILIES = (
    "kind", "fact", "word", "card", "zone", "slot", "counter", "board", "relation", "value", "verb", "action", "phase",
    "moment", "effect", "ending", "variant",
)  # fmt: skip
"""What has a name, in the order in which it is listed."""


@frozen(order=True)
class SourceLine:
    """A line of a file of the pack, and what it says."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@frozen
class NameEntry:
    """A name: its family, the lines that declare it, those that use it, and how many lines of scenarios do."""

    family: str
    name: str
    declared: tuple[SourceLine, ...]
    used: tuple[SourceLine, ...]
    in_scenarios: int = 0


def inventory(book: Book) -> list[NameEntry]:
    """Every name of a book, family by family, each in the order of the files."""
    desk = Desk(Model(), Reporter(), Index(Uses()))
    for _step in steps(list(book.modules), desk):
        pass
    assert desk.index.uses is not None
    played = {place for module in book.modules for place in scenario_lines(module)}
    declared: dict[tuple[str, str], dict[SourceLine, None]] = {}
    used: dict[tuple[str, str], dict[SourceLine, None]] = {}
    for mentions in desk.index.uses.found.values():
        for mention in mentions.values():
            family, name = mention.key
            key = ("slot", name) if family == "zone" and f"[{name}]" == mention.span.text else mention.key
            here = line_of(mention.span)
            names_it = mention.declares and (here.file, here.line) not in played
            (declared if names_it else used).setdefault(key, {})[here] = None
    for spec in (spec for kind in book.model.kinds.values() for spec in kind.facts.values()):
        if spec.span is not None:
            for word in spec.words:  # `no` is noted nowhere
                declared.setdefault((spec.words_are, word), {line_of(spec.span): None})
    moments = moments_of(book.model)
    for names in (declared, used):  # a moment that is announced is none of a phase
        for family, name in [key for key in names if key[0] == "phase" and key[1] not in book.model.phases]:
            places = names.pop((family, name))
            names |= {("moment", one): places for one in moments if one.split()[:2] == ["at", name]}
    slots = {("slot", name): None for name, zone in book.model.zones.items() if zone.store == "cell"}
    keys = [*declared, *(key for key in slots if key in used), *(("moment", name) for name in moments)]
    found = []
    for key in dict.fromkeys(keys):
        if key[0] in FAMILIES:
            lines = sorted(moments[key[1]] | used.get(key, {}).keys() if key[0] == "moment" else used.get(key, ()))
            free = [one for one in lines if (one.file, one.line) not in played]
            own = declared.get(key, {})
            users = tuple(one for one in free if one not in own)
            found.append(NameEntry(*key, tuple(own), users, len(lines) - len(free)))
    return sorted(found, key=lambda one: FAMILIES.index(one.family))


def line_of(span: Span) -> SourceLine:
    """The line on which something stands."""
    return SourceLine(span.source.name, span.line, span.source.line(span.line).strip())


def scenario_lines(module: n.Module) -> Iterator[tuple[str, int]]:
    """The lines of scenarios."""
    for decl in module.declarations:
        if isinstance(decl, n.ScenarioDecl):
            yield from ((decl.span.source.name, line) for line in range(decl.span.line, decl.span.end_line + 1))


def moments_of(model: Model) -> dict[str, set[SourceLine]]:
    """The moments that something listens to, or that are announced, with the lines that do."""
    found: dict[str, set[int]] = {}
    for ability in model.abilities:
        if ability.moment is not None:
            found.setdefault(f"{ability.moment.when} {ability.moment.what}", set()).add(ability.clause)
    bodies = (*model.flow.values(), *(verb.body for verb in model.verbs.values()))
    for step in (one for body in bodies for one in walk(body) if isinstance(one, s.Announce)):
        found.setdefault(f"at {step.moment}", set()).add(step.clause)
    lines = {number: model.clauses[number] for clauses in found.values() for number in clauses}
    return {
        name: {SourceLine(lines[one].source, lines[one].line, lines[one].text) for one in clauses}
        for name, clauses in found.items()
    }


def source_of(entry: NameEntry, book: Book) -> list[str]:
    """The text that declares a name: the whole declaration if it is its name, else the line."""
    decls = {
        (decl.span.source.name, decl.span.line): decl.span for module in book.modules for decl in module.declarations
    }
    found = []
    for place in entry.declared:
        span = decls.get((place.file, place.line))
        lines = [place.text] if span is None else span.source.lines[span.line - 1 : span.end_line]
        found.append("\n".join(lines).rstrip())
    return found


def declared_titles(entry: NameEntry, model: Model) -> Titles:
    """The titles that stand in the declaration of something."""
    holders: dict[str, Mapping[str, Any]] = {
        "kind": model.kinds, "counter": model.counted, "zone": model.zones, "slot": model.zones,
        "board": model.boards, "relation": model.relations,
        "value": model.values, "verb": model.verbs, "action": model.actions, "ending": model.endings,
        "card": model.designs,
    }  # fmt: skip
    if entry.family in ("phase", "variant"):
        return (model.phases if entry.family == "phase" else model.variants).get(entry.name, {})
    declared = holders.get(entry.family, {}).get(entry.name)
    return declared.titles if declared is not None else {}


def titles_in(entry: NameEntry, proses: Iterable[Prose]) -> list[str]:
    """What something is called in each of some languages; empty where nobody has said it. In the holes of the title of
    a verb stands what they are in general."""
    found = []
    for prose in proses:
        lexicon = prose.voice.lexicon
        known = lexicon.entry("zone" if entry.family == "slot" else entry.family, entry.name)
        if entry.family == "verb" and lexicon.holes(known, "bare"):
            found.append(prose.verb_title(entry.name))
            continue
        found.append(lexicon.find(known) or (known.titles[0] if known.titles else ""))
    return found
