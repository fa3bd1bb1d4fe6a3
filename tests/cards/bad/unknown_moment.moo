# Moments that never come.

stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    at evning start:                    ### unknown-moment
        gain 1 coin

    at rest start:                      ### unknown-moment
        gain 1 coin

    at evening begin:                   ### unknown-moment
        gain 1 coin

    at market end:                      ### unknown-moment
        gain 1 coin

    end of evening:                     ### unknown-moment
        gain 1 coin

    after draw:                         ### unknown-moment
        gain 1 coin

    after an opponent shuffles:         ### unknown-moment
        gain 1 coin

    after build, once a season:         ### unknown-moment
        gain 1 coin
---
# An effect of the kind stands there by its name alone.
stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on age:                             ### unknown-moment
        gain 1 coin

    on sell:                            ### unknown-moment
        gain 1 coin

---
# Where a kind never works, what its cards do stands under their effects.
kind omen is card "omen"
    effect  speak
    starts  omens

zone omens of omen "omens"

action hearkening "Hearken"
    choose an omen from omens
    perform omen's speak

omen raven "Raven"
    on uncover:                         ### unknown-moment
        gain 1 fame
