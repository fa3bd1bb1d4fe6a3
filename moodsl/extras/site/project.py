"""The project that the site is built from: a folder of Markdown for each language, and what mkdocs needs to know.

Everything in it is plain: Markdown, one settings file for all languages and one for each, a page frame, a style and two
scripts. Nothing is generated while mkdocs runs, so that another builder of the same settings (Zensical) can take over.
"""

from __future__ import annotations

import json
from importlib.resources import files

from attrs import frozen

from moodsl.extras.faces import font_file, stylesheet
from moodsl.extras.faces.metrics import FAMILIES
from moodsl.extras.site.markdown import titled
from moodsl.extras.site.names import Names
from moodsl.extras.site.pages.kinds import kinds_shown
from moodsl.extras.site.pages.places import open_places, path_of_place
from moodsl.extras.site.shelf import Shelf
from moodsl.extras.site.words import LANGUAGES

ASSETS = ("moo.css", "moo.svg", "site.js", "gallery.js")
FRAME = ("main.html", "partials/alternate.html", "partials/tabs-item.html")

BASE = """\
theme:
  name: material
  custom_dir: theme
  font: false  # nothing is fetched from another site
  logo: assets/moo.svg
  favicon: assets/moo.svg
  features: [navigation.tabs, navigation.indexes, navigation.top, content.code.copy]

use_directory_urls: true
plugins: []
extra_css: [assets/faces.css, assets/moo.css]
extra_javascript:
  - path: assets/site.js
    type: module
  - path: assets/gallery.js
    type: module

markdown_extensions:
  - admonition
  - attr_list
  - def_list
  - md_in_html
  - tables
  - toc:
      permalink: true
      toc_depth: 3
  - pymdownx.details
  - pymdownx.highlight:
      extend_pygments_lang:
        - name: moo  # Pygments knows another language of this name
          lang: moodsl
  - pymdownx.superfences

validation:
  omitted_files: warn
  absolute_links: warn
  unrecognized_links: warn
  anchors: warn
"""


@frozen
class Project:
    """What stands in the folder: every file by its path. `pages` are the paths of the pages, alike in each language."""

    files: dict[str, bytes]
    pages: frozenset[str]
    languages: tuple[str, ...]


def project_of(
    shelf: Shelf, pages: dict[str, dict[str, str]], assets: dict[str, dict[str, bytes]], address: str = ""
) -> Project:
    """The project. `pages` (Markdown) and `assets` are given by language and then by path in the site; `address` is
    where the site will stand, if that is known."""
    found = {"base.yml": BASE.encode()}
    here = files("moodsl.extras.site")
    for path in FRAME:
        found[f"theme/{path}"] = (here / "theme" / path).read_bytes()
    for language in shelf.languages:
        names = Names(shelf, language)
        found[f"{language}.yml"] = settings(names, address).encode()
        found[f"docs/{language}/assets/faces.css"] = stylesheet("fonts").encode()
        for name in FAMILIES:
            found[f"docs/{language}/assets/fonts/{name}.woff2"] = font_file(name).read_bytes()
        for path in ASSETS:
            found[f"docs/{language}/assets/{path}"] = (here / "assets" / path).read_bytes()
        for path, text in pages[language].items():
            found[f"docs/{language}/{path}"] = text.encode()
        for path, content in assets[language].items():
            found[f"docs/{language}/{path}"] = content
    return Project(found, frozenset(pages[shelf.languages[0]]), shelf.languages)


def settings(names: Names, address: str = "") -> str:
    """The settings of one language. They are JSON, which YAML contains. Only the page of what is not found, which may
    be shown at any address, needs to know that of the site."""
    words, language = names.words, names.language
    inside = language != names.shelf.languages[0]
    ways = {one: one + "/" if one != names.shelf.languages[0] else "" for one in names.shelf.languages}
    told = {
        "INHERIT": "base.yml",
        "site_name": titled(names.site),
        **({"site_url": f"{address.rstrip('/')}/{ways[language]}"} if address else {}),
        "docs_dir": f"docs/{language}",
        "site_dir": f"out/{language}",
        "theme": {"language": language, "palette": palette(names)},
        "extra": {
            "generator": False,
            "alternate": [
                {"name": LANGUAGES[one], "lang": one, "link": ("../" if inside else "") + way}
                for one, way in ways.items()
            ],
            "moo": {
                "root": "../" if inside else "",
                **{key: words(f"search-{key}") for key in ("hint", "close", "found", "none", "failed")},
                "search": words("search"),
            },
        },
        "nav": nav(names),
        "not_in_nav": "/cards/*\n/rulings/*",
    }
    return "# Made by moodsl: do not change it, it is written anew.\n" + "".join(
        f"{key}: {json.dumps(value, ensure_ascii=False)}\n" for key, value in told.items()
    )


def palette(names: Names) -> list[dict[str, object]]:
    """Light and dark colours: as the system has them, until the reader says otherwise."""
    return [
        {
            "media": f"(prefers-color-scheme: {mode})",
            "scheme": scheme,
            "primary": "custom",
            "accent": "custom",
            "toggle": {"icon": f"material/{icon}", "name": names.words(other)},
        }
        for mode, scheme, icon, other in (
            ("light", "default", "weather-night", "dark"),
            ("dark", "slate", "weather-sunny", "light"),
        )
    ]


def nav(names: Names) -> list[dict[str, object]]:
    """The ways through the site. Cards and scenarios are reached from their indexes."""
    words = names.words
    kinds = [{titled(names.plural(kind)): f"kinds/{kind.name}.md"} for kind, _cards in kinds_shown(names)]
    boards = [{titled(names.map_title(scene)): f"boards/{name}.md"} for name, scene in names.pictured.items()]
    shown: list[dict[str, object]] = [{words("boards"): boards}] if boards else []
    places = [{titled(names.called("zone", one.name)): path_of_place(one.name)} for one, _lying in open_places(names)]
    shown += [{words("places"): places}] if places else []
    return [
        {words("home"): "index.md"},
        {words("how-to-play"): "play.md"},
        {words("cards"): [{words("all-cards"): "cards/index.md"}, *kinds, {words("keywords"): "keywords.md"}]},
        *shown,
        {words("rulings"): "rulings/index.md"},
        {words("glossary"): "glossary.md"},
        {words("everything"): "everything.md"},
    ]
