# Cards for reading: what neither of the two games says, so that every construct is printed somewhere.

stall either_or "Either Or"
    colour  red
    price   1 coin
    points  0

    after open:
        if this card's colour is either red or green and not your coin is at least 5
            gain 2 coin, 1 grain
        if your coin is more than 2 or your grain is less than 3
            lose 1 fame
        if this is not in your hand and your coin is at least 1
            set fame to 3
        for each stall in your lanes where its old is yes
            gain 1 fame

    before an opponent visits you, once a game:
        they may pay 2 coin
        if they cannot visit an opponent
            they lose 1 fame

stall toll_house "Toll House"
    colour  blue
    price   2 coin
    points  2

    always:
        toll against your opponents is 1 coin less
        your room is 2 less
        your rebate for stalls is 1 more
        you cannot build a blue stall
        opponents cannot open this

    at market start:
        repeat 2 times
            each opponent where number of cards in their hand is at most 3
                draw 1 stall
        if there are at least 2 stalls in your hand
            discard all cards from your hand
        otherwise if there is no blue stall in your lanes
            discard up to 2 cards from your hand as thrown
            gain (number of thrown + 1) coin
        choose an opponent where their coin is at least 1
        opponent loses 1 coin

stall shared_field "Shared Field"
    colour  green
    price   3 grain
    yield   1 grain
    points  1

    sell [A]:
        choose up to 2 cards from your hand as first_cards
        choose a stall from your lanes as second_card where its points is at least 1
        put first_cards under deck
        put second_card into rubbish
        for each worker in square where its owner is you
            put it into its home
        roll 2 cubes as thrown
        if total of thrown is not 7
            gain (total of thrown) coin
        gain (lowest of your resources) fame
        each player loses 1 grain
        reveal all cards from your hand to your left
        reveal top of deck to your left as one_card
        reveal top 3 of deck to you as seen
        choose a card from seen as kept
        put kept into your hand
        put all cards from seen under deck

    age:
        may
            draw 2 stalls as drawn
            put all cards from drawn into rubbish
        otherwise
            reveal all cards from your hand

    after you gain coin:
        if amount is at least 2
            gain 1 fame
        each player at once
            choose a card from their hand as bid
            put bid into rubbish
        each opponent at once where their coin is at least 1
            choose one
                gain 1 fame
                lose 1 coin
        each player at once
            may
                pay 1 grain
                gain 1 fame
            otherwise
                lose 1 coin
            draw 1 card

ship galleon "Galleon"
    sails   lateen, lateen
    class   large

    launch:
        gain ((number of square in its sails) for each ship in your fleet) coin
        if number of this card's sails is at least 2
            put a stall from your hand into this card's cargo
            put up to 2 stalls from your hand into this card's cargo
        discard a square ship from your dock

stall gate_house "Gate House"
    colour  blue
    price   2 coin
    points  2

    always:
        toll against your opponents is (1 coin for each stall in your hand) more

stall second_helping "Second Helping"
    colour  green
    price   1 coin
    points  1

    after build:
        gain 1 grain
        draw 1 stall
        discard 1 stall from your hand
        each opponent loses 1 coin
        if your fame is at least 3
            gain 2 grain
            draw 2 stalls
        if your fame is at least 5
            discard 2 stalls from your hand
            each opponent loses 2 coin

action swapping "Swap", at any time in your turn
    pay 1 grain
    gain 1 coin

action humming "Hum", at any time in your turn, once a morning
    gain 1 fame
    may
        pay 1 coin
        gain 1 fame

kind pearl is board "pearl"
    starts  chest

zone chest of pearl "chest"

zone sack of pearl for each player "sack"
    order  none
    seen   owner
    drawn  palm

zone palm of pearl for each player "palm"
    seen  owner

pearl white_pearl "White Pearl"
    copies  9

action fishing "Fish"
    draw 2 pearls
    put a pearl from your palm into your sack

stall gleaner "Gleaner"
    ru      "Сборщик"
    colour  green
    price   1 coin
    points  1

    after build:
        choose a stall from your hand
        for each terrace where its depth is at least 2
            gain 1 harvested of it

stall almanac "Almanac"
    ru      "Альманах"
    colour  red
    price   1 coin
    points  1

    on build:
        pay 1 grain
        gain 1 day

    after build:
        choose an opponent as rival
        reveal all stalls from your hand to rival

    end of game:
        score day
