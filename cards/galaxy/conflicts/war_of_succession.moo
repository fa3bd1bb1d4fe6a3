conflict war_of_succession "War of Succession"
    ru       "Война за наследство"
    symbols  diplomatic
    loot     1
    source   effect original, numbers original
