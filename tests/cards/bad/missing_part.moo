# A verb without what it needs.

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        build a stall from your hand                    ### missing-part
        build into a lane from your lanes               ### missing-part
        visit                                           ### missing-part
        put a card from your hand                       ### missing-part
        draw                                            ### missing-part
        gain                                            ### missing-part
        shuffle                                         ### missing-part
        set fame                                        ### missing-part
        roll 2 dice                                     ### missing-part
        perform                                         ### missing-part
        may
            pay                                         ### missing-part
            gain 1 coin

    end of game:
        rank                                            ### missing-part
        rank your coin                                  ### missing-part
