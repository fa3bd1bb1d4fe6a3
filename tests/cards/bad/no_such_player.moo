scenario "nobody sits there"
    rule    X12                                 ### unknown-fact
    given
        players are you, rival
    when
        third gains 1 coin                      ### no-such-player
    then
        your coin is 1
