"""Why a declaration cannot be read: the slip itself, at its own place, in an author's words.

The parser stops at the first word it cannot use, which is often behind the slip (a missing colon is noticed on the
next line). Each hint here looks at where the parser stopped, at the words before and at what could have stood there,
and either knows the slip or leaves it to the next hint; the last one always knows. When a slip is told, its fix is
applied, or if it has none the item that holds it (a fact, an ability, a statement) is taken out, and the declaration
is read again, so that one run tells them all; but never two of one line, since the second may come from the first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from interpreter.report.diagnostic import Diagnostic, Reporter
from interpreter.report.mending import mended
from interpreter.report.message import Message, msg
from interpreter.syntax.everyday import EVERYDAY, Hint
from interpreter.syntax.layout import Stretch
from interpreter.syntax.spoken import SPOKEN
from interpreter.syntax.spoken_actions import ACTIONS
from interpreter.syntax.spoken_amounts import AMOUNTS
from interpreter.syntax.spoken_chance import CHANCE
from interpreter.syntax.spoken_conditions import CONDITIONS
from interpreter.syntax.spoken_lines import LINES
from interpreter.syntax.spoken_moments import MOMENTS
from interpreter.syntax.spoken_players import PLAYERS
from interpreter.syntax.spoken_rows import ROWS
from interpreter.syntax.spoken_rulebook import RULEBOOK
from interpreter.syntax.spoken_whole_lines import WHOLE_LINES
from interpreter.syntax.stop import LINE_BREAKS, Stop, as_written, find_stop, without_colon
from interpreter.syntax.verbs import ELSEWHERE, VERBS
from interpreter.syntax.words import expected
from interpreter.text import Source, Span

if TYPE_CHECKING:
    from lark import Lark

JOINTS_OF_VALUES = ("of", "for", "against", "towards", "to", "by", "with")  # what a part of a value stands behind
MAX_ROUNDS = 20
MOST_READ = 2_000_000  # letters that are read again for the slips of one declaration


def _set(words: str) -> frozenset[str]:
    return frozenset(words.split())


SAYS_WHEN = _set("ON AT AROUND ALWAYS WHEN")
SEEN_OR_NOT = ("visible", "hidden", "secret", "shown", "public", "open", "known")  # what zones are called elsewhere
OPENS_CLAUSE = _set(
    "IF MAY NEEDS LET CHOOSE OTHERWISE EACH FOR_EACH ALL_OF IN_ANY_ORDER REPEAT PHASE TAKE_TURNS GIVEN THEN WORKS"
    " AND_THEN ONCE YOU THEY IT THIS POSSESSIVE"
)
COURSE_OF_PLAY = _set("PHASE TAKE_TURNS REPEAT EACH")
GOES_ON_CLAUSE = _set(
    "NUMBER A ALL UP_TO ANY_NUMBER_OF JOINT TO BY WITH POSSESSIVE IS CANNOT MAY NO CHOOSE TOP THIS THEY IT YOU"
    " NUMBER_OF TOTAL EXTREME LPAR UNKNOWN FROM IN AS __ANON_0"
)
GOES_ON_FACT = _set("NUMBER UP_TO NO UNKNOWN")
SAYS_WHAT_IS_SO = _set("NOT THERE STRING NUMBER_OF TOTAL STEPS_FROM")
GIVEN_FOR_A_FACT = _set("NAME NUMBER NO UP_TO MINUS UNKNOWN ALL")
NUMBER_WANTED = _set("UP_TO AT_MOST AT_LEAST FEWER_THAN REPEAT")
OF_A_PACK = ("version", "requires", "language", "authors", "licence")
VERB_ELSEWHERE = ("verb", "function", "def", "macro", "procedure", "effect")  # what such a thing is called elsewhere
DECLARES = (
    "kind", "resource", "counter", "mark", "zone", "board", "relation", "value", "table", "action", "change", "replace",
    "remove", "scenario",
)  # fmt: skip


def report_slips(
    lark: Lark, source: Source, stretch: Stretch, reporter: Reporter
) -> tuple[list[str], dict[int, tuple[int, int]]] | None:
    """Report every slip of a declaration that the parser could not read.

    Gives the lines as they were certainly meant, so that the names and things in them can be looked at in the same run,
    and for each line that is mended from which column on it stands how many columns further left than in the file; None
    if something had to be left out.
    """
    code, moved = list(stretch.code), dict[int, tuple[int, int]]()
    whole = True
    told: set[int] = set()
    for _ in range(min(MAX_ROUNDS, MOST_READ // len(stretch.text) + 1)):
        stop = find_stop(lark, source, stretch.first - 1, code)
        if stop is None:
            return (code, moved) if whole else None
        found = next(found for found in (hint(stop) for hint in HINTS) if found)
        line = found.span.line - stretch.first
        if line not in told:
            told.add(line)
            reporter.add(found)
            if found.fix is not None:
                for at, text in mended(code, found, stretch.first).items():
                    begin = found.span.column + len(found.fix) if at == found.span.line else 1
                    moved[at] = begin, len(code[at - stretch.first]) - len(text)
                    code[at - stretch.first] = text
                continue
        whole = False
        if not _take_out(code, line):
            return None
    return None


def _take_out(code: list[str], guilty: int) -> bool:
    """Blank the item that holds line `guilty`; False if it is the head of the declaration, or all that there is."""
    depths = [len(line) - len(line.lstrip(" ")) if line else None for line in code]
    first = next((depth for depth in depths[1:] if depth), None)
    starts = [
        at for at, depth in enumerate(depths) if depth == first and at and not code[at].lstrip().startswith("otherwise")
    ]
    held = [at for at in starts if at <= guilty]
    if not held or len(starts) == 1:
        return False
    start = held[-1]
    end = next((at for at in starts if at > start), len(code))
    code[start:end] = [""] * (end - start)
    return True


# ---- hints ----------------------------------------------------------------------------------------------------------


def _head_of_nothing(stop: Stop) -> Diagnostic | None:
    """A line in column 1 that is no declaration."""
    if not stop.in_head:
        return None
    first = stop.tokens[0]
    if stop.at == 0:
        if stop.type in COURSE_OF_PLAY:
            return _clause_outside(
                stop, msg("put it under `play:`, four spaces deeper: that is how the game is played")
            )
        if stop.type in OPENS_CLAUSE:
            return _clause_outside(stop)
        message = msg("a declaration does not begin with `{}`", first)
        help = msg('begin with what it is: `building farm "Farm"`')
        return stop.slip(message, first, help=help, code="unknown-declaration")
    guess = _closest_declaration(first) if first.type == "NAME" else None
    if guess and guess != first:
        message = msg("`{}` declares nothing", first)
        return stop.slip(message, first, help=msg("did you mean `{}`?", guess), fix=guess, code="unknown-declaration")
    if first.type != "NAME":
        return None
    if stop.at == 1:
        return _second_word(stop)
    if stop.at == 2 and stop.tokens[1].type == "NAME" and (first in VERBS or stop.type in GOES_ON_CLAUSE):
        return _clause_outside(stop)
    return None


def _split_name(stop: Stop) -> Diagnostic | None:
    """`kind space-mine is card`, `stall corner stall "Corner Stall"`: the name that is declared, in several words."""
    if not stop.in_head or stop.at != 2 or stop.tokens[1].type != "NAME":
        return None
    end = stop.at
    while stop.tokens[end].type in ("NAME", "MINUS"):
        end += 1
    if end == stop.at or stop.tokens[end - 1].type != "NAME" or stop.tokens[end].type not in stop.accepts:
        return None
    words = stop.tokens[1:end]
    if stop.tokens[0] == "pack" and len(words) == 2 and words[1] in OF_A_PACK:
        line = f"{words[1]} {stop.tokens[end]}"
        help = msg("write `{}` on a line of its own below, four spaces deeper", line)
        return stop.slip(msg("the first line of a pack says only its name"), words[1], help=help)
    name, _, joint = words[0].rpartition("_")
    if name and joint in JOINTS_OF_VALUES and stop.tokens[0].type in ("VALUE", "TABLE"):
        message = msg("`{}` stands before a part of a value, apart from its name", joint)
        return stop.slip(
            message, words[0], help=msg("write `{} {}`", name, joint), fix=f"{name} {joint}", code="split-name"
        )
    joined = "_".join(word for word in words if word.type == "NAME")
    help = msg("join the words: `{}`", joined)
    return stop.slip(msg("a name is one word"), words[0], words[-1], help=help, fix=joined, code="split-name")


def _second_word(stop: Stop) -> Diagnostic | None:
    """`ru "…"`, `cost 2 grain`, `corner_stall` alone: one word that nothing fitting follows."""
    first = stop.tokens[0]
    opens = "_INDENT" in (token.type for token in stop.tokens)
    if stop.type == "STRING" and opens:
        name = "".join(letter if letter.isalnum() else "_" for letter in stop.token[1:-1].lower()).strip("_")
        plain = name if name.isascii() and name[:1].isalpha() else None
        message = msg("this `{}` has a title but no name", first)
        help = msg("give it a name before the title: `{} {} {}`", first, plain or "some_name", stop.token)
        if plain == first:
            help = msg("say of which kind it is: `KIND {} {}`", first, stop.token)
            return stop.slip(msg("no kind stands before `{}`", first), first, help=help, code="unknown-declaration")
        return Diagnostic("missing-name", message, stop.gap(), help=help, fix=f" {plain}" if plain else None)
    if stop.type == "_NL" and not opens:
        help = msg("write what it is and its name: `building farm`")
        return stop.slip(msg("`{}` alone declares nothing", first), first, help=help, code="unknown-declaration")
    if stop.type == "EQUAL":
        message = msg("`{}` declares nothing", first)
        return stop.slip(message, first, help=msg("did you mean `value {} = …`?", first), code="unknown-declaration")
    if stop.type == "STRING" or stop.type in GOES_ON_CLAUSE:
        return _clause_outside(stop)
    return None


def _closest_declaration(word: str) -> str | None:
    from difflib import get_close_matches

    return next(iter(get_close_matches(word, DECLARES, n=1, cutoff=0.8)), None)


def _clause_outside(stop: Stop, help: Message | None = None) -> Diagnostic:
    message = msg("a line such as `{} …` belongs to something", stop.first)
    help = help or msg("indent it by four spaces under the thing or the moment that it belongs to")
    return stop.slip(message, stop.first, (stop.behind() or [stop.token])[-1], help=help, code="clause-outside")


def _line_under_no_moment(stop: Stop) -> Diagnostic | None:
    """A statement directly under a thing."""
    if stop.in_head:
        return None
    starts = not stop.line and stop.type in OPENS_CLAUSE - {"OTHERWISE"}
    if starts and {"GIVEN", "THEN"} <= stop.accepts:
        return _clause_outside(stop, msg("put it under `given`, `when` or `then`"))
    if str(stop.first) == "works" and stop.tokens[0].type == "CHANGE":
        help = msg("a card of your own hears a moment wherever it lies by `on …, working or not:`")
        return stop.slip(msg("where cards of a kind work is said by the pack that declares it"), stop.first, help=help)
    as_fact = "REF" in stop.accepts and len(stop.line) == 1 and stop.type in GOES_ON_CLAUSE - GOES_ON_FACT
    if as_fact or (starts and {"ALWAYS", "AROUND"} <= stop.accepts):
        kind, name = stop.tokens[:2]
        if kind in VERB_ELSEWHERE:
            return _clause_outside(stop, msg("what is done under a name is declared with `to {}`", name))
        help = msg("put it under a line that says when, such as `on build:`")
        if len(stop.rest) == 1 and stop.rest[0].isidentifier() and str(stop.token) in ("each", "for each"):
            help = msg("write `{}`", f"{stop.rest[0]} each")
        if kind.type == "ZONE" and str(stop.line[0]) in SEEN_OR_NOT:
            return _clause_outside(stop, msg("write `{}`, `{}` or `{}`", "seen owner", "seen all", "face down"))
        if as_fact and str(stop.line[0]).removesuffix("s") not in VERBS:
            help = msg(
                "put it under a line that says when, such as `on build:`; a fact is written without `{}`", stop.token
            )
        return _clause_outside(stop, help)
    return None


def _missing_colon(stop: Stop) -> Diagnostic | None:
    if "COLON" not in stop.accepts or not stop.line or stop.type in ("COMMA", "COLON"):
        return None
    says_when = stop.line[0].type in SAYS_WHEN
    if stop.type in ("ONCE", "WORKING_OR_NOT"):
        return stop.missing_comma() if "COMMA" in stop.accepts else None
    if stop.behind()[-1:] == [":"]:
        return None
    if says_when or (stop.type == "_NL" and stop.after() == "_INDENT"):
        help = msg("a line that says when ends with `:`, and what happens stands indented below")
        message = msg("`:` is missing at the end of what says when")
        return Diagnostic("missing-colon", message, stop.gap(), help=help, fix=":")
    return None


def _needless_colon(stop: Stop) -> Diagnostic | None:
    help = msg("only a line that says when (`on build:`, `setup:`) ends with a colon")
    if stop.type == "COLON" and stop.line:
        return stop.slip(msg("no colon stands here"), help=help, fix="", code="needless-colon")
    before = stop.before
    if before is None or before.type != "COLON":
        return None
    single = stop.type in ("NUMBER", "STRING", "UNKNOWN") or (stop.type == "NAME" and stop.after() == "_NL")
    if single and len(stop.line) == 2:
        message = msg("no colon stands behind the name of a fact")
        return stop.slip(message, before, help=help, fix="", code="needless-colon")
    message = msg("what happens stands on the lines below the moment")
    return stop.slip(message, help=msg("move it to the next line, four spaces deeper"), code="same-line")


def _missing_block(stop: Stop) -> Diagnostic | None:
    if stop.accepts != {"_INDENT"} or stop.type == "_INDENT":
        return None
    above = stop.line or stop.line_above
    begins = as_written(above[:4]).replace(" :", ":") + (" …" if len(above) > 4 else "")
    message = msg("nothing is indented under `{}`", begins)
    help = msg("indent the lines that belong to it by four spaces")
    return stop.slip(message, above[0], above[-1], help=help, code="missing-block")


def _needless_indent(stop: Stop) -> Diagnostic | None:
    if stop.type != "_INDENT":
        return None
    first = next(token for token in stop.tokens[stop.at :] if token.type not in LINE_BREAKS)
    line, column = (first.line or 1) + stop.shift, first.column or 1
    above = next(token for token in reversed(stop.tokens[: stop.at]) if token.type not in LINE_BREAKS)
    outer = stop.source.line((above.line or 1) + stop.shift)
    fix = " " * (len(outer) - len(outer.lstrip(" ")))
    message = msg("this line is indented deeper, but the line above opens no block")
    help = msg("begin it under the first word of the line above")
    return Diagnostic("bad-indent", message, Span(stop.source, line, 1, line, column), help=help, fix=fix)


def _numbers(stop: Stop) -> Diagnostic | None:
    before = stop.before
    if before is None:
        return None
    if before.type in NUMBER_WANTED and "NUMBER" in stop.accepts:
        message = msg("a number is missing behind `{}`", before)
        help = msg("write how many: `{} 2 …`", before)
        if before.type == "REPEAT":
            help = msg("write how often: `repeat 2 times`, or `repeat at most 10 times while CONDITION`")
        return Diagnostic("missing-number", message, stop.gap(), help=help)
    if stop.type != "NUMBER" or before.type != "NAME" or stop.in_head:
        return None
    line = stop.line
    if len(line) > 1 and line[-2].type == "NUMBER":
        return stop.missing_comma() if "COMMA" in stop.accepts else None
    if len(line) > 1:
        fix = f"{stop.token} {before}"
        message = msg("the number stands before what it counts: `{}`", fix)
        return stop.slip(message, before, stop.token, help=msg("write `{}`", fix), fix=fix, code="number-first")
    return None


def _and_for_comma(stop: Stop) -> Diagnostic | None:
    before = stop.before
    if stop.type != "AND" or "COMMA" not in stop.accepts or before is None:
        return None
    message = msg("`and` joins conditions; a list is joined by commas")
    verb = next((word for word in map(str, stop.line[:3]) if word.removesuffix("s") in VERBS), "")
    if verb and VERBS[verb.removesuffix("s")].takes != "amounts":
        message = msg("`{}` takes one thing, not a list", verb)
        return stop.slip(message, help=msg("write a line `{} …` for each", verb))
    start, end = stop.gap(), stop.place(stop.token)
    return Diagnostic("missing-comma", message, start.to(end), help=msg("write `,` instead"), fix=",")


def _reserved(stop: Stop) -> Diagnostic | None:
    """A word of the language where only a name can stand."""
    is_word = stop.token.isidentifier() and stop.type not in ("NAME", "REF")
    only_name = "NAME" in stop.accepts and stop.accepts <= {"NAME", "SLOT", "OPPONENTS"}
    head = stop.in_head and stop.at == 1 and stop.tokens[0].type == "NAME" and stop.after() in ("STRING", "_NL")
    of_value = stop.tokens[0].type == "VALUE" and "OF" in stop.accepts and str(stop.token).startswith("of ")
    if stop.in_head and stop.at == 1 and "NAME" in stop.accepts and str(stop.token).endswith(" of"):
        message = msg("`{}` is a word of the language and cannot be a name", stop.token.split()[0])
        return stop.slip(message, help=msg("choose another name"), code="reserved-word")
    if not of_value and (not is_word or not (only_name or head or _names_a_fact(stop) or _is_word_of_fact(stop))):
        return None
    message = msg("`{}` is a word of the language and cannot be a name", stop.token.split()[-1])
    help = msg("choose another name")
    if str(stop.before) == "owned" and str(stop.token) == "by":
        help = msg("write `{}`", "owned by_player")
    elif str(stop.before) == "can" and str(stop.token) == "be":
        help = msg("write who does it: `you can VERB {}`", as_written(stop.line[1:-1]))
    elif not stop.in_head and not stop.line and str(stop.token) in DECLARES:
        help = msg("what begins with `{}` is declared by a line at the very left", stop.token)
    return stop.slip(message, help=help, code="reserved-word")


def _names_a_fact(stop: Stop) -> bool:
    """Whether a line of a kind begins with the word, with what a fact can be behind it: `times 0 to 3`."""
    of_kind = stop.tokens[0].type == "KIND" and not stop.line and "NAME" in stop.accepts
    return of_kind and stop.after() in GIVEN_FOR_A_FACT


def _is_word_of_fact(stop: Stop) -> bool:
    """Whether the word stands among those that a fact can be: `hour before, noon`."""
    of_mark = stop.tokens[0].type == "MARK" and str(stop.first) == "words"
    return (stop.tokens[0].type == "KIND" or of_mark) and bool(stop.line) and "REF" in stop.accepts


def _belonging(stop: Stop) -> Diagnostic | None:
    """`rival dust is 2` in a scenario, for `rival's dust`; `if you dust is 2`."""
    if stop.before is None or stop.type != "NAME" or not stop.after().startswith("IS"):
        return None
    if stop.before.type != "YOU" and not (_section(stop) in ("GIVEN", "THEN") and _somebody_does(stop)):
        return None
    whose = "your" if stop.before.type == "YOU" else f"{stop.before}'s"
    return stop.otherwise_said([stop.before, stop.token], f"{whose} {stop.token}")


def _done_in_given(stop: Stop) -> Diagnostic | None:
    """`you gain 1 coin` among the lines that say how a position is."""
    if _section(stop) != "GIVEN" or not (_somebody_does(stop) or stop.type in ("EACH", "CHOOSE")):
        return None
    words = " ".join(dict.fromkeys((stop.first, stop.token)))
    message = msg("`{} …` is something that is done, and `given` says what is so", words)
    help = msg("write `and then` as the last line of `given`, and this under it, four spaces deeper")
    return stop.slip(message, stop.first, stop.token, help=help)


def _section(stop: Stop) -> str:
    """The part of a scenario in which the stop stands."""
    parts = [token.type for token in stop.tokens[: stop.at] if token.type in ("GIVEN", "AND_THEN", "WHEN", "THEN")]
    return parts[-1] if parts else ""


def _somebody_does(stop: Stop) -> bool:
    """Whether the stop is a verb behind a player: `you gain`, `rival gains`."""
    return stop.type == "NAME" and len(stop.line) == 1 and stop.line[0].type in ("YOU", "NAME")


def _so_in_when(stop: Stop) -> Diagnostic | None:
    """`there is no card in deck` among the lines that happen in a scenario."""
    if str(stop.tokens[0]) != "scenario" or _section(stop) != "WHEN":
        return None
    if stop.type != "CAN" and (stop.line or stop.type not in SAYS_WHAT_IS_SO):
        return None
    message = msg("`{}` is nothing that a player does", as_written(stop.words))
    return stop.slip(message, help=msg("what must be so stands below `then`, and what was so before below `given`"))


def _lonely_otherwise(stop: Stop) -> Diagnostic | None:
    """`otherwise` behind no block; `otherwise draw 1 card` on one line."""
    if [token.type for token in stop.line] == ["OTHERWISE"] and "_NL" in stop.accepts and stop.type != "COLON":
        message = msg("what is done otherwise stands below it")
        done = as_written(without_colon(stop.behind()))
        return stop.slip(message, help=msg("write `{}`, and below it, four spaces deeper, `{}`", "otherwise", done))
    if stop.type != "OTHERWISE" or stop.line:
        return None
    help = msg("`otherwise` stands right behind the block of its `if` or `may`, in the same column")
    above = stop.line_above
    may = next((at for at, token in enumerate(above) if token.type == "MAY"), len(above))
    if may < len(above) - 1:
        said = as_written(above[: may + 1]), as_written(above[may + 1 :])
        help = msg("a `may` with `otherwise` has a block: write `{}`, and below it, four spaces deeper, `{}`", *said)
    return stop.slip(msg("this `otherwise` belongs to no `if` or `may` above it"), help=help)


def _moment_in_block(stop: Stop) -> Diagnostic | None:
    """`on build:` among the lines that happen."""
    if stop.type not in SAYS_WHEN or stop.line or "NEEDS" not in stop.accepts:
        return None
    message = msg("a line that says when (`{} …`) cannot stand among the lines that happen", stop.token)
    return stop.slip(message, help=msg("begin it in the column of the line that says when above it, or of the facts"))


def _fact_alone(stop: Stop) -> Diagnostic | None:
    """`points` alone under a card."""
    if stop.type != "_NL" or stop.after() == "_INDENT" or "REF" not in stop.accepts or len(stop.line) != 1:
        return None
    name = stop.line[0]
    if name.type != "NAME" or stop.tokens[0].type != "NAME" or name in ("ru", "en", "text"):
        return None
    help = msg("write what it is: `{} yes`, `{} 2`, or its words", name, name)
    return Diagnostic("unfinished-line", msg("nothing stands behind `{}`", name), stop.gap(), help=help)


def _change_of_a_pack(stop: Stop) -> Diagnostic | None:
    """`remove zone hand`, `replace mark mood for each stall`, `replace verb ferry vessel`, `replace setup:`."""
    if not stop.in_head or not stop.line or stop.tokens[0].type not in ("REMOVE", "CHANGE"):
        return None
    first, what = stop.tokens[:2]
    message = None
    if what == "verb" and first.type == "CHANGE":
        message = msg("a verb is replaced by its whole declaration")
        help = msg("write `replace to {} …`, and all of it as it shall be", stop.tokens[2])
    elif what == "mark":
        message = msg("a mark of another pack stays as it is")
        help = msg("declare another one, with a name of its own")
    elif what in ("setup", "play", "scoring") and stop.type in ("COLON", *LINE_BREAKS):
        message = msg("the `{}:` of the game stays as it is", what)
        help = msg("write a variant with a `{}:` of its own, or a rule, such as `at round start:`", what)
    elif what.type in SAYS_WHEN:
        message = msg("a rule without a name stays as it is")
        help = msg("write a rule of your own; what has a name is replaced: `replace to VERB`, `replace action ACTION`")
    elif what == "scenario":
        message = msg("the scenarios of another pack stay as they are")
        help = msg("write scenarios of your own: only those of your pack are played with it")
    if message is not None:
        return stop.slip(message, first, what, help=help, code="nothing-to-change")
    if stop.tokens[0].type != "REMOVE" or stop.at != 1 or str(stop.token) not in DECLARES:
        return None
    message = msg("cards, verbs and actions are removed, and no `{}`", stop.token)
    help = msg("remove the cards and actions that use it: what nothing uses any more does no harm")
    return stop.slip(message, help=help, code="nothing-to-change")


def _anything_else(stop: Stop) -> Diagnostic:
    wanted = expected(stop.accepts)
    if stop.type in LINE_BREAKS:
        return Diagnostic("unfinished-line", msg("the line ends too early; expected {}", wanted), stop.gap())
    verb = str(stop.first)
    elsewhere = ELSEWHERE.get(verb) if stop.depth and stop.line else None
    help = msg("write `{}`", elsewhere.answer("…")) if elsewhere is not None else None
    return stop.slip(msg("`{}` cannot stand here; expected {}", stop.token, wanted), help=help)


HINTS: tuple[Hint, ...] = (
    *ACTIONS, *WHOLE_LINES, *CHANCE, *RULEBOOK, *ROWS, *LINES, *MOMENTS, *PLAYERS, *CONDITIONS, *AMOUNTS,
    *SPOKEN, *EVERYDAY,
    _belonging, _done_in_given, _so_in_when, _change_of_a_pack, _reserved, _needless_colon, _head_of_nothing,
    _split_name, _missing_colon, _line_under_no_moment, _missing_block, _needless_indent, _and_for_comma, _numbers,
    _lonely_otherwise, _moment_in_block, _fact_alone, _anything_else,
)  # fmt: skip
