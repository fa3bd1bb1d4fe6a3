# Places joined by `or`, of which one lies under several cards.

kind sledge is card "sledge"
    starts  copse

zone copse of sledge "copse"

zone team of sledge for each player "team"

zone freight of stall for each sledge "freight"

value burden of player = player's hand or player's team's freight

sledge toboggan "Toboggan"
    ru      "Тобогган"
    copies  2

action freighting "Load"
    choose a sledge from copse
    put a stall from your hand into sledge's freight
    put sledge into your team
    gain (number of stalls in your burden) coin
