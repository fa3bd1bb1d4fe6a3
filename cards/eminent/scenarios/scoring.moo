# What is counted when the game is over, and how a tie is broken.

scenario "influence, technologies and planets that lie face up are added up"
    ruling  E26
    ru      "складывают влияние, технологии и планеты, лежащие лицевой стороной вверх"
    given
        your influence is 4
        your empire is [styku, idroyos, pomerene]
        your play_area is [imperialism, dissension]
        your deck is [terraforming]
    when
        reach end of game
    then
        your result is 4 + 3 + 5 + 2 + 2 + 5 + 2

scenario "a technology counts wherever it lies with its owner"
    ruling  E26
    ru      "технология приносит очки, где бы она ни лежала у владельца"
    given
        your hand is [terraforming]
        your deck is [mobilization, politics, politics, survey_role, survey_role, survey_role]
        your discard_pile is [war_path, data_network]
        your frontier is [styku]
        styku's colonies are [artificial_intelligence]
        box is []
    when
        reach end of game
    then
        your result is 10

scenario "planets that lie face down, fighters and resources count nothing"
    ruling  E26
    ru      "планеты рубашкой вверх, истребители и ресурсы очков не приносят"
    given
        your influence is 1
        your frontier is [idroyos, zephan]
        your fighter is 9
        your empire is [styku]
        styku's storage is [water]
    when
        reach end of game
    then
        your result is 4

scenario "a technology that was removed counts nothing"
    ruling  E26
    ru      "убранная из игры технология очков не приносит"
    given
        your hand is [research_role, terraforming]
        your influence is 1
    when
        you play_deed research_role
        you choose terraforming
        you choose nothing
        reach end of game
    then
        your result is 1

scenario "the most points win"
    ruling  E26
    ru      "побеждает игрок с наибольшим числом очков"
    given
        your influence is 5
        rival's influence is 3
        rival's empire is [styku]
    when
        reach end of game
    then
        rival's rank is 1
        your rank is 2

scenario "resources and fighters count among the tied alone"
    ruling  E27
    ru      "ресурсы и истребители учитываются только у тех, кто набрал очков поровну"
    given
        players are you, rival, second
        your influence is 3
        your fighter is 2
        rival's influence is 3
        rival's fighter is 3
        second's influence is 2
        second's fighter is 9
    when
        reach end of game
    then
        rival's rank is 1
        your rank is 2
        second's rank is 3

scenario "a tie is broken by resources and fighters together"
    ruling  E27
    ru      "при ничьей ресурсы и истребители считают вместе"
    given
        your influence is 2
        rival's empire is [new_texas]
        new_texas's storage is [food, water]
        your fighter is 2
        rival's fighter is 1
    when
        reach end of game
    then
        your result is 2
        rival's result is 2
        rival's rank is 1
        your rank is 2

scenario "who is equal in this, too, shares the place"
    ruling  E27
    ru      "если и тут поровну, игроки делят место"
    given
        your influence is 2
        rival's empire is [new_texas]
        new_texas's storage is [food, water]
        your fighter is 3
        rival's fighter is 1
    when
        reach end of game
    then
        your rank is 1
        rival's rank is 1
