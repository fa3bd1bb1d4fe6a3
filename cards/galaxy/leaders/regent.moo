leader regent "Regent"
    ru      "Регент"
    asks    diplomatic
    source  effect original, numbers original

    after you begin_turn:
        if this card's is_content is yes and the player with the highest all_symbols is you
            take_cubes with count 1
