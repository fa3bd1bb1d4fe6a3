# A card in its designer's words: one text for each ability, in each language. What they say is the rule's.

stall inn_sign "Inn Sign"
    ru      "Вывеска"
    colour  green
    price   1 grain
    points  1
    text    en "Take two grain from the sack.", "At the end of the game: your inn is worth 3 points."
    text    ru "Возьмите из мешка два зерна.", "В конце игры: ваш трактир приносит 3 очка."

    on build:
        gain 2 grain

    end of game:
        score 3
