commerce smugglers_guild "Smugglers' Guild"
    ru       "Гильдия контрабандистов"
    cells    yellow, red, black
    symbols  diplomatic
    source   effect original, numbers original

    after you complete_theft:
        take_cubes with count 1
