"""New packs, cards and games: what a designer begins with, made of what a pack declares.

Takes names and a pack, gives the texts of files. Everything given has been checked, and its scenarios have been
played and hold. Knows no game: kinds, facts, moments and places are the pack's own, and what nobody chose is the first
or least of what is allowed. Writes nothing.
"""

from moodsl.extras.new.bench import Bench, CannotMake
from moodsl.extras.new.card import CardPlan, facts_to_ask, kinds_of, triggers_of
from moodsl.extras.new.packs import expansion, game
from moodsl.extras.new.trial import Made, made, made_first

__all__ = [
    "Bench", "CannotMake", "CardPlan", "Made", "expansion", "facts_to_ask", "game", "kinds_of", "made", "made_first",
    "triggers_of",
]  # fmt: skip
