# What a wagoner does: the verbs, and the actions that are offered.

to travel wagon to goal (town)
    needs wagon's town is linked to goal
    let way be the road where wagon's town is in its ends and goal is in its ends
    if not way's guard is nobody and way's guard is not you
        lose (toll of way) coin
        way's guard gains (toll of way) coin
    put wagon into goal's square

to drift wagon to goal (town) "drift with {wagon} down to {goal}"
    needs wagon's town is flowing to goal
    put wagon into goal's square
    set wagon's mood to weary

to pack_up good onto wagon
    needs good is in your barrow
    needs wagon's load is not full
    put good into wagon's load

to sell good with extra (number)
    let here be good's wagon's town
    gain ((offer of good for here by you) + extra) coin
    if good's ware is here's wants
        gain 1 fame
        gain 1 praise of good's ware
    if good's ware is rumour
        gain 1 fame
        set rumour to nothing
    set prize to good
    discard good

to fulfil errand by wagon
    needs errand is in your papers
    needs errand's leads is nothing or errand's leads is wagon's town
    needs carried of wagon for errand is at least number of errand's asks
    put all (goods from wagon's load where it is in errand's asks) into market
    put errand into your deeds
    gain (errand's pays) fame
    perform errand's reward

to visit goal (town)
    if steps from goal to harbour along flowing is nowhere
        gain 2 fame
    otherwise if goal is not harbour
        gain (steps from goal to harbour along flowing) coin
    otherwise
        gain 1 water

action hauling "Haul"
    choose your wagon from everywhere
    travel wagon to a town linked to wagon's town

action riding "Ride"
    choose your wagon from everywhere where its mood is fresh
    choose a town within 3 steps of wagon's town along near where it is not wagon's town
    needs your coin is at least steps from wagon's town to town along near
    lose (steps from wagon's town to town along near) coin
    put wagon into town's square
    set wagon's mood to weary

action drifting "Drift"
    choose your wagon from everywhere where its mood is fresh
    choose a town where wagon's town is flowing to it
    drift wagon to town

action loading "Load"
    draw 2 goods
    choose your wagon from everywhere where its load is not full
    may pack_up a good from your barrow onto wagon

action selling "Sell"
    choose your wagon from everywhere where its load is not empty
    choose a good from wagon's load
    choose one
        sell good
        option "with a camel"
            pay 1 camel from your herd into stable
            sell good with extra 2

action guarding "Guard"
    needs your coin is at least 1
    choose a road where its guard is nobody
    choose a number from 1 to (your coin) as gift
    lose (gift) coin
    gain (gift) fame
    set road's guard to you

action asking "Ask Around"
    choose a ware as asked
    gain (number of (towns where its wants is asked)) coin
    if rumour is nothing
        set rumour to asked
    if prize's ware is asked
        prize's owner gains 1 coin
        gain 1 water
    choose a resource as kept where your kept is less than 9
    gain 1 kept

action fulfilling "Run an Errand"
    choose your wagon from everywhere where you can fulfil an errand from your papers by it
    fulfil an errand from your papers by wagon

action opening "Open a Post"
    choose your wagon from everywhere where there is no your stamp in its town's posts
    put a stamp from your chest into wagon's town's posts
    visit wagon's town

action pitching "Pitch a Tent"
    choose a stand where its pitch is empty and there are fewer than 4 stands next to it where its pitch is full
    put a stamp from your chest into stand's pitch
    host
        gain 1 coin
        set temper to patient
    set host to you
    in any order
        gain (number of (stands next to stand where its pitch is not empty)) coin
        may put up to 2 camels from stable into your herd
    if there is no stand next to stand where its pitch is not empty
        choose a random resource as found where your found is less than 3
        gain 1 found

action hurrying "Hurry"
    pay any number of coin as spent
    needs spent is either 2 or 4
    gain (spent - 1) water
    set temper to hasty
    take another turn

action gossiping "Gossip"
    needs your temper is patient or host is you
    pay 2 water
    set your temper to patient
    choose one
        your left skips a turn
        all of
            choose an opponent
            reveal all errands from opponent's papers to you as seen
            gain (number of seen) coin
        draw 1 errand

action camping "Make Camp"
    set hours to 0
    for each your wagon in everywhere
        set its mood to fresh
    gain 2 water
    end turn

action bartering "Barter", at any time in your turn, once a day
    choose one
        option "two of a kind"
            discard 2 goods of one ware from your barrow
            gain 3 coin
        option "three of all kinds"
            discard 3 goods of different wares from your barrow
            gain 6 coin
