value z = total income of cards in your systems
value b = highest shows of (spaces in your money_track where it is empty)
value c = lowest size of your tiles
value d = highest of your resources
value e = total of resources
