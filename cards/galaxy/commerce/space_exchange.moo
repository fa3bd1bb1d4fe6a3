commerce space_exchange "Space Exchange"
    ru       "Космобиржа"
    symbols  economic
    source   title rulebook, effect original, numbers original

    after you begin_turn:
        may exchange_cube
