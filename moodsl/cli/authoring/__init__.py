"""Commands for somebody who writes cards: check, format, upgrade, and the rules text of what is written."""
