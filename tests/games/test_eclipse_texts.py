"""Rules texts of Eclipse as a player reads them: tiles say what they are, verbs say where they are done."""

import pytest

from moodsl.prose import Prose, open_book, plain, text_lines
from moodsl.prose.terms import starting


@pytest.fixture(scope="module")
def proses():
    book = open_book("eclipse", scenarios=False)
    return Prose(book, "en"), Prose(book, "ru")


@pytest.mark.parametrize(
    ("card", "english", "russian"),
    [
        ("axion_computer_find", "the ship part of this discovery tile", "с этого жетона открытия"),
        (
            "ancient_orbital",
            "there are no structures called “Orbital” on this discovery tile's hex",
            "нет конструкций «Орбитальная станция»",
        ),
        ("ancient_cruiser", "you have a ship called “Cruiser” in your supply", "есть корабль «Крейсер»"),
        ("hydran", "for each science advanced population square", "для каждой передовой ячейки населения науки"),
        ("eridani", "onto your reputation track", "на свою шкалу репутации"),
        ("draco", "if you did not collapse", "если гибель не постигла вас"),
        ("artifact_key", "and that has an artifact", "и у которого есть артефакт"),
    ],
)
def test_a_tile_says_what_it_asks_for(card, english, russian, proses):
    for prose, words in zip(proses, (english, russian), strict=True):
        assert words in " ".join(text_lines(prose.card(card)))


@pytest.mark.parametrize(
    ("verb", "english", "russian"),
    [
        ("withdraw_from", "Take the disc back from the hex.", "Снимите диск с гекса."),
        (
            "settle_in_peace",
            "a population square in the sectors on the map that is free of opposing ships",
            "противников",
        ),
        ("fit", "onto the part square", "у вас нет неисправных чертежей"),
        ("colonize", "You have at least 1 colony ship face up.", "У вас в готовности не меньше 1"),
        ("take_plan", "on your blueprints", "у вас на чертежах"),
        ("dismiss", "Choose a sort of cube that has room on your tracks.", "на шкале которого есть место."),
        ("command", "attack with the chosen vessel", "атакуйте выбранным судном"),
        ("fly", "Choose a hex that can be reached from the ship's hex.", "до которого есть путь с гекса корабля."),
    ],
)
def test_a_verb_says_where_it_is_done(verb, english, russian, proses):
    for prose, words in zip(proses, (english, russian), strict=True):
        assert words in " ".join(text_lines(prose.verb(verb)))


def test_nothing_is_left_open(proses):
    for prose in proses:
        model = prose.book.model
        said = [prose.card(design.name) for design in model.written]
        said += [prose.action(name) for name in model.actions] + [prose.verb(name) for name in model.verbs]
        assert not [line for text in said for line in text_lines(text) if "?" in line or "  " in line.strip()]


def test_what_there_is_names_what_lies_somewhere_and_no_places(proses):
    told = [[plain(line) for line in starting(prose.voice)] for prose in proses]
    assert "All blueprints lie in the box of blueprints." in told[0]
    assert not [line for line in told[0] if "hex" in line or "squares" in line]
    assert len(told[0]) == len(told[1]) and not [line for line in told[1] if "…" in line]
