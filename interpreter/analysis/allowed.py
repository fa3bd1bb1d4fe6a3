"""What an author allows: `## allow CODE reason`, at the end of a line or on the line above it.

Only what can never happen, or is of no use, can be allowed: a pack with any other fault could not be played. Whoever
allows something says why, and an `allow` that silences nothing is a fault itself, so that none outlives its reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from attrs import frozen

from interpreter.analysis import ANALYSES
from interpreter.check.packs import pack_of, stood_on
from interpreter.check.scope import Desk
from interpreter.report import closest
from interpreter.report.message import listed, msg
from interpreter.syntax import nodes as n
from interpreter.text import Span

ALLOWED = tuple(sorted((*ANALYSES, "never-chosen", "unused")))
_ALLOW = re.compile(r"##\s*allow\b\s*(?P<code>[^\s#]*)\s*(?P<reason>[^#]*)")


@frozen
class Allow:
    """A line that may have a fault: its code, the reason, the line's number, and where this is said."""

    code: str
    reason: str
    line: int
    span: Span


def keep_allowed(modules: list[n.Module], desk: Desk) -> None:
    """Forget the faults that are allowed; report each `allow` that is no good."""
    looked = all(fault.code in ALLOWED for fault in desk.reporter.diagnostics)
    sound: list[Allow] = []
    for module in modules:
        for allow in allows_in(module):
            if allow.code not in ALLOWED:
                guess = closest(allow.code, ALLOWED)
                help = msg("did you mean `{}`?", guess) if guess else msg("known here: {}", listed(ALLOWED))
                what = msg("`{}` is nothing that can be allowed", allow.code) if allow.code else msg("allow what?")
                desk.reporter.report("wrong-allow", what, allow.span, help=help)
            elif not allow.reason:
                help = msg("write behind it why it is meant so: `## allow {} REASON`", allow.code)
                desk.reporter.report("wrong-allow", msg("why is `{}` allowed?", allow.code), allow.span, help=help)
            else:
                sound.append(allow)
    places = {(allow.span.source.name, allow.line, allow.code): allow for allow in sound}
    used = desk.reporter.forget(places.keys())
    below = stood_on(desk.model.packs)  # whether these need it was asked when they were checked by themselves
    for place, allow in places.items():
        if looked and place not in used and pack_of(allow.span, desk.model.packs) not in below:
            message = msg("there is no fault `{}` to allow here", allow.code)
            desk.reporter.report("wrong-allow", message, allow.span, help=msg("take the comment out"))


def allows_in(module: n.Module) -> Iterator[Allow]:
    """The `allow` comments of a file, each with the line that it is about."""
    source = module.span.source
    for comment in module.comments:
        found = _ALLOW.match(comment.text)
        if found is None:
            continue
        line = comment.span.line
        while line < len(source.lines) and source.line(line).lstrip().startswith("#"):
            line += 1
        yield Allow(found["code"], found["reason"].strip(), line, comment.span)
