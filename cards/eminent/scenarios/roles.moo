scenario "a survey looks at one planet fewer than symbols, and one more for the leader"
    ruling  E35
    given
        your hand is [survey_role]
        survey_stack is [survey_role, survey_role]
        planet_deck is [styku, mik_mik, voson]
        your empire is [kyrie_juno, gerdland]
        your play_area is [imperialism]
        imperialism's face is front
        gerdland's storage is [water]
        your frontier is [lyttle]
        lyttle's colonies are [colonize_role, terraforming]
    when
        reach start of roles
        you perform survey
        you choose survey_role
        you choose voson
    then
        your frontier is [lyttle, voson]
        planet_discard is [styku, mik_mik]
        lyttle's colonies are [colonize_role, terraforming]
