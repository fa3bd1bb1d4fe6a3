leader warden_of_the_vaults "Warden of the Vaults"
    ru      "Страж хранилищ"
    cells   2 red
    steals  yellow
    asks    cultural
    source  effect original, numbers original

    always:
        if this card's is_content is yes
            your is_guarded is yes
