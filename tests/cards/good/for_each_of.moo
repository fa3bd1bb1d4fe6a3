action tidying
    for each number from 1 to 3 as size
        gain (size) fame
    for each number from your fame - 1 to highest of your resources where it is not 2
        gain 1 fame
    for each resource as kept where your kept is at least 1
        lose 1 kept
    for each colour
        draw 1 card
    for each card in your hand as one_card where it is blue, by highest points
        discard one_card
    for each square adjacent to here as next
        gain 1 fame
