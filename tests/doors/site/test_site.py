"""The site of a game, without a browser: what its pages say, what is refused, what is made anew, what is served."""

from __future__ import annotations

import re
import shutil
import socket
import struct
import time
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import unquote, urlsplit
from urllib.request import urlopen

import pytest
from click.testing import Result
from fluent.syntax import FluentParser, ast
from pygments.token import Error, Keyword

from interpreter.text import locate
from moodsl.cli.extras.site import tell_built
from moodsl.extras.site.build import Built, open_shelf
from moodsl.extras.site.lexer import MooLexer
from moodsl.extras.site.missing import hold_words
from moodsl.extras.site.names import Names
from moodsl.extras.site.pages import pages_of
from moodsl.extras.site.project import settings
from moodsl.extras.site.serve import FolderWatch, PortTaken, Server
from moodsl.extras.site.shelf import Shelf
from moodsl.extras.site.subjects import Subject
from moodsl.extras.site.words import LANGUAGES, SiteMessages
from moodsl.prose import open_book

Moo = Callable[..., Result]
BARTER = Path(__file__).parents[1] / "barter"  # a small game in two languages
NIGHT_MARKET = Path(__file__).parents[2] / "games" / "night_market"
TOOLS = pytest.mark.usefixtures("tools")


@pytest.fixture(scope="module")
def shelf() -> Shelf:
    """The small game, read and played."""
    return open_shelf(BARTER)


@pytest.fixture(scope="module")
def english(shelf: Shelf) -> dict[str, str]:
    """Its pages in English."""
    return pages_of(Names(shelf, "en"))


@pytest.fixture
def tools() -> None:
    """What sites are made with."""
    for tool in ("mkdocs", "pagefind"):
        pytest.importorskip(tool)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """The small game, in a folder of its own."""
    return Path(shutil.copytree(BARTER, tmp_path / "barter"))


# ---- what the pages say ---------------------------------------------------------------------------------------------


def test_every_page_is_there_in_every_language(shelf: Shelf, english: dict[str, str]) -> None:
    assert shelf.languages == ("en", "ru")
    assert set(pages_of(Names(shelf, "ru"))) == set(english)
    assert "| `corn` | corn | зерно | `" in english["everything.md"]
    assert {"index.md", "play.md", "cards/index.md", "cards/mill.md", "kinds/booth.md", "rulings/card-mill.md"} <= set(
        english
    )


def test_a_card_shows_its_face_facts_rules_and_source(english: dict[str, str]) -> None:
    page = english["cards/mill.md"]
    assert page.count('role="img"') == 1 and "<title" in page and "Старая мельница" in page
    assert "| Price | 2 corn |" in page and "**After barter:** gain 1 corn." in page
    assert '```moo\nbooth mill "Old Mill"\n' in page
    assert "| Price | the first sketch |" in page and "| Worth | invented for this project |" in page


def test_a_card_shows_the_scenarios_that_name_it(english: dict[str, str]) -> None:
    assert '??? moo "The old mill grinds after each barter (X1)"' in english["cards/mill.md"]
    assert "Verified on" in english["cards/mill.md"] and "your row is [mill, tent]" in english["cards/mill.md"]
    assert "The old mill grinds" not in english["cards/well.md"]


def test_a_card_knows_what_it_goes_with_and_why(english: dict[str, str]) -> None:
    assert "| Barter | At the same moment: [Red Tent](tent.md) |" in english["cards/mill.md"]
    assert "| Suit: sun | Looked for by: [Red Tent](tent.md) |" in english["cards/mill.md"]
    assert "Suit: moon" not in english["cards/well.md"]  # nobody looks for it


def test_the_game_is_told_in_order(english: dict[str, str]) -> None:
    page = english["play.md"]
    places = [page.index(f"## {part}\n") for part in ("Setup", "The course of a game", "Actions", "End and scoring")]
    assert places == sorted(places) and "### Trade { #action-trade }" in page and "- Everybody has enough" in page


def test_a_game_can_be_played_from_its_page(shelf: Shelf, english: dict[str, str]) -> None:
    page, russian = english["play.md"], pages_of(Names(shelf, "ru"))["play.md"]
    assert "- All booths lie in the" in page and "- A booth works while" in page
    assert "| Corn | resource, 0 to 9, one for each player |" in page
    example = page.partition("## Example\n")[2]
    assert "1. Ann: " in example and "1. Ben: " in example and " → " in example
    assert "1. Анна: " in russian


def test_the_glossary_stands_side_by_side(shelf: Shelf, english: dict[str, str]) -> None:
    assert "| English | Русский | What it is |" in english["glossary.md"]
    assert "| Corn | Зерно | resource, 0 to 9, one for each player |" in english["glossary.md"]
    assert "| Зерно | Corn | ресурс, от 0 до 9, у каждого игрока |" in pages_of(Names(shelf, "ru"))["glossary.md"]


def test_rulings_stand_below_what_they_are_about(english: dict[str, str]) -> None:
    index = english["rulings/index.md"]
    assert '??? moo "Booths (2)"' in index and "- [Deep Well](card-well.md)" in index
    [line] = [line for line in index.splitlines() if "(X2)" in line]
    assert "(card-well.md#barter-2)" in line and "X1 and the like are the numbers of rulings" in index
    assert "[Deep Well: the card](../cards/well.md)" in english["rulings/card-well.md"]


def test_a_ruling_is_told_in_sentences_and_its_source_is_folded(shelf: Shelf, english: dict[str, str]) -> None:
    page, russian = english["rulings/card-mill.md"], pages_of(Names(shelf, "ru"))["rulings/card-mill.md"]
    assert "**Before.** You have “Old Mill” and “Red Tent” in your row. You have no resources." in page
    assert "**What happens.** You barter “Red Tent”." in page and "**Then.** You have 3 corn." in page
    assert page.index("**Then.**") < page.index('    ??? moo "As written"') < page.index("        ```moo")
    assert "**До этого.** У вас в ряду — «Старая мельница» и «Красный шатёр». У вас нет ресурсов." in russian


def test_a_scenario_is_about_what_its_title_names_or_what_is_done(shelf: Shelf) -> None:
    assert [proof.subject for proof in shelf.proofs] == [Subject("card", "mill"), Subject("card", "well")]
    [done] = [one for one in open_shelf("orion").proofs if one.titles["en"][0].startswith("without an advisor on the")]
    assert done.subject == Subject("action", "deal")


def test_a_scenario_has_its_title_in_the_language_of_the_page_if_it_has_one(game: Path) -> None:
    file = game / "scenarios" / "barter.moo"
    file.write_text(
        file.read_text().replace("    ruling  X1\n", '    ruling  X1\n    ru      "мельница мелет после обмена"\n')
    )
    shelf = open_shelf(game)
    russian, english = pages_of(Names(shelf, "ru")), pages_of(Names(shelf, "en"))
    assert "[Мельница мелет после обмена](card-mill.md#barter-1) (X1)" in russian["rulings/index.md"]
    assert "[The deep well makes the bounty greater](card-well.md#barter-2){ lang=en }" in russian["rulings/index.md"]
    assert '??? moo "Мельница мелет после обмена (X1)"' in russian["cards/mill.md"]
    assert '???+ moo "The old mill grinds after each barter (X1)"' in english["rulings/card-mill.md"]


def test_where_something_comes_from_is_told_as_the_words_say(shelf: Shelf, english: dict[str, str]) -> None:
    assert "первый набросок" in pages_of(Names(shelf, "ru"))["cards/mill.md"]
    assert "the first sketch" in english["cards/mill.md"]


@pytest.mark.soak
def test_a_game_with_two_sided_cards_and_phases_inside_verbs_has_all_its_pages() -> None:
    shelf = open_shelf("eminent")
    languages = [Names(shelf, language) for language in shelf.languages]
    english, russian = (pages_of(names) for names in languages)
    hold_words(languages)
    assert set(english) == set(russian)
    model = shelf.model
    for name, design in model.designs.items():
        sides = max(1, len(design.sides)) + bool(model.kinds[design.kind].back)
        assert english[f"cards/{name}.md"].count('role="img"') == sides, name
    told = [english["play.md"].index(f"{{ #verb-{verb} }}") for verb in ("take_turn", "act", "lead_a_role", "clean_up")]
    assert told == sorted(told) and english["play.md"].index("## The course of a game") < told[0]
    assert "## Roles\n" in english["play.md"] and "### Attack a planet { #verb-attack }" in english["play.md"]
    assert "## Роли\n" in russian["play.md"] and "### Захватить планету { #verb-attack }" in russian["play.md"]
    assert "| Colonies | Колонии | place, one for each planet |" in english["glossary.md"]
    assert english["cards/index.md"].count('role="img"') > len(model.designs)  # all faces, not the first ones alone
    selects = re.findall(
        r'<label>([^<]*) <select name="([^"]*)" data-key="[^"]*" data-how="([^"]*)"', russian["cards/index.md"]
    )
    assert len({label for label, _key, _how in selects}) == len(selects)
    hows = {key: how for _label, key, how in selects}
    assert [hows[key] for key in ("kind", "type", "level", "icons")] == ["is", "is", "is", "has"]
    assert "| Russian name | translated |" in english["cards/imperialism.md"]
    assert {2, 30, 58} <= set(map(int, re.findall(r"\bE([0-9]+)[,)]", english["rulings/index.md"])))
    kinds = re.findall(r"\| \[(.*?)\]\(kinds/", english["index.md"])
    assert kinds == ["Role cards", "Technologies", "Planets", "Resources"]  # first what there is something to read of


def test_a_site_that_stands_in_a_folder_of_a_server_says_where(shelf: Shelf) -> None:
    told = {one: settings(Names(shelf, one), "https://example.org/games") for one in ("en", "ru")}
    assert 'site_url: "https://example.org/games/"' in told["en"]
    assert 'site_url: "https://example.org/games/ru/"' in told["ru"]
    assert "site_url" not in settings(Names(shelf, "en"))


def test_filters_are_the_same_in_every_language(shelf: Shelf, english: dict[str, str]) -> None:
    def keys(page: str) -> list[str]:
        return re.findall(r'<option value="([^"]*)"|<select name="([^"]*)"', page)

    russian = pages_of(Names(shelf, "ru"))["cards/index.md"]
    assert keys(english["cards/index.md"]) == keys(russian)
    assert ("", "suit") in keys(russian) and "Масть" in russian and ("after-barter", "") in keys(russian)


def test_every_word_of_the_site_is_said_in_every_language() -> None:
    folder = Path(str(SiteMessages.__init__.__globals__["__file__"])).parent

    def said(language: str) -> dict[str, set[str]]:
        tree = FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8"))
        assert not any(isinstance(entry, ast.Junk) for entry in tree.body)
        messages = [entry for entry in tree.body if isinstance(entry, ast.Message)]
        return {one.id.name: set(re.findall(r"VariableReference.*?name='(\w+)'", repr(one))) for one in messages}

    assert set(LANGUAGES) == {file.stem for file in folder.glob("*.ftl")}
    assert said("en") == said("ru")


def test_every_word_of_the_site_is_used() -> None:
    room = Path(str(Names.__init__.__globals__["__file__"])).parent
    code = "".join(file.read_text("utf-8") for file in room.rglob("*.py"))
    messages = re.findall(r"^([a-z-]+) =", (room / "words" / "en.ftl").read_text("utf-8"), re.MULTILINE)
    made = {"search-hint", "search-close", "search-found", "search-none", "search-failed"}
    made |= {one for one in messages if one.startswith(("family-", "one-"))}  # `f"family-{…}"` and `f"one-{…}"`
    made |= {
        "ruling-given",
        "ruling-laid",
        "ruling-when",
        "ruling-then",
        "components-hint",
        "numbers-hint",
        "working-hint",
        "limits-hint",
    }
    assert [one for one in messages if f'"{one}"' not in code and f"'{one}'" not in code and one not in made] == []


def test_every_card_can_be_highlighted() -> None:
    texts = {file.name: file.read_text("utf-8") for file in locate("cards").rglob("*.moo")}
    assert len(texts) > 50
    assert [
        name for name, text in texts.items() if any(token is Error for token, _ in MooLexer().get_tokens(text))
    ] == []


def test_words_of_the_language_are_keywords() -> None:
    tokens = {text: token for token, text in MooLexer().get_tokens("        choose a card, there is no other\n")}
    assert tokens["choose"] is Keyword and tokens["there"] is Keyword and tokens["card"] is not Keyword


# ---- what is refused ------------------------------------------------------------------------------------------------


def test_a_pack_with_faults_has_no_site(moo: Moo, game: Path) -> None:
    (game / "cards.moo").write_text((game / "cards.moo").read_text().replace("gain 1 corn", "gain 1 cron"))
    result = moo("site", "build", game)
    assert result.exit_code == 1 and "did you mean `corn`?" in result.stderr and "was not built" in result.stderr
    assert not Path("build").exists()


def test_a_name_that_is_missing_in_one_language_is_a_fault(moo: Moo, game: Path) -> None:
    (game / "cards.moo").write_text((game / "cards.moo").read_text().replace('    ru      "Глубокий колодец"\n', ""))
    result = moo("site", "build", game)
    assert result.exit_code == 1 and "the Russian text speaks of `well`" in result.stderr
    assert "cards.moo:11:7" in result.stderr and not Path("build").exists()


def test_a_text_too_long_for_its_face_is_a_fault(moo: Moo, game: Path) -> None:
    (game / "cards.moo").write_text((game / "cards.moo").read_text().replace("Old Mill", "Old Mill of the Valley" * 9))
    result = moo("site", "build", game)
    assert result.exit_code == 1 and re.search(r"mill.*\d+(\.\d+)? mm", result.stderr), result.stderr
    assert not Path("build").exists()


def test_a_scenario_that_fails_stops_the_site(moo: Moo, game: Path) -> None:
    file = game / "scenarios" / "barter.moo"
    file.write_text(file.read_text().replace("your bounty is 3", "your bounty is 4"))
    result = moo("site", "build", game)
    assert result.exit_code == 1 and "your bounty is 4" in result.stderr
    assert "scenarios that failed: 1" in result.stderr and not Path("build").exists()


def test_a_folder_of_somebody_else_is_left_alone(moo: Moo, game: Path, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    result = moo("site", "build", game, "-o", "mine")
    assert result.exit_code == 2 and "is not empty and was not made by `moo site`" in result.stderr
    assert result.stderr.count("\n") == 1 and [one.name for one in (tmp_path / "mine").iterdir()] == ["letter.txt"]


def test_a_folder_that_cannot_be_made_is_told(moo: Moo, game: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for folder in ("file", "file/site"):
        result = moo("site", "build", game, "-o", folder)
        assert result.exit_code == 2 and result.stderr.count("\n") == 1, result.stderr


def test_a_pack_that_is_not_there_is_told(moo: Moo) -> None:
    result = moo("site", "build", "nowhere")
    assert result.exit_code == 2 and "`nowhere` does not exist" in result.stderr


# ---- what is built --------------------------------------------------------------------------------------------------


class Links(HTMLParser):
    """What a page loads and leads to, and the places on it."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.found: list[str] = []
        self.places: set[str] = set()
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note addresses and places."""
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.found.append(value)
            elif name == "id" and value:
                self.places.add(value)


def broken(site: Path) -> list[str]:
    """The links of a site that have no end, or lead out of it."""
    pages = {page: Links(page) for page in site.rglob("*.html") if page.name != "404.html"}
    wrong = []
    for page, links in pages.items():
        for link in links.found:
            parts = urlsplit(link)
            target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            target = target / "index.html" if target.is_dir() else target
            if parts.scheme or parts.netloc:
                wrong.append(f"{page.relative_to(site)}: {link} leads out")
            elif not target.exists():
                wrong.append(f"{page.relative_to(site)}: {link} is not there")
            elif parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].places:
                wrong.append(f"{page.relative_to(site)}: {link} has no such place")
    return wrong


@TOOLS
def test_a_site_is_whole_and_needs_nothing_from_outside(moo: Moo, game: Path) -> None:
    result = moo("site", "build", game)
    assert result.exit_code == 0 and re.search(r"build/site: \d+ pages \(en and ru\) in [\d.]+ s", result.output)
    site = Path("build/site")
    assert (site / "cards/mill/index.html").exists() and (site / "ru/cards/mill/index.html").exists()
    assert (site / "print/en.pdf").read_bytes().startswith(b"%PDF") and (site / "pagefind/pagefind.js").exists()
    assert broken(site) == []
    assert not [file for file in Path("build").iterdir() if file.name.startswith(".moo-")]
    card = (site / "cards/mill/index.html").read_text()
    assert '<span class="k">after</span>' in card
    assert card.count("md-tabs__item--active") == 1 and 'class="moo-up"' in card  # where one is, and the way up
    assert '<meta property="og:title" content="Old Mill">' in card
    assert "og:url" not in card and 'rel="canonical"' not in card  # nobody has said where the site will stand
    missing = (site / "404.html").read_text()
    assert 'href="/ru/"' in missing and "//ru/" not in missing


@TOOLS
def test_an_expansion_has_its_site_with_the_game_it_expands(moo: Moo, game: Path, tmp_path: Path) -> None:
    more = tmp_path / "more"
    more.mkdir()
    (more / "pack.moo").write_text(
        'pack extra "More"\n    ru "Ещё"\n    version "1.0.0"\n    language "3"\n    requires barter "any"\n'
    )
    (more / "inn.moo").write_text('booth inn "Inn"\n    ru "Двор"\n    suit moon\n    price 1 corn\n    worth 1\n')
    scenario = (
        (game / "scenarios" / "barter.moo").read_text().replace("[mill, tent]", "[mill, inn]").replace("X1", "E1")
    )
    (more / "scenarios").mkdir()
    (more / "scenarios" / "inns.moo").write_text(
        scenario.partition("\n\n")[0].replace("barter tent", "barter well") + "\n"
    )
    result = moo("site", "build", game, more)
    assert result.exit_code == 0, result.output
    assert (
        "<h1" in Path("build/site/index.html").read_text()
        and "Barter: More" in Path("build/site/index.html").read_text()
    )
    rulings = Path("build/site-pages/docs/en/rulings/index.md").read_text()
    assert rulings.index("E1") < rulings.index("## Barter") < rulings.index("by itself") < rulings.index("(X1)")
    assert (
        "The deep well makes the bounty greater (X2, Barter)"
        in Path("build/site-pages/docs/en/cards/well.md").read_text()
    )
    gallery = Path("build/site/cards/index.html").read_text()
    assert '<select name="pack"' in gallery and '<option value="extra">More</option>' in gallery
    assert "Barter" in Path("build/site/cards/mill/index.html").read_text() and broken(Path("build/site")) == []


def test_an_expansion_in_its_own_folder_has_the_words_and_looks_of_the_game_it_expands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(shutil.copytree(locate("cards") / "orion-antares", tmp_path / "more"))
    assert open_book(".", scenarios=False).folders == (locate("cards") / "orion", Path("."))


def test_values_that_how_to_play_leaves_out_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    left_out = {"en": {"price": ("part-goods", "value-price"), "speed": ()}, "ru": {}}
    tell_built(Built(Path("build/site"), ("en", "ru"), 20, left_out=left_out))
    assert capsys.readouterr().out.splitlines()[1:] == [
        '"How to play" (en) leaves out values that lack words: `price` (`part-goods`, `value-price`), `speed`'
    ]


def test_lines_of_rulings_that_lack_words_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    unsaid = {"en": [()], "ru": [("verb-settle.you",), ("verb-settle.you", "verb-fit.one")]}
    tell_built(Built(Path("build/site"), ("en", "ru"), 20, unsaid=unsaid))
    assert capsys.readouterr().out.splitlines()[1:] == [
        "rulings (en): lines shown as they are written, for want of words: 1",
        "rulings (ru): lines shown as they are written, for want of words: 2 (`verb-settle.you`, `verb-fit.one`)",
    ]


@TOOLS
@pytest.mark.soak
def test_another_game_has_its_site(moo: Moo) -> None:
    result = moo("site", "build", NIGHT_MARKET)
    assert result.exit_code == 0, result.output
    assert broken(Path("build/site")) == []


# ---- what is served -------------------------------------------------------------------------------------------------


def test_a_browser_that_goes_early_is_no_fault(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """It asks for a large file and closes the connection without reading it."""
    (tmp_path / "large.bin").write_bytes(bytes(30_000_000))
    with Server(tmp_path, 0) as server:
        connection = socket.create_connection(("127.0.0.1", server.port))
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # closed at once
        connection.sendall(b"GET /large.bin HTTP/1.0\r\n\r\n")
        connection.recv(10)
        connection.close()
        time.sleep(0.3)
    assert capfd.readouterr().err == ""


def test_a_site_is_served_to_this_machine_only(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("hello")
    with Server(tmp_path, 0) as server:
        with urlopen(f"http://127.0.0.1:{server.port}/") as answer:
            assert answer.read() == b"hello" and answer.headers["Cache-Control"] == "no-store"
        with pytest.raises(HTTPError):
            urlopen(f"http://127.0.0.1:{server.port}/nothing")
        with pytest.raises(PortTaken):
            Server(tmp_path, server.port)


def test_a_change_of_a_file_is_seen(game: Path) -> None:
    watch = FolderWatch([str(game)])
    before = watch.seen()
    shutil.copy(game / "cards.moo", game / "more.moo")
    assert set(watch.seen()) - set(before) == {game / "more.moo"}
