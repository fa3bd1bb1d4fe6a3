"""What a player sees of the places of a board that are offered, which have no more than a number by themselves."""

from __future__ import annotations

from interpreter.game.forms import FORMS
from interpreter.game.match import Decision, Match
from moodsl.boards.scene import Reader, thing_in_words


def places_told(match: Match, decision: Decision) -> dict[int, tuple[str, bool]]:
    """Place of a board among the options -> what lies there, or, where nothing does, what lies next to it (then with
    True)."""
    if FORMS[decision.form].sort != "card":
        return {}
    values = {option.value for option in decision.options}
    around = {
        place: row
        for board in match.sheet.boards.values()
        for (place, *_at), row in zip(board.places, board.around, strict=True)
    }
    if not values & around.keys():
        return {}
    reader = Reader(match.sheet, match.view(decision.player), match.words(decision.player))
    found = {}
    for place in values & around.keys():
        there, near = lies_on(reader, place), [lies_on(reader, one, 1) for one in around[place] if one >= 0]
        told = there or list(dict.fromkeys(one for row in near for one in row))
        if told:
            found[place] = ", ".join(told), not there
    return found


def lies_on(reader: Reader, place: int, most: int | None = None) -> list[str]:
    """What lies in a place, a tile first; perhaps only the first thing."""
    things = reader.spot(place, "", ()).lying
    return [
        thing_in_words(one, reader.words.names) if most is None else one.title
        for one in sorted(things, key=lambda one: not one.sides)
    ][:most]
