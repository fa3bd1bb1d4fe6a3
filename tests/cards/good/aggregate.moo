value z = total income of cards in your systems
value b = highest shows of (spaces in your money_track where it is empty)
value c = lowest size of your tiles
value d = highest of your resources
value e = total of resources
value f = highest of your food and 3
value g = lowest of your food, (your coin - 1), (2 + 3) and price of it for you + 1
