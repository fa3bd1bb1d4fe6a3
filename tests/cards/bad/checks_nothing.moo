scenario "nothing is looked at"                 ### checks-nothing
    given
        your grain is 2
    when
        you gain 1 coin
