# Abilities that nothing ever sets off.

to cheer
    gain 1 fame

to bow to target (player)
    gain 1 fame

# `bow` is done only by `greet`, and nobody greets.
to greet target (player)
    bow to target

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    after an opponent cheers:                                               ### never-caused
        gain 1 coin

    before an opponent greets you:                                          ### never-caused
        gain 1 coin

    after you bow:                                                          ### never-caused
        gain 1 coin

    when you would lose fame:                                               ### never-caused
        gain 1 coin

---
# An effect that the kind has, and that nothing performs.
kind omen is card "omen"
    effect  speak
    starts  omens
    works when it is in its owner's shrine

zone omens of omen "omens"

zone shrine of omen for each player "shrine"

omen raven "Raven"
    speak:                                                                  ### never-caused
        gain 1 fame

    after build:
        put this into omens

---
# A card that works nowhere hears nothing.
kind omen is card "omen"
    starts  omens

zone omens of omen "omens"

omen raven "Raven"
    after build:                                                            ### never-caused
        put this into omens

---
# Nor does what it says under `always` ever count.
kind omen is card "omen"
    starts  omens

zone omens of omen "omens"

omen raven "Raven"
    always:
        your harvest is 1 more                                              ### never-caused
        you cannot build                                                    ### never-caused

---
# `working or not` needs a place where all see the card.
kind errand is card "errand"
    starts  errands

zone errands of errand "errands"

zone secret of errand for each player "secret errands"
    seen  owner

action seeking "Seek"
    put top of errands into your secret

errand letter "Letter"
    end of game, working or not:                                            ### never-caused
        score 2

    always, working or not:
        your harvest is 1 more                                              ### never-caused
