"""What a player sees does not change when what is hidden from that player is permuted."""

import random

import pytest
from hypothesis import given, strategies as st
from positions import GAMES, Course, cards_in, courses, data_of, game_of, misplaced, parts

from interpreter.effects.records import CardDrawn, CardMoved, CardTurned, PileShuffled
from interpreter.game.log_reader import LogReader
from interpreter.game.match import Match
from interpreter.game.sheet import Sheet
from interpreter.game.state import State
from interpreter.game.words import Words

MOVED = ("z", "loc", "log", "c")


def hidden_piles(match: Match, viewer: int) -> list[int]:
    """The piles whose cards a player does not see."""
    words = match.words(viewer)
    return [place for place, pile in enumerate(match.state.z) if pile and not words.sees(place)]


def permuted(match: Match, viewer: int, dice: random.Random) -> Match:
    """The match with the cards that a player does not see in other places, in the piles and in the log. What the back
    of a card tells stays where it is told, and so does what lies under a card."""
    other = match.clone()
    m, sheet, words = other.state, match.sheet, match.words(viewer)
    kinds: dict[object, list[int]] = {}
    for place in hidden_piles(match, viewer):
        zone, owner, _number = sheet.piles[place]
        for card in m.z[place]:
            told = str(sheet.backs[card]) if zone.seen == "owner" and owner >= 0 else ""
            kinds.setdefault((sheet.designs[sheet.design_of[card]].kind, told), []).append(card)
    new: dict[int, int] = {}
    for cards in kinds.values():
        shuffled = cards[:]
        dice.shuffle(shuffled)
        new.update(zip(cards, shuffled, strict=True))
    for place in hidden_piles(match, viewer):
        m.z[place] = [new[card] for card in m.z[place]]
    piles = carried(m, sheet, new)
    for place, pile in enumerate(m.z):
        for card in pile:
            m.loc[card] = place
    turn(m, sheet, new)
    m.outdate()
    m.log = [hidden_record(record, words, viewer, new, piles) for record in match.state.log or []]
    return other


def carried(m: State, sheet: Sheet, new: dict[int, int]) -> dict[int, int]:
    """Let the piles under cards go with them; gives the new number of each."""
    piles = {
        places[card]: places[other]
        for zone, places in sheet.under
        if not zone.printed  # what is printed on a card stays there
        for card, other in new.items()
        if card in places
    }
    held = {piles[place]: m.z[place] for place in piles}
    for place, pile in held.items():
        m.z[place] = pile
    return piles


def turn(m: State, sheet: Sheet, new: dict[int, int]) -> None:
    """Let each hidden card have the face that was up where it lies now."""
    faces = {card: sheet.designs[sheet.design_of[card]] for card in new}
    at = {card: design.turned + card - design.first for card, design in faces.items() if design.turned >= 0}
    up = {new[card]: m.c[at[card]] for card in at}
    for card, face in up.items():
        m.c[at[card]] = face


def hidden_record(record, words, viewer, new, piles):
    """A record of the log, with the cards that the player did not see renamed, and the places under them."""
    match record:
        case CardDrawn(player=player, card=card) if player != viewer and not sees_drawn(words, card, player):
            return record._replace(card=new.get(card, card))
        case PileShuffled(pile=pile) if not words.sees(pile):
            return record._replace(pile=piles.get(pile, pile), cards=[new.get(card, card) for card in record.cards])
        case CardTurned(card=card):
            return record._replace(card=new.get(card, card))
        case CardMoved(card=card, source=source, target=target):
            unseen = not words.sees(source) and not words.sees(target)
            card = new.get(card, card) if unseen else card
            return record._replace(card=card, source=piles.get(source, source), target=piles.get(target, target))
    return record


def sees_drawn(words: Words, card: int, player: int) -> bool:
    """Whether what a player draws lies where everybody sees it, as the drawn cubes of Master of the Galaxy do."""
    sheet = words.sheet
    held = sheet.held_as.get(sheet.design(card).kind)
    kept_in = {zone.drawn for zone in sheet.zones.values() if zone.drawn and zone.of == held}
    piles = sheet.piles.items()
    places = [place for place, (zone, owner, _number) in piles if zone.name in kept_in and owner == player]
    return all(map(words.sees, places))


@given(courses(), parts, st.integers(0, 2**32))
def test_a_permutation_of_hidden_cards_changes_no_view(course: Course, part: float, seed: int) -> None:
    match, dice = course.after(part), random.Random(seed)
    for viewer in range(course.players):
        other = permuted(match, viewer, dice)
        assert other.view(viewer).data() == match.view(viewer).data()
        if match.state.options is not None and match.decision.form == "action" and match.state.asker == viewer:
            actions = match.program.functions["actions"]
            assert actions(other.state, viewer) == actions(match.state, viewer)
        # it is the hidden cards that were moved, and nothing else
        assert {name: part for name, part in data_of(other.state).items() if name not in MOVED} == {
            name: part for name, part in data_of(match.state).items() if name not in MOVED
        }
        faces = set(match.program.functions["FACE"])
        assert [place for place, (a, b) in enumerate(zip(other.state.c, match.state.c, strict=True)) if a != b] == [
            place for place in sorted(faces) if other.state.c[place] != match.state.c[place]
        ]
        assert misplaced(other) == []


@given(courses(), parts)
def test_a_view_shows_its_own_player_what_is_asked(course: Course, part: float) -> None:
    match = course.after(part)
    for viewer in range(course.players):
        view = match.view(viewer)
        assert (view.decision is not None) == (not match.over and match.state.asker == viewer)
        if view.decision is not None:
            assert list(view.decision.options) == match.state.options
            assert len(view.decision.labels) == len(view.decision.options)
        hidden = {card for place in hidden_piles(match, viewer) for card in match.state.z[place]}
        shown = {card for pile in view.piles for card in pile.cards or ()}
        printed = {card for card, design in enumerate(match.sheet.design_of) if match.sheet.designs[design].on}
        assert not hidden & shown and len((hidden | shown) - printed) == cards_in(match) - len(printed)
        assert match.view(viewer) == view


@pytest.mark.parametrize("game", GAMES)
def test_who_reads_the_log_all_along_reads_what_a_newcomer_reads(game: str) -> None:
    course = Course(game, game_of(game).program.sheet.players[0], None, 1, 1)
    match = course.start()
    for count in course.positions(match):
        if count % 4 == 0:
            for viewer in range(course.players):
                assert match.view(viewer).log == LogReader(match.words(viewer)).read(match.state)
        if count > 300:
            return
