resource silver for each player "silver"
    range  9 to 0                       ### reversed-range

kind omen is card "omen"
    power   5 to 1                      ### reversed-range
    starts  omens

zone omens of omen

kind lot is die
    faces  6 to 1                       ### reversed-range

omen raven "Raven"
    power  3

    after build:
        gain 1 silver
        put top of omens into omens
        roll 1 lot as luck
        gain (number of luck) silver
