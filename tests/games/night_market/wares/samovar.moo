ware samovar "Samovar"
    sort    tea
    worth   3
    asks    3 coin

    when you would buy a tea ware:
        gain 1 renown
        buy ware

    after tend_to, once a game:
        gain 2 incense
