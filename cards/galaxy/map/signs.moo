# The symbols on the board, and the systems on which their arrows hang. That there are blue, green and red arrows is the
# game's; which symbols there are, and where, is an original design.

sign military_blue_ember_cradle "Military symbol of Ember Cradle"
    ru       "Военный символ: Колыбель Угля"
    arrow    blue_arrow
    symbols  military
    hangs    ember_cradle

sign scientific_green_ember_lantern "Scientific symbol of Ember Lantern and Ember Gate"
    ru       "Научный символ: Фонарь Угля и Врата Угля"
    arrow    green_arrow
    symbols  scientific
    hangs    ember_lantern, ember_gate

sign scientific_blue_azure_cradle "Scientific symbol of Azure Cradle"
    ru       "Научный символ: Колыбель Лазури"
    arrow    blue_arrow
    symbols  scientific
    hangs    azure_cradle

sign economic_green_azure_lantern "Economic symbol of Azure Lantern and Azure Gate"
    ru       "Экономический символ: Фонарь Лазури и Врата Лазури"
    arrow    green_arrow
    symbols  economic
    hangs    azure_lantern, azure_gate

sign economic_blue_amber_cradle "Economic symbol of Amber Cradle"
    ru       "Экономический символ: Колыбель Янтаря"
    arrow    blue_arrow
    symbols  economic
    hangs    amber_cradle

sign cultural_green_amber_lantern "Cultural symbol of Amber Lantern and Amber Gate"
    ru       "Культурный символ: Фонарь Янтаря и Врата Янтаря"
    arrow    green_arrow
    symbols  cultural
    hangs    amber_lantern, amber_gate

sign cultural_blue_jade_cradle "Cultural symbol of Jade Cradle"
    ru       "Культурный символ: Колыбель Нефрита"
    arrow    blue_arrow
    symbols  cultural
    hangs    jade_cradle

sign military_green_jade_lantern "Military symbol of Jade Lantern and Jade Gate"
    ru       "Военный символ: Фонарь Нефрита и Врата Нефрита"
    arrow    green_arrow
    symbols  military
    hangs    jade_lantern, jade_gate

sign diplomatic_red_ember_gate "Diplomatic symbol of Ember Gate and Amber Gate"
    ru       "Дипломатический символ: Врата Угля и Врата Янтаря"
    arrow    red_arrow
    symbols  diplomatic
    hangs    ember_gate, amber_gate

sign diplomatic_red_azure_gate "Diplomatic symbol of Azure Gate and Jade Gate"
    ru       "Дипломатический символ: Врата Лазури и Врата Нефрита"
    arrow    red_arrow
    symbols  diplomatic
    hangs    azure_gate, jade_gate
