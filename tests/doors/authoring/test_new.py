"""`moo new`: what is written checks, its scenarios hold, and nothing that is there is touched."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from functools import cache
from pathlib import Path

import pytest

from interpreter.text import locate
from moodsl.cli.extras import new as door
from moodsl.extras.new import Bench, CannotMake, CardPlan, kinds_of, made, triggers_of
from moodsl.extras.new.card import card_text

GAME = Path(__file__).resolve().parents[3] / "moodsl" / "extras" / "new" / "game"
MARKET = Path(__file__).resolve().parents[2] / "games" / "night_market"


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    monkeypatch.setenv("MOODSL_DATA", str(tmp_path / "data"))


@pytest.fixture
def pack(tmp_path):
    """A small game, in the folder that commands run in."""
    for path in GAME.iterdir():
        (shutil.copytree if path.is_dir() else shutil.copy)(path, tmp_path / path.name)
    return tmp_path


def sound(moo, place, *options):
    """Whether a pack checks, and its scenarios hold."""
    checked, tested = moo("check", place, *options), moo("test", place)
    assert checked.exit_code == 0, checked.output
    assert tested.exit_code == 0, tested.output
    return tested.output


def one_line(done, code=2):
    assert done.exit_code == code, done.output
    (line,) = done.output.splitlines()
    assert line.startswith("moo: ")
    return line


def files(folder):
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


# ---- a game ----------------------------------------------------------------------------------------------------------


def test_a_new_game_is_a_whole_game(moo, tmp_path):
    assert moo("new", "game", "firefly_bay").exit_code == 0
    assert "5 passed" in sound(moo, "firefly_bay")
    assert (tmp_path / "firefly_bay" / "pack.moo").read_text("utf-8").startswith('pack firefly_bay "Firefly Bay"\n')
    assert moo("sim", "firefly_bay", "-n", 2, "--workers", 1).exit_code == 0
    played = moo("play", "firefly_bay", "--players", 2, "--people", 0, "--bots", "tree:20", "--seed", 1)
    assert played.exit_code == 0 and "wins" in played.output
    assert moo("test", "firefly_bay", "--coverage", "--min", 100).exit_code == 0
    assert moo("pack", "build", "firefly_bay").exit_code == 0


def test_a_new_game_has_all_its_words_in_both_languages(moo):
    assert moo("new", "game", "firefly_bay").exit_code == 0
    for language, price in (("en", "Price: 5 oil"), ("ru", "Цена: 5 масла")):
        told = moo("text", "firefly_bay", "--lang", language)
        assert told.exit_code == 0, told.output
        told = moo("explain", "great_lens", "firefly_bay", "--lang", language)
        assert price in told.output and "…" not in told.output
        assert (
            moo("play", "firefly_bay", "--people", 0, "--bots", "easy", "--seed", 1, "--lang", language).exit_code == 0
        )
        assert moo("print", "firefly_bay", "--lang", language, "-o", f"{language}.pdf").exit_code == 0


# ---- a card ----------------------------------------------------------------------------------------------------------


def test_a_new_card_is_the_first_of_all_that_it_can_be(moo, pack):
    done = moo("new", "card", "moon_lamp")
    assert done.output.splitlines() == [
        "moon_lamp.moo is written",
        "scenarios/moon_lamp.moo is written",
        "no title in the language `ru` was given: `Moon Lamp` stands there, to be translated",
    ]
    assert (pack / "moon_lamp.moo").read_text("utf-8") == (
        'lantern moon_lamp "Moon Lamp"\n    ru      "Moon Lamp"  # to be translated\n'
        "    glass   clear\n    price   1 oil\n    points  1\n\n"
        "    on light:\n        gain 1 oil\n"
    )
    assert "6 passed" in sound(moo, ".")


def test_a_new_card_has_the_title_in_another_language_that_was_given(moo, pack):
    done = moo("new", "card", "moon_lamp", "--ru", "Лунная лампа")
    assert done.output.splitlines() == ["moon_lamp.moo is written", "scenarios/moon_lamp.moo is written"]
    assert '    ru      "Лунная лампа"\n' in (pack / "moon_lamp.moo").read_text("utf-8")
    assert "Лунная лампа" in moo("explain", "moon_lamp", ".", "--lang", "ru").output
    sound(moo, ".")


def test_a_card_of_an_expansion_in_one_language_is_sound_at_once(moo, tmp_path):
    shutil.copytree(GAME, tmp_path / "bay")
    moo("pack", "build", "bay", "-o", "lanterns.moopack")
    moo("pack", "install", "lanterns.moopack")
    assert moo("new", "expansion", "my_cards", "--for", "lanterns").exit_code == 0
    assert moo("new", "card", "ice_mine", "--in", "my_cards").exit_code == 0
    assert "no title" not in moo("new", "card", "ice_hall", "--in", "my_cards").output
    done = moo("check", "my_cards")
    assert done.exit_code == 0 and len(done.output.splitlines()) == 1, done.output


def test_a_new_card_is_what_was_asked_for(moo, pack):
    words = ("--glass", "green", "--price=3 oil", "--points", 4, "--trigger", "at night start", "--kind", "lantern")
    assert moo("new", "card", "moon_lamp", "--in", pack, *words).exit_code == 0
    text = (pack / "moon_lamp.moo").read_text("utf-8")
    assert "glass   green\n    price   3 oil\n    points  4\n\n    at night start:" in text
    assert "you announce start of night" in (pack / "scenarios" / "moon_lamp.moo").read_text("utf-8")
    sound(moo, ".")


def test_a_new_card_has_as_many_copies_as_were_asked_for(moo, pack):
    done = moo("new", "card", "tower", "--in", pack, "--copies", "3")
    assert done.exit_code == 0, done.output
    (file,) = (one for one in Path(pack).rglob("tower.moo") if "scenarios" not in one.parts)
    assert file.read_text("utf-8").split("copies")[1].split()[0] == "3"


def test_in_a_terminal_the_words_are_offered(moo, pack, monkeypatch):
    monkeypatch.setattr(door, "is_asked", lambda: True)
    done = moo("new", "card", "moon_lamp", typed=["7", "green", "Лунная лампа", "after light"])
    assert done.exit_code == 0
    assert "glass:\n  1  clear\n  2  green\n" in done.output and "a number from 1 to 2" in done.output
    text = (pack / "moon_lamp.moo").read_text("utf-8")
    assert "glass   green" in text and "after light:" in text
    sound(moo, ".")


SKY = """
kind galaxy is card "galaxy"
    signs   sun, moon, several, optional
    starts  sky

zone sky of galaxy "sky"

galaxy first_one "First One"
    signs   sun
"""


def test_several_words_are_written_as_the_formatter_writes_them(moo, pack):
    (pack / "sky.moo").write_text(SKY, "utf-8")
    done = moo("new", "card", "far_one", "--kind", "galaxy", "--signs", "sun,sun,moon")
    assert done.output.splitlines()[:2] == ["far_one.moo is written", "scenarios/far_one.moo is written"]
    assert (pack / "far_one.moo").read_text("utf-8").endswith("    signs   sun, sun, moon\n")
    assert moo("fmt", "--check", "far_one.moo", "scenarios/far_one.moo").exit_code == 0


def test_cards_that_work_nowhere_lie_where_they_begin(moo, pack):
    (pack / "sky.moo").write_text(SKY, "utf-8")
    moo("new", "card", "far_one", "--kind", "galaxy")
    text = (pack / "scenarios" / "far_one.moo").read_text("utf-8")
    assert 'scenario "Far One lies where it can"' in text
    assert "        sky is [far_one]\n    then\n        number of galaxies in sky is 1\n" in text
    sound(moo, ".", "--lang", "en")


SEEDS = """
kind seed is card "seed"
    starts  earth
    works when it is in its owner's garden

zone earth of seed "earth"

zone garden of seed for each player "garden"
    seen  owner

to bury seed with depth (number)
    needs depth is at least 99
    put seed into earth

action burying "Bury"
    bury a seed from earth with depth 1

seed pip "Pip"
    on bury:
        score 1
"""


def test_the_moment_that_nobody_chose_is_one_that_happens(moo, pack):
    """The first moment of this kind, `on bury`, never happens to a card that works in nobody's hand."""
    (pack / "seeds.moo").write_text(SEEDS, "utf-8")
    assert moo("new", "card", "acorn", "--kind", "seed").output.splitlines()[1] == "scenarios/acorn.moo is written"
    assert triggers_of(Bench(".").model, "seed")[0] == "on bury"
    assert "on bury" not in (pack / "acorn.moo").read_text("utf-8")
    assert moo("test", ".").exit_code == 0


def test_a_game_that_comes_with_the_program_is_not_written_into(moo):
    told = one_line(moo("new", "card", "moon_lamp", "--in", "orion"))
    assert "`orion` is no pack of your own" in told and "`moo new expansion NAME --for orion`" in told


@cache
def bench_at(place):
    """A game is read once for all that is tried beside it: nothing is written into it."""
    return Bench(str(place))


TRIGGERS = [
    (place, kind, trigger)
    for place in (GAME, MARKET)
    for kind in kinds_of(bench_at(place).model)
    for trigger in triggers_of(bench_at(place).model, kind)
]
OF_EACH_SORT = {(place, trigger.split()[0]): (place, kind, trigger) for place, kind, trigger in TRIGGERS}.values()
SOME_TRIGGERS = [pytest.param(*one, marks=[] if one in OF_EACH_SORT else pytest.mark.soak) for one in TRIGGERS]


@pytest.mark.parametrize(("place", "kind", "trigger"), SOME_TRIGGERS, ids=lambda one: getattr(one, "name", one))
def test_whatever_is_offered_can_be_made(place, kind, trigger):
    # `made` has checked the card and played its scenario
    found = made(bench_at(place), CardPlan("probe", kind, trigger))
    card, scenario = found.files.values()
    assert f"    {trigger}:\n" in card and scenario.startswith("scenario ")


def test_the_kind_of_most_cards_comes_first_and_one_that_is_only_refined_never():
    """In Galaxy every project is a leader, a race or something else; in Eclipse a part need give no fact."""
    galaxy, eclipse = (bench_at(locate("cards") / name).model for name in ("galaxy", "eclipse"))
    assert kinds_of(galaxy)[0] == "leader"
    assert not {"project", "development"} & {*kinds_of(galaxy)}
    assert card_text(CardPlan("brake", "part", ""), eclipse) == 'part brake "Brake"\n'


def test_a_tile_has_a_word_for_each_of_its_sides(moo, tmp_path):
    shutil.copytree(MARKET.with_name("frontier"), tmp_path / "frontier")
    assert moo("new", "card", "bog", "--in", "frontier", "--kind", "tile").exit_code == 0
    card = (tmp_path / "frontier/bog.moo").read_text("utf-8")
    assert "    edges   passable, passable, passable, passable, passable, passable\n" in card
    assert moo("check", "frontier").exit_code == 0


def test_a_card_that_works_nowhere_has_no_moment():
    bench = Bench(str(MARKET))
    assert triggers_of(bench.model, "bid") == []
    found = made(bench, CardPlan("probe", "bid", ""))
    assert found.files["probe.moo"] == 'bid probe "Probe"\n    rank    1\n'


@pytest.mark.parametrize("trigger", [trigger for place, _kind, trigger in TRIGGERS if place == GAME])
def test_the_scenario_fails_if_the_card_does_nothing(trigger):
    bench = bench_at(GAME)
    found = made(bench, CardPlan("probe", "lantern", trigger))
    assert found.fires
    card, scenario = found.files
    weak = {**found.files, card: found.files[card].partition("\n\n")[0] + "\n"}
    _model, (outcome,) = bench.played(weak, [scenario])
    assert not outcome.passed


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("Moon Lamp",), "`Moon Lamp` is no name"),
        (("Moon Lamp",), "write for example `moon_lamp`"),
        (("harbour_light",), "there is a card `harbour_light` already"),
        (("each",), "a word of the language"),
        (("moon_lamp", "--kind", "ship"), "there is no kind of cards `ship` here; there is: `lantern`"),
        (("moon_lamp", "--colour", "red"), "has no `colour`; its facts are: `glass`, `price`, `points`"),
        (("moon_lamp", "--glass", "blue"), "`blue` is no glass"),
        (("moon_lamp", "--price", "3 gold"), "the resource `gold` does not exist"),
        (("moon_lamp", "--trigger", "on sink"), "`sink`"),
        (("moon_lamp", "--in", "nowhere"), "`nowhere` does not exist"),
        (("moon_lamp", "--in", "empty"), "there is no pack in `empty`"),
    ],
)
def test_what_cannot_be_made(arguments, words, moo, pack):
    (pack / "empty").mkdir()
    before = files(pack)
    assert words in one_line(moo("new", "card", *arguments))
    assert files(pack) == before


def test_no_file_is_written_over(moo, pack):
    (pack / "scenarios" / "first.moo").rename(pack / "scenarios" / "moon_lamp.moo")
    before = files(pack)
    assert "exists already" in one_line(moo("new", "card", "moon_lamp"))
    assert files(pack) == before


def test_a_pack_with_faults_gets_no_card(moo, pack):
    (pack / "wrong.moo").write_text("lantern\n", "utf-8")
    before = files(pack)
    done = moo("new", "card", "moon_lamp")
    assert done.exit_code == 1 and "nothing was written" in done.output
    assert files(pack) == before


def test_where_a_file_is_in_the_way_nothing_is_written(moo, pack):
    shutil.rmtree(pack / "scenarios")
    (pack / "scenarios").write_text("a file")
    before = files(pack)
    assert "nothing can be written" in one_line(moo("new", "card", "moon_lamp"))
    assert files(pack) == before


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="nothing is read-only to whoever may do all")
@pytest.mark.parametrize("what", [("card", "moon_lamp"), ("game", "moon_bay"), ("expansion", "moon_bay", "--for", ".")])
def test_a_read_only_folder_stays_as_it_is(what, moo, pack):
    before = files(pack)
    pack.chmod(0o500)
    try:
        assert "written" in one_line(moo("new", *what))
    finally:
        pack.chmod(0o700)
    assert files(pack) == before


def test_a_card_that_nothing_sets_off_says_where_it_works():
    bench = Bench(str(MARKET))
    found = made(bench, CardPlan("probe", "patron", "after beg_from"))
    assert not found.fires and "works where it should" in found.files["scenarios/probe.moo"]
    with pytest.raises(CannotMake, match="is no name"):
        made(bench, CardPlan("../probe", "patron", "after buy"))


# ---- an expansion ----------------------------------------------------------------------------------------------------


def test_a_new_expansion_stands_on_its_game(moo, tmp_path):
    done = moo("new", "expansion", "frontier", "--for", "orion")
    assert done.exit_code == 0 and "`moo check frontier` checks it" in done.output
    assert "1 passed" in moo("test", "frontier").output
    assert '    requires  orion "0.1"\n' in (tmp_path / "frontier" / "pack.moo").read_text("utf-8")


@pytest.mark.soak
def test_the_first_card_does_what_cards_of_the_game_do(moo, tmp_path):
    """At a moment that the game knows: Eclipse learns technologies in five ways, and one of them stands on cards."""
    assert moo("new", "expansion", "nova", "--for", "eclipse").exit_code == 0
    assert "on learn:\n        gain 1 science" in (tmp_path / "nova" / "nova_first.moo").read_text("utf-8")


def test_an_expansion_of_a_folder_is_checked_with_it(moo, tmp_path):
    shutil.copytree(GAME, tmp_path / "bay")
    done = moo("new", "expansion", "more_lamps", "--for", "bay")
    assert "`moo check more_lamps bay`" in done.output
    assert moo("check", "more_lamps", "bay").exit_code == moo("test", "more_lamps", "bay").exit_code == 0
    moo("pack", "build", "bay", "-o", "lanterns.moopack")
    moo("pack", "install", "lanterns.moopack")
    assert moo("new", "card", "moon_lamp", "--in", "more_lamps").exit_code == 0
    assert "2 passed" in moo("test", "more_lamps").output


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("expansion frontier --for nowhere", "`nowhere` does not exist"),
        ("expansion lanterns --for there/lanterns", "there is a pack `lanterns` already"),
        ("expansion Frontier --for orion", "write for example `frontier`"),
        ("expansion there --for orion", "`there` exists already"),
        ("game there", "`there` exists already"),
        ("game 2fast", "is no name"),
        ("game ''", "is no name"),
        ("game ../there", "write for example `there`"),
        ("game ../there2", "is no name"),
        ("game each", "a word of the language"),
    ],
)
def test_what_cannot_be_begun(typed, words, moo, tmp_path):
    shutil.copytree(GAME, tmp_path / "there" / "lanterns")
    assert words in one_line(moo("new", *shlex.split(typed)))
    assert [one.name for one in tmp_path.iterdir()] == ["there"]
