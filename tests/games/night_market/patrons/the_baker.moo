patron the_baker "The Baker"
    at night start:
        gain 1 coin
