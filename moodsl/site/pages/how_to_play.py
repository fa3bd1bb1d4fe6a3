"""How to play: setup, the course of a game, its actions, its end and scoring, from the game's own tree."""

from __future__ import annotations

from collections.abc import Iterator

from moodsl.site.markdown import inline, link, page, rules, steps
from moodsl.site.names import Names
from moodsl.site.ties import verbs_in

HERE = "play.md"


def how_to_play_page(names: Names) -> str:
    """The page."""
    words, model = names.words, names.model
    told: set[str] = set()
    parts = [part_of("setup", "setup", names, told), part_of("course", "play", names, told)]
    if model.actions:
        parts.append(f"## {inline(names.action('plural'))}\n\n{words('actions-hint')}\n")
        for action in model.actions.values():
            parts.append(f"### {inline(names.called('action', action.name))} {{ #action-{action.name} }}\n")
            parts.append(rules(names.prose.action(action.name), words("slot")))
    parts.append(part_of("scoring", "scoring", names, told))
    if model.endings:
        endings = "".join(f"- {inline(names.called('ending', one.name))}\n" for one in model.endings.values())
        parts.append(f"### {words('endings')}\n\n{endings}")
    parts += meanings(names, told)
    for name, titles in model.variants.items():
        other = [part_of(key, part, names, told, name) for key, part in FLOW]
        if any(other):
            parts += [f"## {words('variant', name=names.called('variant', name, titles))}\n", *other]
    low, high = model.players
    intro = names.words("tagline", cards=sum(one.copies for one in names.cards), players=players(low, high, names))
    more = ", ".join(
        link(words(key), HERE, to) for key, to in (("glossary", "glossary.md"), ("rulings", "rulings/index.md"))
    )
    return page(words("how-to-play"), f"{intro} {more}.\n", *parts, hide=("navigation",))


FLOW = (("setup", "setup"), ("course", "play"), ("scoring", "scoring"))


def players(low: int, high: int, names: Names) -> str:
    """How many play: `2–4`, or `3`."""
    return names.words("players", low=low, high=high) if low != high else str(low)


def part_of(heading: str, flow: str, names: Names, told: set[str], variant: str | None = None) -> str:
    """A part of the course of the game with its routines; nothing if the game has no such part."""
    lines = names.prose.flow(flow, variant)
    if not lines:
        return ""
    depth = "###" if variant else "##"
    parts = [f"{depth} {names.words(heading)}\n\n{steps(lines, numbered=len(lines) > 1)}"]
    for verb in routines(names.model.flow.get(f"{variant}.{flow}" if variant else flow, ()), names, told):
        parts.append(f"{depth}# {inline(names.called('verb', verb))} {{ #verb-{verb} }}\n")
        parts.append(rules(names.prose.verb(verb), names.words("slot")))
    return "\n".join(parts)


def meanings(names: Names, told: set[str]) -> list[str]:
    """What the other verbs mean that the texts speak of, each with what it is done to (`Build a structure`).

    One that is only done to numbers says in its place what it does; of those that sound alike the first is told."""
    words = names.words
    found: dict[str, str] = {}
    for verb in names.model.verbs.values():
        if verb.name not in told and (not verb.parameters or any(one.joint is None for one in verb.parameters)):
            text = rules(names.prose.verb(verb.name), words("slot"))
            found.setdefault(names.prose.deed(verb.name), f"{{ #verb-{verb.name} }}\n\n{text}")
    if not found:
        return []
    return [
        f"## {words('meanings')}\n\n{words('meanings-hint')}\n",
        *(f"### {inline(one)} {found[one]}" for one in found),
    ]


def routines(body: object, names: Names, told: set[str]) -> Iterator[str]:
    """The verbs that are done to nothing in particular (`take_turn`), in the order in which they are met: each is a
    piece of the course of the game that has a name. Those that are `told` already are left out; these now are, too."""
    for verb in verbs_in(body):
        if verb not in told and not names.model.verbs[verb].parameters:
            told.add(verb)
            yield verb
            yield from routines(names.model.verbs[verb].body, names, told)
