pack antares "Antares"
    ru        "Антарес"
    version   "1.0.0"
    language  "3"
    requires  orion "0.1"
    authors   "the moodsl authors"
    licence   "MIT"
    coverage  100               # every line of every card has a scenario
