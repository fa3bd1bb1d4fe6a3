conflict border_war "Border War"
    ru       "Пограничная война"
    symbols  military
    loot     2
    source   effect original, numbers original
