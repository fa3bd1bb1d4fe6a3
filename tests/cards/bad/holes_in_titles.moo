# Holes in the title of a verb that no part of it fills.

to haggle amount (number) onto target (player) "haggle with {target} over {amont} coins"    ### unknown-name
    needs target is not you
    lose (amount) coin

to nod "nod to {target}"                        ### unknown-name
    gain 1 coin

to shrug with amount (number) "shrug {amount times"       ### wrong-fact
    gain (amount) coin

action bargain "Bargain"
    choose an opponent
    haggle 1 onto opponent
    nod
    shrug with amount 2
