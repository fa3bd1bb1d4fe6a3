"""Forms of sentences, each as a human would write it: shown on cards that have them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from moodsl.prose import Prose, written

ProseOf = Callable[[str, str], Prose]


@pytest.mark.parametrize(
    ("card", "english", "russian"),
    [
        ("kuruk", "Once per round, after building:", "Раз в раунд, после строительства:"),
        ("high_orbit_locator", "you may activate up to 2 of your cards.", "вы можете активировать до 2 из своих карт."),
        ("stellar_foundry", "systems whose bottom card is not “Alluvia”", "нижняя карта которой — не"),
        ("colony_ship", "at a discount of 2 resources", "со скидкой в 2 ресурса"),
        ("holographic_simulator", "put 1 cube from your actions into your reserve", "в свой резерв, чтобы взять"),
    ],
)
def test_a_form_of_a_sentence(card: str, english: str, russian: str, prose_of: ProseOf) -> None:
    assert english in " ".join(written(prose_of("orion", "en").card(card)))
    assert russian in " ".join(written(prose_of("orion", "ru").card(card)))


def test_one_of_some_things_is_not_told_by_a_number(prose_of: ProseOf) -> None:
    assert "Discard one of the drawn cards." in " ".join(written(prose_of("orion", "en").verb("exploit")))
    assert "Сбросьте одну из взятых карт." in " ".join(written(prose_of("orion", "ru").verb("exploit")))
