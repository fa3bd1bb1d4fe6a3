"""The order in which a pack is checked."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from contextlib import suppress
from typing import TypeVar

from interpreter.check.abilities import bind_ability, stretch
from interpreter.check.asides import report_asides
from interpreter.check.boards import check_own_boards, declare_board
from interpreter.check.bodies import bind_body, unnamed
from interpreter.check.called import tell_names
from interpreter.check.declarations import (
    declare_counter,
    declare_design,
    declare_ending,
    declare_game,
    declare_kind,
    declare_zone,
    inherit_works,
    lay_out,
    who_gives_way,
)
from interpreter.check.declared_values import ready
from interpreter.check.edges import check_sided, settle_turns
from interpreter.check.endless import report_endless
from interpreter.check.faces import side_named
from interpreter.check.facts import Facts, settle_defaults
from interpreter.check.families import declare_family
from interpreter.check.headers import YOU
from interpreter.check.limits import settle_limits, settle_piles
from interpreter.check.marks import settle_marks
from interpreter.check.moments import collect_moments
from interpreter.check.nouns import BASES, kinds_named
from interpreter.check.packs import check_requirements, combined, declare_pack
from interpreter.check.relations import check_relations, declare_relation
from interpreter.check.scope import Abandon, Desk, Scope, a, first_line
from interpreter.check.series import is_varied
from interpreter.check.signatures import check_holes, declare_action, declare_value, declare_verb
from interpreter.check.unused import report_unused
from interpreter.check.working import bind_works
from interpreter.effects import steps as s
from interpreter.effects.parts import walk
from interpreter.effects.values import Value
from interpreter.model import Counter, Design, Zone
from interpreter.report import Note
from interpreter.report.message import listed, msg
from interpreter.syntax import nodes as n
from interpreter.text import Source, Span

FLOW = ("setup", "play", "scoring")
Declared = (
    n.KindDecl | n.CounterDecl | n.ZoneDecl | n.BoardDecl | n.RelationDecl | n.ValueDecl | n.VerbDecl | n.ActionDecl
)
One = TypeVar("One", bound=Declared)
WHOLE = {"game": declare_game, "ending": declare_ending}


def bind_modules(modules: list[n.Module], desk: Desk) -> Iterator[None]:
    """Fill the desk's model from all modules together, in small steps, for whoever may have to give it up half way."""
    nowhere = Span(Source("moodsl", ""), 1, 1, 1, 1)
    desk.model.counters["result"] = Counter("result", {"en": ("result",)}, nowhere, resource=False, per_player=True)
    desk.doubtful.look_through(modules)
    declare_packs(modules, desk)
    desk.declarations = combined(modules, desk.model.packs, desk)
    yield
    yield from bind_all(desk.declarations, desk)
    settle_piles(desk)
    settle_limits(desk)
    check_whole(desk.declarations, desk)
    report_endless(desk)
    report_asides(desk)
    yield
    report_unused(desk)
    desk.model.layout()


def bind_all(declarations: list[n.Decl], desk: Desk) -> Iterator[None]:
    """Enter all names, then bind all bodies, in small steps."""
    collect_moments(declarations, desk)
    yield
    designs = declare_all(declarations, desk)
    tell_names(desk)
    check_places(declarations, desk)
    inherit_works(desk)
    settle_marks(declarations, desk)
    settle_turns(declarations, desk)
    check_sided(desk)
    for value in inner_first(declarations, desk):
        with suppress(Abandon):
            ready(value, desk)
    for node in declarations:
        yield
        with suppress(Abandon):
            bind_declaration(node, designs, desk)


def inner_first(declarations: list[n.Decl], desk: Desk) -> list[str]:
    """The values that are not yet looked at, each behind those that it names, so that a long chain needs no depth.

    Those that are worked out from themselves come first, as they are declared.
    """
    named = {
        node.name.text: [part.text for part in walk((node.cases, node.table)) if isinstance(part, n.Name)]
        for node in declarations
        if isinstance(node, n.ValueDecl)
    }
    begun: dict[str, None] = {}
    done: dict[str, None] = {}
    circular: set[str] = set()
    waiting = list(desk.values.pending)[::-1]
    while waiting:
        value = waiting.pop()
        if value in begun:
            begun.pop(value)
            done[value] = None
        elif value not in done:
            begun[value] = None
            inner = [name for name in named.get(value, ()) if name in desk.values.pending]
            for name in inner:
                if name in begun:
                    above = list(begun)
                    circular.update(above[above.index(name) :])
            waiting += [value, *(name for name in inner if name not in begun and name not in done)]
    return [*filter(circular.__contains__, desk.values.pending), *(value for value in done if value not in circular)]


def declare_packs(modules: list[n.Module], desk: Desk) -> None:
    """What the packs say of themselves, before anything of theirs is looked at."""
    for module in modules:
        for node in module.declarations:
            if isinstance(node, n.ThingDecl) and node.kind.text == "pack":
                with suppress(Abandon):
                    declare_pack(node, desk)
    check_requirements(desk.model.packs, desk)


def no_kind_of_card(node: n.ThingDecl, desk: Desk) -> None:
    """Report a line at the very left whose first word is no kind: `stal cave`, `card cave`, `die cube`."""
    said = node.kind.text
    kinds = [kind for kind in desk.model.kinds.values() if kind.is_card]
    message = msg("`{}` is no kind of card", said)
    if said == "card":
        help = msg(
            "say of which kind it is, in place of `card`: {}", listed(one.name for one in kinds if not one.is_place)
        )
        desk.reporter.report("unknown-declaration", message, node.kind.span, help=help)
        return
    known = [*(kind.name for kind in kinds), *WHOLE, "pack", "variant"]
    help = msg("a line at the very left says what it declares: {}", listed(known))
    if said in ("die", "piece", "place"):
        help = msg("write `{}`", f"kind {node.name.text} is {said}")
    desk.strange("unknown-declaration", message, said, node.kind, known, help)


def declare_all(declarations: list[n.Decl], desk: Desk) -> dict[int, Design]:
    """Enter every name; gives the designs by the identity of their nodes."""
    model = desk.model
    desk.printed = {name: design.kind for name, design in model.designs.items()}
    desk.printed |= {node.name.text: node.kind.text for node in declarations if isinstance(node, n.ThingDecl)}
    desk.bases = {name: kind.base for name, kind in model.kinds.items()}
    desk.bases |= {node.name.text: node.base.text for node in declarations if isinstance(node, n.KindDecl)}
    kinds = upper_first(declarations, desk)
    for node in declarations:
        if isinstance(node, n.ThingDecl) and node.kind.text in WHOLE:
            WHOLE[node.kind.text](node, desk)
    declare_each(kinds, n.KindDecl, declare_kind, model.kinds, desk)
    several = [node for node in declarations if isinstance(node, n.CounterDecl) and node.of is not None]
    single = [node for node in declarations if isinstance(node, n.CounterDecl) and node.of is None]
    declare_each(single, n.CounterDecl, declare_counter, model.counted, desk)
    declare_each(several, n.CounterDecl, declare_family, model.families, desk)
    declare_each(declarations, n.ZoneDecl, declare_zone, model.zones, desk)
    lay_out(desk)
    declare_each(declarations, n.ValueDecl, declare_value, model.values, desk)
    declare_each(declarations, n.BoardDecl, declare_board, model.boards, desk)
    check_own_boards(declarations, desk)
    declare_each(declarations, n.RelationDecl, declare_relation, model.relations, desk)
    check_relations(declarations, desk)
    declare_each(declarations, n.VerbDecl, declare_verb, model.verbs, desk)
    declare_each(declarations, n.ActionDecl, declare_action, model.actions, desk)
    designs: dict[int, Design] = {}
    settle_defaults(desk)
    for node in declarations:
        if isinstance(node, n.ThingDecl) and node.kind.text == "variant":
            facts = Facts(node.items, desk, node.name.text)
            desk.model.variants[node.name.text] = facts.titles(node.title)
            facts.rest(("ru",))
            desk.index.mention("variant", node.name.text, node.name, declares=True)
        elif isinstance(node, n.ThingDecl) and node.kind.text not in (*WHOLE, "pack"):
            if node.kind.text not in desk.model.kinds:
                if node.title is None and any(node.kind.text in kind.facts for kind in desk.model.kinds.values()):
                    message = msg("a line such as `{} …` belongs to something", node.kind.text)
                    help = msg("indent it by four spaces under the thing or the moment that it belongs to")
                    desk.reporter.report("clause-outside", message, first_line(node.span), help=help)
                    continue
                doubt_cards(node, desk)
                if node.kind.text in ("board", "relation"):
                    message = msg("the {} `{}` does not say of what it is", node.kind.text, node.name.text)
                    help = msg("write `{} {} of KIND`", node.kind.text, node.name.text)
                    desk.reporter.report("missing-part", message, first_line(node.span), help=help)
                    desk.doubtful.doubt_all(f"{node.name.text}_")
                    continue
                if not desk.model.kinds and find_game(declarations) is None:  # all come of that, and it is told
                    continue
                no_kind_of_card(node, desk)
                continue
            design = declare_design(node, desk)
            if design:
                designs[id(node)] = design
    return designs


def doubt_cards(node: n.ThingDecl, desk: Desk) -> None:
    """Put the name of a card of no known kind in doubt, or those of all cards of a series."""
    desk.doubtful.doubt([node.name.text])
    if any(map(is_varied, node.items)):
        desk.doubtful.doubt_all(f"{node.name.text}_")


def upper_first(declarations: list[n.Decl], desk: Desk) -> list[n.KindDecl]:
    """The kinds, each behind the one that it is a kind of; their bases are then what these are of."""
    kinds = [node for node in declarations if isinstance(node, n.KindDecl)]
    named = {node.name.text: node.base.text for node in kinds if node.base.text not in BASES}

    def depth(name: str, seen: tuple[str, ...] = ()) -> int:
        return 0 if name not in named or name in seen else 1 + depth(named[name], (*seen, name))

    for node in kinds:
        base, seen = node.base.text, {node.name.text}
        while base in named and base not in seen:
            seen.add(base)
            base = named[base]
        if base in seen and base in named:
            desk.reporter.report("unknown-kind", msg("`{}` would be a kind of itself", node.name.text), node.base.span)
        desk.bases[node.name.text] = desk.bases.get(base, base)
    return sorted(kinds, key=lambda node: depth(node.name.text))


def declare_each(
    declarations: Sequence[n.Decl],
    sort: type[One],
    declare: Callable[[One, Desk], None],
    family: Container[str],
    desk: Desk,
) -> None:
    """Enter the names of all declarations of one sort."""
    for node in declarations:
        if isinstance(node, sort):
            with suppress(Abandon):
                declare(node, desk)
            note_dropped(node, family, desk)


def note_dropped(node: Declared, family: Container[str], desk: Desk) -> None:
    """A declaration that had to be dropped leaves its name in doubt."""
    name = node.name.letter if isinstance(node.name, n.SlotName) else node.name.text
    if name not in family:
        desk.doubtful.doubt([name])
        desk.doubtful.places = desk.doubtful.places or isinstance(node, n.KindDecl | n.ZoneDecl)
        if isinstance(node, n.KindDecl):  # its cards' facts and their words are then unknown, too
            desk.doubtful.doubt([*BASES, *(part.text for part in walk(node.items) if isinstance(part, n.Name))])


NAMES_PLACES = {n.KindDecl: ("starts", "discarded", "home"), n.ZoneDecl: ("drawn",)}


def check_places(declarations: list[n.Decl], desk: Desk) -> None:
    """Zones that other declarations name must exist and be of the right sort."""
    model = desk.model
    for node in declarations:
        if not isinstance(node, n.KindDecl | n.ZoneDecl):
            continue
        for item in node.items:
            if isinstance(item, n.Works):
                bind_works(node, item, desk)
            if not isinstance(item, n.Fact) or item.name.text not in NAMES_PLACES[type(node)]:
                continue
            atom = item.values[0][0]
            if not isinstance(atom, n.Name):  # told already
                forget(node, item.name.text, desk)
                continue
            word = atom.text
            if word not in model.zones:
                declared = [name for name, zone in model.zones.items() if zone.declared]
                desk.unknown("unknown-zone", msg("the zone"), word, atom, declared)
                forget(node, item.name.text, desk)
                continue
            desk.index.use("zone", word, atom)
            check_place(node, item, word, desk)


def forget(node: n.KindDecl | n.ZoneDecl, fact: str, desk: Desk) -> None:
    """Leave out a place that does not exist, so that it is reported once."""
    model = desk.model
    desk.doubtful.places = True
    if isinstance(node, n.KindDecl) and node.name.text in model.kinds:
        setattr(model.kinds[node.name.text], fact, None)
    elif isinstance(node, n.ZoneDecl) and isinstance(node.name, n.Name) and node.name.text in model.zones:
        model.zones[node.name.text].drawn = None


def check_place(node: n.KindDecl | n.ZoneDecl, item: n.Fact, word: str, desk: Desk) -> None:
    """A kind's place must hold the kind; a hand to draw into must belong to players."""
    model, zone = desk.model, desk.model.zones[word]
    if isinstance(node, n.KindDecl):
        if node.name.text not in kinds_named(model, zone.of):
            message = msg("no {} can lie in `{}`: it is a place for {}", node.name.text, word, a(zone.of))
            desk.reporter.report("wrong-place", message, item.values[0][0].span)
            forget(node, item.name.text, desk)
        elif (item.name.text == "starts" and zone.per and not is_owners(zone, node, desk)) or zone.piled or zone.host:
            what = msg("it has several piles") if zone.piled else msg("every {} has one", zone.per)
            if item.name.text == "starts":
                message = msg("cards start in one place, and `{}` is not one: {}", word, what)
                help = msg("let them start in a place of the game, and deal them in `setup:`")
                if zone.per == "player":
                    help = msg("{}; if each player has such cards of his own, write a line `owned by_player`", help)
            else:
                message = msg("discarded cards go to one place, and `{}` is not one: {}", word, what)
                help = msg("let them go to a place of the game, or to one that every player has")
            desk.reporter.report("wrong-place", message, item.values[0][0].span, help=help)
            forget(node, item.name.text, desk)
    elif zone.per != "player" or zone.store != "cards":
        message = msg("cards are drawn into a place that every player has, and `{}` is none", word)
        help = msg("every player has one if the line that declares it ends with `for each player`")
        desk.reporter.report("wrong-place", message, item.values[0][0].span, help=help if zone.per is None else None)
        forget(node, item.name.text, desk)


def is_owners(zone: Zone, node: n.KindDecl, desk: Desk) -> bool:
    """Whether every card of a kind has its own place there: that of the player whose it is."""
    return zone.per == "player" and desk.model.kinds[node.name.text].owned


def bind_declaration(node: n.Decl, designs: dict[int, Design], desk: Desk) -> None:
    """Bind the bodies of one declaration."""
    model = desk.model
    match node:
        case n.VerbDecl() if node.name.text in model.verbs and model.verbs[node.name.text].span == node.name.span:
            verb = model.verbs[node.name.text]
            names: dict[str, Value] = {p.name: p.local for p in verb.parameters}
            for parameter in verb.parameters:
                desk.index.named(names[parameter.name], parameter.span)
            if node.title is not None:
                check_holes(node.title, names, desk)
            scope = Scope(desk, verb.name, you=YOU, doer=YOU, names=names, dealt={"you", *names})
            verb.body = bind_body(node.body, scope)
        case n.ActionDecl() if node.name.text in model.actions:
            lines = unnamed(node.body)
            if not lines:
                help = msg("write what it does under it, four spaces deeper")
                raise desk.fail("empty-body", msg("the action `{}` does nothing", node.name.text), node.name, help=help)
            action = model.actions[node.name.text]
            action.body = bind_body(lines, Scope(desk, node.name.text, you=YOU, doer=YOU, dealt={"you"}))
            if node.any_time is not None and node.any_time.once is not None:
                action.once = stretch(node.any_time.once, desk)
        case n.Ability():
            bind_flow_or_rule(node, "", desk)
        case n.ZoneDecl():
            bind_refill(node, desk)
        case n.ThingDecl() if node.kind.text == "variant":
            bind_variant(node, desk)
        case n.ThingDecl() if id(node) in designs:
            design = designs[id(node)]
            for item, side in abilities_of(node):
                with suppress(Abandon):
                    bind_ability(item, Scope(desk, design.name), design, side)
        case _:
            return


def bind_variant(node: n.ThingDecl, desk: Desk) -> None:
    """The parts of the game that a variant replaces."""
    parts = [item for item in node.items if isinstance(item, n.Ability)]
    if not parts:
        help = msg("write what is different in it below it: `setup:`, `play:` or `scoring:`")
        raise desk.fail("empty-body", msg("the variant `{}` changes nothing", node.name.text), node.name, help=help)
    for part in parts:
        bind_flow_or_rule(part, node.name.text + ".", desk)


def abilities_of(node: n.ThingDecl) -> Iterator[tuple[n.Ability, str]]:
    """The abilities of a card, each with the face on which it stands; empty for those on all faces."""
    for item in node.items:
        if isinstance(item, n.Ability):
            yield item, ""
        elif isinstance(item, n.Fact) and item.name.text == "face":
            name, _title = side_named(item)
            for inner in item.items:
                if isinstance(inner, n.Ability) and name is not None:
                    yield inner, name.text


def bind_flow_or_rule(node: n.Ability, prefix: str, desk: Desk) -> None:
    """`setup:`, `play:`, `scoring:`, or a rule such as `after a card rests:`."""
    if not isinstance(node.when, n.Named):
        if prefix:
            raise desk.fail("unsupported", msg("a variant replaces `setup`, `play` or `scoring`"), node)
        bind_ability(node, Scope(desk, "rules"), None)
        return
    name = node.when.name.text
    if name not in FLOW:
        desk.doubtful.doubt(FLOW)
        parts = listed(f"{part}:" for part in FLOW)
        help = msg("a game has {}; what else happens has a moment, such as `after a player …:`", parts)
        raise desk.strange("unknown-effect", msg("a game has no part `{}:`", name), name, node.when.name, FLOW, help)
    if prefix + name in desk.flow:
        here, there, apart = who_gives_way(node.when.span, desk.flow[prefix + name], desk)
        notes = [Note(there, msg("the first one is here"))]
        way = msg("write it in a variant, or what it does as a rule: `after a player …:`") if apart else None
        raise desk.fail("duplicate", msg("there are two parts `{}:`", name), here, notes=notes, help=way)
    desk.flow[prefix + name] = node.when.span
    desk.model.flow[prefix + name] = bind_body(node.body, Scope(desk, name))


def bind_refill(node: n.ZoneDecl, desk: Desk) -> None:
    """`refill:` of a zone: what is done when something is to be drawn and there is nothing."""
    name = node.name.text if isinstance(node.name, n.Name) else node.name.letter
    if name not in desk.model.zones:
        return
    zone = desk.model.zones[name]
    for item in node.items:
        if not isinstance(item, n.Ability):
            continue
        if not isinstance(item.when, n.Named) or item.when.name.text != "refill":
            help = msg("when it is to be drawn from and is empty, a place can `refill:`")
            message = msg("a place has no effect `{}`", item.when.span.text)
            raise desk.strange("unknown-effect", message, item.when.span.text, item.when, ["refill"], help)
        you = YOU if zone.per == "player" else None
        zone.refill = bind_body(item.body, Scope(desk, name, you=you, doer=you, dealt={"you"}))
        if not is_quiet(zone.refill):
            message = msg(
                "a refill happens in the middle of a draw: it can move and shuffle cards and count, and no more"
            )
            raise desk.fail("unsupported", message, item.when)


def is_quiet(steps: tuple[s.Step, ...]) -> bool:
    """Whether nobody is asked anything and nothing is drawn or set off."""
    for step in steps:
        match step:
            case s.IfStep():
                inner = tuple(line for _condition, block in step.arms for line in block)
            case s.ForEach() | s.Repeat():
                inner = step.body
            case s.WithPicks() if all(pick.quantity == "all" for pick in step.picks):
                inner = step.body
            case _ if s.has_trait(step, "quiet"):
                inner = ()
            case _:
                return False
        if not is_quiet(inner):
            return False
    return True


def find_game(declarations: list[n.Decl]) -> n.ThingDecl | None:
    """The line that says `game NAME`, if there is one."""
    return next((node for node in declarations if isinstance(node, n.ThingDecl) and node.kind.text == "game"), None)


def check_whole(declarations: list[n.Decl], desk: Desk) -> None:
    """What a whole game must have."""
    model = desk.model
    game = find_game(declarations)
    if game is None:
        place = first_line(declarations[0].span) if declarations else Span(Source("pack", ""), 1, 1, 1, 1)
        help = msg('one file says `game NAME "Title"`; if these cards belong to a game, give its folder as well')
        required = desk.doubtful.has_fault("pack", desk.reporter.diagnostics)  # it may have meant to require one
        if "game" not in desk.doubtful.names and not required:
            desk.reporter.report("no-game", msg("these files hold no game"), place, help=help)
        return
    if "play" not in desk.flow and "play" not in desk.doubtful.names:
        help = msg("write a line `{}:` at the very left, and under it what is done", "play")
        desk.reporter.report("missing-declaration", msg("the game has no `{}:`", "play"), game.name.span, help=help)
    model.flow.setdefault("setup", ())  # what lies ready from the start needs none
    for design in model.designs.values():
        kind = model.kinds[design.kind]
        if kind.starts is None and not desk.doubtful.places:
            help = msg("give `kind {}` a line `starts ZONE`", kind.name)
            desk.reporter.report("missing-place", msg("{} starts nowhere", a(kind.name)), kind.span, help=help)
    for zone in model.zones.values():
        starting = [design for design in model.designs.values() if model.kinds[design.kind].starts == zone.name]
        count = sum(design.copies for design in starting)
        if zone.holds is not None and count > zone.holds:
            notes = [Note(design.span, msg("`{}` starts there", design.name)) for design in starting[:3]]
            message = msg("`{}` holds {}, but {} cards start there", zone.name, zone.holds, count)
            desk.reporter.report("overflow", message, zone.span, notes=notes)
