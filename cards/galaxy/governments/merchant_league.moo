government merchant_league "Merchant League"
    ru      "Торговая лига"
    cells   2 upper yellow, 4 lower blue
    source  effect original, numbers "rulebook, an example of projects for cards"

    upper:
        take_from commerce_deck

    lower:
        take_development

    always:
        your discard_bonus is 1 more
