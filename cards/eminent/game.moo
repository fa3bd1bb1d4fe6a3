# Eminent Domain: what there is, and how a game runs. Numbers such as E17 name the rules of docs/eminent.md.

game eminent "Eminent Domain"
    ru          "Космическая эра"
    players     2 to 4
    ordered_by  doer

ending influence_gone "the supply of influence is empty"
    ru  "запас влияния исчерпан"

ending stacks_gone "enough role stacks are empty"
    ru  "опустело достаточно стопок ролей"

ending exhausted "150 rounds are over"
    ru  "прошло 150 раундов"

# ---- what is counted ------------------------------------------------------------------------------------------------

resource fighter for each player "fighters"
    ru     "истребитель", "истребителя", "истребителей"
    range  0 or more

counter influence for each player "influence"
    ru     "влияние", "влияния"
    range  0 or more

counter round_number "round"
    ru     "раунд", "раунда", "раундов"
    range  0 or more

counter supply "influence in the supply"          # E8, E25: 24; what is earned beyond it is counted all the same
    ru     "запас влияния", "запаса влияния"
    range  0 or more
    start  24

counter extended "extended game"
    ru     "расширенная игра", "расширенной игры"
    range  0 to 1

counter references "bonus of the reference cards"
    ru     "бонус вспомогательных карт", "бонуса вспомогательных карт"
    range  0 to 1

counter learning "learning game"
    ru     "обучающая партия", "обучающей партии"
    range  0 to 1

# ---- what lies on the table -----------------------------------------------------------------------------------------

kind role_card is card "role card"
    ru         "карта роли", "карты роли", "карт ролей"
    icons      survey, warfare, colonize, produce, trade, research, several, optional
    effect     deed
    starts     box
    discarded  discard_pile

kind technology is card "technology"
    ru         "технология", "технологии", "технологий"
    type       advanced, fertile, metallic
    level      1 to 3
    cost       number
    points     number
    icons      survey, warfare, colonize, produce, trade, research, several, optional
    lasting    yes, no, optional
    faces      front, back
    effect     deed
    starts     technologies
    discarded  discard_pile
    works when it is in its owner's play_area or it is in its owner's in_force

kind planet is card "planet"
    ru          "планета", "планеты", "планет"
    type        advanced, fertile, metallic, prestige, utopia
    warfare     number
    colonize    number
    points      number
    icons       survey, warfare, colonize, produce, trade, research, several, optional
    slots       food, water, iron, silicon, any, several, optional
    extra_hand  number, optional
    starting    yes, no, optional
    back        type, warfare, colonize
    starts      planet_box
    discarded   planet_discard

kind token is card "resource"
    ru         "ресурс", "ресурса", "ресурсов"
    sort       food, water, iron, silicon, fighter_left
    starts     bank
    discarded  bank

zone box of role_card "box"
    ru  "коробка"

zone survey_stack of role_card "stack of Survey"
    ru  "стопка поиска"

zone warfare_stack of role_card "stack of Warfare"
    ru  "стопка завоевания"

zone colonize_stack of role_card "stack of Colonize"
    ru  "стопка колонизации"

zone trade_stack of role_card "stack of Produce/Trade"
    ru  "стопка производства/продажи"

zone research_stack of role_card "stack of Research"
    ru  "стопка науки"

zone technologies of technology "technologies"
    ru  "технологии"

zone removed of card "removed cards"
    ru  "убранные карты"

zone planet_box of planet "planets not in the deck"
    ru  "планеты вне колоды"

zone planet_deck of planet "planet deck"
    ru      "колода планет"
    face    down
    drawn   scouted
    refill:
        put all planets from planet_discard into planet_deck
        shuffle planet_deck

zone planet_discard of planet "planet discard"
    ru  "сброс планет"

zone start_planets of planet "start planet pile"
    ru      "стопка начальных планет"
    face    down

zone bank of token "bank"
    ru  "банк"

zone deck of card for each player "deck"
    ru      "колода"
    face    down
    drawn   hand
    refill:
        put all cards from your discard_pile into your deck
        shuffle your deck

zone discard_pile of card for each player "discard pile"
    ru  "сброс"

zone hand of card for each player "hand"
    ru      "рука"
    seen    owner

zone played of card for each player "cards played for the role"
    ru  "карты, сыгранные для роли"

zone play_area of technology for each player "lasting technologies"
    ru  "постоянные технологии"

# E12: the card that is being played for its action.
zone action_area of card for each player "action area"
    ru  "зона действия"

# What was played for its action and holds for the whole turn; it is discarded with the turn's end.
zone in_force of technology for each player "technologies in force this turn"
    ru  "технологии, действующие в этот ход"

zone scouted of planet for each player "scouted planets"
    ru      "разведанные планеты"
    seen    owner

zone frontier of planet for each player "face-down planets"
    ru      "закрытые планеты"
    seen    owner

zone empire of planet for each player "empire"
    ru  "империя"

zone sold of token for each player "resources traded this turn"
    ru  "проданные за ход ресурсы"

zone made of token for each player "sorts produced this turn"
    ru  "произведённое за ход"

zone named of token for each player "resource named this turn"
    ru  "названный ресурс"

zone colonies of card for each planet "colonies"
    ru  "колонии"

zone storage of token for each planet "resources"
    ru  "ресурсы планеты"

# ---- numbers a card may change --------------------------------------------------------------------------------------

value hand_limit of player = 5 + total extra_hand of planets in player's empire
value deeds_allowed of player = 1
value turns_about of player = no
value is_adaptable of player = no
value dissent_draw of player = 1
value leads_along of player = no
value trades_fighters of player = no
value war_discount of player = 0
value scorches of player = no
value fills_planets of player = no

value stacks_to_empty
    2 if number of players is 4 or extended is 1
    1 otherwise

value survey_gone
    1 if survey_stack is empty
    0 otherwise

value warfare_gone
    1 if warfare_stack is empty
    0 otherwise

value colonize_gone
    1 if colonize_stack is empty
    0 otherwise

value trade_gone
    1 if trade_stack is empty
    0 otherwise

value research_gone
    0 if learning is 1          # E28: the stack is out of the game, and its absence ends nothing
    1 if research_stack is empty
    0 otherwise

value role_stacks = survey_stack or warfare_stack or colonize_stack or trade_stack or research_stack

value stacks_empty = survey_gone + warfare_gone + colonize_gone + trade_gone + research_gone

# E49: the card that is being played may be one of those that leave the game.
value removable of player = player's hand or player's action_area

# How often a card shows a symbol; with Adaptability a Research card shows every one.
value shown of card for icon (word)
    1 if card is research_role and card's owner's is_adaptable is yes
    number of icon in card's icons otherwise

value empire_symbols of icon (word) for player = (number of icon in its icons) for each planet in player's empire + (number of icon in its icons) for each technology in player's play_area

value symbols of icon (word) for player = empire_symbols of icon for player + (shown of it for icon) for each card in player's played

# With what a player could follow: what lies open, and the cards in hand.
value showable of icon (word) for player = empire_symbols of icon for player + (shown of it for icon) for each card in player's hand

value least_to_follow of icon (word)
    2 if icon is survey
    1 otherwise

value settlers of planet = (shown of it for colonize) for each card in planet's colonies

# E44: every colonize symbol in the empire is a colony on every planet.
value colony_price of planet = planet's colonize - empire_symbols of colonize for planet's owner

value war_price of planet
    0 if planet's warfare is less than planet's owner's war_discount
    planet's warfare - planet's owner's war_discount otherwise

value open_slots of planet
    0 if there is a token in planet's storage where its sort is fighter_left
    number of planet's slots - number of tokens in planet's storage otherwise

# E31, E57: a slot is for its own sort, that of a utopia for any.
value room of planet for sort (word) = number of sort in planet's slots + number of any in planet's slots - number of (tokens in planet's storage where its sort is sort)

# E58: a utopia stands for a planet of a type that the player has already; only one of them.
value planets_known of type (word) for player
    0 if there is no planet in player's empire where its type is type
    number of (planets in player's empire where its type is type) + 1 if there is a planet in player's empire where its type is utopia
    number of (planets in player's empire where its type is type) otherwise

# 1 if a resource of this sort was traded this turn.
value was_traded of sort (word) for player
    1 if there is a token in player's sold where its sort is sort
    0 otherwise

value sorts_traded of player = was_traded of food for player + was_traded of water for player + was_traded of iron for player + was_traded of silicon for player

value sorts_made of player = number of tokens in player's made

# Resources traded this turn of the sort that Specialization has named.
value named_traded of player = number of (tokens in player's sold where its sort is sort of top of player's named)

value technology_points of player = total points of technologies in player's deck + total points of technologies in player's hand + total points of technologies in player's discard_pile + total points of technologies in player's played + total points of technologies in player's play_area + total points of technologies in player's in_force + total points of technologies in player's frontier's colonies

value goods of player = number of (tokens in player's empire's storage where its sort is not fighter_left)

# E27: who has more of both together is ahead in a tie.
value possessions of player = player's goods + player's fighter

# ---- flow -----------------------------------------------------------------------------------------------------------

setup:
    first prepares
    put all (planets from planet_box where its type is not prestige and its type is not utopia) into planet_deck
    shuffle planet_deck
    each player begins

variant bonus "Bonus planets"
    ru  "Бонусные планеты"

    setup:
        first prepares
        put all planets from planet_box into planet_deck
        shuffle planet_deck
        each player begins

# E28: no Research role, no technologies, and without the advanced planets that show its symbol.
variant learners "Learning game"
    ru  "Обучающая партия"

    setup:
        first prepares
        set learning to 1
        put all technologies from technologies into removed
        put all (planets from planet_box where its type is not prestige and its type is not utopia) into planet_deck
        put all (planets from planet_deck where its type is advanced and research is in its icons) into removed
        shuffle planet_deck
        each player begins
        put all role_cards from research_stack into box

variant level_one "Technologies of level 1 only"
    ru  "Только технологии первого уровня"

    setup:
        first prepares
        put all (technologies from technologies where its level is at least 2) into removed
        put all (planets from planet_box where its type is not prestige and its type is not utopia) into planet_deck
        shuffle planet_deck
        each player begins

# E29: for three players; fewer cards in every stack, and two of them have to be empty.
variant longer "Extended game for three"
    ru  "Расширенная игра для троих"

    setup:
        first prepares
        set extended to 1
        put top 2 of survey_stack under box
        put top 1 of warfare_stack under box
        put top 2 of colonize_stack under box
        put top 2 of trade_stack under box
        put top 2 of research_stack under box
        put all (planets from planet_box where its type is not prestige and its type is not utopia) into planet_deck
        shuffle planet_deck
        each player begins

# The printed reference cards give a symbol more for survey and warfare, too, when the stack is empty; the rulebook does not.
variant reference_cards "Bonus of the reference cards"
    ru  "Бонус вспомогательных карт"

    setup:
        first prepares
        set references to 1
        put all (planets from planet_box where its type is not prestige and its type is not utopia) into planet_deck
        shuffle planet_deck
        each player begins

play:
    repeat at most 150 times
        gain 1 round_number
        each player takes_turn
        if supply is 0
            end game by influence_gone
        if stacks_empty is at least stacks_to_empty
            end game by stacks_gone
    end game by exhausted

scoring:
    each player
        score their influence
        score their technology_points
        score total points of planets in their empire
    rank by their result
    rank by their possessions
