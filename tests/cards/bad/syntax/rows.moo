# Places that lie behind one another, and values with several parts, in another order or without brackets.

action sliding "Slide"
    choose a square as here
    choose a square towards 2 from here as goal                                     ### unexpected-word
    choose a square from here toward 2 as goal                                      ### unexpected-word
    choose a square from here towards 2 where it is lit until it is full as goal    ### unexpected-word
    choose a square from here towards 2 until it is full while it is lit as goal    ### unexpected-word
    choose a square from here towards 2 until it is full, while it is lit           ### unexpected-word
    choose a square from here towards 2 while it is empty as goal                   ### unexpected-word
    if there is a (square from here towards 2 where it is lit until it is full)     ### unexpected-word
        gain 1 coin
    if number of squares from here towards 2 while it is lit is at least 3          ### unexpected-word
        gain 1 coin
    if goal is in (squares from here towards 2 while it is lit)                     ### unexpected-word
        gain 1 coin
    set (square from here towards 2)'s lamp to lit                                  ### unexpected-word
    needs reach of here to goal is 2                                                ### unexpected-word
    let far be reach of (neighbour of here towards 2) to goal                       ### unexpected-word
    choose a square as last where reach of it to goal is 2                          ### unexpected-word
---
value reach of square to other (square)
    number of (squares from square towards other)                                   ### unfinished-line
---
value both of square to other (square)
    reach of square to other if square is lit                                       ### unexpected-word
    0 otherwise
---
value least of player
    3 if player's coin is 1
    otherwise 0                                                                     ### unexpected-word
---
value sum of player = 2 + (3 if player's coin is 1)                                 ### unexpected-word
---
value fewer of player = lowest of 2 and number of squares                           ### unexpected-word
---
value far of square to other (square)
    1 if steps from square to other is 3                                            ### unfinished-line
    0 otherwise
