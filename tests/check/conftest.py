"""What the tests of the checker share lies in plain modules beside the cards."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "cards"))  # corpus.py
sys.path.insert(0, str(Path(__file__).parent))  # ways_out
