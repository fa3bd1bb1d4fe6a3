pack orion "Master of Orion"
    ru        "Владыка Ориона"
    version   "0.1.0"
    language  "1"
