"""The gallery: all faces, and what they can be filtered by. Without a script it is a plain list of links."""

from __future__ import annotations

import json

from attrs import define, field

from interpreter.model import Design, FactSpec
from moodsl.extras.site.keywords import keys, keywords
from moodsl.extras.site.markdown import address, attribute, page
from moodsl.extras.site.names import Names
from moodsl.extras.site.pages.card import described, path_of

FEW = 6


@define
class Filter:
    """Something to filter by. `how` is `is` (one of the options), `has` (one of several), or `least` or `most` (a
    number); `key` is what it is about."""

    key: str
    label: str
    how: str
    options: dict[str, str] = field(factory=dict)  # what stands in the address -> what is shown

    @property
    def name(self) -> str:
        """What it is called in the address: no two filters are called the same."""
        return "-".join((self.key, self.how)) if self.how == "least" else self.key


def gallery_page(names: Names) -> str:
    """The page."""
    words = names.words
    filters = filters_of(names)
    cards = "\n".join(entry(design, names) for design in names.cards)
    parts = [
        words("gallery-hint") + "\n",
        form(filters, names),
        f'<ul class="moo-gallery" id="moo-gallery">\n{cards}\n</ul>\n',
        f'<p id="moo-none" hidden>{words("no-cards")}</p>\n',
    ]
    return page(words("all-cards"), *parts, hide=("toc",), leads=True)


def entry(design: Design, names: Names) -> str:
    """One card: its sides lead to its page; `data-card` is what the filters look at."""
    told = described(design, names)
    title = names.card(design.name)
    everything = " ".join([title, *(one.card(design.name) for one in names.others), told]).lower()
    data = attribute(json.dumps({**properties(design, names), "text": everything}, ensure_ascii=False))
    to = address(path_of(design.name).removeprefix("cards/"))
    return f'<li data-card="{data}"><a href="{to}">{names.sides(design.name, "moo-turned")}</a></li>'


def properties(design: Design, names: Names) -> dict[str, object]:
    """What a card can be filtered by."""
    model = names.model
    found: dict[str, object] = {"kind": design.kind, "pack": names.shelf.pack_of[design.name]}
    for fact, spec in model.kinds[design.kind].facts.items():
        given = [
            facts[fact] for facts in (design.facts, *(one.facts for one in design.sides.values())) if fact in facts
        ]
        value = given[0] if given else None
        if spec.type == "several":
            words = (model.words[int(word)] for one in given if isinstance(one, tuple) for word in one)
            found[fact] = list(dict.fromkeys(words))
        elif spec.type == "words" and isinstance(value, int):
            found[fact] = model.words[value]
        elif spec.type == "resource" and isinstance(value, int):
            found[fact] = model.resources[value]
        elif spec.type == "amount" and isinstance(value, tuple):
            found[fact] = sum(map(int, value))
        elif spec.type in ("number", "flag") and isinstance(value, int):
            found[fact] = int(value)
    found["keyword"] = [key for key in keys(names, design.name) if key]
    found["slot"] = list(design.slots)
    return found


def filters_of(names: Names) -> list[Filter]:
    """The filters that tell cards of this pack apart."""
    model, words = names.model, names.words
    kinds = {kind.name: kind for kind in model.kinds.values() if any(one.kind == kind.name for one in names.cards)}
    found = [Filter("kind", words("kind"), "is", {name: names.called("kind", name) for name in kinds})]
    found.append(Filter("pack", words("pack"), "is", {name: names.pack(name) for name in model.packs}))
    shown = [properties(design, names) for design in names.cards]
    for spec in {fact: spec for kind in kinds.values() for fact, spec in kind.facts.items()}.values():
        label = names.called("fact", spec.name)
        if label in [one.label for one in found]:
            bearers = (names.called("kind", kind.name).lower() for kind in kinds.values() if spec.name in kind.facts)
            label = f"{label} ({', '.join(bearers)})"
        if spec.type == "several":
            borne = [one.get(spec.name) for one in shown]
            there = {word for one in borne if isinstance(one, list) for word in one}
            options = {word: names.called("word", word) for word in spec.words if word in there}
            found.append(Filter(spec.name, label, "has", options))
            continue
        values = sorted({one[spec.name] for one in shown if spec.name in one}, key=str)
        if spec.type == "words":
            found.append(
                Filter(
                    spec.name, label, "is", {word: names.called("word", word) for word in spec.words if word in values}
                )
            )
        elif spec.type == "resource":
            found.append(
                Filter(
                    spec.name, label, "is", {one: names.called("counter", one) for one in spec.words if one in values}
                )
            )
        elif spec.type == "flag":
            found.append(
                Filter(spec.name, label, "is", {str(one): words("yes" if one else "no") for one in values if one})
            )
        elif spec.type == "number" and few(spec):
            found.append(Filter(spec.name, label, "is", {str(one): str(one) for one in values}))
        elif spec.type in ("number", "amount"):
            numbers = sorted(int(str(one)) for one in values)
            options = {str(one): str(one) for one in numbers}
            found.append(Filter(spec.name, words("at-least", what=label), "least", options))
            found.append(Filter(spec.name, words("at-most", what=label), "most", options))
    flags = [spec.name for kind in kinds.values() for spec in kind.facts.values() if spec.type == "flag"]
    found.append(Filter("keyword", words("keyword"), "has", {one.key: one.label for one in keywords(names) if one.key}))
    slots = [slot for slot in model.slots if any(slot in one.slots for one in names.cards)]
    found.append(Filter("slot", words("slot"), "has", {slot: slot for slot in slots}))
    return [one for one in found if len(one.options) > (one.how == "is" and one.key not in flags)]


def few(spec: FactSpec) -> bool:
    """Whether a number is rather a step than an amount: its kind says from where to where it goes, and that is near."""
    return spec.low is not None and spec.high is not None and spec.high - spec.low < FEW


def form(filters: list[Filter], names: Names) -> str:
    """The form; it is of use, and shown, only where scripts run."""
    words = names.words
    text = (
        f"<label>{words('filter-text')} "
        f'<input type="search" name="text" data-key="text" autocomplete="off" spellcheck="false"></label>'
    )
    fields = []
    for one in filters:
        options = "".join(
            f'<option value="{attribute(key)}">{attribute(told)}</option>' for key, told in one.options.items()
        )
        fields.append(
            f'<label>{attribute(one.label)} <select name="{one.name}" data-key="{one.key}" data-how="{one.how}">'
            f'<option value="">{words("any")}</option>{options}</select></label>'
        )
    shown = attribute(words("cards-shown", shown="SHOWN", all=len(names.cards)))
    return (
        f'<form class="moo-filters" id="moo-filters" aria-label="{words("filter")}" hidden>\n{text}\n'
        f'<details><summary>{words("filter")}</summary><div class="moo-fields">\n{"".join(fields)}\n</div></details>\n'
        f'<p><output data-told="{shown}"></output> <button type="reset">{words("reset")}</button></p>\n</form>\n'
    )
