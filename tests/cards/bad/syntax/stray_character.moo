setup:
    shuffle deck;  ### stray-character
---
setup:
    shuffle deck.  ### stray-character
---
setup:
    if your food >= 2  ### stray-character
        gain 1 food
---
setup:
    if your food > 2  ### stray-character
        gain 1 food
---
building farm
    points –2  ### stray-character
---
building farm
    cost 2 food  ### stray-character
---
building farm {  ### stray-character
}  ### stray-character
---
building farm "C:\dir"  ### stray-character
---
setup:
    gain 2food  ### stray-character
---
setup:
    gain 2 * 3 food  ### stray-character
---
building farm "Fa[2Jrm"  ### stray-character
---
building farm "Fa‮rm"  ### stray-character
---
building farm "Farm"  ### stray-character
---
building farm "Farm"  # not ⁦seen ### stray-character
