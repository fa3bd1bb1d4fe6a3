commerce space_exchange "Space Exchange"
    ru       "Космобиржа"
    cells    2 yellow, blue
    symbols  economic
    source   title rulebook, effect original, numbers original

    after you begin_turn:
        may exchange_cube
