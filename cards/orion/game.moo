# Master of Orion: what there is, and how a game runs. Numbers such as O16 and R37 name the rules and rulings of the
# restated rulebook (docs/orion.md).

game orion "Master of Orion"
    ru          "Владыка Ориона"
    players     2 to 4
    ordered_by  doer              # R32: the acting player orders everything that his action sets off

ending rounds "the last round is over"
    ru  "последний раунд окончен"

ending unrest "a people has lost its loyalty"
    ru  "народ утратил лояльность"

ending expansion "an empire has filled all its systems"
    ru  "империя заполнила все свои системы"

# ---- what is counted ------------------------------------------------------------------------------------------------

resource food for each player "food"
    ru     "продовольствие", "продовольствия"
    range  0 to 9

resource fleet for each player "fleet"
    ru     "флот", "флота", "флотов"
    range  0 to 9

resource production for each player "production"
    ru     "производство", "производства"
    range  0 to 9

counter loyalty for each player "loyalty"
    ru     "лояльность", "лояльности"
    range  up to 10
    start  10

counter score for each player "points"
    ru     "очко", "очка", "очков"
    range  0 or more

counter round_number "round"
    ru     "раунд", "раунда", "раундов"
    range  0 or more

# ---- what lies on the table -----------------------------------------------------------------------------------------

kind cube is piece "cube"
    ru      "кубик", "кубика", "кубиков"
    owned   by_player
    home    reserve

kind building is card "structure"
    ru         "сооружение", "сооружения", "сооружений"
    colour     blue, red, yellow, grey
    cost       resources
    income     resources, optional
    points     number, ?
    marked     yes, no, optional
    effect     activate [A]
    starts     deck
    discarded  discard_pile
    works when it is in its owner's systems and it is top of its pile

kind advisor is card "advisor"
    ru      "советник", "советника", "советников"
    marked  yes, no, optional
    effect  activate [A]
    starts  box
    works when it is in its owner's council

kind race is board "race"
    ru      "раса", "расы", "рас"
    start   resources
    starts  race_box
    works when it is in its owner's seat

zone deck of building "deck"
    ru      "колода"
    face    down
    drawn   hand
    refill:
        for each card in discard_pile where it is not top of discard_pile
            put it into deck
        shuffle deck

zone discard_pile of building "discard pile"
    ru      "сброс"
    order   chosen

zone hand of building for each player "hand"
    ru      "рука"
    seen    owner

zone systems of card for each player "systems"
    ru      "системы"
    piles   system_limit         # O217: four, and a fifth that starts with Alluvia
    holds   5

zone council of advisor for each player "advisor"
    ru      "советник"
    holds   1

zone middle of advisor "middle of the table"
    ru  "середина стола"

zone box of advisor "advisor stack"
    ru      "стопка советников"
    face    down

zone race_box of race "races"
    ru  "расы"

zone seat of race for each player "play area"
    ru      "игровая зона"
    holds   1

zone reserve of cube for each player "reserve"
    ru      "резерв"
    start   10

zone actions of cube for each player "actions"
    ru  "действия"

zone spent of cube for each player "spent cubes"
    ru  "потраченные кубики"

zone propaganda of cube for each player "Propaganda slot"
    ru      "ячейка пропаганды"
    holds   1

zone markers of cube for each player "attack markers"
    ru      "маркеры атаки"
    guests  yes

zone [A] of cube for each card "activation slot"
    ru      "ячейка А"
    holds   1

zone [P] of cube for each card "slot for another action"
    ru      "ячейка Р"
    holds   1

# ---- numbers a card may change --------------------------------------------------------------------------------------

value cards of player = player's systems or player's council
value system_limit of player = 4
value research_draw of player = 2
value propaganda_gain of player = 3
value loyalty_mark of player = 6
value system_discount for system = 0
value attack_cost against player = 2 fleet
value attack_strength of player = 0
value defence of player = 0
value high_actions of player = 5
value middle_actions of player = 4
value low_actions of player = 3
value high_loss of player = 1
value keeps_cubes of card = no

value attack_limit
    3 if number of players is 2
    2 if number of players is 3
    1 otherwise

value used_systems of player = number of (systems in player's systems where it is not empty)

# R37: at least four systems, and five cards in every one of them
value is_full of player = player's used_systems is at least 4 and there is no system in player's systems where it is not empty and number of cards in it is less than 5

value final_score of player = player's score + player's loyalty + total points of cards in player's systems

# ---- rules that are always on ---------------------------------------------------------------------------------------

# R23, R35, R56: a card that stops working loses its cubes
after a card rests:
    for each cube on card
        put it into its owner's reserve

# ---- flow -----------------------------------------------------------------------------------------------------------

setup:
    shuffle box
    put top 5 of box into middle
    each player
        choose a race from race_box
        put race into their seat
        gain race's start
    shuffle deck
    each player
        draw 5 cards
    each player
        discard any number of cards from their hand as unwanted
        draw (number of unwanted) cards

variant training "Training mode"
    ru  "Обучающий режим"

    setup:
        each player
            choose a race from race_box where it is humans
            put race into their seat
            gain race's start
        shuffle deck
        each player
            draw 5 cards
        each player
            discard any number of cards from their hand as unwanted
            draw (number of unwanted) cards

play:
    repeat at most 8 times
        gain 1 round_number
        phase opening "Start of the round"
            ru "Начало раунда"
            each player
                gain total income of their cards
            each player mobilises
            announce start of round
        phase deeds "Actions"
            ru "Действия"
            take turns from first while their actions are not empty
                perform an action
        phase closing "End of the round"
            ru "Конец раунда"
            if there is a player where their loyalty is at most 0
                end game by unrest
            if there is a player where their is_full is yes
                end game by expansion
            if round_number is 8
                end game by rounds
            each player where number of cards in their hand is more than 5
                discard (number of cards in their hand - 5) cards from their hand
            each player
                put all cubes from their spent into their reserve
                put all cubes from their propaganda into their reserve
                for each cube in their markers
                    put it into its owner's reserve
            for each cube on cards where its place's keeps_cubes is no
                put it into its owner's reserve
            set first to first's left

scoring:
    each player
        score their final_score
    rank by their result
    rank by their loyalty
    rank by total of their resources
