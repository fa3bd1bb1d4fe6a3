to rest
    gain 1 food

to build card (building) into system with discount (number)
    needs card is in your hand
    put card onto system

to mobilise "mobilise"
    ru "мобилизовать"
    gain 1 fleet

to strike target (ship) by hit_die
    lose 1 loyalty

to bring cube to place
    put cube into place

to sail ship along path
    put ship into path

to slide card under pile
    put card into pile

to fly ship through place
    put ship into place
