"""A match in which somebody has a card in hand. The card is not put there: matches are played by chance until one deals
it, so that what comes of it can be saved, gone back in and played again like any other match."""

from __future__ import annotations

import time

from attrs import frozen

from interpreter.game.match import Match
from interpreter.loader import load
from interpreter.report.message import msg
from moodsl.extras.agents import make_bot
from moodsl.extras.sim.cards import HELD, IN_PLAY, places_of

MOST = 200  # decisions of a match that are looked at,
LONGEST = 20.0  # and the seconds that all of it may take
PATIENT = 4.0  # after so many seconds a card that is in play will do as well


@frozen
class Dealt:
    """A match, saved: its seed, the seat that has the card and is asked, how many decisions led there, and where the
    card is: `held`, in `play`, or `nowhere` if no match dealt it to anybody."""

    match: str
    seed: int
    players: int
    seat: int
    decisions: int
    where: str


class NoSuchCard(Exception):
    """The pack has no such card."""


def match_with(folder: str, card: str) -> Dealt:
    """The first match found in which whoever is asked has a card in hand; raises NoSuchCard, and PackFault."""
    game = load(folder)
    designs = game.program.sheet.designs
    copies = [number for number, one in enumerate(game.program.sheet.design_of) if designs[one].name == card]
    if not copies:
        raise NoSuchCard(msg("there is no card `{}`", card))
    places, rows, owner = places_of(game.program), game.program.tables["rows"], game.program.tables["owner"]
    low, high = game.players
    players, begun, seed = min(max(low, 2), high), time.monotonic(), 0
    second: Dealt | None = None

    def where(match: Match) -> int:
        """What the card is to the one who is asked: HELD, IN_PLAY or 0."""
        piles = ((number, match.state.loc[number]) for number in copies)
        return next((places[rows[one]][pile] for one, pile in piles if owner[pile] == match.state.asker), 0)

    while time.monotonic() < begun + LONGEST:
        match, bot = game.start(players, seed), make_bot("random", seed)
        for decisions in range(MOST):
            if match.decision is None:
                break
            lies = where(match)
            if lies == HELD or (lies == IN_PLAY and second is None):
                word = "held" if lies == HELD else "play"
                second = Dealt(match.to_json(), seed, players, match.state.asker, decisions, word)
                if lies == HELD:
                    return second
            match.choose(bot.choose(match))
        if second is not None and time.monotonic() > begun + PATIENT:
            return second
        seed += 1
    return second or Dealt(game.start(players, 0).to_json(), 0, players, 0, 0, "nowhere")
