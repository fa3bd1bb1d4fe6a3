ship sloop "Sloop"
    hull    2
    crew    2
    guns    swivel

    after this ship gains damage:
        set this card's stance to reeling

ship frigate "Frigate"
    hull    4
    crew    3
    guns    swivel, long_nine
    ally    sloop

    always:
        if this card's deck is full
            your cover is 1 more

    after this card rests, working or not:
        draw 1 gun

ship hulk "Hulk"
    hull    6
    crew    1
    guns    long_nine, mortar

    on mend:
        this card loses 1 damage

    always:
        your opponents cannot board this card

    face wrecked "Wrecked Hulk"

        always, working or not:
            your opponents cannot ram onto this card

ship gunboat "Gunboat"
    hull    2
    crew    1
    guns    swivel
    ally    hulk
    copies  2

wind the_wind "Wind"

gun swivel "Swivel Gun"
    calibre  1
    copies   3

gun long_nine "Long Nine"
    calibre  2
    copies   2

gun mortar "Mortar"
    calibre  3

    always:
        if number of your opponents' line is more than your afloat
            your cover is 1 more
