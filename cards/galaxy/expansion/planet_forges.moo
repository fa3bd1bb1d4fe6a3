expansion planet_forges "Planet Forges"
    ru       "Планетарные кузни"
    symbols  cultural
    source   effect original, numbers original

    always:
        your harvest_bonus is 1 more
