commerce imperial_mint "Imperial Mint"
    ru      "Имперский монетный двор"
    cells   2 yellow, lost yellow
    source  effect original, numbers original

    dismissal:
        take_cubes with count 5
