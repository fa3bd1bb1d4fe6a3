play:
    repeat 3 times
        draw 1 card
    repeat count times
        draw 1 card
    repeat (conflict's spoils) times
        draw 1 card
    repeat at most 8 times
        perform an action
    repeat at most 3 times while your drawn is not empty
        discard a card
