# The towns, the roads, the wagons, the goods and the errands.

town harbour "Harbour"
    wants   spice
    wealth  3

town oasis "Oasis"
    wants   salt
    wealth  2

town mine "Salt Mine"
    wants   silk
    wealth  1

town palace "Palace"
    wants   silk
    wealth  4

town hermitage "Hermitage"
    wants   spice
    wealth  1

road coast_road "Coast Road"
    ends    harbour, oasis
    dust    1

road salt_road "Salt Road"
    ends    oasis, mine
    dust    2

road kings_road "King's Road"
    ends    oasis, palace
    dust    3

road hidden_road "Hidden Road"
    ends    mine, palace
    dust    1

road pilgrims_way "Pilgrims' Way"
    ends    palace, hermitage
    dust    2

# A river flows from the first bank to the second.
river upper_river "Upper River"
    banks   hermitage, mine

river lower_river "Lower River"
    banks   mine, harbour

# ---- wagons, goods, stamps -------------------------------------------------------------------------------------------

wagon cart "Cart"
    room    1

wagon caravan "Caravan"
    room    3

good silk_bale "Bale of Silk"
    ware    silk
    copies  8

good salt_slab "Slab of Salt"
    ware    salt
    copies  8

good spice_sack "Sack of Spice"
    ware    spice
    copies  6

stamp seal "Seal"
    copies  5

# ---- errands ---------------------------------------------------------------------------------------------------------

errand royal_robe "The Royal Robe"
    asks    silk_bale, silk_bale
    leads   palace
    pays    6

    reward:
        gain 2 coin

    # Who dressed the king rides on at once.
    after you travel, used once a day:
        may
            pay 1 water
            take another turn

errand salted_fish "Salted Fish"
    asks    salt_slab
    leads   harbour
    pays    2

    always:
        your skins is 1 more
        if your fame is at least 10
            toll of (roads where its guard is you) is 2
        otherwise
            toll of roads is 1 less

errand feast "The Feast"
    asks    spice_sack, salt_slab
    pays    ?

    reward:
        gain (number of your deeds) fame

    always:
        your opponents cannot perform gossiping

errand letter "The Letter"
    leads   hermitage
    pays    3

    at day start:
        may
            pay 1 coin
            draw 1 good
        otherwise
            gain 1 water
