# Warfare: fighters, and planets that are attacked.

scenario "the action is a fighter or an attack"
    ruling  E37
    ru      "действие завоевания — взять истребитель или захватить планету"
    given
        your hand is [warfare_role]
        your fighter is 4
        your frontier is [mik_mik]
    when
        you play_deed warfare_role
    then
        options are "gain 1 fighter", "attack a planet from your frontier"

scenario "the action takes one fighter"
    ruling  E37
    ru      "действием завоевания берут один истребитель"
    given
        your hand is [warfare_role]
        your fighter is 4
        your frontier is [mik_mik]
        your empire is [tankahshin]
    when
        you play_deed warfare_role
        you choose "gain 1 fighter"
    then
        your fighter is 5
        your frontier is [mik_mik]

scenario "the action attacks a planet for its fighters"
    ruling  E32, E37
    ru      "действием завоевания захватывают планету, тратя истребители"
    given
        your hand is [warfare_role]
        your fighter is 5
        your frontier is [mik_mik]
    when
        you play_deed warfare_role
        you choose "attack a planet from your frontier"
    then
        your fighter is 1
        your frontier is []
        your empire is [mik_mik]

scenario "with too few fighters a planet cannot be attacked"
    ruling  E37
    ru      "если истребителей мало, планету не захватить"
    given
        your fighter is 4
        your frontier is [styku, mik_mik]
    then
        you cannot attack styku because "pay (war_price of planet) fighter"
        you can attack mik_mik

scenario "the role brings a fighter for each symbol"
    ruling  E38
    ru      "ролью завоевания берут по истребителю за каждый символ"
    given
        warfare_stack is [warfare_role]
        your hand is [war_path]
        your empire is [tankahshin]
    when
        you perform warfare
        you choose war_path
    then
        your fighter is 4

scenario "the leader may attack, and takes no fighters then"
    ruling  E39
    ru      "ведущий может захватить планету, но тогда не берёт истребителей"
    given
        warfare_stack is [warfare_role]
        your hand is [warfare_role, warfare_role]
        your fighter is 4
        your frontier is [mik_mik]
    when
        you perform warfare
        you choose nothing
        you choose "attack a planet from your frontier"
    then
        your fighter is 0
        your empire is [mik_mik]
        your played is [warfare_role]

scenario "the fighters of the role do not pay for its attack"
    ruling  E39
    ru      "захват нельзя оплатить истребителями, взятыми этой же ролью"
    given
        warfare_stack is [warfare_role]
        your hand is [warfare_role]
        your fighter is 3
        your frontier is [mik_mik]
    when
        you perform warfare
        you choose warfare_role
    then
        your fighter is 5
        your empire is []

scenario "the leader attacks one planet only"
    ruling  E39
    ru      "ведущий захватывает только одну планету"
    given
        warfare_stack is [warfare_role]
        your fighter is 9
        your frontier is [mik_mik, pomerene]
    when
        you perform warfare
        you choose "attack a planet from your frontier"
        you choose pomerene
    then
        nothing is asked
        your fighter is 7
        your frontier is [mik_mik]

scenario "who follows warfare cannot attack"
    ruling  E40
    ru      "повторяя завоевание, нельзя захватить планету"
    given
        warfare_stack is [warfare_role]
        rival's hand is [warfare_role]
        rival's fighter is 9
        rival's frontier is [mik_mik]
    when
        you perform warfare
        rival chooses "join_in icon"
    then
        nothing is asked
        rival's fighter is 10
        rival's frontier is [mik_mik]

scenario "only a planet of one's own that lies face down can be attacked"
    ruling  E40
    ru      "захватить можно только свою планету, лежащую рубашкой вверх"
    given
        your fighter is 9
        your frontier is [styku]
        your empire is [mik_mik]
        rival's frontier is [voson]
    then
        you can attack styku
        you cannot attack mik_mik because "needs planet is in your frontier"
        you cannot attack voson because "needs planet is in your frontier"

scenario "an attack sends the planet's colonies to the own discard pile, and brings no influence"
    ruling  E32, E40
    ru      "при захвате колонии планеты уходят в сброс игрока, а влияния из запаса не берут"
    given
        your fighter is 4
        your frontier is [mik_mik, styku]
        mik_mik's colonies are [colonize_role, terraforming]
        styku's colonies are [colonize_role]
    when
        you attack mik_mik
    then
        your discard_pile is [colonize_role, terraforming]
        mik_mik's colonies are []
        styku's colonies are [colonize_role]
        your influence is 0
        supply is 24

scenario "a planet's symbol works as soon as it is taken"
    ruling  E30, E32
    ru      "символ планеты действует сразу после захвата"
    given
        your fighter is 5
        your frontier is [tankahshin]
    when
        you attack tankahshin
    then
        empire_symbols of warfare for you is 1

scenario "a fighter left behind is there before abundance could fill the slots"
    ruling  E40
    ru      "оставленный истребитель занимает планету раньше, чем «Изобилие» заполнило бы ячейки"
    given
        your play_area is [imperialism, fertile_ground]
        imperialism's face is back
        fertile_ground's face is back
        your fighter is 4
        your frontier is [new_texas]
    when
        you attack new_texas
    then
        new_texas's storage is [fighter_left]
        your goods is 0
        you cannot produce_on new_texas because "open_slots"
