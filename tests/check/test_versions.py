"""Which versions of a pack will do for another one."""

from __future__ import annotations

import pytest

from interpreter.model.versions import find_stretch, find_version, is_within

WITHIN = [
    ("1.2", "1.2"),
    ("1.2.1", "1.2"),
    ("1.99", "1.2"),
    ("0.1.9", "0.1"),
    ("3.0", "1.2 or later"),
    ("1.4.7", "1.2 to 1.4"),
    ("0.0.1", "any"),
]
OUTSIDE = [
    ("2.0", "1.2"),  # a new first number means that old packs may not fit any more
    ("1.1.9", "1.2"),
    ("0.2", "0.1"),  # while it is 0 the second number does
    ("1.1", "1.2 or later"),
    ("1.5", "1.2 to 1.4"),
    ("1.4.3", "1.2 to 1.4.2"),
    ("2.0", "1.2 to 1"),
]


@pytest.mark.parametrize(("version", "stretch"), WITHIN)
def test_a_version_that_will_do(version, stretch):
    assert is_within(version, stretch)


@pytest.mark.parametrize(("version", "stretch"), OUTSIDE)
def test_a_version_that_will_not_do(version, stretch):
    assert not is_within(version, stretch)


@pytest.mark.parametrize("text", ["1.2.3.4", "v1", "1.", "٣", "1234567890", "9" * 5000])
def test_what_is_no_version(text):
    assert find_version(text) is None and find_stretch(text) is None
