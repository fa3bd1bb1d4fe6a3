"""`moo explain GAME` and `moo explain NAME`: everything that has a name, where it is declared, where it is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from interpreter.syntax import nodes as n
from moodsl.cli.explain.name_page import games_with
from moodsl.extras.site.inventory import FAMILIES, inventory
from moodsl.prose import open_book
from moodsl.prose.book import names_in, with_scenarios

CARDS = Path(__file__).resolve().parents[3] / "cards"
PACKS = sorted(folder.name for folder in CARDS.iterdir() if folder.is_dir())
QUICK = ("orion", "orion-antares")


@pytest.mark.parametrize("pack", [one if one in QUICK else pytest.param(one, marks=pytest.mark.soak) for one in PACKS])
def test_every_name_of_a_pack_is_listed(pack):
    """By the trees: whatever is declared in a file of the pack, and the facts, words and phases inside it."""
    book = open_book(CARDS / pack)
    listed = {(entry.family, entry.name) for entry in inventory(book)}
    names = {name for _family, name in listed}
    names |= {spot.name for board in book.model.boards.values() for spot in board.spots}  # they stand with their board
    for module in book.modules:
        for decl in module.declarations:
            if isinstance(decl, n.KindDecl | n.CounterDecl | n.ValueDecl | n.VerbDecl | n.ActionDecl):
                family = type(decl).__name__.removesuffix("Decl").lower()
                assert (family, decl.name.text) in listed
            elif isinstance(decl, n.ZoneDecl):
                slot = isinstance(decl.name, n.SlotName)
                assert ("slot" if slot else "zone", decl.name.letter if slot else decl.name.text) in listed
            elif isinstance(decl, n.ThingDecl) and decl.kind.text not in ("game", "pack"):
                assert decl.name.text in names
    model = book.model
    assert {("fact", fact) for kind in model.kinds.values() for fact in kind.facts} <= listed
    words = {word for kind in model.kinds.values() for spec in kind.facts.values() for word in spec.words}
    assert {("word", word) for word in words} <= listed
    assert {("phase", name) for name in model.phases} <= listed
    assert {("effect", effect) for kind in model.kinds.values() for effect in kind.effects} <= listed
    assert {family for family, _name in listed} <= set(FAMILIES)


def test_every_name_has_its_line(pack="eminent"):
    for entry in inventory(open_book(pack)):
        assert entry.family == "moment" or entry.declared, entry.name
        assert entry.declared or entry.used


def test_a_game_is_told_with_all_its_names(moo):
    output = moo("explain", "eminent").output
    assert output.startswith("Eminent Domain / Космическая эра  (eminent)\n")
    assert re.search(r"^    hand_limit of player +cards/eminent/game.moo:\d+ +hand limit / \S", output, re.MULTILINE)
    assert re.search(r"^    before clean_up +cards/eminent/", output, re.MULTILINE)
    only = moo("explain", "eminent", "--of", "verb", "--lang", "ru").output
    assert "Глаголы:" in only and "hand_limit" not in only
    assert only.endswith("    каждого из них можно дождаться: `after ИМЯ:`, `before ИМЯ:`, `would ИМЯ:`\n")


def test_an_expansion_is_told_with_its_own_names(moo):
    done = moo("explain", "orion-antares")
    first, second, *lines = done.output.splitlines()
    assert first == "Antares / Антарес  (antares)"
    assert second == "what it requires has names of its own: `moo explain orion`"
    assert any(line.startswith("    refugee_haven ") for line in lines)
    assert not any(line.startswith("    frigate ") for line in lines)


def test_how_a_name_is_written_comes_before_how_something_is_called(moo):
    """In Eclipse a part and the technology that opens it have the same title."""
    done = moo("explain", "fusion_drive", "eclipse")
    assert done.exit_code == 0 and "ship part" in done.output.splitlines()[0] and "Several" not in done.output


def test_a_name_without_an_english_title_is_told_in_english_as_it_is_written(moo):
    done = moo("explain", str(CARDS.parent / "tests" / "games" / "frontier"))
    for name, titles in {"grain": "grain / хлеб", "points": "points / очки"}.items():
        assert re.search(rf"^    {name} .*  {titles}$", done.output, re.MULTILINE), name


def test_a_moment_that_is_announced_is_a_moment_and_no_phase(moo):
    phases, moments = moo("explain", "orion").output.partition("\nPhases:\n")[2].split("\n\n")[:2]
    assert all(re.search(r":\d+  \S", line) for line in phases.splitlines())
    assert re.search(r"^    at round start +cards/orion/game.moo:\d+$", moments, re.MULTILINE)
    told = moo("explain", "round", "orion").output
    assert "at round start  (moment)\n" in told and "announce start of round\n" in told


def test_a_name_is_told_with_its_source_and_its_uses(moo):
    output = moo("explain", "attack_cost", "orion").output
    assert output.startswith("attack_cost  (value)  cost of an attack / цена атаки\n")
    assert "    value attack_cost against player = 2 fleet\n" in output
    assert re.search(
        r"used in:\n    cards/orion/buildings/red/ground_batteries.moo:\d+  attack_cost against you", output
    )
    assert re.search(r"and in \d+ lines of scenarios", output)
    assert "    to attack " in moo("explain", "attack", "orion", "--of", "verb").output


def test_a_name_of_several_things_is_told_of_each(moo):
    output = moo("explain", "attack", "orion").output
    assert "attack  (verb)" in output and "attack  (action)" in output
    assert "to see one: --of verb, --of action" in output
    other = moo("explain", "food")
    assert other.exit_code == 2 and "`moo explain food eminent`, `moo explain food orion`" in other.output
    assert "did you mean `build`?" in moo("explain", "bild", "orion", "--of", "verb").output


def test_a_title_in_any_language_is_a_name(moo):
    assert moo("explain", "лояльность", "orion").output.startswith("loyalty  (counter)")
    assert moo("explain", "[A]", "orion").output.startswith("A  (slot)")


def test_only_the_games_in_whose_files_a_name_stands_are_read():
    assert games_with("spaceport") == ["orion"] and games_with("Colony Ship") == ["eclipse", "orion"]
    assert games_with("spaceprot") == ["orion"]  # for the name that it is like
    assert games_with("no_such_name_anywhere") == []


@pytest.mark.parametrize(("family", "name"), [("card", "spaceport"), ("counter", "loyalty"), ("action", "attack")])
def test_only_scenarios_that_name_it_are_read(family, name):
    """Nothing is lost by that: what is used where comes out as if all of them had been read."""
    place = CARDS / "orion"
    whole, part = open_book(place), with_scenarios(open_book(place, scenarios=False), [place], [name])
    [told] = [one for one in inventory(part) if (one.family, one.name) == (family, name)]
    assert told in inventory(whole)
    assert told.in_scenarios
    assert scenarios_naming(name, part) == scenarios_naming(name, whole)
    assert len(scenarios_in(part)) < len(scenarios_in(whole)) / 2


def scenarios_in(book):
    return [decl for one in book.modules for decl in one.declarations if isinstance(decl, n.ScenarioDecl)]


def scenarios_naming(name, book):
    return [decl.title.value for decl in scenarios_in(book) if name in names_in(decl)]


def test_a_verb_whose_title_has_a_hole_is_told_with_what_it_is_in_general(moo):
    """The page of everything on a site has the same titles."""
    output = moo("explain", "eclipse", "--of", "verb").output
    assert "take the ship part of a discovery tile, to install it at once or to keep it / взять часть" in output


def test_a_board_that_everyone_has_is_used_where_its_places_are_meant(moo):
    output = moo("explain", "orchard", Path(__file__).parents[1] / "orchards.moo").output
    assert "choose an empty plot on your orchard as spot" in output and "(plots on their orchard where" in output
