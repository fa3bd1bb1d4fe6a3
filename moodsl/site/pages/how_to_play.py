"""How to play: setup, the course of a game, its actions, its end and scoring, from the game's own tree."""

from __future__ import annotations

from moodsl.site.markdown import inline, link, page, rules, steps
from moodsl.site.names import Names

HERE = "play.md"


def how_to_play_page(names: Names) -> str:
    """The page."""
    words, model = names.words, names.model
    parts = [part_of("setup", "setup", names), part_of("course", "play", names)]
    if model.actions:
        parts.append(f"## {words('actions')}\n\n{words('actions-hint')}\n")
        for action in model.actions.values():
            parts.append(f"### {inline(names.called('action', action.name))} {{ #action-{action.name} }}\n")
            parts.append(rules(names.prose.action(action.name), words("slot")))
    parts.append(part_of("scoring", "scoring", names))
    if model.endings:
        endings = "".join(f"- {inline(names.called('ending', one.name))}\n" for one in model.endings.values())
        parts.append(f"### {words('endings')}\n\n{endings}")
    for name, titles in model.variants.items():
        told = [part_of(key, part, names, name) for key, part in FLOW]
        if any(told):
            parts += [f"## {words('variant', name=names.called('variant', name, titles))}\n", *told]
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


def part_of(heading: str, flow: str, names: Names, variant: str | None = None) -> str:
    """A part of the course of the game; nothing if the game has no such part."""
    lines = names.prose.flow(flow, variant)
    return (
        f"{'###' if variant else '##'} {names.words(heading)}\n\n{steps(lines, numbered=len(lines) > 1)}"
        if lines
        else ""
    )
