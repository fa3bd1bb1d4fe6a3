# The Antarans come at the end of the fourth and of the seventh round.

scenario "whoever is as strong as the threat repels the antarans, whoever is weaker suffers"
    ru  "кто не слабее угрозы, отбивает антаранцев, а кто слабее — страдает"
    given
        round_number is 4
        threat is 3
        your resources are 3 fleet
        rival's resources are 2 fleet
        rival's loyalty is 7
    when
        reach end of deeds
        reach end of closing
    then
        your glory is 1
        your loyalty is 10
        rival's glory is 0
        rival's loyalty is 6
        threat is 5

scenario "in other rounds nobody comes"
    ru  "в остальных раундах никто не приходит"
    given
        round_number is 5
        your loyalty is 7
    when
        reach end of deeds
        reach end of closing
    then
        your loyalty is 7
        threat is 3

scenario "the second wave asks for five fleet"
    ru  "для второй волны нужно пять флотов"
    given
        round_number is 7
        threat is 5
        your resources are 4 fleet
        your loyalty is 7
        rival's resources are 5 fleet
    when
        reach end of deeds
        reach end of closing
    then
        your loyalty is 6
        rival's glory is 1

scenario "a planetary barrier stands in for two fleet"
    ru  "Планетарный щит заменяет два флота"
    given
        round_number is 4
        your systems are [planetary_barrier]
        your resources are 1 fleet
    when
        reach end of deeds
        reach end of closing
    then
        your defence is 2 because of planetary_barrier
        your glory is 1

scenario "interceptors stand in for one"
    ru  "База перехватчиков заменяет один флот"
    given
        your systems are [fighter_base]
    then
        your defence is 1 because of fighter_base

scenario "interceptors are two fleet when they are built"
    ru  "База перехватчиков при постройке даёт два флота"
    given
        your hand is [fighter_base]
        your resources are 4 food, 1 production
    when
        you build fighter_base into a system from your systems
    then
        your resources are 2 fleet

scenario "refugees bring help after a defeat"
    ru  "после поражения беженцы приносят помощь"
    given
        your systems are [refugee_haven]
        your loyalty is 5
    when
        you suffer
    then
        your resources are 2 food
        your loyalty is 5

scenario "the star fortress earns points for a victory"
    ru  "Звёздная крепость приносит очки за победу"
    given
        your systems are [star_fortress]
    when
        you repel
    then
        your score is 2
        your glory is 1

scenario "the star fortress still lives on attacks"
    ru  "Звёздная крепость по-прежнему приносит производство после атак"
    given
        your systems are [star_fortress]
        rival's resources are 2 fleet
    when
        rival attacks you
    then
        your resources are 1 production

scenario "commodore aster has prizes after a victory"
    ru  "Коммодор Астер после победы берёт трофеи"
    given
        your council is [aster]
    when
        you repel
    then
        your resources are 1 production
