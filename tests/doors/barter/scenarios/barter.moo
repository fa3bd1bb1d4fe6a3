scenario "the old mill grinds after each barter"
    ruling  X1
    given
        your row is [mill, tent]
        your resources are 0 corn
    when
        you barter tent
    then
        your resources are 3 corn

scenario "the deep well makes the bounty greater"
    ruling  X2
    given
        your row is [well, tent]
    then
        your bounty is 3
