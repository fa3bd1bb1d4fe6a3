discovery_tile ancient_warp_portal "Ancient Warp Portal"
    ru  "Гиперпортал древних"

    # R54
    reward:
        needs this card is not in labs_find
        put (the structure in structure_box where it is ancient_gate) into this card's hex's structures
