conflict great_blockade "Great Blockade"
    ru       "Великая блокада"
    symbols  economic
    loot     3
    source   effect original, numbers original
