# Actions at any time in one's turn have to come to an end.

action singing "Sing", at any time in your turn         ### endless-action
    gain 1 fame

action humming "Hum", at any time in your turn          ### endless-action
    choose one
        pay 1 coin
        gain 1 fame

action giving "Give", at any time in your turn          ### endless-action
    pay 0 coin
    gain 1 fame

action jumping "Jump", at any time                      ### unsupported
    pay 1 coin

action hopping "Hop", at any time in their turn         ### unsupported
    pay 1 coin

action running "Run", at any time in your turn, once a year     ### unknown-moment
    gain 1 fame

action trading "Trade", at any time in your turn
    pay 2 grain
    gain 1 coin

action resting_now "Rest", at any time in your turn, once a turn
    rest

action bowing "Bow", at any time in your turn
    choose one
        pay 1 coin
        pay 1 grain
    visit_all

to visit_all
    pay 1 worker from your hut into square

action bidding "Bid", at any time in your turn
    visit_all
    gain 1 fame

action asking "Ask", at any time in your turn
    pay 1 card from your hand
    gain 1 fame
---
# alone
pack stroll "Stroll"
    version "1"

game stroll "Stroll"
    players 2 to 2

counter step for each player "step"
    range  0 to 9

action walking "Walk", at any time in your turn, once a game        ### missing-declaration
    gain 1 step

setup:
    each player
        gain 1 step

play:
    each player
        gain 2 step

scoring:
    each player
        score their step
    rank by their result
