"""`then`: what must be so is looked at; the first line that is not so ends the scenario."""

from __future__ import annotations

import re

from interpreter.effects.values import CanDo, Compare, Const, Not
from interpreter.game.asides import offered
from interpreter.game.reasons import receipt, why_action
from interpreter.game.scores import places_of
from interpreter.model import scenario as sc
from interpreter.model.scenario import SEATS
from interpreter.report import closest
from interpreter.report.message import msg
from moodsl.scenario.play import Failed, Play
from moodsl.scenario.stage import piles_of


def as_ordered(operator: str, number: str) -> str:
    """What a comparison expects of a number: `at least 3`."""
    match operator:
        case "!=":
            return msg("not {}", number)
        case ">=":
            return msg("at least {}", number)
        case "<=":
            return msg("at most {}", number)
        case ">":
            return msg("more than {}", number)
        case "<":
            return msg("less than {}", number)
    return number


def says(line: str, words: str) -> bool:
    """Whether a line has these words, whole: in `Ann +10 coins` nobody gains `+1`.

    >>> says("Ann +1 coin", "+1 coin"), says("Ann +10 coins", "+1")
    (True, False)
    """
    return re.search(rf"(?<!\w){re.escape(words)}(?!\w)", line) is not None


class Then(Play):
    """Looks at what must be so."""

    def check(self, place: int, check: sc.Check) -> None:
        """Ask one check; raises Failed if it is not so."""
        match check:
            case sc.Holds():
                self.holds(place, check)
            case sc.Lies():
                self.lies(check)
            case sc.Asked():
                self.is_asked(check)
            case sc.MayPerform():
                reason = why_action(self.m, check.action, check.player)
                if (reason is None) == check.negated:
                    raise Failed(
                        "not-so", check, msg("this is not so"), actual=self.reason(reason) or msg("nothing prevents it")
                    )
            case sc.Options():
                self.options(check)
            case sc.Over():
                self.is_over(check)
            case sc.Placed():
                self.placed(check)
            case sc.Offered():
                self.offered(place, check)
            case sc.InLog():
                if any(says(line, check.words) for line in self.log(since=self.begun)) == check.negated:
                    raise Failed("not-so", check, msg("this is not so"))
            case sc.ChangedBy():
                self.changed_by(place, check)
            case sc.Refused():
                self.refused(place, check)

    def holds(self, place: int, check: sc.Holds) -> None:
        """A condition; of a comparison both sides are told, of what cannot be done the reason."""
        if self.ask(f"holds_{self.number}_{place}"):
            return
        expected = actual = ""
        if check.left is not None and check.right is not None and isinstance(check.condition, Compare):
            right = self.words.worth(self.ask(f"right_{self.number}_{place}"), check.left.type)
            expected = as_ordered(check.condition.operator, right)
            actual = self.words.worth(self.ask(f"left_{self.number}_{place}"), check.left.type)
        elif isinstance(check.condition, CanDo):
            actual = self.reason(self.ask(f"why_{self.number}_{place}"))
        elif isinstance(check.condition, Not) and isinstance(check.condition.part, CanDo):
            actual = msg("nothing prevents it")
        raise Failed("not-so", check, msg("this is not so"), expected, actual)

    def changed_by(self, place: int, check: sc.ChangedBy) -> None:
        """Which cards change a value."""
        _base, changes, _result = receipt(self.m, check.value.value, self.ask(f"args_{self.number}_{place}"))
        names = self.m.g.tables["design_names"]
        if sorted(names[self.m.g.design[change.card]] for change in changes) != sorted(check.designs):
            message = msg("other cards change this value") if changes else msg("no card changes this value itself")
            raise Failed("not-so", check, message, ", ".join(check.designs), self.words.changes(changes))

    def refused(self, place: int, check: sc.Refused) -> None:
        """What stands in the way."""
        if check.action is not None:
            reason = why_action(self.m, check.action, check.player)
        else:
            reason = self.ask(f"why_{self.number}_{place}")
        if reason is None:
            raise Failed("not-so", check, msg("no line can be named that stands in the way"))
        if check.words is not None:
            same = says(self.program.sheet.clauses[reason.clause].text, check.words)
        else:
            names = self.m.g.tables["design_names"]
            same = reason.card >= 0 and names[self.m.g.design[reason.card]] == check.design
        if not same:
            raise Failed(
                "not-so",
                check,
                msg("there is another reason"),
                check.words or check.design or "",
                self.reason(reason),
            )

    def lies(self, check: sc.Lies) -> None:
        """What lies in a zone."""
        m = self.m
        info = m.g.sheet.zones[check.zone]
        by_owner = any(one.owner >= 0 for pile in check.piles for one in pile)
        piles = [[self.named(card, by_owner) for card in m.z[pile]] for pile in piles_of(m, check.zone, check.owner)]
        if info.piled:
            piles = [pile for pile in piles if pile]
        wanted = [list(pile) for pile in check.piles if pile or not info.piled]
        fit = in_order if check.ordered else in_any_order
        same = len(piles) == len(wanted) and all(map(fit, piles, wanted))
        if same == check.negated:
            shown = [
                ", ".join(f"[{', '.join(map(written, pile))}]" for pile in lists) or "[]" for lists in (wanted, piles)
            ]
            expected, actual = shown
            raise Failed(
                "not-so", check, msg("this is not so"), msg("not {}", expected) if check.negated else expected, actual
            )

    def named(self, card: int, by_owner: bool) -> sc.Named:
        """A card as a list names it, with its owner if lists say whose their cards are."""
        m = self.m
        owned = m.g.tables["owned"] if by_owner else None
        return sc.Named(m.g.tables["design_names"][m.g.design[card]], owned[card] if owned else -1)

    def is_asked(self, check: sc.Asked) -> None:
        """Whether somebody has to decide something."""
        m = self.m
        asked = m.options is not None and check.player in (-1, m.asker)
        if asked == check.negated:
            actual = msg("{}: {}", self.whose(), self.asked()) if m.options is not None else msg("nothing is asked")
            raise Failed("not-so", check, msg("this is not so"), actual=actual)

    def is_over(self, check: sc.Over) -> None:
        """Whether the game has ended, and by what."""
        m = self.m
        ending = m.g.sheet.endings[m.ended].name if m.ended >= 0 else msg("no named ending")
        if (m.over and check.ending in (None, ending)) == check.negated:
            raise Failed(
                "not-so",
                check,
                msg("this is not so"),
                actual=msg("over, by {}", ending) if m.over else msg("the game goes on"),
            )

    def placed(self, check: sc.Placed) -> None:
        """A player's place in the final order."""
        m = self.m
        if not m.over:
            raise Failed("not-so", check, msg("nobody has a rank before the game is over"))
        rank = places_of(m)[check.player]
        if (rank == check.rank) == check.negated:
            raise Failed("not-so", check, msg("this is not so"), str(check.rank), str(rank))

    def options(self, check: sc.Options) -> None:
        """All that is offered."""
        if (sorted(self.labels()) == sorted(check.labels)) == check.negated:
            raise Failed("not-so", check, msg("this is not so"), actual=self.offers())

    def offered(self, place: int, check: sc.Offered) -> None:
        """What is among the options: something of the sort that is asked for, or nobody could be offered it."""
        if isinstance(check.value, Const) and check.value.type == "action" and check.value.value in self.m.g.asides:
            if (check.value.value in offered(self.m)) == check.negated:
                raise Failed("not-so", check, msg("this is not so"), actual=self.offers())
            return
        if self.m.options is None or not self.asks_for(check.value):
            message = msg("nothing is asked here") if self.m.options is None else msg("this is not what is asked for")
            raise Failed("not-so", check, message, actual=self.offers())
        if isinstance(check.value, str) and check.negated:
            ever = self.ever_offered()
            if ever is not None and check.value not in ever:
                near = closest(check.value, ever)
                message = msg("this is never offered here, whatever happens")
                if near:
                    message = msg("{}; did you mean `{}`?", message, near)
                raise Failed("not-so", check, message, actual=self.offers())
        if bool(self.meant(check.value, f"offered_{self.number}_{place}")) == check.negated:
            raise Failed("not-so", check, msg("this is not so"), actual=self.offers())


def in_order(pile: list[sc.Named], wanted: list[sc.Named]) -> bool:
    """Whether cards lie as a list says, one after the other."""
    return len(pile) == len(wanted) and all(map(fits, pile, wanted))


def in_any_order(pile: list[sc.Named], wanted: list[sc.Named]) -> bool:
    """Whether just these cards lie there: first those of which the list says whose they are, then the others."""
    left = list(pile)
    for one in sorted(wanted, key=lambda one: one.owner, reverse=True):
        found = next((card for card in left if fits(card, one)), None)
        if found is None:
            return False
        left.remove(found)
    return not left


def fits(card: sc.Named, wanted: sc.Named) -> bool:
    """Whether a card is the one that is named; by a name without an owner anybody's may be meant."""
    return card.design == wanted.design and wanted.owner in (-1, card.owner)


def written(card: sc.Named) -> str:
    """A card as it stands in a list: `sloop`, `your sloop`, `rival's sloop`."""
    whose = "" if card.owner < 0 else "your " if card.owner == 0 else f"{SEATS[card.owner]}'s "
    return whose + card.design
