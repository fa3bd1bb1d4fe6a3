scenario "a seventh colour is chosen and settles like the others"
    ruling  R10, R13
    ru      "седьмой цвет выбирают и расселяют, как остальные"
    when
        you found exiles
        you find_home
    then
        your resources are 3 materials, 3 science, 9 credits
        space_13's tile is [last_harbour]
        space_13's fleet is [interceptor]
        there is no species in species_box where its colour is violet
        number of species in species_box is 12
        your cubes of materials is 10

scenario "a sector without wormholes can only be discarded"
    ruling  R38, R39
    ru      "сектор без кротовин можно только сбросить"
    given
        your board is [exiles]
        space_13's tile is [last_harbour]
        last_harbour's turn is 3
        space_13's ruler is you
        outer_stack is [sealed_void]
    when
        you explore space_28
    then
        outer_discard is [sealed_void]
        space_28's tile is []

scenario "with a generator it can be laid, once, as all its turns are alike"
    ruling  R39, R61
    ru      "с генератором его можно выложить: все повороты одинаковы"
    given
        your board is [exiles]
        your technologies are [wormhole_generator]
        wormhole_generator's field is nano
        space_13's tile is [last_harbour]
        last_harbour's turn is 3
        space_13's ruler is you
        outer_stack is [sealed_void]
    when
        you explore space_28
        you choose "Lay it"
        you choose yes
    then
        space_28's ruler is you

scenario "a part that needs more energy than a ship gives is not put on before the ship gives it"
    ruling  R63
    ru      "часть, которой не хватает энергии, ставят только тогда, когда энергии хватит"
    given
        your board is [exiles]
        your blueprints are [standard_interceptor]
        your stored_parts are [hypergrid_source]
    when
        you fit hypergrid_source onto a bay on your blueprints
        you choose "Interceptor: built nuclear source"
    then
        power of standard_interceptor is 9
        you can fit hungry_cannon onto a bay on your blueprints
        you cannot fit tachyon_drive onto a bay on your blueprints

scenario "without that source it is not put on at all"
    ruling  R63
    ru      "без такого реактора её не поставить"
    given
        your board is [exiles]
        your blueprints are [standard_interceptor]
    then
        you cannot fit hungry_cannon onto a bay on your blueprints because "needs suits"

scenario "nobody researches a technology twice"
    ruling  R57
    ru      "одну технологию дважды не изучают"
    given
        your board is [exiles]
        your technologies are [phase_shields]
        phase_shields's field is military
        tray is [phase_shields]
        your science is 20
    then
        you cannot study phase_shields
