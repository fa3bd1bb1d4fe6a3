"""Faces: every card has one in every language, and nothing on it is cut off, too small, too pale or left unsaid."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from attrs import evolve

from interpreter.report import CatalogueEntry
from interpreter.report.catalogue import entries_of
from moodsl.extras.faces import Drawing, FaceFault, Faces, face, stylesheet
from moodsl.extras.faces.inks import DARK, FAINT, PAPER, READABLE, VISIBLE, contrast, deep, mixed, readable_on
from moodsl.extras.faces.layout import CARD, INNER
from moodsl.extras.faces.lines import STAY
from moodsl.extras.faces.metrics import FAMILIES, POINT, font, font_file
from moodsl.extras.faces.rules import STEPS
from moodsl.extras.faces.shapes import Box, TextLine, TextRun
from moodsl.extras.faces.svg import svg
from moodsl.prose import Book, CardText, Paragraph, open_book
from reference.situations import faults_of_faces

NIGHT_MARKET = Path(__file__).parents[2] / "games" / "night_market"
VILLAGE = Path(__file__).parents[2] / "cards" / "base.moo"
STALL = (
    'stall {name} "{title}"\n    ru      "{ru}"\n    colour  red\n    price   2 grain, 1 coin\n    points  {points}\n'
)
SVG = "{http://www.w3.org/2000/svg}"
EPSILON = 0.01


@pytest.fixture(scope="module")
def book() -> Book:
    return open_book("orion")


@pytest.fixture(scope="module", params=["orion en", "orion ru", "eminent en", "eminent ru"])
def faces(request: pytest.FixtureRequest) -> Faces:
    game, language = request.param.split()
    return Faces(open_book(game), language)


@pytest.fixture(scope="module")
def drawings(faces: Faces) -> list[Drawing]:
    return faces.drawings()


def village(folder: Path, *cards: str, looks: object = None) -> Book:
    """A small game with some cards more; `looks` becomes its `faces.json`."""
    folder.mkdir(exist_ok=True)
    (folder / "game.moo").write_text(VILLAGE.read_text("utf-8"), "utf-8")
    (folder / "more.moo").write_text("\n".join(cards) or "# nothing\n", "utf-8")
    if looks is not None:
        text = looks if isinstance(looks, str | bytes) else json.dumps(looks)
        (folder / "faces.json").write_bytes(text if isinstance(text, bytes) else text.encode())
    return open_book(folder)


def stall(name: str = "well", title: str = "Well", ru: str = "Колодец", points: object = 1, rules: str = "") -> str:
    return STALL.format(name=name, title=title, ru=ru, points=points) + rules


def runs(drawing: Drawing) -> Iterator[tuple[Box, TextRun]]:
    """All letters of a face, with the frame that they have to stay in."""
    for frame in drawing.frames:
        for shape in frame.shapes:
            if isinstance(shape, TextLine):
                yield from ((frame.within, run) for run in shape.runs)


# ---- every face -----------------------------------------------------------------------------------------------------


def test_every_card_and_board_has_a_face(faces: Faces, drawings: list[Drawing]) -> None:
    model = faces.book.model
    assert list(dict.fromkeys(one.name for one in drawings)) == list(model.designs)
    assert len({one.key for one in drawings}) == len(drawings)


def test_no_letter_leaves_its_frame(drawings: list[Drawing]) -> None:
    """By the measures of the fonts; that a browser sets them so is tested below."""
    for drawing in drawings:
        for frame, run in runs(drawing):
            wide = font(run.font).width(run.letters.rstrip(" ")) * run.size
            high, low = run.y - font(run.font).capital * run.size, run.y + font(run.font).descent * run.size * 0.8
            assert run.x >= frame.x - EPSILON and run.x + wide <= frame.right + EPSILON, (drawing.name, run, frame)
            assert high >= frame.y - EPSILON and low <= frame.bottom + EPSILON, (drawing.name, run, frame)


def test_nothing_is_drawn_where_the_knife_goes(drawings: list[Drawing]) -> None:
    for drawing in drawings:
        assert (drawing.width, drawing.height) == (63, 88)
        for frame in drawing.frames:
            outer = CARD if frame.within == CARD else INNER
            assert outer.x <= frame.within.x and frame.within.right <= outer.right + EPSILON, drawing.name
            assert outer.y <= frame.within.y and frame.within.bottom <= outer.bottom + EPSILON, drawing.name


def test_texts_do_not_lie_on_each_other(drawings: list[Drawing]) -> None:
    for drawing in drawings:
        boxes = []
        for _frame, run in runs(drawing):
            wide = font(run.font).width(run.letters.strip(" ")) * run.size
            boxes.append((run.x, run.y - font(run.font).small * run.size, run.x + wide, run.y, run.letters))
        for place, (left, top, right, bottom, letters) in enumerate(boxes):
            for other in boxes[place + 1 :]:
                apart = right <= other[0] + 0.05 or other[2] <= left + 0.05 or bottom <= other[1] or other[3] <= top
                assert apart, (drawing.name, letters, other[4])


def test_letters_are_large_enough_to_read(drawings: list[Drawing]) -> None:
    for drawing in drawings:
        for _frame, run in runs(drawing):
            # The letter of a slot stands within a circle in the text, and large in the slot itself.
            assert run.size >= 6.5 * POINT - EPSILON or len(run.letters) == 1, (drawing.name, run)


def test_a_face_says_all_that_its_card_says(faces: Faces, drawings: list[Drawing]) -> None:
    for drawing in drawings:
        design = faces.book.model.designs[drawing.name]
        seen = {run.letters.strip() for _frame, run in runs(drawing)}
        assert set(design.slots) <= seen, drawing.name
        specs = faces.book.model.kinds[design.kind].facts
        amounts = [value for name, value in design.facts.items() if specs[name].type == "amount"]
        for number in [amount for value in amounts if isinstance(value, tuple) for amount in value if amount]:
            assert {str(number), f"+{number}"} & seen, (drawing.name, number)
        if design.copies > 1:
            assert f"×{design.copies}" in seen
        words = " ".join(run.letters for _frame, run in runs(drawing)).replace(STAY, " ")
        for word in drawing.title.split():
            assert word in words, drawing.name


def test_all_that_is_read_can_be_read(faces: Faces) -> None:
    looks = faces.looks
    inks = [kind.ink for kind in looks.kinds.values()]
    inks += [word.ink for fact in looks.facts.values() for word in fact.words.values()]
    for ink in inks:
        tint = mixed(ink, 0.10)
        assert contrast(readable_on(ink), ink) >= READABLE, ink
        assert contrast(deep(ink), PAPER) >= READABLE, ink
        assert min(contrast(DARK, tint), contrast(FAINT, tint), contrast(FAINT, PAPER)) >= READABLE, ink
    assert all(contrast(sign.ink, PAPER) >= VISIBLE for sign in looks.signs.values())


def test_words_of_a_fact_differ_by_their_sign_not_only_by_their_ink(faces: Faces) -> None:
    for fact in faces.looks.facts.values():
        signs = [word.sign for word in fact.words.values()]
        assert None not in signs and len(set(signs)) == len(signs)


def test_a_face_follows_from_its_card_and_its_language_alone(faces: Faces, drawings: list[Drawing]) -> None:
    language = drawings[0].language
    assert Faces(faces.book, language).drawings() == drawings
    other = Faces(faces.book, {"en": "ru", "ru": "en"}[language]).drawings()
    assert all(one.title != another.title for one, another in zip(drawings, other, strict=True))


# ---- as SVG ---------------------------------------------------------------------------------------------------------


def test_every_svg_is_sound_and_has_a_name_and_a_description(faces: Faces, drawings: list[Drawing]) -> None:
    ids: list[str] = []
    for drawing in drawings:
        root = ElementTree.fromstring(svg(drawing, embed=False))
        title, words = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
        assert title is not None and words is not None and root.get("role") == "img"
        assert root.get("aria-labelledby") == f"{title.get('id')} {words.get('id')}"
        assert title.text == drawing.title and words.text == drawing.words
        assert root.get("lang") == faces.language
        assert "…" not in drawing.words and len(drawing.words) > 10
        ids += [element.get("id", "") for element in root.iter() if element.get("id")]
    assert len(set(ids)) == len(ids)  # many faces stand on one page


def test_a_face_that_stands_alone_needs_nothing_beside_it(book: Book) -> None:
    name = next(iter(book.model.designs))
    alone = face(book, name, "ru")
    assert re.findall(r"url\((\w+):", alone) == ["data"] * len(FAMILIES)
    assert "href" not in alone
    assert len(alone) < 120_000
    assert Faces(book, "ru").svg(name, embed=False) == alone.replace(f"<style>{stylesheet()}</style>", "")


def test_the_stylesheet_of_a_page_names_the_fonts_that_lie_beside_it() -> None:
    named = re.findall(r"url\(fonts/([a-z]+\.woff2)\)", stylesheet("fonts"))
    assert named == [font_file(name).name for name in FAMILIES]
    assert all(font_file(name).stat().st_size < 30_000 for name in FAMILIES)


# ---- in a browser ---------------------------------------------------------------------------------------------------

CHROMIUM = Path("/usr/bin/chromium")
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
QUIET += ["--disable-component-update", "--disable-sync"]
# Of every text on the page: how wide each of its runs is, where it begins and ends, and the frame that it stands in.
MEASURED = """() => [...document.querySelectorAll("svg[role=img]")].map(svg => ({
    texts: [...svg.querySelectorAll("text")].map(text => {
        const runs = [...text.children], box = text.getBBox();
        return {letters: text.textContent, widths: runs.map(run => run.getComputedTextLength()),
                left: text.getStartPositionOfChar(0).x,
                right: text.getEndPositionOfChar(text.getNumberOfChars() - 1).x,
                top: box.y, bottom: box.y + box.height, frame: text.parentNode.dataset.frame.split(" ").map(Number)};
    }),
}))"""


@pytest.fixture(scope="module")
def measured(faces: Faces, drawings: list[Drawing], tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """What a browser measures on a page with all faces."""
    sync = pytest.importorskip("playwright.sync_api")
    if not CHROMIUM.exists():
        pytest.skip("there is no chromium to measure with")
    page_file = tmp_path_factory.mktemp("page") / "faces.html"
    all_faces = "".join(svg(drawing, embed=False) for drawing in drawings)
    page_file.write_text(f"<!doctype html><meta charset=utf-8><style>{stylesheet()}</style>{all_faces}", "utf-8")
    with sync.sync_playwright() as play:
        browser = play.chromium.launch(executable_path=str(CHROMIUM), args=QUIET)
        page = browser.new_page()
        page.goto(page_file.as_uri())
        page.evaluate("document.fonts.ready")
        found = page.evaluate(MEASURED)
        browser.close()
    assert isinstance(found, list)
    return found


@pytest.mark.browser
def test_no_letter_leaves_its_frame_in_a_browser(measured: list[dict[str, Any]], drawings: list[Drawing]) -> None:
    assert len(measured) == len(drawings)
    for drawing, face_ in zip(drawings, measured, strict=True):
        for text in face_["texts"]:
            x, y, width, height = text["frame"]
            within = x - 0.1 <= text["left"] and text["right"] <= x + width + 0.1
            # A browser counts the room above and below the letters in, where nothing is drawn.
            within = within and y - 0.5 <= text["top"] and text["bottom"] <= y + height + 0.5
            assert within, (drawing.name, drawing.language, text)


@pytest.mark.browser
def test_a_browser_measures_as_we_do(measured: list[dict[str, Any]], drawings: list[Drawing]) -> None:
    for drawing, face_ in zip(drawings, measured, strict=True):
        ours = [font(run.font).width(run.letters) * run.size for _frame, run in runs(drawing)]
        theirs = [end for text in face_["texts"] for end in text["widths"]]
        assert theirs == pytest.approx(ours, abs=0.12), drawing.name


# ---- packs without looks, and faults --------------------------------------------------------------------------------


def test_a_pack_that_says_nothing_of_its_looks_shows_every_fact(tmp_path: Path) -> None:
    faces = Faces(village(tmp_path / "a", stall()), "en", Silent("en"))
    drawing = faces.drawing("well")
    seen = [run.letters for _frame, run in runs(drawing)]
    assert {"Well", "Colour", "Red", "Price", "2 grain", "1 coin", "Points", "1"} <= set(seen)
    assert drawing.words.startswith("Stall. Colour: Red. Price: 2 grain, 1 coin. Points: 1.")


def test_kinds_to_which_a_pack_gives_no_colour_have_different_ones() -> None:
    faces = Faces(open_book("galaxy", scenarios=False), "en")
    inks = {faces.ink(name) for name in ("ashkarids", "iron_junta", "pathfinder", "ultimatum", "far_probes")}
    assert len(inks) == 5


def test_names_that_stand_in_the_words_of_a_pack_stand_on_its_faces() -> None:
    drawing = Faces(open_book(NIGHT_MARKET), "ru").drawing("pepper")
    assert drawing.title == "Перец"
    assert drawing.words.startswith("Товар. Сорт: Пряный. Ценность: 1. Цена: 1 монета.")


def test_a_card_is_told_to_be_of_the_pack_in_whose_folder_it_lies(tmp_path: Path) -> None:
    village(tmp_path / "game", stall())
    (tmp_path / "extra").mkdir()
    (tmp_path / "extra" / "pack.moo").write_text(
        'pack extra "Extra"\n    version "1.0.0"\n    language "3"\n    requires village "any"\n', "utf-8"
    )
    (tmp_path / "extra" / "inn.moo").write_text(stall("inn", "Inn"), "utf-8")
    drawing = Faces(open_book(tmp_path / "game", tmp_path / "extra"), "en").drawing("inn")
    assert "Stall · Extra" in [run.letters for _frame, run in runs(drawing)]


NO_TEXT = CardText(())


class Silent:
    """Says nouns, and of every card the same text."""

    def __init__(self, language: str, text: CardText = NO_TEXT) -> None:
        self.language = language
        self.text = text

    def card(self, name: str) -> CardText:
        return self.text

    def called(self, family: str, name: str) -> str | None:
        """Nothing has a name but its title."""
        return None

    def noun(self, name: str, count: int | None = None) -> str:
        return name if count is None else f"{count} {name}"


def long_text(lines: int) -> CardText:
    line = "gain two of these things whenever somebody else has gained three of the others"
    return CardText(tuple(Paragraph("After harvest", None, ((0, (line,)),)) for _ in range(lines)))


def test_a_text_that_grows_is_set_smaller_and_smaller_and_then_refused(book: Book) -> None:
    name = next(name for name, design in book.model.designs.items() if design.kind == "building")
    sizes: list[float] = []
    for lines in range(1, 30):
        try:
            drawing = Faces(book, "en", Silent("en", long_text(lines))).drawing(name)
        except FaceFault as fault:
            (found,) = fault.diagnostics
            break
        sizes.append(next(run.size for _frame, run in runs(drawing) if run.letters.startswith("After")))
    assert sizes == sorted(sizes, reverse=True) and (sizes[0], sizes[-1]) == (STEPS[0], STEPS[-1])
    assert found.code == "text-too-long" and found.span == book.model.designs[name].span
    match = re.fullmatch(rf"the text of `{name}` .* in `en`: it needs ([\d.]+) mm, and has ([\d.]+) mm", found.message)
    assert match and float(match[1]) > float(match[2]) > 20


@pytest.mark.parametrize("entry", entries_of("faces"), ids=lambda entry: entry.code)
def test_the_examples_of_the_catalogue_are_true(entry: CatalogueEntry) -> None:
    assert [fault.code for fault in faults_of_faces(entry.bad)] == [entry.code]
    assert faults_of_faces(entry.good) == []


def test_all_faults_are_told_at_once(book: Book) -> None:
    with pytest.raises(FaceFault) as raised:
        Faces(book, "en", Silent("en", long_text(30))).drawings()
    assert len(raised.value.diagnostics) == len(book.model.designs)


def test_a_word_that_is_wider_than_the_face_is_a_fault(book: Book) -> None:
    text = CardText((Paragraph("", None, ((0, ("x" * 80,)),)),))
    with pytest.raises(FaceFault, match="text-too-long"):
        Faces(book, "en", Silent("en", text)).drawing(next(iter(book.model.designs)))


def test_a_fact_of_many_names_takes_as_many_rows_as_it_needs(tmp_path: Path) -> None:
    trees = ("oaks", "elms", "ashes", "firs")
    cards = ['kind field is place "field"', 'kind bend is place "bend"\n    touches  field, several']
    cards += [f'field {tree} "Meadow of {tree}"' for tree in trees]
    cards.append(f'bend north "North"\n    touches  {", ".join(trees)}')
    drawing = Faces(village(tmp_path, *cards), "en", Silent("en")).drawing("north")
    heights = [run.y for _frame, run in runs(drawing) if run.letters.startswith("Meadow")]
    assert len(heights) == 4 and len(set(heights)) > 1 and heights == sorted(heights)


def test_a_title_that_is_too_long_is_a_fault(tmp_path: Path) -> None:
    book = village(tmp_path / "a", stall(title="The " + "very " * 30 + "old well"))
    with pytest.raises(FaceFault, match=r"more\.moo:1:7: text-too-long: the title of `well`"):
        Faces(book, "en", Silent("en")).drawing("well")
    Faces(book, "ru", Silent("ru")).drawing("well")


def test_a_letter_that_the_fonts_do_not_have_is_a_fault(tmp_path: Path) -> None:
    book = village(tmp_path / "a", stall(title="Well 井"))
    with pytest.raises(FaceFault, match=r"no-letter: the fonts of the faces have no `井`"):
        Faces(book, "en", Silent("en")).drawing("well")


def test_a_number_that_follows_from_the_text_is_shown_as_such(tmp_path: Path) -> None:
    looks = {"facts": {"points": {"place": "medal"}}}
    book = village(tmp_path / "a", stall(points="?"), stall("shed", points="4"), looks=looks)
    faces = Faces(book, "en", Silent("en"))
    for name, shown in (("well", "?"), ("shed", "4")):
        assert shown in [run.letters for _frame, run in runs(faces.drawing(name))]


WRONG_LOOKS = [
    ("{", "line 1 is not JSON"),
    ("[]", "this is not what belongs here"),
    ({"sign": {}}, "unknown `sign`"),
    ({"signs": {"grain": {"ink": 7}}}, "`signs['grain'].ink`: this is not a text"),
    ('{"cards": {"x": ' + '{"faces": {"x": ' * 400 + "1" + "}" * 802, "this is not what belongs here"),
    ("[" * 100_000, "it has too many brackets in each other"),
    ('{"signs": ' * 100_000, "it has too many brackets in each other"),
    ("9" * 5_000, "it has a number that is too large"),
    (b"{\n\xff}", "line 2 is not UTF-8 text"),
    (" " * 1_000_001, "it has more than 1,000,000 bytes"),
    ({"signs": {"grain": {"path": "M0 0L99999999999999999999e999 1"}}}, "is not written as a path"),
    ({"signs": {"grain": {"path": "M0 0L99999 1"}}}, "is not written as a path"),
    ({"signs": {"grain": {"path": "M A 1 1 1 z z"}}}, "is not written as a path"),
    ({"signs": {"grain": {"path": "M0 0L1 1 1"}}}, "is not written as a path"),
    ({"signs": {"grain": {"path": "M0 0" + "L1 1 " * 100_000}}}, "is not written as a path"),
    ({"signs": {"grain": {"path": "M" + "1" * 7_000 + "!"}}}, "is not written as a path"),
    ({"signs": {"grain": {"ink": "red", "path": "M0 0Z"}}}, "sign `grain` has the ink `red`, which is no colour"),
    ({"signs": {"grain": {"ink": "#ffff00", "path": "M0 0Z"}}}, "too pale to be seen"),
    ({"signs": {"grain": {"ink": "#333333", "path": '" onload="x'}}}, "is not written as a path"),
    ({"kinds": {"stall": {"ink": "#808890"}}}, "neither white nor dark letters can be read"),
    ({"kinds": {"stal": {}}}, "there is no kind `stal`; did you mean `stall`?"),
    ({"facts": {"points": {"place": "meddal"}}}, "there is no place `meddal`; did you mean `medal`?"),
    ({"facts": {"cost": {}}}, "there is no fact `cost`"),
    ({"facts": {"colour": {"words": {"rad": {}}}}}, "`colour` is never `rad`: there is `green`, `red`, `blue`"),
    ({"facts": {"colour": {"words": {"red": {"sign": "sun"}}}}}, "there is no sign `sun`"),
    ({"facts": {"old": {"place": "mark", "value": "age"}}}, "there is no value `age`"),
    ({"cards": {"wel": {}}}, "there is no card `wel`; did you mean `well`?"),
    ({"kinds": {"stall": {"art": "oil"}}}, "there is no art `oil`"),
]


@pytest.mark.parametrize(("looks", "message"), WRONG_LOOKS, ids=range(len(WRONG_LOOKS)))
def test_looks_that_mean_nothing_are_a_fault(tmp_path: Path, looks: object, message: str) -> None:
    book = village(tmp_path / "a", stall(), looks=looks)
    with pytest.raises(FaceFault) as raised:
        Faces(book, "en")
    assert message in str(raised.value) and "bad-looks" in str(raised.value)
    assert "\n" not in str(raised.value)


def test_a_later_pack_changes_the_looks_of_an_earlier_one(tmp_path: Path) -> None:
    first = {"kinds": {"stall": {"ink": "#123456"}}, "facts": {"points": {"place": "medal"}}}
    village(tmp_path / "a", stall(), looks=first)
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "more.moo").write_text(stall("shed", "Shed", "Сарай"), "utf-8")
    (tmp_path / "b" / "faces.json").write_text('{"kinds": {"stall": {"ink": "#654321"}}}', "utf-8")
    looks = Faces(open_book(tmp_path / "a", tmp_path / "b"), "en").looks
    assert looks.kinds["stall"].ink == "#654321" and looks.facts["points"].place == "medal"


def test_another_number_is_another_face(book: Book) -> None:
    name, design = next((n, d) for n, d in book.model.designs.items() if d.kind == "building" and d.facts["points"])
    before = Faces(book, "en").drawing(name)
    changed = evolve(design, facts={**design.facts, "points": 9})
    model = evolve(book.model, designs={**book.model.designs, name: changed})
    after = Faces(evolve(book, model=model), "en").drawing(name)
    assert before != after and "9" in [run.letters for _frame, run in runs(after)]
