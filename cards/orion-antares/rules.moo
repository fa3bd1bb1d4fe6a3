# The Antarans come twice, at the end of the fourth and of the seventh round. Whoever has fleet enough repels them; whoever
# dares goes through the gate and raids them at home. Both bring glory, and glory is worth two points at the end.

counter glory for each player "glory"
    ru     "слава", "славы"
    range  0 to 9

counter threat "threat"
    ru     "угроза", "угрозы"
    range  0 to 9
    start  3

zone raiders of cube for each player "raid slot"
    ru      "ячейка набега"
    holds   1

value raid_cost of player = 3 fleet
value raid_glory of player = 1

to raid
    pay your raid_cost
    gain (your raid_glory) glory

to repel
    gain 1 glory

to suffer
    lose 1 loyalty

action raid "Raid on Antares"
    ru "Набег на Антарес"
    needs your raiders is empty
    pay 1 cube from your actions into your raiders
    raid

at closing start:
    if round_number is either 4 or 7
        each player
            if their fleet + their defence is at least threat
                repel
            otherwise
                suffer
        gain 2 threat

at closing end:
    each player
        put all cubes from their raiders into their reserve

# ---- what becomes of the game ---------------------------------------------------------------------------------------

replace value final_score of player = player's score + player's loyalty + player's glory + player's glory + total points of cards in player's systems

# In times of war advisors ask for less.
replace action deal "Deal"
    ru "Сделка"
    pay 1 cube from your actions into your spent
    pay 2 cards from your hand
    hire an advisor from middle
