"""What the catalogue says about one code."""

from __future__ import annotations

from attrs import frozen


@frozen
class Entry:
    """A page of the catalogue, for somebody who has never programmed.

    `summary` is one line; `why` says why it is a fault; `bad` is a small source that has it, `good` the same mended.
    """

    code: str
    summary: str
    why: str
    bad: str
    good: str
