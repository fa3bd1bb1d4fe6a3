"""A studio that has to wait for the processor is not taken for one that does not listen."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from moodsl.extras.studio.process import StudioProcess

LIMIT = 0.2


@pytest.mark.parametrize(("does", "listens"), [("time.sleep(60)", True), ("exec('while True: pass')", False)])
def test_a_studio_is_judged_by_its_work_and_not_by_the_clock(tmp_path: Path, does: str, listens: bool) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", f"import time; print(flush=True); {does}"], stdout=subprocess.PIPE
    )
    assert process.stdout is not None and process.stdout.readline()

    async def judged() -> bool:
        studio = StudioProcess(tmp_path, "en", lambda said: None, lambda pack, dealt: "")
        asyncio.get_running_loop().call_later(6 * LIMIT if listens else 60, studio._listening.set)
        return await studio._listens(process.pid, LIMIT)

    try:
        assert asyncio.run(judged()) is listens
    finally:
        process.kill()
        process.wait()
