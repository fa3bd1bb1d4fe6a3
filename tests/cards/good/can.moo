setup:
    if you can attack target
        attack target
    if they cannot build it into this system
        draw 1 card
    if target can be_hit
        draw 1 card
