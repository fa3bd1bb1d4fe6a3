"""The programs that a site is made with: mkdocs for the pages of each language, pagefind for the index of all."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from interpreter.report.message import msg

OUTSIDE = ".highlight,.headerlink,.moo-neighbours,.moo-face,.moo-up,thead"  # what the search does not look at


def run_mkdocs(project: Path, out: Path, languages: Sequence[str]) -> None:
    """Make a site of each language, all at once; the first language lies at the root, the others in folders."""
    running = []
    for language in languages:
        command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"]
        command += ["-f", str(project / f"{language}.yml"), "-d", str(out.with_name(f"{out.name}-{language}"))]
        running.append(started(command))
    for process in running:
        finished(process, "mkdocs")
    first, *others = languages
    out.with_name(f"{out.name}-{first}").rename(out)
    for language in others:
        out.with_name(f"{out.name}-{language}").rename(out / language)


def run_pagefind(out: Path) -> None:
    """Make the index that the search reads: each language has its own, with its own endings of words."""
    shutil.rmtree(out / "pagefind", ignore_errors=True)
    command = [sys.executable, "-m", "pagefind", "--site", str(out), "--glob", "**/index.html", "--quiet"]
    command += ["--root-selector", ".md-content__inner", "--exclude-selectors", OUTSIDE]
    finished(started(command), "pagefind")
    for unused in (out / "pagefind").glob("pagefind-*ui.*"):  # the search has a dialog of its own
        unused.unlink()


def started(command: list[str]) -> subprocess.Popen[str]:
    """A program running beside us, quiet about its own plans."""
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    return subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
    )


def finished(process: subprocess.Popen[str], name: str) -> None:
    """Wait for a program; raises RuntimeError with what it said if it failed."""
    said, _ = process.communicate()
    if process.returncode:
        raise RuntimeError(msg("{} refused the pages: {}", name, " ".join(said.split())[-2000:]))
