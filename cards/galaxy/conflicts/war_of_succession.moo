conflict war_of_succession "War of Succession"
    ru       "Война за наследство"
    cells    red_side green, red_side yellow, red_side red, red_side lost blue, blue_side yellow, blue_side blue, blue_side red, blue_side green
    symbols  diplomatic
    loot     1
    source   effect original, numbers original

    against_red:
        conquer by this

    against_blue:
        win_over this card's foe
