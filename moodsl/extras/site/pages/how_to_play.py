"""How to play, from the game's own tree: all that somebody needs who has the components and nothing but this page.

What there is, setup, the course of a game, its actions, its end and scoring, the rules that always hold, when cards
work, what the words mean, every number and sum, and some turns of a match that was played.
"""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import indent

from moodsl.extras.site.card_links import values_in
from moodsl.extras.site.example import turns
from moodsl.extras.site.markdown import inline, link, page, rules, steps, table
from moodsl.extras.site.names import Names
from moodsl.extras.site.pages.boards import hint_of, path_of_board
from moodsl.extras.site.pages.glossary import things
from moodsl.prose import CardText, Text, plain
from moodsl.prose.game_rules import FLOW, ending, is_hollow, routines
from moodsl.prose.terms import Terms, starting
from moodsl.prose.text import capitalised

HERE = "play.md"


def how_to_play_page(names: Names) -> str:
    """The page."""
    words, model = names.words, names.model
    told: set[str] = set()
    terms = names.terms
    numbers = [(name, with_rows(title, text, terms.grid(name))) for name, title, text in terms.values]
    parts = [
        listed("components", components(names), names),
        flow_section("setup", "setup", names, told),
        flow_section("course", "play", names, told),
    ]
    if model.actions:
        parts.append(f"## {inline(names.action('plural'))}\n\n{words('actions-hint')}\n")
        for action in model.actions.values():
            parts.append(f"### {inline(names.called('action', action.name))} {{ #action-{action.name} }}\n")
            parts.append(rules(names.prose.action(action.name), words("slot")))
    parts.append(flow_section("scoring", "scoring", names, told))
    scored = set(values_in(model.flow.get("scoring", ())))
    parts.append("".join(f"- {line}\n" for name, line in numbers if name in scored))
    if model.endings:
        reasons = (capitalised(ending(names.prose, one.name)) for one in model.endings.values())
        endings = "".join(f"- {inline(one)}\n" for one in reasons)
        parts.append(f"### {names.part('endings')}\n\n{endings}")
    parts.append(always(terms, names))
    parts += meanings(names, told)
    parts.append(listed("numbers", (line for name, line in numbers if name not in scored), names))
    rows = [[inline(names.called(family, name)), what] for family, name, what in things(names, HERE)]
    parts.append(f"## {words('things')}\n\n{words('things-hint')}\n\n" + table([words("name"), words("means")], rows))
    parts.append(played(names))
    for name, titles in model.variants.items():
        other = [flow_section(key, part, names, told, name) for key, part in FLOW]
        if any(other):
            parts += [f"## {names.part('variant', name=names.called('variant', name, titles))}\n", *other]
    more = ", ".join(
        link(words(key), HERE, to) for key, to in (("glossary", "glossary.md"), ("rulings", "rulings/index.md"))
    )
    return page(words("how-to-play"), f"{names.tagline} {more}.\n", *parts, hide=("navigation",))


def components(names: Names) -> list[str]:
    """The boards, and what lies where before a match begins."""
    boards = (
        f"{link(names.map_title(scene), HERE, path_of_board(name))}. {hint_of(scene, names)}"
        for name, scene in names.pictured.items()
    )
    return [*boards, *(inline(plain(line)) for line in starting(names.prose.voice))]


def with_rows(title: str, lines: tuple[Text, ...], grid: list[list[str]] | None) -> str:
    """A value as an entry of a list, with the rows of a long sum under it; one of two keys as a table."""
    first, *rows = (inline(plain(line)) for line in lines)
    if grid is not None:
        head, *body = ([inline(cell) for cell in row] for row in grid)
        return f"**{inline(title)}:** {first}\n\n" + indent(table(head, body), "    ")
    return "\n".join([f"**{inline(title)}:** {first}", *(f"    - {row}" for row in rows)])


def listed(heading: str, lines: Iterable[str], names: Names) -> str:
    """A section that is a list; nothing if there is nothing to list."""
    told = "".join(f"- {line}\n" for line in lines)
    hint = names.words(f"{heading}-hint")
    return f"## {names.part(heading)}\n\n{hint}\n\n{told}" if told else ""


def always(terms: Terms, names: Names) -> str:
    """The rules on no card, when cards work, and how much there may be."""
    found = rules(CardText(tuple(terms.rules())), names.words("slot"))
    working = listed("working", (inline(plain(line)) for line in terms.working()), names)
    limits = listed("limits", (inline(plain(line)) for line in terms.limits()), names)
    return (f"## {names.part('always')}\n\n{found}\n" if found else "") + working + limits


def played(names: Names) -> str:
    """Some turns of a match that was played, with the words of its log."""
    words, match = names.words, names.shelf.example
    people = words("people").split(", ")
    if match is None or len(people) < match.setup.players:
        return ""
    found = turns(match, names.prose, people[: match.setup.players])
    told = [f"1. {inline(first)}\n" + "".join(f"    - {inline(line)}\n" for line in rest) for first, *rest in found]
    return f"## {words('example')}\n\n{words('example-hint')}\n\n" + "".join(told) if told else ""


def flow_section(heading: str, flow: str, names: Names, told: set[str], variant: str | None = None) -> str:
    """A part of the course of the game with its routines; nothing if the game has no such part."""
    lines = names.prose.flow(flow, variant)
    if not lines:
        return ""
    depth = "###" if variant else "##"
    parts = [f"{depth} {names.part(heading)}\n\n{steps(lines, numbered=sum(not depth for depth, _line in lines) > 1)}"]
    for verb in routines(names.model.flow.get(f"{variant}.{flow}" if variant else flow, ()), names.model, told):
        parts.append(f"{depth}# {inline(names.called('verb', verb))} {{ #verb-{verb} }}\n")
        parts.append(rules(names.prose.verb(verb), names.words("slot")))
    return "\n".join(parts)


def meanings(names: Names, told: set[str]) -> list[str]:
    """What the other verbs mean that the texts speak of, each with what it is done to (`Build a structure`).

    Those that sound alike share a section."""
    words = names.words
    found: dict[str, dict[str, str]] = {}
    for verb in names.model.verbs.values():
        if verb.name not in told and not is_hollow(names.prose, verb.name):
            text = rules(names.prose.verb(verb.name), words("slot"))
            found.setdefault(names.prose.deed(verb.name), {}).setdefault(text, verb.name)
    if not found:
        return []
    parts = [f"## {names.part('meanings')}\n\n{words('meanings-hint')}\n"]
    for title, texts in found.items():
        for text, verb_name in texts.items():
            head = f"{words('other-meaning')}\n{{: #verb-{verb_name} }}"
            if text == next(iter(texts)):
                head = f"### {inline(title)} {{ #verb-{verb_name} }}"
            parts.append(f"{head}\n\n{text}")
    return parts
