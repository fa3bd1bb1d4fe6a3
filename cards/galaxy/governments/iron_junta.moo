government iron_junta "Iron Junta"
    ru      "Железная хунта"
    source  effect original, numbers original

    always:
        your loot_bonus is 1 more
