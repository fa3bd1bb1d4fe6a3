# A noun behind `where` or under `for each` is the thing that is looked at, whatever else was called so before.

to copy stall
    needs there is no stall in your lanes where its colour is stall's colour        ### hidden-name
    for each stall in your lanes
        if stall's points is less than its points                                   ### hidden-name
            gain 1 fame
    gain 1 fame

action copying "Copy"
    copy a stall from your hand
---
action copying "Copy"
    choose a stall from your hand
    choose a stall from your lanes where its colour is stall's colour               ### hidden-name
    gain 1 fame
---
# A condition with parts, and a place, ask as a comparison does.

value outdoes of stall against rival (stall) = stall's points is more than rival's points

to match stall
    needs there is no stall in your lanes where outdoes of stall against it          ### hidden-name
    needs there is no stall in your lanes where it is in (stall's lane)              ### hidden-name
    gain 1 fame

action matching "Match"
    match a stall from your hand
---
# Nothing is hidden here, but both sides are the same.

action copying "Copy"
    choose a stall from your lanes where its colour is stall's colour               ### never-true
    gain 1 fame
---
stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        if your grain is your grain and your coin is 2                              ### never-true
            gain 1 fame
