ware tea_house "Tea House"
    sort    tea
    worth   2
    asks    3 coin, 1 incense

    at night start:
        in any order
            may draw 1 bid
            may beg_from an opponent
