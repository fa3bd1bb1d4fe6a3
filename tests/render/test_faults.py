"""What is wrong with words: told with its place and what to write where; a text that says something else than its rule
is refused, whatever it says otherwise."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from interpreter.report import Diagnostic
from interpreter.report.catalogue import entries_of
from interpreter.text import Span
from moodsl.prose import Prose, faults, open_book
from moodsl.prose.sentences import Sentences, Unsaid
from reference.situations import faults_of_words

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "tests/render/village/words"


MANY = "fame-0 = fame\n" + "".join(f"fame-{n + 1} = {f'{{ fame-{n} }}' * 9}\n" for n in range(5))
DEEP = "{ " * 3000 + "x" + " }" * 3000
CHAIN = "".join(f"fame-{n} = {{ fame-{n + 1} }}\n" for n in range(1500)) + "fame-1500 = fame\n"
FURTHER = """pack further "Further"
    ru        "Ещё"
    version   "0.1.0"
    language  "3"
    requires  orion "0.1"

building zed "Zed"
    ru      "Зед"
    colour  blue
    cost    1 food
    points  1

    after an opponent hires an advisor:
        gain 1 food
"""


@pytest.fixture
def told(tmp_path: Path) -> Callable[..., list[Diagnostic]]:
    """The faults of the village with more cards, and with some of its words changed."""

    def look(cards: str = "", language: str = "en", without: str = "", more: str = "") -> list[Diagnostic]:
        shutil.copy(ROOT / "tests/cards/base.moo", tmp_path / "base.moo")
        shutil.copytree(WORDS, tmp_path / "words", dirs_exist_ok=True)
        file = tmp_path / "words" / f"{language}.ftl"
        text = file.read_text("utf-8")
        assert without in text
        file.write_text(text.replace(without, "") + more, "utf-8")
        (tmp_path / "cards.moo").write_text(cards or "# none\n", "utf-8")
        if not cards:
            (tmp_path / "cards.moo").unlink()
        found = faults(open_book(tmp_path), [language])
        return [one for one in found if one.code != "unknown-words" or one.span.line > text.count("\n")]

    return look  # the words are those of the whole village: what this part of it does not ask for is left out


def stall(*lines: str, text: str = "") -> str:
    head = ['stall well "Well"', '    ru "Колодец"', "    colour  red", "    price   1 coin", "    points  1"]
    return "\n".join([*head, *([f"    text    {text}"] if text else []), "", *lines]) + "\n"


@pytest.mark.parametrize("entry", entries_of("words"), ids=lambda entry: entry.code)
def test_the_examples_of_the_catalogue_are_true(entry) -> None:
    assert [fault.code for fault in faults_of_words(entry.bad)] == [entry.code]
    assert faults_of_words(entry.good) == []


@pytest.mark.parametrize(
    ("more", "name"), [("verb-visit = call on\n", "verb-visit"), ("    .xyz = a\n    .xyz = b\n", ".xyz")]
)
def test_what_a_file_says_twice_is_told(told, more, name) -> None:
    """Only the last of the two would ever be said."""
    (fault,) = told(more=more)
    assert (fault.code, fault.help) == ("wrong-words", "delete one of the two")
    assert f"{name}` is said twice in this file, first in line" in fault.message
    assert fault.span.line == len((WORDS / "en.ftl").read_text("utf-8").split("\n")) - 1 + more.count("\n")


def test_a_missing_form_is_told_at_the_declaration(told) -> None:
    (fault,) = told(language="ru", without="    .acc = славу\n")
    assert fault.code == "missing-words"
    assert fault.message == "the Russian text speaks of `fame`, and `counter-fame` lacks: accusative"
    assert fault.span.source.name.endswith("base.moo") and fault.span.text == "fame"
    assert fault.help == "write into words/ru.ftl `counter-fame =` with `.acc = …`"


def test_a_form_that_an_expansion_wants_of_a_word_of_its_game_is_told_in_the_expansion(tmp_path: Path) -> None:
    game, further = tmp_path / "orion", tmp_path / "further"
    shutil.copytree(ROOT / "cards/orion", game)
    words = game / "words/ru.ftl"
    words.write_text(words.read_text("utf-8").replace("    .past-one = нанял\n", ""), "utf-8")
    (further / "words").mkdir(parents=True)
    (further / "words/ru.ftl").write_text("pack-further = «Ещё»\n    .gender = n\n", "utf-8")
    (further / "pack.moo").write_text(FURTHER, "utf-8")
    (fault,) = faults(open_book(further, game, scenarios=False), ["ru"])
    assert fault.code == "missing-words" and "`verb-hire =` with `.past-one" in fault.help
    assert fault.span.source.name.endswith("further/pack.moo") and fault.span.text == "zed"


def test_two_values_of_a_game_that_are_called_the_same_are_no_fault_of_its_expansion(tmp_path: Path) -> None:
    game, further = tmp_path / "orion", tmp_path / "further"
    shutil.copytree(ROOT / "cards/orion", game)
    words = game / "words/en.ftl"
    words.write_text(f"{words.read_text('utf-8')}\nvalue-room = system limit\n", "utf-8")
    (game / "room.moo").write_text("value room of player = 4  ## allow unused only its name matters\n", "utf-8")
    further.mkdir()
    (further / "pack.moo").write_text(FURTHER, "utf-8")
    assert [fault.code for fault in faults(open_book(game, scenarios=False), ["en"])] == ["same-words"]
    assert faults(open_book(further, game, scenarios=False), ["en"]) == []


STRANGE = {
    "a form": ("counter-fame =\n    .pluarl-gen = слав\n", "pluarl-gen", "did you mean `plural-gen`?"),
    "a part of a verb": ("verb-visit =\n    .twon = у { GEN($what) }\n", "twon", "did you mean `on`?"),
    "a name": ("\nkind-stal = лавка\n    .genn = лавки\n", "stal", "did you mean `stall`?"),
    "a mark": ("\nmark-course = курс\n", "mark", "its words are called `counter-course`"),
    "a sort": ("\nknid-stall = лавка\n", "knid", "did you mean `kind`?"),
    "a gender": (
        "\nending-market_day = настал день ярмарки\n    .gender = female\n",
        "female",
        "there is: `m`, `f`, `n`, `pl`",
    ),
}


@pytest.mark.parametrize(("more", "word", "help"), STRANGE.values(), ids=STRANGE)
def test_words_that_no_text_asks_for_are_told_at_the_word(told, more: str, word: str, help: str) -> None:
    (fault,) = told(language="ru", more="\n" + more)
    assert (fault.code, fault.span.text) == ("unknown-words", word)
    assert fault.help.startswith(help)


def test_names_of_another_game_are_told_together(tmp_path: Path) -> None:
    shutil.copy(ROOT / "tests/cards/base.moo", tmp_path / "base.moo")
    (tmp_path / "words").mkdir()
    lines = ["fact-wick = wick", "kind-lamp = lamp", "verb-light = light", "kind-stal = stall", "deed-light = light"]
    (tmp_path / "words/en.ftl").write_text("\n".join(lines) + "\n", "utf-8")
    together, slip = [one for one in faults(open_book(tmp_path), ["en"]) if one.code == "unknown-words"]
    assert together.message == "3 names of this file do not exist: `wick`, `lamp`, `light`"
    assert together.help == "delete their words, or write names of the game: in lines 1, 2, 3, 5"
    assert slip.help == "did you mean `stall`?"


def test_what_a_message_of_the_pack_asks_for_may_be_called_anything(told) -> None:
    more = "\nneatly = аккуратно\n-our-town = город\ncounter-fame =\n    .plural = { neatly.plural }\n"
    assert told(language="ru", more=more + "neatly =\n    .plural = славы\n".replace("neatly =", "neat-ly =")) != []
    assert told(language="ru", more=more.replace("neatly.plural", "neatly")) == []


@pytest.mark.parametrize("said", ["", " слава"], ids=["nothing", "the same"])
def test_what_the_help_says_adds_the_form_and_keeps_the_others(told, said: str) -> None:
    assert told(language="ru", without="    .acc = славу\n", more=f"\ncounter-fame ={said}\n    .acc = славу\n") == []


def test_a_word_of_an_expansion_that_is_another_one_has_none_of_the_old_forms() -> None:
    said = Sentences("ru")
    said.add("counter-fame = слава\n    .acc = славу\n")
    said.add("counter-fame = известность\n    .gender = f\n")
    assert said.find("counter-fame") == "известность" and said.find("counter-fame", "gender") == "f"
    assert said.find("counter-fame", "acc") is None


def test_places_of_a_board_without_a_name_are_told_once(told) -> None:
    ring = 'kind bed is place "bed"\n{0}\nboard fence of bed "Fence"\n'
    ring += '    ru      "Забор"\n    form    ring\n    length  5\n\n'
    ring += 'zone herbs of stall for each bed "herbs"\n\naction planting "Plant"\n    ru "Сажать"\n'
    ring += "    put a stall from your hand into fence_1's herbs\n"
    word = "kind-bed = грядка\n    .gender = f\nzone-herbs = травы\n    .gender = pl\nboard-fence = Забор\n"
    found = [one for one in told(ring.format(""), "ru", more=word) if "fence" in one.message]
    assert [(one.code, one.help) for one in found] == [
        ("missing-words", 'write `ru "…"` under `kind bed`: its places are called so, with their numbers')
    ]
    named = told(ring.format('    ru "грядка"\n'), "ru", more=word)
    assert not [one for one in named if "fence" in one.message]


def test_forms_that_are_missing_of_one_word_are_told_together(told) -> None:
    (fault,) = told(language="ru", without="    .gen = монеты\n    .acc = монету\n")
    assert fault.message.startswith("the Russian text speaks of `coin`, and `counter-coin` lacks: ")
    assert {"genitive", "accusative"} <= set(fault.message.rpartition(": ")[2].split(", "))


def test_a_value_that_nobody_says_is_told(told) -> None:
    (fault,) = told(without="    .more = sowing brings { $of } { $change } grain more\n")
    assert fault.help == "write into words/en.ftl `value-harvest =` with `.more = … { $change }`"


def test_a_line_that_is_no_message_is_told_with_its_place(told) -> None:
    (fault,) = told(more="\nvalue-luck luck\n")
    assert fault.code == "wrong-words" and fault.span.source.name.endswith("words/en.ftl")
    assert fault.span.source.line(fault.span.line) == "value-luck luck"


@pytest.mark.parametrize(
    ("words", "line", "message"),
    [
        ("value-luck luck\n", "value-luck luck", "`=` is missing"),
        ("value-luck = luck { $of\nvalue-fate = fate\n", "value-luck = luck { $of", "`}` is missing"),
        ("value-luck = luck\n    gen = of luck\n", "    gen = of luck", "a form begins with a dot: `.gen`"),
        ("value-luck = luck\n    .удача = luck\n", "    .удача = luck", "names here have letters from a to z"),
        ("value-luck =\n", "value-luck =", "`value-luck` says nothing"),
        ("удача = luck\n", "удача = luck", "names here have letters from a to z"),
    ],
    ids=["equals", "brace", "dot", "letters", "nothing", "letters of a name"],
)
def test_what_a_line_of_words_lacks_is_told_in_our_own_words(told, words: str, line: str, message: str) -> None:
    fault = told(more="\n" + words)[0]
    assert (fault.code, fault.message) == ("wrong-words", message)
    assert fault.span.source.line(fault.span.line) == line


def test_a_message_that_asks_for_a_part_it_is_not_given_is_told_with_its_place(told) -> None:
    line = "    .more = sowing brings { $of } { $change } grain more\n"
    (fault,) = told(without=line, more="\nvalue-harvest =\n    .more = sowing brings { $whom } more\n")
    assert (
        fault.code == "wrong-words"
        and fault.span.source.line(fault.span.line) == "    .more = sowing brings { $whom } more"
    )
    assert "`value-harvest.more` cannot be said" in fault.message and "`$whom`" in fault.message
    assert fault.help == "it is given `$change`, `$of`, and nothing else"


@pytest.mark.parametrize("call", ["NUMBER($of)", "DATETIME($of)", "GEN()", "GEN($of, 1, 2)"])
def test_a_function_that_is_given_what_it_cannot_use_is_told_without_python(told, call: str) -> None:
    line = "    .more = sowing brings { $of } { $change } grain more\n"
    (fault,) = told(without=line, more=f"\nvalue-harvest =\n    .more = sowing brings {{ {call} }} more\n")
    assert fault.message == "`value-harvest.more` cannot be said: a function in it is given what it cannot use"
    assert fault.help == "write `{ $what }`, or a case of it: `{ GEN($what) }`"


def test_a_word_that_asks_for_a_part_is_told_wherever_it_stands(told) -> None:
    fault = told(without="counter-coin = coin\n", more="\ncounter-coin = coin { $what }\n")[0]
    assert fault.message == "`counter-coin` cannot be said: it is not given `$what`"


@pytest.mark.parametrize(
    ("more", "line", "message"),
    [
        ("fame-a = { fame-a }\n", "fame-a = { fame-a }", "`fame-a` would be said with itself, without end"),
        ("fame-a = { fame-b.x }\nfame-b = b\n    .x = { fame-a }\n", "fame-a = { fame-b.x }", "`fame-a` would be"),
        ("fame-a = { -none }\n", "fame-a = { -none }", "there is no message `-none`"),
        ('fame-a = { OPEN("/etc/passwd") }\n', 'fame-a = { OPEN("/etc/passwd") }', "there is no function `OPEN`"),
        ("fame-a = fa\x1b]0;Xme\n", "fame-a = fa\x1b]0;Xme", "an invisible character stands here: U+001B"),
        ("fame-a = fa\u202eme\n", "fame-a = fa\u202eme", "an invisible character stands here: U+202E"),
        ("fame-a = " + DEEP + "\n", "fame-a = " + DEEP, "there are too many braces in each other"),
        (MANY, "", "`fame-3` is said with more than 200 other messages"),
        (CHAIN, "fame-0 = { fame-1 }", "`fame-0` is said with more than 200 other messages"),
    ],
    ids=["itself", "each other", "unknown", "function", "escape", "backwards", "deep", "many", "chain"],
)
def test_words_that_cannot_be_said_are_told_with_their_line(told, more: str, line: str, message: str) -> None:
    fault = told(more="\n" + more)[0]
    assert fault.code == "wrong-words" and fault.message.startswith(message)
    assert fault.span.source.name.endswith("words/en.ftl")
    assert not line or fault.span.source.line(fault.span.line) == line


def test_what_cannot_be_said_where_things_are_put_into_order_is_told(tmp_path: Path) -> None:
    """The site sorts cards by their titles before any of them is said."""
    (tmp_path / "pack.moo").write_text(Path(ROOT / "tests/cards/base.moo").read_text("utf-8"), "utf-8")
    shutil.copytree(WORDS, tmp_path / "words")
    book = open_book(tmp_path)

    def also(prose: Prose) -> Iterator[tuple[Span, Callable[[], object]]]:
        raise Unsaid("counter-fame", "cannot be said: too many parts", True)
        yield

    with (tmp_path / "words/en.ftl").open("a", encoding="utf-8") as file:
        file.write("\ncounter-fame = fame\n")
    assert "`counter-fame` cannot be said: too many parts" in [one.message for one in faults(book, ["en"], also=also)]


def test_words_that_are_not_text_are_told_with_their_file(told, tmp_path: Path) -> None:
    told()
    (tmp_path / "words/en.ftl").write_bytes(b"a = \xff\xfe\n")
    (fault,) = faults(open_book(tmp_path), ["en"])
    assert fault.code == "not-utf8" and fault.span.source.name.endswith("words/en.ftl")


# ---- texts of a designer --------------------------------------------------------------------------------------------

RAID = ("    after you visit an opponent:", "        target loses 2 fame", "        gain 1 coin")
EACH = ("    at market start:", "        each opponent", "            lose 2 fame")


@pytest.mark.parametrize(
    ("rule", "language", "text"),
    [
        (RAID, "en", "Your neighbour loses 2 fame, and you take a coin."),
        (RAID, "en", "After you visit an opponent: two fame lost by your neighbour, 1 coin gained by you."),
        (RAID, "ru", "Ваш сосед теряет две славы, а вы берёте монету."),
        (EACH, "en", "All your opponents lose 2 fame."),
        (EACH, "ru", "В начале ярмарки: все соперники теряют 2 славы."),
    ],
)
def test_the_same_in_other_words_is_right(told, rule: tuple[str, ...], language: str, text: str) -> None:
    assert [fault.message for fault in told(stall(*rule, text=f'{language} "{text}"'), language)] == []


@pytest.mark.parametrize(
    ("rule", "language", "text", "difference"),
    [
        (RAID, "en", "Your neighbour loses 3 fame, and you take a coin.",
         "its numbers are `3`, and those of the rule `2`"),
        (RAID, "en", "Your neighbour loses fame, and you take a coin.", "its numbers are none"),
        (RAID, "en", "Your neighbour loses 2 grain, and you take a coin.", "it speaks of `coin`, `grain`"),
        (RAID, "en", "Each opponent loses 2 fame, and you take a coin.",
         "it is about `each opponent`, and the rule about"),
        (RAID, "en", "You lose 2 fame and take a coin.", "it is about none, and the rule about `an opponent`"),
        (RAID, "en", "At the end of the game: your neighbour loses 2 fame, you take a coin.", "its moment is"),
        (RAID, "ru", "Ваш сосед теряет три славы, а вы берёте монету.", "its numbers are `3`"),
        (RAID, "ru", "Ваш сосед теряет 2 монеты.", "it speaks of `монета`, and the rule of `монета`, `слава`"),
        (EACH, "ru", "Соперник теряет 2 славы.", "it is about `соперник`, and the rule about `каждый соперник`"),
        (EACH, "ru", "Каждый игрок теряет 2 славы.", "it is about `каждый игрок`"),
        (EACH, "ru", "После визита: каждый соперник теряет 2 славы.", "its moment is `После визита`"),
    ],
)  # fmt: skip
def test_a_text_that_says_another_rule_is_refused(
    told, rule: tuple[str, ...], language: str, text: str, difference: str
) -> None:
    found = told(stall(*rule, text=f'{language} "{text}"'), language)
    assert [fault.code for fault in found] == ["text-differs"]
    assert difference in found[0].message
    assert found[0].span.text == f'"{text}"' and found[0].notes[0].caption.startswith("the rule is printed `")


def test_a_sentence_that_is_still_to_be_written_shows_its_holes(told) -> None:
    guarded = 'value is_calm of player = yes\n\naction dozing "Doze"\n    needs is_calm of you\n    gain 1 fame\n'
    (fault,) = told(guarded)
    assert fault.help == "write into words/en.ftl `value-is_calm = …` with `.yes = { $of } …`"
    (begun,) = told(guarded, more="value-is_calm = …\n    .yes = { $of } …\n")
    assert begun.help.endswith("`.yes = { $of } …`") and begun.span.source.name.endswith("en.ftl")
    assert told(guarded, more="value-is_calm = calm\n    .yes = { $of } may rest\n") == []


def test_a_title_that_an_expansion_changed_lacks_its_translation_there(tmp_path: Path) -> None:
    change = '\nchange building frigate of orion "Corvette"\n    points  2\n'
    (tmp_path / "further.moo").write_text(FURTHER + change, "utf-8")
    found = [one for one in faults(open_book(tmp_path), ["ru"]) if "frigate" in str(one.message)]
    assert [(one.span.source.name, one.code) for one in found] == [(str(tmp_path / "further.moo"), "missing-words")]
