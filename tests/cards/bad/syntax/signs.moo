# Signs of other languages.
setup:
    if your food >= 2                           ### stray-character
        gain 1 food
---
setup:
    if your food <= 2                           ### stray-character
        gain 1 food
---
setup:
    if your food < 2                            ### stray-character
        gain 1 food
---
setup:
    if your food != 2                           ### stray-character
        gain 1 food
---
setup:
    if your food is 2 && your fleet is 2        ### stray-character
        gain 1 food
---
setup:
    if your food is 2 || your fleet is 2        ### stray-character
        gain 1 food
---
setup:
    if !your food is 2                          ### stray-character
        gain 1 food
---
setup:
    gain 4 / 2 food                             ### stray-character
---
setup:

    gain 4 food // all at once                  ### stray-character
---
setup:
    gain 1.5 food                               ### stray-character
---
setup:
    gain 1 food …                               ### stray-character
---
resource _food                                  ### stray-character
---
### next: missing-quotes
building farm Farm
    cost  2 food
