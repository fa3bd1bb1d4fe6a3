leader academician "Academician"
    ru      "Академик"
    cells   2 blue
    steals  green
    asks    scientific
    source  effect original, numbers original

    always:
        if this card's is_content is yes
            your blue_in_yellow is yes
