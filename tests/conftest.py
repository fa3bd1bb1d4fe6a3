"""What holds for all tests: they depend on nothing outside of their own folders."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session", autouse=True)
def nothing_above(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Whatever lies in the folder of temporary files, tests do not find it: the search for a pack goes no higher than
    this folder, which looks like one that git keeps."""
    (tmp_path_factory.getbasetemp() / ".git").mkdir(exist_ok=True)
