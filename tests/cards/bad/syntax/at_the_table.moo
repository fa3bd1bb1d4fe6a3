# Who does it, what is so, and how much, as it is said at the table.

stall inn "Inn"
    on build:
        the first player draws 1 card  ### unexpected-word
---
stall inn "Inn"
    on build:
        put all cards from your hand into your left neighbour's hand  ### unexpected-word
---
stall inn "Inn"
    on build:
        the player to your left draws 1 card  ### unexpected-word
---
stall inn "Inn"
    on build:
        choose another player as rival  ### unexpected-word
        rival draws 1 card
---
stall inn "Inn"
    on build:
        each player simultaneously  ### unexpected-word
            choose a card from their hand
            discard card
---
stall inn "Inn"
    on build:
        each player chooses a card from their hand at once  ### unexpected-word
---
stall inn "Inn"
    on build:
        deal 2 cards to each player  ### unknown-verb
---
stall inn "Inn"
    on build:
        the player with highest fame draws 1 card  ### unexpected-word
---
stall inn "Inn"
    on build:
        put all cards from your hand into the player with the highest fame's hand  ### unexpected-word
---
stall inn "Inn"
    on build:
        the player with the highest (fame of you) draws 1 card  ### unexpected-word
---
stall inn "Inn"
    on build:
        choose an opponent as rival
        put all cards from your hand into rivals hand  ### unexpected-word
---
stall inn "Inn"
    on build:
        if your coin is greater than 3  ### unexpected-word
            gain 1 coin
---
stall inn "Inn"
    on build:
        if your coin equals 3  ### unexpected-word
            gain 1 coin
---
stall inn "Inn"
    on build:
        if your coin is equal to 3  ### unexpected-word
            gain 1 coin
---
stall inn "Inn"
    on build:
        if your coin is not at least 3  ### unexpected-word
            gain 1 coin
---
stall inn "Inn"
    on build:
        if your coin is 3 or less  ### unexpected-word
            gain 1 coin
---
stall inn "Inn"
    on build:
        if there are more red stalls than blue stalls in your lanes  ### unexpected-word
            gain 1 coin
---
stall inn "Inn"
    on build:
        if there is a red stall and a blue stall in your lanes  ### unexpected-word
            gain 1 coin
---
stall inn "Inn"
    on build:
        if you have a red stall and a blue stall in your lanes  ### unexpected-word
            gain 1 coin
---
stall inn "Inn"
    on build:
        if your hand has 3 red stalls  ### unexpected-word
            gain 1 coin
---
stall inn "Inn"
    on build:
        if you have less cards in your hand than your left  ### unexpected-word
            gain 1 coin
---
stall inn "Inn"
    on build:
        gain 3 coin if your hand is empty  ### same-line
---
stall inn "Inn"
    on build:
        while your coin is less than 5  ### unexpected-word
            gain 1 coin
---
stall inn "Inn"
    on build:
        put the top card of deck into your hand  ### unexpected-word
---
stall inn "Inn"
    on build:
        choose card from your hand  ### missing-number
        discard card
---
stall inn "Inn"
    on build:
        gain 1 + your fame coin  ### unexpected-word
---
stall inn "Inn"
    on build:
        each player draws crowd cards  ### unexpected-word
---
stall inn "Inn"
    on build:
        each player
            if they have the most coin  ### unexpected-word
                gain 1 fame
---
# A rule as it stands in a rulebook.
stall inn "Inn"
    on build:
        you must follow suit  ### unknown-verb
---
stall inn "Inn"
    on build:
        the highest bidder pays 1 coin  ### unexpected-word
---
stall inn "Inn"
    on build:
        highest bidder pays 1 coin  ### unexpected-word
---
stall inn "Inn"
    on build:
        discard 2 cards of the same colour from your hand  ### unexpected-word
---
stall inn "Inn"
    on build:
        discard 2 cards from your hand where its points is 1 into rubbish  ### unexpected-word
---
variant short "Short game"
    play:
        take turns until all but one have passed  ### unexpected-word
---
variant short "Short game"
    play:
        each player, beginning with your left  ### unexpected-word
            gain 1 coin
---
stall inn "Inn"
    on build:
        choose a card as kept from your hand  ### unexpected-word
        discard kept
---
stall inn "Inn"
    on build:
        if at least one card is in your hand  ### unexpected-word
            gain 1 fame
---
variant short "Short game"
    scoring:
        ties are broken by fame  ### unexpected-word
---
zone attic for each player "attic"  ### unexpected-word
---
zone attic "attic"  ### unexpected-word
---
stall inn "Inn"
    on build:
        choose one card from your hand  ### unexpected-word
        discard card
