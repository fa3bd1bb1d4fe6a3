leader regent "Regent"
    ru      "Регент"
    asks    diplomatic
    source  effect original, numbers original

    after you begin_turn:
        if this card's is_content is yes and your has_most_symbols is yes
            take_cubes with count 1
