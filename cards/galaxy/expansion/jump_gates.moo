expansion jump_gates "Jump Gates"
    ru       "Прыжковые врата"
    cells    2 green, blue
    symbols  scientific
    source   effect original, numbers original

    always:
        your routes_freely is yes
