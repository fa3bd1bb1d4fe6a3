"""`moo explain CARD`: a card as rules text, when it acts, what it takes and costs, where all of that comes from, which
scenarios rule on it, and which cards it has to do with."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator

from attrs import evolve

from interpreter.effects import steps as s
from interpreter.game.naming import in_short
from interpreter.model import Design
from interpreter.syntax import nodes as n
from moodsl.cli.shared.sentences import say
from moodsl.extras.site.card_links import Tie
from moodsl.extras.site.names import Names
from moodsl.prose import text_lines
from moodsl.prose.book import abilities_of, names_in
from moodsl.prose.sentences import GAP
from moodsl.prose.table import RulesLines

WIDTH = 96
MOST = 12  # cards of one tie, and rulings, that are named


def page(design: Design, names: Names) -> Iterator[str]:
    """The lines of the page."""
    kind = names.called("kind", design.kind).lower()
    title = in_some_language(names, lambda names: names.card(design.name))
    pack = names.shelf.pack_of[design.name]
    if pack:
        yield say("card-head", title=title, kind=kind, pack=in_some_language(names, lambda names: names.pack(pack)))
    else:
        yield say("card-head-alone", title=title, kind=kind)
    yield f"{design.span.source.name}:{design.span.line}"
    text = text_lines(names.prose.card(design.name))
    if any(GAP in line for line in text):  # words are missing: the card as its author wrote it
        text = [in_short(design.text)]
    yield from section("card-rules", text or [say("card-no-rules")])
    yield from section("card-facts", [f"{fact}: {told}" for fact, told in names.facts(design)])
    yield from section("card-moments", moments(design, names))
    yield from section("card-slots", [f"[{slot}] {names.called('zone', slot).lower()}" for slot in design.slots])
    yield from section("card-prices", prices(design, names))
    original, taken = provenance(design, names)
    yield from section("card-original", [", ".join(original)] if original else [])
    yield from section("card-taken", taken)
    yield from section("card-rulings", rulings(design, names))
    yield from section("card-ties", [line for tie in names.shelf.web.ties(design.name) for line in tied(tie, names)])


def in_some_language(names: Names, name: Callable[[Names], str]) -> str:
    """What something is called; in English if nobody has said it in this language."""
    said = name(names)
    return name(evolve(names, language="en")) if GAP in said else said


def section(heading: str, lines: list[str]) -> Iterator[str]:
    """A heading and its lines; nothing of nothing."""
    if lines:
        yield ""
        yield f"{say(heading)}:"
        for line in lines:
            yield from textwrap.wrap(
                line, WIDTH, initial_indent="    ", subsequent_indent="      ", break_on_hyphens=False
            )


def moments(design: Design, names: Names) -> list[str]:
    """When the card acts: as it is printed, with the line that says so."""
    decl = names.shelf.decl(design.name)
    found = []
    for item in abilities_of(decl):
        keyword = names.prose.ability(item, design.name).keyword or say("card-always")
        said = "" if GAP in keyword else f"{keyword}  "
        found.append(f"{said}({item.when.span.text}, {item.span.source.name}:{item.span.line})")
    return found


def prices(design: Design, names: Names) -> list[str]:
    """What its abilities have to be paid for with."""
    table = RulesLines(lambda: names.prose)
    found = {}
    for ability in names.model.abilities:
        for step in ability.body if ability.design == design.name else ():
            if s.has_trait(step, "price"):
                line = names.model.clauses[step.clause]
                found[step.clause] = table.rule(line.source, line.line) or line.text
    return list(found.values())


def provenance(design: Design, names: Names) -> tuple[list[str], list[str]]:
    """What of the card is original, and what comes from where, by its fact `source`."""
    original: list[str] = []
    taken: list[str] = []
    for about, told in names.sources(design):
        if told == "original":
            original.append(about.lower())
        else:
            taken.append(f"{about.lower()}: {names.origin(told)}")
    return original, taken


def rulings(design: Design, names: Names) -> list[str]:
    """The scenarios that name the card, those with its name in their title first."""
    name = names.card(design.name).lower()
    found = []
    for module in names.shelf.book.modules:
        for decl in module.declarations:
            if isinstance(decl, n.ScenarioDecl) and design.name in names_in(decl):
                facts = {item.name.text: item for item in decl.items if isinstance(item, n.Fact)}
                numbers = fact_as_written(facts.get("ruling"))
                title = " ".join(fact_as_written(facts.get(names.language))).strip('"') or decl.title.value
                lead = f"{', '.join(numbers)}: " if numbers else ""
                place = f"({decl.span.source.name}:{decl.span.line})"
                found.append((name not in title.lower(), f"{lead}{title}  {place}"))
    lines = [line for _other, line in sorted(found, key=lambda one: one[0])]
    more = [say("card-more", count=len(lines) - MOST)] if len(lines) > MOST else []
    return lines[:MOST] + more


def fact_as_written(fact: n.Fact | None) -> list[str]:
    """What a fact of a scenario says, as it is written."""
    return [atom.span.text for atoms in fact.values for atom in atoms] if fact is not None else []


def tied(tie: Tie, names: Names) -> Iterator[str]:
    """What the card has to do with others by one topic."""
    others = tie.others or tie.fellows
    listed = ", ".join(names.card(one) for one in others[:MOST])
    more = f", {say('card-more', count=len(others) - MOST)}" if len(others) > MOST else ""
    yield f"{names.topic(tie.topic)}: {listed}{more}"
