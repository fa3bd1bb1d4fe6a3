"""`moo explain`: a code of a fault, a game, a card or any other name."""
