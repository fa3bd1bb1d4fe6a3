# One sort of thing where another is needed.

stall cellar "Cellar"
    colour  red
    price   1 fame                      ### wrong-kind
    points  1

    on visit:                           ### wrong-kind
        gain 1 coin

    on invite:                          ### wrong-kind
        gain 1 coin

    on build:
        shuffle worker                  ### wrong-kind
        gain 2 workers                  ### wrong-kind
        gain a worker                   ### wrong-kind
        draw (your hand) cards
        draw (you) cards                ### wrong-kind
        put your coin into hand         ### wrong-kind
        discard deck                    ### wrong-kind
        visit this                      ### wrong-kind
        if your coin                    ### wrong-kind
            gain 1 coin
        if your coin is you             ### wrong-kind
            gain 1 coin
        if this card is red             ### wrong-kind
            gain 1 coin
        if this guest is working        ### wrong-kind
            gain 1 coin
        shuffle your coin               ### wrong-kind
        shuffle building                ### wrong-kind
        reveal deck                     ### wrong-kind
        perform 2 coin                  ### wrong-kind
        announce market                 ### wrong-kind
        set your hand to 2              ### wrong-kind
        build 2 stalls from your hand into a lane from your lanes   ### wrong-kind
        arrange this under deck         ### wrong-kind
        score your hand
        score this                      ### wrong-kind
        if toll against you is 2 fame   ### wrong-kind
            gain 1 coin
        for each stall in your lanes, by highest colour     ### wrong-kind
            gain 1 coin
        for each stall in your lanes, by highest points, by total points        ### wrong-kind
            gain 1 coin
        gain (highest of your resources and 3) coin     ### wrong-kind
        gain (2 times this) coin                        ### wrong-kind
        gain (lowest of 2 and red) coin                 ### wrong-kind
        each stall                      ### wrong-kind
            gain 1 coin
        build stranger into a lane from your lanes      ### wrong-kind

    after a guest builds:               ### wrong-kind
        gain 1 coin

    after you visit a stall:            ### wrong-kind
        gain 1 coin

    always:
        your is_open is no more         ### wrong-kind
        your stalls is your hand        ### wrong-kind
        your room is 1 coin more        ### wrong-kind
        fame is 1 more                  ### wrong-kind

worker stick "Stick"                    ### wrong-kind

---
# Cases of one value must be of one sort.

value greed of player
    2 if player's coin is 1
    2 coin otherwise                    ### wrong-kind

---
scenario "reasons of another kind"
    when
        you gain 1 coin
    then
        your harvest is 1 because "your harvest"        ### wrong-kind
        "you +1 coins" is in deck               ### wrong-kind
        "you +1 coins" is on log                ### wrong-kind

---
# As many piles as a value can become: that has to be known.

zone stands of stall for each player "stands"
    piles  stand_limit                  ### wrong-kind

zone sheds of stall for each player "sheds"
    piles  shed_limit

zone barns of stall for each player "barns"
    piles  barn_limit                   ### wrong-kind

value stand_limit of player = player's coin
value shed_limit of player
    2 if player's coin is 1
    3 otherwise
value barn_limit of player = 2

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        put this card into a stand from your stands
        put this card into a shed from your sheds
        put this card into a barn from your barns

    always:
        your shed_limit is 1 more
        your barn_limit is (your coin) more
---
# A verb takes a card of its kind, and of no other.

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        invite this                         ### wrong-kind
        invite a stall from your hand       ### wrong-kind
        build a guest from inn into a lane from your lanes      ### wrong-kind
---
# Who or what a change is about, and what has a limit.

resource milk for each player "milk"
    range  0 to 9
    limit  toll                     ### wrong-kind

counter herbs "herbs"
    limit  shelf                    ### unknown-name

counter moss "moss"
    limit  room                     ### wrong-kind

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    always:
        your rebate for red players is 1 more                   ### wrong-kind
        room of blue stalls is 1 more                           ### wrong-kind
        your rebate for pink stalls is 1 more                   ### unknown-word
        toll against you is at most 2 coin + 1 coin             ### wrong-kind
        toll against you is at most this card's price           ### wrong-kind
        your is_open is at least 1                              ### wrong-kind
        your rebate for blue crowd is 1                         ### unknown-kind
        your is_open is at most no                              ### wrong-kind
---
# A word that was handed on is no card, and a mark is told like a fact.

mark mood for each stall "mood"
    words  calm, angry

to pick_one by hue (word)
    choose a stall from your hand where it is hue       ### wrong-kind
    discard stall

action frowning "Frown"
    pick_one by red
    choose a stall from your hand where it is angry     ### wrong-kind
    set stall's mood to calm
---
mark finest "finest stall"
    names  stall

stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    on build:
        choose 1 stall from your hand
        set finest to stall     ### wrong-kind
