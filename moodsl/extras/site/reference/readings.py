"""Which rules read which stretches of files. Reading a file with every rule kept takes long, so what came is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from interpreter.syntax.derivations import Derivation, derivations
from interpreter.text import Source, Span
from moodsl.extras.site.reference.kept import each_found

Form = tuple[str, int]  # the name of a rule, and which of its forms
Rank = Callable[[Derivation], tuple[int, ...] | None]
Row = tuple[str, int, int, int, int, int]  # a form, and where: line and column of begin and end


def best_readings(sources: Iterable[Source], rank_of: Rank) -> dict[Form, Derivation]:
    """The best stretch for every form of every rule; stretches that have no rank are left out."""

    def best_rows(source: Source) -> list[Row]:
        return [row_of(one) for one in best_of(derivations(source), rank_of).values()]

    files = list(sources)
    rows = each_found("readings", files, lambda source: f"{source.name}\0{source.text}", best_rows)
    return best_of((derivation(row, file) for file, own in zip(files, rows, strict=True) for row in own), rank_of)


def best_of(found: Iterable[Derivation], rank_of: Rank) -> dict[Form, Derivation]:
    """The best of some stretches for every form of every rule."""
    best: dict[Form, tuple[tuple[int, ...], Derivation]] = {}
    for one in found:
        rank, form = rank_of(one), (one.rule, one.form)
        if rank is not None and (form not in best or rank < best[form][0]):
            best[form] = (rank, one)
    return {form: one for form, (_rank, one) in best.items()}


def row_of(one: Derivation) -> Row:
    """A stretch as it is kept."""
    return (one.rule, one.form, one.span.line, one.span.column, one.span.end_line, one.span.end_column)


def derivation(row: Row, source: Source) -> Derivation:
    """A stretch that was kept."""
    rule, form, *where = row
    return Derivation(rule, form, Span(source, *where))
