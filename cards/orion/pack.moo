pack orion "Master of Orion"
    ru        "Владыка Ориона"
    version   "0.1.0"
    language  "3"
    coverage  100               # every line of every card has a scenario
