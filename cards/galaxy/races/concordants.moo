race concordants "Concordants"
    ru       "Конкорданты"
    symbols  diplomatic, diplomatic, cultural
    source   effect original, numbers original
