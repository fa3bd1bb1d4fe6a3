leader star_surveyor "Star Surveyor"
    ru      "Звёздный землемер"
    cells   blue, yellow
    steals  red
    asks    economic
    source  effect original, numbers original

    always:
        if this card's is_content is yes
            your looks_at is 1 more
