value z = top of discard_pile
value b = bottom of deck
value c = top 3 of your hand
