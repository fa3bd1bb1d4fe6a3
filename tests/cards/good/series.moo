leaf plain "{rank} of {suit}"
    ru    "{suit}, {rank}"
    suit  each
        en  oak "Oak", elm "Elm"
        ru  oak "дуб", elm "вяз"
    rank  each 1 to 3, 7
        en  1 "Ace"
    side  each -1, 2
    cost  2 grain

leaf blank
    suit  each oak, elm
    wild  each
