setup:
    for each card in discard_pile
        put it into deck
    for each card in discard_pile where it is not top of discard_pile
        put it into deck
    for each (card in discard_pile)
        put it into deck
    for each sector in galaxy where number of sides in it is at least 2, by highest number
        fight sector
    for each class in classes, by lowest initiative, by highest size, by lowest age
        volley class
    for each target's card
        flip it
