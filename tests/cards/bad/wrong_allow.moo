# What is allowed has a code, a reason, and a fault.

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        gain 1 coin         ## allow never-true nobody knows why            ### wrong-allow

---
stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        if your grain is 10     ## allow never-true                         ### never-true wrong-allow
            gain 1 coin
        if your grain is 11     ## allow never-ever it is so                ### never-true wrong-allow
            gain 1 coin

---
# Only what does not stand in the way of a game can be allowed; of a pack with another fault the rest is not looked at.
stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        gain 1 gold             ## allow unknown-resource it will come      ### unknown-resource wrong-allow
        if your grain is 10     ## allow never-true the range grows in the expansion
            gain 1 coin

---
# The line above will do, and others may stand between; each is for its own code and its own line.
stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    ## allow never-caused the expansion has a verb that loses fame
    # It is a stub.
    when you would lose fame:
        gain 1 coin

    on build:
        if your grain is 10     ## allow never-true the range grows in the expansion
            gain 1 coin

counter luck for each player "luck"     ## allow unused the expansion counts it
