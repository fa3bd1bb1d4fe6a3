"""One line, letter by letter: where its code ends and its comment begins, and the slips that need no grammar.

A string that is not closed, curly quotes, a letter of another alphabet inside a word, capitals, brackets that do not
pair, characters the language does not have. Takes a line, gives a `Scanned`; what it lets through, the grammar's
words can read.
"""

from __future__ import annotations

import re
import unicodedata

from attrs import define, field, frozen

from interpreter.report.message import Message, msg
from interpreter.text import ACTING

MAX_BRACKETS = 20
MAX_DIGITS = 9

_PIECES = re.compile(
    r"""(?P<space>[ \t]+)
      | (?P<comment>\#.*)
      | (?P<string>"(?:\\.|[^"\\])*"?)
      | (?P<curly>[“„«”‟»‹›])
      | (?P<possessive>['’‘`´](?:s(?![a-z0-9_])|(?<=[a-z0-9_]s.)))
      | (?P<single>(?<![\w)\]])(?P<mark_of_text>['’‘`´])(?=\S)(?P<text>[^"\#]*?)(?<=\S)['’´`](?!\w))
      | (?P<sign>[<>=!]=|<>|&&|\|\||->|=>|//|\.\.+|…)
      | (?P<word>[^\W_]\w*)
      | (?P<bracket>[()\[\]])
      | (?P<mark>[,:?+=-])
      | (?P<other>.)""",
    re.VERBOSE,
)
_MOMENT_ENDS = re.compile(r"\s*(on|after|before|at|when|always|setup|play|scoring)\b[^;]*;\s*")
_PLAIN_WORD = re.compile(r"[a-z][a-z0-9_]*|[0-9]+|[A-Z]+[0-9]+[a-z]?")
_CLOSING = {"“": "”", "„": "“”", "«": "»", "‹": "›", "”": "”", "»": "»«"}

# Letters of other alphabets that look like Latin ones.
_CYRILLIC = dict(zip("аеорсухкмтвнгіјѕԁԛԝАВЕКМНОРСТУХІЈЅ", "aeopcyxkmtbhrijsdqwABEKMHOPCTYXIJS", strict=True))
_GREEK = dict(zip("αβεικνοπρτυχΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abeikvonptuxABEZHIKMNOPTYX", strict=True))
LOOKALIKES = _CYRILLIC | _GREEK

_TITLE_QUOTED = msg('a title stands between `"` and `"`')
_VERSION_QUOTED = msg('a version stands between `"` and `"`')
HAS_NOT = msg("write `there is no … in your PLACE` of things, `your … is less than 1` of what is counted")
_SIGN_HELP = {
    "->": msg("write what is paid and what it brings on two lines: `pay …`, and below it what happens"),
    ">=": msg("write `is at least`"),
    "<=": msg("write `is at most`"),
    ">": msg("write `is more than`"),
    "<": msg("write `is less than`"),
    "==": msg("write `is`"),
    "!=": msg("write `is not`"),
    "<>": msg("write `is not`"),
    "&&": msg("write `and`"),
    "&": msg("write `and`"),
    "||": msg("write `or`"),
    "|": msg("write `or`"),
    "*": msg("a product is written with a word: `A times B`"),
    "/": msg("a number is divided with words: `A divided by 2`; words of a list have commas between them"),
    "//": msg("a comment begins with `#`"),
    ".": msg("a line ends without a full stop"),
    "…": msg("write the rule in full"),
    ";": msg("write each thing on its own line"),
    "{": msg("indentation shows what belongs together"),
    "}": msg("indentation shows what belongs together"),
    "!": msg("write `not` or `no`"),
    "_": msg("a name begins with a letter"),
}


@frozen
class Slip:
    """Something wrong in one line, from `column` up to `end` (from 1)."""

    code: str
    message: Message
    column: int
    end: int
    help: Message | None = None
    fix: str | None = None


@define
class Scanned:
    """A line's code (what stands before the comment), where the comment begins, and the slips."""

    code: str
    comment: int | None = None  # a column
    slips: list[Slip] = field(factory=list)

    def add(
        self, code: str, message: Message, start: int, end: int, help: Message | None = None, fix: str | None = None
    ) -> None:
        """Something wrong from one place in the line up to another, both counted from 0."""
        self.slips.append(Slip(code, message, start + 1, end + 1, help, fix))


def scan(line: str) -> Scanned:
    """Look through one line; `scan('gain 2 grain  # bread').code -> 'gain 2 grain'`."""
    found = Scanned(line)
    brackets: list[tuple[str, int]] = []
    position = 0
    code = line.partition("#")[0].rstrip()
    title, version = _BARE_TITLE.fullmatch(code), _BARE_VERSION.fullmatch(code)
    bare = title or version
    while position < len(line):
        if bare and position == bare.start(1):
            message = _TITLE_QUOTED if title else _VERSION_QUOTED
            found.add("missing-quotes", message, *bare.span(1), msg('write `"{}"`', bare[1]), f'"{bare[1]}"')
            position = bare.end()
            continue
        piece = _PIECES.match(line, position)
        if piece is None:  # a line break of another sort inside the line
            _strange(position, line, found)
            position += 1
            continue
        position = piece.end()
        match piece.lastgroup:
            case "comment":
                _check_acting(piece, found)
                found.comment = piece.start() + 1
                found.code = line[: piece.start()]
                break
            case "string":
                _check_string(piece, found)
            case "curly":
                position = _curly(line, piece.start(), found)
            case "single":
                _single(piece, found)
            case "possessive" if piece[0][0] != "'":
                message = msg("`{}` is not the apostrophe of the language", piece[0][0])
                found.add("curly-quote", message, piece.start(), piece.start() + 1, msg("write `'`"), "'")
            case "word" if not _PLAIN_WORD.fullmatch(piece[0]) or piece[0].isdigit():
                _check_word(piece, line, found)
            case "bracket":
                _pair(piece[0], piece.start(), brackets, found)
            case "sign" if piece[0] == "//":
                found.add("stray-character", msg("`//` is not in the language"), *piece.span(), _SIGN_HELP["//"], "#")
                found.code = line[: piece.start()]
                break
            case "sign":
                message = msg("`{}` is not in the language", piece[0])
                found.add("stray-character", message, *piece.span(), _SIGN_HELP.get(piece[0]))
            case "other" if (
                piece[0] == "." and line[position - 2 : position - 1].isdigit() and line[position:][:1].isdigit()
            ):
                help = msg("write a number without a point")
                found.add("stray-character", msg("numbers are whole"), position - 1, position, help)
            case "other":
                _strange(piece.start(), line, found)
    for bracket, place in brackets:
        close = ")" if bracket == "(" else "]"
        message = msg("`{}` is never closed on this line", bracket)
        found.add("unclosed-bracket", message, place, place + 1, msg("add `{}`", close))
    found.code = found.code.rstrip(" \t")
    return found


def _check_string(piece: re.Match[str], found: Scanned) -> None:
    text, start = piece[0], piece.start()
    if len(text) < 2 or not re.fullmatch(r'"(?:\\.|[^"\\])*"', text):
        help = msg('close it on the same line; a quote inside a text is written `\\"`')
        found.add("unclosed-string", msg("the text that begins here is never closed"), start, start + 1, help)
        return
    _check_acting(piece, found)
    for escape in re.finditer(r"\\(.)", text):
        if escape[1] not in '"\\':
            place = start + escape.start()
            help = msg('a backslash stands only before `"` or another backslash')
            found.add("stray-character", msg("`{}` has no meaning in a text", escape[0]), place, place + 2, help)


def _check_acting(piece: re.Match[str], found: Scanned) -> None:
    """Report what a text or comment must not hold: characters that act on whoever shows them."""
    for letter in ACTING.finditer(piece[0]):
        _strange(piece.start() + letter.start(), piece.string, found)


def _curly(line: str, start: int, found: Scanned) -> int:
    """Report a curly quote, with its partner if there is one; gives where to go on."""
    quote = line[start]
    ends = [at for at in (line.find(close, start + 1) for close in _CLOSING.get(quote, "") + '"') if at > start]
    message = msg('`{}` does not open a text; a text stands between `"` and `"`', quote)
    if not ends:
        found.add("curly-quote", message, start, start + 1, msg('write `"`'), '"')
        return len(line)
    end = min(ends) + 1
    inner = line[start + 1 : end - 1].replace("\\", "\\\\").replace('"', '\\"')
    found.add("curly-quote", message, start, end, msg('write `"{}"`', inner), f'"{inner}"')
    return end


def _single(piece: re.Match[str], found: Scanned) -> None:
    """Report a text between single quotes."""
    inner = piece["text"].replace("\\", "\\\\")
    message = msg('`{}` does not open a text; a text stands between `"` and `"`', piece["mark_of_text"])
    found.add("curly-quote", message, *piece.span(), msg('write `"{}"`', inner), f'"{inner}"')


# `technology Deep Archive`
_UNQUOTED = re.compile(r"(?P<kind>[a-z][a-z_]*) +(?P<title>[A-Z][A-Za-z]*(?: [A-Za-z]+)+)\s*(?:#.*)?")


def _upper_case(piece: re.Match[str], line: str, found: Scanned) -> None:
    """A word with capital letters: `I`, the letter of a slot without its brackets, `myHand`."""
    word = piece[0]
    if titled := _UNQUOTED.fullmatch(line):
        title = titled["title"]
        meant = f'{title.lower().replace(" ", "_")} "{title}"'
        message, start = msg("a title stands in quotes, behind a name in small letters"), titled.start("title")
        if piece.start() == start:  # of the other words nothing is told
            found.add(
                "upper-case", message, start, start + len(title), msg("write `{} {}`", titled["kind"], meant), meant
            )
        return
    if word == "I":
        message, meant = msg("whoever holds the card is called `you`"), "you"
    elif len(word) == 1 and re.search(r"(?:'s|\byour|\btheir) $", line[: piece.start()]):
        message, meant = msg("the letter of a slot stands in square brackets"), f"[{word}]"
    else:
        message = msg("names are written in small letters: `{}`", word)
        meant = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", word).lower()
    found.add("upper-case", message, *piece.span(), msg("write `{}`", meant), meant)


def _check_word(piece: re.Match[str], line: str, found: Scanned) -> None:
    word, start = piece[0], piece.start()
    if re.fullmatch("[0-9]+", word):
        if len(word) > MAX_DIGITS:
            message = msg("this number is too long")
            found.add("number-too-long", message, *piece.span(), msg("at most {} digits", MAX_DIGITS))
        return
    if word.isascii():
        if re.fullmatch("[0-9]+[a-z_][a-z0-9_]*", word):
            number = re.match("[0-9]+", word)
            assert number is not None
            rest = word[number.end() :]
            apart = f"{rest.lstrip('_')}_{number[0]}" if rest.startswith("_") else f"{number[0]} {rest}"
            message = msg("a name does not begin with a digit: `{}`", word)
            if dice := re.fullmatch("([0-9]+)d[0-9]+", word):
                help = msg("write `roll {} {} as thrown` above it, and here `(total of thrown)`", dice[1], "DIE")
                found.add("stray-character", message, *piece.span(), help)
                return
            if size := re.fullmatch("([0-9]+)x([0-9]+)", word):
                message = msg("how large a board is stands on two lines")
                help = msg("write `{}` and below it `{}`", f"width {size[1]}", f"height {size[2]}")
                found.add("stray-character", message, *piece.span(), help)
                return
            found.add("stray-character", message, *piece.span(), msg("write `{}`", apart), apart)
            return
        if len(word) == 1 and line[start - 1 : start] == "[" and line[start + 1 : start + 2] == "]":
            return  # a slot: [A]
        _upper_case(piece, line, found)
        return
    foreign = [at for at, letter in enumerate(word) if not letter.isascii()]
    latin = "".join(LOOKALIKES.get(letter, letter) for letter in word)
    mixed = any("a" <= letter <= "z" for letter in word.lower())
    if latin.isascii() and (mixed or latin in _SHORT_WORDS):
        first, last = foreign[0], foreign[-1]
        letter, fix = word[first], latin[first : last + 1].lower()
        like = LOOKALIKES[letter].lower()
        message = msg("the letter `{}` in `{}` is {}, not the Latin `{}`", letter, word, _alphabet(letter), like)
        help = msg("write `{}`", latin.lower())
        found.add("lookalike-letter", message, start + first, start + last + 1, help, fix)
        return
    if mixed:
        first, last = foreign[0], foreign[-1]
        message = msg("the letter `{}` in `{}` is {}", word[first], word, _alphabet(word[first]))
        help = msg("names are written with the letters a to z")
        found.add("lookalike-letter", message, start + first, start + last + 1, help)
        return
    if not found.slips or found.slips[-1].code != "missing-quotes":  # one for a run of words
        message = msg('`{}` is not a name; a text stands between `"` and `"`', word)
        help = msg(
            "words of the language are English, names have letters from a to z; texts of any language stand in quotes"
        )
        found.add("missing-quotes", message, *piece.span(), help)


_BARE_VERSION = re.compile(r" +(?:version|requires +[a-z]\w*) +([0-9]+(?:\.[0-9]+)+)")
_BARE_TITLE = re.compile(r"[a-z_]+ [a-z][a-z0-9_]* +([A-Z][A-Za-z'-]*(?: [A-Za-z0-9'-]+)*)")  # `stall old_inn Old Inn`
_SHORT_WORDS = frozenset({"a", "at", "be", "by", "can", "each", "he", "her", "no", "on", "or", "to", "top", "score"})


def _alphabet(letter: str) -> str:
    name = unicodedata.name(letter, "")
    known = {"CYRILLIC": msg("Cyrillic"), "GREEK": msg("Greek")}
    return known.get(name.partition(" ")[0], msg("not Latin"))


def _strange(start: int, line: str, found: Scanned) -> None:
    """Report a letter that the language does not have."""
    letter = line[start]
    name = unicodedata.name(letter, "").lower() or msg("a control character")
    if unicodedata.category(letter) in ("Zs", "Cf", "Cc", "Zl", "Zp", "Co", "Cn", "Cs"):
        space = unicodedata.category(letter) == "Zs"
        help = msg("write an ordinary space") if space else msg("delete it")
        message = msg("an invisible character stands here: {}", name)
        found.add("stray-character", message, start, start + 1, help, " " if space else "")
        return
    if letter in "‐‑–—−":
        message = msg("`{}` is not the minus sign of the keyboard", letter)
        found.add("stray-character", message, start, start + 1, msg("write `-`"), "-")
        return
    message = msg("`{}` is not in the language", letter)
    plain = unicodedata.normalize("NFKC", letter)
    if plain != letter and plain.isascii():  # the wide signs of Chinese and Japanese keyboards
        found.add("stray-character", message, start, start + 1, msg("write `{}`", plain), plain)
        return
    if letter == ";" and _MOMENT_ENDS.fullmatch(line):
        found.add("stray-character", message, start, start + 1, msg("write `{}`", ":"), ":")
        return
    negated = HAS_NOT if line[: start + 2].endswith("n't") else _SIGN_HELP.get(letter)
    negated = msg("write `{}`", "cannot") if line[: start + 2].endswith("can't") else negated
    found.add("stray-character", message, start, start + 1, negated)


def _pair(bracket: str, start: int, open: list[tuple[str, int]], found: Scanned) -> None:
    if bracket in "([":
        open.append((bracket, start))
        if len(open) == MAX_BRACKETS + 1:
            message = msg("more than {} brackets inside each other", MAX_BRACKETS)
            found.add("too-deep", message, start, start + 1, msg("name a part of it with `value`"))
    elif open and open[-1][0] == ("(" if bracket == ")" else "["):
        open.pop()
    else:
        help = msg("delete it, or open a bracket before it")
        found.add("unclosed-bracket", msg("`{}` closes nothing", bracket), start, start + 1, help, "")
