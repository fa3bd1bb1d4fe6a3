ware tea_brick "Tea Brick"
    sort    tea
    worth   2
    copies  2

    # Whoever has tea bricks is paid when tea goes out of a stall, his own or another's.
    after a ware rests:
        if card's sort is tea
            gain 2 coin
