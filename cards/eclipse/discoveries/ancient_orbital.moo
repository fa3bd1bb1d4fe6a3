discovery_tile ancient_orbital "Ancient Orbital"
    ru      "Орбитальная станция древних"
    copies  2

    # R50
    reward:
        needs is_in_sector of this card
        needs there is no structure in this card's hex's structures where it is orbital
        put (the structure from structure_box where it is orbital) into this card's hex's structures    ## allow several-fit all are alike
        gain 2 materials
