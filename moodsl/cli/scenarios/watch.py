"""Doing something again whenever a file of a pack changes."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path

from interpreter.loader import files_of
from interpreter.report import Reporter
from interpreter.report.message import msg
from moodsl.cli.shared.exit_codes import STOPPED
from moodsl.cli.shared.language import tell
from moodsl.cli.shared.terminal import echo

SECONDS = 0.5  # between two looks

Snapshot = dict[Path, tuple[int, int]]


def watch(work: Callable[[], int], places: Sequence[str], pause: Callable[[float], None] = time.sleep) -> int:
    """Do the work, and again after every change, until Ctrl-C; gives the number to end with.

    What is wrong with the command itself ends it at once. Later a file may be missing for a moment.
    """
    try:
        before = snapshot(places)
        work()
        while True:
            tell(msg("waiting for a change; Ctrl-C ends"))
            now = wait_for_change(before, places, pause)
            names = sorted(path.name for path in before.keys() | now.keys() if before.get(path) != now.get(path))
            echo()
            few = ", ".join(names[:3])
            tell(msg("changed: {} and more", few) if len(names) > 3 else msg("changed: {}", few))
            before = now
            try:
                work()
            except SystemExit:
                continue
    except KeyboardInterrupt:
        echo()
        return STOPPED


def wait_for_change(before: Snapshot, places: Sequence[str], pause: Callable[[float], None]) -> Snapshot:
    """Wait until the files are not what they were; gives what they are then."""
    while True:
        pause(SECONDS)
        now = snapshot(places)
        if now != before:
            return now


def snapshot(places: Sequence[str]) -> Snapshot:
    """When each file of the places was last written, and how large it is."""
    found: Snapshot = {}
    for place in places:
        for path, _name in files_of(place, Reporter()):
            try:
                stat = path.stat()
            except OSError:  # it has gone since
                continue
            found[path] = (stat.st_mtime_ns, stat.st_size)
    return found
