# Produce: resources into slots.

scenario "the action puts one resource into an empty slot, whatever symbols there are"
    ruling  E12, E45
    ru      "действием производства кладут один ресурс в пустую ячейку, сколько бы ни было символов"
    given
        your hand is [trade_role]
        your empire is [gerdland, styku, artigas_gns_111]
    when
        you play_deed trade_role
        you choose styku
    then
        styku's storage is [water]
        nothing is asked
        number of tokens in your empire's storage is 1

scenario "the role puts a resource for each symbol"
    ruling  E45
    ru      "ролью производства кладут по ресурсу за каждый символ"
    given
        trade_stack is [trade_role]
        your hand is [genetic_engineering]
        your empire is [gerdland, styku, mik_mik, voson, erkam_w]
    when
        you perform produce
        you choose genetic_engineering
        you choose gerdland
        you choose styku
        you choose mik_mik
        you choose voson
    then
        gerdland's storage is [water]
        styku's storage is [water]
        mik_mik's storage is [food]
        voson's storage is [iron]
        erkam_w's storage is []

scenario "no more is produced than there are empty slots"
    ruling  E45
    ru      "нельзя произвести больше, чем есть пустых ячеек"
    given
        trade_stack is [trade_role]
        your hand is [genetic_engineering]
        your empire is [gerdland, styku]
        styku's storage is [water]
    when
        you perform produce
        you choose genetic_engineering
    then
        nothing is asked
        gerdland's storage is [water]
        styku's storage is [water]

scenario "the leader of produce has no bonus while there are cards"
    ruling  E45
    ru      "у ведущего производства нет бонуса, пока в стопке есть карты"
    given
        trade_stack is [trade_role]
        your empire is [voson, erkam_w]
    when
        you perform produce
        you choose voson
    then
        nothing is asked
        erkam_w's storage is []

scenario "the slot says which resource it is"
    ruling  E31, E46
    ru      "вид ресурса определяется ячейкой"
    given
        trade_stack is [trade_role]
        your hand is [trade_role, trade_role, trade_role]
        your empire is [lyttle, styku, mik_mik, voson]
    when
        you perform produce
        you choose trade_role
        you choose trade_role
        you choose trade_role
        you choose lyttle
        you choose styku
        you choose mik_mik
    then
        lyttle's storage is [silicon]
        styku's storage is [water]
        mik_mik's storage is [food]
        voson's storage is [iron]

scenario "two slots of two sorts are filled one after the other"
    ruling  E31, E45
    ru      "две ячейки разных видов заполняют одну за другой"
    given
        trade_stack is [trade_role]
        your hand is [trade_role]
        your empire is [new_texas]
    when
        you perform produce
        you choose trade_role
        you choose water
    then
        new_texas's storage is [food, water]
        nothing is asked

scenario "a slot holds one resource"
    ruling  E31
    ru      "в ячейке хранится один ресурс"
    given
        your empire is [styku, new_texas, idroyos]
        styku's storage is [water]
        new_texas's storage is [water]
        your frontier is [voson]
    then
        you cannot produce_on styku because "needs planet's open_slots is at least 1"
        you can produce_on new_texas
        you cannot produce_on idroyos because "needs planet's open_slots is at least 1"
        you cannot produce_on voson because "needs planet is in your empire"

scenario "only cards with the symbol of produce boost it"
    ruling  E46
    ru      "производство усиливают только карты с его символом"
    given
        trade_stack is [trade_role]
        your hand is [trade_role, specialization, genetic_engineering, survey_role]
        your empire is [styku]
    when
        you perform produce
    then
        trade_role is offered
        genetic_engineering is offered
        specialization is not offered
        survey_role is not offered

scenario "resources do not run out"
    ruling  E46
    ru      "ресурсы не кончаются"
    given
        trade_stack is [trade_role]
        your empire is [styku]
        rival's empire is [gerdland, new_texas, artigas_gns_111, spielbany_vi, angus_duffy, mesia_sednim]
        gerdland's storage is [water]
        new_texas's storage is [water, food]
        artigas_gns_111's storage is [water, food]
        spielbany_vi's storage is [water]
        angus_duffy's storage is [water, food]
        mesia_sednim's storage is [water]
    when
        you perform produce
    then
        styku's storage is [water]
