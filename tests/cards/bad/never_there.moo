# A card has the slots that its abilities name, and no others.

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    sell [A]:
        gain 1 coin

    at market start:
        put 1 worker from your hut into this card's [A]
        put 1 worker from your hut into this card's [B]     ### never-there
---
# Of several cards at least one must have it.

action settling "Settle"
    choose a stall from your stalls
    if stall's [B] is empty
        put 1 worker from your hut into stall's [A]
    choose a guest from your bench
    put 1 worker from your hut into guest's [B]             ### never-there
    gain 1 fame
