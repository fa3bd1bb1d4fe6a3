# What a scenario's `given` and `when` cannot make so.

scenario "a position that cannot be"
    given
        your hand is [barn, barn, barn, barn, barn, barn, barn]     ### cannot-set-up
        your bench is [stranger, stranger]      ### cannot-set-up
        your lanes are [], [], [], []           ### cannot-set-up
        your grain is 10                        ### cannot-set-up
        your coin is at least 2                 ### cannot-set-up
        your hand is [bran]                     ### unknown-name
        number of workers in your hut is 2
        and then
            you gain 1 coin
            reach your turn                     ### cannot-set-up
            rest                                ### nobody-acts
            if your coin is 1                   ### cannot-set-up
                you gain 1 coin
    when
        you gain 1 coin
        if your coin is 1                       ### cannot-set-up
            you gain 1 coin
        gain 1 coin                             ### nobody-acts
        reach end of winter                     ### unknown-moment
        reach start of game                     ### unknown-moment
        reach day end                           ### cannot-set-up
    then
        your coin is 1
        you can perform selling
        you can perform seling                  ### unknown-action

---
scenario "too few players"
    given
        players are you                         ### cannot-set-up
    when
        you gain 1 coin
    then
        your coin is 1
