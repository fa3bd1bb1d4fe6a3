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

stall gamble "Gamble"
    colour  red
    price   2 coin
    points  1

    after you visit:
        target chooses a number from 1 to 10 where it is not 7
        gain (number) coin
        if number is more than your fame
            lose 1 grain

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
