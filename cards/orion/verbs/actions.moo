# The eight actions on every race board. Each costs one action cube (O94).

action construction "Building"
    ru "Строительство"
    pay 1 cube from your actions into your spent
    build a card from your hand into a system from your systems

action exploitation "Exploitation"
    ru "Эксплуатация"
    pay 1 cube from your actions into your spent
    exploit_on_board a card from your hand

action research "Research"
    ru "Исследование"
    pay 1 cube from your actions into your spent
    draw (your research_draw) cards

action activation "Activation"
    ru "Активация"
    pay 1 cube from your actions
    activate a card from your cards

action attack "Attack"
    ru "Атака"
    pay 1 cube from your actions
    attack an opponent

action trade "Trade"
    ru "Торговля"
    pay 1 cube from your actions into your spent
    choose one
        all of
            pay 3 food
            gain 2 fleet
        all of
            pay 3 food
            gain 1 production
        all of
            pay 2 fleet
            gain 3 food
        all of
            pay 2 fleet
            gain 1 production
        all of
            pay 1 production
            gain 3 food
        all of
            pay 1 production
            gain 2 fleet

action propaganda "Propaganda"
    ru "Пропаганда"
    needs your propaganda is empty
    pay 1 cube from your actions into your propaganda
    gain (your propaganda_gain) loyalty

action deal "Deal"
    ru "Сделка"
    pay 1 cube from your actions into your spent
    pay 3 cards from your hand
    hire an advisor from middle
