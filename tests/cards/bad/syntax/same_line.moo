building farm
    on build: gain 1 food  ### same-line
---
setup: shuffle deck  ### same-line
