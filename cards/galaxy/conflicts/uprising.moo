conflict uprising "Uprising"
    ru       "Восстание"
    symbols  cultural
    loot     1
    source   effect original, numbers original
