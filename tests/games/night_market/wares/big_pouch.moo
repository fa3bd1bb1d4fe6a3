ware big_pouch "Big Pouch"
    sort    silk
    worth   1
    asks    1 coin, 1 incense
    copies  2

    # Both work: first the pouch is as large as this says, then larger by one for the second of its text.
    always:
        your pouch_room is 5
        your pouch_room is 1 more
