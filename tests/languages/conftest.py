"""Plain modules that these tests share with others."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "cards"))  # corpus.py, which lies beside the cards
