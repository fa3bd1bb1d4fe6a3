# Titles of verbs with holes: they tell the parts of the verb where they stand.

to haggle amount (number) onto target (player) "haggle with {target} over {amount} coins"
    needs target is not you
    needs your coin is at least amount
    lose (amount) coin

to praise_stall stall with amount (number) "praise {stall} for {amount} fame"
    gain (amount) fame

stall haggler "Haggler"
    colour  red
    price   1 coin
    points  0

    after open:
        choose an opponent as rival
        choose one
            haggle 2 onto rival
            haggle (your fame + 1) onto rival
            praise_stall this with amount 2
        may praise_stall a stall from your hand with amount 1

    after you haggle:
        gain 1 coin

    after an opponent haggles 2 onto you:
        gain 1 coin

    always:
        your opponents cannot haggle
