# Setting up. What chance deals, and who sees what, is tested in tests/games/test_galaxy_rulings.py.

scenario "seven decks are sorted and shuffled"
    ruling  G2
    ru      "карты раскладывают по семи колодам"
    when
        you lay_out
    then
        number of race_deck's stack is 9
        number of leader_deck's stack is 18
        number of conflict_deck's stack is 9
        number of government_deck's stack is 9
        number of expansion_deck's stack is 9
        number of commerce_deck's stack is 9
        number of progress_deck's stack is 9
        box is []

scenario "a bag holds five cubes of each colour, and nine bases are one's stock"
    ruling  G3
    ru      "в мешке по пять кубиков каждого цвета, в запасе девять баз"
    when
        you lay_out
        you close_corners
    then
        number of your bag is 25
        number of (cubes in your bag where its colour is black) is 5
        number of (cubes in your bag where its colour is red) is 5
        number of (cubes in bank where its colour is green) is 35
        number of (cubes in bank where its colour is black) is 10
        number of rival's stock is 9

scenario "the cube that is drawn names the first corner, and the second player begins opposite"
    ruling  G4
    ru      "вытянутый кубик указывает первый угол, второй игрок начинает в противоположном"
    given
        draws are blue_cube
    when
        you lay_out
        you draw_for_a_corner
    then
        azure_cradle's bases is not empty
        jade_cradle's bases is not empty
        your bases_placed is 1
        rival's bases_placed is 1
        number of your stock is 8
        number of your bag is 20
        controls of azure_cradle for you is yes

scenario "of three players the third chooses one of the two corners that are left"
    ruling  G4
    ru      "третий из трёх игроков выбирает один из двух оставшихся углов"
    given
        players are you, rival, second
        draws are green_cube
    when
        you lay_out
        you draw_for_a_corner
        second chooses amber_cradle
    then
        controls of jade_cradle for you is yes
        controls of ember_cradle for rival is yes
        controls of amber_cradle for second is yes

scenario "four players begin clockwise"
    ruling  G4
    ru      "вчетвером начинают по часовой стрелке"
    given
        players are you, rival, second, third
        draws are yellow_cube
    when
        you lay_out
        you draw_for_a_corner
    then
        controls of amber_cradle for you is yes
        controls of jade_cradle for rival is yes
        controls of ember_cradle for second is yes
        controls of azure_cradle for third is yes

scenario "a corner that nobody begins in is covered, with the two systems nearest to it"
    ruling  G5
    ru      "угол, в котором никто не начинает, накрывают вместе с двумя ближайшими системами"
    given
        and then
            you occupy ember_cradle
            rival occupies amber_cradle
    when
        you close_corners
    then
        azure_cradle's cover is [black_hole]
        azure_haven's cover is [black_hole]
        azure_lantern's cover is [black_hole]
        jade_cradle's cover is [black_hole]
        azure_gate's cover is []
        ember_haven's cover is []
        number of tokens is 3

scenario "races are taken as all cards are"
    ruling  G6
    ru      "расы берут по общему правилу"
    given
        race_deck's stack is [ashkarids, tholmar, lumenari, quillons]
    when
        you take_from race_deck
        you choose quillons
        rival takes_from race_deck
        rival chooses tholmar
    then
        your tableau is [quillons]
        rival's tableau is [tholmar]
        race_deck's stack is [ashkarids, lumenari]
