"""Ways out: the end of the game, and points of the result."""

from __future__ import annotations

from ways_out.games import built, card

POINTS = 'counter points for each player\n    range  0 or more\n\naction raising "Raise"\n    gain 1 {0}\n'
ENDING = """
ending drowned "all is under water"
{0}
action drowning "Drown"
    end game by drowned{1}
"""
TRIED = {
    "less than nothing is scored": (
        card("end of game", "score -this card's points"),
        "unexpected-word: `-` stands before a number that is written with digits, or between two numbers",
        "write `score 0 - this card's points`",
        card("end of game", "score 0 - this card's points"),
    ),
    "that all lose together": (
        ENDING.format("", ", won by nobody"),
        "unexpected-part: that nobody wins stands at the ending",
        "give the ending a line `lost yes`",
        ENDING.format("    lost  yes\n", ""),
    ),
    "game over": (
        built("game over"),
        "unknown-verb: the verb `game` does not exist",
        "write `end game by ENDING`",
        'ending flood "Flood"\n\n' + built("end game by flood"),
    ),
    "the end of the game, the wrong way round": (
        built("gain 1 coin") + "    game end:\n        gain 1 fame\n",
        "unexpected-word: `game end` is said `end of game` here",
        "write `end of game`",
        built("gain 1 coin") + "    end of game:\n        gain 1 fame\n",
    ),
    "victory points": (
        card("end of game", "gain 5 victory points"),
        "unknown-resource: points of the result have no name",
        "write `score 5`",
        card("end of game", "score 5"),
    ),
    "half of a place": (
        card("end of game", "score half your hand"),
        "unexpected-part: `score` does not take `your hand`",
        "write `score your hand divided by 2`",
        card("end of game", "score your hand divided by 2"),
    ),
    "so many points": (
        card("end of game", "score 5 points for each red card in your lanes"),
        "unknown-resource: points of the result have no name",
        "write `score 5`",
        card("end of game", "score 5 for each red card in your lanes"),
    ),
    "points are gained": (
        card("end of game", "gain 5 points"),
        "unknown-resource: points of the result have no name",
        "write `score 5`",
        card("end of game", "score 5"),
    ),
    "the result is called score": (
        card("end of game", "if your score is 3\n    score 1"),
        "unknown-name: a player has no `score`",
        "did you mean `result`?",
        card("end of game", "if your result is 3\n    score 1"),
    ),
    "the game ends for a reason": (
        built("end game market_day"),
        "unexpected-part: `end` does not take `market_day`",
        "write `by market_day`",
        built("end game by market_day"),
    ),
    "the game ends, as a line": (
        built("game ends"),
        "unknown-name: nothing can be asked of `game` here",
        "write `end game by market_day`",
        built("end game by market_day"),
    ),
    "points are scored": (
        card("end of game", "score 1 point for each stall in your stalls"),
        "unknown-resource: points of the result have no name",
        "write `score 1`",
        card("end of game", "score 1 for each stall in your stalls"),
    ),
    "who wins": (
        built("winner is player with most coin"),
        "unexpected-word: who wins is what the scoring says",
        "write `rank by their coin` under `scoring:`",
        'variant quick "Quick"\n    scoring:\n        rank by their coin\n',
    ),
    "points that are lost": (
        card("end of game", "lose 5 vp"),
        "unknown-resource: points of the result have no name",
        "write `score -5`",
        card("end of game", "score -5"),
    ),
    "a point, where points are counted": (
        POINTS.format("point"),
        "unknown-resource: the resource or counter `point` does not exist",
        "did you mean `points`?",
        POINTS.format("points"),
    ),
}
