"""What somebody tries first, what he is told, and what he then writes: the ways out that messages name.

Each file here is about one subject, and its table `TRIED` has a row for each way out. The name of a row says what
somebody wants, and four texts follow: what he tries; the code and the message; the help; what he writes who does as
the help says. `test_ways_out.py` holds that he is told this and nothing else, and that what he writes then has no
fault. The cards and small games in which lines are tried are made in `games.py`; one that a single file needs stands
in that file.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

Row = tuple[str, str, str | None, str]
SUBJECTS = sorted({path.stem for path in Path(__file__).parent.glob("*.py")} - {"__init__", "games"})


def all_rows() -> dict[str, Row]:
    """All rows, each under its subject and its name."""
    tables = {subject: import_module(f"{__name__}.{subject}").TRIED for subject in SUBJECTS}
    return {f"{subject}: {name}": row for subject, table in tables.items() for name, row in table.items()}
