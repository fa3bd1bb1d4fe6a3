"""What every game must hold, whatever is played: Hypothesis picks the game, the seats, the seed and the answers.

In CI the examples are always the same ones; by hand they differ from run to run. `make test` looks at a sample, `make
soak` at sixty times as many: `MOODSL_EXAMPLES` says how many times.
"""

import os
import sys
from pathlib import Path

from hypothesis import HealthCheck, settings

sys.path.insert(0, str(Path(__file__).parent))

from positions import MANY

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("ci", max_examples=MANY, derandomize=True, deadline=None, suppress_health_check=SLOW)
settings.register_profile("hand", max_examples=MANY, deadline=None, suppress_health_check=SLOW)
settings.load_profile("ci" if os.environ.get("CI") else "hand")
