ship sloop "Sloop"
    hull    2
    crew    2

    after this ship gains damage:
        set this card's stance to reeling

ship frigate "Frigate"
    hull    4
    crew    3

    always:
        if this card's deck is full
            your cover is 1 more

ship hulk "Hulk"
    hull    6
    crew    1

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
