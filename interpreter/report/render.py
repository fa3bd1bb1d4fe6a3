"""Diagnostics as text: in one line, in full with the source line and a caret, and as JSON.

Plain text without colours, the same every time. Widths are counted in cells of a terminal: a letter of most alphabets
takes one, a Chinese sign two, a combining accent none. Each form takes the language that the messages are shown in;
JSON keeps the English ones and gives the others beside them.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable, Iterator, Sequence

from interpreter.report.diagnostic import Diagnostic
from interpreter.report.message import Message, msg
from interpreter.report.translation import in_language, translated
from interpreter.text import Span

MAX_WIDTH = 100
MOST_PLACES = 10  # of those where the same is wrong
TAB = "    "


def concise(diagnostic: Diagnostic, language: str = "en") -> Message:
    """One line: `cards/farm.moo:3:5: unknown-resource: …`."""
    return msg("{}: {}: {}", _visible(str(diagnostic.span)), diagnostic.code, translated(diagnostic.message, language))


def told_once(diagnostics: Sequence[Diagnostic]) -> Iterator[tuple[Diagnostic, list[Span]]]:
    """Each fault, with the other places where just the same is wrong if there are several: they have one cause."""
    alike: dict[tuple[str, str, str | None], list[Diagnostic]] = {}
    for one in diagnostics:
        alike.setdefault((one.code, one.message, one.help), []).append(one)
    for one in diagnostics:
        first, *others = alike[one.code, one.message, one.help]
        if len(others) < 2:
            yield one, []
        elif one is first:
            yield one, [other.span for other in others]


def full(diagnostic: Diagnostic, language: str = "en", again: Sequence[Span] = ()) -> str:
    """Several lines: the message, the place, the source line with a caret, notes with theirs, help; and the other
    places where the same is wrong."""
    diagnostic = in_language(diagnostic, language)
    places = [diagnostic.span, *(note.span for note in diagnostic.notes)]
    gutter = max(len(str(span.line)) for span in places)
    lines = [f"{diagnostic.code}: {diagnostic.message}", *_excerpt(diagnostic.span, gutter)]
    for note in diagnostic.notes:
        lines += [f"{' ' * gutter} = {note.caption}:", *_excerpt(note.span, gutter)]
    if diagnostic.help:
        lines.append(f"{' ' * gutter} = {translated(msg('help'), language)}: {diagnostic.help}")
    if again:
        same = msg("the same in {} other places: {}", len(again), _lines_of(again))
        lines.append(f"{' ' * gutter} = {translated(same, language)}")
    return "\n".join(lines)


def _lines_of(spans: Sequence[Span]) -> str:
    """`farm.moo:3, 5; barn.moo:1, …`: the lines of some places, sorted by file, as far as there is room."""
    files: dict[str, list[str]] = {}
    for span in spans[:MOST_PLACES]:
        files.setdefault(_visible(span.source.name), []).append(str(span.line))
    more = ", …" if len(spans) > MOST_PLACES else ""
    return "; ".join(f"{name}:{', '.join(lines)}" for name, lines in files.items()) + more


def as_json(diagnostics: Iterable[Diagnostic], language: str = "en") -> str:
    """A JSON list with an object for each diagnostic; lines and columns count from 1.

    In another language than English each has a part `translated` with what is said in it.
    """
    return json.dumps([_as_data(diagnostic, language) for diagnostic in diagnostics], ensure_ascii=False, indent=2)


def _as_data(diagnostic: Diagnostic, language: str) -> dict[str, object]:
    notes = [{"caption": note.caption, **_place(note.span)} for note in diagnostic.notes]
    return {
        "code": diagnostic.code,
        "message": diagnostic.message,
        **_place(diagnostic.span),
        "notes": notes,
        "help": diagnostic.help,
        "fix": diagnostic.fix,
        **({} if language == "en" else {"translated": _said(in_language(diagnostic, language), language)}),
    }


def _said(diagnostic: Diagnostic, language: str) -> dict[str, object]:
    captions = [note.caption for note in diagnostic.notes]
    return {"language": language, "message": diagnostic.message, "notes": captions, "help": diagnostic.help}


def _place(span: Span) -> dict[str, object]:
    return {
        "file": span.source.name,
        "line": span.line,
        "column": span.column,
        "end_line": span.end_line,
        "end_column": span.end_column,
    }


def _excerpt(span: Span, gutter: int) -> list[str]:
    """The place, its source line behind the line's number, and carets under the span; of an empty text the place."""
    margin = " " * gutter
    if not span.source.text:
        return [f"{margin}--> {_visible(str(span))}"]
    line = span.source.line(span.line)
    start = span.column - 1
    end = len(line) if span.end_line != span.line else span.end_column - 1
    before, inside, after = _cut(line[:start], line[start : max(start, end)], line[max(start, end) :])
    carets = " " * cells(before) + "^" * max(1, cells(inside))
    return [
        f"{margin}--> {_visible(str(span))}",
        f"{margin} |",
        f"{span.line:>{gutter}} | {before}{inside}{after}".rstrip(),
        f"{margin} | {carets}",
    ]


def _cut(before: str, inside: str, after: str) -> tuple[str, str, str]:
    """The three parts of a line, made visible and cut to `MAX_WIDTH` cells around the middle one."""
    before, inside, after = _visible(before[-400:]), _visible(inside[:400]), _visible(after[:400])
    if cells(before + inside + after) <= MAX_WIDTH:
        return before, inside, after
    if cells(inside) > MAX_WIDTH // 2:
        inside, after = _first(inside, MAX_WIDTH // 2 - 1) + "…", ""
    room = MAX_WIDTH - cells(inside)
    behind = min(cells(after), max(room // 2, room - cells(before)))
    if cells(after) > behind:
        after = _first(after, behind - 1) + "…"
    ahead = room - cells(after)
    if cells(before) > ahead:
        before = "…" + _first(before[::-1], ahead - 1)[::-1]
    return before, inside, after


def _first(text: str, width: int) -> str:
    """As much of the beginning as fits into `width` cells."""
    used = 0
    for position, letter in enumerate(text):
        used += cells(letter)
        if used > width:
            return text[:position]
    return text


def _visible(text: str) -> str:
    """Tabs as spaces, and characters that would break the line as a box."""
    return "".join(
        TAB if letter == "\t" else "\N{REPLACEMENT CHARACTER}" if _is_control(letter) else letter for letter in text
    )


def _is_control(letter: str) -> bool:
    return unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Zl", "Zp")


def cells(text: str) -> int:
    """How many cells of a terminal the text takes; `cells("ход") -> 3`, `cells("卡") -> 2`."""
    if text.isascii():
        return len(text)
    return sum(_width(letter) for letter in text)


def _width(letter: str) -> int:
    if unicodedata.combining(letter) or unicodedata.category(letter) in ("Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1
