# Lines that look like faults and are none: checked together with the base game, they give no fault.

# Prices and conditions in any order, with a `let` among them, and again at the head of each inner block.
to feast with guests (number)
    let plates be guests + 1
    needs your coin is at least plates
    pay 1 coin
    needs your grain is at least 1
    pay 1 grain
    gain (plates) fame
    may
        pay 1 coin
        gain 1 fame
    if your coin is at least 2
        pay 2 coin
        gain 3 fame

# What costs something may offer every action again.
action feasting "Feast"
    ru "Пировать"
    pay 1 worker from your hut into your field
    feast with guests 2
    perform an action

# A fact of two letters is a fact, where its kind says so, and no language.
kind beast is card "beast"
    ru         "зверь"
    hp         1 to 9
    starts     pen
    discarded  pen
    works when it is in its owner's pasture

zone pen of beast "pen"

zone pasture of beast for each player "pasture"

beast cow "Cow"
    ru  "корова"
    hp  4

    always:
        room of you is 1 more
        toll against you is 0 coin
        opponents cannot visit you

    # `it` and the noun are the same thing; the card that was built is told by its noun, others come from somewhere.
    after build:
        for each beast in your pasture where it is not this and its hp is at least 2
            gain 1 grain
        choose a stall from your hand as spare where its colour is blue
        put spare under deck
        discard this

    when you would lose fame:
        if amount is at least 2
            gain 1 coin

    after an opponent visits you, once a market:
        they lose 1 grain

    end of game, working or not:
        score highest hp of cards in your pasture

stall pasture_gate "Pasture Gate"
    colour  green
    price   1 grain
    points  ?

    on build:
        put top of pen into your pasture
        each player where their coin is 0
            gain 1 coin
        in any order
            may gain 1 fame
            all of
                lose 1 fame
                gain 2 grain

# A word of a fact that the game names as a value.
value trump = red

action trumping "Trump"
    choose a stall from your hand where its colour is trump
    discard stall
