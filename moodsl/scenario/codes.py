"""What a scenario can fail with: the codes that `moo test` prints, each with what has happened."""

from __future__ import annotations

from interpreter.report.message import Message, msg

FAILURES: dict[str, Message] = {
    "not-so": msg("a line of `then` is not so"),
    "cannot-set-up": msg("a line of `given` is impossible"),
    "not-offered": msg("the answer is none of the options; they are told"),
    "two-options": msg("the answer fits more than one of the options; they are told with their places"),
    "not-asked": msg("nothing is asked, or somebody else is: one option alone is taken without a question"),
    "asked-first": msg("something is asked, and the line does not answer it"),
    "cannot-be-done": msg("the action cannot be taken; what stands in the way is told"),
    "not-reached": msg("play does not come to that moment"),
    "checks-nothing": msg("nothing happens in `when`"),
    "endless": msg("a chain of effects does not end"),
}
