leader colonial_governor "Colonial Governor"
    ru      "Губернатор колоний"
    asks    economic, cultural
    source  effect original, numbers original

    always:
        if this card's is_content is yes
            your harvest_bonus is 1 more
