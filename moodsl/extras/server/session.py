"""What is open in an editor, and the packs that it belongs to.

An answer that somebody waits for is given at once from what is known. The rest, reading packs and checking them whole,
is done in threads, when typing pauses; whatever is written meanwhile stops a check, and begins the next one.

Python would look through all that is known for garbage in the middle of an answer, which takes a second for a large
pack. So that is done only here, between the last letter and the next check; `serve` turns off the rest.
"""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import Callable
from pathlib import Path

from attrs import define, field

from moodsl.extras.server.beside import beside, in_steps
from moodsl.extras.server.checked import checking
from moodsl.extras.server.pack import Pack
from moodsl.extras.server.reading import Disk, find_files, folder_of
from moodsl.extras.server.written import rewritten

PAUSE = 0.3  # seconds without a letter, after which the whole pack is checked


@define(eq=False)
class Tended:
    """A pack, and the task that checks it again and again."""

    pack: Pack
    changed: asyncio.Event = field(factory=asyncio.Event)
    stop: threading.Event = field(factory=threading.Event)
    task: asyncio.Task[None] | None = None

    def end(self) -> None:
        """Check it no more."""
        self.stop.set()
        if self.task is not None:
            self.task.cancel()


@define(eq=False)
class EditorSession:
    """All that is open. `told` is called when the whole of a pack was checked, `failed` when that went wrong."""

    told: Callable[[Pack], None]
    failed: Callable[[Exception], None]
    opened: dict[Path, str] = field(factory=dict)
    _packs: dict[Path, Tended] = field(factory=dict)
    _loose: dict[Path, Pack] = field(factory=dict)
    _homes: dict[Path, Path | None] = field(factory=dict)  # open file -> folder of its pack
    _disk: Disk = field(factory=Disk)

    # ---- what the editor does ---------------------------------------------------------------------------------------

    def write(self, path: Path, text: str) -> Pack:
        """A file is opened, or has a new text; gives its pack, with what is known of the text already."""
        self.opened[path] = text
        if path not in self._homes:
            self._homes[path] = folder_of(path)
        pack = self.pack_of(path)
        try:
            pack.write(path, text)
        finally:
            self.stir(path)
        return pack

    def close(self, path: Path) -> Pack | None:
        """A file is closed: what is on the disk counts again. Gives the pack if nothing of it is open any more."""
        self.opened.pop(path, None)
        self.stir(path)
        home = self._homes.pop(path, None)
        if home is None:
            return self._loose.pop(path, None)
        if home in self._homes.values():
            return None
        tended = self._packs.pop(home)
        tended.end()
        return tended.pack

    def look_again(self) -> None:
        """Something changed on the disk: files, or whole packs, may have come or gone."""
        for path in self.opened:
            home = folder_of(path)
            if home != self._homes.get(path):
                self._homes[path] = home
                self._loose.pop(path, None)
                self.pack_of(path).write(path, self.opened[path])
        for tended in self._packs.values():
            tended.changed.set()

    def stir(self, path: Path) -> None:
        """The packs that a file belongs to have to be checked again."""
        for tended in self._packs.values():
            if path in tended.pack.files or tended.pack.folder == self._homes.get(path):
                tended.stop.set()
                tended.changed.set()

    def end(self) -> None:
        """Stop all checks."""
        for tended in self._packs.values():
            tended.end()

    # ---- packs ------------------------------------------------------------------------------------------------------

    def pack_of(self, path: Path) -> Pack:
        """The pack of an open file; a file outside any pack is one by itself, of which only slips are told."""
        folder = self._homes.get(path)
        if folder is None:
            return self._loose.setdefault(path, Pack(None))
        if folder not in self._packs:
            tended = self._packs[folder] = Tended(Pack(folder))
            tended.changed.set()
            tended.task = asyncio.get_running_loop().create_task(self.tend(tended))
        return self._packs[folder].pack

    @property
    def packs(self) -> list[Pack]:
        """All packs that something is open of."""
        return [tended.pack for tended in self._packs.values()]

    def owner(self, path: Path) -> Pack | None:
        """The pack that a file lies in, of those that something is open of; None if it lies in none of them."""
        inside = [pack for pack in self.packs if pack.folder is not None and path.is_relative_to(pack.folder)]
        return max(inside, key=lambda pack: len(pack.folder.parts) if pack.folder is not None else 0, default=None)

    async def tend(self, tended: Tended) -> None:
        """Check a pack whole whenever something changed and typing pauses."""
        pack = tended.pack
        while True:
            await tended.changed.wait()
            while tended.changed.is_set() and pack.whole is not None:
                tended.changed.clear()
                await asyncio.sleep(PAUSE)
            tended.changed.clear()
            try:
                await self.check(tended)
            except Exception as error:
                self.failed(error)

    async def check(self, tended: Tended) -> None:
        """Read a pack and check it whole, unless something is written meanwhile."""
        pack = tended.pack
        if pack.folder is None:
            return
        found = await beside(find_files, pack.folder, dict(self.opened), dict(pack.files), self._disk)
        for path in [path for path in found.files if path in self.opened]:
            found.files[path] = rewritten(path, self.opened[path], found.files[path])
        pack.take(found.files.values(), found.troubles)
        tended.stop.clear()
        gc.collect()  # what the letters left behind
        checked = await in_steps(checking(list(pack.chunks)), tended.stop.is_set)
        if checked is not None:
            pack.adopt(checked)
            gc.freeze()  # what is known for long is not looked through again
            self.told(pack)
