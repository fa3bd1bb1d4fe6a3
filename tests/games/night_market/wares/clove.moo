ware clove "Clove"
    sort    spice
    worth   1
    asks    2 coin
    copies  2

    after buy, once a dusk:
        draw 1 bid
        discard 1 card from your pouch
