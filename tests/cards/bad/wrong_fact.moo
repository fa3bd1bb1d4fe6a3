# Facts that say something of the wrong sort.

stall inn "Inn"
    colour  red, blue                   ### wrong-fact
    price   cheap                       ### wrong-fact
    points  many                        ### wrong-fact
    old     perhaps                     ### wrong-fact

stall cellar "Cellar"
    colour  ?                           ### wrong-fact
    price   1 coin 1 grain              ### wrong-fact
    points  1

---
stall cellar "Cellar"
    ru      cellar                      ### wrong-fact
    colour  red
    price   1 coin
    points  1 2                         ### wrong-fact
    copies  few                         ### wrong-fact

kind omen is card "omen"
    hue     red sky, blue               ### wrong-fact
    size    number, red                 ### wrong-fact
    shape   "round"                     ### wrong-fact
    effect  watch now 2                 ### wrong-fact
    starts  omens

zone omens of omen "omens"
---
stall inn_sign "Inn Sign"
    colour  green
    price   1 grain
    points  1
    text    en "Take two grain.", "And a coin." ### wrong-fact

    on build:
        gain 2 grain
---
stall inn_sign "Inn Sign"
    colour  green
    price   1 grain
    points  1
    text    en "Take two grain.", coin ### wrong-fact

    on build:
        gain 2 grain
---
scenario "a variant by its title"
    variant  "Brief"        ### wrong-fact
    when
        you gain 1 coin
    then
        your coin is 1
---
# What a fact is of cards that do not give it.

kind errand is card "errand"
    starts  stock
    length  1 to 3, default 5                       ### out-of-bounds
    manner  swift, slow, default quick              ### unknown-word
    reward  resources, default 2 honey              ### unknown-resource

errand letter "Letter"
    length  2
    manner  slow
    reward  1 coin

action running "Run"
    ru "Бежать"
    gain (total length of (errands in stock where its manner is slow)) coin
    gain reward of top of stock

zone stock of errand "stock"
