conflict crusade "Crusade"
    ru       "Священный поход"
    symbols  cultural
    loot     2
    source   effect "rulebook, an example of a conflict", numbers original
