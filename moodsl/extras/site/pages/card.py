"""A card's own page: its face, facts and rules, its source, its rulings, what it goes with, where it comes from."""

from __future__ import annotations

from interpreter.model import Design
from moodsl.extras.site.card_links import Tie
from moodsl.extras.site.markdown import folded, inline, link, page, rules, source, table
from moodsl.extras.site.names import Names
from moodsl.extras.site.pages.rulings import proof_block, titled
from moodsl.extras.site.proofs import Proof
from moodsl.prose import plain

SHOWN = 8  # scenarios of a card that are told on its page; of the others, where they stand


def card_pages(names: Names) -> dict[str, str]:
    """The pages of all cards by path; each leads to its neighbours of the same kind."""
    found = {}
    cards = names.cards
    for before, design, after in zip((None, *cards), cards, (*cards[1:], None), strict=False):
        near = [one if one and one.kind == design.kind else None for one in (before, after)]
        found[path_of(design.name)] = card_page(design, names, near[0], near[1])
    return found


def path_of(name: str) -> str:
    """Where a card's page lies."""
    return f"cards/{name}.md"


def card_page(design: Design, names: Names, before: Design | None, after: Design | None) -> str:
    """The page of one card."""
    words, here = names.words, path_of(design.name)
    told = described(design, names)
    others = (one for one in names.others if one.card(design.name) != names.card(design.name))
    alone = "".join(
        f'<p class="moo-other" lang="{one.language}">{inline(one.card(design.name))}</p>\n' for one in others
    )
    kind = names.model.kinds[design.kind]
    ways = (link(words("all-cards"), here, "cards/index.md"), link(names.plural(kind), here, f"kinds/{kind.name}.md"))
    text = names.texts[design.name]
    parts = [
        f'<p class="moo-up" markdown>{" › ".join(ways)}</p>\n',
        alone,
        f'<div class="moo-card" markdown>\n{names.sides(design.name)}\n<div class="moo-card-text" markdown>\n',
        rules(text, words("slot")) + "\n",
        facts(design, names, here),
        "</div>\n</div>\n",
        ties(design, names, here),
        rulings(names.shelf.proofs_of[design.name], names, here),
        f"## {words('as-written')}\n\n{words('as-written-hint')}\n",
        source(design.text),
        provenance(design, names),
        neighbours(before, after, names, here),
    ]
    return page(names.card(design.name), *parts, description=told, hide=("navigation",))


def described(design: Design, names: Names) -> str:
    """A card in one sentence for each thing that stands on it."""
    parts = [names.called("kind", design.kind)]
    parts += [f"{fact}: {value}" for fact, value in names.facts(design)]
    for paragraph in names.texts[design.name].paragraphs:
        slot = f" [{paragraph.slot}]" if paragraph.slot else ""
        body = " ".join(plain(text) for _depth, text in paragraph.lines)
        parts.append(f"{paragraph.keyword}{slot}: {body}" if paragraph.keyword else body)
    return " ".join(part if part.endswith(".") else f"{part}." for part in parts)


def facts(design: Design, names: Names, here: str) -> str:
    """The table of facts."""
    words = names.words
    kind = link(names.called("kind", design.kind), here, f"kinds/{design.kind}.md")
    rows = [[words("kind"), kind], *([inline(fact), inline(value)] for fact, value in names.facts(design))]
    rows += beside(design, names, here)
    if design.slots:
        rows.append([words("slot"), ", ".join(design.slots)])
    if len(names.model.packs) > 1:
        rows.append([words("pack"), inline(names.pack(names.shelf.pack_of[design.name]))])
    return table([words("fact"), words("value")], rows) + "\n"


def beside(design: Design, names: Names, here: str) -> list[list[str]]:
    """The places that facts say are next to this one, relation by relation."""
    if not any(one.kind == design.kind for one in names.model.relations.values()):
        return []
    sheet = names.shelf.program.sheet
    rows = []
    for relation in sheet.relations.values():
        near = [sheet.design(one).name for one in relation.beside.get(design.first, ())]
        told = ", ".join(link(names.card(one), here, names.page_of(one)) for one in near)
        rows += [[inline(names.called("relation", relation.name)), told]] if near else []
    return rows


def ties(design: Design, names: Names, here: str) -> str:
    """The cards that this one has to do with, topic by topic."""
    words = names.words
    found = names.shelf.web.ties(design.name)
    if not found:
        return f"## {words('goes-with')}\n\n{words('nothing-ties')}\n"
    rows = [[inline(names.topic(tie.topic)), tied(tie, names, here)] for tie in found]
    head = [words("about"), words("cards")]
    return f"## {words('goes-with')}\n\n{words('goes-with-hint')}\n\n" + table(head, rows) + "\n"


def tied(tie: Tie, names: Names, here: str) -> str:
    """The cards of one tie, those that do the opposite first."""
    groups = [("ties-touch" if tie.minds else "ties-mind", tie.others), ("ties-like", tie.fellows)]
    return "<br>".join(
        f"{names.words(key, sort=tie.topic.sort)}: "
        + ", ".join(link(names.card(one), here, names.page_of(one)) for one in cards)
        for key, cards in groups
        if cards
    )


def rulings(proofs: list[Proof], names: Names, here: str) -> str:
    """The scenarios that name the card, each told when it is opened."""
    words = names.words
    if not proofs:
        return f"## {words('rulings-of')}\n\n{words('no-rulings')}\n"
    parts = [f"## {words('rulings-of')}\n\n{words('verified-on', day=names.shelf.day)}\n"]
    parts += [proof_block(proof, names) for proof in proofs[:SHOWN]]
    if len(proofs) > SHOWN:
        rest = "".join(f"- {link(titled(proof, names), here, proof.place)}\n" for proof in proofs[SHOWN:])
        parts.append(folded(words("more-rulings", count=len(proofs) - SHOWN), rest))
    return "\n".join(parts)


def provenance(design: Design, names: Names) -> str:
    """The `source` fact: what of the card comes from where."""
    words = names.words
    rows = []
    for about, told in names.sources(design):
        rows.append([about, words("original") if told == "original" else inline(names.origin(told))])
    if not rows:
        return ""
    return (
        f"## {words('provenance')}\n\n{words('provenance-hint')}\n\n"
        + table([words("about"), words("origin")], rows)
        + "\n"
    )


def neighbours(before: Design | None, after: Design | None, names: Names, here: str) -> str:
    """Links to the card before and the card after this one."""
    links = []
    for design, key, arrow in ((before, "previous", "← {}"), (after, "next", "{} →")):
        if design is not None:
            text = arrow.format(names.card(design.name))
            links.append(f'<span title="{names.words(key)}">{link(text, here, path_of(design.name))}</span>')
    return '<p class="moo-neighbours" markdown>' + " ".join(links) + "</p>\n" if links else ""
