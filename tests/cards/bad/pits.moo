# Places that hold nothing, and carry numbers and whose they are.

kind pit is place "pit"

board circle of pit "Circle"
    form    ring
    length  6

relation beside of pit
    from circle

mark side for each pit "side"
    names  player

counter stones for each pit "stones"
    range  0 to 9

mark last "last pit"
    names  pit

kind bone is die "bone"

action pitting "Sow"
    choose a pit beside to circle_1
    set last to (neighbour of pit towards 0)
    roll 3 bones as thrown
    pit gains (total of thrown) stones
    set pit's side to first
    add 1 stone to pit                                                              ### unknown-verb
    if pit is empty                                                                 ### wrong-kind
        gain 1 coin
    gain (number of empty pits) coin                                                ### unknown-word
    set last to (neighbour of pit)                                                  ### unknown-fact
    if pit's side is an opponent                                                    ### unknown-kind
        gain 1 coin
    discard highest of thrown                                                       ### wrong-kind
    gain (highest of (number of pits)) coin                                         ### wrong-kind
    flip pit's side                                                                 ### wrong-kind
    each player
        if there is no (player where there is a (pit where its side is player))     ### unknown-name
            gain 1 coin
