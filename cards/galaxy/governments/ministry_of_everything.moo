government ministry_of_everything "Ministry of Everything"
    ru      "Министерство всего"
    cells   2 upper black, lower black, lower red, lower yellow
    source  effect original, numbers original

    upper:
        take_from leader_deck

    lower:
        take_from conflict_deck

    always:
        your black_in_yards is yes
