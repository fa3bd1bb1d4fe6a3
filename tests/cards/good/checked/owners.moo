# Things that belong to a player wherever they lie.

kind canoe is card "canoe"
    owned       by_player
    planks      0 to 9
    starts      slipway
    discarded   slipway
    works when it is in its owner's cove

zone slipway of canoe for each player "slipway"

zone cove of canoe for each player "cove"

zone lagoon of canoe "lagoon"

action floating "Float"
    put all canoes from your slipway into lagoon
    if there is an opponent's canoe in lagoon
        gain (number of your canoes in lagoon) coin
    gain (total planks of your opponents' canoes in lagoon) fame
    choose your canoe from lagoon where its planks is at least 1
    put it into your cove

action boarding "Board"
    choose an opponent's canoe from lagoon
    canoe's owner gains 2 coin
    put canoe into your cove
    if canoe's holder is you and canoe's owner is not you
        gain 1 coin
    for each opponent's canoe in your cove
        discard it

action gathering "Gather"
    put up to 2 of your canoes from lagoon into your cove
    discard all your canoes from lagoon

canoe dugout "Dugout"
    planks  3
    copies  2

    always:
        your harvest is 1 more

scenario "a canoe brings its owner coins"
    given
        lagoon is [dugout]
        rival's cove is [dugout]
    when
        you perform gathering
    then
        your cove is [dugout]
        rival's cove is [dugout]
