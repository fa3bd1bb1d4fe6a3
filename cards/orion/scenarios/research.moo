# The Research action, and what happens when the deck runs out.

scenario "research draws two cards, and the hand has no limit meanwhile"
    ruling  X80
    ru      "исследование даёт две карты, и число карт на руке при этом не ограничено"
    given
        your hand is [frigate, frigate, titan, titan]
        deck is [supercomputer, destroyer, battleship]
        number of cubes in your actions is 1
    when
        you perform research
    then
        your hand is [frigate, frigate, titan, titan, battleship, destroyer]
        deck is [supercomputer]

scenario "a draw that empties the deck goes on from the shuffled discards"
    ruling  X81
    ru      "если колода закончилась, остальные карты берут из перемешанного сброса"
    given
        deck is [supercomputer]
        discard_pile is [spaceport, spaceport, battleship]
        number of cubes in your actions is 1
    when
        you perform research
    then
        your hand is [supercomputer, spaceport]
        deck is [spaceport]
        discard_pile is [battleship]

scenario "the uppermost discard is never shuffled into the deck"
    ruling  X82
    ru      "верхняя карта сброса никогда не замешивается в колоду"
    given
        deck is [supercomputer]
        discard_pile is [spaceport, spaceport, titan, battleship]
        number of cubes in your actions is 2
    when
        you perform research
        you perform research
    then
        your hand is [supercomputer, spaceport, spaceport, titan]
        deck is []
        discard_pile is [battleship]

scenario "an emptied deck stays empty until the next draw"
    ruling  X83
    ru      "закончившаяся колода остаётся пустой, пока снова не понадобятся карты"
    given
        deck is [supercomputer, destroyer]
        discard_pile is [spaceport, titan, battleship]
        number of cubes in your actions is 1
    when
        you perform research
    then
        your hand is [supercomputer, destroyer]
        deck is []
        discard_pile is [spaceport, titan, battleship]

scenario "the next draw makes the deck new"
    ruling  X83
    ru      "новую колоду собирают, когда снова берут карты"
    given
        deck is [supercomputer, destroyer]
        discard_pile is [spaceport, spaceport, battleship]
        number of cubes in your actions is 2
    when
        you perform research
        you perform research
    then
        your hand is [supercomputer, destroyer, spaceport, spaceport]
        deck is []
        discard_pile is [battleship]

scenario "a single discard is not drawn, and the cube is spent for nothing"
    ruling  X84
    ru      "единственную карту сброса не берут, и кубик тратится впустую"
    given
        deck is []
        discard_pile is [titan]
        number of cubes in your actions is 1
    when
        you perform research
    then
        your hand is []
        deck is []
        discard_pile is [titan]
        number of cubes in your actions is 0
        number of cubes in your spent is 1

scenario "without deck and discards nothing is drawn"
    ruling  X84
    ru      "если нет ни колоды, ни сброса, карт не берут"
    given
        deck is []
        discard_pile is []
        number of cubes in your actions is 1
    when
        you perform research
    then
        your hand is []
        number of cubes in your spent is 1

scenario "the card of the low level comes from the shuffled discards too"
    ruling  X85
    ru      "карту за низкий уровень тоже берут из перемешанного сброса"
    given
        deck is []
        discard_pile is [spaceport, spaceport, titan]
    when
        you mobilise
    then
        your hand is [spaceport]
        deck is [spaceport]
        discard_pile is [titan]
