setup:
    draw (2 + 3 cards  ### unclosed-bracket
---
setup:
    draw 2 + 3) cards  ### unclosed-bracket
---
scenario "nothing"
    given
        your hand is [farm, mill  ### unclosed-bracket
---
to attack target (player  ### unclosed-bracket
    gain 1 food
---
setup:
    draw (2 + [3) cards]  ### unclosed-bracket unclosed-bracket
