"""What lies on the table beside a card's title: which face is up, what lies under it, what hidden ones' backs say."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from interpreter.game.match import Match
from interpreter.game.view import PileView, View
from moodsl.boards.scene import face_of
from moodsl.cli.table.styles import Marks, card_text
from moodsl.prose.facts_told import back_fact

LISTED = 4  # so many cards under another one are named; of more, only their number


def lying(match: Match, view: View, pile: PileView, marks: Marks) -> list[Text]:
    """The cards of an open pile, each with what lies under it: `Reef: pearl; wrecks 2`. Equal ones are told once."""
    found, words, faces = [], match.words(view.player), dict(view.faces)
    for number, card in enumerate(pile.cards or ()):
        is_told = pile.owner >= 0 or match.sheet.design(card).on
        title = face_of(match.sheet, words, faces, card) if is_told else None
        text = card_text(match, view, card, marks, title)
        below = under(match, view, pile, number, marks)
        found.append(text + Text(f": {below}", style="not bold") if below else text)
    return found if match.sheet.zones[pile.zone].ordered else counted(found, marks)


def backs(match: Match, view: View, pile: PileView, marks: Marks) -> list[Text]:
    """The cards of a pile that this player may not see, by what their backs say: `(coral; depth 3): wrecks 2`."""
    words, ordered = match.words(view.player), match.sheet.zones[pile.zone].ordered
    found = []
    for number, back in enumerate(pile.backs or ()):
        below = under(match, view, pile, number, marks)
        told = "; ".join(back_fact(match.sheet, name, value, words) for name, value in back.items())
        text = f"({told})" + (f": {below}" if below else "")
        found.append(Text(f"{number + 1} {text}" if told else f"{number + 1}") if ordered else Text(text))
    return found if ordered else counted(found, marks)


def under(match: Match, view: View, pile: PileView, number: int, marks: Marks) -> str:
    """What lies under a card of a pile: pieces of the game by name, cards by their number; empty if nothing does."""
    words = match.words(view.player)
    told = []
    for one in view.piles:
        if (one.host, one.number) != (pile.pile, number) or not one.count:
            continue
        zone = match.sheet.zones[one.zone]
        if zone.printed:
            told.append(", ".join(text.plain for text in lying(match, view, one, marks)))
            continue
        kind = match.sheet.kinds.get(zone.of)
        if one.cards is not None and kind is not None and kind.base == "board" and one.count <= LISTED:
            told.append(", ".join(match.sheet.card_title(card, match.language) for card in one.cards))
        else:
            told.append(f"{words.place(zone, None)} {one.count}")
    return "; ".join(told)


def counted(texts: Iterable[Text], marks: Marks) -> list[Text]:
    """Texts of which equal ones stand once, with their number."""
    found: dict[str, tuple[Text, int]] = {}
    for text in texts:
        first, count = found.get(text.plain, (text, 0))
        found[text.plain] = (first, count + 1)
    return [
        text if count == 1 else text + Text(f" {marks.times}{count}", style="dim") for text, count in found.values()
    ]
