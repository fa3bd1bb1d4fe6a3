"""The studio of one page: what it asks is answered, and what it should know is told it.

Every letter is answered with the faults of the file at once, from the part that changed (decision 10). If there are
none, the card at the cursor follows: its face and texts from here, its scenarios from a process that plays them. Only
the newest letter counts: what belongs to an older one is not told.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import shutil
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from attrs import define, field

from interpreter.analysis.allowed import ALLOWED
from interpreter.check.part import whole_with, with_scenarios
from interpreter.check.scope import Desk
from interpreter.report import translated
from interpreter.report.message import message_of, msg
from interpreter.syntax.keywords import keywords
from interpreter.syntax.nodes import ScenarioDecl
from interpreter.syntax.verbs import VERBS
from interpreter.text import Span
from moodsl.extras.server.beside import THREADS, beside
from moodsl.extras.server.complete import complete
from moodsl.extras.server.hover import hover
from moodsl.extras.server.pack import Pack
from moodsl.extras.server.session import EditorSession
from moodsl.extras.studio import messages as m
from moodsl.extras.studio.apart import Apart, Refused, Stopped, Worker, reason as why
from moodsl.extras.studio.compared import Comparing, compared
from moodsl.extras.studio.faults import fault_views
from moodsl.extras.studio.folder import CardFolder, NotDone
from moodsl.extras.studio.given_out import can_print, packed, printed
from moodsl.extras.studio.held import Dealt, match_with
from moodsl.extras.studio.made import choices, made_card
from moodsl.extras.studio.trials import Tried, gaps_of, played
from moodsl.extras.studio.view import ScenarioNames, Seen, book_of, view_of

LOG = logging.getLogger(__name__)
PLAYING = 5.0  # seconds that scenarios may take
MAKING = 60.0  # and a new card, or the search for a match
BATCH = 120.0  # and a batch of games
FIRST, REST = 12, 60  # scenarios that are played at once
PAUSE = 1.0  # between two looks at the disk
OpenTable = Callable[[Path, Dealt], Awaitable[str]]
"""Given a pack and a match, a link to the seat at a table; what is in the folder is needed only until then."""
ShareLink = Callable[[Path], str]
"""Given a pack, the end of an address that shows the studio with it."""


@define(eq=False)
class Studio:
    """A folder of cards and the page that shows it; `told` is called with what the page did not ask for."""

    folder: CardFolder
    told: Callable[[dict[str, Any]], None]
    language: str = "en"
    tables: OpenTable | None = None  # what opens a table with a match, if anything does
    share: ShareLink | None = None  # what makes links, if anything does
    workers: Callable[[], Apart] = Worker
    first: str = ""  # the file that the page shows first, if it matters
    origin: Path | None = None  # the folder with the pack as it was; without one, as it is when the studio begins
    _session: EditorSession = field(init=False)
    _texts: dict[str, m.FileText] = field(factory=dict)  # what was read of the open files
    _subject: tuple[str, int] | None = None  # path and line of the cursor
    _looking: asyncio.Task[None] | None = None
    _seen: object = None  # what was shown last
    _watching: asyncio.Task[None] | None = None
    _player: Apart = field(init=False)  # of scenarios
    _helper: Apart = field(init=False)  # of all else
    _names: ScenarioNames = field(factory=ScenarioNames)
    _copy: Path | None = None  # a folder for a copy of the pack as it was

    def __attrs_post_init__(self) -> None:
        self._session = EditorSession(self._checked, lambda error: self._tell(m.Trouble(str(error))))
        self._player, self._helper = self.workers(), self.workers()

    async def begin(self) -> None:
        """Note what the folder holds now; begins to watch it."""
        if self.origin is None:
            self._copy = Path(tempfile.mkdtemp(prefix="moo-studio-"))
            await beside(self.folder.copy, self.before, {})
        if THREADS:  # where there are none, there are no other programs that change files
            self._watching = asyncio.create_task(self._watch())

    @property
    def before(self) -> Path:
        """The folder with the pack as it was; its name is that of the folder."""
        if self.origin is not None:
            return self.origin
        assert self._copy is not None
        return self._copy / self.folder.root.name

    def end(self) -> None:
        """Stop whatever runs, and forget what was not saved."""
        for task in (self._looking, self._watching):
            if task is not None:
                task.cancel()
        self._session.end()
        self._player.kill()
        self._helper.kill()
        if self._copy is not None:
            shutil.rmtree(self._copy, ignore_errors=True)

    async def answer(self, data: object) -> dict[str, Any]:
        """What is answered to a request, which is a JSON document; a refusal is an answer."""
        number = data.get("id") if isinstance(data, dict) else None
        try:
            request = m.request_of(data)
            found = await getattr(self, f"_on_{type(request).__name__.lower()}")(request)
        except (NotDone, Refused, Stopped, m.WrongRequest) as reason:
            found = m.Refused(self._said(message_of(reason)))
        except Exception as error:  # the page is answered in any case
            LOG.exception("a question was not answered")
            found = m.Refused(self._said(why(error)))
        return m.answered(number if isinstance(number, int) else None, found)

    # ---- files ------------------------------------------------------------------------------------------------------

    async def _on_hello(self, asked: m.Hello) -> m.Begun:
        self.language = asked.language if asked.language in ("en", "ru") else "en"
        if asked.protocol != m.VERSION:
            raise Refused(msg("the page is of another version than the program; load it anew"))
        possible = {"play": self.tables, "link": self.share, "print": can_print() or None}
        can = tuple(name for name, how in possible.items() if how is not None)
        words = tuple(sorted(keywords())), tuple(sorted(VERBS))
        return m.Begun(m.VERSION, self.folder.root.name, tuple(self.folder.paths()), *words, can, self.first)

    async def _on_open(self, asked: m.Open) -> m.FileText:
        found = self._texts[asked.path] = self.folder.read(asked.path)
        self._session.write(self.folder.place(asked.path), found.text)
        return found

    async def _on_close(self, asked: m.Close) -> m.Done:
        self._texts.pop(asked.path, None)
        place = self.folder.place(asked.path)
        if len(self._session.opened) > 1:  # the last one keeps the pack in mind
            self._session.close(place)
        return m.Done()

    async def _on_save(self, asked: m.Save) -> m.Written:
        written = self.folder.write(asked.path, asked.text, asked.stamp)
        if written is None:
            return m.Written("", self.folder.read(asked.path))
        self._texts[asked.path] = written
        self._session.look_again()
        return m.Written(written.stamp)

    async def _on_find(self, asked: m.Find) -> m.Found:
        desk = self._desk()
        design = desk.model.designs.get(asked.card) if desk is not None else None
        found = self._place(design.span) if design is not None else None
        if found is None:
            raise Refused(msg("`{}` is not in this folder", asked.card))
        return m.Found(*found)

    async def _watch(self) -> None:
        """Tell the page what changes on the disk, and check the pack again then."""
        known = await beside(self._stamps)
        while True:
            await asyncio.sleep(PAUSE)
            found = await beside(self._stamps)
            if found == known:
                continue
            if found.keys() != known.keys():
                self._tell(m.Files(tuple(self.folder.paths())))
            known = found
            self._session.look_again()
            for path, old in list(self._texts.items()):
                now = self.folder.read(path)
                if now.stamp != old.stamp:
                    self._texts[path] = now
                    self._tell(m.Changed(path, now.text, now.stamp))

    def _stamps(self) -> dict[str, tuple[int, int]]:
        """When each file of the folder was written, and how long it is."""
        found = {}
        for home, folders, names in os.walk(self.folder.root):
            folders[:] = [one for one in folders if not one.startswith(".")]
            for name in names:
                if name.endswith((".moo", ".ftl", ".json")):
                    try:
                        stat = os.stat(os.path.join(home, name))
                    except OSError:
                        continue
                    found[os.path.join(home, name)] = stat.st_mtime_ns, stat.st_size
        return found

    # ---- writing ----------------------------------------------------------------------------------------------------

    async def _on_write(self, asked: m.Write) -> m.Faults:
        place = self.folder.place(asked.path)
        self._subject = asked.path, asked.line
        pack = self._session.write(place, asked.text)
        self._look()
        return self._faults(asked.path, pack)

    async def _on_look(self, asked: m.Look) -> m.Done:
        self._subject = asked.path, asked.line
        self._look()
        return m.Done()

    async def _on_complete(self, asked: m.Complete) -> m.Offers:
        place = self.folder.place(asked.path)
        found = complete(self._session.pack_of(place), place, asked.line, asked.column)
        offers = (
            m.OfferView(one.text, one.what.family if one.what else "word", one.what.words if one.what else "")
            for one in found
        )
        return m.Offers(tuple(offers))

    async def _on_hover(self, asked: m.Hover) -> m.Meaning:
        place = self.folder.place(asked.path)
        found = hover(self._session.pack_of(place), place, asked.line, asked.column, self.language)
        return m.Meaning(found[1] if found is not None else "")

    def _faults(self, path: str, pack: Pack) -> m.Faults:
        """The faults of a file, and whether the whole pack was read once."""
        found = fault_views(pack, self.folder, self.folder.place(path), self.language)
        return m.Faults(path, pack.whole is not None, tuple(found))

    def _checked(self, pack: Pack) -> None:
        """The whole pack was checked: what only that tells is told now."""
        elsewhere = {
            path: len(pack.faults(place))
            for place in {*pack.files, *pack.troubles}
            if (path := self.folder.path_of(place)) is not None and pack.faults(place)
        }
        self._tell(m.Pack(elsewhere))
        for path in self._texts:
            self._tell(self._faults(path, pack))
        desk = self._desk()
        if desk is None or self._seen != self._state(desk):
            self._look()

    # ---- the card at the cursor -------------------------------------------------------------------------------------

    def _look(self) -> None:
        """Show the card at the cursor, in place of the one that is being looked at."""
        if self._looking is not None:
            self._looking.cancel()
        self._looking = asyncio.create_task(self._shown())

    async def _shown(self) -> None:
        """Tell the page what the card at the cursor looks like, then how its scenarios go."""
        desk, name = self._desk(), self._card()
        names = desk.model.meant_by(name) if desk is not None and name is not None else []
        if desk is None or not names:
            self._tell(m.Card(None, name is not None or desk is None))
            return
        name = names[0]
        state = self._state(desk)  # what is written while it is shown is not yet seen
        naming = self._names.naming(name, desk)
        batches = [naming[at : at + size] for at, size in batched(len(naming))]
        trying = asyncio.create_task(self._tried(batches[0], desk))
        trying.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may be left to be told
        await asyncio.sleep(0)  # they are on their way to another process before anything is drawn here
        view = await beside(view_of, Seen(name, desk), self.language)
        self._tell(m.Card(view, False))
        told = Tried((), frozenset())
        for number, batch in enumerate(batches):
            try:
                told = told.joined(await (trying if number == 0 else self._tried(batch, desk)))
            except (Stopped, Refused) as reason:
                self._tell_trials(name, told, desk, len(naming), self._said(message_of(reason)))
                break
            self._tell_trials(name, told, desk, len(naming))
        self._seen = state

    async def _tried(self, scenarios: list[ScenarioDecl], desk: Desk) -> Tried:
        """How some scenarios go."""
        data = pickle.dumps(with_scenarios(scenarios, desk), pickle.HIGHEST_PROTOCOL)
        return await self._player.call(PLAYING, None, played, data)

    def _state(self, desk: Desk) -> object:
        """What the card at the cursor and its scenarios depend on."""
        chunks = frozenset(chunk.name for chunk in self._pack.chunks) if self._pack is not None else None
        return chunks, self._card(), self.language, [zone.piles for zone in desk.model.zones.values()]

    def _tell_trials(self, card: str, tried: Tried, desk: Desk, of: int, stopped: str = "") -> None:
        """Tell how scenarios went, where they stand now, and in the end which lines of the card none exercises."""
        rows, gaps = [], []
        for one in tried.trials:
            path, line = self._place(one.span) or ("", 0)
            told = (self._said(one.message), self._said(one.expected), self._said(one.actual), one.log)
            rows.append(m.ScenarioView(one.title, path, line, one.holds, *told))
        left = of - len(rows)
        for gap in gaps_of(desk.model, card, tried.seen) if not left and not stopped else ():
            home = self._home(gap.source)
            if home is not None:
                gaps.append(m.GapView(home[1] + gap.line - 1, self._said(gap.lacks)))
        self._tell(m.Trials(card, tuple(rows), tuple(gaps), left, stopped))

    @property
    def _pack(self) -> Pack | None:
        return next(iter(self._session.packs), None)

    def _desk(self) -> Desk | None:
        """All that is known of the pack as it is in the editor; None while something in it is wrong."""
        pack = self._pack
        if pack is None or pack.whole is None:
            return None
        if any(
            fault.code not in ALLOWED
            for name, faults in pack.whole.faults.items()
            if name not in pack.gone
            for fault in faults
        ):
            return None
        if not pack.fresh and not pack.gone:
            return pack.whole.desk
        if pack.part is None or any(not chunk.is_read for chunk in pack.fresh.values()):
            return None
        if any(fault.code not in ALLOWED for faults in pack.part.faults.values() for fault in faults):
            return None
        return whole_with(pack.part.desk, [chunk.module for chunk in pack.gone.values()], pack.whole.desk)

    def _card(self) -> str | None:
        """The name of the card in which the cursor stands."""
        pack = self._pack
        if pack is None or self._subject is None:
            return None
        file = pack.files.get(self.folder.place(self._subject[0]))
        found = file.chunk_at(self._subject[1]) if file is not None else None
        words = found[1].source.text.split(None, 2) if found is not None else []
        return words[1] if len(words) > 1 and words[0] not in keywords() else None

    def _home(self, source: str) -> tuple[str, int] | None:
        """The path of the file that a source stands in now, and the line on which it begins there."""
        pack = self._pack
        for place, file in (pack.files if pack is not None else {}).items():
            for first, chunk in file.chunks:
                if chunk.name == source:
                    path = self.folder.path_of(place)
                    return (path, first) if path is not None else None
        return None

    def _place(self, span: Span) -> tuple[str, int] | None:
        """The path and line of a span; None if it is not in this folder."""
        found = self._pack.place(span) if self._pack is not None else None
        path = self.folder.path_of(found.path) if found is not None else None
        return (path, found.line) if path is not None and found is not None else None

    # ---- buttons ----------------------------------------------------------------------------------------------------

    async def _on_kinds(self, asked: m.Kinds) -> m.KindsView:
        desk = self._desk()
        if desk is None:
            raise Refused(msg("the pack has faults; mend them first"))
        return m.KindsView(choices(book_of(desk), self.language))

    async def _on_new(self, asked: m.New) -> m.Made:
        with self.now() as copy:
            files = await self._helper.call(MAKING, None, made_card, str(copy), asked)
        taken = next((path for path in files if self.folder.read(path).stamp), None)
        if taken is not None:
            raise Refused(msg("`{}` exists already; give the card another name, or move that file away", taken))
        for path, text in files.items():
            if self.folder.write(path, text, "") is None:
                raise Refused(msg("`{}` exists already; give the card another name, or move that file away", path))
        self._session.look_again()
        return m.Made(next(iter(files)), tuple(self.folder.paths()))

    async def _on_simulate(self, asked: m.Simulate) -> m.Compared:
        played = 0

        def told(count: int) -> None:
            nonlocal played
            played += count
            self._tell(m.Simulated(played, asked.games))

        with self.now() as copy:
            wanted = Comparing(str(copy), str(self.before), asked.card, min(max(asked.games, 1), 5000))
            return await self._helper.call(BATCH, told, compared, wanted, self.language)

    async def _on_stop(self, asked: m.Stop) -> m.Done:
        self._helper.stop()
        return m.Done()

    async def _on_play(self, asked: m.Play) -> m.TableLink:
        if self.tables is None:
            raise Refused(msg("no table can be opened here"))
        with self.now() as copy:
            found = await self._helper.call(MAKING, None, match_with, str(copy), asked.card)
            link = await self.tables(copy, found)
        return m.TableLink(link, found.seed, found.seat, found.where)

    async def _on_print(self, asked: m.Print) -> m.FileGivenOut:
        with self.now() as copy:
            return await self._helper.call(MAKING, None, printed, str(copy), asked.card, self.language)

    async def _on_download(self, asked: m.Download) -> m.FileGivenOut:
        with self.now() as copy:
            return await self._helper.call(MAKING, None, packed, str(copy))

    async def _on_share(self, asked: m.Share) -> m.Link:
        if self.share is None:
            raise Refused(msg("no link can be made here"))
        with self.now() as copy:
            return m.Link(self.share(copy))

    def now(self) -> AbstractContextManager[Path]:
        """A copy of the folder with what is in the editor, as long as it is needed."""
        texts = {path: text for place, text in self._session.opened.items() if (path := self.folder.path_of(place))}
        return self.folder.copied(texts)

    # ---- telling ----------------------------------------------------------------------------------------------------

    def _tell(self, said: Any) -> None:
        self.told(m.told(said))

    def _said(self, message: str) -> str:
        return translated(message, self.language)


def batched(count: int) -> list[tuple[int, int]]:
    """How many scenarios are played at once: few at first, so that the first ones are told at once.

    >>> batched(100)
    [(0, 12), (12, 60), (72, 60)]
    """
    return [(0, FIRST), *((at, REST) for at in range(FIRST, count, REST))]
