expansion planet_forges "Planet Forges"
    ru       "Планетарные кузни"
    cells    2 green, red
    symbols  cultural
    source   effect original, numbers original

    always:
        your harvest_bonus is 1 more
