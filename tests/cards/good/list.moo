value z = []
value b = [farm]
value c = [farm, mill, farm]
scenario "whose they are"
    given
        sea is [sloop, your sloop, rival's brig]
    when
        you gain 1 coin
    then
        rival's dock is []
        sea is [rival's brig, sloop, sloop]
