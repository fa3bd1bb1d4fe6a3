leader world_gardener "World Gardener"
    ru      "Садовница миров"
    cells   green, blue
    steals  yellow
    asks    cultural
    source  effect original, numbers original

    always:
        if this card's is_content is yes
            your green_in_blue is yes
