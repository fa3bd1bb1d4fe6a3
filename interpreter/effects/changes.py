"""How a card changes a value: what replaces it comes first, then what is added and taken, and the limits at last."""

REPLACES, MORE, LESS, AT_LEAST, AT_MOST = 0, 1, -1, 2, 3  # what is above MORE is a limit
ADDED = (MORE, LESS)
LIMITS = (AT_LEAST, AT_MOST)
