discovery_tile ancient_warp_portal "Ancient Warp Portal"
    ru  "Гиперпортал древних"

    # R54
    reward:
        needs is_in_sector of this card
        put (the structure from structure_box where it is ancient_gate) into this card's hex's structures
