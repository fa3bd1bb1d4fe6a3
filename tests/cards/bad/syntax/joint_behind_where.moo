stall cellar "Cellar"
    on build:
        put a stall from your hand where its colour is blue into rubbish        ### unexpected-word
