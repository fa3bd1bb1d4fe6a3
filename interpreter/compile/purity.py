"""Which steps are done at once, in a statement or a call: those that ask nobody and set nothing off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from interpreter.effects import steps as s, values as v

if TYPE_CHECKING:
    from interpreter.compile.generator import Generator


class Purity:
    """Knows it of every step. Without `fuse` no step that holds others is done at once. `life_heard` tells whether a
    move can set something off."""

    def __init__(self, gen: Generator, fuse: bool, life_heard: bool) -> None:
        self.gen = gen
        self.fuse = fuse
        self.life_heard = life_heard
        self.verbs = {name for name in gen.model.verbs if not gen.heard(name)} if fuse else set()
        while others := {name for name in self.verbs if not self.is_pure_block(gen.model.verbs[name].body)}:
            self.verbs -= others

    def leaves_working(self, mark: str) -> bool:
        """Whether nothing is set off by what a card is marked with."""
        return not (self.life_heard and self.gen.is_looked_at(self.gen.model.marks[mark].kind))

    def is_pure_block(self, steps: tuple[s.Step, ...]) -> bool:
        """Whether a block can run to its end without a decision and without setting anything off."""
        return all(self.is_pure(step) for step in steps)

    def is_pure(self, step: s.Step) -> bool:
        """Whether a step can be done at once."""
        gen = self.gen
        match step:
            case s.Gain():
                return not gen.heard(f"{step.verb} {step.counter}")
            case s.MarkGain():
                return not gen.heard(f"{step.verb} {step.mark}") and self.leaves_working(step.mark)
            case s.SetMark():
                return self.leaves_working(step.mark)
            case s.Flip():
                return not (self.life_heard and gen.faces_decide)
            case s.GainAmount():
                return not any(gen.heard(f"{step.verb} {name}") for name in gen.model.resources)
            case s.PayAmount():
                return step.discount is None
            case s.DoVerb():
                return self.fuse and step.verb in self.verbs
            case s.Announce():
                return gen.moment("at", step.moment) is None
            case s.Shuffle(pile=pile):
                return not self.life_heard or (isinstance(pile, v.PileOf) and not gen.is_watched(pile.zone))
            case s.Draw():
                return not self.life_heard or not (gen.is_watched(step.zone) or gen.is_watched(step.target.zone))  # type: ignore[attr-defined]
            case s.IfStep():
                return self.fuse and all(self.is_pure_block(block) for _condition, block in step.arms)
            case s.ForEach(at_once=True):
                return False  # what all of them move is looked for before anything moves
            case s.ForEach() | s.Repeat():
                return self.fuse and self.is_pure_block(step.body)
            case s.WithPicks():
                return (
                    self.fuse and all(pick.quantity == "all" for pick in step.picks) and self.is_pure_block(step.body)
                )
        return s.has_trait(step, "at once") or (s.has_trait(step, "quiet") and not self.life_heard)
