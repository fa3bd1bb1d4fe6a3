patron the_thief "The Thief"
    after beg_from:
        may
            pay 1 renown
            put a card from target's pouch into your pouch
