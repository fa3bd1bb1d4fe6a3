"""Series: cards that differ in what stands in some of their lines, `suit each`, as if each were declared by itself."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from itertools import product
from math import prod

from attrs import field, frozen

from interpreter.check.scope import Desk, first_line
from interpreter.check.specs import FACT_TYPES, SAID_OF_NAMES, apart, is_reversed, report_reversed
from interpreter.frozen import evolve
from interpreter.report.message import listed, msg
from interpreter.syntax import nodes as n, show
from interpreter.text.holes import filled, holes_in

MOST_CARDS = 1_000  # of one series

Atom = n.Name | n.Number


@frozen
class Varied:
    """A line of a series in which its cards differ: what each may have there, and what that is called in titles."""

    fact: n.Fact
    values: tuple[Atom, ...]
    called: dict[tuple[str, str], str] = field(factory=dict)  # by language and value

    @property
    def name(self) -> str:
        """The name of the fact."""
        return self.fact.name.text


def with_series(declarations: Iterable[n.Decl], desk: Desk) -> list[n.Decl]:
    """The declarations, with its cards in place of each series."""
    found: list[n.Decl] = []
    for node in declarations:
        varied = isinstance(node, n.ThingDecl) and any(map(is_varied, node.items))
        if isinstance(node, n.ThingDecl) and varied and node.kind.text in desk.kinds:
            cards = cards_of(node, desk)
            desk.reporter.members.update({card.name.text: (node.name.text, node.span) for card in cards})
            found += cards
        else:
            if not varied:  # a series of no kind is told to be of none
                check_title(node, desk)
            found.append(node)
    return found


def check_title(node: n.Decl, desk: Desk) -> None:
    """The title of a card that is no series has no holes."""
    title = node.title if isinstance(node, n.ThingDecl) else None
    for hole in holes_in(title.value) if title is not None else ():
        message = msg("the title has a hole, `{}`, and no line says `{} each`", f"{{{hole}}}", hole)
        help = msg("holes are for the titles of several cards at once: write here what shall stand there")
        desk.reporter.report("wrong-fact", message, title.span if title is not None else node.span, help=help)


def kinds_of(declarations: Iterable[n.Decl]) -> dict[str, n.KindDecl]:
    """The kinds by their names, as they are declared: what another pack adds to one is not meant by `each`."""
    return {node.name.text: node for node in declarations if isinstance(node, n.KindDecl)}


def is_varied(item: n.Node) -> bool:
    """Whether a line says `each`."""
    return isinstance(item, n.Fact) and isinstance(item.values[0][0], n.EachValue)


def cards_of(series: n.ThingDecl, desk: Desk) -> list[n.ThingDecl]:
    """The cards of a series: one for all that its lines may be together. There are none after a fault."""
    facts = [item for item in series.items if isinstance(item, n.Fact) and is_varied(item)]
    for fact in [fact for fact in facts if fact.name.text == "copies"]:
        help = msg("write `copies 2`; cards of which there are more or fewer are a series of their own")
        desk.reporter.report("wrong-fact", msg("of each card of a series there are as many"), fact.span, help=help)
        facts.remove(fact)
        series = evolve(series, items=tuple(item for item in series.items if item is not fact))
    varied = [varied_by(fact, series.kind.text, desk) for fact in facts]
    number = prod(len(one.values) for one in varied)
    if number > MOST_CARDS:
        message = msg("`{}` would be {:,} cards, and a series has at most {:,}", series.name.text, number, MOST_CARDS)
        desk.reporter.report("out-of-bounds", message, series.name.span)
    facts_known = facts_of_kind(series.kind.text, desk.kinds)
    sound = [are_told(title, varied, facts_known, desk) for title in titles_of(series)]  # all of them are looked at
    if not 0 < number <= MOST_CARDS or not all(sound):
        desk.doubtful.doubt_all(f"{series.name.text}_")
        return []
    return [card(series, varied, chosen) for chosen in product(*(one.values for one in varied))]


# ---- what its cards may have -----------------------------------------------------------------------------------------


def varied_by(fact: n.Fact, kind: str, desk: Desk) -> Varied:
    """A line that says `each`, with all that it says; without values after a fault."""
    first, *others = fact.values
    said = [first[1:], *others] if first[1:] or others else said_by_kind(fact, kind, desk.kinds)
    reversed = [one for atoms in said for one in atoms if isinstance(one, n.Range) and is_reversed(one)]
    for range in reversed:
        report_reversed(range, desk)
    found = [tuple(single_values(atoms)) for atoms in said]
    values = tuple(value for some in found for value in some)
    known = kind in desk.kinds or kind not in desk.doubtful.names  # else the fault of the kind is told
    if known and not reversed and not (found and all(found)):
        message = msg("`{} each` does not say what its cards have there", fact.name.text)
        help = msg("write `{} each WORD, WORD` or `{} each 1 to 9`", fact.name.text, fact.name.text)
        desk.reporter.report("wrong-fact", message, fact.name.span.to(first[-1].span), help=help)
    words = list(map(word_of, values))
    for value in (value for place, value in enumerate(values) if words[place] in words[:place]):
        desk.reporter.report("duplicate", msg("`{}` stands there twice", word_of(value)), value.span)
    sound = found and all(found) and len(set(words)) == len(words)
    return Varied(fact, values if sound else (), dict(names_below(fact, words, desk)))


def said_by_kind(fact: n.Fact, kind: str, kinds: Mapping[str, n.KindDecl]) -> list[tuple[n.FactAtom, ...]]:
    """The words and numbers that a fact can be, as its kind says, or one that this is a kind of."""
    for item in lines_of_kind(kind, kinds):
        if item.name.text == fact.name.text:
            words = [atoms[0] for atoms in apart(item)[0].values if not isinstance(atoms[0], n.Unknown)]
            known = [one for one in words if not (isinstance(one, n.Name) and one.text in SAID_OF_NAMES)]
            named = any(isinstance(one, n.Name) and one.text in (*FACT_TYPES, *kinds) for one in known)
            return [] if named else [(one,) for one in known]
    return []


def facts_of_kind(kind: str, kinds: Mapping[str, n.KindDecl]) -> set[str]:
    """What the cards of a kind can say of themselves."""
    return {item.name.text for item in lines_of_kind(kind, kinds)} - {"starts", "discarded", "effect"}


def lines_of_kind(kind: str, kinds: Mapping[str, n.KindDecl]) -> Iterator[n.Fact]:
    """The lines of a kind, and of those that it is a kind of."""
    seen: set[str] = set()
    while kind in kinds and kind not in seen:
        seen.add(kind)
        yield from (item for item in kinds[kind].items if isinstance(item, n.Fact))
        kind = kinds[kind].base.text


def single_values(atoms: Sequence[n.FactAtom]) -> Iterator[Atom]:
    """The word or number that is meant, or those of a range; nothing if it is something else, or endless."""
    match tuple(atoms):
        case (n.Name() | n.Number() as atom,):
            yield atom
        case (n.No(span=span),):
            yield n.Name(text="no", span=span)
        case (n.Range(low=int() as low, high=int() as high, span=span),):
            yield from (n.Number(value=number, span=span) for number in range(low, min(high, low + MOST_CARDS) + 1))


# ---- what they are called --------------------------------------------------------------------------------------------


def names_below(fact: n.Fact, words: list[str], desk: Desk) -> Iterator[tuple[tuple[str, str], str]]:
    """The lines below one that says `each`: `ru oak "дуб", elm "вяз"`, what its words are called in titles."""
    told: set[tuple[str, str]] = set()
    for item in fact.items:
        for atoms in item.values if isinstance(item, n.Fact) else [()]:
            match atoms:
                case (n.Name() | n.Number() | n.No() as value, n.Text(value=called)) if isinstance(item, n.Fact):
                    word = word_of(value)
                    if isinstance(value, n.Name):
                        desk.index.mention("word", word, value)
                    if words and word not in words:
                        desk.strange("unknown-word", msg("`{}` is no {}", word, fact.name.text), word, value, words)
                    if (item.name.text, word) in told:
                        desk.reporter.report("duplicate", msg("`{}` stands there twice", word), value.span)
                    told.add((item.name.text, word))
                    yield (item.name.text, word), called
                case _:
                    message = msg("below `{} each` stands how its words are called in titles", fact.name.text)
                    help = msg('write the language, and each word with its title: `en oak "Oak", elm "Elm"`')
                    desk.reporter.report("wrong-fact", message, first_line(item.span), help=help)


def titles_of(series: n.ThingDecl) -> list[tuple[str, n.Text]]:
    """The titles of a series, each with its language: that in its first line, and those of lines such as `ru "…"`."""
    titles = [] if series.title is None else [("en", series.title)]
    facts = [item for item in series.items if isinstance(item, n.Fact) and len(item.name.text) == 2]
    texts = [(item.name.text, atoms[0]) for item in facts for atoms in item.values if len(atoms) == 1]
    return [*titles, *((language, text) for language, text in texts if isinstance(text, n.Text))]


def are_told(title: tuple[str, n.Text], varied: list[Varied], facts: Container[str], desk: Desk) -> bool:
    """Whether a title says in holes all that its cards differ in, and nothing else, and how that is called."""
    language, text = title
    holes = holes_in(text.value)
    known = [one.name for one in varied]
    for hole in holes:
        if hole not in known:
            message = msg("no line `{} each` says what stands in the hole of the title", hole)
            help = msg("write a line `{} each`", hole) if hole in facts else msg("known here: {}", listed(known))
            desk.reporter.report("unknown-name", message, text.span, help=help)
            return False
    for one in varied:
        if one.name not in holes:
            message = msg("the title does not say in which `{}` the cards differ", one.name)
            desk.reporter.report("wrong-fact", message, text.span, help=msg("write `{}` in it", f"{{{one.name}}}"))
            return False
        lacking = [word_of(value) for value in one.values if call(one, value, language) is None]
        if lacking:
            message = msg("the title in `{}` has no words for {}", language, listed(lacking))
            help = msg('write below `{} each`: `{} {} "…"`', one.name, language, ' "…", '.join(lacking))
            desk.reporter.report("wrong-fact", message, text.span, help=help)
            return False
    return True


def call(varied: Varied, value: Atom, language: str) -> str | None:
    """What a value is called in a title: as somebody said, else numbers are themselves, and so are English words."""
    word = word_of(value)
    plain = word.replace("_", " ") if language == "en" or isinstance(value, n.Number) else None
    return varied.called.get((language, word), plain)


def word_of(value: Atom | n.No) -> str:
    """A word or number as it is written."""
    return show(value)


# ---- one card --------------------------------------------------------------------------------------------------------


def card(series: n.ThingDecl, varied: list[Varied], chosen: Sequence[Atom]) -> n.ThingDecl:
    """One card of a series; `chosen` is what it has in each of the lines in which they differ."""
    had = {one.name: (one, value) for one, value in zip(varied, chosen, strict=True)}

    def told(text: n.Text, language: str) -> n.Text:
        title = filled(text.value, lambda hole: call(*had[hole], language) or "")
        return evolve(text, value=title[:1].upper() + title[1:])

    def own(item: n.Fact | n.Ability) -> n.Fact | n.Ability:
        if isinstance(item, n.Fact) and is_varied(item):
            return evolve(item, values=((had[item.name.text][1],),), items=())
        if isinstance(item, n.Fact) and len(item.name.text) == 2:
            said = (
                (told(one, item.name.text) if isinstance(one, n.Text) else one for one in some) for some in item.values
            )
            return evolve(item, values=tuple(map(tuple, said)))
        return item

    name = "_".join([series.name.text, *(word_of(value).replace("-", "minus_") for value in chosen)])
    return evolve(
        series,
        series=series.name.text,
        name=evolve(series.name, text=name),
        title=None if series.title is None else told(series.title, "en"),
        items=tuple(map(own, series.items)),
    )
