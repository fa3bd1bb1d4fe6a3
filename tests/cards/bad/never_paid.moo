# Prices that nobody can ever pay.

value feast_price of player = 12 grain

to feast
    pay your feast_price                                                    ### never-paid
    gain 1 fame

action feasting "Feast"
    feast

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    sell [A]:
        pay 5 grain
        pay 5 grain                                                         ### never-paid
        gain 3 fame

    after you visit:
        pay 6 workers from your hut into square                             ### never-paid
        gain 1 fame

    after visit:
        pay 5 workers from your hut into your yard                          ### never-paid
        gain 1 fame

    when you would gain fame:
        needs your grain is at most 2
        pay 3 grain                                                         ### never-paid

---
# With a discount, or with a change of the value, it can be paid.
value feast_price of player = 12 grain

to feast
    pay your feast_price
    gain 1 fame

action feasting "Feast"
    feast

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    always:
        your feast_price is 3 grain less

---
value feast_price of player = 12 grain

to share
    pay your feast_price with discount 3
    gain 1 fame

to hoard
    pay your feast_price with discount 2                                    ### never-paid
    gain 1 fame

action feasting "Feast"
    share
    hoard
