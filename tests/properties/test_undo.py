"""Nothing that anybody has been shown can be taken back: what players see is compared, not what the engine notes."""

from __future__ import annotations

import pytest
from positions import Course

from interpreter.effects.records import CardsRevealed, CardsShown, DiceRolled
from interpreter.game.match import CannotUndo, Match

LEARNED = DiceRolled | CardsRevealed | CardsShown  # records of what is shown and lies nowhere
ASKED = 0.3  # of the decisions: how often somebody tries to take back


def cards_seen(match: Match) -> list[set[int]]:
    """The cards that each player sees now, where they lie or among the options."""
    found = []
    for player in range(match.state.n):
        view = match.view(player)
        seen = {card for pile in view.piles for card in pile.cards or ()}
        if view.decision is not None and view.decision.form in ("card", "arrange"):
            seen |= set(view.decision.options)
        found.append(seen - {-1})
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", ["orion", "eminent"])
def test_no_allowed_undo_takes_back_what_anybody_has_seen(game: str, players: int) -> None:
    allowed = refused = 0
    for seed in range(2):
        course = Course(game, players, None, seed, seed)
        match, dice = course.start(), course.dice()
        seen, logged = [cards_seen(match)], [len(match.state.log or [])]
        for _turn in range(60):
            if match.over:
                break
            if match.history and dice.random() < ASKED:
                records, before = list(match.state.log or []), len(match.history)
                try:
                    match.undo(dice.randrange(players))
                except CannotUndo as reason:
                    refused += reason.why == "revealed"
                else:
                    allowed += 1
                    kept = len(match.history)
                    for then, *later in zip(*seen[kept : before + 1], strict=True):
                        assert set().union(*later) <= then, (seed, kept, before)
                    assert not any(isinstance(record, LEARNED) for record in records[logged[kept] :])
                    del seen[kept + 1 :], logged[kept + 1 :]
            match.play(dice.choice(match.state.options))
            seen.append(cards_seen(match))
            logged.append(len(match.state.log or []))
    assert allowed and refused
