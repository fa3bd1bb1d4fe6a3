discovery_tile ancient_cruiser "Ancient Cruiser"
    ru      "Крейсер древних"
    copies  3

    # R49
    reward:
        needs is_in_sector of this card
        needs there is a ship in your supply where it is cruiser
        send (the ship from your supply where it is cruiser) into this card's hex    ## allow several-fit all are alike
