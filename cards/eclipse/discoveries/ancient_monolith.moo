discovery_tile ancient_monolith "Ancient Monolith"
    ru  "Монолит древних"

    # R51
    reward:
        needs is_in_sector of this card
        needs there is no structure in this card's hex's structures where it is monolith
        put (the structure from structure_box where it is monolith) into this card's hex's structures    ## allow several-fit all are alike
