"""A game of all that is about knowing, played at random: saved, taken up, taken back and guessed at each decision."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from interpreter.game.match import CannotUndo, Match
from interpreter.game.moves.working import tuned
from interpreter.game.view import view_of
from interpreter.loader import load
from moodsl.extras.agents.hidden import Blinds
from moodsl.extras.agents.luck import Luck

PACK = Path(__file__).parent / "sealed.moo"
MOST = 3  # actions at any time before one answer


@pytest.fixture(scope="module")
def sealed():
    """The game, fused and plain."""
    return load(PACK, cache=False), load(PACK, cache=False, fuse=False)


def walk(match, luck):
    """The places of answers, chosen at random, one for each decision."""
    row = 0
    while not match.over:
        options, asides = match.decision.options, match.decision.asides if row < MOST else ()
        place = luck.randrange(len(options + asides))
        row = row + 1 if place >= len(options) else 0
        yield place


@pytest.mark.parametrize("seed", range(4))
def test_plain_and_fused_play_alike(sealed, seed):
    fused, plain = (game.start(2 + seed % 3, seed) for game in sealed)
    for place in walk(fused, Random(seed)):
        one, other = fused.decision, plain.decision
        assert (one.player, one.prompt, one.answers) == (other.player, other.prompt, other.answers)
        assert (fused.state.c, fused.state.z, fused.state.rng) == (plain.state.c, plain.state.z, plain.state.rng)
        fused.choose(place)
        plain.choose(place)
    assert plain.over and fused.log == plain.log


@pytest.mark.parametrize("seed", range(3))
def test_nobody_can_tell_a_guess_from_the_match(sealed, seed):
    match, luck = sealed[0].start(2 + seed, seed), Random(seed)
    blinds = Blinds(match.program)
    for place in walk(match, luck):
        for viewer in range(match.setup.players):
            guess, words = blinds.guess(match.state, viewer, Luck(seed)), match.words(viewer)
            told = view_of(match.state.clone(), viewer, words).data()  # a guess has no log either
            assert view_of(guess, viewer, words).data() == told
            assert {channel: set(cards) for channel, cards in guess.live.items()} == {
                channel: set(cards) for channel, cards in tuned(guess).items()
            }
            if viewer == match.state.asker:
                copy = Match(match.program, match.setup, match.names, guess)
                for _ in range(6):
                    if not copy.over:
                        copy.choose(luck.randrange(len(copy.state.options)))
        match.choose(place)


@pytest.mark.parametrize("seed", range(3))
def test_it_is_saved_and_taken_back_anywhere(sealed, seed):
    match, luck = sealed[0].start(2 + seed, seed), Random(seed)
    for number, place in enumerate(walk(match, luck)):
        before = match.to_json() if number % 7 == 0 else None
        match.choose(place)
        if before is None:
            continue
        taken_up = Match.from_json(match.program, before)
        for viewer in range(match.setup.players):
            assert taken_up.clone().view(viewer).shown == taken_up.view(viewer).shown
        again = match.clone()
        try:
            again.undo()
        except CannotUndo:
            continue
        assert (again.state.c, again.state.z, again.state.stack) == (
            taken_up.state.c, taken_up.state.z, taken_up.state.stack,
        )  # fmt: skip
