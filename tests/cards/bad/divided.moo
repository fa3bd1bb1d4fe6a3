# What cannot be divided.

action dividing "Divide"
    gain (your coin divided by 0) coin                              ### out-of-bounds
    gain 2 coin for each 0 stalls in your hand                      ### out-of-bounds
    gain (its points) coin for each 2 stalls in your hand           ### unexpected-part
    gain (your hand divided by 2) coin
    gain (1 coin divided by 2)                                      ### wrong-kind
