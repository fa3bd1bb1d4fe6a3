# Where places lie in a picture.

kind bay is place "bay"
    depth     0 to 9
    colour    red, blue
    drawn_at  depth, colour             ### wrong-fact

kind reef is place "reef"
    depth     0 to 9
    drawn_at  depth                     ### wrong-fact

kind shoal is place "shoal"
    depth     0 to 9
    drawn_at  depth, depht              ### unknown-fact

kind cutter is card "cutter"
    starts    basin
    sails     1 to 3

zone basin of cutter "basin"
    drawn_in  sails                     ### wrong-fact

zone mooring of cutter for each bay "mooring"
    drawn_in  colour                    ### wrong-fact

zone wreck of cutter for each reef "wreck"
    drawn_in  deep                      ### unknown-fact

bay deep_bay
    depth   6
    colour  red

reef long_reef
    depth  1

shoal low_shoal
    depth  1

cutter gull
    sails  2
