# A part with a name of its own is compared with the thing that is looked at.

to copy other (stall)
    needs there is no stall in your lanes where its colour is other's colour
    for each stall in your lanes where it is not other
        gain 1 fame

action copying "Copy"
    copy a stall from your hand

# Only the thing that is looked at is spoken of here, by its noun.
to praise stall
    for each stall in your lanes where stall's colour is red
        gain 1 fame

action praising "Praise"
    praise a stall from your hand
