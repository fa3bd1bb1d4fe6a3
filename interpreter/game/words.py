"""Words for what a match asks and what has happened: English sentences with the sheet's names in any language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.game.program import Question
from interpreter.game.run import CARDS, LISTENERS
from interpreter.game.sheet import DesignInfo, Named, Sheet, ZoneInfo, title_of
from interpreter.game.state import State

HIDDEN = "a card"
PLAIN = {"card": "card", "pile": "place", "player": "player", "cell": "slot", "piece": "piece"}


class Words:
    """Speaks of one match. `names` are the players' names; `viewer` is who listens (None: somebody who sees all)."""

    def __init__(self, sheet: Sheet, names: Sequence[str], language: str = "en", viewer: int | None = None) -> None:
        self.sheet = sheet
        self.names = names
        self.language = language
        self.viewer = viewer

    def player(self, player: int) -> str:
        """A player's name; nobody is -1."""
        return self.names[player] if 0 <= player < len(self.names) else "nobody"

    def card(self, card: int) -> str:
        """A card's name."""
        return self.sheet.card_title(card, self.language) if card >= 0 else "no card"

    def title(self, titles: dict[str, tuple[str, ...]], name: str) -> str:
        """A title in this language."""
        return title_of(titles, name, self.language)

    def amount(self, amount: Sequence[int]) -> str:
        """`2 wood, 1 stone`; nothing is `nothing`."""
        parts = [
            f"{count} {self.title(self.sheet.counters[name].titles, name)}"
            for name, count in zip(self.sheet.resources, amount, strict=True)
            if count
        ]
        return ", ".join(parts) or "nothing"

    def pile(self, pile: int, m: State | None = None) -> str:
        """`your hand`, `Ann's row 2 (Long Ferry on top)`."""
        zone, owner, number = self.sheet.pile_name(pile)
        name = self.title(zone.titles, zone.name)
        if zone.piled:
            name = f"{singular_of(name)} {number + 1}"
            if m is not None:
                name += f" ({self.card(m.z[pile][-1])} on top)" if m.z[pile] else " (new)"
        return self._owned(owner, name)

    def _owned(self, owner: int, name: str) -> str:
        if owner < 0:
            return name
        return f"your {name}" if owner == self.viewer else f"{self.player(owner)}'s {name}"

    def holder(self, place: int) -> str:
        """The name of the place of pieces that a number counts, or of the slot for -1 - slot."""
        zone = self._zone_at(place)
        if place < 0:
            return f"slot [{zone.name}] of {self.card((-1 - place) // len(self.sheet.slots))}"
        owner = (place - zone.at) // zone.looks if zone.per == "player" else -1
        return self._owned(owner, self.title(zone.titles, zone.name))

    def _zone_at(self, place: int) -> ZoneInfo:
        """The zone of pieces that a number counts, or the slot for -1 - slot."""
        if place < 0:
            return self.sheet.zones[self.sheet.slots[(-1 - place) % len(self.sheet.slots)]]
        for zone in self.sheet.zones.values():
            width = zone.looks * (self.sheet.most if zone.per == "player" else 1)
            if zone.store == "pieces" and zone.at <= place < zone.at + width:
                return zone
        raise KeyError(place)

    # ---- decisions --------------------------------------------------------------------------------------------------

    def prompt(self, m: State, question: Question) -> str:
        """What is asked, in one line."""
        line = self.sheet.clauses[question.clause] if question.clause >= 0 else None
        match question.form:
            case "action":
                return "Choose an action"
            case "order":
                return "Which effect comes first?"
            case "payment":
                return "How do you pay?"
            case "arrange":
                return "Which card comes next, from the bottom up?"
            case "may":
                return f"{self._about(line)}you may {question.texts[0]}"
            case "option":
                return f"{self._about(line)}choose one"
        what = self._kind(question.kind) or PLAIN[question.form]
        text = f"{self._about(line)}choose {'an' if what[0] in 'aeiou' else 'a'} {what}"
        if question.verb:
            verb = next(verb for verb in self.sheet.verbs if verb.name == question.verb)
            return f"{text} to {self.title(verb.titles, verb.name)}"
        said = line is not None and not line.text.startswith("choose")
        return f"{text}: {line.text}" if said and line is not None else text

    def _kind(self, name: str) -> str:
        """The name of a kind of things, or of one pile of a zone; of neither it is empty."""
        kind, zone = self.sheet.kinds.get(name), self.sheet.zones.get(name)
        if kind is not None:
            return self.title(kind.titles, kind.name)
        return singular_of(self.title(zone.titles, zone.name)) if zone is not None else ""

    def _about(self, line: Any) -> str:
        if line is None:
            return ""
        named: tuple[DesignInfo | Named, ...] = (*self.sheet.designs, *self.sheet.actions)
        owner = next((one for one in named if one.name == line.owner), None)
        return self.title(owner.titles, owner.name) + ": " if owner is not None else ""

    def option(self, m: State, question: Question, option: Any) -> str:
        """One option, in a few words."""
        if question.more and option == -1:
            return "no more"
        match question.form:
            case "action":
                action = self.sheet.actions[option]
                return self.title(action.titles, action.name)
            case "card" | "arrange":
                return self.card(option)
            case "pile":
                return self.pile(option, m)
            case "player":
                return self.player(option)
            case "payment":
                return "pay " + self.amount(option)
            case "may":
                return "yes" if option else "no"
            case "option":
                return str(question.texts[option])
            case "cell" | "piece":
                return self.holder(-1 - option if question.form == "cell" else option)
            case "order":
                frame = m.stack[-1]
                listener = m.g.listeners[frame[LISTENERS][option]]
                return f"{self.card(frame[CARDS][option])}: {self.sheet.clauses[listener.clause].text}"
        return str(option)

    # ---- the log ----------------------------------------------------------------------------------------------------

    def record(self, m: State, record: tuple[Any, ...]) -> str | None:
        """A line of the log as the viewer may read it; None for what is not worth a line."""
        _clause, what, *parts = record
        match what:
            case "lot" | "first":
                return f"{self.player(parts[0])} is first player"
            case "phase":
                phase = self.sheet.phases[parts[0] - 1]
                return f"-- {self.title(phase.titles, phase.name)} --"
            case "action":
                player, number = parts
                action = self.sheet.actions[number]
                return f"{self.player(player)}: {self.title(action.titles, action.name)}"
            case "count":
                at, player, change = parts
                counter = next(c for c in self.sheet.counters.values() if c.at == at)
                who = f"{self.player(player)} " if player >= 0 else ""
                return f"{who}{change:+d} {self.title(counter.titles, counter.name)}" if change else None
            case "pay":
                player, amount = parts
                return f"{self.player(player)} pays {self.amount(amount)}" if any(amount) else None
            case "pieces":
                look, count, source, target = parts
                what = self._kind(self._zone_at(source).of)
                return f"{count} {what} of {self.player(look)}: {self.holder(source)} -> {self.holder(target)}"
            case "move":
                return self._moved(*parts)
            case "draw":
                player, card = parts
                seen = self.viewer in (None, player)
                return f"{self.player(player)} draws {self.card(card) if seen else HIDDEN}"
            case "shuffle":
                return f"{self.pile(parts[0])} is shuffled"
            case "reveal":
                return "revealed: " + ", ".join(self.card(card) for card in parts[0])
            case "roll":
                return "rolled: " + ", ".join(str(face) for face in parts[0])
            case "arrange":
                return f"{self.pile(parts[0])} is put in a new order"
            case "fires":
                player, card = parts
                return f"{self.card(card)} of {self.player(player)}" if card >= 0 else None
            case "end":
                ending = self.sheet.endings[parts[0]] if parts[0] >= 0 else None
                return "The game ends" + (f": {self.title(ending.titles, ending.name)}" if ending else "")
        return None

    def _moved(self, verb: str, card: int, source: int, target: int) -> str:
        seen = self.viewer is None or self.sees(source) or self.sees(target)
        name = self.card(card) if seen else HIDDEN
        return f"{name}: {self.pile(source)} -> {self.pile(target)}"

    def sees(self, pile: int) -> bool:
        """Whether the viewer sees the cards of a pile."""
        zone, owner, _number = self.sheet.pile_name(pile)
        return zone_seen(zone, owner, self.viewer)


def zone_seen(zone: ZoneInfo, owner: int, viewer: int | None) -> bool:
    """Whether a player sees what lies in a zone."""
    return viewer is None or zone.seen == "all" or (zone.seen == "owner" and owner == viewer)


def singular_of(name: str) -> str:
    """`row` of `rows`, for the name of one pile."""
    return name[:-1] if name.endswith("s") else name
