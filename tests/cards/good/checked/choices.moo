# What is chosen that lies nowhere on the table.

stall auction "Auction"
    colour  red
    price   2 coin
    points  1

    on build:
        choose a number from 0 to your coin as bid
        pay (bid) coin
        gain (bid) fame
        if bid is at least 5
            draw 1 card

stall almoner "Almoner"
    ru      "Раздатчик милостыни"
    colour  red
    price   2 coin
    points  1

    on build:
        pay any number of coin as spent
        gain (spent) fame
        may pay up to 2 coin

    after you visit:
        gain up to (your fame) grain as gift
        if gift is at least 3
            lose 1 fame
        choose a resource as good
        target loses up to 2 good
        if your fame is at least 1
            target pays any number of good as spent
            gain (spent) fame

stall gamble "Gamble"
    colour  red
    price   2 coin
    points  1

    after you visit:
        target chooses a number from 1 to 10 where it is not 7
        gain (number) coin
        if number is more than your fame
            lose 1 grain

stall bazaar "Bazaar"
    colour  green
    price   2 coin
    points  1

    on build:
        choose a resource as good where your good is at least 4
        pay 4 good
        gain 3 fame
        if your good is at least 2
            swap good

    after you visit:
        choose a resource from grain, coin as good
        gain (your good) fame
        target gains 2 good
        swap grain

to swap good (resource)
    lose 1 good
    gain 1 fame

stall chandler "Chandler"
    ru      "Лавочник"
    colour  green
    price   2 coin
    points  1

    on build:
        choose a resource as good
        set good to 2
        set your left's good to your good + 1

    after you visit:
        choose a resource as spilt
        set spilt to 0

stall mercer "Mercer"
    colour  red
    price   2 coin
    points  1

    on build:
        discard 2 cards of one colour from your hand
        put up to 3 cards of different colours from your hand into deck

    after you visit:
        may
            pay 2 cards of one points from your hand
            gain 1 fame
        if there are at least 3 cards of one colour in your hand
            gain (number of stalls of different colours in your lanes) fame
        choose any number of cards of one colour from rubbish as some
        put some into your hand
        choose 2 (cards of different colours from your hand where its points is at least 1)
        gain (number of cards) fame

stall dyer "Dyer"
    colour  blue
    price   2 coin
    points  1

    on build:
        choose a colour as named
        if named is red
            gain 1 grain
        discard a card from your hand where its colour is named

    end of game:
        choose a colour from red, blue as named where it is not this card's colour
        score 1 for each (card in your hand where its colour is named)
