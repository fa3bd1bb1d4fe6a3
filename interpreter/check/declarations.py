"""Declarations: every name of a game is entered into the model before any body is looked at.

Here are the things of a game, and the game itself; values, verbs and actions are in `signatures`.
"""

from __future__ import annotations

from collections.abc import Mapping

from attrs import evolve

from interpreter.check.dice import declare_dice
from interpreter.check.drawn import declare_drawn_at, declare_drawn_in
from interpreter.check.faces import check_given, declare_back, declare_faces
from interpreter.check.facts import Facts, fact_span, facts_given, fill_in, in_bounds
from interpreter.check.marks import declare_mark, declare_marking
from interpreter.check.nouns import BASES, kinds_named
from interpreter.check.packs import pack_of, stood_on
from interpreter.check.printed import declare_printed, lay_out_printed, refuse_by_itself
from interpreter.check.scope import Desk, a
from interpreter.check.specs import is_free, spec_of
from interpreter.model import Counter, Design, Ending, Kind, Zone
from interpreter.report import Note
from interpreter.report.message import Message, msg
from interpreter.syntax import nodes as n
from interpreter.syntax.show import show
from interpreter.text import Span

TAKEN = {*BASES} - {"die"}  # what no kind is called; `die` may be the only kind of dice
LATER_BASES = ("tile", "link")
RESERVED = {
    "player", "players", "opponent", "opponents", "first", "nobody", "nowhere", "everybody", "working", "empty",
    "random", "resources", "result", "left", "right", "amount", "owner",
}  # fmt: skip


def unique(desk: Desk, family: Mapping[str, object], what: Message, name: n.Name, said: Message | None = None) -> bool:
    """Whether a name is new in its family; a fault with both places if it is not. `said` is what its author calls it,
    if that is not `what`."""
    if name.text in RESERVED or (family is desk.model.kinds and name.text in TAKEN):
        message = msg("`{}` is a word of the language and cannot name {}", name.text, a(said or what))
        desk.reporter.report("reserved-word", message, name.span, help=msg("choose another name"))
        return False
    if name.text not in family:
        desk.index.mention(what, name.text, name, declares=True)
        return True
    first = getattr(family[name.text], "span", None)
    message = msg("there are two {}s `{}`", what, name.text)
    if not isinstance(first, Span):
        desk.reporter.report("duplicate", message, name.span)
        return False
    here, there, apart = who_gives_way(name.span, first, desk)
    help = None
    if apart:
        help = msg("give it another name, or say `change …` or `replace …` to change that of the other pack")
    desk.reporter.report("duplicate", message, here, notes=[Note(there, msg("the first one is here"))], help=help)
    return False


def who_gives_way(here: Span, there: Span, desk: Desk) -> tuple[Span, Span, bool]:
    """Of two that are one too many the one at fault and the other, and whether they are of two packs: who stands on
    another pack is the one to give way."""
    packs = desk.model.packs
    if pack_of(here, packs) in stood_on(packs) and pack_of(there, packs) not in stood_on(packs):
        here, there = there, here
    return here, there, pack_of(here, packs) != pack_of(there, packs)


def declare_kind(node: n.KindDecl, desk: Desk) -> None:
    """`kind building is card "structure"`."""
    if not unique(desk, desk.model.kinds, msg("kind"), node.name):
        return
    if node.base.text in LATER_BASES:
        message = msg("things of the sort `{}` are something this version cannot run yet", node.base.text)
        desk.reporter.report("unsupported", message, node.base.span)
        return
    upper = desk.model.kinds.get(node.base.text) if node.base.text not in BASES else None
    if upper is None and node.base.text in desk.bases and node.base.text not in BASES:
        return  # that kind has a fault of its own
    if upper is None and node.base.text not in BASES:
        known = [*BASES, *(one.name for one in desk.model.kinds.values() if one.is_card)]
        desk.unknown("unknown-kind", msg("the sort of things"), node.base.text, node.base, known)
        return
    if upper is not None and not upper.is_card:
        message = msg("{} is no card, and only of cards there are kinds of kinds", a(upper.name))
        desk.reporter.report("unsupported", message, node.base.span, help=msg("write `is {}`", upper.base))
        return
    facts = Facts(node.items, desk, node.name.text)
    short = [name for name, fact in facts.left.items() if not isinstance(fact.values[0][0], n.Text)]
    titles = facts.titles(node.title, short)
    kind = Kind(node.name.text, node.base.text, titles, node.name.span)
    if upper is not None:
        desk.index.use("kind", upper.name, node.base)
        kind = evolve(upper, name=kind.name, titles=titles, span=kind.span, upper=upper.name, works={})
        kind.facts, kind.effects = {**upper.facts}, {**upper.effects}
    desk.model.kinds[kind.name] = kind
    if not kind.is_card:
        declare_alike(kind, facts, desk)
        return
    if kind.is_place:
        check_still(facts, kind)
    else:
        kind.owned = facts.one_of("owned", ("by_player",)) is not None or kind.owned
    if upper is not None and upper.sides and "faces" in facts.left:
        report_inherited(facts.left.pop("faces"), upper, desk)
    declare_faces(facts, kind, desk)
    back = facts.left.pop("back", None)
    drawn_at = facts.left.pop("drawn_at", None) if kind.is_place else None
    kind.starts = _text(facts.word("starts")) or kind.starts
    kind.discarded = _text(facts.word("discarded")) or kind.discarded
    for fact in facts.many:
        declare_effect(fact, kind, desk)
    for fact in facts.left.values():
        spec = spec_of(fact, desk)
        if upper is not None and fact.name.text in upper.facts:
            report_inherited(fact, upper, desk)
        elif spec and is_free(spec, fact, desk):
            kind.facts[spec.name] = spec
        else:
            desk.doubtful.doubt([fact.name.text])
    if back is not None:
        facts.left["back"] = back
        declare_back(back, facts, kind, desk)
    if drawn_at is not None:
        facts.left["drawn_at"] = drawn_at
        declare_drawn_at(facts, kind, desk)


def report_inherited(fact: n.Fact, upper: Kind, desk: Desk) -> None:
    """Report a fact that a kind has already, as the kind above it has."""
    name = fact.name.text
    first = upper.facts[name].span if name in upper.facts else upper.span
    notes = [Note(first, msg("the first one is here"))] if first is not None else []
    message = msg("every {} has `{}` already", upper.name, name)
    desk.reporter.report("duplicate", message, fact.name.span, notes=notes, help=msg("leave the line out"))


def inherit_works(desk: Desk) -> None:
    """When cards of a kind of a kind work, unless it says so itself."""
    for kind in desk.model.kinds.values():
        upper = kind
        while not upper.works and upper.upper is not None:
            upper = desk.model.kinds[upper.upper]
        kind.works, kind.works_if = {**upper.works}, upper.works_if


def check_still(facts: Facts, kind: Kind) -> None:
    """A place has no line that says where things of its kind go, or whose they are."""
    for name in ("starts", "discarded"):
        fact = facts.take(name)
        if fact is not None:
            message = msg("{} is a place and never moves: it has no line `{}`", a(kind.name), name)
            facts.fault("wrong-fact", fact, message, msg("leave the line out"))
    owned = facts.take("owned")
    if owned is not None:
        message = msg("{} is a place, and belongs to whoever's board it lies on", a(kind.name))
        help = msg("leave the line out, and write `{}`", f"board NAME of {kind.name} for each player")
        facts.fault("wrong-fact", owned, message, help)


def lay_out(desk: Desk) -> None:
    """The places of each kind lie side by side, openly, in a zone of the game that nobody declares; those that are
    printed on cards each on its card."""
    for old in desk.model.printed:  # as an editor knows it from before
        del desk.model.zones[old.name]
    for host in desk.model.kinds.values():
        upper = desk.model.kinds[host.upper].facts if host.upper is not None else {}
        for spec in list(host.facts.values()):
            if spec.type == "printed" and spec.name not in upper:
                lay_out_printed(spec, host, desk)
    for kind in desk.model.kinds.values():
        if kind.is_place and desk.model.bears(kind.name) is None:
            name = f"{kind.name}_places"
            desk.model.zones[name] = Zone(name, kind.titles, kind.span, kind.name, None, declared=False)
            kind.starts = name


def _text(name: n.Name | None) -> str | None:
    return name.text if name else None


def declare_effect(fact: n.Fact, kind: Kind, desk: Desk) -> None:
    """`effect activate [A]`: a named effect that cards of the kind may have, and the slot it takes."""
    atoms = fact.values[0]
    if (
        len(fact.values) == 1
        and isinstance(atoms[0], n.Name)
        and len(atoms) <= 2
        and (len(atoms) == 1 or isinstance(atoms[1], n.SlotName))
    ):
        slot = atoms[1].letter if len(atoms) == 2 and isinstance(atoms[1], n.SlotName) else None
        if atoms[0].text in kind.effects:
            desk.reporter.report("duplicate", msg("`{}` has two effects `{}`", kind.name, atoms[0].text), atoms[0].span)
        kind.effects[atoms[0].text] = slot
        desk.index.mention("effect", atoms[0].text, atoms[0], declares=True)
        desk.index.mention("zone", slot or "", atoms[-1])
        return
    desk.doubtful.doubt(atom.text for value in fact.values for atom in value if isinstance(atom, n.Name))
    help = msg("write `effect NAME`, or `effect NAME [A]`")
    desk.reporter.report("wrong-fact", msg("an effect has a name and perhaps a slot"), fact.span, help=help)


def declare_counter(node: n.CounterDecl, desk: Desk) -> None:
    """`resource grain for each player "grain"`."""
    said = msg("mark") if node.word == "mark" else None
    if not unique(desk, desk.model.counted, msg("counter"), node.name, said):
        return
    if node.each is not None and node.each.text != "player":
        declare_mark(node, node.each, desk)
        return
    facts = Facts(node.facts, desk, node.name.text)
    counter = Counter(
        node.name.text, facts.titles(node.title), node.name.span, node.word == "resource", node.each is not None
    )
    desk.model.counters[counter.name] = counter
    if node.word == "mark":
        declare_marking(facts, counter, node, desk)
        if counter.is_number:  # it does not say what it can be: what is asked of it is not known
            del desk.model.counters[counter.name]
        facts.rest(("words", "names"))
    else:
        bound_counter(counter, facts, node, desk)


def bound_counter(counter: Counter, facts: Facts, node: n.CounterDecl, desk: Desk) -> None:
    """What the lines under a counter say: its range, and where it starts."""
    counter.low, counter.high = facts.range("range") or (None, None)
    counter.start = facts.number("start") or max(counter.low or 0, 0)
    if counter.resource and not counter.per_player:
        help = msg("write `resource {} for each player`; what the whole game has one of is a `counter`", counter.name)
        message = msg("whose {}? a resource belongs to players", counter.name)
        desk.reporter.report("missing-owner", message, node.name.span, help=help)
    if not in_bounds(counter.start, counter.low, counter.high):
        message = msg("`{}` starts at {}, outside its range", counter.name, counter.start)
        desk.reporter.report("out-of-bounds", message, fact_span(node.name, node.facts, "start"))
    counter.limit = _text(facts.word("limit"))
    facts.rest(("range", "start", "limit"))


def declare_alike(kind: Kind, facts: Facts, desk: Desk) -> None:
    """A kind of pieces or dice, whose things are all alike."""
    if kind.base == "piece":
        kind.owned = facts.one_of("owned", ("by_player",)) is not None
        kind.home = _text(facts.word("home"))
        facts.rest(("owned", "home"))
        return
    declare_dice(kind, facts, desk)


def declare_zone(node: n.ZoneDecl, desk: Desk) -> None:
    """`zone hand of building for each player "hand"`, `zone [A] of cube for each card`."""
    name = n.Name(text=node.name.letter, span=node.name.span) if isinstance(node.name, n.SlotName) else node.name
    if not unique(desk, desk.model.zones, msg("zone"), name):
        return
    facts = Facts(node.items, desk, name.text)
    per = node.each.text if node.each else None
    zone = Zone(name.text, facts.titles(node.title), name.span, node.of.text, per)
    if isinstance(node.name, n.SlotName):
        zone.store = "cell"
        check_slot(zone, node, facts, desk)
    elif node.each is not None and per != "player" and not check_host(node.each, desk):
        return
    desk.model.zones[zone.name] = zone
    if not kinds_named(desk.model, node.of.text):
        message = msg("there are no things called `{}`", node.of.text)
        desk.strange("unknown-kind", message, node.of.text, node.of, [*desk.model.kinds, "card"])
        del desk.model.zones[zone.name]
        return
    for kind in kinds_named(desk.model, node.of.text):
        desk.index.use("kind", kind, node.of)
        if desk.model.kinds[kind].is_place:
            message = msg("{} is a place: it never lies in another", a(kind))
            help = msg("write `{}` for one of all of them, without a zone", a(kind))
            desk.reporter.report("wrong-place", message, node.of.span, help=help)
            del desk.model.zones[zone.name]
            return
    if zone.store != "cell" and not desk.model.kinds[kinds_named(desk.model, node.of.text)[0]].is_card:
        zone.store = "pieces"
    zone.holds = facts.number("holds") if zone.store != "cell" else 1
    zone.start = facts.number("start") or 0
    zone.guests = facts.one_of("guests", ("yes", "no")) == "yes"
    piles = facts.number_or_name("piles")
    zone.piled = piles is not None
    zone.piles = piles if isinstance(piles, int) and piles else 1  # a name is looked up when all values are known
    if facts.one_of("face", ("up", "down")) == "down":
        zone.seen = "nobody"
    zone.seen = facts.one_of("seen", ("owner", "others", "all", "nobody")) or zone.seen
    order = facts.one_of("order", ("chosen", "none"))
    zone.ordered = order == "chosen" or zone.seen == "others"  # where a card lies is all that its owner knows of it
    zone.bag = order == "none" and zone.store == "cards"
    if order == "none" and not zone.bag:
        message = msg("pieces lie in no order anyway")
        span = fact_span(name, node.items, "order")
        desk.reporter.report("wrong-fact", message, span, help=msg("leave the line out"))
    zone.drawn = _text(facts.word("drawn"))
    if zone.host:
        check_under(zone, node, desk)
    declare_drawn_in(facts, zone, desk)
    check_seen(zone, node, desk)
    if zone.holds is not None and zone.start > zone.holds:
        message = msg("`{}` starts with {} but holds {}", zone.name, zone.start, zone.holds)
        desk.reporter.report("overflow", message, fact_span(name, node.items, "start"))
    if not facts.rest(("holds", "start", "guests", "piles", "face", "seen", "order", "drawn", "drawn_in")):
        desk.doubtful.places = True
        desk.doubtful.doubt([zone.name])


def check_seen(zone: Zone, node: n.ZoneDecl, desk: Desk) -> None:
    """Only what every player has is seen by its owner, or by all but him."""
    if zone.seen in ("owner", "others") and zone.per != "player":
        help = msg("every player has one if the first line ends with `for each player`")
        if zone.host:
            help = msg(
                "write `face down`; who may look learns it by `{}`", f"reveal all {zone.of}s from PLACE to PLAYER"
            )
        message = msg("`{}` has no owner who could see it", zone.name)
        desk.reporter.report("missing-owner", message, fact_span(node.name, node.items, "seen"), help=help)


def check_slot(zone: Zone, node: n.ZoneDecl, facts: Facts, desk: Desk) -> None:
    """A slot belongs to cards, and holds one piece."""
    if zone.per != "card":
        help = msg("write `zone [{}] of {} for each card`", zone.name, zone.of)
        desk.reporter.report("missing-owner", msg("a slot belongs to cards"), zone.span, help=help)
    if facts.number("holds") not in (None, 1):
        help = msg("leave the line out; for more pieces declare more slots")
        span = fact_span(node.name, node.items, "holds")
        desk.reporter.report("unsupported", msg("a slot holds one piece"), span, help=help)


def check_host(each: n.Name, desk: Desk) -> bool:
    """Whether a place may be `for each` of these: each card of a kind may have one."""
    host = desk.model.kinds.get(each.text)
    if host is not None and host.is_card:
        desk.index.use("kind", host.name, each)
        return True
    help = msg("write `for each player`, name a kind of cards, or call it `[A]` if it is a slot of cards")
    if host is not None or kinds_named(desk.model, each.text) or each.text in ("opponent", "opponents"):
        desk.reporter.report("wrong-kind", msg("{} has no places of its own", a(each.text)), each.span, help=help)
    else:
        desk.unknown("unknown-kind", msg("the kind"), each.text, each, [*desk.model.kinds, "player"], help)
    return False


def check_under(zone: Zone, node: n.ZoneDecl, desk: Desk) -> None:
    """What lies under a card is one pile of cards, and nobody draws from it."""
    fact, reason = "", None
    if zone.store != "cards":
        reason = msg("only cards can lie under {}", a(zone.host or ""))
        zone.store = "cards"
    elif zone.piled:
        fact, reason = "piles", msg("there is one pile of cards under {}", a(zone.host or ""))
        zone.piles, zone.piled = 1, False
    elif zone.drawn:
        fact, reason = "drawn", msg("nobody draws the cards under {}", a(zone.host or ""))
        zone.drawn = None
    if reason:
        help = (
            msg("leave the line out")
            if fact
            else msg("make them cards: `kind {} is card`, and `owned by_player` if each player has his own", zone.of)
        )
        desk.reporter.report(
            "unsupported", reason, fact_span(node.name, node.items, fact) if fact else node.of.span, help=help
        )
    hosts = [desk.model.kinds[one] for one in desk.model.under(zone.host or "")]
    clashing = next((one.facts[zone.name] for one in hosts if zone.name in one.facts), None)
    if clashing is not None:
        notes = [Note(clashing.span, msg("the fact is here"))] if clashing.span is not None else []
        message = msg("`{}` is a fact of {}, and cannot be its place as well", zone.name, a(zone.host or ""))
        desk.reporter.report("duplicate", message, node.name.span, notes=notes)


def declare_game(node: n.ThingDecl, desk: Desk) -> None:
    """`game village "Village"`."""
    model = desk.model
    if model.name:
        first = [Note(desk.flow["game"], msg("the first one is here"))]
        message = msg("there are two games, `{}` and `{}`", model.name, node.name.text)
        help = msg("give one game, and behind it the packs that extend it")
        desk.reporter.report("two-games", message, node.name.span, notes=first, help=help)
        return
    desk.flow["game"] = node.name.span
    facts = Facts(node.items, desk, node.name.text)
    model.name, model.titles = node.name.text, facts.titles(node.title)
    low, high = facts.range("players", one=True) or ((1, 8) if "players" in facts.given else (2, 4))  # perhaps faulty
    least = 1 if low is None else low
    model.players = (least, max(least, 4) if high is None else high)
    if not 1 <= model.players[0] <= model.players[1] <= 8:
        message = msg("a game is for 1 to 8 players")
        desk.reporter.report("out-of-bounds", message, fact_span(node.name, node.items, "players"))
        model.players = (2, 4)
    model.doer_orders = facts.one_of("ordered_by", ("doer", "owner")) == "doer"
    for fact in [facts.left.pop(name) for name in ("teams", "partners") if name in facts.left]:
        message = msg("`{}` cannot have a line `{} …`", node.name.text, fact.name.text)
        team = "value team of player = player's COUNTER + player's left's left's COUNTER"
        facts.fault("unknown-fact", fact, message, msg("who belongs together is told by where they sit: `{}`", team))
    facts.rest(("players", "ordered_by"))


def declare_ending(node: n.ThingDecl, desk: Desk) -> None:
    """`ending hunger "nobody buys any more"`."""
    if unique(desk, desk.model.endings, msg("ending"), node.name):
        facts = Facts(node.items, desk, node.name.text)
        titles, lost = facts.titles(node.title), facts.one_of("lost", ("yes", "no")) == "yes"
        desk.model.endings[node.name.text] = Ending(node.name.text, titles, node.name.span, lost)
        facts.rest(("lost",))


def declare_design(node: n.ThingDecl, desk: Desk) -> Design | None:
    """A card: its facts; its abilities come later."""
    model = desk.model
    kind = model.kinds[node.kind.text]
    if not kind.is_card:
        message = msg("{} is {}, and only cards and boards are declared one by one", a(kind.name), a(kind.base))
        desk.reporter.report("wrong-kind", message, node.kind.span)
        return None
    if not unique(desk, model.designs, msg("card"), node.name):
        return None
    desk.index.use("kind", kind.name, node.kind)
    if refuse_by_itself(node, kind, desk):
        return None
    facts = Facts(node.items, desk, node.name.text, sides=True)
    titles = facts.titles(node.title, kind.facts)
    design = Design(node.name.text, kind.name, titles, node.name.span, series=node.series)
    model.designs[design.name] = design
    copies = facts.number("copies")
    design.copies = 1 if copies is None else copies
    if not 1 <= design.copies <= 200:
        message = msg("a card has 1 to 200 copies")
        desk.reporter.report("out-of-bounds", message, fact_span(node.name, node.items, "copies"))
        design.copies = 1
    if kind.is_place and design.copies > 1:
        message = msg("there is one of each place, and `{}` is to be there {} times", design.name, design.copies)
        desk.reporter.report("out-of-bounds", message, fact_span(node.name, node.items, "copies"))
        design.copies = 1
    design.each = design.copies
    if kind.owned:
        design.copies *= model.most
    facts.take("source")
    facts.overrides(sum(isinstance(item, n.Ability) for item in node.items))
    design.facts = facts_given(facts, kind, desk)
    declare_printed(facts, design, kind, desk)
    check_given(node, design, kind, facts, desk)
    fill_in(design, kind)
    facts.rest((*kind.facts, "copies", "source", *(("face",) if kind.sides else ())))
    design.text = show(node)
    return design
