"""`moo studio`: an editor for cards in the browser, which shows at every letter what they look like, say and do."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from interpreter.report import Reporter
from interpreter.report.message import msg, reason_of
from interpreter.text import BESIDE, packs_said
from moodsl.cli.extras.needed import end_if_missing
from moodsl.cli.shared.exit_codes import WRONG_USE
from moodsl.cli.shared.language import spoken, tell
from moodsl.cli.shared.loading import end_if_not_own, give_up, refusals
from moodsl.cli.shared.values import Whole

if TYPE_CHECKING:
    from moodsl.extras.packs.contents import PackFolder


@click.command()
@click.argument("folder", nargs=-1)
@click.option("--port", type=Whole(0, 65535), metavar="N", help="The port.  [default: 8642 if it is free]")
@click.option("--no-browser", is_flag=True, help="Open no browser, only say where the studio is.")
def studio(folder: tuple[str, ...], port: int | None, no_browser: bool) -> None:
    """Write the cards in FOLDER in the browser: at every letter you see faults and ways out, the card's face and rules
    text, and whether its scenarios hold. Of several FOLDERs the last is written in; it stands on the packs in the
    others. Only this machine can reach it; files are written when you save."""
    end_if_missing("table", "studio")
    import webbrowser

    from moodsl.extras.packs import pack_in
    from moodsl.extras.studio.folder import CardFolder
    from moodsl.extras.studio.server import StudioServer
    from moodsl.extras.table.serve import bound, serve

    places = folder or (".",)
    end_if_not_own(places[-1])
    with refusals():
        *below, own = [pack_in(place) for place in places]
    home = own.folder.resolve()
    os.environ[BESIDE] = os.pathsep.join(str(one.folder.resolve()) for one in below)
    end_if_not_required(own, below)
    try:
        where = bound("127.0.0.1", port)
    except OSError as error:
        give_up(msg("the studio cannot be opened on port {}: {}", port or 0, reason_of(error)), WRONG_USE)
    server = StudioServer(CardFolder(home), spoken())
    link = f"http://127.0.0.1:{where.getsockname()[1]}/studio/#{server.secret}"

    def started() -> None:
        tell(msg("the studio: {}", link))
        tell(msg("Ctrl+C ends it; what was not saved is then lost"))
        if not no_browser:
            webbrowser.open(link)

    try:
        serve(server.app(), where, started)
    finally:
        server.tables.close()


def end_if_not_required(own: PackFolder, below: Sequence[PackFolder]) -> None:
    """End the command if a pack is given on which the one that is written in does not stand: it would not be read."""
    from interpreter.loader import read

    here = {name for source in read([own.folder], Reporter(), scenarios=False) for name in packs_said(source.text)}
    for one in below:
        if one.pack.name not in here:
            line = f'requires {one.pack.name} "any"'
            help = msg("write `{}` under the line `pack {}`, or leave `{}` out", line, own.pack.name, one.folder)
            give_up(msg("`{}` does not require `{}`, so it would not be read; {}", own.pack.name, one.pack.name, help),
                    WRONG_USE)  # fmt: skip
