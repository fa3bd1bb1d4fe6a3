# Every conflict, won from each of its sides.

scenario "Border War is won from the red side"
    ruling  G62, G63
    ru      "Пограничная война: победа с красной стороны"
    given
        ember_haven_ember_drift's dispute is [border_war]
        border_war's red_end is ember_haven
        border_war_red_side_red's filling is [red_cube], [red_cube]
        border_war_red_side_lost_red's filling is [red_cube]
        border_war_red_side_green's filling is [green_cube]
        and then
            you occupy ember_haven
            rival occupies ember_drift
    when
        you win border_war
        you choose yes
    then
        controls of ember_drift for you is yes
        your tableau is [border_war]

scenario "Border War is won from the blue side"
    ruling  G62, G63
    ru      "Пограничная война: победа с синей стороны"
    given
        ember_haven_ember_drift's dispute is [border_war]
        border_war's red_end is ember_drift
        border_war_blue_side_red's filling is [red_cube], [red_cube]
        border_war_blue_side_lost_red's filling is [red_cube]
        border_war_blue_side_yellow's filling is [yellow_cube]
        and then
            you occupy ember_haven
            rival occupies ember_drift
    when
        you win border_war
        you choose yes
    then
        controls of ember_drift for you is yes
        your tableau is [border_war]

scenario "Embargo is won from the red side"
    ruling  G62, G64
    ru      "Эмбарго: победа с красной стороны"
    given
        ember_haven_ember_drift's dispute is [embargo]
        embargo's red_end is ember_haven
        embargo_red_side_yellow's filling is [yellow_cube], [yellow_cube]
        embargo_red_side_lost_yellow's filling is [yellow_cube]
        embargo_red_side_red's filling is [red_cube]
        rival's tableau is [lumenari, jump_gates]
        and then
            you occupy ember_haven
            rival occupies ember_drift
    when
        you win embargo
    then
        controls of ember_drift for rival is yes
        rival's tableau is [lumenari]
        your tableau is [embargo, jump_gates]

scenario "Embargo is won from the blue side"
    ruling  G62, G63
    ru      "Эмбарго: победа с синей стороны"
    given
        ember_haven_ember_drift's dispute is [embargo]
        embargo's red_end is ember_drift
        embargo_blue_side_yellow's filling is [yellow_cube], [yellow_cube]
        embargo_blue_side_green's filling is [green_cube], [green_cube]
        and then
            you occupy ember_haven
            rival occupies ember_drift
    when
        you win embargo
        you choose yes
    then
        controls of ember_drift for you is yes
        your tableau is [embargo]

scenario "Spy Affair is won from the red side"
    ruling  G62, G63
    ru      "Шпионский скандал: победа с красной стороны"
    given
        ember_haven_ember_drift's dispute is [spy_affair]
        spy_affair's red_end is ember_haven
        spy_affair_red_side_blue's filling is [blue_cube], [blue_cube]
        spy_affair_red_side_lost_blue's filling is [blue_cube]
        spy_affair_red_side_yellow's filling is [yellow_cube]
        and then
            you occupy ember_haven
            rival occupies ember_drift
    when
        you win spy_affair
        you choose yes
    then
        controls of ember_drift for you is yes
        your tableau is [spy_affair]

scenario "Spy Affair is won from the blue side"
    ruling  G62, G64
    ru      "Шпионский скандал: победа с синей стороны"
    given
        ember_haven_ember_drift's dispute is [spy_affair]
        spy_affair's red_end is ember_drift
        spy_affair_blue_side_blue's filling is [blue_cube], [blue_cube]
        spy_affair_blue_side_red's filling is [red_cube]
        spy_affair_blue_side_yellow's filling is [yellow_cube]
        rival's tableau is [lumenari, reformer]
        and then
            you occupy ember_haven
            rival occupies ember_drift
    when
        you win spy_affair
    then
        controls of ember_drift for rival is yes
        rival's tableau is [lumenari]
        your tableau is [spy_affair, reformer]

scenario "Crusade is won from the red side"
    ruling  G62, G63
    ru      "Священный поход: победа с красной стороны"
    given
        ember_haven_ember_drift's dispute is [crusade]
        crusade's red_end is ember_haven
        crusade_red_side_green's filling is [green_cube], [green_cube]
        crusade_red_side_lost_green's filling is [green_cube]
        crusade_red_side_yellow's filling is [yellow_cube]
        and then
            you occupy ember_haven
            rival occupies ember_drift
    when
        you win crusade
        you choose yes
    then
        controls of ember_drift for you is yes
        your tableau is [crusade]

scenario "Crusade is won from the blue side"
    ruling  G62, G63
    ru      "Священный поход: победа с синей стороны"
    given
        ember_haven_ember_drift's dispute is [crusade]
        crusade's red_end is ember_drift
        crusade_blue_side_green's filling is [green_cube], [green_cube]
        crusade_blue_side_blue's filling is [blue_cube], [blue_cube]
        rival's tableau is [lumenari, vassal_crown]
        and then
            you occupy ember_haven
            rival occupies ember_drift
    when
        you win crusade
        you choose yes
    then
        controls of ember_drift for you is yes
        rival's tableau is [lumenari]
        your tableau is [crusade]

scenario "Ultimatum is won from the red side"
    ruling  G62, G64
    ru      "Ультиматум: победа с красной стороны"
    given
        ember_haven_ember_drift's dispute is [ultimatum]
        ultimatum's red_end is ember_haven
        ultimatum_red_side_red's filling is [red_cube]
        ultimatum_red_side_blue's filling is [blue_cube]
        ultimatum_red_side_yellow's filling is [yellow_cube]
        ultimatum_red_side_green's filling is [green_cube]
        ultimatum_red_side_lost_red's filling is [red_cube]
        rival's tableau is [lumenari, reformer]
        and then
            you occupy ember_haven
            rival occupies ember_drift
    when
        you win ultimatum
    then
        controls of ember_drift for rival is yes
        rival's tableau is [lumenari]
        your tableau is [ultimatum]

scenario "Ultimatum is won from the blue side"
    ruling  G62, G63
    ru      "Ультиматум: победа с синей стороны"
    given
        ember_haven_ember_drift's dispute is [ultimatum]
        ultimatum's red_end is ember_drift
        ultimatum_blue_side_red's filling is [red_cube]
        ultimatum_blue_side_blue's filling is [blue_cube]
        ultimatum_blue_side_yellow's filling is [yellow_cube]
        ultimatum_blue_side_green's filling is [green_cube]
        and then
            you occupy ember_haven
            rival occupies ember_drift
    when
        you win ultimatum
        you choose yes
    then
        controls of ember_drift for you is yes
        your tableau is [ultimatum]

scenario "Great Blockade is won from the red side"
    ruling  G62, G63
    ru      "Великая блокада: победа с красной стороны"
    given
        ember_haven_ember_drift's dispute is [great_blockade]
        great_blockade's red_end is ember_haven
        great_blockade_red_side_red's filling is [red_cube], [red_cube]
        great_blockade_red_side_yellow's filling is [yellow_cube], [yellow_cube]
        great_blockade_red_side_lost_green's filling is [green_cube]
        and then
            you occupy ember_haven
            rival occupies ember_drift
    when
        you win great_blockade
        you choose yes
    then
        controls of ember_drift for you is yes
        your tableau is [great_blockade]

scenario "Great Blockade is won from the blue side"
    ruling  G62, G63
    ru      "Великая блокада: победа с синей стороны"
    given
        ember_haven_ember_drift's dispute is [great_blockade]
        great_blockade's red_end is ember_drift
        great_blockade_blue_side_red's filling is [red_cube], [red_cube]
        great_blockade_blue_side_blue's filling is [blue_cube], [blue_cube]
        great_blockade_blue_side_lost_green's filling is [green_cube]
        and then
            you occupy ember_haven
            rival occupies ember_drift
    when
        you win great_blockade
        you choose yes
    then
        controls of ember_drift for you is yes
        your tableau is [great_blockade]

scenario "Uprising is won from the red side"
    ruling  G62, G64
    ru      "Восстание: победа с красной стороны"
    given
        ember_haven_ember_drift's dispute is [uprising]
        uprising's red_end is ember_haven
        uprising_red_side_green's filling is [green_cube], [green_cube], [green_cube]
        uprising_red_side_red's filling is [red_cube]
        rival's tableau is [lumenari, vassal_crown]
        and then
            you occupy ember_haven
            rival occupies ember_drift
    when
        you win uprising
    then
        controls of ember_drift for rival is yes
        rival's tableau is [lumenari]
        your tableau is [uprising, vassal_crown]

scenario "Uprising is won from the blue side"
    ruling  G62, G63
    ru      "Восстание: победа с синей стороны"
    given
        ember_haven_ember_drift's dispute is [uprising]
        uprising's red_end is ember_drift
        uprising_blue_side_green's filling is [green_cube], [green_cube]
        uprising_blue_side_yellow's filling is [yellow_cube]
        uprising_blue_side_lost_blue's filling is [blue_cube]
        and then
            you occupy ember_haven
            rival occupies ember_drift
    when
        you win uprising
        you choose yes
    then
        controls of ember_drift for you is yes
        your tableau is [uprising]

scenario "War of Succession is won from the red side"
    ruling  G62, G64
    ru      "Война за наследство: победа с красной стороны"
    given
        ember_haven_ember_drift's dispute is [war_of_succession]
        war_of_succession's red_end is ember_haven
        war_of_succession_red_side_green's filling is [green_cube]
        war_of_succession_red_side_yellow's filling is [yellow_cube]
        war_of_succession_red_side_red's filling is [red_cube]
        war_of_succession_red_side_lost_blue's filling is [blue_cube]
        rival's tableau is [lumenari, embargo]
        and then
            you occupy ember_haven
            rival occupies ember_drift
    when
        you win war_of_succession
    then
        controls of ember_drift for rival is yes
        rival's tableau is [lumenari]
        your tableau is [war_of_succession, embargo]

scenario "War of Succession is won from the blue side"
    ruling  G62, G63
    ru      "Война за наследство: победа с синей стороны"
    given
        ember_haven_ember_drift's dispute is [war_of_succession]
        war_of_succession's red_end is ember_drift
        war_of_succession_blue_side_yellow's filling is [yellow_cube]
        war_of_succession_blue_side_blue's filling is [blue_cube]
        war_of_succession_blue_side_red's filling is [red_cube]
        war_of_succession_blue_side_green's filling is [green_cube]
        and then
            you occupy ember_haven
            rival occupies ember_drift
    when
        you win war_of_succession
        you choose yes
    then
        controls of ember_drift for you is yes
        your tableau is [war_of_succession]

scenario "Race of Inventions is won from the red side"
    ruling  G62, G64
    ru      "Гонка изобретений: победа с красной стороны"
    given
        ember_haven_ember_drift's dispute is [race_of_inventions]
        race_of_inventions's red_end is ember_haven
        race_of_inventions_red_side_blue's filling is [blue_cube], [blue_cube]
        race_of_inventions_red_side_red's filling is [red_cube]
        race_of_inventions_red_side_lost_yellow's filling is [yellow_cube]
        rival's tableau is [lumenari, jump_gates]
        and then
            you occupy ember_haven
            rival occupies ember_drift
    when
        you win race_of_inventions
    then
        controls of ember_drift for rival is yes
        rival's tableau is [lumenari]
        your tableau is [race_of_inventions]

scenario "Race of Inventions is won from the blue side"
    ruling  G62, G63
    ru      "Гонка изобретений: победа с синей стороны"
    given
        ember_haven_ember_drift's dispute is [race_of_inventions]
        race_of_inventions's red_end is ember_drift
        race_of_inventions_blue_side_blue's filling is [blue_cube], [blue_cube]
        race_of_inventions_blue_side_green's filling is [green_cube]
        race_of_inventions_blue_side_yellow's filling is [yellow_cube]
        and then
            you occupy ember_haven
            rival occupies ember_drift
    when
        you win race_of_inventions
        you choose yes
    then
        controls of ember_drift for you is yes
        your tableau is [race_of_inventions]
