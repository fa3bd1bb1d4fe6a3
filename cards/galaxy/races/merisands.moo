race merisands "Merisands"
    ru       "Мерисанды"
    cells    2 yard yellow, yard blue, yard green, 2 upper yellow, upper red, lower yellow, lower green, lower red, 3 program yellow, program red, program black
    symbols  economic, economic, diplomatic
    source   effect original, numbers original

    upper:
        take_from commerce_deck

    lower:
        take_from leader_deck
