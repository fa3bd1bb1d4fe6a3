# What somebody writes who thinks of walking along a board, and of passing.

kind patch is place "patch"

patch bed "Bed"

zone crop of stall for each patch "crop"

to walk
    gain (number of everybody's crop) coin      ### unknown-name
    let here be 1
    repeat 2 times
        gain (here) coin
        let here be here + 1                    ### unused
    if you can perform walking                  ### unsupported
        gain 1 coin
    pass                                        ### unknown-verb

action walking "Walk"
    walk
