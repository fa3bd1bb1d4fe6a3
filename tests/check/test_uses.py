"""Where names are declared and used, as a check notes it if somebody asks."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from interpreter.check.declarations import RESERVED
from interpreter.check.index import Index
from interpreter.check.nouns import BASES
from interpreter.check.scope import Desk
from interpreter.check.uses import Uses, is_form
from interpreter.loader import read
from interpreter.model import Model
from interpreter.report import Reporter
from interpreter.syntax import nodes as n, parse, tokens
from interpreter.syntax.verbs import VERBS
from interpreter.text import Source
from interpreter.whole_check import steps

ROOT = Path(__file__).parents[2]
LANGUAGE = VERBS.keys() | RESERVED | set(BASES) | {"start", "cards"}
MANY = ("fact", "word", "effect", "phase")  # each kind declares its own
LARGE = ("eclipse", "eminent", "galaxy")
GAMES = [
    pytest.param(folder.parent, marks=pytest.mark.soak if folder.parent.name in LARGE else (), id=folder.parent.name)
    for folder in sorted([*ROOT.glob("cards/*/game.moo"), *ROOT.glob("tests/games/*/game.moo")])
]


def uses_of(sources: list[Source]) -> tuple[Desk, list[n.Module]]:
    desk = Desk(Model(), Reporter(), Index(Uses()))
    modules = [parse(source, desk.reporter) for source in sources]
    for _step in steps(modules, desk):
        pass
    assert not len(desk.reporter)
    return desk, modules


@cache
def uses_of_game(folder: Path) -> tuple[Desk, list[n.Module]]:
    """Two tests read what is noted of a whole game; it is checked once."""
    return uses_of(read([folder], Reporter()))


@pytest.mark.parametrize("game", GAMES)
def test_every_name_of_a_game_is_noted_wherever_it_stands(game: Path) -> None:
    desk, modules = uses_of_game(game)
    model, uses = desk.model, desk.index.uses
    assert uses is not None
    names = {
        *model.kinds, *model.counters, *model.zones, *model.values, *model.verbs, *model.actions, *model.designs,
        *model.endings, *(fact for kind in model.kinds.values() for fact in kind.facts),
    }  # fmt: skip
    left = []
    for module in modules:
        here = uses.found.get(module.span.source.name, {})
        for token in tokens(module.span.source):
            line = module.span.source.line(token.span.line).split()
            # what a card's `source` is about is a remark; `game NAME`, `reach …` and words of the language are no uses
            if line[0] in ("source", "game", "pack", "reach") or token.text in LANGUAGE or token.sort != "NAME":
                continue
            if token.text in names and (token.span.line, token.span.column) not in here:
                left.append(f"{token.span}: {token.text}")
    assert left == []


@pytest.mark.parametrize("game", GAMES)
def test_what_is_noted_is_a_form_of_the_name_and_is_declared_once(game: Path) -> None:
    desk, _modules = uses_of_game(game)
    assert desk.index.uses is not None
    mentions = [one for here in desk.index.uses.found.values() for one in here.values()]
    assert [str(one.span) for one in mentions if one.key[0] != "name" and not is_form(one.span.text, one.key[1])] == []
    declared = Counter(one.key for one in mentions if one.declares)
    assert {key for key, count in declared.items() if count > 1 and key[0] not in MANY} == set()
    language = {("phase", "game"), ("phase", "turn")}
    made = {("zone", zone.name) for zone in desk.model.zones.values() if not zone.declared}
    made |= {("card", spot.name) for board in desk.model.boards.values() for spot in board.spots}
    made |= {("card", design.name) for design in desk.model.designs.values() if design.on}
    made |= {("counter", name) for family in desk.model.families.values() for name in family.members.values()}
    assert {one.key for one in mentions} - declared.keys() - language - made == set()


def test_a_check_notes_nothing_unless_somebody_asks() -> None:
    desk = Desk(Model(), Reporter())
    for _step in steps([parse(Source("a.moo", (ROOT / "tests/cards/base.moo").read_text("utf-8")), Reporter())], desk):
        pass
    assert desk.index.uses is None


def test_the_names_of_a_body_are_its_own() -> None:
    base = Source("village/base.moo", (ROOT / "tests/cards/base.moo").read_text("utf-8"))
    more = Source(
        "village/more.moo",
        "to double helper (player)\n    let gift be 2\n    helper gains (gift) coin\n    each player\n"
        "        let gift be 1\n        gain (gift) coin\n\n"
        "stall inn\n    colour  red\n    price   1 coin\n    points  1\n\n    on open:\n        double you\n\n"
        "    after double:\n        helper gains 1 grain\n",
    )
    desk, _modules = uses_of([base, more])
    assert desk.index.uses is not None
    own = [one for one in desk.index.uses.found[more.name].values() if one.key[0] == "name"]
    assert Counter((one.span.text, one.declares) for one in own) == {
        ("helper", True): 1, ("helper", False): 2, ("gift", True): 2, ("gift", False): 2
    }  # fmt: skip
    assert len({one.key for one in own}) == 3  # each `gift` is one of its own; the moment tells the verb's `helper`
