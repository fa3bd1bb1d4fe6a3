advisor aster "Commodore Aster"
    ru  "Коммодор Астер"

    after raid, once a round:
        gain 1 loyalty

    after repel:
        gain 1 production

race vashari "Vashari"
    ru      "Вашари"
    start   3 food, 2 fleet, 1 production

    after raid:
        may
            pay 2 food
            gain 1 glory
