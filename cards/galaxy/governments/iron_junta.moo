government iron_junta "Iron Junta"
    ru      "Железная хунта"
    cells   2 yard red, yard blue, yard green
    source  effect original, numbers original

    always:
        your loot_bonus is 1 more
