# The tracks, each with its number of cells. No track joins two systems of one colour, so that every route leaves a choice.
# An original design; the game's own tracks are not known, but that one of four cells joins a red system and a blue one.

track ember_cradle_ember_haven "Ember Cradle – Ember Haven"
    ru      "Колыбель Угля — Гавань Угля"
    ends    ember_cradle, ember_haven
    length  3

track ember_cradle_ember_lantern "Ember Cradle – Ember Lantern"
    ru      "Колыбель Угля — Фонарь Угля"
    ends    ember_cradle, ember_lantern
    length  2

track ember_cradle_ember_gate "Ember Cradle – Ember Gate"
    ru      "Колыбель Угля — Врата Угля"
    ends    ember_cradle, ember_gate
    length  4

track ember_haven_ember_gate "Ember Haven – Ember Gate"
    ru      "Гавань Угля — Врата Угля"
    ends    ember_haven, ember_gate
    length  3

track ember_haven_ember_drift "Ember Haven – Ember Drift"
    ru      "Гавань Угля — Дрейф Угля"
    ends    ember_haven, ember_drift
    length  3

track ember_drift_azure_lantern "Ember Drift – Azure Lantern"
    ru      "Дрейф Угля — Фонарь Лазури"
    ends    ember_drift, azure_lantern
    length  3

track ember_gate_ember_drift "Ember Gate – Ember Drift"
    ru      "Врата Угля — Дрейф Угля"
    ends    ember_gate, ember_drift
    length  3

track ember_drift_azure_gate "Ember Drift – Azure Gate"
    ru      "Дрейф Угля — Врата Лазури"
    ends    ember_drift, azure_gate
    length  3

track azure_cradle_azure_haven "Azure Cradle – Azure Haven"
    ru      "Колыбель Лазури — Гавань Лазури"
    ends    azure_cradle, azure_haven
    length  3

track azure_cradle_azure_lantern "Azure Cradle – Azure Lantern"
    ru      "Колыбель Лазури — Фонарь Лазури"
    ends    azure_cradle, azure_lantern
    length  2

track azure_cradle_azure_gate "Azure Cradle – Azure Gate"
    ru      "Колыбель Лазури — Врата Лазури"
    ends    azure_cradle, azure_gate
    length  4

track azure_haven_azure_gate "Azure Haven – Azure Gate"
    ru      "Гавань Лазури — Врата Лазури"
    ends    azure_haven, azure_gate
    length  3

track azure_haven_azure_drift "Azure Haven – Azure Drift"
    ru      "Гавань Лазури — Дрейф Лазури"
    ends    azure_haven, azure_drift
    length  3

track azure_drift_amber_lantern "Azure Drift – Amber Lantern"
    ru      "Дрейф Лазури — Фонарь Янтаря"
    ends    azure_drift, amber_lantern
    length  3

track azure_gate_azure_drift "Azure Gate – Azure Drift"
    ru      "Врата Лазури — Дрейф Лазури"
    ends    azure_gate, azure_drift
    length  3

track azure_drift_amber_gate "Azure Drift – Amber Gate"
    ru      "Дрейф Лазури — Врата Янтаря"
    ends    azure_drift, amber_gate
    length  3

track amber_cradle_amber_haven "Amber Cradle – Amber Haven"
    ru      "Колыбель Янтаря — Гавань Янтаря"
    ends    amber_cradle, amber_haven
    length  3

track amber_cradle_amber_lantern "Amber Cradle – Amber Lantern"
    ru      "Колыбель Янтаря — Фонарь Янтаря"
    ends    amber_cradle, amber_lantern
    length  2

track amber_cradle_amber_gate "Amber Cradle – Amber Gate"
    ru      "Колыбель Янтаря — Врата Янтаря"
    ends    amber_cradle, amber_gate
    length  4

track amber_haven_amber_gate "Amber Haven – Amber Gate"
    ru      "Гавань Янтаря — Врата Янтаря"
    ends    amber_haven, amber_gate
    length  3

track amber_haven_amber_drift "Amber Haven – Amber Drift"
    ru      "Гавань Янтаря — Дрейф Янтаря"
    ends    amber_haven, amber_drift
    length  3

track amber_drift_jade_lantern "Amber Drift – Jade Lantern"
    ru      "Дрейф Янтаря — Фонарь Нефрита"
    ends    amber_drift, jade_lantern
    length  3

track amber_gate_amber_drift "Amber Gate – Amber Drift"
    ru      "Врата Янтаря — Дрейф Янтаря"
    ends    amber_gate, amber_drift
    length  3

track amber_drift_jade_gate "Amber Drift – Jade Gate"
    ru      "Дрейф Янтаря — Врата Нефрита"
    ends    amber_drift, jade_gate
    length  3

track jade_cradle_jade_haven "Jade Cradle – Jade Haven"
    ru      "Колыбель Нефрита — Гавань Нефрита"
    ends    jade_cradle, jade_haven
    length  3

track jade_cradle_jade_lantern "Jade Cradle – Jade Lantern"
    ru      "Колыбель Нефрита — Фонарь Нефрита"
    ends    jade_cradle, jade_lantern
    length  2

track jade_cradle_jade_gate "Jade Cradle – Jade Gate"
    ru      "Колыбель Нефрита — Врата Нефрита"
    ends    jade_cradle, jade_gate
    length  4

track jade_haven_jade_gate "Jade Haven – Jade Gate"
    ru      "Гавань Нефрита — Врата Нефрита"
    ends    jade_haven, jade_gate
    length  3

track jade_haven_jade_drift "Jade Haven – Jade Drift"
    ru      "Гавань Нефрита — Дрейф Нефрита"
    ends    jade_haven, jade_drift
    length  3

track jade_drift_ember_lantern "Jade Drift – Ember Lantern"
    ru      "Дрейф Нефрита — Фонарь Угля"
    ends    jade_drift, ember_lantern
    length  3

track jade_gate_jade_drift "Jade Gate – Jade Drift"
    ru      "Врата Нефрита — Дрейф Нефрита"
    ends    jade_gate, jade_drift
    length  3

track jade_drift_ember_gate "Jade Drift – Ember Gate"
    ru      "Дрейф Нефрита — Врата Угля"
    ends    jade_drift, ember_gate
    length  3

track ember_gate_amber_gate "Ember Gate – Amber Gate"
    ru      "Врата Угля — Врата Янтаря"
    ends    ember_gate, amber_gate
    length  4

track azure_gate_jade_gate "Azure Gate – Jade Gate"
    ru      "Врата Лазури — Врата Нефрита"
    ends    azure_gate, jade_gate
    length  4
