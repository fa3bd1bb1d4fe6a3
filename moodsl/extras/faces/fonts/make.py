"""How the fonts of the faces were made: cut down to what cards are written with, and measured.

    python -m moodsl.extras.faces.fonts.make FOLDER

FOLDER holds the whole TrueType fonts (see README.md). For each font a `.woff2` is written, and for all of them
`metrics.json`: the widths of the letters and the pairs that are set closer or wider, in thousandths of the size. The
pairs are put into the font as a plain list, so that every program that draws a face sets it exactly as it was measured.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0

HERE = Path(__file__).parent
FONTS = {
    "regular": "FiraSans_400Regular.ttf",
    "bold": "FiraSans_600SemiBold.ttf",
    "narrow": "FiraSansCondensed_600SemiBold.ttf",
}
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x180)]
CYRILLIC = [*range(0x400, 0x460), 0x490, 0x491]
SIGNS = [ord(sign) for sign in "–—‘’‚“”„•…‹›№−×≤≥←→↑↓"]
MARKS = [ord(sign) for sign in "-–—‘’“”„«».,:;!?()…"]
PAIRED = [{*range(0x41, 0x7B), *range(0xC0, 0x100), *MARKS}, {*CYRILLIC, *MARKS}]  # two letters of one alphabet
LEAST = 10  # a pair that moves by less is set as it is
TABLES = {"GlyphOrder", "head", "hhea", "maxp", "OS/2", "hmtx", "cmap", "loca", "glyf", "name", "post", "kern"}


def pairs_of(font: TTFont) -> dict[tuple[str, str], int]:
    """The pairs of letters that the font moves, by how much."""
    letters = font.getBestCmap()
    alphabets = [{letters[code] for code in codes if code in letters} for codes in PAIRED]
    glyphs = set().union(*alphabets)
    table = font["GPOS"].table
    wanted = {
        at for one in table.FeatureList.FeatureRecord if one.FeatureTag == "kern" for at in one.Feature.LookupListIndex
    }
    found: dict[tuple[str, str], int] = {}
    for at in sorted(wanted):
        seen: set[tuple[str, str]] = set()
        for outer in table.LookupList.Lookup[at].SubTable:
            part = outer.ExtSubTable if outer.LookupType == 9 else outer
            for pair, moved in moves(part, glyphs):
                if pair not in seen:
                    seen.add(pair)
                    found[pair] = found.get(pair, 0) + moved
    return {
        pair: moved
        for pair, moved in sorted(found.items())
        if abs(moved) >= LEAST and any(alphabet.issuperset(pair) for alphabet in alphabets)
    }


def moves(part: Any, glyphs: set[str]) -> Iterator[tuple[tuple[str, str], int]]:
    """The pairs of one table of pairs, also those that it says are not moved."""
    for place, first in enumerate(part.Coverage.glyphs):
        if first not in glyphs:
            continue
        if part.Format == 1:
            for record in part.PairSet[place].PairValueRecord:
                if record.SecondGlyph in glyphs:
                    yield (first, record.SecondGlyph), getattr(record.Value1, "XAdvance", 0)
            continue
        row = part.Class1Record[part.ClassDef1.classDefs.get(first, 0)].Class2Record
        for second in glyphs:
            yield (first, second), getattr(row[part.ClassDef2.classDefs.get(second, 0)].Value1, "XAdvance", 0)


def cut(path: Path) -> tuple[TTFont, dict[str, object]]:
    """A font with only our letters, and its measures."""
    font = TTFont(path)
    options = Options(
        hinting=False, layout_features=["kern"], notdef_outline=True, name_IDs=[0, 1, 2, 3, 4, 5, 6, 7, 13, 14]
    )
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[*LATIN, *CYRILLIC, *SIGNS])
    subsetter.subset(font)
    pairs = pairs_of(font)
    for tag in set(font.keys()) - TABLES:
        del font[tag]
    table = KernTable_format_0()
    table.coverage, table.tupleIndex, table.kernTable = 1, None, pairs
    font["kern"] = newTable("kern")
    font["kern"].version, font["kern"].kernTables = 0, [table]
    letters = {chr(code): glyph for code, glyph in sorted(font.getBestCmap().items())}
    unit = 1000 / font["head"].unitsPerEm
    close: dict[str, dict[str, str]] = {}
    for first, glyph in letters.items():
        for second, other in letters.items():
            if moved := pairs.get((glyph, other)):
                row = close.setdefault(first, {})
                row[str(round(moved * unit))] = row.get(str(round(moved * unit)), "") + second
    return font, {
        "descent": round(-font["hhea"].descent * unit),
        "capital": round(font["OS/2"].sCapHeight * unit),
        "small": round(font["OS/2"].sxHeight * unit),
        "widths": {letter: round(font["hmtx"][glyph][0] * unit) for letter, glyph in letters.items()},
        "pairs": close,
    }


def main(folder: Path) -> None:
    """Cut and measure all fonts."""
    measures = {}
    for name, file in FONTS.items():
        (path,) = folder.rglob(file)
        font, measures[name] = cut(path)
        font["head"].modified = font["head"].created
        font.recalcTimestamp = False
        font.flavor = "woff2"
        font.save(HERE / f"{name}.woff2")
        pairs = sum(len(table.kernTable) for table in font["kern"].kernTables)
        size = (HERE / f"{name}.woff2").stat().st_size
        print(f"{name}.woff2: {len(font.getGlyphOrder())} signs, {pairs} pairs, {size} bytes")
    text = json.dumps(measures, ensure_ascii=False, indent=None, separators=(",", ":"))
    (HERE / "metrics.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
