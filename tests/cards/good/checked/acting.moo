# Somebody who stands alone above lines does them.

mark host "host"
    names  player

mark spirits for each player "spirits"
    words  low, high

action hosting "Be Host"
    needs host is not you
    host
        lose 1 coin
        set spirits to low
    set host to you
    your left
        gain 1 coin
        if number of stalls in their hand is at least 2
            gain 1 fame
            set their spirits to high
    the player with the highest fame
        may
            pay 1 grain
            gain 1 coin
    choose an opponent as guested
    guested
        choose one
            gain 1 coin
            all of
                gain 1 grain
                first
                    gain 1 grain

scenario "whoever stands above lines does them, and nobody does none"
    given
        host is nobody
        your coin is 0
        rival's coin is 0
        rival's fame is 3
        rival's grain is 2
        rival's hand is [barn, mill]
    when
        you perform hosting
        rival chooses yes
        rival chooses "gain 1 coin"
    then
        host is you
        your coin is 0
        rival's fame is 4
        rival's spirits is high
        rival's grain is 1
        rival's coin is 3
