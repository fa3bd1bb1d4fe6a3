setup:
    pay 2 food, 1 fleet
    pay 1 cube from your actions into your spent
    pay card's cost with discount 2
    pay card's cost with discount (discount + system_discount for system)
