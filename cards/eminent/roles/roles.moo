role_card survey_role "Survey"
    ru      "Поиск"
    icons   survey
    copies  20

    deed:
        draw 2 cards

role_card warfare_role "Warfare"
    ru      "Завоевание"
    icons   warfare
    copies  16

    deed:
        choose one
            gain 1 fighter
            attack a planet from your frontier

role_card colonize_role "Colonize"
    ru      "Колонизация"
    icons   colonize
    copies  20

    deed:
        choose one
            settle a planet from your frontier
            all of
                choose a planet from your frontier
                put this into planet's colonies

role_card trade_role "Produce/Trade"
    ru      "Производство/продажа"
    icons   produce, trade
    copies  16

    deed:
        choose one
            produce_on a planet from your empire
            trade_one

role_card research_role "Research"
    ru      "Наука"
    icons   research
    copies  20
    text    en "Action: remove 1 or 2 cards in your hand from the game. This card may be one of them."
    text    ru "Действие: уберите из игры 1 или 2 карты с руки. Одной из них может быть эта карта."

    deed:
        put a card from your removable into removed
        put up to 1 card from your removable into removed

role_card politics "Politics"
    ru      "Политика"
    copies  4

    deed:
        put this into removed
        choose a role_card from role_stacks
        put role_card into your hand
