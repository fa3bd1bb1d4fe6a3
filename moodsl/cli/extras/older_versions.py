"""Older versions of a pack: folders and files, or what git has kept of the pack itself (`git:REVISION`)."""

from __future__ import annotations

import io
import shlex
import subprocess
import tempfile
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from interpreter.report.message import msg
from interpreter.text import find_pack
from moodsl.cli.shared.exit_codes import WRONG_USE
from moodsl.cli.shared.loading import give_up

GIT = "git:"
GIVE = "git archive --format=zip"


@contextmanager
def unpacked(places: Sequence[str], pack: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """The places, with the pack as it was in their stead where a place is `git:REVISION`; ends the command if git does
    not have that. What is taken out of git lies in a temporary folder as long as it is needed."""
    with tempfile.TemporaryDirectory(prefix="moo-") as folder:
        found: list[str] = []
        for place in places:
            if place.startswith(GIT):
                revision = place.removeprefix(GIT)
                found += [taken_out(revision, one, Path(folder) / str(number)) for number, one in enumerate(pack)]
            else:
                found.append(place)
        yield tuple(found)


def taken_out(revision: str, place: str, target: Path) -> str:
    """A folder or file of cards as it was at a revision, written into a folder; gives where it lies then."""
    path = Path(place)
    path = path if path.exists() else find_pack(place) or path
    folder, inside = (path, ".") if path.is_dir() else (path.parent, path.name)
    command = [*shlex.split(GIVE), revision, "--", inside]
    if not revision or revision.startswith("-"):
        give_up(msg("`{}{}` names no revision; write for example `{}HEAD~1`", GIT, revision, GIT), WRONG_USE)
    try:
        done = subprocess.run(command, capture_output=True, cwd=folder)
    except OSError:
        give_up(
            msg("`{}{}` needs git, which is not there; give a folder with the older version", GIT, revision), WRONG_USE
        )
    if done.returncode:
        said = (done.stderr.decode(errors="replace").strip().splitlines() or ["no reason given"])[0]
        give_up(msg("git has no `{}` at `{}`: {}", place, revision, said.removeprefix("fatal: ")), WRONG_USE)
    with zipfile.ZipFile(io.BytesIO(done.stdout)) as zipped:
        zipped.extractall(target)
    return str(target if inside == "." else target / inside)
