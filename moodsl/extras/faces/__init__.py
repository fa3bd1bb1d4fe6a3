"""Card faces: drawn from a pack's cards, its looks and its prose, measured so that nothing is ever too long.

Takes a `Book` and gives drawings, which are written as SVG or as sheets to print (PDF). Knows no game: where a
fact is shown, which sign a resource has and which ink a word, a pack says in its `faces.json` (`looks`).
"""

from moodsl.extras.faces.faces import Faces, face
from moodsl.extras.faces.looks import FaceFault, Looks
from moodsl.extras.faces.metrics import font_file, stylesheet
from moodsl.extras.faces.shapes import Drawing

__all__ = ["Drawing", "FaceFault", "Faces", "Looks", "face", "font_file", "stylesheet"]
