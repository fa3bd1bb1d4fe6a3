discovery_tile ancient_monolith "Ancient Monolith"
    ru  "Монолит древних"

    # R51
    reward:
        needs this card is not in labs_find
        needs there is no structure in this card's hex's structures where it is monolith
        put (the structure in structure_box where it is monolith) into this card's hex's structures    ## allow several-fit all are alike
