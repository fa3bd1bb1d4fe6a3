# What the game and its players are marked with: words, words of a fact, things, players.

mark fashion "fashion"
    names  colour

mark weather "weather"
    words  fair, rainy

mark mayor "mayor"
    names  player

mark pride "pride"
    names  stall

mark mood for each player "mood"
    words  calm, merry

mark friend for each player "friend"
    names  player

value taste of player = number of (stalls in player's hand where its colour is fashion)

value bright
    yes if weather is fair and fashion is not nothing
    no otherwise

action dyeing "Dye"
    needs fashion is nothing
    choose a colour as chosen
    set fashion to chosen
    set weather to rainy
    set your mood to merry

action electing "Elect"
    needs mayor is nobody or mayor is you
    choose an opponent as elected
    set mayor to elected
    set your friend to elected
    mayor gains 2 coin
    each player
        set mood to merry
    if your mood is merry and your friend is mayor
        set friend to nobody

action admiring "Admire"
    choose a stall from your hand where its colour is fashion
    set pride to stall
    if pride's colour is fashion
        gain (your taste) coin
    pride's holder gains 1 coin
    set fashion to nothing

action fading "Fade"
    needs bright
    for each mood as kind_of_mood
        if your mood is kind_of_mood
            gain 1 coin
    choose a mood as wanted
    set mood to wanted
    set weather to fair

scenario "a colour comes into fashion"
    given
        your hand is [barn]
        your mood is calm
    when
        you perform dyeing
        you choose green
    then
        fashion is green
        weather is rainy
        your mood is merry
        your taste is 1

scenario "nobody is mayor until one is elected, and he is paid"
    given
        your coin is 0
        rival's coin is 0
    when
        you perform electing
    then
        mayor is rival
        rival's coin is 2
        rival's mood is merry
        your friend is nobody
        you cannot perform electing

scenario "what nobody would gain is left out"
    given
        mayor is nobody
        your hand is [barn]
        fashion is green
        weather is fair
        your coin is 0
    when
        you perform admiring
    then
        pride is barn
        fashion is nothing
        your coin is 2
