patron the_thief "The Thief"
    after beg_from:
        may
            pay 1 renown
            target chooses a card from their pouch
            put card into your pouch
