commerce imperial_mint "Imperial Mint"
    ru      "Имперский монетный двор"
    source  effect original, numbers original

    dismissal:
        take_cubes with count 5
