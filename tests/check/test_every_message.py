"""Every message that an author can be told has a card in `tests/cards/bad`, or an example of the catalogue, that is
told it.

When the first test fails, a message has no such card yet: write one that reaches it (CONTRIBUTING.md, "Add a check"). A
message that no card can reach is taken out of the program.
"""

from __future__ import annotations

from corpus import BAD, faults_of, inputs, sentences, templates, written

from interpreter.report import CATALOGUE
from reference import situations

ROOMS = ("interpreter/check/", "interpreter/analysis/", "interpreter/syntax/", "interpreter/loader.py")
# What no text of a card can show, and where it is shown.
ELSEWHERE = {
    "the folder `{1}` has {2} `.moo` files; {3} are read at most": "no text, but a folder: tests/doors/authoring",
    "the folder `{1}` has more than {2} folders, and no game has": "the same: tests/check/test_files.py",
    "give the folder of a game": "the same",
    "`{1}` is no file of cards: the names of those end in `.moo`": "no text, but a name: tests/check/test_files.py",
    "if cards stand in it, call it `{1}`": "the same",
    "cards are given by a name, a path or a text that was read, not by {1}": "no text: tests/engine",
    "the file is empty": "a card that shows it would not be empty: tests/syntax",
    "the number of a ruling such as `X58`": "told as `a value of the fact`, as the grammar is now",
    "`change` or `replace`": "begins a declaration, of which is told what it may be",
    "`after` or `before`": "told as `a line that says when`, as the grammar is now",
    "`top` or `bottom`": "stands behind five others wherever it can stand, and five are told",
    "a word such as `into`": "told as `into or another such word`, as the grammar is now",
}
# Not reached yet. This list only gets shorter.
LEFT = {
    "any number",
    "it is always {1}",
    "what is asked here",
}


def lacking() -> dict[str, str]:
    """The templates of the rooms that nothing of the corpus reaches, each with its place."""
    faults = [fault for path in BAD for text in inputs(path) for fault in faults_of(text, path)]
    faults += [fault for code in CATALOGUE for fault in situations.faults_of(code)]
    reached = {key for fault in faults for sentence in sentences(fault) for key in templates(sentence)}
    return {key: place for key, place in written().items() if place.startswith(ROOMS) and key not in reached}


def test_every_message_has_a_bad_card_that_reaches_it() -> None:
    known = ELSEWHERE.keys() | LEFT
    found = lacking()
    new = [f"{place}: {key}" for key, place in found.items() if key not in known]
    assert not new, "write cards into tests/cards/bad that reach:\n" + "\n".join(new)
    old = sorted(known - set(found))
    assert not old, "a card reaches this message, or nobody writes it any more; take it out of the list:\n" + "\n".join(
        old
    )
