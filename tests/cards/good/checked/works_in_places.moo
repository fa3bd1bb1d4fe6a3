# Cards that work in one place of their owner or in another.

kind lantern is card "lantern"
    starts  shed
    works when it is in its owner's porch or it is in its owner's window

kind flag is card "flag"
    starts  shed
    works when (it is in its owner's porch or it is in its owner's mast) and it is top of its pile

zone shed of card "shed"

zone porch of card for each player "porch"

zone window of lantern for each player "window"

zone mast of flag for each player "mast"

variant evening "Evening"

    play:
        each player
            put top of shed into their porch
            put all lanterns from shed into their window
            put all flags from shed into their mast
            reveal 2 cards from shed

lantern paper "Paper Lantern"
    ru  "Бумажный фонарь"

flag signal "Signal Flag"
    ru  "Сигнальный флаг"
