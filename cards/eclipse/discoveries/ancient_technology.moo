discovery_tile ancient_technology "Ancient Technology"
    ru      "Технология древних"
    copies  3

    # R48
    reward:
        needs there is a technology in tray where is_takeable of it for you is yes
        choose a technology from tray where is_takeable of it for you is yes and its cost is the lowest
        take_free technology
