# The projects for cards of all races and governments.

scenario "the upper project of Ashkarids brings an expansion card"
    ruling  G46
    ru      "верхний проект (Ашкариды) приносит карту экспансии"
    given
        your tableau is [ashkarids]
        ashkarids_upper_red's filling is [red_cube]
        ashkarids_upper_green's filling is [green_cube]
        expansion_deck's stack is [jump_gates]
    when
        you finish ashkarids
    then
        your tableau is [ashkarids, jump_gates]
        number of your bag is 2

scenario "the lower project of Ashkarids brings a leader"
    ruling  G46
    ru      "нижний проект (Ашкариды) приносит лидера"
    given
        your tableau is [ashkarids]
        ashkarids_lower_red's filling is [red_cube]
        ashkarids_lower_yellow's filling is [yellow_cube]
        ashkarids_lower_blue's filling is [blue_cube]
        leader_deck's stack is [reformer]
    when
        you finish ashkarids
    then
        your tableau is [ashkarids, reformer]
        number of your bag is 3

scenario "the upper project of Tholmar brings an expansion card"
    ruling  G46
    ru      "верхний проект (Толмары) приносит карту экспансии"
    given
        your tableau is [tholmar]
        tholmar_upper_red's filling is [red_cube]
        tholmar_upper_blue's filling is [blue_cube]
        expansion_deck's stack is [jump_gates]
    when
        you finish tholmar
    then
        your tableau is [tholmar, jump_gates]
        number of your bag is 2

scenario "the lower project of Tholmar brings a conflict"
    ruling  G46
    ru      "нижний проект (Толмары) приносит конфликт"
    given
        your tableau is [tholmar]
        tholmar_lower_red's filling is [red_cube]
        tholmar_lower_green's filling is [green_cube]
        tholmar_lower_yellow's filling is [yellow_cube]
        conflict_deck's stack is [embargo]
    when
        you finish tholmar
    then
        your tableau is [tholmar, embargo]
        number of your bag is 3

scenario "the upper project of Lumenari brings a progress card"
    ruling  G46
    ru      "верхний проект (Люменары) приносит карту прогресса"
    given
        your tableau is [lumenari]
        lumenari_upper_blue's filling is [blue_cube]
        lumenari_upper_green's filling is [green_cube]
        progress_deck's stack is [lens_of_hours]
    when
        you finish lumenari
    then
        your tableau is [lumenari, lens_of_hours]
        number of your bag is 2

scenario "the lower project of Lumenari brings a leader"
    ruling  G46
    ru      "нижний проект (Люменары) приносит лидера"
    given
        your tableau is [lumenari]
        lumenari_lower_blue's filling is [blue_cube]
        lumenari_lower_yellow's filling is [yellow_cube]
        lumenari_lower_red's filling is [red_cube]
        leader_deck's stack is [reformer]
    when
        you finish lumenari
    then
        your tableau is [lumenari, reformer]
        number of your bag is 3

scenario "the upper project of Quillons brings a progress card"
    ruling  G46
    ru      "верхний проект (Квиллоны) приносит карту прогресса"
    given
        your tableau is [quillons]
        quillons_upper_blue's filling is [blue_cube]
        quillons_upper_yellow's filling is [yellow_cube]
        progress_deck's stack is [lens_of_hours]
    when
        you finish quillons
    then
        your tableau is [quillons, lens_of_hours]
        number of your bag is 2

scenario "the lower project of Quillons brings a leader"
    ruling  G46
    ru      "нижний проект (Квиллоны) приносит лидера"
    given
        your tableau is [quillons]
        quillons_lower_blue's filling is [blue_cube]
        quillons_lower_green's filling is [green_cube]
        quillons_lower_red's filling is [red_cube]
        leader_deck's stack is [reformer]
    when
        you finish quillons
    then
        your tableau is [quillons, reformer]
        number of your bag is 3

scenario "the upper project of Merisands brings a commerce card"
    ruling  G46
    ru      "верхний проект (Мерисанды) приносит карту коммерции"
    given
        your tableau is [merisands]
        merisands_upper_yellow's filling is [yellow_cube], [yellow_cube]
        merisands_upper_red's filling is [red_cube]
        commerce_deck's stack is [free_ports]
    when
        you finish merisands
    then
        your tableau is [merisands, free_ports]
        number of your bag is 3

scenario "the lower project of Merisands brings a leader"
    ruling  G46
    ru      "нижний проект (Мерисанды) приносит лидера"
    given
        your tableau is [merisands]
        merisands_lower_yellow's filling is [yellow_cube]
        merisands_lower_green's filling is [green_cube]
        merisands_lower_red's filling is [red_cube]
        leader_deck's stack is [reformer]
    when
        you finish merisands
    then
        your tableau is [merisands, reformer]
        number of your bag is 3

scenario "the upper project of Obrunni brings a commerce card"
    ruling  G46
    ru      "верхний проект (Обрунны) приносит карту коммерции"
    given
        your tableau is [obrunni]
        obrunni_upper_yellow's filling is [yellow_cube]
        obrunni_upper_blue's filling is [blue_cube]
        commerce_deck's stack is [free_ports]
    when
        you finish obrunni
    then
        your tableau is [obrunni, free_ports]
        number of your bag is 2

scenario "the lower project of Obrunni brings a conflict"
    ruling  G46
    ru      "нижний проект (Обрунны) приносит конфликт"
    given
        your tableau is [obrunni]
        obrunni_lower_yellow's filling is [yellow_cube]
        obrunni_lower_blue's filling is [blue_cube]
        obrunni_lower_red's filling is [red_cube]
        conflict_deck's stack is [embargo]
    when
        you finish obrunni
    then
        your tableau is [obrunni, embargo]
        number of your bag is 3

scenario "the upper project of Sylphars brings a progress card"
    ruling  G46
    ru      "верхний проект (Сильфары) приносит карту прогресса"
    given
        your tableau is [sylphars]
        sylphars_upper_green's filling is [green_cube]
        sylphars_upper_yellow's filling is [yellow_cube]
        progress_deck's stack is [lens_of_hours]
    when
        you finish sylphars
    then
        your tableau is [sylphars, lens_of_hours]
        number of your bag is 2

scenario "the lower project of Sylphars brings a leader"
    ruling  G46
    ru      "нижний проект (Сильфары) приносит лидера"
    given
        your tableau is [sylphars]
        sylphars_lower_green's filling is [green_cube]
        sylphars_lower_blue's filling is [blue_cube]
        sylphars_lower_red's filling is [red_cube]
        leader_deck's stack is [reformer]
    when
        you finish sylphars
    then
        your tableau is [sylphars, reformer]
        number of your bag is 3

scenario "the upper project of Nautiliads brings a commerce card"
    ruling  G46
    ru      "верхний проект (Наутилиады) приносит карту коммерции"
    given
        your tableau is [nautiliads]
        nautiliads_upper_green's filling is [green_cube]
        nautiliads_upper_yellow's filling is [yellow_cube]
        commerce_deck's stack is [free_ports]
    when
        you finish nautiliads
    then
        your tableau is [nautiliads, free_ports]
        number of your bag is 2

scenario "the lower project of Nautiliads brings a leader"
    ruling  G46
    ru      "нижний проект (Наутилиады) приносит лидера"
    given
        your tableau is [nautiliads]
        nautiliads_lower_blue's filling is [blue_cube]
        nautiliads_lower_green's filling is [green_cube]
        nautiliads_lower_red's filling is [red_cube]
        leader_deck's stack is [reformer]
    when
        you finish nautiliads
    then
        your tableau is [nautiliads, reformer]
        number of your bag is 3

scenario "the upper project of Concordants brings a development card"
    ruling  G46
    ru      "верхний проект (Конкорданты) приносит карту развития"
    given
        your tableau is [concordants]
        concordants_upper_blue's filling is [blue_cube]
        concordants_upper_yellow's filling is [yellow_cube]
        commerce_deck's stack is [free_ports]
    when
        you finish concordants
    then
        your tableau is [concordants, free_ports]
        number of your bag is 2

scenario "the upper project of Assembly of Savants brings a progress card"
    ruling  G46
    ru      "верхний проект (Ассамблея учёных) приносит карту прогресса"
    given
        your tableau is [assembly_of_savants]
        assembly_of_savants_upper_blue's filling is [blue_cube], [blue_cube]
        progress_deck's stack is [lens_of_hours]
    when
        you finish assembly_of_savants
    then
        your tableau is [assembly_of_savants, lens_of_hours]
        number of your bag is 2

scenario "the lower project of Assembly of Savants brings a development card"
    ruling  G46
    ru      "нижний проект (Ассамблея учёных) приносит карту развития"
    given
        your tableau is [assembly_of_savants]
        assembly_of_savants_lower_red's filling is [red_cube], [red_cube], [red_cube], [red_cube]
        commerce_deck's stack is [free_ports]
    when
        you finish assembly_of_savants
    then
        your tableau is [assembly_of_savants, free_ports]
        number of your bag is 4

scenario "the upper project of Merchant League brings a commerce card"
    ruling  G46
    ru      "верхний проект (Торговая лига) приносит карту коммерции"
    given
        your tableau is [merchant_league]
        merchant_league_upper_yellow's filling is [yellow_cube], [yellow_cube]
        commerce_deck's stack is [free_ports]
    when
        you finish merchant_league
    then
        your tableau is [merchant_league, free_ports]
        number of your bag is 2

scenario "the lower project of Merchant League brings a development card"
    ruling  G46
    ru      "нижний проект (Торговая лига) приносит карту развития"
    given
        your tableau is [merchant_league]
        merchant_league_lower_blue's filling is [blue_cube], [blue_cube], [blue_cube], [blue_cube]
        commerce_deck's stack is [free_ports]
    when
        you finish merchant_league
    then
        your tableau is [merchant_league, free_ports]
        number of your bag is 4

scenario "the upper project of Frontier Mandate brings an expansion card"
    ruling  G46
    ru      "верхний проект (Мандат фронтира) приносит карту экспансии"
    given
        your tableau is [frontier_mandate]
        frontier_mandate_upper_green's filling is [green_cube], [green_cube]
        expansion_deck's stack is [jump_gates]
    when
        you finish frontier_mandate
    then
        your tableau is [frontier_mandate, jump_gates]
        number of your bag is 2

scenario "the lower project of Frontier Mandate brings a development card"
    ruling  G46
    ru      "нижний проект (Мандат фронтира) приносит карту развития"
    given
        your tableau is [frontier_mandate]
        frontier_mandate_lower_yellow's filling is [yellow_cube], [yellow_cube], [yellow_cube], [yellow_cube]
        commerce_deck's stack is [free_ports]
    when
        you finish frontier_mandate
    then
        your tableau is [frontier_mandate, free_ports]
        number of your bag is 4

scenario "the upper project of Rule of Hierophants brings a leader"
    ruling  G46
    ru      "верхний проект (Власть иерофантов) приносит лидера"
    given
        your tableau is [rule_of_hierophants]
        rule_of_hierophants_upper_green's filling is [green_cube]
        rule_of_hierophants_upper_blue's filling is [blue_cube]
        rule_of_hierophants_upper_black's filling is [black_cube]
        leader_deck's stack is [reformer]
    when
        you finish rule_of_hierophants
    then
        your tableau is [rule_of_hierophants, reformer]
        number of your bag is 3

scenario "the lower project of Rule of Hierophants brings a development card"
    ruling  G46
    ru      "нижний проект (Власть иерофантов) приносит карту развития"
    given
        your tableau is [rule_of_hierophants]
        rule_of_hierophants_lower_green's filling is [green_cube], [green_cube], [green_cube], [green_cube]
        commerce_deck's stack is [free_ports]
    when
        you finish rule_of_hierophants
    then
        your tableau is [rule_of_hierophants, free_ports]
        number of your bag is 4

scenario "the upper project of Ministry of Everything brings a leader"
    ruling  G46
    ru      "верхний проект (Министерство всего) приносит лидера"
    given
        your tableau is [ministry_of_everything]
        ministry_of_everything_upper_black's filling is [black_cube], [black_cube]
        leader_deck's stack is [reformer]
    when
        you finish ministry_of_everything
    then
        your tableau is [ministry_of_everything, reformer]
        number of your bag is 2

scenario "the lower project of Ministry of Everything brings a conflict"
    ruling  G46
    ru      "нижний проект (Министерство всего) приносит конфликт"
    given
        your tableau is [ministry_of_everything]
        ministry_of_everything_lower_black's filling is [black_cube]
        ministry_of_everything_lower_red's filling is [red_cube]
        ministry_of_everything_lower_yellow's filling is [yellow_cube]
        conflict_deck's stack is [embargo]
    when
        you finish ministry_of_everything
    then
        your tableau is [ministry_of_everything, embargo]
        number of your bag is 3
