building farm “Farm”  ### curly-quote
---
building farm
    ru «Ферма»  ### curly-quote
---
building farm 'Farm'  ### curly-quote
---
building farm
    ru 'Ферма', ‘фермы’  ### curly-quote curly-quote
---
building farm „Farm“  ### curly-quote
---
building farm “Farm  ### curly-quote
---
setup:
    put card’s cube into hand  ### curly-quote
---
# Inside a text any quotes may stand.
building farm "“Farm” «Ферма»"
    cost: 2 food  ### needless-colon
