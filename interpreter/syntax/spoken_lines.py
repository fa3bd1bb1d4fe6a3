"""Slips of a first game: lines that lack one small word, or have one too many.

`at low tide start:`, `after you visit red card:`, `to visit a card`, `needs card in your hand`, `phase "Evening"`.
"""

from __future__ import annotations

from collections.abc import Callable

from interpreter.report.diagnostic import Diagnostic
from interpreter.report.message import listed, msg
from interpreter.syntax.stop import LINE_BREAKS, Stop, as_written
from interpreter.syntax.verbs import VERBS
from interpreter.text.article import article

BASES = ("card", "board", "place", "piece", "die")  # the sorts of things
EDGES = ("start", "end")
TITLED = ("ACTION", "PHASE", "ENDING", "VARIANT", "COUNTER", "RESOURCE", "ZONE", "KIND")
Hint = Callable[[Stop], Diagnostic | None]


def _comma_for_colon(stop: Stop) -> Diagnostic | None:
    """`on build,` with its block below."""
    line = stop.line
    if stop.type != "_NL" or not line or line[-1].type != "COMMA" or line[0].type not in ("ON", "AT", "AROUND"):
        return None
    message = msg("`:` is missing at the end of what says when")
    return stop.slip(message, line[-1], help=msg("write `{}`", ":"), fix=":", code="missing-colon")


def _edge_in_words(stop: Stop) -> Diagnostic | None:
    """`at low tide start:`, the phase being `low_tide`."""
    words = stop.line_words
    if len(words) < 4 or len(stop.line) < 2 or words[0] != "at" or words[-1] not in EDGES or "of" in words:
        return None
    name, edge = words[1:-1], words[-1]
    if not all(map(str.isidentifier, name)):
        return None
    meant = f"{'_'.join(word for word in name if word != 'the')} {edge}"
    last = stop.behind()[-2] if stop.behind()[-1:] == [":"] else stop.behind()[-1]
    return stop.slip(msg("a name is one word"), stop.line[1], last, help=msg("write `at {}:`", meant), fix=meant)


def _things_without_article(stop: Stop) -> Diagnostic | None:
    """`after you visit red card:`, `visit card from your hand`, `perform action`."""
    line = stop.line
    if stop.type == "ACTION" and [str(token) for token in line] == ["perform"]:
        return stop.slip(msg("`action` does not say which"), help=msg("write `perform an action`"), fix="an action")
    is_moment = bool(line) and line[0].type == "AROUND" and stop.type == "NAME" and len(line) == 4
    is_done = len(line) == 2 and stop.type == "FROM" and str(line[0]) not in VERBS
    is_fact = stop.depth == 1 and stop.tokens[0].type == "NAME"
    if is_fact and not is_moment:
        return None
    if not (is_moment or is_done) or line[-1].type != "NAME" or line[-2].type != "NAME":
        return None
    noun = f"{line[-1]} {stop.token}" if is_moment else str(line[-1])
    meant = f"{article(noun)} {noun}"
    message = msg("`{}` does not say which", noun)
    return stop.slip(message, line[-1], line[-1], help=msg("write `{}`", meant), fix=f"{article(noun)} {line[-1]}")


def _doing(stop: Stop) -> Diagnostic | None:
    """`after visiting a card:`."""
    line = stop.line
    if len(line) != 2 or line[0].type != "AROUND" or not line[1].endswith("ing") or stop.type != "A":
        return None
    message = msg("a moment says who does it")
    return stop.slip(
        message, line[1], help=msg("write `{} you VERB {}:`", line[0], as_written([stop.token, *stop.rest]))
    )


def _parts_of_a_verb(stop: Stop) -> Diagnostic | None:
    """`to visit a card`; `verb visit card`."""
    first = stop.tokens[0]
    if first.type == "TO" and stop.in_head and stop.type == "A" and stop.line:
        meant = as_written([*stop.line, *stop.rest])
        return stop.slip(msg("a part of a verb is named without `{}`", stop.token), help=msg("write `{}`", meant))
    if first.type == "TO" and stop.in_head and stop.type in ("ON", "IN") and stop.line:
        return stop.otherwise_said([stop.token], "onto" if stop.type == "ON" else "into")
    if stop.in_head and stop.at == 2 and str(first) in ("verb", "def", "function") and stop.type == "NAME":
        meant = as_written(["to", stop.tokens[1], stop.token, *stop.rest])
        return stop.slip(msg("a verb is declared with `to`"), first, help=msg("write `{}`", meant), fix="to")
    return None


def _needs(stop: Stop) -> Diagnostic | None:
    """`need card is in your hand`, `needs card in your hand`."""
    line = stop.line
    if line and str(line[0]) in ("need", "require", "requires") and line[0].type == "NAME" and stop.depth:
        return stop.otherwise_said(line[:1], "needs")
    named = all(token.type in ("NAME", "THIS") or token == "'s" for token in line[1:])
    if len(line) > 1 and line[0].type == "NEEDS" and stop.type == "IN" and named:
        message = msg("what has to be so is said with `is`")
        return stop.slip(message, help=msg("write `{} is in {}`", as_written(line), as_written(stop.rest)), fix="is in")
    return None


def _one_of_a_list(stop: Stop) -> Diagnostic | None:
    """`if day is 4, 7 or 8`."""
    types = [token.type for token in stop.line[-2:]]
    if stop.type != "COMMA" or types not in (["IS", "NUMBER"], ["IS", "NAME"]) or "or" not in stop.rest:
        return None
    return stop.otherwise_said([stop.line[-2]], "is either")


def _copies_of_each(stop: Stop) -> Diagnostic | None:
    """`copies 2 for each player`."""
    if stop.type != "FOR_EACH" or stop.rest[:1] != ["player"] or [str(one) for one in stop.line[:1]] != ["copies"]:
        return None
    kind = stop.tokens[0]
    help = msg("leave it out, and write into `kind {}` a line `owned by_player`: each player has as many then", kind)
    return stop.slip(msg("that each player has his own says the kind"), stop.token, help=help)


def _title_alone(stop: Stop) -> Diagnostic | None:
    """`action "Visit"`, `phase "Evening"`, `phase late evening`."""
    line = stop.line
    if not line or line[0].type not in TITLED:
        return None
    if len(line) == 1 and stop.type == "STRING":
        name = "_".join("".join(letter if letter.isalnum() else " " for letter in stop.token.lower()).split())
        known = name if name.isascii() and name[:1].isalpha() else "some_name"
        help = msg("give it a name before the title: `{} {} {}`", line[0], known, stop.token)
        return Diagnostic("missing-name", msg("this `{}` has a title but no name", line[0]), stop.gap(), help=help)
    if line[0].type == "PHASE" and len(line) == 2 and stop.type == "NAME":
        joined = "_".join([line[1], stop.token])
        help = msg("join the words: `{}`", joined)
        return stop.slip(msg("a name is one word"), line[1], stop.token, help=help, fix=joined, code="split-name")
    return None


def _what_it_is_of(stop: Stop) -> Diagnostic | None:
    """`kind card "card"`, `kind stall is a card "stall"`, `zone box "box"`, `works in its owner's row`, `set up:`."""
    first, line = stop.tokens[0], stop.line
    if first.type == "KIND" and stop.in_head and stop.type == "A" and str(stop.before) == "is":
        meant = as_written([*line, *stop.rest])
        return stop.slip(msg("no `{}` stands before the sort of things", stop.token), help=msg("write `{}`", meant))
    missing = {"KIND": "is card", "ZONE": "of KIND"}.get(first.type) if stop.type == "STRING" and stop.at == 2 else None
    if missing and stop.in_head and stop.accepts <= {"IS", "OF"}:
        what = msg("what it is") if first.type == "KIND" else msg("what lies there")
        message = msg("`{}` does not say {}", line[1], what)
        name, missing = (line[1], missing) if line[1] not in BASES else ("some_name", f"is {line[1]}")
        return stop.slip(message, line[1], help=msg("write `{}`", f"{line[0]} {name} {missing} {stop.token}"))
    if stop.type == "IN" and line and line[-1].type == "WORKS":
        return stop.slip(
            msg("where cards work is said with `when`"), help=msg("write `works when it is in …`"), fix="when it is in"
        )
    if stop.in_head and [str(first), *stop.line_words[1:]] == ["set", "up"]:
        return stop.slip(
            msg("`{}` is said `{}` here", "set up:", "setup:"),
            first,
            stop.tokens[1],
            help=msg("write `{}`", "setup:"),
            fix="setup",
        )
    return None


def _more_in_the_head(stop: Stop) -> Diagnostic | None:
    """`zone deck of card, pile "deck"`, `counter day, 1 to 7`, `resource gold, for each player`."""
    first = stop.tokens[0]
    if not stop.in_head or stop.type != "COMMA" or first not in ("kind", "zone", "resource", "counter", "mark"):
        return None
    if str(stop.before).endswith('"'):
        return None
    if stop.after() == "FOR_EACH":
        return stop.slip(msg("no comma stands before `{}`", "for each"), help=msg("leave it out"))
    help = msg("write it on a line of its own, four spaces deeper")
    words = stop.line_words
    if stop.at == 2 and stop.after() == "NAME" and first != "zone":
        last = max(at for at, word in enumerate(words) if word in (",", "and")) + 1
        names = [word for word in words[1 : last + 1] if word not in (",", "and")]
        each = listed(as_written([first, name, *words[last + 1 :]]) for name in names)
        return stop.slip(msg("one line declares one `{}`", first), help=msg("write a line for each: {}", each))
    if first == "zone" and stop.rest[:1] in (["pile"], ["stack"]):
        help = msg("leave it out: what lies in a zone has an order, as in a pile")
    return stop.slip(msg("what else is said of this `{}` stands below it, not behind a comma", first), help=help)


def _sort_of_a_kind(stop: Stop) -> Diagnostic | None:
    """`kind white die "White die"`, `piece worker for each player`, `kind disc is piece for each player`."""
    first, words, types = stop.tokens[0], stop.words, [token.type for token in stop.whole_line]
    if (
        first.type == "BOARD"
        or not stop.in_head
        or not {first, *words[2:4]} & {*BASES}
        or ("FOR_EACH" not in types and first.type != "KIND")
    ):
        return None
    base = next(word for word in (first, *words[2:4]) if word in BASES)
    if words[1:3] == ["of", base] and words[3:]:
        words = [words[0], words[3], base, *words[4:]]
    title = next((word for word in words if word.startswith('"')), "")
    name = "_".join(words[1:3]) if words[2] == base and title.lower() == f'"{words[1]} {base}"' else words[1]
    help = msg("write `{}`", as_written(["kind", name, "is", base, *([title] if title else [])]))
    if "FOR_EACH" in types:
        help = msg("{}, and below it, four spaces deeper, `{}`", help, "owned by_player")
    if base == "board":
        each = " for each player" if "FOR_EACH" in types else ""
        help = msg("{}; a map with places of its own is `{}`", help, f"board {name} of KIND{each}")
    return stop.slip(msg("what things there are is declared with `kind … is …`"), first, help=help)


def _title_too_early(stop: Stop) -> Diagnostic | None:
    """`zone hand of card "hand" for each player`."""
    title = str(stop.before)
    if not stop.in_head or stop.type != "FOR_EACH" or not title.endswith('"'):
        return None
    meant = as_written([*stop.line[:-1], *stop.behind(), title])
    return stop.slip(msg("the title stands at the end of the line"), help=msg("write `{}`", meant))


def _zone_of_nothing(stop: Stop) -> Diagnostic | None:
    """`zone hand for each player "hand"`, `zone deck "deck"`."""
    if stop.tokens[0].type != "ZONE" or not stop.in_head or "OF" not in stop.accepts or len(stop.line) != 2:
        return None
    meant = as_written([*stop.line, "of KIND", *stop.behind()])
    code = "unfinished-line" if stop.type in LINE_BREAKS else "unexpected-word"
    return stop.slip(msg("a place says what lies there"), help=msg("write `{}`", meant), code=code)


def _plus_in_words(stop: Stop) -> Diagnostic | None:
    """`score their fame plus 2`, `for 8 rounds`, `8 times`, `8 copies`."""
    if str(stop.token) in ("plus", "minus") and stop.line and "PLUS" in stop.accepts:
        return stop.otherwise_said([stop.token], "+" if str(stop.token) == "plus" else "-")
    if not stop.line and stop.type == "NUMBER" and stop.rest[:1] in (["times"], ["copies"]):
        meant = f"repeat {stop.token} times" if stop.rest[0] == "times" else f"copies {stop.token}"
        return stop.otherwise_said(stop.behind()[:2], meant)
    if not stop.line and str(stop.token) == "for" and stop.after() == "NUMBER":
        return stop.otherwise_said([stop.token, *stop.behind(1)[:2]], f"repeat {stop.rest[0]} times")
    return None


LINES: tuple[Hint, ...] = (
    _comma_for_colon, _edge_in_words, _things_without_article, _doing, _parts_of_a_verb,
    _needs, _one_of_a_list, _copies_of_each, _title_alone,
    _what_it_is_of, _more_in_the_head, _sort_of_a_kind, _title_too_early, _zone_of_nothing, _plus_in_words,
)  # fmt: skip
