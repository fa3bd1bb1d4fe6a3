# Lines as they are printed on cards.

stall inn "Inn"
    at the end of the game:  ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    on end of game:  ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    when the game ends:  ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    at the start of each round:  ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    at the beginning of the round:  ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    at the end of the round:  ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    whenever you visit:  ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    if you visit:  ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    while your coin is 3:  ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    when a player visits you:  ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    when you build this:  ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    after another player visits you:  ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    before any player visits you:  ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    after an opponent is visited:  ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    before you are visited:  ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    after your visit:  ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    once a round, after visit:  ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    once a round:  ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    after visit, once per round:  ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    after visit, used once each round:  ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    on build:
        each other player loses 1 coin  ### unexpected-word
---
stall inn "Inn"
    on build:
        other players lose 1 coin  ### unexpected-word
---
stall inn "Inn"
    on build:
        all other players lose 1 coin  ### unexpected-word
---
stall inn "Inn"
    on build:
        every opponent  ### unexpected-word
            gain 1 coin
---
stall inn "Inn"
    on build:
        choose one of  ### unexpected-word
            gain 1 coin
---
stall inn "Inn"
    on build:
        choose 1  ### unexpected-word
            gain 1 coin
---
stall inn "Inn"
    on build:
        either  ### unexpected-word
            gain 1 coin
---
stall inn "Inn"
    on build:
        gain 1 coin, then draw 2 cards  ### same-line
---
stall inn "Inn"
    on build:
        gain 1 coin and draw 1 card  ### same-line
---
stall inn "Inn"
    on build:
        for each blue inn in this row gain 1 coin  ### same-line
---
stall inn "Inn"
    on build:
        gain 1 coin for every inn in this row  ### unexpected-word
---
stall inn "Inn"
    on build:
        gain 1 coin for each inn in this row that is blue  ### unexpected-word
---
stall inn "Inn"
    on build:
        gain 1 coin for each inn in this row where its price is 2  ### unexpected-word
---
stall inn "Inn"
    on build:
        gain 1 coin for each blue card above this card  ### unexpected-word
---
stall inn "Inn"
    on build:
        if the card below is blue  ### unexpected-word
            gain 1 coin
---
stall inn "Inn"
    on build:
        discard 1 card from his hand  ### unexpected-word
---
stall inn "Inn"
    on build:
        if my coin is 2  ### unexpected-word
            gain 1 coin
---
stall inn "Inn"
    on build:
        discard 1 card from opponents' hand  ### unexpected-word
---
stall inn "Inn"
    on build:
        put a card from your hand in your row  ### unexpected-word
---
stall inn "Inn"
    on build:
        give you 1 card from their hand  ### unknown-verb
---
stall inn "Inn"
    on build:
        unless your coin is 3  ### unexpected-word
            gain 1 coin
---
stall inn "Inn"
    on build:
        if you have at least 2 coin  ### unexpected-word
            gain 1 coin
---
stall inn "Inn"
    on build:
        choose a card from your hand where it is blue as kept  ### unexpected-word
---
stall inn "Inn"
    on build:
        put the card in bank where its price is 2 into your row  ### unexpected-word
---
stall inn "Inn"
    on build:
        score one for each inn in your row  ### missing-number
---
stall inn "Inn"
    after visit used once a round:  ### missing-comma
        gain 1 coin
---
stall inn "Inn"
    after I visit:  ### upper-case
        gain 1 coin
---
stall inn "Inn"
    on build:
        put 2 cards where it is blue into your hand  ### unexpected-word
---
stall inn "Inn"
    on build:
        put all cards from your hand into bank where it is blue  ### unexpected-word
---
stall inn "Inn"

    on build:
        look at top 3 of bank          ### unknown-verb
---
stall inn "Inn"

    on build:
        draw cards until you have 5    ### unexpected-word
---
stall inn "Inn"
    when your coin is 5 or more:  ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    when their lanes are empty:  ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    before you would lose coin:  ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    once per round:  ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    after you build 2 stalls in one evening:  ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    after an opponent builds a stall on a lane:  ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    on build:
        take turns while their coin is at least 1  ### unexpected-word
            gain 1 coin
---
stall inn "Inn"
    on build:
        take turns, while their coin is at least 1  ### unexpected-word
            gain 1 coin
---
stall inn "Inn"
    on build:
        take turns  ### unexpected-word
            gain 1 coin
---
stall inn "Inn"
    on build:
        take one more turn  ### unexpected-word
---
stall inn "Inn"
    on build:
        gain this card's points coin  ### unexpected-word
---
stall inn "Inn"
    on build:
        if you have the most coin  ### unexpected-word
            gain 1 coin
---
stall inn "Inn"
    on build:
        if rival has fewest coin  ### unexpected-word
            gain 1 coin
---
stall inn "Inn"
    on build:
        if you have the highest coin  ### unexpected-word
            gain 1 coin
---
stall inn "Inn"
    on build:
        if you have more than 3 cards in your hand  ### unexpected-word
            gain 1 coin
---
stall inn "Inn"
    on build:
        if there are 3 cards in your hand, gain 1 coin  ### same-line
---
stall inn "Inn"
    always:
        green stalls cost 1 coin less  ### unexpected-word
---
after a player builds 2 stalls in one evening:  ### unexpected-word
    gain 1 coin
---
stall inn "Inn"
    on build:
        put it face down into your hand  ### unexpected-word
---
stall inn "Inn"
    on build:
        choose a red or blue stall from your hand  ### unexpected-word
---
stall inn "Inn"
    old  ### unfinished-line

    on build:
        if your coin is between 2 and 4  ### unexpected-word
            gain 1 coin
---
scoring:
    rank by highest score  ### unexpected-word
---
zone deck of stall, pile "Deck"  ### unexpected-word
---
counter day, 1 to 7 "Day"  ### unexpected-word
---
resource gold, for each player "gold"  ### unexpected-word
---
pack fair version "1.0"  ### unexpected-word
---
phase evening "Evening"  ### clause-outside
    gain 1 coin
---
stall inn "Inn"
    on build:
        the richest player gains 1 coin  ### unexpected-word
---
stall inn "Inn"
    on build:
        gain (your coin divided by 2 rounded up) coin  ### unexpected-word
---
change kind stall
    works when it is in its owner's hand  ### unexpected-word
---
scenario "market day"
    when
        you rest
    then
        game ended by market_day  ### unexpected-word
---
stall inn "Inn"
    after you build a stall where its points is 1:  ### unexpected-word
        gain 1 coin
---
replace verb open stall                    ### nothing-to-change
    gain 1 coin
---
replace setup:                             ### nothing-to-change
    each player gains 1 coin
---
change after a player visits:              ### nothing-to-change
    they gain 1 coin
---
remove scenario "market day"               ### nothing-to-change
---
stall inn "Inn"
    on build:
        2 opponents lose 1 coin            ### unexpected-word
---
stall inn "Inn"
    on build:
        gain (number of stalls adjacent to lane) coin  ### unexpected-word
---
stall inn "Inn"
    on build a red stall:                  ### unexpected-word
        gain 1 coin
---
stall inn "Inn"
    on build:
        choose your red stall              ### unexpected-word
---
stall inn "Inn"
    on build:
        coin + 2                           ### unexpected-word
---
game end:                                  ### unexpected-word
    each player gains 1 coin
---
quay "Quay"                                ### unknown-declaration
    colour  red
---
scenario "market day"
    when
        you rest
    then
        rubbish contains inn               ### unexpected-word
---
zone trunk of stall "trunk" for each player  ### unexpected-word
---
board farmyard for each player               ### unexpected-word
    form  squares
---
play:
    repeat 4 times
        each player
            trade or rest                    ### unexpected-word
---
play:
    repeat 4 times
        players take turns                   ### unexpected-word
            perform an action
---
setup:
    the youngest player starts                       ### unexpected-word
---
setup:
    each player starts with 3 coins                  ### unexpected-word
---
action saving "Save"
    you may pay 1 coin, if you do gain 2 coins       ### unexpected-word
---
action showing "Show"
    choose a player, they lose 1 coin                ### unexpected-word
---
scoring:
    the player with the most red stalls scores 5     ### unexpected-word
---
scoring:
    the player with the most points wins             ### unexpected-word
---
action rustling "Rustle"
    gain 1 coin
    repeat this effect                               ### unexpected-word
---
action rustling "Rustle"
    may gain 1 coin
    if you did                                       ### unexpected-word
        gain 1 coin
