# What players and cards do. A cube paid without `into` goes home to the reserve; `activate` and `attack` then take one from
# there, so that the same two verbs serve the actions and the effects that activate or attack without one (R22, R33).

to mobilise
    let best be highest of your resources
    if best is at least 7
        put (your high_actions) cubes from your reserve into your actions
        lose (your high_loss) loyalty
    otherwise if best is at least 4
        put (your middle_actions) cubes from your reserve into your actions
    otherwise
        put (your low_actions) cubes from your reserve into your actions
        draw 1 card
        gain 1 loyalty

to build card (building) into system with discount (number)
    needs card is in your hand
    needs system is in your systems
    needs number of cards in system is less than 5
    needs system is not empty or your used_systems is less than your system_limit
    needs card's marked is no or your loyalty is at least your loyalty_mark
    pay card's cost with discount (discount + system_discount for system)
    put card onto system

to activate card
    needs card is in your cards
    needs card is working
    needs card's [A] is empty
    needs card's marked is no or your loyalty is at least your loyalty_mark
    pay 1 cube from your reserve into card's [A]
    perform card's activate

to attack target (player)
    needs target is not you
    needs your fleet + your attack_strength is at least target's fleet + target's defence
    needs number of (cubes in target's markers where its owner is you) is less than attack_limit
    pay 1 cube from your reserve into target's markers
    pay attack_cost against target
    target loses 1 loyalty
    gain 2 score

to exploit card (building)
    needs card is in your hand
    discard card
    if card's colour is blue
        gain 3 food
    otherwise if card's colour is red
        gain 2 fleet
    otherwise if card's colour is yellow
        gain 1 production
    otherwise
        draw 4 cards as drawn
        discard 1 card from drawn

# The Exploitation action itself, apart from exploiting by an effect (R45).
to exploit_on_board card (building)
    needs card is in your hand
    exploit card

to hire advisor
    needs advisor is in middle
    put all cards from your council into middle
    put advisor into your council

to gain_action
    put 1 cube from your reserve into your actions
