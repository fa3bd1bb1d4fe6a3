"""What was told while reading and can be told better now that the names of the game are known.

A word in another alphabet may be what a thing is called (`фонарь` for `lamp`), and a part of a moment has a word before
it with which its verb was declared (`onto a guest`).
"""

from __future__ import annotations

import re

from attrs import evolve

from interpreter.check.nouns import singulars, verb_named
from interpreter.check.scope import Desk
from interpreter.model import Parameter, VerbDef
from interpreter.report.diagnostic import Diagnostic, closest
from interpreter.report.message import Message, listed, msg
from interpreter.report.translation import LANGUAGES, table
from interpreter.syntax.keywords import keywords
from interpreter.syntax.slips import DECLARES
from interpreter.syntax.verbs import VERBS

STEM = 4  # letters at the beginning that another form of a word has in common with it: `получите` and `получить`
DECLARED = re.compile(r"[a-z_]+ +")  # what stands before the name of something
EDGE = re.compile(r"write `at (?P<name>\w+) (start|end):`")  # what faults of writing suggest, not knowing the game


def tell_names(desk: Desk) -> None:
    """Put the names of the game into the help of faults of writing that are about them."""
    model = desk.model
    known = [*model.counted, *model.zones, *model.kinds, *model.designs, *model.actions]
    for fault in desk.reporter.diagnostics:
        if fault.code == "missing-quotes" and fault.fix is None:
            name = desk.titled(fault.span.text, known)
            if name is not None:
                desk.doubtful.guessed.add(name)
                desk.reporter.amend(evolve(fault, help=msg("write `{}`", name), fix=name))
            elif not is_declared(fault) and (word := word_of_language(fault.span.text, opens=fault.span.column == 1)):
                desk.reporter.amend(evolve(fault, help=msg("the words of the language are English: write `{}`", word)))
        elif isinstance(fault.message, Message) and fault.message.key == "`{1}` is no part of what is done":
            tell_joint(fault, str(fault.message.arguments[0]), desk)
        elif fault.code == "unexpected-word" and (found := EDGE.match(fault.help or "")):
            tell_edges(fault, found["name"], desk)


def is_declared(fault: Diagnostic) -> bool:
    """Whether what is at fault stands where something gets its name: `ware перец "Pepper"`."""
    return DECLARED.fullmatch(fault.span.source.line(fault.span.line)[: fault.span.column - 1]) is not None


def tell_edges(fault: Diagnostic, name: str, desk: Desk) -> None:
    """Name the moments that there are in place of one that was suggested, if nothing of that name starts or ends."""
    edges = [*(f"{phase} {edge}" for phase in desk.model.phases for edge in ("start", "end")), *desk.announced]
    if edges and name not in {edge.partition(" ")[0] for edge in edges}:
        there = listed(f"at {edge}:" for edge in edges)
        help = msg("nothing called `{}` starts or ends; known here: {}", name, there)
        desk.reporter.amend(evolve(fault, help=help, fix=None))


def word_of_language(word: str, opens: bool) -> str | None:
    """The word of the language that is meant by its name in another one; `word_of_language("после", False) -> "after"`.

    `opens`: it stands at the very left, where something is declared.
    """
    known = {
        other: english
        for language in LANGUAGES
        for english, other in table(language).items()
        if isinstance(other, str) and english in keywords() | VERBS.keys() and (english in DECLARES) == opens
    }
    near = closest(word.lower(), known) or ""
    return known.get(near) if near in (word, word.lower()) or near[:STEM] == word.lower()[:STEM] else None


def tell_joint(fault: Diagnostic, part: str, desk: Desk) -> None:
    """Name the word that the verb of a moment has before a part, `on a lane` being the part as it was written."""
    line = fault.span.source.line(fault.span.line)
    words = line[: fault.span.column - 1].split()
    verbs = [verb_named(desk.model.verbs, word) for word in words[1:]]
    verb = next((desk.model.verbs[name] for name in verbs if name is not None), None)
    things = part.partition(" ")[2]
    parameter = part_meant(verb, things) if verb is not None else None
    if parameter is None:
        return
    if parameter.type == "pile":
        desk.reporter.amend(evolve(fault, help=left_out(parameter)))
        return
    article = things.partition(" ")[0]
    help = msg("write `{} {}`", parameter.joint, things)
    desk.reporter.amend(evolve(fault, help=help, fix=f"{parameter.joint} {article}"))


def part_meant(verb: VerbDef, things: str) -> Parameter | None:
    """The part of a verb that things are; the only one with a word before it, if none is called as they are."""
    parts = [part for part in verb.parameters if part.joint not in (None, "with")]
    nouns = {one for word in things.split() for one in singulars(word)}
    named = [part for part in parts if nouns & {part.name, part.kind}]
    return next(iter(named), parts[0] if len(parts) == 1 else None)


def left_out(parameter: Parameter) -> Message:
    """What to do with a place in a moment, which cannot say what sort of place it must be."""
    return msg("leave it out; `{}` is the place in the lines below, where `if` can ask about it", parameter.name)
