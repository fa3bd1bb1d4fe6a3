# A small game of all that is about knowing: bags, cards that one player is shown, choices at once, and actions at any time.

pack sealed "Sealed"
    version  "1"

game sealed "Sealed"
    players     2 to 4
    ordered_by  owner

resource coin for each player "coin"
    range  0 to 9
    start  3

resource wood for each player "wood"
    range  0 to 9
    start  3

counter fame for each player "fame"
    range  0 or more

counter worked for each player "worked"
    range  0 to 3

kind gem is card "gem"
    hue     red, green, blue
    price   resources, optional
    starts  mine
    works when it is in its owner's shelf

zone mine of gem "mine"
    face    down
    drawn   palm

zone stock of gem "stock"
    order   none
    seen    nobody

zone pouch of gem for each player "pouch"
    order   none
    seen    owner

zone palm of gem for each player "palm"
    seen    owner

zone shelf of gem for each player "shelf"

zone spent of gem "spent"

kind token is board "token"
    worth   1 to 5
    starts  bank

zone bank of token "bank"

zone bag of token for each player "bag"
    order   none
    seen    owner
    drawn   purse
    refill:
        put all tokens from your tray into your bag

zone purse of token for each player "purse"
    seen    owner

zone tray of token for each player "tray"

value rebate of player = 0

to set_out gem with discount (number)
    needs gem is in your palm
    pay gem's price with discount (discount + your rebate)
    put gem into your shelf

action setting "Set out"
    set_out a gem from your palm
    gain 1 worked

action looking "Look"
    reveal top 3 of mine to you as seen
    may reveal a gem from your palm
    choose a gem from seen as kept
    put kept into your palm
    choose an opponent as rival
    reveal all gems from your palm to rival
    rival may gain 1 fame
    gain 1 worked

action bidding "Bid"
    each player at once
        choose a gem from their palm as bid
        put bid into spent
        if bid's hue is red
            gain 2 fame
    gain 1 worked

action voting "Vote"
    each player at once
        choose one
            gain 1 coin
            all of
                pay 2 coin
                gain 2 fame
            gain 1 wood
    each opponent at once
        may
            pay 1 wood
            gain 1 coin
        otherwise
            gain 1 fame
    gain 1 worked

action passing "Pass on"
    each player at once
        choose up to 2 gems from their palm as handed
        put handed into their left's palm
    gain 1 worked

action pulling "Pull"
    draw 2 tokens as pulled
    gain (total worth of pulled) fame
    put all tokens from pulled into your tray
    gain 1 worked

action mining "Mine"
    draw 1 gem
    shuffle mine
    gain 1 worked

action stowing "Stow"
    put up to 2 gems from your palm into your pouch
    put all gems from your pouch into stock
    gain 1 worked

action trading "Trade", at any time in your turn
    pay 1 wood
    gain 1 coin

action undoing "Trade back", at any time in your turn
    pay 1 coin
    gain 1 wood

action wishing "Wish", at any time in your turn, once a turn
    choose one
        gain 1 coin
        draw 1 token
    may draw 1 gem

gem ruby "Ruby"
    hue     red
    price   2 coin, 1 wood
    copies  6

    after you gain fame:
        may gain 1 wood

gem jade "Jade"
    hue     green
    price   1 coin
    copies  6

    after you gain fame:
        may gain 1 coin

    always:
        your rebate is 1 more

gem opal "Opal"
    hue     blue
    copies  6

token small "Small"
    worth   1
    copies  6

token large "Large"
    worth   4
    copies  6

setup:
    shuffle mine
    each player
        draw 3 gems
        put top 3 of bank into their bag

play:
    repeat 3 times
        announce start of round
        take turns from first while their worked is less than 2
            perform an action
            put all tokens from their purse into their tray
        each player
            set their worked to 0

scoring:
    each player
        score their fame
    rank by their result
