"""What mkdocs calls while it builds the documentation: the pages of the reference are made, in both languages."""

from __future__ import annotations

import sys
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

sys.path.insert(0, str(Path(__file__).parents[1]))

import reference


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages of the reference to those that are written by hand."""
    for language in reference.LANGUAGES:
        folder = "" if language == "en" else f"{language}/"
        for path, text in reference.pages(language).items():
            files.append(File.generated(config, folder + path, content=text))
    return files
