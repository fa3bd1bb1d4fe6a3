counter seeds of colour for each player "seeds"
    range  0 to 5

counter shade of twilight for each player           ### unknown-fact

resource dust of colour for each player             ### unsupported

counter supply of colour "supply"

stall seedsman "Seedsman"
    colour  green
    price   1 coin
    points  1

    on build:
        gain 1 seeds                                ### missing-part
        gain 1 seeds of gold                        ### unknown-word
        gain 1 grain of green                       ### unknown-resource
        gain 7 seeds of red                         ### out-of-bounds
        gain (seeds of red) coin                    ### missing-owner
        gain 1 seeds of (your coin)                 ### wrong-kind
        gain (your supply of red) coin              ### wrong-owner
        gain (this's seeds of red) coin             ### wrong-kind

    after you gain seeds of (this's colour):        ### unknown-moment
        gain 1 supply of red
