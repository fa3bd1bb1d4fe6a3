"""What is known of a pack that was checked: its model, its faults, where its names are.

The whole check of a large pack takes longer than anybody waits for a letter to appear. So it is done when typing
pauses, and in between only what was written since is bound, against the model of the rest (`interpreter.check.part`).
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence

from attrs import field, frozen

from interpreter.check.index import Index
from interpreter.check.packs import keep_causes
from interpreter.check.part import check_part
from interpreter.check.scope import Desk
from interpreter.check.uses import Mention, Uses
from interpreter.model import Model
from interpreter.report import Diagnostic, Reporter
from interpreter.whole_check import steps
from moodsl.extras.server.beside import ended
from moodsl.extras.server.written import Chunk

Faults = dict[str, list[Diagnostic]]
"""The faults by the chunk that they are in."""


@frozen(eq=False)
class Checked:
    """A check that was done: of a whole pack, or of some chunks beside it."""

    desk: Desk = field(repr=False)
    chunks: dict[str, Chunk] = field(repr=False)
    faults: Faults = field(repr=False)
    uses: Uses = field(repr=False)

    @property
    def model(self) -> Model:
        """What the pack means; whole only if there are no faults."""
        return self.desk.model

    @property
    def is_sound(self) -> bool:
        """Whether there are no faults."""
        return not self.faults

    def mentions(self, chunk: str) -> Iterable[Mention]:
        """The names in a chunk."""
        return self.uses.found.get(chunk, {}).values()


def check_whole(chunks: Sequence[Chunk]) -> Checked:
    """Check a whole pack."""
    checked = ended(checking(chunks), lambda: False)
    assert checked is not None
    return checked


def checking(chunks: Sequence[Chunk]) -> Generator[None, None, Checked]:
    """The check of a whole pack in small steps."""
    desk = Desk(Model(), Reporter(), Index(Uses()))
    for chunk in chunks:
        for fault in chunk.faults:
            desk.reporter.add(fault)
    slips = desk.reporter.diagnostics
    yield from steps([chunk.module for chunk in chunks], desk)
    keep_causes(desk.reporter, slips)
    return found(desk, chunks, chunks[0].name if chunks else "")


def check_fresh(fresh: Sequence[Chunk], gone: Iterable[Chunk], whole: Checked) -> Checked:
    """Check chunks that were written since the whole check, beside what that one knows; `gone` are there no more."""
    uses = Uses(before=whole.uses)
    desk = check_part([chunk.module for chunk in fresh], [chunk.module for chunk in gone], whole.desk, uses)
    for chunk in fresh:
        for fault in chunk.faults:
            desk.reporter.add(fault)
    return found(desk, fresh, None)


def found(desk: Desk, chunks: Sequence[Chunk], first: str | None) -> Checked:
    """What a desk knows of these chunks; what concerns no place at all stands in the chunk `first`."""
    faults: Faults = {}
    here = {chunk.name: chunk for chunk in chunks}
    for fault in desk.reporter.diagnostics:
        name = fault.span.source.name
        if name in here or first is not None:
            faults.setdefault(name if name in here else first or "", []).append(fault)
    assert desk.index.uses is not None
    return Checked(desk, here, faults, desk.index.uses)
