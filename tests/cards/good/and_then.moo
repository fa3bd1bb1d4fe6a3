scenario "what is done first is not what happens"
    given
        your systems are [titan]
        rolls are 5, 2
        and then
            you build frigate into system of titan
            each player draws 2 cards
    when
        you perform attack
    then
        your score is 2

scenario "there need not be a position"
    given
        and then
            rival draws 2 cards
            rival chooses yes
    then
        rival cannot attack you
