value z of card = card is in your hand
value b of card = card is not in your hand
value c of card = card is on table
value d of card = card is from hand
value e = cubes are not on them
