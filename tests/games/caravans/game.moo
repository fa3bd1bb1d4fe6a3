# Wagons go from town to town, take goods out of a bag, and sell them where they are wanted; roads are guarded, errands
# are run, posts are opened, and who likes pitches a tent at the fair. A made-up game on a graph: towns, roads that name
# them, steps along roads and down a river, bags, turns, and choices of numbers, words and resources. What is done stands
# in `actions.moo`; the towns, the roads, the goods and the errands in `things.moo`.

game caravans "Caravans"
    players     2 to 4
    ordered_by  owner

ending sold_out "the bag is empty"

ending winter "winter has come"

resource coin for each player "coin"
    range  0 to 99
    start  3

resource water for each player "water"
    range  0 to 9
    start  1
    limit  skins

counter fame for each player "fame"
    range  0 or more

counter hours for each player "hours"
    range  0 to 4

counter praise of ware for each player "praise"
    range  0 to 3

# ---- the map ---------------------------------------------------------------------------------------------------------

kind town is place "town"
    wants   silk, salt, spice
    wealth  1 to 4

kind road is place "road"
    ends    town, town
    dust    1 to 3

kind river is place "river"
    banks   town, town

mark guard for each road "guard"
    names  player

# ---- what is talked about, and who is host of the fair ---------------------------------------------------------------

mark rumour "rumour"
    names  ware

mark host "host of the fair"
    names  player

mark prize "good of the day"
    names  good

mark temper for each player "temper"
    words  patient, hasty

relation linked of town "linked"
    from road's ends

relation near of town for other (town) "near"
    among  linked
    if total dust of (roads where town is in its ends and other is in its ends) is at most 2

relation flowing of town "flowing"
    from river's banks
    one_way  yes

# ---- the fair: two rows of three stands ------------------------------------------------------------------------------

kind stand is place "stand"
    ru  "Место"

board fair of stand "Fair"
    form     squares
    width    3
    height   2
    corners  yes

relation next of stand "next"
    from fair

# ---- what travels ----------------------------------------------------------------------------------------------------

kind wagon is card "wagon"
    owned   by_player
    room    1 to 3
    starts  yard

mark mood for each wagon "mood"
    words  fresh, weary

kind good is card "good"
    ware       silk, salt, spice
    starts     bag
    discarded  market

kind stamp is card "stamp"
    owned   by_player
    starts  chest

kind camel is piece "camel"
    home    stable

kind errand is card "errand"
    asks       good, several, optional
    leads      town, optional
    pays       number, ?
    effect     reward
    starts     errands
    discarded  errands
    works when it is in its owner's deeds

zone bag of good "bag"
    order   none
    seen    nobody
    drawn   barrow

zone market of good "market"

zone barrow of good for each player "barrow"
    seen    owner

zone yard of wagon for each player "yard"

zone square of wagon for each town "square"

zone load of good for each wagon "load"
    holds   3

zone posts of stamp for each town "trading posts"

zone pitch of stamp for each stand "pitch"
    holds   1

zone chest of stamp for each player "chest"

zone stable of camel "stable"
    start   6

zone herd of camel for each player "herd"
    holds   3

# Everybody may look through the errands that are left; nobody knows which of them is drawn next.
zone errands of errand "bag of errands"
    order   none
    seen    all
    drawn   papers

zone papers of errand for each player "papers"
    seen    owner

zone deeds of errand for each player "deeds"

# ---- numbers ---------------------------------------------------------------------------------------------------------

value everywhere = towns' square

value skins of player = 3 + number of player's herd

value toll of road = 1

value price of good for here (town)
    2 times here's wealth if good's ware is here's wants
    1 otherwise

value dusty of road
    road's dust + 1 if road's guard is nobody
    road's dust otherwise

value offer of good for here (town) by player = (price of good for here) + player's praise of good's ware

value carried of wagon for errand = number of (goods in wagon's load where it is in errand's asks)

# ---- the course of the game ------------------------------------------------------------------------------------------

setup:
    each player
        choose a town where its square is empty
        put all wagons from their yard into town's square
        draw 2 goods
        draw 2 errands

play:
    repeat at most 10 times
        announce start of day
        each player
            set hours to 2
        for each wagon in everywhere
            set its mood to fresh
        take turns from first rightwards while their hours is at least 1
            lose 1 hours
            if bag is empty
                end game by sold_out
            perform an action as done
            if their water is at least 3
                they may
                    pay 3 water
                    perform an action where it is either hauling or selling and it is not done
        set first to first's left
    end game by winter

scoring:
    each player
        score their fame
        for each number from 1 to (number of their deeds)
            score (number)
        for each ware where their praise of ware is at least 1
            score 1
        score number of (roads where its guard is they) + total dusty of (roads where its guard is they)
        score (number of their stamps in its posts) for each town
        score longest way along (roads where its guard is they) not through (towns where it is palace)
        score (longest way by dust along (roads where its guard is they)) divided by 3
        score their coin divided by 10
        score 1 for each 3 goods in their barrow
    rank by their result
    rank by their coin
