stall cellar "Cellar"
    on build:
        put a stall from your hand where its colour is blue into rubbish        ### unexpected-word
---
stall cellar "Cellar"
    on build:
        put a stall from your hand into rubbish where its colour is blue        ### unexpected-word
---
stall cellar "Cellar"
    on build:
        put this into rubbish where its colour is blue          ### unexpected-word
---
stall cellar "Cellar"
    on build:
        put a (stall from your hand where its points is 1) where it is blue into rubbish        ### unexpected-word
