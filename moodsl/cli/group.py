"""The front door: finds the command, and turns whatever goes wrong inside moodsl into one line."""

from __future__ import annotations

import errno
import os
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import click

from interpreter.report.message import msg, reason_of
from moodsl.cli.shared.exit_codes import FAULTY, OUR_FAULT, WRONG_USE
from moodsl.cli.shared.help import speaking
from moodsl.cli.shared.language import SPOKEN, spoken, tell
from moodsl.cli.shared.usage_errors import asked_for, misuse_told

# where the commands lie -> the commands; a command's module bears its name and has a click command of the same name
FOLDERS = {
    "authoring": ("check", "fmt", "text", "upgrade"),
    "doctor": ("doctor",),
    "explain": ("explain",),
    "extras": ("lsp", "new", "pack", "print", "sim", "site", "studio", "table"),
    "play": ("play", "replay"),
    "scenarios": ("test",),
}
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)  # a disk has no room for what is written
COMMANDS = dict(sorted((name, f"moodsl.cli.{folder}.{name}") for folder, names in FOLDERS.items() for name in names))


class Door(click.Group):
    """The group of all commands. A command's module is imported when the command is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of the commands, in the order of the house."""
        return [name for name, home in COMMANDS.items() if find_spec(home)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of a name, or None."""
        if cmd_name not in self.list_commands(ctx):
            return None
        command = getattr(import_module(COMMANDS[cmd_name]), cmd_name)
        assert isinstance(command, click.Command)
        return speaking(command)

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        """What was typed, taken in; what cannot be is told in one line and ends with 2."""
        language = asked_for(args)
        with misuse_told(language):
            context = super().make_context(info_name, args, parent, **extra)
        context.meta[SPOKEN] = language
        return context

    def invoke(self, ctx: click.Context) -> object:
        """Run the command; an exception that nobody expected is told in one line and ends with 70, but for
        one of a disk, which ends with 2."""
        try:
            with misuse_told(spoken()):
                return super().invoke(ctx)
        except (click.ClickException, click.Abort, click.exceptions.Exit):
            raise
        except Exception as error:
            if isinstance(error, OSError) and error.errno == errno.EPIPE:
                raise  # whoever read our output has gone; click ends quietly
            if is_fault_of_cards(error):
                sys.exit(FAULTY)
            if os.environ.get("MOODSL_DEBUG") == "1":
                import traceback

                traceback.print_exc()
            if isinstance(error, OSError) and error.filename and not isinstance(error, FileNotFoundError):
                tell(msg("moo: {}", msg("`{}`: {}", error.filename, reason_of(error))), err=True)
                sys.exit(WRONG_USE)
            if (
                isinstance(error, OSError) and error.errno in FULL
            ):  # a file that is written to gives no name, nor does stdout
                tell(msg("moo: not everything could be written: {}", reason_of(error)), err=True)
                sys.exit(WRONG_USE)
            said = " ".join(str(error).split())
            what = f"{type(error).__name__}: {said}" if said else type(error).__name__
            tell(msg("moodsl itself has a fault: {}; please report it (MOODSL_DEBUG=1 shows where)", what), err=True)
            sys.exit(OUR_FAULT)


def is_fault_of_cards(error: Exception) -> bool:
    """Whether something is the fault of the cards, found at a moment when no command looks for it: then it is told.

    They never came to an end, they or what lies beside them cannot be read, or a message asks for what it is not given.
    """
    modules = sys.modules  # what is not there cannot have failed
    loader = modules.get("interpreter.loader")
    if loader is not None and isinstance(error, loader.PackFault):
        from moodsl.cli.shared.loading import show_faults

        show_faults(error.diagnostics, "full", err=True)
        return True
    side_files = modules.get("moodsl.side_files")
    engine, words = modules.get("interpreter.game.run"), modules.get("moodsl.prose.sentences")
    endless = engine is not None and isinstance(error, engine.EndlessChain)
    unsaid = words is not None and isinstance(error, words.Unsaid) and error.of_pack
    misshapen = side_files is not None and isinstance(error, side_files.SideFault)
    if endless or unsaid or misshapen:
        tell(msg("moo: {}", error), err=True)
    return endless or unsaid or misshapen


@click.group(name="moo", cls=Door, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="moodsl", prog_name="moo", message="%(prog)s %(version)s")
def main() -> None:
    """Check, play and simulate games that are written as cards."""


speaking(main)
