# Whoever pays with a discount chooses what is left, and might lack what the next price asks for.

to feast with discount (number)
    pay 2 coin with discount discount
    pay 1 grain                         ### discount-not-last
    gain 1 fame

action feasting "Feast"
    feast with discount 1
