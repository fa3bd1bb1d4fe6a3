"""Packs as things to hand on: one file to give away, a folder of installed packs, and a lock that says which they were.

Takes folders and archives, gives `PackFolder`, `Archive` and the lock. Whatever cannot be done is `PackRefused` with
one line; what an archive holds is believed only after every part of it was looked at. Prints nothing, and writes
nowhere but in the folder of the installed packs.
"""

from moodsl.extras.packs.archive import Archive, archive_of, open_archive
from moodsl.extras.packs.contents import LOCK, PackFolder, PackRefused, pack_in, packs_in
from moodsl.extras.packs.lock import differences_now, differences_of, find_lock, lock_of, packs_of
from moodsl.extras.packs.shelf import Installed, install, installed, uninstall

__all__ = [
    "LOCK", "Archive", "Installed", "PackFolder", "PackRefused", "archive_of", "differences_now", "differences_of",
    "find_lock", "install", "installed", "lock_of", "open_archive", "pack_in", "packs_in", "packs_of", "uninstall",
]  # fmt: skip
