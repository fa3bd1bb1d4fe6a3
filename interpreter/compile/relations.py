"""The tables of relations: for every place those that it is related to, and if it is one-way the other way round."""

from __future__ import annotations

from interpreter.model import Model, Relation


def relation_tables(model: Model) -> dict[str, list[list[list[int]]]]:
    """For each relation that is a table: a row for every card, and at the end one for no card; of one that is one-way
    the same backwards."""
    return {
        relation.name: relation_rows(model, relation) for relation in model.relations.values() if not relation.among
    }


def relation_rows(model: Model, relation: Relation) -> list[list[list[int]]]:
    """The rows of a relation forwards, and backwards if it is one-way."""
    cards = sum(design.copies for design in model.designs.values())
    forwards: list[dict[int, None]] = [{} for _ in range(cards + 1)]
    backwards: list[dict[int, None]] = [{} for _ in range(cards + 1)]
    for start, goal in pairs_of(model, relation):
        forwards[start][goal] = backwards[goal][start] = None
        if not relation.one_way:
            forwards[goal][start] = backwards[start][goal] = None
    tables = [forwards, backwards] if relation.one_way else [forwards]
    return [[list(row) for row in table] for table in tables]


def pairs_of(model: Model, relation: Relation) -> list[tuple[int, int]]:
    """The places that facts relate: one that names others with each of them; what a link names, each with those behind
    it."""
    if relation.board is not None:
        around = model.boards[relation.board].around()
        first = {design.name: design.first for design in model.designs.values()}
        beside = [(first[name], first[other]) for name, row in around.items() for other in row if other is not None]
        copies = range(len(model.seats(model.boards[relation.board])))
        return [(start + copy, goal + copy) for copy in copies for start, goal in beside]
    return [(start, goal) for _way, start, goal in ways_of(model, relation)]


def ends_tables(model: Model) -> dict[str, list[list[int]]]:
    """For each fact that names two places: these places of every card, and at the end those of no card, which are
    none."""
    specs = {spec.name for kind in model.kinds.values() for spec in kind.facts.values() if spec.joins}
    found: dict[str, list[list[int]]] = {}
    for fact in sorted(specs):
        rows = [
            [model.designs[str(name)].first for name in model.kinds[design.kind].facts[fact].names(design.facts[fact])]
            if fact in design.facts
            else []
            for design in model.designs.values()
            for _copy in range(design.copies)
        ]
        found[fact] = [*rows, []]
    return found


def ways_of(model: Model, relation: Relation) -> list[tuple[int, int, int]]:
    """Each pair of places that a fact relates, behind what has the fact: -1 where one of the two names the other
    itself."""
    kind, fact = relation.fact or ("", "")
    found: list[tuple[int, int, int]] = []
    for design in model.designs.values():
        if design.kind != kind:
            continue
        places = [model.designs[name].first for name in model.kinds[kind].facts[fact].names(design.facts.get(fact))]
        if kind == relation.kind:
            found += [(-1, design.first, place) for place in places]
        else:
            found += [(design.first, start, goal) for at, start in enumerate(places) for goal in places[at + 1 :]]
    return [(way, start, goal) for way, start, goal in found if start != goal]
