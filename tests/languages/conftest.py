"""The texts that the program can write are read out of its source by modules that lie here."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
