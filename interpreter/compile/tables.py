"""Tables: what a match looks up by number instead of working it out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from interpreter.compile.code.blocks import Blocks
from interpreter.compile.edges import edges_of
from interpreter.compile.relations import ends_tables, relation_rows, relation_tables, ways_of
from interpreter.compile.sides import value_leaks
from interpreter.effects.faces import NO_FACE, face_of_word
from interpreter.model import LIFE, AbilityDef, Design, FactSpec, Kind, Lasting, Mark, Model, Relation, ValueDef, Zone
from interpreter.model.boards import Board

if TYPE_CHECKING:
    from interpreter.compile.generator import Generator


def zone_of_pile(model: Model) -> list[tuple[Zone, int]]:
    """For each pile its zone and its owner (-1: nobody)."""
    found: list[tuple[Zone, int]] = []
    for zone in model.zones.values():
        if zone.store == "cards":
            for holder in range(model.holders(zone)):
                found += [(zone, holder if zone.per == "player" else -1)] * zone.piles
    return found


def hosts_of_piles(model: Model) -> list[int]:
    """For each pile the card that it belongs to, -1 where it belongs to a player or the game."""
    found: list[int] = []
    for zone in model.zones.values():
        if zone.store == "cards":
            found += model.hosts(zone) if zone.host else [-1] * (zone.piles * model.holders(zone))
    return found


def works_in(kind: Kind, piles: list[tuple[Zone, int]]) -> list[int]:
    """For each pile whether a card of the kind works there: 0 no, 1 yes, 2 on top; at the end, for nowhere, 0."""
    return [*(0 if zone.name not in kind.works else 2 if kind.works[zone.name] else 1 for zone, _owner in piles), 0]


def own_rows(model: Model, works: list[list[int]], piles: list[tuple[Zone, int]]) -> list[int]:
    """For every card its row in `works`, to which rows of owned cards are added: these work only before their owner."""
    kinds, rows = list(model.kinds), []
    seats: dict[tuple[str, int], int] = {}
    printed = [design for design in model.designs.values() for _copy in range(design.copies)]
    for design, owner in zip(printed, model.owners or [-1] * len(printed), strict=True):
        row = kinds.index(design.kind)
        if owner >= 0 and (design.kind, owner) not in seats:
            seats[design.kind, owner] = len(works)
            works.append(
                [
                    *(
                        how if whose in (-1, owner) else 0
                        for how, (_zone, whose) in zip(works[row], piles, strict=False)
                    ),
                    0,
                ]
            )
        rows.append(seats.get((design.kind, owner), row))
    return [*rows, -1]


EVERYBODY = 255  # a bit for each player there can be


def sight(zone: Zone, owner: int) -> int:
    """Who sees the cards of a pile, as a set of bits."""
    own = 1 << owner if owner >= 0 else 0
    return {"all": EVERYBODY, "nobody": 0, "others": EVERYBODY & ~own}.get(zone.seen, own)


def tables_of(
    gen: Generator,
    blocks: Blocks,
    listeners: list[dict[str, Any]],
    life_rules: dict[str, list[str]],
    changes: list[str],
    forbids: list[str],
    conditions: dict[str, str],
) -> dict[str, Any]:
    """Everything but the source text."""
    model, designs = gen.model, list(gen.model.designs.values())
    data: dict[str, Any] = {
        "seat_numbers": model.seat_numbers,
        "looks": looks_of(model),
        "slot_count": max(1, len(model.slots)),
        "doer_orders": model.doer_orders,
        "discarded": [discarded_of(model, kind) for kind in model.kinds.values()],
        "card_slots": [[model.slots.index(slot) for slot in design.slots] for design in designs],
        "face": face_row(model),
        "beneath": beneath_of(model),
        "marks": [marks_row(model, mark) for mark in model.marks.values()],
        "carried": carried_of(model),
        "differ": [can_differ(model, design) for design in designs],
        "piles": {zone: pile_row(model, model.zones[zone]) for zone in sorted(gen.pile_tables)},
        "above": {kind: gen.above.row(kind) for kind in sorted(gen.above_tables)},
        "relations": relation_tables(model),
        "ends": ends_tables(model),
        "far": {relation.name: len(model.cards_of(relation.kind)) for relation in model.relations.values()},
        "questions": gen.questions,
        "listeners": listeners,
        "effects": {
            effect: {number: one.effects[effect] for number, one in enumerate(designs) if effect in one.effects}
            for effect in effects_of(model)
        },
        "actions": [begun(blocks, f"action {name}") for name in model.actions],
        "flow": {part: begun(blocks, f"flow {part}") for part in model.flow},
        "life_rules": life_rules,
        "life_moments": {what: heard_life(gen, listeners, what) for what in LIFE}
        | {"game end": gen.moment("at", "game end")},
        "blocks": sorted(blocks.bodies),
        "arrange_channel": gen.channels.get(("cannot", "arrange")),
    }
    data |= dice_of(model)
    data |= where_cards_lie(model, conditions)
    data |= facts_of(gen) | edges_of(gen) | {"far_sides": gen.far_sides}
    data |= heard_by(gen, listeners)
    data |= channels_of(gen, changes, forbids)
    data |= start_of(model)
    data["sheet"] = sheet_of(gen)
    return data


def where_cards_lie(model: Model, conditions: dict[str, str]) -> dict[str, Any]:
    """Of cards what they are and whose; of piles who has them, who sees them, and who works there."""
    piles = zone_of_pile(model)
    kinds = list(model.kinds.values())
    works = [works_in(kind, piles) for kind in kinds]
    rows = own_rows(model, works, piles)
    play = [int(zone.per == "player" and zone.seen == "all") for zone, _owner in piles]
    always_on = {zone.name for zone in model.zones.values() if can_be_always_on(model, zone)}
    fills = {zone.name for zone in model.zones.values() if not conditions.keys().isdisjoint(kinds_above(model, zone))}
    designs = list(model.designs.values())
    kind_numbers = {kind.name: number for number, kind in enumerate(kinds)}
    design_of, kind_of = [], []
    for number, design in enumerate(designs):
        design_of += [number] * design.copies
        kind_of += [kind_numbers[design.kind]] * design.copies
    seen = [sight(zone, owner) for zone, owner in piles]
    return {
        "works": works,
        "rows": rows,
        "owned": [*model.owners, -1] if model.owners else [],
        "by_place": model.works_by_place,
        "works_if": [conditions.get(kind.name) for kind in kinds] if conditions else [],
        "kind": [*kind_of, -1],
        "under": [[kind_numbers[one] for one in model.under(kind)] for kind in model.kinds],
        "design": [*design_of, -1],
        "design_names": [design.name for design in designs],
        "owner": [owner for _zone, owner in piles] + [-1],
        "host": [*hosts_of_piles(model), -1],
        "watch": [
            int(
                (play[pile] and zone.name in always_on)
                or any(row[pile] for row in works)
                or any(can_lose(model, zone, one) for one in model.marks.values())
                or zone.name in fills
            )
            for pile, (zone, _owner) in enumerate(piles)
        ],
        "play": [*play, 0],
        "sights": seen,
    }


def dice_of(model: Model) -> dict[str, Any]:
    """Of every kind of dice the rows of its faces, each as often as it is printed; of every row its kind, its face, and
    what is said for the facts of dice. At the end of these stands what there is of no die."""
    rows: list[tuple[int, int]] = []
    sides: dict[str, list[int]] = {}
    facts: dict[str, list[Any]] = {fact: [] for kind in model.kinds.values() for fact in kind.printed}
    for number, kind in enumerate(model.kinds.values()):
        faces = [one if isinstance(one, int) else face_of_word(model.word(one)) for one in kind.faces]
        distinct = list(dict.fromkeys(faces))
        if faces:
            sides[str(number)] = [len(rows) + distinct.index(face) for face in faces]
        for fact, row in facts.items():
            row += [kind.printed.get(fact, nothing_of(model, fact))] * len(distinct)
        rows += [(number, face) for face in distinct]
    return {
        "dice": sides,
        "die_kind": [*(kind for kind, _face in rows), -1],
        "die_face": [*(face for _kind, face in rows), NO_FACE],
        "die_facts": {fact: [*row, nothing_of(model, fact)] for fact, row in facts.items()},
    }


def nothing_of(model: Model, fact: str) -> int:
    """What a fact is of dice that do not say it."""
    return -1 if any(kind.facts[fact].type == "words" for kind in model.kinds.values() if fact in kind.facts) else 0


def begun(blocks: Blocks, key: str) -> list[int]:
    """The first block of a routine, and the size of its frame."""
    layout = blocks.layouts[key]
    return [layout.entry, layout.size]


def facts_of(gen: Generator) -> dict[str, Any]:
    """What is printed on cards, by fact: once for a card, or once for each face."""
    model, facts = gen.model, sorted(gen.fact_tables)
    return {
        "facts": {fact: fact_row(model, fact) for fact in facts if not gen.is_turned(fact)},
        "turned_facts": {
            fact: [[word, fact_row(model, fact, side)] for side, word in faces_of(model)]
            for fact in facts
            if gen.is_turned(fact)
        },
    }


def heard_life(gen: Generator, listeners: list[dict[str, Any]], what: str) -> int | None:
    """The moment at which cards stop or start working, if more listens to it than rules that act at once."""
    moment = gen.moment(what, "card")
    heard = any(
        ability.moment is not None and ability.moment.when == what and not listeners[ability.number].get("pure")
        for ability in gen.model.abilities
    )
    return moment if heard else None


def effects_of(model: Model) -> list[str]:
    """The names of all named effects."""
    return sorted({effect for kind in model.kinds.values() for effect in kind.effects})


def discarded_of(model: Model, kind: Kind) -> list[int]:
    """For each player the pile where a card of a kind goes that he discards, -1 where there is none."""
    zone = model.zones.get(kind.discarded or "")
    return [-1 if zone is None else zone.at + (player if zone.per else 0) for player in range(model.most)]


def looks_of(model: Model) -> list[int]:
    """For each number of a match whose pieces it counts (0 for other numbers)."""
    found = [0] * model.numbers
    for zone in model.zones.values():
        if zone.store != "pieces":
            continue
        looks = model.looks(zone)
        for player in range(model.most if zone.per == "player" else 1):
            for look in range(looks):
                found[zone.at + player * looks + look] = look if looks > 1 else player
    return found


def faces_of(model: Model) -> list[tuple[str, int]]:
    """The words of all faces with their numbers, and at the end no face with -1."""
    sides = dict.fromkeys(side for kind in model.kinds.values() for side in kind.sides)
    return [*((side, model.word(side)) for side in sides), ("", -1)]


def face_row(model: Model) -> list[int]:
    """For every card the place of the number that tells its face."""
    row: list[int] = []
    for design in model.designs.values():
        turned = design.turned
        row += [turned + copy if turned >= 0 else model.no_face for copy in range(design.copies)]
    return [*row, model.no_face]


def fact_row(model: Model, fact: str, side: str = "") -> list[Any]:
    """A fact for every card (with a `side` up), and at the end for no card."""
    spec = next(kind.facts[fact] for kind in model.kinds.values() if fact in kind.facts)
    nothing: Any = {
        "words": -1, "design": -1, "resource": -1, "several": [], "designs": [], "amount": [0] * len(model.resources),
    }.get(spec.type, 0)  # fmt: skip
    is_place = spec.kind is not None and model.kinds[spec.kind].is_place
    designs = {one.name: one.first if is_place else number for number, one in enumerate(model.designs.values())}
    row: list[Any] = []
    for design in model.designs.values():
        facts = design.facts | (design.sides[side].facts if side in design.sides else {})
        value: Any = facts.get(fact, nothing)
        if spec.type == "design" and isinstance(value, str):
            value = model.designs[value].first
        elif spec.type == "designs":
            value = [designs[name] for name in value]
        row += [list(value) if isinstance(value, tuple) else value] * design.copies
    return [*row, nothing]


def pile_row(model: Model, zone: Zone) -> list[int]:
    """For every card the pile of its own in a zone, -1 (nowhere) where it has none."""
    cards = sum(design.copies for design in model.designs.values())
    piles = {card: zone.at + place for place, card in enumerate(model.hosts(zone))}
    return [piles.get(card, -1) for card in range(cards + 1)]


def marks_row(model: Model, mark: Mark) -> dict[str, Any]:
    """Of a mark: for every card the place of its number (at the end that of no card), what the number can be, what it
    is at first, for every pile whether it is kept there (nothing: everywhere), and whether all see it."""
    dead = model.nobody if mark.type == "number" else model.no_face
    cards = sum(design.copies for design in model.designs.values())
    places = {card: mark.at + place for place, card in enumerate(model.cards_of(mark.kind))}
    kept = [int(zone.name in mark.kept) for zone, _owner in zone_of_pile(model)] if mark.kept else []
    return {
        "places": [places.get(card, dead) for card in range(cards + 1)],
        "low": mark.low, "high": mark.high, "start": mark.start, "kept": kept, "open": mark.open,
    }  # fmt: skip


def carried_of(model: Model) -> list[list[int]]:
    """For every kind the numbers of the marks that its cards carry; empty where there are none in the game."""
    marks = list(enumerate(model.marks.values()))
    return [[number for number, mark in marks if model.is_a(kind, mark.kind)] for kind in model.kinds] if marks else []


def can_differ(model: Model, design: Design) -> bool:
    """Whether copies of a design can differ to the eye: by face, by marks, by a slot, or by what lies under them."""
    carriers = {zone.host for zone in model.zones.values()} | {mark.kind for mark in model.marks.values()}
    hosts = {kind for kind in model.kinds if any(model.is_a(kind, one) for one in carriers - {None})}
    return design.copies > 1 and bool(
        model.kinds[design.kind].owned or design.slots or model.kinds[design.kind].sides or design.kind in hosts
    )


def beneath_of(model: Model) -> list[list[list[int]]]:
    """For every card its places under it: the pile, whether all see it, and whether its order means something."""
    cards = sum(design.copies for design in model.designs.values())
    hosted = [zone for zone in model.zones.values() if zone.host]
    rows: list[list[list[int]]] = [[] for _ in range(cards)] if hosted else []
    for zone in hosted:
        for place, card in enumerate(model.hosts(zone)):
            rows[card].append([zone.at + place, int(zone.seen == "all"), int(zone.ordered)])
    return rows


def heard_by(gen: Generator, listeners: list[dict[str, Any]]) -> dict[str, Any]:
    """For every moment which designs listen with which abilities, and which rules of the game do."""
    model = gen.model
    numbers = {design: number for number, design in enumerate(model.designs)}
    hears: list[dict[int, list[int]]] = [{} for _ in gen.moments]
    own: list[dict[int, list[int]]] = [{} for _ in gen.moments]
    rules: list[list[int]] = [[] for _ in gen.moments]
    for ability in model.abilities:
        if ability.moment is None or listeners[ability.number].get("pure"):
            continue
        moment = gen.moments.index(ability.moment)
        if ability.design is None:
            rules[moment].append(ability.number)
        else:
            (own if ability.own else hears)[moment].setdefault(numbers[ability.design], []).append(ability.number)
    return {"hears": hears, "own": own, "rules": rules}


def kinds_above(model: Model, zone: Zone) -> set[str]:
    """The kinds of the things under which a zone can be, however far up: what lies there may make them work."""
    found: set[str] = set()
    wanted = [zone.host]
    while wanted:
        host = wanted.pop()
        if host is not None and host not in found:
            found.update((host, *model.under(host)))
            wanted += [
                one.host
                for one in model.zones.values()
                if one.of not in model.kinds or model.is_a(host, one.of) or model.is_a(one.of, host)
            ]
    return found


def can_lose(model: Model, zone: Zone, mark: Mark) -> bool:
    """Whether a card that comes into a zone or out of it may fall back to what it was marked with at first."""
    return bool(mark.kept) and (zone.of == "card" or model.is_a(zone.of, mark.kind) or model.is_a(mark.kind, zone.of))


def can_be_always_on(model: Model, zone: Zone) -> bool:
    """Whether what is heard as long as it is in play, working or not, can lie in a zone."""
    lines: list[AbilityDef | Lasting] = [*model.abilities, *model.modifiers, *model.prohibitions]
    kinds = {model.designs[one.design].kind for one in lines if one.always_on and one.design is not None}
    return any(zone.of not in model.kinds or model.is_a(kind, zone.of) or model.is_a(zone.of, kind) for kind in kinds)


def channels_of(gen: Generator, changes: list[str], forbids: list[str]) -> dict[str, Any]:
    """For every design the channels on which its cards are heard, and what they change and forbid."""
    model = gen.model
    numbers = {design: number for number, design in enumerate(model.designs)}
    working: list[list[int]] = [[] for _ in numbers]
    always: list[list[int]] = [[] for _ in numbers]
    changed: list[list[Any]] = [[] for _ in numbers]
    forbidden: list[list[Any]] = [[] for _ in numbers]

    def tune(design: str, channel: int, always_on: bool) -> None:
        rows = (always[numbers[design]], working[numbers[design]])
        if always_on and channel in rows[1]:  # INVARIANT: a card is heard on a channel once
            rows[1].remove(channel)
        if channel not in rows[0] and (always_on or channel not in rows[1]):
            rows[0 if always_on else 1].append(channel)

    for ability in model.abilities:
        if ability.design is not None and ability.moment is not None and not ability.own:
            tune(ability.design, gen.moments.index(ability.moment), ability.always_on)
    for name, modifier in zip(changes, model.modifiers, strict=True):
        channel = gen.channel("value", modifier.value)
        tune(modifier.design, channel, modifier.always_on)
        changed[numbers[modifier.design]].append([modifier.sign, channel, name, modifier.clause])
    for name, prohibition in zip(forbids, model.prohibitions, strict=True):
        channel = gen.channel(*prohibition.channel)
        tune(prohibition.design, channel, prohibition.always_on)
        forbidden[numbers[prohibition.design]].append([channel, name, prohibition.clause])
    return {
        "channels": working, "always_channels": always, "changes": changed, "forbids": forbidden,
        "values": {value: channel for (family, value), channel in gen.channels.items() if family == "value"},
        "verbs": {verb: channel for (family, verb), channel in gen.channels.items() if family == "cannot"},
        "barred": {name: channel for (family, name), channel in gen.channels.items() if family == "cannot perform"},
    }  # fmt: skip


def start_of(model: Model) -> dict[str, Any]:
    """How a match begins."""
    numbers = [0] * model.numbers
    for counter in model.counters.values():
        for player in range(model.most if counter.per_player else 1):
            numbers[counter.at + player] = counter.start
    for mark in model.marks.values():
        numbers[mark.at : mark.at + len(model.cards_of(mark.kind))] = [mark.start] * len(model.cards_of(mark.kind))
    if model.no_face:
        numbers[model.no_face] = -1
    for design in model.designs.values():
        for copy in range(design.copies if design.turned >= 0 else 0):
            numbers[design.turned + copy] = model.word(model.kinds[design.kind].sides[0])
    pieces: list[list[int]] = []
    for zone in model.zones.values():
        if zone.store == "pieces" and zone.start:
            looks = model.looks(zone)
            for player in range(model.most if zone.per == "player" else 1):
                pieces.append(
                    [
                        zone.at + player * looks + (player if looks > 1 and zone.per == "player" else 0),
                        zone.start,
                        player,
                    ]
                )
    # INVARIANT: the last pile is that of no card and of nobody, and always empty
    piles: list[list[int]] = [[] for _ in range(model.places + 1)]
    places: list[int] = []
    printed = printed_places(model)
    for design in model.designs.values():
        starts = model.kinds[design.kind].starts
        start = model.zones[starts].at if starts else -1
        own = starts is not None and model.zones[starts].per == "player"
        for card in range(design.first, design.first + design.copies):
            at = start + model.owners[card] if own else printed.get(card, start)
            if at >= 0:
                piles[at].append(card)
            places.append(at)
    return {"start_numbers": numbers, "start_pieces": pieces, "start_piles": piles, "start_places": [*places, -1]}


def printed_places(model: Model) -> dict[int, int]:
    """For every place that is printed on a card the pile in which it lies, which is this card's."""
    piles = {(zone.of, host): zone.at + row for zone in model.printed for row, host in enumerate(model.hosts(zone))}
    kinds = [design.kind for design in model.designs.values() for _copy in range(design.copies)]
    return {place: piles[kinds[place], card] for place, card in model.bearers().items()}


def sheet_of(gen: Generator) -> dict[str, Any]:
    """Names and texts, for whoever shows a match to people."""
    model = gen.model
    return {
        **parts(model, "name titles players resources words most"),
        "packs": {pack.name: pack.version for pack in model.packs.values()},
        "counters": [
            parts(counter, "name titles resource per_player low high at")
            for counter in model.counters.values()
            if counter.is_number
        ],
        "marked": [
            parts(counter, "name titles per_player type words start at")
            for counter in model.counters.values()
            if not counter.is_number
        ],
        "marks": [
            parts(mark, "name titles kind type words low high start at board open") for mark in model.marks.values()
        ],
        "zones": [
            parts(zone, "name titles of per store piles piled holds seen ordered bag at host printed drawn drawn_in")
            | {"looks": model.looks(zone) if zone.store == "pieces" else 0, "hosts": model.hosts(zone)}
            for zone in model.zones.values()
        ],
        "kinds": [
            parts(kind, "name base titles owned home sides back faces printed drawn_at")
            | {"facts": {fact.name: told_of_fact(fact) for fact in kind.facts.values()}}
            | {"under": model.under(kind.name)}
            for kind in model.kinds.values()
        ],
        "designs": [
            parts(design, "name kind titles copies each on first slots facts text turned")
            | {"sides": {word: parts(side, "titles facts") for word, side in design.sides.items()}}
            for design in model.designs.values()
        ],
        "boards": [board_row(model, board, owner) for board in model.boards.values() for owner in model.seats(board)],
        "relations": [relation_row(model, one) for one in model.relations.values() if one.fact is not None],
        "actions": [parts(action, "name titles") for action in model.actions.values()],
        "verbs": [parts(verb, "name titles") for verb in model.verbs.values()],
        "values": [value_row(gen, value) for value in model.values.values()],
        "endings": [parts(ending, "name titles lost") for ending in model.endings.values()],
        "phases": [{"name": name, "titles": titles} for name, titles in model.phases.items()],
        "variants": [{"name": name, "titles": titles} for name, titles in model.variants.items()],
        "clauses": [[clause.source, clause.line, clause.owner, clause.text] for clause in model.clauses],
    }


def told_of_fact(fact: FactSpec) -> dict[str, Any]:
    """What is known of a fact of a kind."""
    usual = {} if fact.default is None else {"usual": fact.default}
    return parts(fact, "type words") | ({"sided": True} if fact.sided else {}) | usual


def board_row(model: Model, board: Board, owner: int) -> dict[str, Any]:
    """A board with the coordinates of its places, and what lies on each side of them (-1 where it ends)."""
    first = {design.name: design.first + max(owner, 0) for design in model.designs.values()}
    around = board.around()
    return parts(board, "name titles kind form") | {
        "owner": owner,
        "places": [[first[spot.name], spot.x, spot.y] for spot in board.spots],
        "around": [[-1 if name is None else first[name] for name in around[spot.name]] for spot in board.spots],
        "on_corners": [[first[one.name], first[one.touching[0]], one.number] for one in board.on_corners],
        "on_sides": [[first[one.name], first[one.touching[0]], one.number] for one in board.on_sides],
    }


def relation_row(model: Model, relation: Relation) -> dict[str, Any]:
    """A relation that facts print, with what each place is related to."""
    forwards, *_backwards = relation_rows(model, relation)
    beside = [[place, row] for place, row in enumerate(forwards) if row]
    return parts(relation, "name titles kind") | {"beside": beside, "ways": ways_of(model, relation)}


def value_row(gen: Generator, value: ValueDef) -> dict[str, Any]:
    """A declared value, what it is asked of, and whether it reads cards that not everybody sees."""
    row = parts(value, "name titles type") | {"hidden": value_leaks(value.name, gen)}
    return row | {"parameters": [parts(one, "name joint type kind") for one in value.parameters]}


def parts(thing: object, names: str) -> dict[str, Any]:
    """The named attributes of a thing."""
    return {name: getattr(thing, name) for name in names.split()}
