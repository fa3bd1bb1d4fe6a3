"""Rulings: the index of all of them, and a page for each card, action, verb and phase that they are about."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from moodsl.extras.site.markdown import folded, inline, link, page, source
from moodsl.extras.site.names import Names
from moodsl.extras.site.proofs import Proof
from moodsl.extras.site.subjects import Subject
from moodsl.prose import plain
from moodsl.prose.rulings import Sentence

HERE = "rulings/index.md"
OPEN = 5  # scenarios on a page that are not folded
Group = tuple[str, list[tuple[Subject, list[Proof]]]]


def rulings_page(names: Names) -> str:
    """The index: every ruling below what it is about. Groups are folded; a filter opens them."""
    words = names.words
    parts = [words("rulings-hint", day=names.shelf.day) + " " + numbers(names.shelf.proofs, names) + "\n", form(names)]
    for alone, proofs in by_pack(names.shelf.proofs).items():
        if alone:
            pack = inline(names.pack(alone))
            parts.append(f"## {pack} {{ #of-{alone} }}\n\n{words('about-alone', pack=pack)}\n")
        parts += [group_block(group, names) for group in groups_of(proofs, names)]
    return page(words("rulings"), *parts, hide=("navigation", "toc"), leads=True)


def numbers(proofs: Iterable[Proof], names: Names) -> str:
    """What a number such as `X58` is, by the example of the first one."""
    known = sorted({number for proof in proofs for number in proof.rulings}, key=order_of)
    return names.words("ruling-number", number=known[0]) if known else ""


def form(names: Names) -> str:
    """The filter; it is of use, and shown, only where scripts run."""
    words = names.words
    return (
        f'<form class="moo-filters" id="moo-find" role="search" aria-label="{words("filter")}" hidden>'
        f'<label class="moo-wide">{words("filter-text")} <input type="search" autocomplete="off"></label>'
        f'<p><output data-none="{words("search-none")}"></output></p></form>\n'
    )


def group_block(group: Group, names: Names) -> str:
    """What rulings of one group are about, each with its scenarios."""
    title, subjects = group
    lines = []
    for subject, proofs in subjects:
        lines.append(f"- {link(names.subject(subject), HERE, subject.path)}")
        lines += [f"    - {entry(proof, names)}" for proof in proofs]
    count = sum(len(proofs) for _subject, proofs in subjects)
    return folded(f"{title} ({count})", "\n".join(lines))


def entry(proof: Proof, names: Names) -> str:
    """A scenario in the index: its title leads to it, its number stands behind."""
    language = "" if names.language in proof.titles else "{ lang=en }"
    behind = f" ({', '.join(proof.rulings)})" if proof.rulings else ""
    return link(names.scenario(proof), HERE, proof.place) + language + behind


def groups_of(proofs: Iterable[Proof], names: Names) -> Iterator[Group]:
    """Scenarios by what they are about: the kinds of cards, then the actions and verbs, then the course of the game."""
    found: dict[str, dict[Subject, list[Proof]]] = {}
    for proof in sorted(proofs, key=lambda one: (not one.rulings, *map(order_of, one.rulings[:1]))):
        found.setdefault(group_of(proof.subject, names), {}).setdefault(proof.subject, []).append(proof)
    for group in sorted(found, key=["course", "actions", *names.model.kinds].index):
        yield title_of(group, names), sorted(found[group].items(), key=lambda item: names.subject(item[0]).lower())


def group_of(subject: Subject, names: Names) -> str:
    """The group of a subject: its kind, `actions`, or the `course` of the game."""
    if subject.sort == "card":
        return names.model.kind_of(subject.name).name
    return "actions" if subject.sort in ("action", "verb") else "course"


def title_of(group: str, names: Names) -> str:
    """What a group is called."""
    if group == "course":
        return names.part("course")
    return names.action("plural") if group == "actions" else names.plural(names.model.kinds[group])


def by_pack(proofs: Iterable[Proof]) -> dict[str, list[Proof]]:
    """Scenarios by the pack that they are about by itself; those about all packs together come first."""
    found: dict[str, list[Proof]] = {}
    for proof in proofs:
        found.setdefault(proof.alone, []).append(proof)
    return found


def order_of(number: str) -> tuple[str, int, str]:
    """What rulings are sorted by: `X9` stands before `X10`."""
    parts = re.fullmatch(r"([A-Z]+)([0-9]+)([a-z]?)", number)
    return (parts[1], int(parts[2]), parts[3]) if parts else (number, 0, "")


# ---- the pages ------------------------------------------------------------------------------------------------------


def subject_pages(names: Names) -> dict[str, str]:
    """The pages of all that rulings are about, by path."""
    found: dict[Subject, list[Proof]] = {}
    for proof in names.shelf.proofs:
        found.setdefault(proof.subject, []).append(proof)
    return {subject.path: subject_page(subject, proofs, names) for subject, proofs in found.items()}


def subject_page(subject: Subject, proofs: list[Proof], names: Names) -> str:
    """The page of one subject."""
    words, here = names.words, subject.path
    hint = words("sheet-hint", count=len(proofs), day=names.shelf.day)
    parts = [f"{hint.rstrip('.')}. {numbers(proofs, names)} {link(words('rulings'), here, HERE)}.\n"]
    if subject.sort == "card":
        parts.append(link(words("to-card", card=names.subject(subject)), here, names.page_of(subject.name)) + "\n")
    for alone, own in by_pack(proofs).items():
        if alone:
            parts.append(words("about-alone", pack=inline(names.pack(alone))) + "\n")
        parts += [proof_block(proof, names, len(proofs) <= OPEN) for proof in own]
    return page(f"{words('rulings')}: {names.subject(subject)}", *parts, hide=("navigation", "toc"), leads=True)


def proof_block(proof: Proof, names: Names, shown: bool = False) -> str:
    """One scenario, folded: its title and rulings are seen; inside, it is told, and its source opens."""
    return folded(
        titled(proof, names), f'<span id="{proof.anchor}"></span>\n\n{ruling_in_sentences(proof, names)}', shown
    )


def ruling_in_sentences(proof: Proof, names: Names) -> str:
    """A scenario in sentences, and its source."""
    ruling = names.shelf.ruling(proof, names.language)
    parts = [f"**{names.words(f'ruling-{part}')}** {sentences(lines)}\n" for part, lines in ruling.parts]
    return "\n".join([*parts, folded(names.words("as-written"), source(proof.text))])


def sentences(lines: Iterable[Sentence]) -> str:
    """The sentences of one part of a scenario."""
    return " ".join(f"`{plain(one.text)}`" if one.written else inline(plain(one.text)) for one in lines)


def titled(proof: Proof, names: Names) -> str:
    """A scenario's title with the numbers of its rulings, and with the pack that it is about by itself."""
    about = [*proof.rulings, *([names.pack(proof.alone)] if proof.alone else [])]
    return names.scenario(proof) + (f" ({', '.join(about)})" if about else "")
