"""The dice that lie thrown, as a seat sees them: all dice are open."""

from __future__ import annotations

from interpreter.game.dice import thrown_now
from interpreter.game.forms import FORMS
from moodsl.extras.table.protocol import Die
from moodsl.extras.table.seen import Seen


def dice(seen: Seen) -> list[Die]:
    """The dice, each with the options that choose one of its looks: dice that look alike are offered once."""
    looks = seen.view.dice
    look_of = dict(zip(thrown_now(seen.match.state), looks, strict=True)) if looks else {}
    options: dict[tuple[str, int | str], list[int]] = {}
    if seen.decision is not None and FORMS[seen.decision.form].sort == "die":
        for number, option in enumerate(seen.decision.options):
            if option.value in look_of:
                options.setdefault(look_of[option.value], []).append(number)
    return [Die(seen.words.thrown((look,)), str(look[1]), options.get(look, [])) for look in looks]
