conflict embargo "Embargo"
    ru       "Эмбарго"
    symbols  economic
    loot     2
    source   effect original, numbers original
