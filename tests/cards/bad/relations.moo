# Relations, and what is asked of them.

kind bay is place "bay"
    depth  0 to 9
    twin   bay, optional

kind strait is place "strait"
    ends  bay, bay

kind cutter is card "cutter"
    starts  basin

zone basin of cutter "basin"
zone flotilla of cutter for each bay "flotilla"

relation bordering of bay
    from strait's ends

relation wet of cutter                      ### wrong-kind
    from strait's ends

relation odd of bay                         ### missing-part

relation both of bay                        ### missing-part
    among bordering
    from strait's ends

relation alone of bay for other (bay)       ### missing-part
    among bordering

relation none of bay
    from strait's depth                     ### unknown-fact

relation few of bay
    from strait's flotilla                  ### unknown-fact

relation nobody_knows of bay
    from reef's ends                        ### unknown-kind

relation sole of bay
    from bay's depth                        ### wrong-kind

relation single of bay
    from strait                             ### unknown-name

relation mine of bay
    from your strait                        ### wrong-fact

relation twice of bay
    from strait's ends
    from strait's ends                      ### duplicate

relation wrong of bay for other (bay)
    among borderin                          ### unknown-name
    if other's depth is at least 3

relation among_itself of bay for other (bay)
    among among_itself                      ### endless-value
    if other's depth is at least 3

relation asks_itself of bay for other (bay)
    among bordering
    if other is asks_itself to bay          ### endless-value

relation far of bay for other (bay)
    among bordering
    if other's depth                        ### wrong-kind
    speed 3                                 ### unknown-fact

bay deep_bay
    depth  6

strait the_narrows
    ends  deep_bay, deep_bay

cutter gull

action putting_out "Put out"
    choose a bay as here where it is deep_bay
    choose a cutter from here's flotilla
    if here is bordring to deep_bay         ### unknown-name
        gain 1 coin
    if here is bordering to cutter          ### wrong-kind
        gain 1 coin
    if here is 3 to cutter                  ### wrong-kind
        gain 1 coin
    if cutter is bordering to here          ### wrong-kind
        gain 1 coin
    gain (steps from here to deep_bay into bordering) coin  ### unexpected-part
    gain (steps from here to cutter along bordering) coin   ### wrong-kind
    gain (longest way into straits) coin    ### unexpected-part
    gain (longest way along bays) coin      ### wrong-kind
    gain (longest way along straits not through straits) coin      ### wrong-kind
    gain (longest way by tide along straits) coin   ### unknown-fact
    gain (longest way by ends along straits) coin    ### wrong-kind
    if number of bays is nowhere            ### wrong-kind
        gain 1 coin
    choose a cutter bordering to here       ### wrong-place
    choose a bay bordering to here
    for each bay within 2 steps of here along nothing_known ### unknown-name
        gain 1 coin
---
kind bay is place "bay"
    near  bay, several, optional

relation bordering of bay
    from bay's near

relation bordering of bay               ### duplicate
    from bay's near

bay deep_bay

board quay "Quay"  ### missing-part
    ru  "набережная"
