"""What somebody tries first, what he is told, and that doing what he is told works: the rows of `ways_out`, and what a
row cannot say."""

from __future__ import annotations

import pytest
from ways_out import all_rows
from ways_out.games import OMENS, WELL, built, card, pits

from interpreter.report import closest, in_language

TRIED = all_rows()


@pytest.mark.parametrize("tried", TRIED)
def test_the_message_names_the_way_that_works(faults_of, tried):
    text, told, help, way = TRIED[tried]
    (fault,) = faults_of(text)
    assert (f"{fault.code}: {fault.message}", fault.help) == (told, help)
    assert faults_of(way) == []


def test_nothing_is_tried_twice():
    texts = [row[0] for row in TRIED.values()]
    assert not [name for name, row in TRIED.items() if texts.count(row[0]) > 1]


RANKED = 'game bare "Bare"\n    players  2 to 4\n\ncounter fame for each player "fame"\n\nsetup:\n    each player\n'
RANKED += "        gain 1 fame\n\nplay:\n    each player\n        gain 1 fame\n\nscoring:\n    rank by {0}\n"


@pytest.mark.parametrize(
    ("by", "way"), [("their fame", "their fame"), ("fame", "their fame"), ("points", "their result")]
)
def test_points_of_the_result_and_those_who_are_ranked_are_not_named(faults_of, by, way):
    faults = faults_of(RANKED.format(by).replace("    rank by", "    score 2 fame\n    rank players by"))
    helps = ["write `score 2`; or `gain 2 fame`, if it is counted in `fame`", f"write `rank by {way}`"]
    assert [fault.help for fault in faults] == helps


@pytest.mark.parametrize(
    ("tried", "told", "way"),
    [
        ("score", "the name `score` does not exist here", "their result"),
        ("highest score", "`highest score` is said `their result` here", "their result"),
        ("the lowest fame", "`the lowest fame` is said `0 - their fame` here", "0 - their fame"),
    ],
)
def test_the_order_of_the_players_is_told_by_a_number(faults_of, tried, told, way):
    (fault,) = faults_of(RANKED.format(tried))
    assert (fault.message, fault.fix) == (told, way)
    assert faults_of(RANKED.format(way)) == []


@pytest.mark.parametrize(
    "line",
    [
        "each player\n    if there is a player where their fame is 1\n        gain 1 coin",
        "each player\n    if there are at least 2 players where their fame is 1\n        gain 1 coin",
        "each opponent\n    if there is an opponent where their fame is 1\n        gain 1 coin",
        "first invites a guest from their bench",
        "first draws 1 card",
    ],
)
def test_players_are_asked_for_among_players_and_their_things_are_whose_they_are(faults_of, line):
    assert faults_of(built(line)) == []


def test_in_every_loop_through_the_players_the_one_whose_turn_it_is_is_called_player(faults_of):
    loop = "each player where their coin is at least 2\n    player gains 1 fame"
    assert faults_of(built(f"{loop}\n{loop}")) == []


def test_an_ending_may_be_called_as_a_number_is_spoken(faults_of):
    assert faults_of('ending five "five in a row"\n\n' + built("end game by five")) == []


@pytest.mark.parametrize(
    ("moment", "tried", "way"),
    [
        ("on build", "if your coin at least 3\n    gain 1 fame", "is at least"),
        ("on build", "if your coin at most 3\n    gain 1 fame", "is at most"),
        ("on build", "if your coin more than 3\n    gain 1 fame", "is more than"),
        ("on build", "if your coin less than 3\n    gain 1 fame", "is less than"),
        ("always", "your harvest +1", "is 1 more"),
    ],
)
def test_a_condition_and_a_change_that_have_lost_their_is(faults_of, moment, tried, way):
    (fault,) = faults_of(card(moment, tried))
    assert (fault.help, fault.fix) == (f"write `{way}`", way)
    mended = tried.replace("+1", way) if way not in tried and "+1" in tried else tried.replace(way[3:], way, 1)
    assert faults_of(card(moment, mended)) == []


def test_a_name_in_another_alphabet_is_no_word_of_the_language(faults_of):
    """«Перец» is like «перед», and still nobody means `before` where a card gets its name."""
    (fault,) = faults_of(WELL.replace("stall well", "stall перец"))
    assert fault.help.startswith("words of the language are English, names have letters from a to z")


def test_cards_of_several_kinds_are_drawn_by_their_kind(faults_of):
    """The two lines of the base game that say `cards` are told as well."""
    drawn = '    drawn  signs\n\nzone signs of omen for each player "signs"'
    faults = faults_of(OMENS.format(drawn, "omen", "draw 2 cards"))
    assert {str(fault.help) for fault in faults} == {"write which: `draw 2 stalls`, `draw 2 omens`"}
    ways = [OMENS.format(drawn, "omen", line) for line in ("draw 2 stalls", "draw 2 omens")]
    assert all(fault.span.source.name != "input.moo" for way in ways for fault in faults_of(way))


def test_an_unknown_word_of_another_language_is_told_no_command_that_fails(faults_of):
    (fault,) = faults_of('фонарь lamp "Lamp"\n    colour  red\n')
    assert fault.help == (
        "words of the language are English, names have letters from a to z; texts of any language stand in quotes"
    )


@pytest.mark.parametrize(
    ("line", "word"),
    [("после visit", "after"), ("при постройке", "on"), ("on build:\n        получите 2 монеты", "gain")],
)
def test_a_word_of_the_language_that_is_said_in_another_one_is_named(faults_of, line, word):
    (fault,) = faults_of(card(line, "gain 1 coin"))
    assert (fault.code, fault.help) == ("missing-quotes", f"the words of the language are English: write `{word}`")


def test_a_word_that_only_sounds_like_one_of_the_language_is_not_taken_for_it(faults_of):
    (fault,) = faults_of(built("for each поле\n    gain 1 coin"))
    assert fault.help.startswith("words of the language are English, names have letters from a to z")


def test_a_mark_that_nothing_uses_is_called_a_mark(faults_of):
    (fault,) = faults_of('mark mood for each stall "mood"\n    words  calm, glad\n')
    assert fault.message == "the mark `mood` is never used"
    (fault,) = faults_of('mark mood "mood"\n    words  calm, glad\n')
    assert fault.message == "the mark `mood` is never used"


def test_of_a_board_with_a_fault_its_places_and_their_sides_are_not_told(faults_of):
    line = "set circle_3's side to first\nset last to (neighbour of pit towards 1)"
    (fault,) = faults_of(pits(line).replace("length  6", "length  6x"))
    assert fault.code == "stray-character"


def test_a_value_that_is_a_place_stands_where_a_place_does(faults_of):
    store = "\nvalue store of player = the pit where its side is player\n"
    line = "if steps from pit to your store along beside is 2\n    gain 1 coin"
    assert faults_of(pits(line) + store) == []


def test_a_game_without_resources_is_told_so(faults_of):
    game = 'game bare "Bare"\n    players  2 to 4\n\n{0} oil for each player "oil"\n\nkind lamp is card "lamp"\n'
    game += (
        '    cost    resources\n    starts  shelf\n\nzone shelf of lamp "shelf"\n\nlamp big "Big"\n    cost  2 oil\n\n'
    )
    game += "setup:\n    shuffle shelf\n\nplay:\n    each player\n        gain 1 oil\n"
    (fault,) = faults_of(game.format("counter"))
    assert fault.help == "declare it as one: `resource oil for each player`"
    assert faults_of(game.format("resource")) == []


def test_a_card_that_never_works_can_wait_working_or_not(faults_of):
    omens = 'kind omen is card "omen"\n    effect  speak\n    starts  omens\n\nzone omens of omen "omens"\n\n'
    omens += "to hearken omen\n    perform omen's speak\n\n"
    omens += 'action hearkening "Hearken"\n    choose an omen from omens\n    hearken omen\n\n'
    raven = 'omen raven "Raven"\n    speak:\n        gain 1 coin\n\n    on hearken{0}:\n        gain 1 fame\n'
    row = '\nzone row of omen for each player "row"\n\naction taking "Take"\n    put top of omens into your row\n'
    assert faults_of(omens + raven.format(", working or not") + row) == []
    (fault,) = faults_of(omens + raven.format(", working or not"))
    assert fault.message.endswith("never comes: an omen never lies openly before a player")
    (fault,) = faults_of(omens + raven.format(""))
    assert fault.message == "an omen waits for nothing: it never lies where it works"


@pytest.mark.parametrize("verb", ["twice", "thrice"])
def test_a_verb_may_be_called_as_what_says_how_often(faults_of, verb):
    acts = f'to {verb}\n    gain 1 fame\n\naction acting "Act"\n    {verb}\n\n'
    assert faults_of(acts + card(f"after {verb}", "gain 1 coin")) == []


def test_a_name_is_no_slip_for_one_with_another_first_word():
    assert closest("hand_limit", ["attack_limit", "room"]) is None
    assert closest("atack_limit", ["attack_limit", "room"]) == "attack_limit"
    assert closest("attacklimit", ["attack_limit", "room"]) == "attack_limit"


@pytest.mark.parametrize(
    ("said", "way"), [("ag", "did you mean `age`?"), ("dance", "a kind declares it: `effect NAME`")]
)
def test_an_effect_that_is_performed_and_that_nothing_declares_is_named(faults_of, said, way):
    stall = 'stall inn "Inn"\n    colour  red\n    price   1 coin\n    points  1\n\n'
    [fault] = faults_of(stall + f"    on build:\n        perform this card's {said}\n")
    assert (fault.code, fault.message, fault.help) == ("unknown-effect", f"a stall has no effect `{said}`", way)
    assert in_language(fault, "ru").message == f"у `stall` нет эффекта `{said}`"


def test_a_place_that_nobody_declared_is_no_guess(faults_of):
    towns = 'kind town is place "town"\n\ntown mill "Mill"\n\nkind note is card "note"\n    {0}\n'
    faults = faults_of(towns.format("home    town\n    starts  rubbish"))
    (fault,) = [one for one in faults if one.code == "unknown-zone"]
    assert fault.help is not None and "town_places" not in str(fault.help)


def test_two_places_of_a_card_without_a_comma_are_set_apart(faults_of):
    sown = 'kind bed is place "bed"\n    soil  sand, loam\n\nkind garden is card "garden"\n    beds  bed, printed\n'
    faults = faults_of(sown + '    starts  gardens\n\ngarden herbs "Herbs"\n    beds  2 sand loam\n')
    (fault,) = [one for one in faults if one.code == "duplicate"]
    assert fault.help == "between two places stands a comma: write `2 sand, loam`"


def test_a_player_who_rests_does_what_the_game_calls_so(faults_of):
    assert faults_of("after a player rests:\n    they gain 1 coin\n") == []
    assert faults_of(card("after an opponent rests", "gain 1 coin")) == []


def test_a_title_without_quotes_is_told_once(faults_of):
    (fault,) = [one for one in faults_of("stall Deep Archive\n    colour  red\n") if one.code == "upper-case"]
    assert fault.help == 'write `stall deep_archive "Deep Archive"`'


def test_a_card_says_of_which_kind_it_is(faults_of):
    card = WELL
    (fault,) = faults_of(card.replace("stall well", "card well"))
    assert fault.message == "`card` is no kind of card"
    assert str(fault.help).startswith("say of which kind it is, in place of `card`: `")
    assert "`stall`" in str(fault.help)


def test_a_kind_is_declared_by_its_name(faults_of):
    (fault,) = faults_of('kind of card omen "Omen"\n    starts  rubbish\n')
    assert fault.help == 'write `kind omen is card "Omen"`'
