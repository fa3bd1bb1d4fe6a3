discovery_tile ancient_cruiser "Ancient Cruiser"
    ru      "Крейсер древних"
    copies  3

    # R49
    reward:
        needs there is a ship in your supply where it is cruiser
        put (the ship in your supply where it is cruiser) into this card's hex's fleet    ## allow several-fit all are alike
