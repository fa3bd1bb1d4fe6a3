# Improved Research in its four copies, Data Network and Artificial Intelligence.

scenario "improved research with produce draws a card and removes three, of which one may be the new one"
    ruling  E12
    ru      "«Улучшенная наука» с символом производства берёт карту и убирает три, в том числе новую"
    given
        your hand is [politics, survey_role, trade_role, improved_research_produce]
        your deck is [politics, warfare_role]
    when
        you play_deed improved_research_produce
        you choose politics
        you choose survey_role
        you choose warfare_role
    then
        nothing is asked
        your hand is [trade_role]
        your deck is [politics]
        removed is [politics, survey_role, warfare_role]
        your discard_pile is [improved_research_produce]

scenario "improved research with colonize draws a card and removes the three that were there"
    ruling  E12
    ru      "«Улучшенная наука» с символом колонизации берёт карту и убирает три прежние"
    given
        your hand is [politics, survey_role, trade_role, improved_research_colonize]
        your deck is [politics, warfare_role]
    when
        you play_deed improved_research_colonize
        you choose survey_role
        you choose trade_role
        you choose politics
    then
        nothing is asked
        your hand is [warfare_role]
        your deck is [politics]
        removed is [survey_role, trade_role, politics]
        your discard_pile is [improved_research_colonize]

scenario "improved research with survey removes technologies, too"
    ruling  E12
    ru      "«Улучшенная наука» с символом поиска убирает и технологии"
    given
        your hand is [research_role, survey_role, improved_trade_survey, improved_research_survey]
        your deck is [politics, warfare_role]
    when
        you play_deed improved_research_survey
        you choose research_role
        you choose improved_trade_survey
        you choose warfare_role
    then
        nothing is asked
        your hand is [survey_role]
        your deck is [politics]
        removed is [research_role, improved_trade_survey, warfare_role]
        your discard_pile is [improved_research_survey]

scenario "improved research with warfare removes no fourth card"
    ruling  E12
    ru      "«Улучшенная наука» с символом завоевания не убирает четвёртую карту"
    given
        your hand is [trade_role, politics, colonize_role, survey_role, improved_research_warfare]
        your deck is [politics, warfare_role]
    when
        you play_deed improved_research_warfare
        you choose colonize_role
        you choose politics
        you choose trade_role
    then
        nothing is asked
        your hand is [survey_role, warfare_role]
        your deck is [politics]
        removed is [colonize_role, politics, trade_role]
        your discard_pile is [improved_research_warfare]

scenario "improved research may remove fewer than three cards"
    ruling  E12
    ru      "«Улучшенная наука» может убрать меньше трёх карт"
    given
        your hand is [politics, survey_role, improved_research_colonize]
        your deck is [warfare_role]
    when
        you play_deed improved_research_colonize
        you choose politics
        you choose nothing
    then
        your hand is [survey_role, warfare_role]
        removed is [politics]

scenario "improved research need not remove anything"
    ruling  E12
    ru      "«Улучшенная наука» может ничего не убирать"
    given
        your hand is [politics, improved_research_survey]
        your deck is [warfare_role]
    when
        you play_deed improved_research_survey
        you choose nothing
    then
        your hand is [politics, warfare_role]
        removed is []

scenario "improved research does not remove itself"
    ruling  E12
    ru      "«Улучшенная наука» не убирает сама себя"
    given
        your hand is [improved_research_warfare]
        your deck is [warfare_role]
    when
        you play_deed improved_research_warfare
        you choose warfare_role
    then
        nothing is asked
        removed is [warfare_role]
        your discard_pile is [improved_research_warfare]

scenario "improved research counts for research, and for its second symbol"
    ruling  E15
    ru      "«Улучшенная наука» учитывается для науки и для второго своего символа"
    given
        your played is [improved_research_produce, improved_research_colonize, improved_research_survey, improved_research_warfare]
    then
        symbols of research for you is 4
        symbols of produce for you is 1
        symbols of colonize for you is 1
        symbols of survey for you is 1
        symbols of warfare for you is 1
        symbols of trade for you is 0

scenario "the data network draws two cards and removes as many as one likes"
    ruling  E12
    ru      "«Информационная сеть» берёт две карты и убирает сколько угодно"
    given
        your hand is [politics, data_network, survey_role]
        your deck is [trade_role, warfare_role]
    when
        you play_deed data_network
        you choose politics
        you choose survey_role
        you choose warfare_role
        you choose nothing
    then
        your hand is [trade_role]
        removed is [politics, survey_role, warfare_role]
        your discard_pile is [data_network]

scenario "the data network removes a whole hand, but not itself"
    ruling  E12
    ru      "«Информационная сеть» убирает всю руку, но не себя"
    given
        your hand is [politics, data_network, survey_role, colonize_role]
        your deck is [trade_role, warfare_role]
    when
        you play_deed data_network
        you choose politics
        you choose survey_role
        you choose warfare_role
        you choose colonize_role
        you choose trade_role
    then
        nothing is asked
        your hand is []
        your discard_pile is [data_network]

scenario "the data network need not remove anything"
    ruling  E12
    ru      "«Информационная сеть» может ничего не убирать"
    given
        your hand is [data_network]
        your deck is [politics, trade_role, warfare_role]
    when
        you play_deed data_network
        you choose nothing
    then
        your hand is [trade_role, warfare_role]
        your deck is [politics]
        removed is []

scenario "artificial intelligence takes two role cards from different stacks"
    ruling  E12
    ru      "«Искусственный интеллект» берёт две карты ролей из разных стопок"
    given
        survey_stack is [survey_role, survey_role]
        trade_stack is [trade_role]
        your hand is [artificial_intelligence]
    when
        you play_deed artificial_intelligence
        you choose survey_role
        you choose trade_role
    then
        your hand is [survey_role, trade_role]
        survey_stack is [survey_role]
        trade_stack is []
        your discard_pile is [artificial_intelligence]

scenario "artificial intelligence takes two role cards from one stack"
    ruling  E12
    ru      "«Искусственный интеллект» берёт две карты ролей из одной стопки"
    given
        survey_stack is [survey_role, survey_role]
        trade_stack is [trade_role]
        your hand is [artificial_intelligence]
    when
        you play_deed artificial_intelligence
        you choose survey_role
        you choose survey_role
    then
        your hand is [survey_role, survey_role]
        survey_stack is []

scenario "artificial intelligence offers the five stacks, and not the box"
    ruling  E12
    ru      "«Искусственный интеллект» предлагает пять стопок, но не коробку"
    given
        survey_stack is [survey_role, survey_role]
        warfare_stack is [warfare_role]
        colonize_stack is [colonize_role]
        trade_stack is [trade_role]
        research_stack is [research_role]
        your hand is [artificial_intelligence]
    when
        you play_deed artificial_intelligence
    then
        options are "Survey", "Warfare", "Colonize", "Produce/Trade", "Research"
        politics is not offered

scenario "the data network and artificial intelligence count for their symbols"
    ruling  E15
    ru      "«Информационная сеть» и «Искусственный интеллект» дают свои символы"
    given
        your played is [data_network, artificial_intelligence]
    then
        symbols of research for you is 2
        symbols of colonize for you is 1
        symbols of produce for you is 1
