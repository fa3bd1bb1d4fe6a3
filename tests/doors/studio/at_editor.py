"""What somebody types into the editor of the studio in a browser."""

from __future__ import annotations

from typing import Any

# The editor itself indents each line as the one above. Two slips: `hul`, `glorry`.
CARD = 'ship brig "Brig"\n    ru     "Бриг"\nhul    3\ncrew   2\n\nafter this ship gains damage:\n    gain 1 glorry'


def written(page: Any, text: str) -> None:
    """Everything in the editor is replaced by what somebody types."""
    page.locator(".cm-content").click()
    page.keyboard.press("Control+a")
    page.keyboard.press("Delete")
    for number, line in enumerate(text.split("\n")):
        if number:
            page.keyboard.press("Escape")  # no offer is taken
            page.keyboard.press("Enter")
        page.keyboard.insert_text(line)


def pasted(page: Any, text: str) -> None:
    """Everything in the editor is replaced by a text, at once, and the cursor stands at its beginning."""
    page.locator(".cm-content").click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(text)
    page.keyboard.press("Control+Home")
