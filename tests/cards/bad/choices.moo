# What can be chosen that lies nowhere on the table.

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        choose a card from 1 to 5               ### wrong-kind
        choose a number from 5 to 3             ### reversed-range
        choose a number from 1 to 100000 as bid ### out-of-bounds
        gain (bid) coin
        gain (it) coin

    after visit:
        choose a number from red to 3           ### wrong-kind
        gain 1 coin

    age:
        choose a flavour from red, blue         ### unknown-fact
        choose a colour from red, purple        ### unknown-word
        choose a colour from red, blue, red     ### duplicate

    end of game:
        choose a colour as named
        discard a card from your hand where its colour is named
        if named is 3                           ### wrong-kind
            gain (named) coin                   ### wrong-kind

    after you visit:
        choose a counter                        ### unsupported
        choose a resource from grain, fame      ### unknown-resource
        choose a resource from grain, grain     ### duplicate

    after a stall wakes:
        choose a resource as good where your good is at least 2
        pay 2 good
        gain 1 good, 1 goods
        gain (good) coin                        ### wrong-kind
        trade barn                              ### unknown-resource
        trade good
        if good is barn                         ### unknown-resource
            gain 1 coin

    at market start:
        choose a colour as named where it is tall  ### unknown-word
        gain (named) coin

    sell [A]:
        choose up to 2 cards from your hand
        pay 1 coin                              ### price-not-first

to trade good (resource)
    lose 1 good

scenario "A number is answered by itself"
    given
        your coin is 3
    when
        you choose a number from 1 to 3         ### cannot-set-up
        you choose a colour from red, blue      ### cannot-set-up
    then
        your coin is 3
---
# Cards that agree in a fact, or differ.

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        discard a card of one colour from your hand         ### wrong-kind
        discard all cards of one colour from your hand      ### wrong-kind
        discard 2 cards of one flavour from your hand       ### unknown-fact
        discard 2 cards of different prices from your hand  ### wrong-kind
        put 2 workers of one colour from your hut into square  ### unsupported
        draw 2 cards of one colour                          ### unexpected-part
        gain 1 coin for each card of one colour in your hand    ### wrong-kind
        if there is a card of one colour in your hand       ### wrong-kind
            gain 1 coin
        if there are 2 workers of one colour in your hut    ### wrong-kind
            gain 1 coin
        if number of cards of one flavour in your hand is 2     ### unknown-fact
            gain 1 coin
        discard 2 cards of one points from your hand
        gain 1 coin

    after you visit:
        pay 2 cards of one colour from your hand
        build a card of one colour from your hand into a lane from your lanes  ### wrong-kind
        choose a guest of one colour from inn               ### wrong-kind
---
# What is known of a number that was chosen.

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    after visit:
        choose a number from 1 to 3 as bid
        if bid is at least 4                    ### never-true
            gain 1 coin
        if bid is at least 2
            gain 1 coin
---
# How much is chosen of what is counted.

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        gain any number of fame                             ### out-of-bounds
        each opponent loses up to 2 coin                    ### unsupported
        lose any number of gold                             ### wrong-kind

    after visit:
        gain any number of coin, 1 grain                    ### unsupported
---
# What is known of how much was chosen.

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    after visit:
        lose up to 2 fame as lost
        if lost is at least 3                               ### never-true
            gain 1 coin
