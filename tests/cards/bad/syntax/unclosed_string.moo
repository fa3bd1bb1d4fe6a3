### next: unclosed-string
building farm "Farm
    cost 2 food
---
building farm
    ### next: unclosed-string
    ru "Ферма
    cost 2 food
---
building farm
    ### next: unclosed-string
    ru "Ферма\"
