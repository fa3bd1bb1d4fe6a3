"""What the library is asked wrongly is refused in one sentence, and never quietly answered as something else."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

from interpreter.game.match import CannotUndo, NotAnOption
from interpreter.game.record import BadRecord, checksum, read
from interpreter.game.run import EndlessChain
from interpreter.loader import PackFault, check, load
from interpreter.report import Diagnostic
from interpreter.report.message import msg
from interpreter.text import Source, Span
from moodsl.extras.agents import make_bot
from moodsl.extras.agents.hidden import Blinds
from moodsl.extras.agents.luck import Luck
from moodsl.extras.native import native_of
from moodsl.extras.sim import simulate
from moodsl.extras.sim.cluster import cluster_at
from moodsl.prose.table import tell_in

NO_SEATS = [None, 2, -2, True, "0", 1.0]


@pytest.mark.parametrize("seat", NO_SEATS)
def test_what_is_no_seat_sees_nothing(table, seat):
    match = table("", grip={0: ["dust"]}).match
    asks = (
        lambda: match.view(seat),
        lambda: match.told(seat),
        lambda: match.words(-2 if seat is None else seat),
        lambda: match.history_of("fame", 0, -2 if seat is None else seat),
        lambda: match.history_of("fame", seat),
        lambda: match.receipt("bargain", 0, player=-2 if seat is None else seat),
        lambda: match.receipt("bargain", seat),
        lambda: match.why_not("bow", -2 if seat is None else seat),
        lambda: match.refused(seat, "player"),
    )
    for place, ask in enumerate(asks):
        with pytest.raises(ValueError, match=r"a seat is a number from|is asked of|they are numbers from 0 to 1"):
            ask()
            pytest.fail(f"{place} has an answer")
    assert match.view(-1).log == tuple(line for _number, line in match.told(-1))


def test_whoever_watches_has_no_actions(table):
    match = table("").match
    with pytest.raises(ValueError, match="a seat is a number from 0 to 1, not -1"):
        match.why_not("bow", -1)
    with pytest.raises(ValueError, match="a seat is a number from 0 to 1, not -1"):
        match.history_of("fame")
    assert str(match.history_of("hour", 1)) == str(match.history_of("hour"))


def test_a_receipt_says_what_it_is_asked_of(table):
    match = table("").match
    assert match.receipt("bargain", 1).result == 0
    for args, told in (((), r"\(nothing\)"), ((0, 1), r"\(0, 1\)"), ((5,), r"\(5\)")):
        with pytest.raises(ValueError, match=rf"`bargain` is asked of \(player\), not of {told}"):
            match.receipt("bargain", *args)


@pytest.mark.parametrize("name", ["nosuch", None, []])
def test_a_name_that_the_game_has_not_is_told_with_those_it_has(table, name):
    match = table("").match
    asks = {
        "action": (lambda: match.reason(name), lambda: match.why_not(name)),
        "counter": (lambda: match.history_of(name),),
        "value": (lambda: match.receipt(name),),
    }
    for sort, ways in asks.items():
        for ask in ways:
            with pytest.raises(KeyError) as told:
                ask()
            assert told.value.args[0].startswith(f"there is no {sort} `{name}`; there is: `")


@pytest.mark.parametrize("look", ["pile", "piles_of", "pieces"])
def test_a_view_is_asked_of_places_that_there_are(table, look):
    view = table("").match.view(0)
    place = "bag" if look == "pieces" else "grip"
    assert getattr(view, look)(place, 1)
    for owner in (-1, 2, None):
        with pytest.raises(KeyError, match=f"the place `{place}` has the owners 0, 1, not {owner}"):
            getattr(view, look)(place, owner)
    for name in ("nosuch", None):
        with pytest.raises(KeyError, match=f"there is no place `{name}`; there is: `"):
            getattr(view, look)(name, 0)


def test_only_records_have_a_cause(table):
    with pytest.raises(ValueError, match=r"what is told of is a record of `state\.log`, not None"):
        table("").match.cause(None)


def test_a_reason_is_told_of_things_that_there_are(table):
    match = table("", grip={0: ["dust"]}).match
    for thing, sort in ((-1, "card"), (10_000, "card"), ("dust", "card"), (-1, "pile"), (None, "pile")):
        with pytest.raises(ValueError, match=f"there is no {sort} "):
            match.refused(thing, sort)
    for sort in ("flag", None, []):
        with pytest.raises(ValueError, match="a reason is told of a card, pile, player, option, not of "):
            match.refused(0, sort)


@pytest.mark.parametrize(
    "given, told",
    [
        ({"players": "3"}, "`players` is a whole number, not '3'"),
        ({"players": 2.0}, "`players` is a whole number, not 2.0"),
        ({"players": True}, "`players` is a whole number, not True"),
        ({"seed": "abc"}, "`seed` is a whole number, not 'abc'"),
        ({"seed": None}, "`seed` is a whole number, not None"),
        ({"first": True}, "`first` is a whole number, not True"),
        ({"names": "ab"}, "`names` is a list of texts, not 'ab'"),
        ({"names": 5}, "`names` is a list of texts, not 5"),
        ({"names": [1, 2]}, r"`names` is a list of texts, not \[1, 2\]"),
    ],
)
def test_a_match_is_not_begun_with_anything(trial, given, told):
    with pytest.raises(ValueError, match=told):
        trial("").start(**{"players": 2, **given})


@pytest.mark.parametrize("card", [-1, 10_000, None, "x", 1.0, True])
def test_only_cards_have_a_title(table, card):
    with pytest.raises(ValueError, match=r"there is no card .*: they are numbers from 0 to"):
        table("").match.sheet.card_title(card)


@pytest.mark.parametrize("faces", [[[]], [{}], [None]])
def test_only_faces_of_dice_are_foretold(table, faces):
    with pytest.raises(ValueError, match="is on no die: they show"):
        table("").match.foretell(*faces)


@pytest.mark.parametrize("given", [None, "x", 3, []])
def test_who_thinks_and_guesses_is_given_what_it_needs(table, given):
    match = table("").match
    blinds = Blinds(match.program)
    asks = {
        "`match` is a match": lambda: make_bot("greedy", 1).choose(given),
        "`program` is the program of a game": lambda: Blinds(given),
        "`state` is the state of a match": lambda: blinds.guess(given, 0, Luck(1)),
        "`luck` is a `Luck`": lambda: blinds.guess(match.state, 0, given),
        "a seat is a number from -1 to 1": lambda: blinds.guess(match.state, given, Luck(1)),
        "`seed` is a whole number": lambda: Luck(given if given != 3 else 1.5),
        "`progress` is a function": lambda: simulate("orion", 1, 2, ["random"], progress=given or 1),
        "`address` is a text such as": lambda: cluster_at(given if given != "x" else None).__enter__(),
        "`game` is a game that `load` gave": lambda: native_of("orion", given),
    }
    for told, ask in asks.items():
        with pytest.raises(ValueError, match=f"{told}.*, not "):
            ask()
            pytest.fail(told)


def test_a_match_is_told_in_languages_that_the_game_has():
    match = load("orion").start(2, 1)
    tell_in(match, "ru", "orion")
    assert match.log[1] == "перемешано: стопка советников"
    for language in ("de", None, []):
        with pytest.raises(ValueError, match=r"orion has no names in `.*`; there is: en, ru"):
            tell_in(match, language, "orion")


def test_a_match_is_told_with_the_cards_that_it_was_loaded_from():
    match = load("orion").start(2, 1)
    with pytest.raises(PackFault, match="`wrong_place` does not exist"):
        tell_in(match, "ru", "wrong_place")
    for places, told in (((), "none"), (("galaxy",), "galaxy")):
        with pytest.raises(ValueError, match=f"orion was not loaded from these places: {told}"):
            tell_in(match, "ru", *places)
    assert match.language == "en"


def test_a_number_of_very_many_digits_is_told_as_such(table):
    match, many = table("").match, 10**5000
    asks = (match.choose, match.view, match.sheet.card_title, match.why_not, load, match.refused)
    for ask in asks:
        with pytest.raises((ValueError, KeyError, TypeError), match=r"\(very many digits\)"):
            ask(many)


@pytest.mark.parametrize("language", ["de", None, []])
def test_a_card_has_no_title_in_a_language_that_the_game_has_not(language):
    with pytest.raises(ValueError, match=r"orion has no names in `.*`; there is: en, ru"):
        load("orion").program.sheet.card_title(1, language)


def test_a_loaded_game_is_copied_but_not_pickled():
    game = load("orion")
    match = game.start(2, 1)
    for one in (game, match):
        with pytest.raises(TypeError, match="a loaded game is not pickled: load it in the other process"):
            pickle.dumps(one)
    other = copy.deepcopy(match)
    other.choose(0)
    assert (len(other.history), len(match.history)) == (1, 0) and copy.deepcopy(game) == game


def test_names_may_be_any_list_and_seeds_count_in_circles(trial):
    game = trial("")
    match = game.start(2, 2**64 + 3, names=("Ann", "Bob"))
    assert game.restore(match.to_json()).names == ["Ann", "Bob"]
    assert match.state.rng == game.start(2, 3).state.rng
    assert "seed 7" in repr(game.start(2, 2**64 * 10**5000 + 7)) and game.start(2, -1).setup.seed == -1


@pytest.mark.parametrize(
    "text, told",
    [
        (json.dumps({"moodsl": "2"}), 'its format is a number, not "2"'),
        (json.dumps({"moodsl": True}), "its format is a number, not true"),
        (json.dumps({"moodsl": 3}), "saved in format 3; this program reads format 2"),
        (None, "a saved match is a text, not None"),
        ({"moodsl": 2}, "a saved match is a text, not {'moodsl'"),
    ],
)
def test_what_is_no_saved_match_is_told(trial, text, told):
    for way in (trial("").restore, trial("").replay):
        with pytest.raises(BadRecord, match=told):
            way(text)


@pytest.mark.parametrize("place", [None, 3, ["orion"]])
def test_what_is_no_place_of_cards_is_told(place):
    for ask in (load, check):
        with pytest.raises(TypeError, match="cards are given by a name, a path or a text that was read, not by "):
            ask(place)


def test_an_empty_name_is_not_this_folder():
    with pytest.raises(PackFault, match="`` does not exist"):
        load("")


def test_what_is_no_name_of_a_bot_is_told(table):
    with pytest.raises(ValueError, match="a bot is given by its name, not by "):
        make_bot(["random"], 1, table("").match.program)


@pytest.mark.parametrize("seed", ["x", 1.5, None, True])
def test_a_bot_is_made_with_a_whole_number(seed):
    with pytest.raises(ValueError, match="`seed` is a whole number, not "):
        make_bot("random", seed)


@pytest.mark.parametrize("name", ["random", "greedy", "tree:20", "easy"])
def test_a_bot_has_nothing_to_choose_when_the_match_is_over(table, name):
    t = table("")
    while not t.match.over:
        t.match.choose(0)
    with pytest.raises(ValueError, match="the match is over: nothing is asked"):
        make_bot(name, 1).choose(t.match)


def test_a_pile_without_cards_can_be_put_in_order(table):
    from interpreter.game.moves.cards import reorder

    m = table("").match.state
    place = next(number for number, pile in enumerate(m.z) if not pile)
    before = m.clone()
    reorder(m, place, [])
    assert (m.z, m.live) == (before.z, before.live)


def test_a_seat_that_is_none_takes_nothing_back(table):
    for player in (7, -1, "Ann", True):
        with pytest.raises(ValueError, match="a seat is a number from 0 to 1, not ") as told:
            table("").match.undo(player)
        assert not isinstance(told.value, CannotUndo)


def test_what_is_no_program_has_no_levels_of_bots(trial):
    for given in ("orion", trial("")):
        with pytest.raises(ValueError, match="`program` is the program of a game, not "):
            make_bot("easy", 1, given)


def test_what_is_no_match_is_told_in_no_language():
    with pytest.raises(ValueError, match="`match` is a match, not 'orion'"):
        tell_in("orion", "ru", "orion")


@pytest.mark.parametrize("value", [{}, [{}], [[1]]])
def test_an_answer_of_a_saved_match_that_nobody_could_give_is_told(table, value):
    match = table("").match
    match.choose(0)
    data = json.loads(match.to_json())
    data["decisions"][0] = ["aside", value]
    data["checksum"] = checksum(data)
    with pytest.raises(BadRecord, match="decision 1 was not possible"):
        read(match.program, json.dumps(data))


@pytest.mark.parametrize(
    "error",
    [
        PackFault([Diagnostic("missing-path", msg("`{}` does not exist", "x"), Span(Source("x", ""), 1, 1, 1, 1))]),
        CannotUndo("nothing", msg("there is nothing to take back")),
        NotAnOption("`9` is no option"),
        BadRecord("damaged"),
        EndlessChain(["charm"]),
    ],
    ids=lambda error: type(error).__name__,
)
def test_what_is_raised_in_another_process_arrives(error):
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error) and str(again) == str(error) and vars(again) == vars(error)
