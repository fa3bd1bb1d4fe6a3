# Effects that come with building a card, and effects that count cards.

scenario "an effect on building comes once and not again in later rounds"
    ruling  X182
    given
        your hand is [pleasure_dome]
        your resources are 7 food
        your loyalty is 2
        number of cubes in your actions is 1
    when
        you perform construction
        reach end of closing
        reach start of deeds
    then
        your systems are [pleasure_dome]
        your loyalty is 5

scenario "a card that comes to the top again does not repeat its effect on building"
    ruling  X182
    given
        your systems are [troop_transport]
        your resources are 2 fleet
        rival's systems are [pleasure_dome, frigate]
        rival's loyalty is 5
    when
        you attack rival
    then
        rival's systems are [frigate, pleasure_dome]
        pleasure_dome is working
        rival's loyalty is 4

scenario "a laboratory on your only working yellow card wins no action"
    ruling  X183
    given
        your systems are [tax_office], [frigate]
        your hand is [automated_laboratory]
        your resources are 3 food
        number of cubes in your actions is 2
        number of cubes in your reserve is 4
    when
        you perform construction
        you choose system of tax_office
    then
        number of cubes in your actions is 1
        number of cubes in your reserve is 4

scenario "a laboratory in a new system wins an action from the yellow card beside it"
    ruling  X184
    given
        your systems are [tax_office], [frigate]
        your hand is [automated_laboratory]
        your resources are 3 food
        number of cubes in your actions is 2
        number of cubes in your reserve is 4
    when
        you perform construction
        you choose "your system 3 (new)"
    then
        number of cubes in your actions is 2
        number of cubes in your reserve is 3

scenario "a laboratory on another card wins an action from the yellow card beside it"
    ruling  X184
    given
        your systems are [tax_office], [frigate]
        your hand is [automated_laboratory]
        your resources are 3 food
        number of cubes in your actions is 2
        number of cubes in your reserve is 4
    when
        you perform construction
        you choose system of frigate
    then
        number of cubes in your actions is 2
        number of cubes in your reserve is 3

scenario "of two working yellow cards a laboratory may cover one"
    ruling  X185
    given
        your systems are [tax_office], [spaceport]
        your hand is [automated_laboratory]
        your resources are 3 food
        number of cubes in your actions is 2
        number of cubes in your reserve is 4
    when
        you perform construction
        you choose system of tax_office
    then
        spaceport is working
        tax_office is not working
        number of cubes in your actions is 2

scenario "whoever spends the last cube on the simulator cannot use it"
    ruling  X186
    given
        your hand is [holographic_simulator]
        your resources are 2 food
        number of cubes in your actions is 1
    when
        you perform construction
    then
        nothing is asked
        number of cubes in your actions is 0
        your systems are [holographic_simulator]
        your hand is []

scenario "the simulator asks whether to give up a cube that is left"
    ruling  X187
    given
        your hand is [holographic_simulator]
        your resources are 2 food
        number of cubes in your actions is 2
    when
        you perform construction
    then
        options are "yes", "no"
        number of cubes in your actions is 1

scenario "the simulator takes one cube and pays with three cards"
    ruling  X187
    given
        your hand is [holographic_simulator]
        your resources are 2 food
        number of cubes in your actions is 2
        number of cubes in your reserve is 4
    when
        you perform construction
        you choose yes
    then
        number of cubes in your actions is 0
        number of cubes in your reserve is 5
        number of cards in your hand is 3

scenario "whoever declines the simulator keeps the cube"
    ruling  X187
    given
        your hand is [holographic_simulator]
        your resources are 2 food
        number of cubes in your actions is 2
        number of cubes in your reserve is 4
    when
        you perform construction
        you choose no
    then
        number of cubes in your actions is 1
        number of cubes in your reserve is 4
        your hand is []

scenario "only an action cube serves the simulator, not one from elsewhere"
    ruling  X188
    given
        your council is [viktoria]
        your hand is [holographic_simulator]
        your resources are 2 food
        number of cubes in your actions is 0
        number of cubes in your propaganda is 1
        number of cubes in your spent is 2
        number of cubes on viktoria is 1
        number of cubes in your reserve is 3
    when
        you build holographic_simulator into a system from your systems
    then
        nothing is asked
        number of cubes in your reserve is 3
        number of cubes on viktoria is 1
        your hand is []

scenario "with cubes everywhere the simulator takes the action cube"
    ruling  X188
    given
        your council is [viktoria]
        your hand is [holographic_simulator]
        your resources are 2 food
        number of cubes in your actions is 1
        number of cubes in your propaganda is 1
        number of cubes in your spent is 2
        number of cubes on viktoria is 1
        number of cubes in your reserve is 3
    when
        you build holographic_simulator into a system from your systems
        you choose yes
    then
        number of cubes in your actions is 0
        number of cubes in your reserve is 4
        number of cubes in your spent is 2
        number of cubes in your propaganda is 1
        number of cubes on viktoria is 1

scenario "two civilian ships and one action put five structures down"
    ruling  X189
    given
        your hand is [civilian_ship, civilian_ship, supercomputer, destroyer, ground_batteries]
        your resources are 7 food, 7 fleet, 2 production
        number of cubes in your actions is 1
    when
        you perform construction
        you choose civilian_ship
        you choose "may build a blue card from your hand into a system from your systems"
        you choose yes
        you choose civilian_ship
        you choose "your system 2 (new)"
        you choose "may build a blue card from your hand into a system from your systems"
        you choose yes
        you choose "your system 3 (new)"
        you choose yes
        you choose destroyer
        you choose "your system 4 (new)"
        you choose yes
        you choose system of supercomputer
    then
        nothing is asked
        your hand is []
        your systems are [civilian_ship], [civilian_ship], [supercomputer, ground_batteries], [destroyer]
        your resources are 0 food, 2 fleet
        number of cubes in your actions is 0
        number of cubes in your spent is 1

