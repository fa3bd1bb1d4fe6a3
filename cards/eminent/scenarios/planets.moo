# What planets there are, and how many points, symbols and slots they have between them.

scenario "of each type there are nine planets and two to begin with, and there are nine bonus planets"
    ruling  E5, E6, E55
    ru      "планет каждого типа девять и ещё две начальные, а бонусных планет девять"
    then
        number of planets in planet_box is 42
        number of (planets in planet_box where its type is advanced) is 11
        number of (planets in planet_box where its type is fertile) is 11
        number of (planets in planet_box where its type is metallic) is 11
        number of (planets in planet_box where its type is prestige) is 3
        number of (planets in planet_box where its type is utopia) is 6
        number of (planets in planet_box where its starting is yes) is 6

scenario "the planets are worth as much influence as the list of parts says"
    ruling  E26
    ru      "очков влияния на планетах столько, сколько указано в составе игры"
    then
        total points of (planets in planet_box where its type is advanced) is 32
        total points of (planets in planet_box where its type is fertile) is 27
        total points of (planets in planet_box where its type is metallic) is 34
        total points of (planets in planet_box where its type is prestige) is 18
        total points of (planets in planet_box where its type is utopia) is 12

scenario "four planets show each symbol"
    ruling  E30, E57
    ru      "с каждым символом есть четыре планеты"
    then
        number of (planets in planet_box where survey is in its icons) is 4
        number of (planets in planet_box where warfare is in its icons) is 4
        number of (planets in planet_box where colonize is in its icons) is 4
        number of (planets in planet_box where produce is in its icons) is 4
        number of (planets in planet_box where trade is in its icons) is 4
        number of (planets in planet_box where research is in its icons) is 4

scenario "three planets have two slots, and nine have none"
    ruling  E31, E56
    ru      "у трёх планет по две ячейки, а у девяти ни одной"
    then
        number of (planets in planet_box where its open_slots is 2) is 3
        number of (planets in planet_box where its open_slots is 1) is 30
        number of (planets in planet_box where its open_slots is 0) is 9

scenario "there are as many slots of each sort as the list of parts says"
    ruling  E31, E57
    ru      "ячеек для каждого вида ресурсов столько, сколько указано в составе игры"
    then
        number of (planets in planet_box where silicon is in its slots) is 9
        number of (planets in planet_box where water is in its slots) is 7
        number of (planets in planet_box where food is in its slots) is 7
        number of (planets in planet_box where iron is in its slots) is 7
        number of (planets in planet_box where any is in its slots) is 6

scenario "a slot has room for its own sort, and that of a utopia for every sort"
    ruling  E31, E57
    ru      "ячейка подходит для своего вида ресурсов, а ячейка утопии — для любого"
    given
        your empire is [new_texas, utopia_of_survey]
    then
        number of food in new_texas's slots is 1
        room of new_texas for food is 1
        room of new_texas for water is 1
        room of new_texas for iron is 0
        room of utopia_of_survey for iron is 1

scenario "each slot takes a resource of its own sort"
    ruling  E31, E46
    ru      "в каждую ячейку кладут ресурс её вида"
    given
        your empire is [sholmican, spielbany_vi, nelos_iv, spielen_8910]
    when
        you produce_on sholmican
        you produce_on spielbany_vi
        you produce_on nelos_iv
        you produce_on spielen_8910
    then
        sholmican's storage is [silicon]
        spielbany_vi's storage is [water]
        nelos_iv's storage is [food]
        spielen_8910's storage is [iron]

scenario "six planets raise the hand limit"
    ruling  E20
    ru      "шесть планет увеличивают предел руки"
    given
        your empire is [oknow, sima_07c, spielbany_vi, nelos_iv, marghannah_prime, spielen_8910]
    then
        your hand_limit is 11
        number of (planets in planet_box where its extra_hand is at least 1) is 0

scenario "attacking and settling cost as much as is printed"
    ruling  E37
    ru      "завоевание и колонизация планет стоят столько, сколько на них напечатано"
    then
        total warfare of (planets in planet_box where its starting is yes) is 12
        total warfare of (planets in planet_box where its type is advanced) is 49
        total colonize of (planets in planet_box where its type is advanced) is 40
        total warfare of (planets in planet_box where its type is fertile) is 49
        total colonize of (planets in planet_box where its type is fertile) is 40
        total warfare of (planets in planet_box where its type is metallic) is 49
        total colonize of (planets in planet_box where its type is metallic) is 40
        total warfare of (planets in planet_box where its type is prestige) is 18
        total colonize of (planets in planet_box where its type is prestige) is 15
        total warfare of (planets in planet_box where its type is utopia) is 36
        total colonize of (planets in planet_box where its type is utopia) is 30
