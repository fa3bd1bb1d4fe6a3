scenario "a ship turns by one point"
    ruling  B4
    given
        your canvas is 1
        your line is [sloop]
        sloop's heading is compass_1
    when
        you perform coming_about
        you choose compass_8
    then
        sloop's heading is compass_8
        your canvas is 0

scenario "a wreck does not turn"
    ruling  B4
    given
        your canvas is 1
        your line is [hulk]
        hulk's heading is compass_1
        hulk's face is wrecked
    then
        you cannot perform coming_about

scenario "a wind that is whistled for costs a canvas for each point"
    ruling  B4
    given
        your canvas is 3
        compass_1's sky is [the_wind]
    when
        you perform whistling
        you choose compass_7
    then
        compass_7's sky is [the_wind]
        your canvas is 1

scenario "nobody whistles further than his canvas goes"
    ruling  B4
    given
        your canvas is 1
        compass_1's sky is [the_wind]
    when
        you perform whistling
    then
        compass_2 is offered
        compass_3 is not offered

scenario "whose wind is taken skips a turn"
    ruling  B4
    given
        your line is [sloop, frigate, hulk]
        rival's line is [sloop, frigate]
        your flags is [scatter]
        rival's flags is [scatter]
        day is 4
    when
        reach start of manoeuvre
        reach your turn
        you perform blanketing
    then
        your canvas is 1
        rival's canvas is 2
        you are asked

scenario "who stands by does nothing more today"
    ruling  B4
    given
        your canvas is 3
    when
        you perform standing_by
    then
        your canvas is 0
