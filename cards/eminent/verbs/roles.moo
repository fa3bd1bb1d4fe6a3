# The six roles. Whoever leads takes a card from the stack, boosts, and has the leader's bonus; then every opponent in order
# dissents or follows.

# E18: a role may be chosen although its stack is empty. By the printed reference cards (a variant) survey and warfare have a
# symbol more then, too.
action survey "Survey"
    ru "Поиск"
    if survey_stack is empty
        lead survey with extra (references)
    otherwise
        put top of survey_stack into your played
        lead survey

action warfare "Warfare"
    ru "Завоевание"
    if warfare_stack is empty
        lead warfare with extra (references)
    otherwise
        put top of warfare_stack into your played
        lead warfare

action colonize "Colonize"
    ru "Колонизация"
    if colonize_stack is not empty
        put top of colonize_stack into your played
    lead colonize

# E18, E45, E47, E51: when its stack is empty, the leader of these three has a symbol more.
action produce "Produce"
    ru "Производство"
    if trade_stack is empty
        lead produce with extra 1
    otherwise
        put top of trade_stack into your played
        lead produce

action trade "Trade"
    ru "Продажа"
    if trade_stack is empty
        lead trade with extra 1
    otherwise
        put top of trade_stack into your played
        lead trade

action research "Research"
    ru "Наука"
    needs learning is 0
    if research_stack is empty
        lead research with extra 1
    otherwise
        put top of research_stack into your played
        lead research

to lead icon (word) with extra (number)
    boost icon
    carry_out icon with power (symbols of icon for you + extra) with bonus 1
    each opponent follows icon

to boost icon (word)
    put any number of (cards from your hand where shown of it for icon is at least 1) into your played

to follow icon (word)
    choose one
        dissent
        join_in icon

to dissent "dissent"
    draw (your dissent_draw) cards

# E17: symbols of the empire are enough to follow; if they are not, cards have to be played.
to join_in "follow" icon (word)
    needs showable of icon for you is at least least_to_follow of icon
    repeat at most 99 times while symbols of icon for you is less than least_to_follow of icon
        put a (card from your hand where shown of it for icon is at least 1) into your played
    boost icon
    carry_out icon with power (symbols of icon for you)

to carry_out icon (word) with power (number) with bonus (number)
    if icon is survey
        scout with count (power - 1 + bonus)
    otherwise if icon is warfare
        if bonus is at least 1 or your leads_along is yes
            choose one
                gain (power) fighter
                attack a planet from your frontier
        otherwise
            gain (power) fighter
    otherwise if icon is colonize
        if bonus is at least 1 or your leads_along is yes
            choose one
                spread_colonies
                settle a planet from your frontier
        otherwise
            spread_colonies
    otherwise if icon is produce
        repeat at most (power) times
            produce_on a planet from your empire
    otherwise if icon is trade
        trade_goods with most (power)
    otherwise
        may learn a technology from technologies with power (power)

# E35: look at so many planets, keep one of them face down, discard the others.
to scout with count (number)
    draw (count) planets
    secure a planet from your scouted
    discard all planets from your scouted

to secure planet
    put planet into your frontier

# E40: only face-down planets of one's own. The fighter left behind by the scorched earth comes from the supply, and is there
# before anything could be stored.
to attack "attack" planet
    needs planet is in your frontier
    pay (war_price of planet) fighter
    if your scorches is yes
        put a (token from bank where its sort is fighter_left) into planet's storage
    claim planet

to settle "settle" planet
    needs planet is in your frontier
    needs planet's settlers is at least planet's colony_price
    claim planet

# Colonies on a planet that is taken go to the player's discard pile (E32, E40).
to claim planet
    needs planet is in your frontier
    discard all cards from planet's colonies
    put planet into your empire
    if your fills_planets is yes
        repeat (planet's open_slots) times
            put a (token from bank where room of planet for its sort is at least 1 and its sort is not fighter_left) into planet's storage

# E42: all cards that were played are tucked, split as the player likes.
to spread_colonies
    for each card in your played
        choose a planet from your frontier
        put card into planet's colonies

to produce_on planet
    needs planet is in your empire
    needs planet's open_slots is at least 1
    choose a token from bank as product where room of planet for its sort is at least 1 and its sort is not fighter_left
    put product into planet's storage
    if there is no token in your made where its sort is product's sort
        put a (token from bank where its sort is product's sort) into your made

# E47, E48: at most a resource for each symbol, and none that one does not have.
to trade_goods with most (number)
    if your trades_fighters is yes
        repeat at most (most) times
            may trade_one
    otherwise
        choose up to (most) (tokens from your empire's storage where its sort is not fighter_left) as goods
        for each token in goods
            sell token

to trade_one "trade"
    choose one
        sell a token from your empire's storage where its sort is not fighter_left
        sell_fighter

to sell_fighter "trade a fighter"
    needs your trades_fighters is yes
    pay 1 fighter
    earn with count 1

to sell product (token)
    put product into your sold
    earn with count 1

to earn with count (number)
    gain (count) influence
    lose (count) supply

to learn "learn" technology with power (number)
    needs technology is in technologies
    needs power is at least technology's cost
    needs planets_known of technology's type for you is at least technology's level
    if technology's lasting is yes
        put technology into your play_area
        choose one
            flip technology to front
            flip technology to back
    otherwise
        put technology into your hand
