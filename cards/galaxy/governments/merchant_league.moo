government merchant_league "Merchant League"
    ru      "Торговая лига"
    source  effect original, numbers "rulebook, an example of projects for cards"

    always:
        your discard_bonus is 1 more
