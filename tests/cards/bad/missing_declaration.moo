# A game is set up and played.

game tiny "Tiny"                        ### missing-declaration missing-declaration

---
game tiny "Tiny"                        ### missing-declaration

setup:
    end game

---
game tiny "Tiny"

setup:
    end game

play:
    each player
        perform an action               ### missing-declaration

---
# A resource is chosen, and there are none.

game tiny "Tiny"

setup:
    end game

play:
    each player
        choose a resource               ### missing-declaration
