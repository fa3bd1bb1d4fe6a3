"""The studio in the page itself: a worker of the page runs Python, and there is no server (`worker/worker.js`).

The folder is a copy of the pack of the site in the memory of the page. What is saved is kept by the browser, as texts
of the files that are not as on the site; such texts are also what a link carries. Work that might not end is done in
another worker of the page (`worker/apart.js`), which is ended from outside as a process is.
"""

from __future__ import annotations

import asyncio
import json
import pickle
import shutil
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import Any

from attrs import astuple, define, has

from interpreter.report.message import msg
from interpreter.text import write_files
from moodsl.extras.studio.apart import Apart, Asked, Refused, Said, Stopped, Tell, done_in_steps
from moodsl.extras.studio.folder import CardFolder
from moodsl.extras.studio.held import Dealt
from moodsl.extras.studio.messages import FileText
from moodsl.extras.studio.studio import Studio
from moodsl.extras.table.in_page import from_link, linked, put_texts, texts_beside

SLOWER = 4  # Python takes so many times longer in a page


class KeptFolder(CardFolder):
    """A folder whose texts the browser keeps: in `kept`, those that are not as in `origin`."""

    def __init__(self, root: Path, origin: Path, kept: Path, keep: Callable[[], None]) -> None:
        super().__init__(root)
        self.origin, self.kept, self.keep = origin, kept, keep

    def write(self, path: str, text: str, stamp: str) -> FileText | None:
        """Write a file, and have the browser keep it."""
        found = super().write(path, text, stamp)
        if found is not None:
            self.kept.write_text(json.dumps(texts_beside(self.root, self.origin)), "utf-8")
            self.keep()
        return found


@define(eq=False)
class PageWorker(Apart):
    """Another worker of the page. `place` is what `worker/worker.js` has of it."""

    place: Any

    async def _done(self, limit: float, told: Tell | None, asked: Asked) -> Any:
        """What is answered in the other worker."""

        def heard(said: Any) -> None:
            if told is not None:
                told(pickle.loads(said.to_bytes())[1])

        answer = await self.place.call(pickle.dumps((asked, folders_in(asked[1]))), limit * SLOWER, heard)
        if answer is None:
            raise Stopped(msg("it did not end within {} seconds and was stopped", f"{limit * SLOWER:g}"))
        what, said = pickle.loads(answer.to_bytes())
        if what == "refused":
            raise Refused(said)
        return said

    def stop(self) -> None:
        """Ask the other worker."""
        self.place.stop()

    def kill(self) -> None:
        """End the other worker."""
        self.place.kill()


def folders_in(args: tuple[Any, ...]) -> dict[str, dict[str, bytes]]:
    """The files of the folders that are named in arguments: the other worker has a disk of its own."""
    values = (value for arg in args for value in (astuple(arg) if has(type(arg)) else (arg,)))
    folders = [value for value in values if isinstance(value, str) and value.startswith("/") and Path(value).is_dir()]
    return {
        folder: {
            file.relative_to(folder).as_posix(): file.read_bytes() for file in Path(folder).rglob("*") if file.is_file()
        }
        for folder in folders
    }


class Doing:
    """What the other worker does: a step at a time, so that it hears in between that it is to stop."""

    def __init__(self) -> None:
        self._steps: Generator[Said, bool, None] | None = None

    def begin(self, asked: Any) -> bytes | None:
        """Begin what was asked; what is said first, or None if it is the last."""
        work, folders = pickle.loads(asked.to_bytes())
        for folder, files in folders.items():
            shutil.rmtree(folder, ignore_errors=True)
            write_files(Path(folder), files)
        self._steps = done_in_steps(*work)
        return self._pickled(next(self._steps))

    def go_on(self, is_stopped: bool) -> bytes:
        """Go on; what is said next."""
        assert self._steps is not None
        return self._pickled(self._steps.send(is_stopped))

    def _pickled(self, said: Said) -> bytes:
        self.is_over = said[0] != "told"
        return pickle.dumps(said)


def work_folder(places: Sequence[str], work: Path, kept: Path) -> Path:
    """The pack that is written at, which is the last one, as the browser has kept it."""
    last = Path(places[-1])
    copy = Path(shutil.copytree(last, work / last.name))
    if kept.is_file():
        put_texts(copy, json.loads(kept.read_text("utf-8")))
    return copy


def page_studio(
    places: Sequence[str],
    work: Path,
    kept: Path,
    link: str,
    told: Callable[[str], None],
    begun: Callable[[], Any],
    keep: Callable[[], None],
) -> Callable[[str], None]:
    """Begin a studio; gives what takes the requests of the page, as texts. `link` is the end of the page's address,
    `told` takes what the page is to hear, `begun` gives another worker, `keep` has the browser keep what was saved.
    Raises NoLink."""
    origin = Path(places[-1])
    copy = work_folder(places, work, kept)
    texts = from_link(link) if link else {}
    put_texts(copy, texts)

    async def table(pack: Path, dealt: Dealt) -> str:
        said = {"texts": texts_beside(pack, origin), "match": dealt.match, "seat": dealt.seat}
        return f"../#try={linked(said)}"

    def tell(said: dict[str, Any]) -> None:
        told(json.dumps(said, ensure_ascii=False))

    studio = Studio(
        KeptFolder(copy, origin, kept, keep), tell, tables=table, origin=origin,
        share=lambda pack: f"#cards={linked(texts_beside(pack, origin))}", workers=lambda: PageWorker(begun()),
        first=next(iter(texts), ""),
    )  # fmt: skip
    tasks: set[asyncio.Task[None]] = set()

    async def answer(asked: object) -> None:
        tell(await studio.answer(asked))

    def take(text: str) -> None:
        task = asyncio.ensure_future(answer(json.loads(text)))
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    return take
