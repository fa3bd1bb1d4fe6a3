# What could stand at a place is told in an author's words.
zone ? of stall                                 ### unexpected-word
---
zone deck of stall for                          ### unexpected-word
---
value room ?                                    ### unexpected-word
---
value room = 4
    ru "зал"
    ?                                           ### unexpected-word
---
change ?                                        ### unexpected-word
---
to build ?                                      ### unexpected-word
    draw 1 card
---
stall inn
    ?                                           ### unexpected-word
---
stall inn
    colour red
    ?                                           ### unexpected-word
---
setup:
    ?                                           ### unexpected-word
    needs                                       ### unfinished-line
    needs you is                                ### unfinished-line
    if 2 is 2 ?                                 ### unexpected-word
        draw 1 card
    take turns from                             ### unfinished-line
        draw 1 card
    put all (cards ?) into deck                 ### unexpected-word
    for each stall, by                          ### unfinished-line
        draw 1 card
