"""Words for what a match asks and what has happened: sentences with the sheet's names in a language."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from interpreter.effects import records as r
from interpreter.game.asking import Asking
from interpreter.game.state import State


class Words(Asking):
    """Speaks of one match: of what it asks, and of what stands in its log."""

    def record(self, m: State, record: r.Record) -> str | None:
        """A line of the log as the viewer may read it; None for what is not worth a line."""
        match record:
            case r.FirstPlayerSet(player=player):
                return self.say("first", player=self.player(player))
            case r.PhaseBegun(phase=number):
                phase = self.sheet.phases[number - 1]
                return self.say("phase", phase=self.title(phase.titles, phase.name))
            case r.ActionTaken(player=player, action=number):
                return self.say("action", player=self.player(player), action=self.action(number))
            case r.CounterChanged():
                is_told = record.change and self.sheet.counter_at[record.counter].shown
                return self._counted(record) if is_told else None
            case r.MarkSet():
                return self._mark_set(record) if self.sheet.marked_at[record.mark].titles else None
            case r.AmountPaid(player=player, amount=amount):
                return self.say("pays", player=self.player(player), amount=self.amount(amount)) if any(amount) else None
            case r.PiecesMoved(number=count, source=source):
                return self.say(
                    "pieces", count=count, what=self.kind(self.sheet.zone_of_pieces(source).of, count),
                    player=self.player(record.owner), source=self.holder(source), target=self.holder(record.target),
                )  # fmt: skip
            case r.CardMoved():
                return self._moved(m, record)
            case r.CardTurned(card=card):
                if not self.sees(m.loc[card]):
                    return self.say("flip-hidden", thing=self.unseen(self.sheet.piles[m.loc[card]][0].of))
                return self.say("flip", card=self.card(card), side=self.side(card, record.side))
            case r.CardMarked(card=card):
                return self._marked(record) if record.now != record.was and self.sees(m.loc[card]) else None
            case r.CardDrawn(player=player):
                name = self.card(record.card) if self._sees_drawn(record) else self.unseen(self.kind_of(record))
                return self.say("draws", player=self.player(player), card=name)
            case r.PileShuffled(pile=pile) | r.PileArranged(pile=pile):
                return self.say("shuffle" if isinstance(record, r.PileShuffled) else "arrange", pile=self.pile(pile))
            case r.PickedAtRandom():
                return self._picked(record)
            case r.CardsRevealed(cards=cards):
                return self.say("reveal", cards=", ".join(self.card(card) for card in cards))
            case r.CardsShown(player=player, cards=cards):
                return self._shown(player, cards)
            case r.DiceRolled(kinds=kinds, faces=faces):
                return self.say("roll", faces=self.dice(kinds, faces))
            case r.DieTurned(kind=kind):
                return self.say("die-turned", die=self.dice([kind], [record.before]), face=self.face(record.face))
            case r.DiceDiscarded(kinds=kinds, faces=faces):
                return self.say("dice-discarded", faces=self.dice(kinds, faces))
            case r.AbilityFired(player=player, card=card):
                return self.say("fires", card=self.card(card), player=self.player(player)) if card >= 0 else None
            case r.TurnsSkipped(player=player, turns=turns):
                return self._how_many("turns-skipped", player, turns)
            case r.TurnGained(player=player):
                return self.say("turn-gained", player=self.player(player))
            case r.PlayerPutOut(player=player):
                return self.say("put-out", player=self.player(player))
            case r.GameEnded():
                return self._ended(record)
            case r.OptionChosen() | r.EffectPerformed():
                return None  # what comes of it has records of its own
        assert_never(record)

    def _picked(self, record: r.PickedAtRandom) -> str:
        named: dict[str, Callable[[int], str]] = {
            "card": self.card,
            "player": self.player,
            "number": str,
            "word": lambda word: self.fact_word(self.sheet.words[word]),
            "resource": lambda resource: self.column(self.sheet.resources[resource]),
            "pile": self.pile,
        }
        return self.say("by-chance", what=", ".join(map(named[r.BY_CHANCE[record.sort]], record.things)))

    def _shown(self, player: int, cards: list[int]) -> str:
        if self.viewer not in (None, player):
            return self._how_many("shown-hidden", player, len(cards))
        return self.say("shown", player=self.player(player), cards=", ".join(map(self.card, cards)))

    def _how_many(self, message: str, player: int, count: int) -> str:
        """A line about one or several things; of one it has words of its own."""
        return self.say(f"{message}-one" if count == 1 else message, player=self.player(player), count=count)

    def _ended(self, record: r.GameEnded) -> str:
        told = self.say("end")
        if record.ending >= 0:
            ending = self.sheet.endings[record.ending]
            told = self.say("end-by", ending=self.title(ending.titles, ending.name))
            if ending.lost:
                told = self.say("end-lost", end=told)
        return told if record.winner < 0 else self.say("end-won", end=told, player=self.player(record.winner))

    def lead(self, record: r.Record) -> str:
        """The beginning of a line of the log that the same player's next lines share: `Ann draws `."""
        gap = "\0"
        match record:
            case r.CardDrawn(player=player):
                return self.say("draws", player=self.player(player), card=gap).partition(gap)[0]
            case r.CounterChanged(player=player) if player >= 0:
                return self.say("count", player=self.player(player), change=gap, counter="").partition(gap)[0]
        return ""

    def _counted(self, record: r.CounterChanged) -> str | None:
        counter = self.sheet.counter_at[record.counter]
        word, told = self.counted(counter.name, abs(record.change)), f"{record.change:+d}"
        if record.player < 0:
            return self.say("count-all", change=told, counter=word)
        return self.say("count", player=self.player(record.player), change=told, counter=word)

    def _mark_set(self, record: r.MarkSet) -> str:
        rule = self.marked(self.sheet.marked_at[record.mark], record.now)
        return rule if record.player < 0 else self.say("effect", card=self.player(record.player), rule=rule)

    def _marked(self, record: r.CardMarked) -> str:
        mark = list(self.sheet.marks.values())[record.mark]
        if mark.type != "number" or mark.board is not None or self.is_place(mark.name):
            return self.say("effect", card=self.card(record.card), rule=self.marked(mark, record.now))
        change = record.now - record.was
        word = self.counted(mark.name, abs(change))
        return self.say("count", player=self.card(record.card), change=f"{change:+d}", counter=word)

    def side(self, card: int, word: int) -> str:
        """A face of a card: its title, or its word."""
        design = self.sheet.design(card)
        name = self.sheet.words[word]
        titles = design.sides[name].titles if name in design.sides else {}
        return self.title(titles, name) if titles else self.fact_word(name)

    def _moved(self, m: State, record: r.CardMoved) -> str:
        source, target = record.source, record.target
        seen = self.sees(source) or self.sees(target)
        name = self.card(record.card) if seen else self.unseen(self.kind_of(record))
        return self.say("move", card=name, source=self.pile(source, under=m), target=self.pile(target, under=m))

    def _sees_drawn(self, record: r.CardDrawn) -> bool:
        """Whether the viewer sees what a player draws: his own, or where all that is drawn of the kind lies openly."""
        if self.viewer is None:
            return True
        own = self.viewer == record.player
        kind, zones = self.kind_of(record), self.sheet.zones
        into = [zones[zone.drawn] for zone in zones.values() if zone.drawn and zone.of == (kind or zone.of)]
        seen = [zone.seen_by(record.player, self.viewer) for zone in into]
        return not seen or any(seen) if own else all(seen)

    def kind_of(self, record: r.CardMoved | r.CardDrawn) -> str:
        """The kind that a place holds, as everybody knows, of which a thing is taken; empty if that is not clear."""
        if isinstance(record, r.CardMoved):
            return self.sheet.piles[record.source][0].of
        return self.sheet.held_as.get(self.sheet.design(record.card).kind, "")
