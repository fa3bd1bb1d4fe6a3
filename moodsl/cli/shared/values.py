"""Values of options and arguments that say themselves why a word will not do, in the language that is spoken."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from interpreter.report.message import Message, listed, msg
from moodsl.cli.shared.language import localized


class OneOf(click.Choice[str]):
    """One of some words."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The word as it is known; raises click.BadParameter for any other."""
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            self.fail(localized(msg("`{}` is none of {}", value, listed(list(self.choices)))), param, ctx)


class Whole(click.IntRange):
    """A whole number, perhaps with a least and a greatest one."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number; raises click.BadParameter for anything else."""
        try:
            return int(super().convert(value, param, ctx))
        except click.BadParameter:
            self.fail(localized(self.refusal(value)), param, ctx)

    def refusal(self, value: object) -> Message:
        """Why a value will not do.

        >>> Whole(1).refusal("x")
        '`x` is no whole number from 1 on'
        """
        if self.min is None:
            return msg("`{}` is no whole number", value)
        if self.max is None:
            return msg("`{}` is no whole number from {} on", value, self.min)
        return msg("`{}` is no whole number from {} to {}", value, self.min, self.max)

    def _describe_range(self) -> str:
        return super()._describe_range() if self.min is not None else ""


class InFile(click.Path):
    """The path of a file, perhaps one that is not there yet."""

    def __init__(self) -> None:
        super().__init__(path_type=Path, dir_okay=False, readable=False)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The path; raises click.BadParameter for that of a folder."""
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            self.fail(localized(msg("`{}` is a folder, and no file", value)), param, ctx)
